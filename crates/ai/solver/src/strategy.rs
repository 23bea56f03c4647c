//! Strategies, and playing a round by them.

use game::Dice;

use crate::regret_matching::{Probabilities, draw};
use crate::round::{Node, Round, Side};

/// Action probabilities for each information set.
pub trait Strategy {
    /// The probabilities at the information set with this first slot.
    fn probabilities(&self, at: usize, actions: usize) -> Probabilities;
}

/// Plays a round to its end and returns the payoff of the first player.
pub fn play<R: Round>(
    round: &R,
    mut position: R::Position,
    first: &impl Strategy,
    second: &impl Strategy,
    dice: &mut impl Dice,
) -> f32 {
    loop {
        match round.node(&position) {
            Node::Terminal { first } => return first,
            Node::Decision { side, at, actions } => {
                let probabilities = match side {
                    Side::First => first.probabilities(at, actions),
                    Side::Second => second.probabilities(at, actions),
                };
                position = round.after(&position, draw(&probabilities, actions, dice));
            }
        }
    }
}
