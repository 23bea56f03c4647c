//! Whose turn it is.

use serde::{Deserialize, Serialize};

use crate::seat::{Seat, SeatSet};

/// What a game waits for. Everyone may know it: it never depends on anything hidden.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "turn", rename_all = "snake_case")]
pub enum Turn {
    /// Chance: the driver draws one of the outcomes.
    Chance,
    /// Players: each seat that owes must decide before the game goes on.
    Decide {
        /// Seats without whose decision the game does not go on.
        owe: SeatSet,
        /// Seats that may act as well, though nobody waits for them: a reaction, or a choice to be changed.
        may: SeatSet,
    },
    /// Nobody: the game has ended.
    Over,
}

impl Turn {
    /// A turn in which one seat decides.
    #[must_use]
    pub const fn of(seat: Seat) -> Turn {
        Turn::Decide { owe: SeatSet::only(seat), may: SeatSet::EMPTY }
    }

    /// The seats that can act now, whether they owe it or not.
    #[must_use]
    pub const fn actors(self) -> SeatSet {
        match self {
            Turn::Decide { owe, may } => owe.union(may),
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        }
    }
}
