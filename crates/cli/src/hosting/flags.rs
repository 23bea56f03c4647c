//! Flags and environment variables for all settings.

use clap::parser::ValueSource;
use clap::{Arg, ArgMatches, Args, Command, FromArgMatches};

use super::config::SettingValue;
use super::settings::{SETTINGS, Setting};

/// The values of flags and environment. A flag overrides the environment.
#[derive(Clone, Default)]
pub(crate) struct Flags {
    pub(crate) values: Vec<SettingValue>,
}

impl Args for Flags {
    fn augment_args(command: Command) -> Command {
        SETTINGS.iter().fold(command, |command, setting| command.arg(argument(setting)))
    }

    fn augment_args_for_update(command: Command) -> Command {
        Flags::augment_args(command)
    }
}

impl FromArgMatches for Flags {
    fn from_arg_matches(matches: &ArgMatches) -> Result<Flags, clap::Error> {
        Ok(Flags { values: SETTINGS.iter().filter_map(|setting| values(setting, matches)).collect() })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Flags::from_arg_matches(matches)?;
        Ok(())
    }
}

/// The help hides the values of the environment, because one may contain a password.
fn argument(setting: &'static Setting) -> Arg {
    Arg::new(setting.key)
        .long(setting.flag())
        .env(setting.variable())
        .hide_env_values(true)
        .value_name("VALUE")
        .help(format!("{}: {}", capital(setting.about), setting.expected))
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn values(setting: &'static Setting, matches: &ArgMatches) -> Option<SettingValue> {
    let value = matches.get_one::<String>(setting.key)?.clone();
    let source = match matches.value_source(setting.key)? {
        ValueSource::EnvVariable => setting.variable(),
        _ => format!("--{}", setting.flag()),
    };
    Some(SettingValue { setting, value, source })
}
