//! Sampled full states that fit a view, weighted by their likelihood.

use game::Game;

use crate::budget::BudgetTracker;
use crate::dice::FastDice;
use crate::knowledge::Knowledge;

/// The part of a time budget that sampling may use.
const SAMPLING_PART: f64 = 0.2;

pub(super) struct Determinizations<G> {
    states: Vec<G>,
    /// The cumulative weights.
    sums: Vec<f64>,
}

impl<G: Game> Determinizations<G> {
    /// Samples `count` states, or fewer if time is short, but at least one. `None` if no state fits the view.
    pub(super) fn sample(
        view: &G::View,
        knowledge: &Knowledge<G>,
        count: usize,
        dice: &mut FastDice,
        tracker: &BudgetTracker<'_>,
    ) -> Option<Determinizations<G>> {
        let mut sampled =
            Determinizations { states: Vec::with_capacity(count), sums: Vec::with_capacity(count) };
        while sampled.states.is_empty()
            || (sampled.states.len() < count && tracker.progress() < SAMPLING_PART)
        {
            let state = G::determinize(view, dice)?;
            let weight = (knowledge.likelihood)(view, &state);
            sampled.add(state, weight);
        }
        Some(sampled)
    }

    /// Weights that are negative or not finite count as zero.
    fn add(&mut self, state: G, weight: f64) {
        let before = self.sums.last().copied().unwrap_or(0.0);
        let weight = if weight.is_finite() { weight.max(0.0) } else { 0.0 };
        self.sums.push(before + weight);
        self.states.push(state);
    }

    /// Draws a state by its weight; uniformly if all weights are zero.
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
