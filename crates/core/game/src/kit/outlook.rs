//! Everything that reaches one observer at one moment, byte by byte.

use std::fmt;

use crate::contract::{Game, Refusal};
use crate::seat::{Observer, Seat};
use crate::sink::Silent;
use crate::words::Worded;

use super::law::{Breach, Found, Law};
use super::run::json;
use super::step;

/// A part of what reaches an observer.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Aspect {
    Sights,
    Turn,
    View,
    Choices,
    Winners,
    Refusal,
}

impl Aspect {
    /// The law by which this part is the same for whoever has seen the same.
    const fn law(self) -> Law {
        match self {
            Aspect::Sights => Law::SealedStaysSealed,
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
            Aspect::Sights => "what is told",
            Aspect::Turn => "the turn",
            Aspect::View => "the view",
            Aspect::Choices => "the list of choices",
            Aspect::Winners => "the list of winners",
            Aspect::Refusal => "a refusal",
        })
    }
}

/// All parts in order.
pub(super) struct Outlook {
    parts: Vec<(Aspect, String)>,
}

impl Outlook {
    /// What reaches the observer in this state, and what it would be answered if it tried these actions.
    pub(super) fn of<G: Game>(state: &G, observer: Observer, probes: &[G::Action]) -> Found<Outlook> {
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
        Ok(Outlook { parts })
    }

    /// The same with what the observer was told on the way.
    pub(super) fn with_sights(mut self, sights: String) -> Outlook {
        self.parts.insert(0, (Aspect::Sights, sights));
        self
    }

    /// Checks that another outlook is the same in every part.
    pub(super) fn same(&self, other: &Outlook) -> Found {
        let mut pairs = self.parts.iter().zip(&other.parts);
        match pairs.find(|(one, two)| one != two) {
            Some(((aspect, one), (_, two))) => {
                let story = format!("{aspect} differs:\n  one:   {one}\n  other: {two}");
                Err(Breach::new(aspect.law(), story))
            }
            None => Ok(()),
        }
    }
}

/// Checks that two states look the same to an observer.
pub(super) fn same_outlook<G: Game>(one: &G, other: &G, observer: Observer, probes: &[G::Action]) -> Found {
    Outlook::of(one, observer, probes)?.same(&Outlook::of(other, observer, probes)?)
}

fn answer<G: Game>(state: &G, seat: Seat, action: G::Action) -> Found<String> {
    match state.clone().decide(seat, action, &mut Silent) {
        Ok(()) => Ok(format!("{action:?}: accepted")),
        Err(refusal) => Ok(format!("{action:?}: {} {}", refusal.code(), json(&refusal.message())?)),
    }
}
