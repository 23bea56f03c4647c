//! What the truth may be: states drawn from a view, weighed by how plausible they make what the others did.

use game::Game;

use crate::budget::Watch;
use crate::dice::FastDice;
use crate::knowledge::Knowledge;

/// The part of a budget in time that may go into drawing states.
const GATHERING: f64 = 0.2;

/// States that fit a view, to be drawn by their likelihood.
pub(super) struct Beliefs<G> {
    states: Vec<G>,
    /// The sum of the weights up to and including each state.
    sums: Vec<f64>,
}

impl<G: Game> Beliefs<G> {
    /// Draws this many states, or as many as there is time for, and at least one. Nothing if none fits the view.
    pub(super) fn gather(
        view: &G::View,
        knowledge: &Knowledge<G>,
        count: usize,
        dice: &mut FastDice,
        watch: &Watch<'_>,
    ) -> Option<Beliefs<G>> {
        let mut beliefs = Beliefs { states: Vec::with_capacity(count), sums: Vec::with_capacity(count) };
        while beliefs.states.is_empty() || (beliefs.states.len() < count && watch.progress() < GATHERING) {
            let state = G::determinize(view, dice)?;
            let weight = (knowledge.likelihood)(view, &state);
            beliefs.add(state, weight);
        }
        Some(beliefs)
    }

    /// A weight that is no number counts for nothing.
    fn add(&mut self, state: G, weight: f64) {
        let before = self.sums.last().copied().unwrap_or(0.0);
        let weight = if weight.is_finite() { weight.max(0.0) } else { 0.0 };
        self.sums.push(before + weight);
        self.states.push(state);
    }

    /// One of the states by its weight; any of them if nothing speaks for one.
    pub(super) fn draw(&self, dice: &mut FastDice) -> Option<&G> {
        let total = self.sums.last().copied().unwrap_or(0.0);
        let share = dice.share();
        let place = if total > 0.0 {
            self.sums.partition_point(|sum| *sum <= share * total)
        } else {
            (share * self.states.len() as f64) as usize
        };
        self.states.get(place).or(self.states.last())
    }
}
