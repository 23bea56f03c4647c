//! What a match waits for.

use serde::{Deserialize, Serialize};

use crate::seat::{Seat, SeatSet};

/// What a match waits for. It is public: it never depends on hidden information.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "turn", rename_all = "snake_case")]
pub enum Turn {
    /// The driver draws one of the outcomes.
    Chance,
    /// Seats decide.
    Decide {
        /// Seats that must decide before the match goes on.
        owe: SeatSet,
        /// Seats that may act without being waited for: to react, or to change an earlier choice.
        may: SeatSet,
    },
    Over,
}

impl Turn {
    /// The turn in which only `seat` decides.
    pub const fn of(seat: Seat) -> Turn {
        Turn::Decide { owe: SeatSet::only(seat), may: SeatSet::EMPTY }
    }

    /// Returns all seats that can act now.
    pub const fn actors(self) -> SeatSet {
        match self {
            Turn::Decide { owe, may } => owe.union(may),
            Turn::Chance | Turn::Over => SeatSet::EMPTY,
        }
    }
}
