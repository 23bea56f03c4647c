//! The decisions of players and the outcomes of chance.

use serde::{Deserialize, Serialize};

use crate::components::{Charm, Encounter};

/// A decision of the player on turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "action", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Turn up the next card.
    Descend,
    /// Keep the loot and end the turn.
    Camp,
    /// Show a charm that beats the hazard.
    UseCharm,
    /// Lose the loot and end the turn, but keep the charm secret.
    Flee,
}

/// What chance draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "outcome", rename_all = "snake_case", deny_unknown_fields)]
pub enum Outcome {
    /// The charm dealt to the next player.
    Charm { charm: Charm },
    /// The next card of the stairs.
    Encounter { encounter: Encounter },
}
