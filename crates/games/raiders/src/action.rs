//! Player actions and chance outcomes.

use game::{RuleId, Seat};
use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::cite::{R03, R12, R16};
use crate::components::{Boss, Character, Level, Room};

/// A decision of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "action", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Before the first level: take a character.
    Take {
        /// One of the characters that are left.
        character: Character,
    },
    /// In a room: play a card, face down in standard mode, face up in tactical mode.
    Play {
        /// A card of the hand that fits the room.
        card: Card,
    },
    /// At any time during a level: use a torch to see all face-down rooms.
    LightTorch,
}

impl Action {
    pub(crate) const fn allowed_by(self) -> RuleId {
        match self {
            Action::Take { .. } => R03,
            Action::Play { .. } => R12,
            Action::LightTorch => R16,
        }
    }
}

/// A result of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "outcome", rename_all = "snake_case", deny_unknown_fields)]
pub enum Outcome {
    /// The character of the next player.
    Character { character: Character },
    /// The seat that chooses a character first.
    FirstToTake { seat: Seat },
    /// The first holder of the map.
    Map { seat: Seat },
    /// The level card.
    Level { level: Level },
    /// The next room of the row.
    Room { room: Room },
    /// The final monster.
    Boss { boss: Boss },
}
