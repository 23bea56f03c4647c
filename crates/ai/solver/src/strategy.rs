//! Playing a round by strategies.

use game::Dice;

use crate::mix::{Mix, draw};
use crate::round::{Round, Side, Stage};

/// A way to play: a mix of actions for each information set.
pub trait Strategy {
    /// The mix at the information set that begins at this slot.
    fn mix(&self, at: usize, actions: usize) -> Mix;
}

/// Plays a round to its end, and returns what the first player gets.
pub fn play<R: Round>(
    round: &R,
    mut position: R::Position,
    first: &impl Strategy,
    second: &impl Strategy,
    dice: &mut impl Dice,
) -> f32 {
    loop {
        match round.stage(&position) {
            Stage::Over { first } => return first,
            Stage::Decides { side, at, actions } => {
                let mix = match side {
                    Side::First => first.mix(at, actions),
                    Side::Second => second.mix(at, actions),
                };
                position = round.after(&position, draw(&mix, actions, dice));
            }
        }
    }
}
