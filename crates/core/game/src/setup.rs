//! The setup of a match: seat count, options, and the errors for a setup that does not fit.

use std::collections::{BTreeMap, BTreeSet};
use std::fmt;
use std::ops::RangeInclusive;

use crate::message::Lang;
use crate::rule::{RuleEntry, RuleId};

/// A description of a game for everything that does not know its rules: lobby, help, store.
#[derive(Debug)]
pub struct Manifest {
    /// The game's name in commands and records.
    pub key: &'static str,
    /// Increases with every change after which some recorded match would replay differently.
    pub rules_version: u32,
    /// The possible seat counts.
    pub seats: RangeInclusive<u8>,
    pub options: &'static [OptionSpec],
    /// Options that simulations set by default. Random players may need an end condition that people do not.
    pub simulations: &'static [(&'static str, &'static str)],
    pub rules: &'static [RuleEntry],
    /// The Fluent messages in English.
    pub english: &'static str,
    /// The Fluent messages in Spanish.
    pub spanish: &'static str,
}

/// The text of a Fluent file of a game. In a browser it is empty: the page has the messages already.
#[cfg(not(target_family = "wasm"))]
#[macro_export]
macro_rules! fluent_file {
    ($path:literal) => {
        include_str!($path)
    };
}

/// The text of a Fluent file of a game. In a browser it is empty: the page has the messages already.
#[cfg(target_family = "wasm")]
#[macro_export]
macro_rules! fluent_file {
    ($path:literal) => {
        ""
    };
}

impl Manifest {
    /// Returns the game's Fluent messages in a language.
    pub const fn messages(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.english,
            Lang::Es => self.spanish,
        }
    }

    pub fn rule(&self, id: RuleId) -> Option<&'static RuleEntry> {
        self.rules.iter().find(|rule| rule.id == id)
    }
}

/// An option that players choose before a match.
#[derive(Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// The option's name in commands and records.
    pub key: &'static str,
    /// The allowed values. The first is the default.
    pub values: &'static [&'static str],
    /// The rule that the option varies.
    pub rule: RuleId,
    pub since: Since,
}

/// Whether an option is as old as the first records.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Since {
    FirstRecords,
    /// It was added later. Records list it only if it does not have its default, so that earlier records and their chance
    /// stay as they are.
    Later,
}

/// Where the value of a component comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Provenance {
    /// It is printed in a rulebook.
    Seed,
    /// It is in no rulebook, but independent public listings agree.
    Public,
    /// One public listing has it.
    Single,
    /// It was found nowhere. We chose a value that fits everything known.
    Reconstructed,
    /// We decided it because the rulebooks are silent or disagree.
    Ruling,
}

/// Seat count and options, checked against a manifest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    seats: u8,
    options: BTreeMap<&'static str, &'static str>,
    /// The options that were added later and have their default.
    unlisted: BTreeSet<&'static str>,
}

impl Setup {
    /// Checks the seat count and the chosen options. All other options get their default.
    pub fn new<'a>(
        manifest: &'static Manifest,
        seats: u8,
        chosen: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Setup, SetupError> {
        if !manifest.seats.contains(&seats) {
            return Err(SetupError::Seats { asked: seats, fit: manifest.seats.clone() });
        }
        let defaults = manifest.options.iter().filter_map(|o| Some((o.key, *o.values.first()?)));
        let later = manifest.options.iter().filter(|option| option.since == Since::Later);
        let unlisted = later.map(|option| option.key).collect();
        let mut setup = Setup { seats, options: defaults.collect(), unlisted };
        for (key, value) in chosen {
            setup.choose(manifest, key, value)?;
        }
        Ok(setup)
    }

    /// Like [`Setup::new`], with the manifest's simulation options as defaults.
    pub fn for_simulation<'a>(
        manifest: &'static Manifest,
        seats: u8,
        chosen: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Setup, SetupError> {
        Setup::new(manifest, seats, manifest.simulations.iter().copied().chain(chosen))
    }

    fn choose(&mut self, manifest: &'static Manifest, key: &str, value: &str) -> Result<(), SetupError> {
        let Some(option) = manifest.options.iter().find(|option| option.key == key) else {
            let known = manifest.options.iter().map(|option| option.key).collect();
            return Err(SetupError::UnknownOption { key: key.to_owned(), known });
        };
        let Some(&known) = option.values.iter().find(|known| **known == value) else {
            let value = value.to_owned();
            return Err(SetupError::UnknownValue { key: option.key, value, known: option.values.to_vec() });
        };
        self.options.insert(option.key, known);
        if option.since == Since::Later && option.values.first() != Some(&known) {
            self.unlisted.remove(option.key);
        }
        Ok(())
    }

    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// Returns the value of an option: chosen or default, and empty if the game has no such option.
    pub fn option(&self, key: &str) -> &'static str {
        self.options.get(key).copied().unwrap_or_default()
    }

    /// Returns the options with their values. An option that was added later is listed only if it does not have its default.
    pub fn options(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        let listed = self.options.iter().filter(|(key, _)| !self.unlisted.contains(*key));
        listed.map(|(&key, &value)| (key, value))
    }
}

/// Why a setup is not possible.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    Seats {
        asked: u8,
        fit: RangeInclusive<u8>,
    },
    UnknownOption {
        key: String,
        known: Vec<&'static str>,
    },
    UnknownValue {
        key: &'static str,
        value: String,
        known: Vec<&'static str>,
    },
    /// Two options exclude each other.
    Clash {
        key: &'static str,
        value: &'static str,
        /// What the value clashes with, such as `set=back`.
        with: String,
        /// The values of `key` that are possible.
        fit: Vec<&'static str>,
    },
}

impl SetupError {
    /// Returns a stable name of the error.
    pub const fn code(&self) -> &'static str {
        match self {
            SetupError::Seats { .. } => "bad_seats",
            SetupError::UnknownOption { .. } => "unknown_option",
            SetupError::UnknownValue { .. } => "unknown_value",
            SetupError::Clash { .. } => "option_clash",
        }
    }
}

impl fmt::Display for SetupError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SetupError::Seats { asked, fit } => {
                write!(out, "`seats` cannot be {asked}: the game takes {} to {}", fit.start(), fit.end())
            }
            SetupError::UnknownOption { key, known } if known.is_empty() => {
                write!(out, "unknown option `{key}`: the game has no options")
            }
            SetupError::UnknownOption { key, known } => {
                write!(out, "unknown option `{key}`: use one of {}", known.join(", "))
            }
            SetupError::UnknownValue { key, value, known } => {
                write!(out, "`{key}` cannot be `{value}`: use one of {}", known.join(", "))
            }
            SetupError::Clash { key, value, with, fit } => {
                write!(out, "`{key}={value}` cannot be combined with `{with}`: use one of {}", fit.join(", "))
            }
        }
    }
}

impl std::error::Error for SetupError {}
