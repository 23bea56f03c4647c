//! Everything that reaches one observer at one position, as JSON.

use std::fmt;

use crate::contract::{Game, Refusal};
use crate::message::HasMessage;
use crate::seat::{Observer, Seat};
use crate::sink::Silent;

use super::law::{CheckResult, Failure, Law};
use super::run::json;
use super::step;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Aspect {
    Events,
    Turn,
    View,
    Choices,
    Winners,
    Refusal,
}

impl Aspect {
    /// The law by which this part is the same in all states that the observer cannot tell apart.
    const fn law(self) -> Law {
        match self {
            Aspect::Events => Law::SealedStaysSealed,
            Aspect::Turn => Law::SameTurn,
            Aspect::View => Law::SameView,
            Aspect::Choices => Law::SameChoices,
            Aspect::Winners => Law::SameWinners,
            Aspect::Refusal => Law::SameRefusals,
        }
    }
}

impl fmt::Display for Aspect {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str(match self {
            Aspect::Events => "the list of events",
            Aspect::Turn => "the turn",
            Aspect::View => "the view",
            Aspect::Choices => "the list of legal actions",
            Aspect::Winners => "the list of winners",
            Aspect::Refusal => "a refusal",
        })
    }
}

pub(super) struct Observation {
    parts: Vec<(Aspect, String)>,
}

impl Observation {
    /// Collects what reaches the observer in this state, including the responses to the actions in `probes`.
    pub(super) fn of<G: Game>(
        state: &G,
        observer: Observer,
        probes: &[G::Action],
    ) -> CheckResult<Observation> {
        let mut parts = vec![
            (Aspect::Turn, json(&state.turn())?),
            (Aspect::View, json(&state.view(observer))?),
            (Aspect::Winners, json(&state.winners())?),
        ];
        if let Some(seat) = observer.seat() {
            parts.push((Aspect::Choices, json(&step::legal(state, seat))?));
            for &action in probes {
                parts.push((Aspect::Refusal, answer(state, seat, action)?));
            }
        }
        Ok(Observation { parts })
    }

    /// Adds the events that the observer received.
    pub(super) fn with_events(mut self, events_json: String) -> Observation {
        self.parts.insert(0, (Aspect::Events, events_json));
        self
    }

    /// Fails with the first part that differs.
    pub(super) fn check_same(&self, other: &Observation) -> CheckResult {
        let mut pairs = self.parts.iter().zip(&other.parts);
        match pairs.find(|(one, two)| one != two) {
            Some(((aspect, one), (_, two))) => {
                let details = format!("{aspect} differs:\n  one:   {one}\n  other: {two}");
                Err(Failure::new(aspect.law(), details))
            }
            None => Ok(()),
        }
    }
}

pub(super) fn check_same_observation<G: Game>(
    one: &G,
    other: &G,
    observer: Observer,
    probes: &[G::Action],
) -> CheckResult {
    Observation::of(one, observer, probes)?.check_same(&Observation::of(other, observer, probes)?)
}

fn answer<G: Game>(state: &G, seat: Seat, action: G::Action) -> CheckResult<String> {
    match state.clone().decide(seat, action, &mut Silent) {
        Ok(()) => Ok(format!("{action:?}: accepted")),
        Err(refusal) => Ok(format!("{action:?}: {} {}", refusal.code(), json(&refusal.message())?)),
    }
}
