//! The options of a game: the set and the rule variants.

use game::{OptionSpec, RuleId, Seat, Setup, SetupError, Since, choice};
use serde::{Deserialize, Serialize};

use crate::bag::{Bag, Kinds};
use crate::components::{Adventurer, Edition, Monster};
use crate::rule_ids::{W01, W02, W04, W17, W46, W51, W52};

choice! {
    /// The boxes that are played.
    Set {
        /// Welcome to the Dungeon.
        Welcome = "welcome",
        /// Welcome Back to the Dungeon.
        Back = "back",
        /// Both combined.
        Combined = "combined",
    }
}

choice! {
    /// Whether the players see which special monsters join.
    Specials {
        /// Nobody sees them until they are revealed.
        Hidden = "hidden",
        /// Everyone sees them.
        Shown = "shown",
    }
}

choice! {
    /// The designer's variant of the first turn.
    FirstTurn {
        /// A drawn card may be added or set aside.
        Free = "free",
        /// On the first turn of a round a drawn card must be added.
        OpeningTurn = "opening_turn",
        /// On each player's first turn of a round a drawn card must be added.
        EachPlayer = "each_player",
    }
}

choice! {
    /// Whether a card replaced by Polymorph counts for Omnipotence.
    PolymorphedCounts {
        /// It does not.
        No = "no",
        /// It does.
        Yes = "yes",
    }
}

choice! {
    /// How long the Charming Flute's relief lasts.
    Flute {
        /// For the next card only.
        Next = "next",
        /// For the rest of the dungeon.
        All = "all",
        /// For the next card that is not a Goblin.
        NextOther = "next_other",
    }
}

choice! {
    /// What the Vorpal Axe defeats.
    VorpalAxe {
        /// The revealed monster only.
        One = "one",
        /// The revealed monster, and its type for the rest of the dungeon.
        Type = "type",
    }
}

/// The options of one game. They are public.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct GameOptions {
    /// The boxes that are played.
    pub set: Set,
    /// Whether the players see which special monsters join.
    pub specials: Specials,
    /// The designer's variant of the first turn.
    pub first_turn: FirstTurn,
    /// Whether a card replaced by Polymorph counts for Omnipotence.
    pub polymorphed_counts: PolymorphedCounts,
    /// How long the Charming Flute's relief lasts.
    pub flute: Flute,
    /// What the Vorpal Axe defeats.
    pub vorpal_axe: VorpalAxe,
    /// The player who starts the game; chance decides if there is none.
    pub start: Option<Seat>,
    /// The adventurer of the first round; chance decides if there is none.
    pub first_adventurer: Option<Adventurer>,
}

impl GameOptions {
    /// The default options of this set.
    pub(crate) const fn usual(set: Set) -> GameOptions {
        GameOptions {
            set,
            specials: Specials::Hidden,
            first_turn: FirstTurn::Free,
            polymorphed_counts: PolymorphedCounts::No,
            flute: Flute::Next,
            vorpal_axe: VorpalAxe::One,
            start: None,
            first_adventurer: None,
        }
    }
}

const START: &[&str] = &["random", "first", "second", "third", "fourth"];
const FIRST_ADVENTURER: &[&str] =
    &["usual", "random", "warrior", "barbarian", "mage", "rogue", "necromancer", "princess", "ninja", "bard"];

/// The options with their keys and values, as commands and records name them.
pub(crate) static OPTIONS: &[OptionSpec] = &[
    option("set", Set::KEYS, W04),
    option("start", START, W01),
    option("first_adventurer", FIRST_ADVENTURER, W02),
    option("specials", Specials::KEYS, W04),
    option("first_turn", FirstTurn::KEYS, W17),
    option("polymorphed_counts", PolymorphedCounts::KEYS, W46),
    option("flute", Flute::KEYS, W51),
    option("vorpal_axe", VorpalAxe::KEYS, W52),
];

const fn option(key: &'static str, values: &'static [&'static str], rule: RuleId) -> OptionSpec {
    OptionSpec { key, values, rule, since: Since::FirstRecords }
}

impl GameOptions {
    /// Reads the options from a checked setup. Fails for a seat or an adventurer that is not in the game.
    pub(crate) fn read(setup: &Setup) -> Result<GameOptions, SetupError> {
        let value = |key| setup.option(key);
        let set = Set::from_key(value("set")).unwrap_or(Set::Welcome);
        Ok(GameOptions {
            set,
            specials: Specials::from_key(value("specials")).unwrap_or(Specials::Hidden),
            first_turn: FirstTurn::from_key(value("first_turn")).unwrap_or(FirstTurn::Free),
            polymorphed_counts: PolymorphedCounts::from_key(value("polymorphed_counts"))
                .unwrap_or(PolymorphedCounts::No),
            flute: Flute::from_key(value("flute")).unwrap_or(Flute::Next),
            vorpal_axe: VorpalAxe::from_key(value("vorpal_axe")).unwrap_or(VorpalAxe::One),
            start: starter(setup)?,
            first_adventurer: first_adventurer(setup, set)?,
        })
    }
}

fn starter(setup: &Setup) -> Result<Option<Seat>, SetupError> {
    let value = setup.option("start");
    let Some(place) = START.iter().skip(1).position(|key| *key == value) else { return Ok(None) };
    if place < setup.seats() as usize {
        return Ok(Seat::new(place as u8));
    }
    let fit = START[..=setup.seats() as usize].to_vec();
    Err(SetupError::Clash { key: "start", value, with: format!("{} seats", setup.seats()), fit })
}

fn first_adventurer(setup: &Setup, set: Set) -> Result<Option<Adventurer>, SetupError> {
    let value = setup.option("first_adventurer");
    match Adventurer::ALL.into_iter().find(|adventurer| adventurer.key() == value) {
        Some(chosen) if set.has(chosen) => Ok(Some(chosen)),
        Some(_) => Err(SetupError::Clash {
            key: "first_adventurer",
            value,
            with: format!("set={}", setup.option("set")),
            fit: ["usual", "random"].into_iter().chain(set.adventurers().map(Adventurer::key)).collect(),
        }),
        None if value == "usual" => Ok(set.usual_adventurer()),
        None => Ok(None),
    }
}

impl Set {
    /// Whether the adventurer is in one of the boxes.
    pub(crate) fn has(self, adventurer: Adventurer) -> bool {
        match self {
            Set::Welcome => adventurer.card().edition == Edition::First,
            Set::Back => adventurer.card().edition == Edition::Second,
            Set::Combined => true,
        }
    }

    pub(crate) fn adventurers(self) -> impl Iterator<Item = Adventurer> {
        Adventurer::ALL.into_iter().filter(move |&adventurer| self.has(adventurer))
    }

    /// The number of special monsters that join.
    pub(crate) const fn specials(self) -> u8 {
        match self {
            Set::Welcome => 0,
            Set::Back | Set::Combined => 2,
        }
    }

    /// The adventurer that the rulebook suggests for a first game.
    fn usual_adventurer(self) -> Option<Adventurer> {
        match self {
            Set::Welcome => Some(Adventurer::Warrior),
            Set::Back | Set::Combined => None,
        }
    }

    /// Every kind of monster that may be in the deck.
    pub(crate) fn monsters(self) -> impl Iterator<Item = Monster> {
        Monster::ALL.into_iter().filter(move |monster| self.specials() > 0 || monster.is_common())
    }
}

/// The monster deck of a round with these specials.
pub(crate) fn full_deck(specials: Kinds) -> Bag {
    specials.iter().fold(Bag::COMMON, Bag::with)
}
