//! A game as the kit plays it: the state, the steps that led there, and the recorded events.

use serde::Serialize;
use serde::de::DeserializeOwned;

use crate::chance::Dice;
use crate::contract::{Game, Refusal};
use crate::message::HasMessage;
use crate::rule::RuleId;
use crate::seat::Observer;
use crate::setup::Setup;
use crate::sink::{LoggedEvent, Silent, Sink};
use crate::story::{LogChange, StoryReader};
use crate::turn::Turn;

use super::Kit;
use super::effort::Ending;
use super::law::{CheckResult, Failure, Law};
use super::step::{self, Step, StepOf};

/// A state and the steps that led to it.
#[derive(Clone)]
pub(super) struct Run<G: Game> {
    pub(super) seats: u8,
    pub(super) state: G,
    pub(super) steps: Vec<StepOf<G>>,
    /// How many of the steps were played before the checks began.
    pub(super) head_start: usize,
}

impl<G: Game> Run<G> {
    pub(super) fn start(setup: &Setup, sink: &mut impl Sink<G::Event>) -> CheckResult<Run<G>> {
        let refused = |error| {
            Failure::new(Law::SetsUp, format!("the setup was accepted before and is refused now: {error}"))
        };
        let state = G::new(setup, sink).map_err(refused)?;
        Ok(Run { seats: setup.seats(), state, steps: Vec::new(), head_start: 0 })
    }

    /// Takes a step that the game lists.
    pub(super) fn take(&mut self, step: StepOf<G>, sink: &mut impl Sink<G::Event>) -> CheckResult {
        self.steps.push(step);
        take_listed(&mut self.state, step, sink)
    }

    /// Returns a random step, or `None` if the game is over or cut short.
    pub(super) fn next(&self, kit: &mut Kit<G>) -> CheckResult<Option<StepOf<G>>> {
        let step = step::random(&self.state, &mut kit.dice)?;
        let is_long = step.is_some() && self.steps.len() - self.head_start >= kit.effort.longest;
        if is_long && kit.effort.ending == Ending::CutShort {
            return Ok(None);
        }
        if is_long {
            let details = format!("the game has not ended after {} steps", self.steps.len());
            return Err(Failure::new(Law::GamesEnd, details));
        }
        Ok(step)
    }

    /// Starts a game with a random head start, at most as long as the effort allows and before the game ends.
    pub(super) fn start_ahead(kit: &mut Kit<G>, setup: &Setup) -> CheckResult<Run<G>> {
        let mut length = match kit.effort.head_start {
            0 => 0,
            most => kit.dice.below(most as u32 + 1) as usize,
        };
        loop {
            let mut run = Run::<G>::start(setup, &mut Silent)?;
            while run.steps.len() < length
                && let Some(step) = step::random(&run.state, &mut kit.dice)?
            {
                run.take(step, &mut Silent)?;
            }
            if run.state.turn() != Turn::Over {
                run.head_start = run.steps.len();
                return Ok(run);
            }
            length /= 2;
        }
    }

    pub(super) fn finish(&mut self, kit: &mut Kit<G>, sink: &mut impl Sink<G::Event>) -> CheckResult {
        while let Some(step) = self.next(kit)? {
            self.take(step, sink)?;
        }
        Ok(())
    }

    /// Returns whether any seat has decided. Before that, there is nothing to undo.
    pub(super) fn has_decision(&self) -> bool {
        self.steps.iter().any(|step| step.mover().is_some())
    }

    /// Returns the steps after the head start, one per line.
    pub(super) fn trace(&self) -> String {
        let seen = self.steps.iter().enumerate().skip(self.head_start);
        let lines = seen.map(|(at, step)| format!("  {}. {step}", at + 1));
        [format!("after {} steps:", self.steps.len())].into_iter().chain(lines).collect::<Vec<_>>().join("\n")
    }
}

/// Takes a step that the game lists. A refusal breaks a law.
pub(super) fn take_listed<G: Game>(
    state: &mut G,
    step: StepOf<G>,
    sink: &mut impl Sink<G::Event>,
) -> CheckResult {
    step::take(state, step, sink).map_err(|refusal| {
        let law = match step {
            Step::Decide { .. } => Law::LegalIsAccepted,
            Step::Resolve { .. } => Law::OutcomesAreAccepted,
        };
        let message = refusal.message();
        Failure::new(law, format!("{step}: listed but refused: {} ({})", refusal.code(), message.id))
    })
}

/// Records events, and also rules that were cited without one.
pub(super) struct Recorder<E> {
    pub(super) events: Vec<LoggedEvent<E>>,
    pub(super) cited: Vec<RuleId>,
}

impl<E> Recorder<E> {
    pub(super) fn new() -> Recorder<E> {
        Recorder { events: Vec::new(), cited: Vec::new() }
    }

    pub(super) fn is_empty(&self) -> bool {
        self.events.is_empty() && self.cited.is_empty()
    }

    /// Returns every cited rule, with or without an event.
    pub(super) fn rules(&self) -> impl Iterator<Item = RuleId> {
        self.events.iter().map(|event| event.rule).chain(self.cited.iter().copied())
    }
}

impl<E> Sink<E> for Recorder<E> {
    fn emit(&mut self, rule: RuleId, event: impl FnOnce() -> E) {
        self.events.push(LoggedEvent { rule, event: event() });
    }

    fn cite(&mut self, rule: RuleId) {
        self.cited.push(rule);
    }
}

/// Returns the redacted events and their log lines as JSON. An event that the observer must not notice leaves no gap.
pub(super) fn observed_events_json<G: Game>(
    events: &[LoggedEvent<G::Event>],
    observer: Observer,
) -> CheckResult<String> {
    let events = observed_events::<G>(events, observer);
    let mut story = StoryReader::<G::Story>::default();
    let lines: Vec<LogChange> = events.iter().map(|event| story.read(event)).collect();
    json(&(events, lines))
}

pub(super) fn observed_events<G: Game>(
    events: &[LoggedEvent<G::Event>],
    observer: Observer,
) -> Vec<LoggedEvent<G::Event>> {
    let observed_events = events.iter().filter_map(|logged| {
        let event = G::redact(&logged.event, observer)?;
        Some(LoggedEvent { rule: logged.rule, event })
    });
    observed_events.collect()
}

pub(super) fn json<T: Serialize>(thing: &T) -> CheckResult<String> {
    serde_json::to_string(thing)
        .map_err(|error| Failure::new(Law::SurvivesJson, format!("cannot be written as JSON: {error}")))
}

pub(super) fn check_json_round_trip<T: Serialize + DeserializeOwned + Eq>(thing: &T) -> CheckResult {
    let text = json(thing)?;
    match serde_json::from_str::<T>(&text) {
        Ok(back) if back == *thing => Ok(()),
        Ok(_) => Err(Failure::new(Law::SurvivesJson, format!("differs after a JSON round trip: {text}"))),
        Err(error) => {
            Err(Failure::new(Law::SurvivesJson, format!("cannot be parsed again: {error}: {text}")))
        }
    }
}

/// Plays a game to fill the pool. It ignores errors: later phases report them.
pub(super) fn fill_pool<G: Game>(kit: &mut Kit<G>, setup: &Setup) -> CheckResult {
    let mut run = Run::<G>::start(setup, &mut Silent)?;
    while let Ok(Some(next)) = run.next(kit) {
        for step in step::all(&run.state) {
            kit.pool.remember(step);
        }
        if run.take(next, &mut Silent).is_err() {
            break;
        }
    }
    Ok(())
}
