//! Players and their games.

use std::sync::Arc;

use axum::extract::{Path, State};
use room::ids::PlayerId;
use serde::{Deserialize, Serialize};
use store::{PlayerKind, PlayerRow, RatingRow, RoomRow};
use ts_rs::TS;
use utoipa::ToSchema;

use super::caller::Maybe;
use super::extract::{Json, Query, count, number};
use super::problem::Problem;
use super::room_listing::{self, RoomListing};
use crate::app::App;
use crate::clock::now_ms;
use crate::error::ApiError;
use crate::people::Caller;

/// How many pages of rooms are read to fill one response: most rooms may be private.
const LOOKS: usize = 10;

/// The size of such a page.
const LOOK: u32 = 100;

/// A player.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(super) struct PlayerShown {
    /// The player's id.
    player: String,
    /// The player's name.
    name: String,
    /// `person` or `bot`.
    #[ts(type = "\"person\" | \"bot\"")]
    kind: &'static str,
    /// Whether it is a person without an account.
    guest: bool,
    /// When the player was created, in milliseconds since 1970.
    since_ms: i64,
    /// Their ratings by game. Others see only those with listed matches.
    ratings: Vec<RatingShown>,
}

/// A page of a player's games.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(super) struct GamesPage {
    /// The games, the most recently active first.
    games: Vec<RoomListing>,
    /// The value of `before` for the next page; null if there is none.
    before: Option<i64>,
}

/// A player's rating in one game.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(super) struct RatingShown {
    /// The key of the game.
    game: String,
    /// The Glicko-2 rating. New players start at 1500.
    rating: f64,
    /// The rating deviation.
    deviation: f64,
    /// The number of rated matches. Others see only the number of listed ones.
    games: i64,
    /// When the last of them ended, in milliseconds since 1970.
    updated_ms: i64,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct PageQuery {
    before: Option<String>,
    count: Option<String>,
}

/// Returns the profile of a player.
#[utoipa::path(
    get,
    path = "/api/players/{player}",
    tag = "people",
    params(("player" = String, Path)),
    responses((status = 200, body = PlayerShown), (status = 404, body = Problem))
)]
pub(super) async fn show(
    State(app): State<Arc<App>>,
    Maybe(caller): Maybe,
    Path(player): Path<String>,
) -> Result<Json<PlayerShown>, ApiError> {
    let PlayerRow { id, name, kind, created_ms } = known_player(&app, &player).await?;
    let ratings = match public_at(&id, caller.as_ref()) {
        Some(_) => app.store.public_ratings(&id).await?,
        None => app.store.ratings(&id).await?,
    };
    let guest = kind == PlayerKind::Person && app.store.account_of(&id).await?.is_none();
    let ratings = ratings.into_iter().map(RatingShown::from).collect();
    Ok(Json(PlayerShown { player: id, name, kind: kind.as_str(), guest, since_ms: created_ms, ratings }))
}

/// Lists a player's games. Unlisted games are shown only to those who have a seat in them, and a running game with
/// delayed spectators too.
#[utoipa::path(
    get,
    path = "/api/players/{player}/games",
    tag = "people",
    params(
        ("player" = String, Path),
        ("before" = Option<i64>, Query, description = "only games last active before this time"),
        ("count" = Option<i64>, Query, description = "how many: 1 to 200, default 50")
    ),
    responses((status = 200, body = GamesPage), (status = 400, body = Problem), (status = 404, body = Problem))
)]
pub(super) async fn games(
    State(app): State<Arc<App>>,
    Maybe(caller): Maybe,
    Path(player): Path<String>,
    Query(PageQuery { before, count: many }): Query<PageQuery>,
) -> Result<Json<GamesPage>, ApiError> {
    let (many, before) =
        (count(many.as_deref())?, number("before", before.as_deref(), i64::MAX, 1..=i64::MAX)?);
    let player = known_player(&app, &player).await?.id;
    let caller = caller.map(|caller| caller.player);
    let rows = games_shown(&app, &player, caller.as_ref(), before, many + 1).await?;
    let before =
        (rows.len() > many).then(|| rows.get(many.wrapping_sub(1)).map(|row| row.active_ms)).flatten();
    let listed = |row: RoomRow| RoomListing::of(row, caller.as_ref(), now_ms());
    Ok(Json(GamesPage { games: rows.into_iter().take(many).map(listed).collect(), before }))
}

/// A player by id. The id of a guest who has logged in stands for the account.
pub(super) async fn known_player(app: &App, player: &str) -> Result<PlayerRow, ApiError> {
    let player = PlayerId::parse(player).ok_or(ApiError::UnknownPlayer)?;
    app.store.player_or_account(player.as_str()).await?.ok_or(ApiError::UnknownPlayer)
}

/// Until when the caller may know of this player's matches, and only of listed ones; `None` for the player, who sees all.
pub(super) fn public_at(player: &str, caller: Option<&Caller>) -> Option<i64> {
    caller.is_none_or(|caller| caller.player.as_str() != player).then(now_ms)
}

/// The rooms of a player that the caller may see. Hidden rooms do not shorten the page, so it does not reveal them.
async fn games_shown(
    app: &App,
    player: &str,
    caller: Option<&PlayerId>,
    mut before: i64,
    many: usize,
) -> Result<Vec<RoomRow>, ApiError> {
    let mut shown = Vec::new();
    for _ in 0..LOOKS {
        let page = app.store.rooms_of(player, LOOK, Some(before)).await?;
        let is_last = page.len() < LOOK as usize;
        before = page.last().map_or(before, |row| row.active_ms);
        shown.extend(page.into_iter().filter(|row| may_see(row, caller)));
        if is_last || shown.len() >= many {
            break;
        }
    }
    shown.truncate(many);
    Ok(shown)
}

/// The order of the list would reveal when someone decided in a match whose spectators are delayed.
fn may_see(row: &RoomRow, caller: Option<&PlayerId>) -> bool {
    room_listing::has_seat(row, caller) || (row.listed && !room_listing::is_hidden(row, caller, now_ms()))
}

impl From<RatingRow> for RatingShown {
    fn from(row: RatingRow) -> RatingShown {
        let RatingRow { game, rating, deviation, games, updated_ms, .. } = row;
        RatingShown { game, rating, deviation, games, updated_ms }
    }
}
