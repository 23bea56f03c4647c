//! The subcommands, and the arguments that several of them have.

pub(crate) mod admin;
pub(crate) mod arena;
pub(crate) mod backup;
pub(crate) mod doctor;
pub(crate) mod engine;
pub(crate) mod fair;
pub(crate) mod games;
pub(crate) mod health;
mod interrupt;
pub(crate) mod load;
mod match_args;
pub(crate) mod odds;
pub(crate) mod package_files;
pub(crate) mod play;
pub(crate) mod puzzles;
pub(crate) mod replay;
pub(crate) mod reports;
pub(crate) mod restore;
pub(crate) mod review;
pub(crate) mod rules;
pub(crate) mod serve;
pub(crate) mod simulate;
pub(crate) mod solve;
mod text_table;
mod times;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use game::Lang;

/// The language in which a command speaks.
#[derive(clap::Args)]
pub(crate) struct LanguageArg {
    /// Use this language
    #[arg(long, default_value = "en", value_parser = languages())]
    pub(crate) lang: Lang,
}

fn languages() -> impl TypedValueParser<Value = Lang> {
    PossibleValuesParser::new(Lang::ALL.map(Lang::code))
        .map(|code| Lang::from_code(&code).unwrap_or(Lang::En))
}
