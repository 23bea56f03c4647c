//! A game in the catalog.

#[cfg(not(target_family = "wasm"))]
use bots::{Simulation, simulate};
use game::{Encoding, Lang, Manifest, Setup, SetupError};
#[cfg(not(target_family = "wasm"))]
use game::{Silent, Tally};
use table::{
    AnyTable, Chance, Config, FairError, FairReport, TableError, load_any, open_any, open_any_as,
    verify_fair_text,
};
use thiserror::Error;

use crate::daily::{Choices, Daily};
#[cfg(not(target_family = "wasm"))]
use crate::environments::Environments;
use crate::lesson::{Lesson, Script};
use crate::levels::USUAL_LEVEL;
use crate::odds::OddsOf;
use crate::portraits::Portraits;
use crate::puzzle_shelf::Puzzles;
#[cfg(not(target_family = "wasm"))]
use crate::reviews::WrittenBeliefsOf;
use crate::reviews::{self, BeginReview, BeliefsOf, LuckOf, ReviewOf, Reviews};
use crate::seated::{BotEntry, Role};
use crate::{GAMES, UNLISTED};

type Opened = Result<Box<dyn AnyTable>, TableError>;

/// Key, English name and Spanish name of each game.
static NAMES: &[(&str, &str, &str)] = include!(concat!(env!("OUT_DIR"), "/names.rs"));

/// A game without its type.
pub struct Entry {
    pub manifest: fn() -> &'static Manifest,
    /// The bots of the game, weakest first.
    pub bots: &'static [BotEntry],
    pub open: fn(Config, Chance) -> Opened,
    /// Opens a match that started under this rules version.
    pub open_as: fn(Config, Chance, rules_version: u32) -> Opened,
    pub load: fn(&str) -> Opened,
    /// Recomputes every chance outcome of a saved match.
    pub verify_fair: fn(&str) -> Result<FairReport, FairError>,
    /// Computes exact odds for a seat, if the game can.
    pub odds: Option<OddsOf>,
    #[cfg(not(target_family = "wasm"))]
    pub environments: Environments,
    /// Reviews a saved match. It is slow: see [`ReviewSettings`](review::ReviewSettings).
    pub review: ReviewOf,
    /// Begins a review that goes on decision by decision.
    pub begin_review: BeginReview,
    /// Measures the luck in a saved match, without a review of its decisions.
    pub luck: LuckOf,
    /// The rollouts of a review at default quality.
    pub review_rollouts: u32,
    /// Tells what an observer can know of hidden cards.
    pub beliefs: BeliefsOf,
    /// The same, with a view that was written as JSON.
    #[cfg(not(target_family = "wasm"))]
    pub written_beliefs: WrittenBeliefsOf,
    /// The daily dungeon, if the game has one.
    pub daily: Option<Daily>,
    /// What pictures of a match show of its players.
    pub portraits: Portraits,
    /// Positions to solve, and how more of them are found.
    pub puzzles: Puzzles,
    /// The lessons, the first one for newcomers.
    lessons: &'static [Script],
    #[cfg(not(target_family = "wasm"))]
    simulate: fn(&Setup, &mut dyn Iterator<Item = u64>) -> Result<Simulation, SetupError>,
    #[cfg(not(target_family = "wasm"))]
    tally: fn(&Setup, &mut dyn Iterator<Item = u64>) -> Result<Tally, SetupError>,
}

impl Entry {
    pub const fn of<G: Encoding>(bots: &'static [BotEntry]) -> Entry {
        Entry {
            manifest: G::manifest,
            bots,
            open: open_any::<G>,
            open_as: open_any_as::<G>,
            load: load_any::<G>,
            verify_fair: verify_fair_text::<G>,
            odds: None,
            #[cfg(not(target_family = "wasm"))]
            environments: Environments::of::<G>(),
            review: reviews::no_review::<G>,
            begin_review: reviews::no_running_review::<G>,
            luck: reviews::no_luck::<G>,
            review_rollouts: 0,
            beliefs: reviews::no_beliefs,
            #[cfg(not(target_family = "wasm"))]
            written_beliefs: |_| None,
            daily: None,
            portraits: Portraits::none(),
            puzzles: Puzzles::none::<G>(),
            lessons: &[],
            #[cfg(not(target_family = "wasm"))]
            simulate: |setup, seeds| simulate::<G>(setup, seeds, &mut Silent),
            #[cfg(not(target_family = "wasm"))]
            tally: |setup, seeds| {
                let mut tally = Tally::default();
                G::new(setup, &mut tally)?;
                simulate::<G>(setup, seeds, &mut tally)?;
                Ok(tally)
            },
        }
    }

    /// Adds lessons, the first one for newcomers.
    pub const fn taught_by(mut self, lessons: &'static [Script]) -> Entry {
        self.lessons = lessons;
        self
    }

    /// Adds exact odds. A browser does not show them.
    pub const fn with_odds(mut self, odds: OddsOf) -> Entry {
        self.odds = if cfg!(target_family = "wasm") { None } else { Some(odds) };
        self
    }

