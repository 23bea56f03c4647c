//! What players decide and what chance draws.

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
        /// The character.
        character: Character,
    },
    /// In a room: play a card, sealed or open as the mode has it.
    Play {
        /// The card.
        card: Card,
    },
    /// At any moment of a level: use a torch to look at every dark room.
    LightTorch,
}

impl Action {
    /// The rule that allows the decision.
    pub(crate) const fn allowed_by(self) -> RuleId {
        match self {
            Action::Take { .. } => R03,
            Action::Play { .. } => R12,
            Action::LightTorch => R16,
        }
    }
}

/// What chance draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "outcome", rename_all = "snake_case", deny_unknown_fields)]
pub enum Outcome {
    /// The character dealt to the next player.
    Character {
        /// That character.
        character: Character,
    },
    /// The player who takes a character first.
    FirstToTake {
        /// That player.
        seat: Seat,
    },
    /// The player who gets the map card.
    Map {
        /// That player.
        seat: Seat,
    },
    /// The level card of the next level.
    Level {
        /// That card.
        level: Level,
    },
    /// The next room of the row.
    Room {
        /// That room.
        room: Room,
    },
    /// The final monster.
    Boss {
        /// That monster.
        boss: Boss,
    },
}
