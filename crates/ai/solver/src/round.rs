//! What the solver asks of a game.

use game::Dice;

/// One of the two players.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Side {
    /// The one who begins.
    First,
    /// The other one.
    Second,
}

impl Side {
    /// The other player.
    #[must_use]
    #[inline]
    pub const fn other(self) -> Side {
        match self {
            Side::First => Side::Second,
            Side::Second => Side::First,
        }
    }

    /// What a payoff to the first player is worth to this one.
    #[must_use]
    #[inline]
    pub const fn worth(self, first: f32) -> f32 {
        match self {
            Side::First => first,
            Side::Second => -first,
        }
    }
}

/// What a position waits for.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Stage {
    /// A player decides.
    Decides {
        /// Who.
        side: Side,
        /// The first slot of what this player knows: positions that the player cannot tell apart share it.
        at: usize,
        /// How many actions there are, at most [`MOST_ACTIONS`](crate::MOST_ACTIONS).
        actions: usize,
    },
    /// The round has ended.
    Over {
        /// What the first player gets and the second one pays.
        first: f32,
    },
}

/// A two-player zero-sum game whose chance lies in the deal alone.
///
/// What a player knows (an information set) is named by its first slot, and has one slot for each action.
pub trait Round {
    /// The whole truth of a round in progress, secrets included.
    type Position: Copy;

    /// How many slots all information sets have together.
    fn slots(&self) -> usize;

    /// What the position waits for.
    fn stage(&self, position: &Self::Position) -> Stage;

    /// The position after the action with this number.
    fn after(&self, position: &Self::Position, action: usize) -> Self::Position;
}

/// A round whose deals can be drawn.
pub trait Dealt: Round {
    /// Draws a deal.
    fn deal(&self, dice: &mut impl Dice) -> Self::Position;
}

/// A round so small that its deals can be listed.
pub trait Listed: Round {
    /// Every deal with its probability.
    fn deals(&self) -> Vec<(f64, Self::Position)>;
}
