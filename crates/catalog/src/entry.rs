//! One game as the catalog knows it.

use std::fmt;

use bots::{Simulation, simulate};
use game::{Game, Manifest, Setup, SetupError, Silent, Tally};
use table::{
    AnyTable, Chance, Config, FairError, FairReport, TableError, load_any, open_any, open_any_as,
    verify_fair_text,
};

use crate::GAMES;
use crate::lesson::{Lesson, Script};
use crate::levels::USUAL_LEVEL;
use crate::odds::OddsOf;
use crate::seated::{BotEntry, Role};

/// A table, or why there is none.
type Opened = Result<Box<dyn AnyTable>, TableError>;

/// Options with what they are set to.
pub type Choices = Vec<(&'static str, &'static str)>;

/// A game, for everyone who does not know its type.
pub struct Entry {
    /// What the game is.
    pub manifest: fn() -> &'static Manifest,
    /// The bots that can sit at its tables, the weakest first.
    pub bots: &'static [BotEntry],
    /// Opens a table.
    pub open: fn(Config, Chance) -> Opened,
    /// Opens a table at which the match was begun under this version of the rules.
    pub open_as: fn(Config, Chance, rules_version: u32) -> Opened,
    /// Loads a saved match.
    pub load: fn(&str) -> Opened,
    /// Recomputes every chance outcome of a saved match.
    pub verify_fair: fn(&str) -> Result<FairReport, FairError>,
    /// How it tells the exact odds of a seat, if it can.
    pub odds: Option<OddsOf>,
    /// The scripts of its lessons, the first one first.
    lessons: &'static [Script],
    simulate: fn(&Setup, &mut dyn Iterator<Item = u64>) -> Result<Simulation, SetupError>,
    tally: fn(&Setup, &mut dyn Iterator<Item = u64>) -> Result<Tally, SetupError>,
}

impl Entry {
    /// The line of a catalog for a game.
    pub const fn of<G: Game>(bots: &'static [BotEntry]) -> Entry {
        Entry {
            manifest: G::manifest,
            bots,
            open: open_any::<G>,
            open_as: open_any_as::<G>,
            load: load_any::<G>,
            verify_fair: verify_fair_text::<G>,
            odds: None,
            lessons: &[],
            simulate: |setup, seeds| simulate::<G>(setup, seeds, &mut Silent),
            tally: |setup, seeds| {
                let mut tally = Tally::default();
                G::new(setup, &mut tally)?;
                simulate::<G>(setup, seeds, &mut tally)?;
                Ok(tally)
            },
        }
    }

    /// The same with lessons, the first of them for newcomers.
    pub const fn taught_by(self, lessons: &'static [Script]) -> Entry {
        Entry { lessons, ..self }
    }

    /// The same with exact odds.
    pub const fn with_odds(self, odds: OddsOf) -> Entry {
        Entry { odds: Some(odds), ..self }
    }

    /// How the game tells exact odds, or why there are none.
    pub fn odds(&self) -> Result<OddsOf, NoOdds> {
        let with_odds = || GAMES.iter().filter(|entry| entry.odds.is_some()).map(Entry::key).collect();
        self.odds.ok_or_else(|| NoOdds { key: self.key(), known: with_odds() })
    }

    /// The lesson of this name, if there is one. The tests read every script, so that none is lost here.
    pub fn lesson(&self, chapter: &str) -> Option<Lesson> {
        let script = self.lessons.iter().find(|script| script.chapter == chapter)?;
        Lesson::read(script.text).ok()
    }

