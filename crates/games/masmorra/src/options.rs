//! The game options: rule variants that are chosen before a match.

use game::{OptionSpec, RuleId, Seat, Setup, Since, choice};
use serde::{Deserialize, Serialize};

use crate::cite::{M03, M04, M05, M90};

choice! {
    /// Which game is played.
    Mode {
        /// Until the round in which someone reaches 16 experience points.
        Standard = "standard",
        /// Until Malaphyas is defeated.
        Epic = "epic",
    }
}

choice! {
    /// How players get their heroes.
    Heroes {
        /// Dealt at random.
        Dealt = "dealt",
        /// Chosen in seat order, starting with the first seat.
        Chosen = "chosen",
    }
}

choice! {
    /// Who plays first.
    First {
        /// Drawn at random.
        Random = "random",
        /// The first seat.
        SeatOne = "first",
        /// The second seat.
        SeatTwo = "second",
        /// The third seat.
        SeatThree = "third",
        /// The fourth seat.
        SeatFour = "fourth",
        /// The fifth seat.
        SeatFive = "fifth",
    }
}

choice! {
    /// The round limit of the game.
    Rounds {
        /// No limit.
        Unlimited = "unlimited",
        /// The game ends after round 30.
        Thirty = "30",
        /// The game ends after round 60.
        Sixty = "60",
        /// The game ends after round 120.
        HundredTwenty = "120",
    }
}

impl First {
    /// The named seat; `None` if the first player is drawn.
    pub(crate) fn seat(self) -> Option<Seat> {
        let number = match self {
            First::Random => return None,
            First::SeatOne => 0,
            First::SeatTwo => 1,
            First::SeatThree => 2,
            First::SeatFour => 3,
            First::SeatFive => 4,
        };
        Seat::new(number)
    }
}

impl Rounds {
    pub(crate) const fn last(self) -> Option<u16> {
        match self {
            Rounds::Unlimited => None,
            Rounds::Thirty => Some(30),
            Rounds::Sixty => Some(60),
            Rounds::HundredTwenty => Some(120),
        }
    }
}

/// The game options of one match. Everyone knows them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GameOptions {
    /// Which game is played.
    pub mode: Mode,
    /// How players get their heroes.
    pub heroes: Heroes,
    /// Who plays first.
    pub first: First,
    /// The round limit of the game.
    pub rounds: Rounds,
}

pub(crate) static OPTIONS: &[OptionSpec] = &[
    option("mode", Mode::KEYS, M90),
    option("heroes", Heroes::KEYS, M03),
    option("start", First::KEYS, M04),
    option("rounds", Rounds::KEYS, M05),
];

const fn option(key: &'static str, values: &'static [&'static str], rule: RuleId) -> OptionSpec {
    OptionSpec { key, values, rule, since: Since::FirstRecords }
}

impl GameOptions {
    pub(crate) fn read(setup: &Setup) -> GameOptions {
        let value = |key| setup.option(key);
        GameOptions {
            mode: Mode::from_key(value("mode")).unwrap_or(Mode::Standard),
            heroes: Heroes::from_key(value("heroes")).unwrap_or(Heroes::Dealt),
            first: First::from_key(value("start")).unwrap_or(First::Random),
            rounds: Rounds::from_key(value("rounds")).unwrap_or(Rounds::Unlimited),
        }
    }
}
