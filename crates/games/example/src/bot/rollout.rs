//! A fast guess at what a good player does, for playing a sampled state on.

use game::{Dice, Seat};

use super::Position;
use crate::action::Action;
use crate::state::Example;

/// How far the guess may be off, in coins. Without noise all rollouts of a state would be alike.
const NOISE: f64 = 1.0;

/// Uses only what the seat may know, and allocates nothing.
pub fn rollout_policy(game: &Example, seat: Seat, legal: &[Action], dice: &mut impl Dice) -> Option<Action> {
    let position = Position {
        loot: game.loot,
        charm: game.secret_charm(seat),
        collapse: game.options.collapse,
        stairs: game.stairs.0,
    };
    let mut noisy = |action| position.gain(action) + NOISE * f64::from(dice.below(1024)) / 1024.0;
    let gains = legal.iter().map(|&action| (action, noisy(action)));
    gains.max_by(|(_, one), (_, other)| one.total_cmp(other)).map(|(action, _)| action)
}
