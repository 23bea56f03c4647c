//! A step taken on a copy of the state.

use crate::contract::Game;
use crate::seat::Observer;

use super::law::CheckResult;
use super::run::{Recorder, observed_events, observed_events_json, take_listed};
use super::step::{self, StepOf};

pub(super) struct Fork<G: Game> {
    pub(super) step: StepOf<G>,
    pub(super) state: G,
    pub(super) recorder: Recorder<G::Event>,
}

impl<G: Game> Fork<G> {
    /// Takes a step that the game lists.
    pub(super) fn try_step(state: &G, step: StepOf<G>) -> CheckResult<Fork<G>> {
        let mut state = state.clone();
        let mut recorder = Recorder::new();
        take_listed(&mut state, step, &mut recorder)?;
        Ok(Fork { step, state, recorder })
    }

    /// Takes every step that any seat or chance can take, each on its own copy.
    pub(super) fn try_all(state: &G) -> CheckResult<Vec<Fork<G>>> {
        step::all(state).into_iter().map(|step| Fork::try_step(state, step)).collect()
    }

    /// Returns the events of the step as JSON, redacted for the observer.
    pub(super) fn events_json(&self, observer: Observer) -> CheckResult<String> {
        observed_events_json::<G>(&self.recorder.events, observer)
    }

    /// Returns whether any event of the step counts as a reveal to the observer.
    pub(super) fn has_reveal(&self, observer: Observer) -> bool {
        let observed = observed_events::<G>(&self.recorder.events, observer);
        observed.iter().any(|logged| G::reveals(&logged.event, observer))
    }
}
