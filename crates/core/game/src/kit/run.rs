//! A game as the kit plays it: its state, the steps that led there, and everything it tells.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::chance::Dice;
use crate::contract::{Game, Refusal};
use crate::rule::RuleId;
use crate::seat::Observer;
use crate::setup::Setup;
use crate::sink::{LoggedEvent, Silent, Sink};
use crate::turn::Turn;
use crate::words::Worded;

use super::Kit;
use super::effort::Ending;
use super::law::{Breach, Found, Law};
use super::step::{self, Step, StepOf};

/// A game and how it came to this.
#[derive(Clone)]
pub(super) struct Run<G: Game> {
    pub(super) seats: u8,
    pub(super) state: G,
    pub(super) steps: Vec<StepOf<G>>,
    /// How many of the steps came before the kit began to look.
    pub(super) ahead: usize,
}

impl<G: Game> Run<G> {
    /// Sets a game up and hears what it tells.
    pub(super) fn start(setup: &Setup, tell: &mut impl Sink<G::Event>) -> Found<Run<G>> {
        let refused = |error| Breach::new(Law::SetsUp, format!("the set-up is refused this time: {error}"));
        let state = G::new(setup, tell).map_err(refused)?;
        Ok(Run { seats: setup.seats(), state, steps: Vec::new(), ahead: 0 })
    }

    /// Takes a step that the game has listed.
    pub(super) fn take(&mut self, step: StepOf<G>, tell: &mut impl Sink<G::Event>) -> Found {
        self.steps.push(step);
        taken(&mut self.state, step, tell)
    }

    /// A step at random, or nothing if the game is over.
    pub(super) fn next(&self, kit: &mut Kit<G>) -> Found<Option<StepOf<G>>> {
        let step = step::random(&self.state, &mut kit.dice)?;
        let is_long = step.is_some() && self.steps.len() - self.ahead >= kit.effort.longest;
        if is_long && kit.effort.ending == Ending::CutShort {
            return Ok(None);
        }
        if is_long {
            let story = format!("no end in sight after {} steps", self.steps.len());
            return Err(Breach::new(Law::GamesEnd, story));
        }
        Ok(step)
    }

    /// A game that is some steps ahead, as many as the effort allows and the game lasts.
    pub(super) fn start_ahead(kit: &mut Kit<G>, setup: &Setup) -> Found<Run<G>> {
        let mut ahead = match kit.effort.head_start {
            0 => 0,
            most => kit.dice.below(most as u32 + 1) as usize,
        };
        loop {
            let mut run = Run::<G>::start(setup, &mut Silent)?;
            while run.steps.len() < ahead
                && let Some(step) = step::random(&run.state, &mut kit.dice)?
            {
                run.take(step, &mut Silent)?;
            }
            if run.state.turn() != Turn::Over {
                run.ahead = run.steps.len();
                return Ok(run);
            }
            ahead /= 2;
        }
    }

    /// Plays at random to the end.
    pub(super) fn finish(&mut self, kit: &mut Kit<G>, tell: &mut impl Sink<G::Event>) -> Found {
        while let Some(step) = self.next(kit)? {
            self.take(step, tell)?;
        }
        Ok(())
    }

    /// The steps that the kit looked at, one a line, for whoever has to follow them.
    pub(super) fn story(&self) -> String {
        let seen = self.steps.iter().enumerate().skip(self.ahead);
        let lines = seen.map(|(at, step)| format!("  {}. {step}", at + 1));
        [format!("after {} steps:", self.steps.len())].into_iter().chain(lines).collect::<Vec<_>>().join("\n")
    }
}

/// Takes a step that the game has listed: to refuse it breaks a law.
pub(super) fn taken<G: Game>(state: &mut G, step: StepOf<G>, tell: &mut impl Sink<G::Event>) -> Found {
    step::take(state, step, tell).map_err(|refusal| {
        let law = match step {
            Step::Decide { .. } => Law::LegalIsAccepted,
            Step::Resolve { .. } => Law::OutcomesAreAccepted,
        };
        let message = refusal.message();
        Breach::new(law, format!("{step}: it was listed but is refused: {} ({})", refusal.code(), message.id))
    })
}

/// Hears events like everyone, and also the rules that were at work without one.
pub(super) struct Recorder<F> {
    pub(super) events: Vec<LoggedEvent<F>>,
    pub(super) cited: Vec<RuleId>,
}

impl<F> Recorder<F> {
    pub(super) fn new() -> Recorder<F> {
        Recorder { events: Vec::new(), cited: Vec::new() }
    }

    pub(super) fn heard_nothing(&self) -> bool {
        self.events.is_empty() && self.cited.is_empty()
    }

    /// Every rule that was named, with an event or without.
    pub(super) fn rules(&self) -> impl Iterator<Item = RuleId> {
        self.events.iter().map(|event| event.rule).chain(self.cited.iter().copied())
    }
}

impl<F> Sink<F> for Recorder<F> {
    fn tell(&mut self, rule: RuleId, event: impl FnOnce() -> F) {
        self.events.push(LoggedEvent { rule, event: event() });
    }

    fn cite(&mut self, rule: RuleId) {
        self.cited.push(rule);
    }
}

/// What an observer hears of these events, byte by byte. An event that is kept from it leaves no gap.
pub(super) fn sights<G: Game>(events: &[LoggedEvent<G::Event>], observer: Observer) -> Found<String> {
    json(&heard::<G>(events, observer))
}

/// What an observer hears of these events.
pub(super) fn heard<G: Game>(
    events: &[LoggedEvent<G::Event>],
    observer: Observer,
) -> Vec<LoggedEvent<G::Event>> {
    let heard = events.iter().filter_map(|logged| {
        let event = G::redact(&logged.event, observer)?;
        Some(LoggedEvent { rule: logged.rule, event })
    });
    heard.collect()
}

/// A thing as it travels.
pub(super) fn json<T: Serialize>(thing: &T) -> Found<String> {
    serde_json::to_string(thing)
        .map_err(|error| Breach::new(Law::SurvivesJson, format!("it cannot be written as JSON: {error}")))
}

/// Checks that a thing comes back from its journey as it went.
pub(super) fn survives<T: Serialize + DeserializeOwned + Eq>(thing: &T) -> Found {
    let text = json(thing)?;
    match serde_json::from_str::<T>(&text) {
        Ok(back) if back == *thing => Ok(()),
        Ok(_) => Err(Breach::new(Law::SurvivesJson, format!("it comes back as something else: {text}"))),
        Err(error) => Err(Breach::new(Law::SurvivesJson, format!("it cannot be read back: {error}: {text}"))),
    }
}
