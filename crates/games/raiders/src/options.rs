//! What the players settled before the game: the mode and the house rules.

use game::{OptionSpec, RuleId, Setup, choice};
use serde::{Deserialize, Serialize};

use crate::cite::{R03, R27, R50};

choice! {
    /// How cards are played.
    Mode {
        /// All at once, face down.
        Standard = "standard",
        /// One after the other, face up, from the holder of the map.
        Tactical = "tactical",
    }
}

choice! {
    /// How characters come to players.
    Characters {
        /// Dealt at random.
        Dealt = "dealt",
        /// Taken in turn, from a random seat on.
        Chosen = "chosen",
    }
}

choice! {
    /// When Sphinx and Minotaur reward the highest cards.
    BossCoins {
        /// Whether they are defeated or not.
        Always = "always",
        /// Only if they attack.
        OnAttack = "on_attack",
    }
}

/// The mode and the house rules of one game. They are known to all.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GameOptions {
    /// How cards are played.
    pub mode: Mode,
    /// How characters come to players.
    pub characters: Characters,
    /// When Sphinx and Minotaur reward the highest cards.
    pub boss_coins: BossCoins,
}

/// The options, as commands and records name them.
pub(crate) static OPTIONS: &[OptionSpec] = &[
    option("mode", Mode::KEYS, R50),
    option("characters", Characters::KEYS, R03),
    option("boss_coins", BossCoins::KEYS, R27),
];

const fn option(key: &'static str, values: &'static [&'static str], rule: RuleId) -> OptionSpec {
    OptionSpec { key, values, rule }
}

impl GameOptions {
    /// Reads the house rules from a checked set-up.
    pub(crate) fn read(setup: &Setup) -> GameOptions {
        let value = |key| setup.option(key);
        GameOptions {
            mode: Mode::from_key(value("mode")).unwrap_or(Mode::Standard),
            characters: Characters::from_key(value("characters")).unwrap_or(Characters::Dealt),
            boss_coins: BossCoins::from_key(value("boss_coins")).unwrap_or(BossCoins::Always),
        }
    }
}
