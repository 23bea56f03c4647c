//! The finished matches of a player. Others see only listed ones.

use std::sync::Arc;

use axum::extract::{Path, State};
use room::ids::RoomId;
use room::protocol::{HolderInfo, RoomSummary};
use serde::{Deserialize, Serialize};
use store::{HistoryCursor, HistoryQuery, Outcome, PlayedRow};
use ts_rs::TS;
use utoipa::ToSchema;

use super::caller::Maybe;
use super::extract::{Json, Query, count};
use super::games::find_game;
use super::players::{known_player, public_at};
use super::problem::Problem;
use crate::app::App;
use crate::error::ApiError;

/// How many windows of matches are read to find one that fits the filters.
const LOOKS: usize = 4;

/// A page of a player's finished matches.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(super) struct HistoryShown {
    /// The matches, the latest first.
    matches: Vec<MatchShown>,
    /// The value of `before` for the next page; null if there is none.
    next: Option<String>,
}

/// A finished match of a player.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(super) struct MatchShown {
    /// The room.
    room: String,
    /// The key of the game.
    game: String,
    /// The value of the game's first option: its set or its mode.
    mode: String,
    /// The player's seat.
    seat: i64,
    /// The number of seats.
    seats: i64,
    /// From 1. Winners share the first place.
    place: i64,
    /// Whether the player has won.
    won: bool,
    /// The player's success cards, coins or experience.
    points: Option<i64>,
    /// The strongest bot in the match; null if there was none.
    level: Option<String>,
    /// The player's adventurer, character or hero.
    figure: Option<String>,
    /// Whether it was rated.
    rated: bool,
    /// Whether others see it.
    listed: bool,
    /// When it ended, in milliseconds since 1970.
    finished_ms: i64,
    /// The player's rating after it, if it was rated.
    rating: Option<f64>,
    /// The holders of the seats, in order.
    #[schema(value_type = Vec<HolderInfo>)]
    holders: Vec<HolderInfo>,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct HistoryFilter {
    game: Option<String>,
    result: Option<String>,
    with: Option<String>,
    before: Option<String>,
    count: Option<String>,
}

/// Lists a player's finished matches. Only the player sees those of unlisted rooms.
#[utoipa::path(
    get,
    path = "/api/players/{player}/history",
    tag = "people",
    params(
        ("player" = String, Path),
        ("game" = Option<String>, Query, description = "only this game"),
        ("result" = Option<String>, Query, description = "`won` or `lost`"),
        ("with" = Option<String>, Query, description = "only matches with this player"),
        ("before" = Option<String>, Query, description = "`next` of the page before"),
        ("count" = Option<i64>, Query, description = "how many: 1 to 200, default 50")
    ),
    responses((status = 200, body = HistoryShown), (status = 400, body = Problem), (status = 404, body = Problem))
)]
pub(super) async fn show(
    State(app): State<Arc<App>>,
    Maybe(caller): Maybe,
    Path(player): Path<String>,
    Query(filter): Query<HistoryFilter>,
) -> Result<Json<HistoryShown>, ApiError> {
    let limit = u32::try_from(count(filter.count.as_deref())?).unwrap_or(u32::MAX);
    let game = filter.game.map(|game| find_game(&app, &game).map(|game| game.key().to_owned()));
    let outcome = filter.result.as_deref().map(outcome).transpose()?;
    let before = filter.before.as_deref().map(cursor).transpose()?;
    let player = known_player(&app, &player).await?.id;
    let with = match filter.with {
        Some(with) => Some(known_player(&app, &with).await?.id),
        None => None,
    };
    let public_at_ms = public_at(&player, caller.as_ref());
    let query = HistoryQuery { player, game: game.transpose()?, outcome, with, before, limit, public_at_ms };
    let mut page = app.store.history(query.clone()).await?;
    for _ in 1..LOOKS {
        if !page.rows.is_empty() || page.next.is_none() {
            break;
        }
        page = app.store.history(HistoryQuery { before: page.next, ..query.clone() }).await?;
    }
    let next = page.next.map(|HistoryCursor { finished_ms, room }| format!("{finished_ms}-{room}"));
    Ok(Json(HistoryShown { matches: page.rows.into_iter().map(MatchShown::from).collect(), next }))
}

fn outcome(result: &str) -> Result<Outcome, ApiError> {
    match result {
        "won" => Ok(Outcome::Won),
        "lost" => Ok(Outcome::Lost),
        _ => Err(ApiError::BadQuery { field: "result".to_owned(), right: "use won or lost".to_owned() }),
    }
}

fn cursor(before: &str) -> Result<HistoryCursor, ApiError> {
    let parsed = before.split_once('-').and_then(|(finished_ms, room)| {
        let (finished_ms, room) = (finished_ms.parse().ok()?, RoomId::parse(room)?.to_string());
        Some(HistoryCursor { finished_ms, room })
    });
    let right = "use `next` of the page before".to_owned();
    parsed.ok_or(ApiError::BadQuery { field: "before".to_owned(), right })
}

impl From<PlayedRow> for MatchShown {
    fn from(row: PlayedRow) -> MatchShown {
        let summary: Option<RoomSummary> =
            row.summary.as_deref().and_then(|summary| serde_json::from_str(summary).ok());
        MatchShown {
            room: row.room,
            game: row.game,
            mode: row.mode,
            seat: row.seat,
            seats: row.seats,
            place: row.place,
            won: row.won,
            points: row.points,
            level: row.level,
            figure: row.figure,
            rated: row.rated,
            listed: row.listed,
            finished_ms: row.finished_ms,
            rating: row.rating,
            holders: summary.map_or_else(Vec::new, |summary| summary.holders),
        }
    }
}
