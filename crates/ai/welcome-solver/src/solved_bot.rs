//! A bot that plays the solved strategy.

use bots::{Bot, FastDice};
use welcome::{Action, View, Welcome};

use crate::player::Player;

/// Plays by the strategy where it has an answer, and returns `None` everywhere else.
pub struct SolvedBot {
    player: &'static Player,
    dice: FastDice,
}

impl SolvedBot {
    /// A bot with the strategy that ships with the program; `None` if that is for other rules. The same seed decides the
    /// same.
    pub fn seeded(seed: u64) -> Option<SolvedBot> {
        Some(SolvedBot { player: Player::warrior()?, dice: FastDice::seeded(seed) })
    }
}

impl Bot<Welcome> for SolvedBot {
    fn choose(&mut self, view: &View, legal: &[Action]) -> Option<Action> {
        self.player.choose(view, legal, &mut self.dice)
    }
}
