//! The actions of the players and the outcomes of chance.

use game::{RuleId, Seat};
use serde::{Deserialize, Serialize};

use crate::components::{Adventurer, Monster, Tile};
use crate::rule_ids::{W10, W13, W14, W21, W24, W31, W49};

/// An action of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "action", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Bidding: draw a card from the monster deck.
    Draw,
    /// Bidding: leave the bidding for this round.
    Pass,
    /// Bidding: add the drawn monster to the dungeon.
    Add,
    /// Bidding: set the drawn monster aside under a tile. The tile is lost for this round.
    Sacrifice {
        /// The tile to give up.
        tile: Tile,
    },
    /// Before the first card: name the type that the vorpal blade defeats.
    NameType {
        /// The type to name.
        monster: Monster,
    },
    /// Before the first card: choose the player who names the strength that the Greatsword defeats.
    PickRival {
        /// The chosen player.
        rival: Seat,
    },
    /// Before the first card: name the strength that the Greatsword defeats.
    NameStrength {
        /// The strength to name.
        strength: u8,
    },
    /// In the dungeon: use a tile on the revealed monster.
    Use {
        /// The tile to use.
        tile: Tile,
    },
    /// In the dungeon: use no tile on the revealed monster.
    Decline,
    /// In the dungeon: give up a tile, where one must be given up.
    Discard {
        /// The tile to give up.
        tile: Tile,
    },
    /// After the dungeon: choose the adventurer of the next round.
    Choose {
        /// The chosen adventurer.
        adventurer: Adventurer,
    },
}

/// The strengths that can be named for the Greatsword.
pub(crate) const GREATSWORD_STRENGTHS: [u8; 3] = [5, 6, 7];

impl Action {
    /// The rule that allows the action.
    pub(crate) const fn allowed_by(self) -> RuleId {
        match self {
            Action::Draw | Action::Pass => W10,
            Action::Add => W13,
            Action::Sacrifice { .. } => W14,
            Action::NameType { .. } | Action::PickRival { .. } | Action::NameStrength { .. } => W21,
            Action::Use { .. } | Action::Decline => W24,
            Action::Discard { .. } => W49,
            Action::Choose { .. } => W31,
        }
    }
}

/// An outcome of chance.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "outcome", rename_all = "snake_case", deny_unknown_fields)]
pub enum Outcome {
    /// The player who starts the game.
    Starter { seat: Seat },
    /// The adventurer of the first round.
    FirstAdventurer { adventurer: Adventurer },
    /// A special monster that joins for the whole game.
    Special { monster: Monster },
    /// The top card of the monster deck.
    Card { monster: Monster },
}
