//! The configuration of a match.

use std::collections::BTreeMap;

use game::{Manifest, Setup};
use serde::{Deserialize, Serialize};

use crate::error::TableError;
use crate::origin::Origin;

/// In characters.
const MAX_NAME: usize = 64;

/// Seats, options and names, not checked yet.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    pub seats: u8,
    /// Options by name. All others get their default.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// The players' names in seat order, or an empty list.
    #[serde(default)]
    pub players: Vec<String>,
    /// The match in whose middle this one starts, if any.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<Origin>,
    /// Whether the players may undo what they have already seen. It changes no rule; the record keeps it.
    #[serde(default, skip_serializing_if = "is_not")]
    pub practice: bool,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde calls it with a reference")]
pub(crate) const fn is_not(said: &bool) -> bool {
    !*said
}

impl Config {
    /// A match with default options and without names.
    pub fn of(seats: u8) -> Config {
        Config { seats, ..Config::default() }
    }

    /// Sets an option.
    pub fn with(mut self, key: &str, value: &str) -> Config {
        self.options.insert(key.to_owned(), value.to_owned());
        self
    }

    /// Sets the players' names.
    pub fn named(mut self, players: &[&str]) -> Config {
        self.players = players.iter().map(|&name| name.to_owned()).collect();
        self
    }

    pub(crate) fn check(&self, manifest: &'static Manifest) -> Result<Setup, TableError> {
        let chosen = self.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let setup = Setup::new(manifest, self.seats, chosen)?;
        self.check_names()?;
        Ok(setup)
    }

    fn check_names(&self) -> Result<(), TableError> {
        let given = self.players.len();
        if given != 0 && given != usize::from(self.seats) {
            return Err(TableError::BadPlayers { given, seats: self.seats });
        }
        match self.players.iter().position(|name| !is_name(name)) {
            Some(place) => Err(TableError::BadName { place, most: MAX_NAME }),
            None => Ok(()),
        }
    }
}

fn is_name(name: &str) -> bool {
    let length = name.chars().count();
    (1..=MAX_NAME).contains(&length) && !name.chars().any(char::is_control)
}
