//! A player that does not know much: it decides at random, but notices when that would be absurd.

use game::{Dice, Game};

use crate::bot::Bot;
use crate::dice::FastDice;
use crate::knowledge::Knowledge;
use crate::search::Doubt;

/// Decides at random, unless a moment's thought shows that it would be absurd.
pub struct Novice<G: Game> {
    knowledge: Knowledge<G>,
    doubt: Doubt<G>,
    dice: FastDice,
}

impl<G: Game> Novice<G> {
    /// A newcomer to the game; the same seed decides the same.
    #[must_use]
    pub fn new(knowledge: Knowledge<G>, seed: u64) -> Novice<G> {
        Novice { knowledge, doubt: Doubt::new(knowledge), dice: FastDice::seeded(seed) }
    }
}

impl<G: Game> Bot<G> for Novice<G> {
    fn choose(&mut self, view: &G::View, legal: &[G::Action]) -> Option<G::Action> {
        let whim = legal.get(self.dice.below(legal.len() as u32) as usize).copied();
        let sensible =
            (self.knowledge.policy)(view, legal, &mut self.dice).filter(|action| legal.contains(action));
        let (Some(whim), Some(sensible)) = (whim, sensible) else { return whim };
        let absurd = self.doubt.is_absurd(view, sensible, whim, &mut self.dice);
        Some(if absurd { sensible } else { whim })
    }
}
