//! What happens in a game.

use game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::components::{Charm, Encounter};
use crate::options::Collapse;

/// Something that happened. A field that not everyone may know is an `Option`; `redact` empties it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Fact"))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// The piles are shuffled.
    GameBegan { seats: u8 },
    /// A player is dealt a charm, which only that player sees.
    CharmDealt { seat: Seat, charm: Option<Charm> },
    /// A player's turn begins.
    TurnBegan { seat: Seat },
    /// A treasure is turned up.
    TreasureFound { seat: Seat, encounter: Encounter, coins: u8 },
    /// A hazard is turned up.
    HazardMet { seat: Seat, encounter: Encounter },
    /// The player on turn goes on.
    Descended { seat: Seat },
    /// The player on turn keeps the loot and now has `coins`.
    Camped { seat: Seat, loot: u8, coins: u8 },
    /// A hazard takes the loot of a player without a charm.
    LootLost { seat: Seat, loot: u8 },
    /// A charm beats a hazard.
    CharmUsed { seat: Seat, charm: Charm, encounter: Encounter },
    /// The player on turn leaves the loot and keeps the charm secret.
    Fled { seat: Seat, loot: u8 },
    /// The game ends while a player carries `loot`.
    Collapsed { seat: Seat, loot: u8, collapse: Collapse },
    /// An unused charm is shown at the end and worth `coins`.
    CharmRevealed { seat: Seat, charm: Charm, coins: u8 },
    /// These players have the most coins.
    Won { seats: SeatSet, coins: u8 },
}
