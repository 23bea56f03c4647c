//! The games of the app and their rules.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};

use axum::extract::{Path, State};
use game::{Lang, Manifest, Message};
use i18n::{Audience, MessageBundle};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::extract::{Json, Query};
use super::problem::Problem;
use crate::app::App;
use crate::error::ApiError;

/// A game that can be played.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(super) struct GameShown {
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
pub(super) struct NameShown {
    /// In English.
    en: String,
    /// In Spanish.
    es: String,
}

/// The number of seats.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(super) struct SeatsShown {
    /// The minimum.
    min: u8,
    /// The maximum.
    max: u8,
}

/// A game option.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(super) struct OptionShown {
    /// The option's key.
    key: &'static str,
    /// The allowed values.
    values: &'static [&'static str],
    /// The default value.
    default: Option<&'static str>,
    /// The rule that the option varies.
    rule: String,
}

/// The rules of a game.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(super) struct RulesShown {
    /// The key of the game.
    game: &'static str,
    /// The version of the rules.
    rules_version: u32,
    /// The language of the texts.
    #[ts(type = "\"en\" | \"es\"")]
    lang: &'static str,
    /// The rules in order.
    rules: Vec<RuleShown>,
}

/// A rule.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(super) struct RuleShown {
    /// The rule's id, which events and offers cite.
    id: String,
    /// The rule's title.
    title: &'static str,
    /// The rule's text.
    text: &'static str,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LangQuery {
    lang: Option<String>,
}

/// Lists the games with their options and bots.
#[utoipa::path(get, path = "/api/games", tag = "games", responses((status = 200, body = Vec<GameShown>)))]
pub(super) async fn list(State(app): State<Arc<App>>) -> Result<Json<Vec<GameShown>>, ApiError> {
    app.games.iter().map(shown).collect::<Result<Vec<_>, ApiError>>().map(Json)
}

/// Returns the rules of a game in English or Spanish.
#[utoipa::path(
    get,
    path = "/api/games/{game}/rules",
    tag = "games",
    params(
        ("game" = String, Path, description = "the key of the game"),
        ("lang" = Option<String>, Query, description = "`en` (the default) or `es`")
    ),
    responses((status = 200, body = RulesShown), (status = 400, body = Problem), (status = 404, body = Problem))
)]
pub(super) async fn rules(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Query(LangQuery { lang }): Query<LangQuery>,
) -> Result<Json<RulesShown>, ApiError> {
    let manifest = (find_game(&app, &game)?.manifest)();
    let lang = Lang::from_code(lang.as_deref().unwrap_or("en"));
    let lang =
        lang.ok_or(ApiError::BadQuery { field: "lang".to_owned(), right: "use en or es".to_owned() })?;
    let rule = |rule: &'static game::RuleEntry| {
        let game::RuleText { title, text } = *rule.text(lang);
        RuleShown { id: rule.id.to_string(), title, text }
    };
    Ok(Json(RulesShown {
        game: manifest.key,
        rules_version: manifest.rules_version,
        lang: lang.code(),
        rules: manifest.rules.iter().map(rule).collect(),
    }))
}

pub(super) fn find_game(app: &App, key: &str) -> Result<&'static catalog::Entry, ApiError> {
    app.games.iter().find(|game| game.key() == key).ok_or(ApiError::UnknownGame)
}

fn shown(game: &'static catalog::Entry) -> Result<GameShown, ApiError> {
    let manifest = (game.manifest)();
    let option = |option: &'static game::OptionSpec| OptionShown {
        key: option.key,
        values: option.values,
        default: option.values.first().copied(),
        rule: option.rule.to_string(),
    };
    Ok(GameShown {
        key: manifest.key,
        name: names(manifest)?,
        rules_version: manifest.rules_version,
        seats: SeatsShown { min: *manifest.seats.start(), max: *manifest.seats.end() },
        options: manifest.options.iter().map(option).collect(),
        bots: game.levels().map(|bot| bot.key).collect(),
    })
}

/// A cache of the games' names, because parsing the messages takes a while.
static NAMES: Mutex<BTreeMap<&'static str, NameShown>> = Mutex::new(BTreeMap::new());

fn names(manifest: &'static Manifest) -> Result<NameShown, ApiError> {
    let mut known = NAMES.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = known.get(manifest.key) {
        return Ok(known.clone());
    }
    let name = NameShown { en: name(manifest, Lang::En)?, es: name(manifest, Lang::Es)? };
    known.insert(manifest.key, name.clone());
    Ok(name)
}

/// Message ids are `&'static str`, but the id of a game's name is built from its key. So our own message refers to
/// it.
fn name(manifest: &'static Manifest, lang: Lang) -> Result<String, ApiError> {
    let own = format!("api-game-name = {{ game-{} }}\n", manifest.key.replace('_', "-"));
    let bundle = MessageBundle::new(lang, &[manifest.messages(lang), &own]);
    let bundle = bundle.map_err(|_| ApiError::internal("a game's messages cannot be read"))?;
    Ok(bundle.format_sentence(&Message::new("api-game-name"), &Audience::default()))
}
