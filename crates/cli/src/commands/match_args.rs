//! The arguments for seats and game options, which several commands have.

use std::collections::BTreeMap;
use std::str::FromStr;

use game::Manifest;
use table::Config;

use crate::error::CliError;

const DEFAULT_SEATS: u8 = 3;

#[derive(clap::Args)]
pub(crate) struct MatchArgs {
    /// Number of players [default: 3, or what the game allows]
    #[arg(long, value_name = "N")]
    pub(crate) seats: Option<u8>,
    /// Set a game option, such as set=back; `antorcha games GAME` lists them
    #[arg(long = "option", value_name = "NAME=VALUE")]
    options: Vec<OptionArg>,
}

#[derive(Clone)]
struct OptionArg {
    key: String,
    value: String,
}

impl FromStr for OptionArg {
    type Err = &'static str;

    fn from_str(text: &str) -> Result<OptionArg, &'static str> {
        let (key, value) = text.split_once('=').ok_or("write it as name=value, such as set=back")?;
        Ok(OptionArg { key: key.to_owned(), value: value.to_owned() })
    }
}

impl MatchArgs {
    /// Returns a config without player names. The table checks later whether it fits the game.
    pub(crate) fn config(&self, manifest: &Manifest, at_least: u8) -> Result<Config, CliError> {
        let default = DEFAULT_SEATS.max(at_least).clamp(*manifest.seats.start(), *manifest.seats.end());
        let mut config = Config::of(self.seats.unwrap_or(default));
        config.options = self.options()?;
        Ok(config)
    }

    fn options(&self) -> Result<BTreeMap<String, String>, CliError> {
        let mut options = BTreeMap::new();
        for OptionArg { key, value } in &self.options {
            if options.insert(key.clone(), value.clone()).is_some() {
                return Err(CliError::new(format!("the option `{key}` is given twice: give it once")));
            }
        }
        Ok(options)
    }
}
