//! The best players of a game.

use std::sync::Arc;

use axum::extract::{Path, State};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::extract::{Json, Query, count, number};
use super::games::find_game;
use super::players::RatingShown;
use super::problem::Problem;
use crate::app::App;
use crate::error::ApiError;

/// The last rank with which a page may begin.
const LAST_RANK: i64 = 5_000;

/// A page of a leaderboard.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(super) struct LeaderboardPage {
    /// The best players, the best first.
    rows: Vec<LeaderboardRow>,
    /// The value of `from` for the next page; null if there is none.
    next: Option<i64>,
}

/// A row of a leaderboard.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(super) struct LeaderboardRow {
    /// The rank, from 1.
    rank: i64,
    /// The player's id.
    player: String,
    /// The player's name.
    name: String,
    /// `person` or `bot`.
    #[ts(type = "\"person\" | \"bot\"")]
    kind: &'static str,
    /// The player's rating.
    #[serde(flatten)]
    rating: RatingShown,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct LeaderboardQuery {
    from: Option<String>,
    count: Option<String>,
}

/// Lists the best players of a game by Glicko-2 rating: accounts and bots with rated matches in listed rooms.
#[utoipa::path(
    get,
    path = "/api/leaderboards/{game}",
    tag = "people",
    params(
        ("game" = String, Path, description = "the key of the game"),
        ("from" = Option<i64>, Query, description = "the first rank: 1 to 5000, default 1"),
        ("count" = Option<i64>, Query, description = "how many: 1 to 200, default 50")
    ),
    responses((status = 200, body = LeaderboardPage), (status = 400, body = Problem), (status = 404, body = Problem))
)]
pub(super) async fn show(
    State(app): State<Arc<App>>,
    Path(game): Path<String>,
    Query(LeaderboardQuery { from, count: many }): Query<LeaderboardQuery>,
) -> Result<Json<LeaderboardPage>, ApiError> {
    let game = find_game(&app, &game)?.key();
    let (from, many) = (number("from", from.as_deref(), 1, 1..=LAST_RANK)?, count(many.as_deref())?);
    let bounded = |number: i64| u32::try_from(number).unwrap_or(u32::MAX);
    let asked = u32::try_from(many).unwrap_or(u32::MAX).saturating_add(1);
    let best = app.store.leaderboard(game, asked, bounded(from - 1)).await?;
    let next = (best.len() > many).then(|| from.saturating_add(i64::try_from(many).unwrap_or(i64::MAX)));
    let rows = (from..).zip(best).take(many).map(|(rank, ranked)| LeaderboardRow::of(rank, ranked));
    Ok(Json(LeaderboardPage { rows: rows.collect(), next: next.filter(|next| *next <= LAST_RANK) }))
}

impl LeaderboardRow {
    fn of(rank: i64, ranked: store::RankedPlayer) -> LeaderboardRow {
        let store::RankedPlayer { name, kind, rating } = ranked;
        let player = rating.player.clone();
        LeaderboardRow { rank, player, name, kind: kind.as_str(), rating: rating.into() }
    }
}
