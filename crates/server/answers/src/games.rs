//! The games that can be played.

use game::Lang;
use serde::Serialize;
use ts_rs::TS;
use utoipa::ToSchema;

/// A game that can be played.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct GameShown {
    /// The game's key in commands and records.
    key: &'static str,
    /// The game's name, by language.
    name: NameShown,
    /// Increases with every change of the rules that affects a match.
    rules_version: u32,
    /// The number of seats.
    seats: SeatsShown,
    /// The game options.
    options: Vec<OptionShown>,
    /// The levels of the server's bots for this game, the weakest first.
    bots: Vec<&'static str>,
}

/// A name in every language.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
pub struct NameShown {
    /// In English.
    en: String,
    /// In Spanish.
    es: String,
}

/// The number of seats.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct SeatsShown {
    /// The minimum.
    min: u8,
    /// The maximum.
    max: u8,
}

/// A game option.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct OptionShown {
    /// The option's key.
    key: &'static str,
    /// The allowed values.
    values: &'static [&'static str],
    /// The default value.
    default: Option<&'static str>,
    /// The rule that the option varies.
    rule: String,
}

/// A game with its options and bots.
pub fn game_shown(game: &'static catalog::Entry) -> GameShown {
    let manifest = (game.manifest)();
    let option = |option: &'static game::OptionSpec| OptionShown {
        key: option.key,
        values: option.values,
        default: option.values.first().copied(),
        rule: option.rule.to_string(),
    };
    GameShown {
        key: manifest.key,
        name: NameShown { en: game.name(Lang::En).to_owned(), es: game.name(Lang::Es).to_owned() },
        rules_version: manifest.rules_version,
        seats: SeatsShown { min: *manifest.seats.start(), max: *manifest.seats.end() },
        options: manifest.options.iter().map(option).collect(),
        bots: game.levels().map(|bot| bot.key).collect(),
    }
}
