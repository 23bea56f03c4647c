//! External bots and their tokens.

use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::caller::Person;
use super::extract::Json;
use super::problem::Problem;
use crate::app::App;
use crate::error::ApiError;
use crate::people::{BotRow, NewBot};

/// The name of a new bot.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct BotName {
    /// 1 to 24 characters.
    name: String,
}

/// A new bot.
#[derive(Serialize, TS, ToSchema)]
pub(super) struct BotMade {
    /// The bot's player id.
    player: String,
    /// The bot's name.
    name: String,
    /// The token, which the bot sends as `Authorization: Bearer TOKEN`. It is shown only once.
    token: String,
}

/// A bot of the caller.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(super) struct BotShown {
    /// The bot's player id.
    player: String,
    /// The bot's name.
    name: String,
    /// When the bot was created, in milliseconds since 1970.
    created_ms: i64,
}

/// Creates a bot. The caller needs an account. The token is shown only once.
#[utoipa::path(
    post,
    path = "/api/bots",
    tag = "bots",
    request_body = BotName,
    responses(
        (status = 201, body = BotMade),
        (status = 400, body = Problem),
        (status = 403, description = "the caller has no account", body = Problem),
        (status = 409, description = "the caller has the maximum number of bots", body = Problem)
    )
)]
pub(super) async fn make(
    State(app): State<Arc<App>>,
    Person(owner): Person,
    Json(BotName { name }): Json<BotName>,
) -> Result<(StatusCode, Json<BotMade>), ApiError> {
    let NewBot { player, name, token } = app.people.new_bot(&owner, &name).await?;
    let made = BotMade { player: player.to_string(), name, token: token.reveal().to_owned() };
    Ok((StatusCode::CREATED, Json(made)))
}

/// Lists the caller's bots, the oldest first.
#[utoipa::path(get, path = "/api/bots", tag = "bots", responses((status = 200, body = Vec<BotShown>)))]
pub(super) async fn list(
    State(app): State<Arc<App>>,
    Person(owner): Person,
) -> Result<Json<Vec<BotShown>>, ApiError> {
    let shown = |BotRow { player, name, created_ms }| BotShown { player, name, created_ms };
    Ok(Json(app.people.bots_of(&owner).await?.into_iter().map(shown).collect()))
}

/// Deletes a bot and revokes its token. Its games stay.
#[utoipa::path(
    delete,
    path = "/api/bots/{player}",
    tag = "bots",
    params(("player" = String, Path, description = "the bot's player id")),
    responses((status = 204), (status = 404, body = Problem))
)]
pub(super) async fn delete(
    State(app): State<Arc<App>>,
    Person(owner): Person,
    Path(player): Path<String>,
) -> Result<StatusCode, ApiError> {
    app.people.delete_bot(&owner, &player).await?;
    Ok(StatusCode::NO_CONTENT)
}
