//! A weak bot: random decisions without gross blunders.

use game::{Dice, Game};

use crate::bot::Bot;
use crate::dice::FastDice;
use crate::knowledge::Knowledge;
use crate::search::BlunderCheck;

/// Picks a random action, but follows the policy where the random one would be a blunder.
pub struct Novice<G: Game> {
    knowledge: Knowledge<G>,
    blunder_check: BlunderCheck<G>,
    dice: FastDice,
}

impl<G: Game> Novice<G> {
    /// The same seed gives the same decisions.
    pub fn new(knowledge: Knowledge<G>, seed: u64) -> Novice<G> {
        Novice { knowledge, blunder_check: BlunderCheck::new(knowledge), dice: FastDice::seeded(seed) }
    }
}

impl<G: Game> Bot<G> for Novice<G> {
    fn choose(&mut self, view: &G::View, legal: &[G::Action]) -> Option<G::Action> {
        let random = legal.get(self.dice.below(legal.len() as u32) as usize).copied();
        let sensible =
            (self.knowledge.policy)(view, legal, &mut self.dice).filter(|action| legal.contains(action));
        let (Some(random), Some(sensible)) = (random, sensible) else { return random };
        let is_blunder = self.blunder_check.is_blunder(view, sensible, random, &mut self.dice);
        Some(if is_blunder { sensible } else { random })
    }
}
