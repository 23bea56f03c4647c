//! How many sit at a table and what they settle: arguments that play and simulate share.

use std::collections::BTreeMap;
use std::str::FromStr;

use game::Manifest;
use table::Config;

use crate::failure::Failure;

/// Enough for a game to be lively.
const USUAL_SEATS: u8 = 3;

#[derive(clap::Args)]
pub(crate) struct Setting {
    /// How many play [default: 3, or what the game takes]
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<u8>,
    /// What to settle before the game, such as set=back; `antorcha games GAME` lists it
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<Chosen>,
}

/// One option as it is typed.
#[derive(Clone)]
struct Chosen {
    key: String,
    value: String,
}

impl FromStr for Chosen {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<Chosen, &'static str> {
        let (key, value) = text.split_once('=').ok_or("write it as name=value, such as set=back")?;
        Ok(Chosen { key: key.to_owned(), value: value.to_owned() })
    }
}

impl Setting {
    /// A table for at least so many, with nobody named yet. Whether it fits the game is for the table to say.
    pub(crate) fn config(&self, manifest: &Manifest, at_least: u8) -> Result<Config, Failure> {
        let usual = USUAL_SEATS.max(at_least).clamp(*manifest.seats.start(), *manifest.seats.end());
        let mut config = Config::of(self.seats.unwrap_or(usual));
        config.options = self.options()?;
        Ok(config)
    }

    fn options(&self) -> Result<BTreeMap<String, String>, Failure> {
        let mut options = BTreeMap::new();
        for Chosen { key, value } in &self.options {
            if options.insert(key.clone(), value.clone()).is_some() {
                return Err(Failure::new(format!("the option `{key}` is given twice: give it once")));
            }
        }
        Ok(options)
    }
}