    /// The names of its lessons, the first one first.
    pub fn chapters(&self) -> impl Iterator<Item = &'static str> {
        self.lessons.iter().map(|script| script.chapter)
    }

    /// The game's name in commands and records.
    pub fn key(&self) -> &'static str {
        (self.manifest)().key
    }

    /// Checks seats and options for games that nobody watches.
    pub fn simulation_setup<'a>(
        &self,
        seats: u8,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Setup, SetupError> {
        Setup::for_simulation((self.manifest)(), seats, options)
    }

    /// Checks seats and options for a table of this game.
    pub fn setup<'a>(
        &self,
        seats: u8,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Setup, SetupError> {
        Setup::new((self.manifest)(), seats, options)
    }

    /// Set-ups that show the game well: every seat count with each value of the first option, which decides the set or
    /// the mode, and with one other value changed. Some of them may not go together.
    pub fn setups(&self) -> impl Iterator<Item = (u8, Choices)> {
        let manifest = (self.manifest)();
        manifest.seats.clone().flat_map(move |seats| choices(manifest).map(move |choice| (seats, choice)))
    }

    /// Plays one random game for each seed, without listening.
    pub fn simulate(
        &self,
        setup: &Setup,
        seeds: impl IntoIterator<Item = u64>,
    ) -> Result<Simulation, SetupError> {
        (self.simulate)(setup, &mut seeds.into_iter())
    }

    /// Plays one random game for each seed and counts which rules were at work.
    pub fn tally(&self, setup: &Setup, seeds: impl IntoIterator<Item = u64>) -> Result<Tally, SetupError> {
        (self.tally)(setup, &mut seeds.into_iter())
    }

    /// The bots that people can choose to play against, the weakest first.
    pub fn levels(&self) -> impl Iterator<Item = &'static BotEntry> + use<> {
        self.bots.iter().filter(|bot| bot.role == Role::Level)
    }

    /// The bot that people meet unless they choose another, and that plays in someone's stead: nothing if the game has
    /// no bots.
    pub fn usual_bot(&self) -> Option<&'static BotEntry> {
        self.bots.iter().find(|bot| bot.key == USUAL_LEVEL).or(self.bots.last())
    }

    /// The kind of bot with this name.
    pub fn bot(&self, key: &str) -> Result<&'static BotEntry, UnknownBot> {
        let unknown =
            || UnknownBot { key: key.to_owned(), known: self.bots.iter().map(|bot| bot.key).collect() };
        // Rooms that were kept before the levels had names know the adventurer by another one.
        let key = if key == "heuristic" { USUAL_LEVEL } else { key };
        self.bots.iter().find(|bot| bot.key == key).ok_or_else(unknown)
    }
}

fn choices(manifest: &'static Manifest) -> impl Iterator<Item = Choices> {
    let (first, others) = manifest.options.split_at(manifest.options.len().min(1));
    let bases = first.iter().flat_map(|option| option.values.iter().map(|value| vec![(option.key, *value)]));
    bases.chain(first.is_empty().then(Vec::new)).flat_map(move |base| {
        let changed = others.iter().flat_map(|option| option.values.iter().map(|value| (option.key, *value)));
        let with = base.clone();
        let one_more = changed.map(move |choice| with.iter().copied().chain([choice]).collect());
        std::iter::once(base).chain(one_more)
    })
}

/// The game with this name.
pub fn find(key: &str) -> Result<&'static Entry, UnknownGame> {
    let unknown = || UnknownGame { key: key.to_owned(), known: GAMES.iter().map(Entry::key).collect() };
    GAMES.iter().find(|entry| entry.key() == key).ok_or_else(unknown)
}

/// There is no game of this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownGame {
    /// The name asked for.
    pub key: String,
    /// The names there are.
    pub known: Vec<&'static str>,
}

impl fmt::Display for UnknownGame {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "there is no game `{}`: the games are {}", self.key, self.known.join(", "))
    }
}

impl std::error::Error for UnknownGame {}

/// The game has no bot of this name.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UnknownBot {
    /// The name asked for.
    pub key: String,
    /// The names there are.
    pub known: Vec<&'static str>,
}

impl fmt::Display for UnknownBot {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "there is no bot `{}`: the bots are {}", self.key, self.known.join(", "))
    }
}

impl std::error::Error for UnknownBot {}

/// The game has no exact odds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NoOdds {
    /// The game asked for.
    pub key: &'static str,
    /// The games that have them.
    pub known: Vec<&'static str>,
}

impl fmt::Display for NoOdds {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            out,
            "`{}` has no exact odds: the games that have them are {}",
            self.key,
            self.known.join(", ")
        )
    }
}

impl std::error::Error for NoOdds {}
