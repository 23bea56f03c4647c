//! The game options: the mode and the rule variants.

use game::{OptionSpec, RuleId, Setup, Since, choice};
use serde::{Deserialize, Serialize};

use crate::cite::{R03, R27, R40, R50};

choice! {
    /// How cards are played.
    Mode {
        /// All players at the same time, face down.
        Standard = "standard",
        /// In turn, face up, starting with the holder of the map.
        Tactical = "tactical",
    }
}

choice! {
    /// How players get their characters.
    Characters {
        /// Dealt at random.
        Dealt = "dealt",
        /// Chosen in turn, starting with a random seat.
        Chosen = "chosen",
    }
}

choice! {
    /// When Sphinx and Minotaur reward the highest cards.
    BossCoins {
        /// Always, even when defeated.
        Always = "always",
        /// Only when they attack.
        OnAttack = "on_attack",
    }
}

choice! {
    /// Who faints in a game of three players.
    Fainting {
        /// The player who alone has the most wounds.
        Most = "most",
        /// The player who has more than half of all wounds.
        MoreThanHalf = "more_than_half",
    }
}

/// The options of one game. All players know them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GameOptions {
    /// How cards are played.
    pub mode: Mode,
    /// How players get their characters.
    pub characters: Characters,
    /// When Sphinx and Minotaur reward the highest cards.
    pub boss_coins: BossCoins,
    /// Who faints in a game of three players.
    pub fainting: Fainting,
}

pub(crate) static OPTIONS: &[OptionSpec] = &[
    option("mode", Mode::KEYS, R50),
    option("characters", Characters::KEYS, R03),
    option("boss_coins", BossCoins::KEYS, R27),
    OptionSpec { key: "fainting", values: Fainting::KEYS, rule: R40, since: Since::Later },
];

const fn option(key: &'static str, values: &'static [&'static str], rule: RuleId) -> OptionSpec {
    OptionSpec { key, values, rule, since: Since::FirstRecords }
}

impl GameOptions {
    /// Reads the options from a checked setup.
    pub(crate) fn read(setup: &Setup) -> GameOptions {
        let value = |key| setup.option(key);
        GameOptions {
            mode: Mode::from_key(value("mode")).unwrap_or(Mode::Standard),
            characters: Characters::from_key(value("characters")).unwrap_or(Characters::Dealt),
            boss_coins: BossCoins::from_key(value("boss_coins")).unwrap_or(BossCoins::Always),
            fainting: Fainting::from_key(value("fainting")).unwrap_or(Fainting::Most),
        }
    }
}
