//! The solved round as a bot, which others ask first.

use bots::{Bot, FastDice};
use welcome::{Action, View, Welcome};

use crate::player::Player;

/// Plays by a strategy where it has an answer, and declines everywhere else.
pub struct SolvedBot {
    player: &'static Player,
    dice: FastDice,
}

impl SolvedBot {
    /// The bot of the strategy that ships with the program; nothing if that one is for other rules. The same seed decides
    /// the same.
    pub fn seeded(seed: u64) -> Option<SolvedBot> {
        Some(SolvedBot { player: Player::warrior()?, dice: FastDice::seeded(seed) })
    }
}

impl Bot<Welcome> for SolvedBot {
    fn choose(&mut self, view: &View, legal: &[Action]) -> Option<Action> {
        self.player.choose(view, legal, &mut self.dice)
    }
}
