//! What a player's matches add up to: statistics, the curve of a rating, and head-to-head.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::{Path, State};
use serde::{Deserialize, Serialize};
use store::{Against, CurvePoint, StatisticsRow, WINDOW};
use ts_rs::TS;
use utoipa::ToSchema;

use super::caller::Maybe;
use super::extract::{Json, Query};
use super::games::find_game;
use super::players::{known_player, public_at};
use super::problem::Problem;
use crate::app::App;
use crate::error::ApiError;

/// The most points of a curve.
const MOST_POINTS: u32 = 500;

/// A player's latest matches, counted. Others see only listed ones.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(super) struct StatisticsShown {
    /// The most matches that are counted: the latest ones.
    most: u32,
    /// By game.
    games: Vec<StatisticsLine>,
    /// By game and the value of its first option, its set or mode.
    modes: Vec<StatisticsLine>,
    /// By game and the strongest bot in the match; the key is null for matches without bots.
    levels: Vec<StatisticsLine>,
    /// By game and the player's adventurer, character or hero.
    figures: Vec<StatisticsLine>,
}

/// Matches of a game that have something in common.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(super) struct StatisticsLine {
    /// The key of the game.
    game: String,
    /// What they have in common besides.
    key: Option<String>,
    /// How many there are.
    matches: i64,
    /// How many of them the player has won.
    wins: i64,
    /// How many of them were rated.
    rated: i64,
    /// The mean place, from 1.
    mean_place: f64,
    /// The most points in one of them.
    best_points: Option<i64>,
}

/// A rating after a match.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(super) struct RatingPoint {
    /// The room.
    room: String,
    /// When the match ended, in milliseconds since 1970.
    at_ms: i64,
    /// The Glicko-2 rating.
    rating: f64,
    /// The rating deviation.
    deviation: f64,
}

/// Two players in their common matches of a game.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(super) struct AgainstShown {
    /// The key of the game.
    game: String,
    /// How many matches they had.
    matches: i64,
    /// How often the player had the better place.
    ahead: i64,
    /// How often the other one had the better place. In the remaining matches, both had the same.
    behind: i64,
    /// When the last of them ended, in milliseconds since 1970.
    last_ms: i64,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct GameQuery {
    game: String,
}

/// Counts a player's latest matches by game, mode, level of bots and figure. Only the player's own numbers include
/// unlisted matches.
#[utoipa::path(
    get,
    path = "/api/players/{player}/statistics",
    tag = "people",
    params(("player" = String, Path)),
    responses((status = 200, body = StatisticsShown), (status = 404, body = Problem))
)]
pub(super) async fn show(
    State(app): State<Arc<App>>,
    Maybe(caller): Maybe,
    Path(player): Path<String>,
) -> Result<Json<StatisticsShown>, ApiError> {
    let player = known_player(&app, &player).await?.id;
    let rows = app.store.statistics(&player, public_at(&player, caller.as_ref())).await?;
    let figures: Vec<&StatisticsRow> = rows.iter().filter(|row| row.figure.is_some()).collect();
    Ok(Json(StatisticsShown {
        most: WINDOW,
        games: added_up(&rows, |_| None),
        modes: added_up(&rows, |row| Some(row.mode.clone())),
        levels: added_up(&rows, |row| row.level.clone()),
        figures: added_up(figures, |row| row.figure.clone()),
    }))
}

/// Lists a player's latest ratings in a game.
#[utoipa::path(
    get,
    path = "/api/players/{player}/rating-curve",
    tag = "people",
    params(("player" = String, Path), ("game" = String, Query, description = "the key of the game")),
    responses((status = 200, body = Vec<RatingPoint>), (status = 404, body = Problem))
)]
pub(super) async fn rating_curve(
    State(app): State<Arc<App>>,
    Maybe(caller): Maybe,
    Path(player): Path<String>,
    Query(GameQuery { game }): Query<GameQuery>,
) -> Result<Json<Vec<RatingPoint>>, ApiError> {
    let game = find_game(&app, &game)?.key();
    let player = known_player(&app, &player).await?.id;
    let public_at_ms = public_at(&player, caller.as_ref());
    let points = app.store.rating_curve(&player, game, MOST_POINTS, public_at_ms).await?;
    Ok(Json(points.into_iter().map(RatingPoint::from).collect()))
}

/// Compares two players in their common matches, by game. Each of them sees all of these, others only listed ones.
#[utoipa::path(
    get,
    path = "/api/players/{player}/against/{other}",
    tag = "people",
    params(("player" = String, Path), ("other" = String, Path)),
    responses((status = 200, body = Vec<AgainstShown>), (status = 404, body = Problem))
)]
pub(super) async fn against(
    State(app): State<Arc<App>>,
    Maybe(caller): Maybe,
    Path((player, other)): Path<(String, String)>,
) -> Result<Json<Vec<AgainstShown>>, ApiError> {
    let (player, other) = (known_player(&app, &player).await?.id, known_player(&app, &other).await?.id);
    let seen_by = |one: &str| public_at(one, caller.as_ref());
    let rows = app.store.against(&player, &other, seen_by(&player).and(seen_by(&other))).await?;
    Ok(Json(rows.into_iter().map(AgainstShown::from).collect()))
}

/// Adds up rows of the same game with the same key.
fn added_up<'a>(
    rows: impl IntoIterator<Item = &'a StatisticsRow>,
    key: impl Fn(&StatisticsRow) -> Option<String>,
) -> Vec<StatisticsLine> {
    let mut sums: BTreeMap<(String, Option<String>), Sum> = BTreeMap::new();
    for row in rows {
        sums.entry((row.game.clone(), key(row))).or_default().add(row);
    }
    sums.into_iter().map(|((game, key), sum)| sum.line(game, key)).collect()
}

#[derive(Default)]
struct Sum {
    matches: i64,
    wins: i64,
    rated: i64,
    places: i64,
    best_points: Option<i64>,
}

impl Sum {
    fn add(&mut self, row: &StatisticsRow) {
        self.matches += row.matches;
        self.wins += row.wins;
        self.rated += row.rated;
        self.places += row.places;
        self.best_points = self.best_points.max(row.best_points);
    }

    #[expect(clippy::cast_precision_loss, reason = "at most `WINDOW` matches are counted")]
    fn line(self, game: String, key: Option<String>) -> StatisticsLine {
        let Sum { matches, wins, rated, places, best_points } = self;
        let mean_place = places as f64 / matches.max(1) as f64;
        StatisticsLine { game, key, matches, wins, rated, mean_place, best_points }
    }
}

impl From<CurvePoint> for RatingPoint {
    fn from(point: CurvePoint) -> RatingPoint {
        let CurvePoint { finished_ms, rating, deviation, room } = point;
        RatingPoint { room, at_ms: finished_ms, rating, deviation }
    }
}

impl From<Against> for AgainstShown {
    fn from(row: Against) -> AgainstShown {
        let Against { game, matches, ahead, behind, last_ms } = row;
        AgainstShown { game, matches, ahead, behind, last_ms }
    }
}