    /// Adds reviews. Without them, a review is refused.
    pub const fn reviewed_by(mut self, reviews: Reviews) -> Entry {
        self.begin_review = reviews.begin;
        // A browser reviews decision by decision.
        if cfg!(not(target_family = "wasm")) {
            self.review = reviews.review;
            self.luck = reviews.luck;
        }
        self.review_rollouts = reviews.rollouts;
        self.beliefs = reviews.beliefs;
        #[cfg(not(target_family = "wasm"))]
        {
            self.written_beliefs = reviews.written_beliefs;
        }
        self
    }

    /// Adds a daily dungeon.
    pub const fn with_daily(mut self, daily: Daily) -> Entry {
        self.daily = Some(daily);
        self
    }

    /// Adds portraits. Without them, pictures of a match show only names. A browser draws no pictures of matches.
    pub const fn with_portraits(mut self, portraits: Portraits) -> Entry {
        self.portraits = if cfg!(target_family = "wasm") { Portraits::none() } else { portraits };
        self
    }

    /// Adds puzzles. Without them, there are none, and mining is refused.
    pub const fn with_puzzles(mut self, puzzles: Puzzles) -> Entry {
        self.puzzles = puzzles;
        self
    }

    /// Returns the function for exact odds, or the error that lists the games that have one.
    pub fn odds(&self) -> Result<OddsOf, NoOdds> {
        let with_odds = || GAMES.iter().filter(|entry| entry.odds.is_some()).map(Entry::key).collect();
        self.odds.ok_or_else(|| NoOdds { key: self.key(), known: with_odds() })
    }

    /// Returns a lesson by name. A script that does not parse counts as missing; tests parse every script.
    pub fn lesson(&self, chapter: &str) -> Option<Lesson> {
        let script = self.lessons.iter().find(|script| script.chapter == chapter)?;
        Lesson::read(script.text).ok()
    }

    /// Returns the names of the lessons in order.
    pub fn chapters(&self) -> impl Iterator<Item = &'static str> {
        self.lessons.iter().map(|script| script.chapter)
    }

    pub fn key(&self) -> &'static str {
        (self.manifest)().key
    }

    /// Returns the game's name.
    pub fn name(&self, lang: Lang) -> &'static str {
        let named = NAMES.iter().find(|(key, ..)| *key == self.key());
        named.map_or(self.key(), |(_, en, es)| match lang {
            Lang::En => en,
            Lang::Es => es,
        })
    }

    /// Checks seats and options, with the game's defaults for simulations.
    pub fn simulation_setup<'a>(
        &self,
        seats: u8,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Setup, SetupError> {
        Setup::for_simulation((self.manifest)(), seats, options)
    }

    /// Checks seats and options.
    pub fn setup<'a>(
        &self,
        seats: u8,
        options: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Setup, SetupError> {
        Setup::new((self.manifest)(), seats, options)
    }

    /// Returns setups that cover the game well: every seat count with each value of the first option (the set or mode),
    /// alone and with one other option changed. Some of them may clash.
    pub fn setups(&self) -> impl Iterator<Item = (u8, Choices)> {
        let manifest = (self.manifest)();
        manifest.seats.clone().flat_map(move |seats| choices(manifest).map(move |choice| (seats, choice)))
    }

    /// Plays one random game per seed, without recording events.
    #[cfg(not(target_family = "wasm"))]
    pub fn simulate(
        &self,
        setup: &Setup,
        seeds: impl IntoIterator<Item = u64>,
    ) -> Result<Simulation, SetupError> {
        (self.simulate)(setup, &mut seeds.into_iter())
    }

    /// Plays one random game per seed and counts the applied rules.
    #[cfg(not(target_family = "wasm"))]
    pub fn tally(&self, setup: &Setup, seeds: impl IntoIterator<Item = u64>) -> Result<Tally, SetupError> {
        (self.tally)(setup, &mut seeds.into_iter())
    }

    /// Returns the bots that people can choose as opponents, weakest first.
    pub fn levels(&self) -> impl Iterator<Item = &'static BotEntry> + use<> {
        self.bots.iter().filter(|bot| bot.role == Role::Level)
    }

    /// Returns the default bot, which also replaces absent players, or `None` if the game has no bots.
    pub fn usual_bot(&self) -> Option<&'static BotEntry> {
        self.bots.iter().find(|bot| bot.key == USUAL_LEVEL).or(self.bots.last())
    }

    pub fn bot(&self, key: &str) -> Result<&'static BotEntry, UnknownBot> {
        let unknown =
            || UnknownBot { key: key.to_owned(), known: self.bots.iter().map(|bot| bot.key).collect() };
        // Rooms stored by older versions use this name.
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

pub fn find(key: &str) -> Result<&'static Entry, UnknownGame> {
    let unknown = || UnknownGame { key: key.to_owned(), known: GAMES.iter().map(Entry::key).collect() };
    GAMES.iter().chain(UNLISTED).find(|entry| entry.key() == key).ok_or_else(unknown)
}

#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown game `{key}`: use one of {}", known.join(", "))]
pub struct UnknownGame {
    pub key: String,
    pub known: Vec<&'static str>,
}

#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("unknown bot `{key}`: use one of {}", known.join(", "))]
pub struct UnknownBot {
    pub key: String,
    pub known: Vec<&'static str>,
}

#[derive(Clone, Debug, PartialEq, Eq, Error)]
#[error("`{key}` has no exact odds: they are available for {}", known.join(", "))]
pub struct NoOdds {
    pub key: &'static str,
    /// The games that have exact odds.
    pub known: Vec<&'static str>,
}
