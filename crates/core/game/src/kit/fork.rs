//! A step that is tried on a copy of the state, to see where it would lead.

use crate::contract::Game;
use crate::seat::Observer;

use super::law::Found;
use super::run::{Recorder, sights, taken};
use super::step::{self, StepOf};

pub(super) struct Fork<G: Game> {
    pub(super) step: StepOf<G>,
    pub(super) state: G,
    pub(super) told: Recorder<G::Event>,
}

impl<G: Game> Fork<G> {
    /// Tries a step that the game has listed.
    pub(super) fn try_step(state: &G, step: StepOf<G>) -> Found<Fork<G>> {
        let mut state = state.clone();
        let mut told = Recorder::new();
        taken(&mut state, step, &mut told)?;
        Ok(Fork { step, state, told })
    }

    /// Tries every step that anyone may take.
    pub(super) fn try_all(state: &G) -> Found<Vec<Fork<G>>> {
        step::all(state).into_iter().map(|step| Fork::try_step(state, step)).collect()
    }

    /// What an observer hears of the step.
    pub(super) fn sights(&self, observer: Observer) -> Found<String> {
        sights::<G>(&self.told.events, observer)
    }
}
