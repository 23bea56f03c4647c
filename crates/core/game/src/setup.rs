//! How a game is set up: seats and options, and what is wrong with those that do not fit.

use std::collections::BTreeMap;
use std::fmt;
use std::ops::RangeInclusive;

use crate::rule::{RuleEntry, RuleId};
use crate::words::Lang;

/// What a game is, for everyone who does not know its rules: the lobby, the help, the store.
#[derive(Debug)]
pub struct Manifest {
    /// The game's name in commands and records.
    pub key: &'static str,
    /// Counts up with every change that makes some recorded match play out otherwise.
    pub rules_version: u32,
    /// How many can play.
    pub seats: RangeInclusive<u8>,
    /// What the players can settle before they begin.
    pub options: &'static [OptionSpec],
    /// What simulations set unless told otherwise: random players may need an end that people do not.
    pub simulations: &'static [(&'static str, &'static str)],
    /// The rules by number.
    pub rules: &'static [RuleEntry],
    /// The Fluent messages in English.
    pub english: &'static str,
    /// The Fluent messages in Spanish.
    pub spanish: &'static str,
}

impl Manifest {
    /// The game's Fluent messages in a language.
    #[must_use]
    pub const fn words(&self, lang: Lang) -> &'static str {
        match lang {
            Lang::En => self.english,
            Lang::Es => self.spanish,
        }
    }

    /// The rule with this number.
    #[must_use]
    pub fn rule(&self, id: RuleId) -> Option<&'static RuleEntry> {
        self.rules.iter().find(|rule| rule.id == id)
    }
}

/// Something the players can settle before the game.
#[derive(Debug, PartialEq, Eq)]
pub struct OptionSpec {
    /// The option's name in commands and records.
    pub key: &'static str,
    /// What it can be set to; the first one is the default.
    pub values: &'static [&'static str],
    /// The rule that it varies.
    pub rule: RuleId,
}

/// Where a component's value comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Provenance {
    /// Printed in a rulebook.
    Seed,
    /// Not in the rulebooks; independent public listings agree.
    Public,
    /// One public listing only.
    Single,
    /// Found nowhere: a value of ours that fits everything known.
    Reconstructed,
    /// A decision of ours where the rulebooks are silent or disagree.
    Ruling,
}

/// Seats and options that were checked against a manifest.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Setup {
    seats: u8,
    options: BTreeMap<&'static str, &'static str>,
}

impl Setup {
    /// Checks the number of seats and the options by name; those not named take their default.
    pub fn new<'a>(
        manifest: &'static Manifest,
        seats: u8,
        chosen: impl IntoIterator<Item = (&'a str, &'a str)>,
    ) -> Result<Setup, SetupError> {
        if !manifest.seats.contains(&seats) {
            return Err(SetupError::Seats { asked: seats, fit: manifest.seats.clone() });
        }
        let defaults = manifest.options.iter().filter_map(|o| Some((o.key, *o.values.first()?)));
        let mut setup = Setup { seats, options: defaults.collect() };
        for (key, value) in chosen {
            setup.choose(manifest, key, value)?;
        }
        Ok(setup)
    }

    /// The same for games that nobody watches: the manifest's options for simulations come before those chosen.
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
        Ok(())
    }

    /// How many seats the table has.
    #[must_use]
    pub const fn seats(&self) -> u8 {
        self.seats
    }

    /// What an option is set to: its default unless chosen otherwise, and empty if the game has no such option.
    #[must_use]
    pub fn option(&self, key: &str) -> &'static str {
        self.options.get(key).copied().unwrap_or_default()
    }

    /// Every option with what it is set to.
    pub fn options(&self) -> impl Iterator<Item = (&'static str, &'static str)> {
        self.options.iter().map(|(&key, &value)| (key, value))
    }
}

/// Why a game cannot be set up so.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SetupError {
    /// Too few or too many seats.
    Seats {
        /// The number asked for.
        asked: u8,
        /// The numbers that fit.
        fit: RangeInclusive<u8>,
    },
    /// The game has no such option.
    UnknownOption {
        /// The name asked for.
        key: String,
        /// The names it has.
        known: Vec<&'static str>,
    },
    /// The option has no such value.
    UnknownValue {
        /// The option.
        key: &'static str,
        /// The value asked for.
        value: String,
        /// The values it has.
        known: Vec<&'static str>,
    },
    /// Two choices do not go together.
    Clash {
        /// The option whose value does not fit.
        key: &'static str,
        /// That value.
        value: &'static str,
        /// What it does not fit, such as `set=back`.
        with: String,
        /// The values that would fit.
        fit: Vec<&'static str>,
    },
}

impl SetupError {
    /// A stable name of the reason.
    #[must_use]
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
                write!(out, "{asked} seats do not fit: the game takes {} to {}", fit.start(), fit.end())
            }
            SetupError::UnknownOption { key, known } if known.is_empty() => {
                write!(out, "there is no option `{key}`: the game has none")
            }
            SetupError::UnknownOption { key, known } => {
                write!(out, "there is no option `{key}`: the game has {}", known.join(", "))
            }
            SetupError::UnknownValue { key, value, known } => {
                write!(out, "`{key}` cannot be `{value}`: it can be {}", known.join(", "))
            }
            SetupError::Clash { key, value, with, fit } => {
                write!(out, "`{key}={value}` does not go with `{with}`: choose {}", fit.join(", "))
            }
        }
    }
}

impl std::error::Error for SetupError {}
