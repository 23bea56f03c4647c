//! The games of the app and their rules.

use std::sync::Arc;

use answers::{GameShown, game_shown};
use axum::extract::{Path, State};
use game::Lang;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::extract::{Json, Query};
use super::problem::Problem;
use crate::app::App;
use crate::error::ApiError;

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
pub(super) async fn list(State(app): State<Arc<App>>) -> Json<Vec<GameShown>> {
    Json(app.games.iter().map(game_shown).collect())
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
