//! What players settle before the game.

use game::{OptionSpec, Setup, Since, choice};
use serde::{Deserialize, Serialize};

use crate::cite::E09;

choice! {
    /// What happens to the loot of the player on turn when the stairs collapse.
    Collapse {
        /// The loot is lost.
        Buried = "buried",
        /// The loot is kept.
        Saved = "saved",
    }
}

/// The options of one game. Everyone knows them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GameOptions {
    /// What happens to the loot of the player on turn when the stairs collapse.
    pub collapse: Collapse,
}

/// The options as commands and records name them. The first value is the default.
pub(crate) static OPTIONS: &[OptionSpec] =
    &[OptionSpec { key: "collapse", values: Collapse::KEYS, rule: E09, since: Since::FirstRecords }];

impl GameOptions {
    /// Reads the options of a checked set-up.
    pub(crate) fn read(setup: &Setup) -> GameOptions {
        GameOptions { collapse: Collapse::from_key(setup.option("collapse")).unwrap_or(Collapse::Buried) }
    }
}
