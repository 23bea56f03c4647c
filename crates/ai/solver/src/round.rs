//! The interface between the solver and a game.

use game::Dice;

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The player who starts.
    First,
    Second,
}

impl Side {
    #[inline]
    pub const fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }

    /// Converts a payoff of the first player to this side.
    #[inline]
    pub const fn payoff(self, first: f32) -> f32 {
        match self {
            Side::First => first,
            Side::Second => -first,
        }
    }
}

/// A position as the solver sees it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Node {
    Decision {
        side: Side,
        /// The first slot of the information set. Positions that the player cannot distinguish share it.
        at: usize,
        /// At most [`MAX_ACTIONS`](crate::MAX_ACTIONS).
        actions: usize,
    },
    Terminal {
        /// The payoff of the first player; the second one gets the negative.
        first: f32,
    },
}

/// A two-player zero-sum game with all chance in the deal.
///
/// An information set has one slot per action, and its first slot identifies it.
pub trait Round {
    /// The full state, secrets included.
    type Position: Copy;

    /// The number of slots of all information sets.
    fn slots(&self) -> usize;

    fn node(&self, position: &Self::Position) -> Node;

    /// The position after action number `action`.
    fn after(&self, position: &Self::Position, action: usize) -> Self::Position;
}

/// A round that can sample a deal.
pub trait SampleDeals: Round {
    fn deal(&self, dice: &mut impl Dice) -> Self::Position;
}

/// A round small enough to list all deals.
pub trait ListDeals: Round {
    /// All deals with their probabilities.
    fn deals(&self) -> Vec<(f64, Self::Position)>;
}
