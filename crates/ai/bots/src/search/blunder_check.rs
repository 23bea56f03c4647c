//! Checks quickly whether one action is much worse than another.

use game::Game;

use super::decider;
use super::determinizations::Determinizations;
use super::rollout::Rollout;
use super::sequential_halving::SequentialHalving;
use crate::budget::{Budget, BudgetTracker, Cancel};
use crate::dice::FastDice;
use crate::knowledge::Knowledge;

/// Rollouts per action.
const ROUNDS: u32 = 16;

pub(crate) struct BlunderCheck<G: Game> {
    knowledge: Knowledge<G>,
    rollout: Rollout<G>,
}

impl<G: Game> BlunderCheck<G> {
    pub(crate) fn new(knowledge: Knowledge<G>) -> BlunderCheck<G> {
        BlunderCheck { knowledge, rollout: Rollout::new(knowledge) }
    }

    /// Whether `random` is a blunder compared with `sensible`.
    pub(crate) fn is_blunder(
        &mut self,
        view: &G::View,
        sensible: G::Action,
        random: G::Action,
        dice: &mut FastDice,
    ) -> bool {
        sensible != random
            && self.loss(view, sensible, random, dice).is_some_and(|loss| loss > self.knowledge.blunder_loss)
    }

    /// The part of the expected victory share that `random` loses; negative if it is the better action.
    fn loss(
        &mut self,
        view: &G::View,
        sensible: G::Action,
        random: G::Action,
        dice: &mut FastDice,
    ) -> Option<f64> {
        let cancel = Cancel::default();
        let mut tracker = BudgetTracker::start(Budget::iterations(2 * ROUNDS).ok()?, &cancel);
        let determinizations =
            Determinizations::sample(view, &self.knowledge, ROUNDS as usize, dice, &tracker)?;
        let me = decider(view, determinizations.draw(dice)?)?;
        let mut halving = SequentialHalving::of([sensible, random]);
        halving.run(me, &determinizations, &mut self.rollout, dice, &mut tracker);
        let [sensible, random] = halving.candidates.as_slice() else { return None };
        (!sensible.always_lost()).then(|| 1.0 - random.mean() / sensible.mean())
    }
}
