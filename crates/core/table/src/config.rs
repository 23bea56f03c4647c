//! What is settled before a match begins.

use std::collections::BTreeMap;

use game::{Manifest, Setup};
use serde::{Deserialize, Serialize};

use crate::error::TableError;
use crate::origin::Origin;

/// The longest name of a player, in characters.
const MAX_NAME: usize = 64;

/// Seats, options and names, as they are asked for.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Config {
    /// How many play.
    pub seats: u8,
    /// Options by name; those not named take their default.
    #[serde(default)]
    pub options: BTreeMap<String, String>,
    /// The names of the players in seat order, or none at all.
    #[serde(default)]
    pub players: Vec<String>,
    /// The match in whose middle this one begins, if it does.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub origin: Option<Origin>,
}

impl Config {
    /// A table of so many seats, with every option at its default and nobody named.
    pub fn of(seats: u8) -> Config {
        Config { seats, ..Config::default() }
    }

    /// The same with one option chosen.
    pub fn with(mut self, key: &str, value: &str) -> Config {
        self.options.insert(key.to_owned(), value.to_owned());
        self
    }

    /// The same with these players.
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
