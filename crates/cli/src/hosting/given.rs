//! Every setting as a flag and as a variable of the environment.

use clap::parser::ValueSource;
use clap::{Arg, ArgMatches, Args, Command, FromArgMatches};

use super::config::Given;
use super::settings::{SETTINGS, Setting};

/// What flags and environment set, flags before the environment.
#[derive(Clone, Default)]
pub(crate) struct Flags {
    pub(crate) given: Vec<Given>,
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
        Ok(Flags { given: SETTINGS.iter().filter_map(|setting| given(setting, matches)).collect() })
    }

    fn update_from_arg_matches(&mut self, matches: &ArgMatches) -> Result<(), clap::Error> {
        *self = Flags::from_arg_matches(matches)?;
        Ok(())
    }
}

/// The values in the environment stay out of the help, because one may hold a password.
fn argument(setting: &'static Setting) -> Arg {
    Arg::new(setting.key)
        .long(setting.flag())
        .env(setting.variable())
        .hide_env_values(true)
        .value_name("VALUE")
        .help(format!("{}: {}", capital(setting.about), setting.right))
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

fn given(setting: &'static Setting, matches: &ArgMatches) -> Option<Given> {
    let value = matches.get_one::<String>(setting.key)?.clone();
    let source = match matches.value_source(setting.key)? {
        ValueSource::EnvVariable => setting.variable(),
        _ => format!("--{}", setting.flag()),
    };
    Some(Given { setting, value, source })
}
