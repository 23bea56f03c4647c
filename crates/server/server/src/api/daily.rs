//! The daily dungeons: their commitments, attempts and results.

use std::collections::BTreeMap;
use std::sync::Arc;

use axum::extract::{Path, State};
use axum::http::StatusCode;
use room::ids::PlayerId;
use room::{Day, SeatRequest};
use serde::Serialize;
use store::{AttemptCounts, AttemptRow, RankedAttempt};
use table::Commitment;
use ts_rs::TS;
use utoipa::ToSchema;

use super::caller::{Maybe, Person};
use super::extract::Json;
use super::games::find_game;
use super::problem::Problem;
use super::rooms::Opened;
use crate::app::App;
use crate::daily::{Deal, Player};
use crate::error::ApiError;
use crate::people::Caller;
use crate::rate_limits::LimitKind;

/// How many attempts a table of results shows.
const MOST: u32 = 100;

/// The daily dungeons of three days.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(super) struct DailyShown {
    /// Its deals can be practised.
    yesterday: DayShown,
    today: DayShown,
    /// Only the commitments to its deals are known.
    tomorrow: DayShown,
}

/// The daily dungeons of a day.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(super) struct DayShown {
    /// The date, such as `2026-03-31`.
    date: String,
    /// When the day is over, in milliseconds since 1970.
    end_ms: i64,
    /// One for each game; none if the server did not know the day.
    dungeons: Vec<DungeonShown>,
}

/// A daily dungeon.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(super) struct DungeonShown {
    /// The key of the game.
    game: String,
    /// The options that it is played with.
    options: BTreeMap<String, String>,
    /// The bots that it is played against.
    bots: Vec<String>,
    /// The commitment to the secret from which chance is drawn.
    #[schema(value_type = String)]
    #[ts(type = "string")]
    commitment: Commitment,
    /// Since when the secret and the commitment are fixed, in milliseconds since 1970.
    committed_ms: i64,
    /// The secret, once the day is over.
    secret: Option<String>,
    /// The caller's attempt, if there is one.
    attempt: Option<AttemptShown>,
}

/// A player's attempt at a daily dungeon.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(super) struct AttemptShown {
    /// The room.
    room: String,
    /// Whether it counts: the player had an account when it began.
    ranked: bool,
    state: AttemptState,
    /// Its rank among all so far, from 1, if it counts and is finished.
    rank: Option<i64>,
    /// The place at the table, from 1.
    place: Option<i64>,
    /// The points of the game.
    points: Option<i64>,
    /// How much chance gave, in victories; null until it is measured.
    luck: Option<f64>,
    /// The result without luck, in victories: 1 for a win, minus the luck.
    adjusted: Option<f64>,
}

/// How far an attempt is.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
#[serde(rename_all = "snake_case")]
pub(super) enum AttemptState {
    Playing,
    Finished,
    /// It was closed, or the day ended before it did.
    Unfinished,
}

/// The results of a daily dungeon.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(super) struct DailyResults {
    /// The date, such as `2026-03-31`.
    date: String,
    /// The key of the game.
    game: String,
    /// How many ranked attempts were begun.
    begun: i64,
    /// How many of them were finished in time.
    finished: i64,
    /// The best attempts, best first. Null while the day lasts and the caller has not finished an attempt.
    rows: Option<Vec<ResultRow>>,
    /// The caller's attempt, if there is one.
    attempt: Option<AttemptShown>,
}

/// A ranked attempt.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(super) struct ResultRow {
    /// The rank, from 1. Equal results share it.
    rank: i64,
    /// The player's id.
    player: String,
    /// The player's name.
    name: String,
    /// The place at the table, from 1.
    place: i64,
    /// The points of the game.
    points: i64,
    /// How much chance gave, in victories; null until it is measured.
    luck: Option<f64>,
    /// The result without luck, in victories; null until luck is measured.
    adjusted: Option<f64>,
    /// The room, once the day is over: then anyone can replay it.
    room: Option<String>,
}

/// Returns the daily dungeons of yesterday, today and tomorrow, with the caller's attempts. The commitment to a deal is
/// public when the day before it begins, and its secret when its day is over.
#[utoipa::path(get, path = "/api/daily", tag = "daily", responses((status = 200, body = DailyShown)))]
pub(super) async fn show(
    State(app): State<Arc<App>>,
    Maybe(caller): Maybe,
) -> Result<Json<DailyShown>, ApiError> {
    let (player, today) = (caller.map(|caller| caller.player), app.daily.today());
    let deals = app.daily.deals(today.plus(-1), today.plus(1)).await?;
    let (yesterday, tomorrow) = (today.plus(-1), today.plus(1));
    Ok(Json(DailyShown {
        yesterday: day_shown(&app, yesterday, &deals, player.as_ref()).await?,
        today: day_shown(&app, today, &deals, player.as_ref()).await?,
        tomorrow: day_shown(&app, tomorrow, &deals, None).await?,
    }))
}

/// Begins the caller's attempt at today's deal of a game, or returns to it. There is one per player. It counts if the
/// player has an account.
#[utoipa::path(
    post,
    path = "/api/daily/{game}",
    tag = "daily",
    params(("game" = String, Path)),
    responses(
        (status = 201, body = Opened),
        (status = 401, body = Problem),
        (status = 403, description = "the caller is a bot", body = Problem),
        (status = 404, body = Problem),
        (status = 409, description = "the rules of the game have changed today", body = Problem)
    )
)]
pub(super) async fn begin(
    State(app): State<Arc<App>>,
    Person(caller): Person,
    Path(game): Path<String>,
) -> Result<(StatusCode, Json<Opened>), ApiError> {
    let game = find_game(&app, &game)?;
    app.limits.count(LimitKind::Rooms, caller.player.as_str()).await?;
    let player = player(&app, caller).await?;
    let room = app.daily.begin(&app.rooms, &player, game.key()).await?;
    Ok((StatusCode::CREATED, Json(Opened { room })))
}

/// Opens a room for practice with the deal of a day that is over, or with today's after the caller's own attempt.
#[utoipa::path(
    post,
    path = "/api/daily/{date}/{game}/practice",
    tag = "daily",
    params(("date" = String, Path, description = "such as 2026-03-31"), ("game" = String, Path)),
    responses(
        (status = 201, body = Opened),
        (status = 401, body = Problem),
        (status = 404, body = Problem),
        (status = 409, description = "the caller has yet to finish an attempt", body = Problem)
    )
)]
pub(super) async fn practise(
    State(app): State<Arc<App>>,
    Person(caller): Person,
    Path((date, game)): Path<(String, String)>,
) -> Result<(StatusCode, Json<Opened>), ApiError> {
    let (day, game) = (day(&date)?, find_game(&app, &game)?);
    app.limits.count(LimitKind::Rooms, caller.player.as_str()).await?;
    let player = player(&app, caller).await?;
    let room = app.daily.practise(&app.rooms, &player, day, game.key()).await?;
    Ok((StatusCode::CREATED, Json(Opened { room })))
}

/// Returns the results of a daily dungeon. While the day lasts, only players who have finished their own attempt get
/// them.
#[utoipa::path(
    get,
    path = "/api/daily/{date}/{game}",
    tag = "daily",
    params(("date" = String, Path, description = "such as 2026-03-31"), ("game" = String, Path)),
    responses((status = 200, body = DailyResults), (status = 404, body = Problem))
)]
pub(super) async fn results(
    State(app): State<Arc<App>>,
    Maybe(caller): Maybe,
    Path((date, game)): Path<(String, String)>,
) -> Result<Json<DailyResults>, ApiError> {
    let (day, game) = (day(&date)?, find_game(&app, &game)?);
    let deal = app.daily.deal(day, game.key()).await?;
    let attempt = own_attempt(&app, &deal, caller.as_ref().map(|caller| &caller.player)).await?;
    let date = day.to_string();
    let AttemptCounts { begun, finished } = app.store.count_attempts(&date, game.key()).await?;
    let is_over = day < app.daily.today();
    let has_finished = attempt.as_ref().is_some_and(|attempt| attempt.state == AttemptState::Finished);
    let rows = if is_over || has_finished {
        Some(ranked(app.store.best_attempts(&date, game.key(), MOST).await?, is_over))
    } else {
        None
    };
    Ok(Json(DailyResults { date, game: game.key().to_owned(), begun, finished, rows, attempt }))
}

async fn day_shown(
    app: &App,
    day: Day,
    deals: &[Deal],
    player: Option<&PlayerId>,
) -> Result<DayShown, ApiError> {
    let mut dungeons = Vec::new();
    for deal in deals.iter().filter(|deal| deal.day == day) {
        let attempt = own_attempt(app, deal, player).await?;
        dungeons.push(dungeon_shown(deal, day < app.daily.today(), attempt));
    }
    Ok(DayShown { date: day.to_string(), end_ms: app.daily.end_ms(day), dungeons })
}

fn dungeon_shown(deal: &Deal, is_over: bool, attempt: Option<AttemptShown>) -> DungeonShown {
    let bot = |seat: &SeatRequest| match seat {
        SeatRequest::Bot { bot } => Some(bot.clone()),
        SeatRequest::Person => None,
    };
    DungeonShown {
        game: deal.game.key().to_owned(),
        options: deal.settings.options.clone(),
        bots: deal.settings.seats.iter().filter_map(bot).collect(),
        commitment: deal.secret.commitment(),
        committed_ms: deal.drawn_ms,
        secret: is_over.then(|| deal.secret.reveal()),
        attempt,
    }
}

async fn own_attempt(
    app: &App,
    deal: &Deal,
    player: Option<&PlayerId>,
) -> Result<Option<AttemptShown>, ApiError> {
    let Some(player) = player else { return Ok(None) };
    let Some(row) = app.daily.attempt(deal, player).await? else { return Ok(None) };
    let state = state(app, deal, &row).await?;
    let result = row.result;
    let rank = match result.filter(|_| row.ranked) {
        Some(_) => Some(app.store.attempts_ahead_of(&row).await? + 1),
        None => None,
    };
    Ok(Some(AttemptShown {
        room: row.room,
        ranked: row.ranked,
        state,
        rank,
        place: result.map(|result| result.place),
        points: result.map(|result| result.points),
        luck: row.luck.map(|luck| luck.luck),
        adjusted: row.luck.map(|luck| luck.adjusted),
    }))
}

async fn state(app: &App, deal: &Deal, row: &AttemptRow) -> Result<AttemptState, ApiError> {
    match row.result {
        Some(_) => Ok(AttemptState::Finished),
        None if deal.day < app.daily.today() => Ok(AttemptState::Unfinished),
        None if app.daily.is_closed(row).await? => Ok(AttemptState::Unfinished),
        None => Ok(AttemptState::Playing),
    }
}

/// Gives equal results the same rank.
fn ranked(attempts: Vec<RankedAttempt>, is_over: bool) -> Vec<ResultRow> {
    let mut rows: Vec<ResultRow> = Vec::new();
    for (place, RankedAttempt { name, attempt }) in (1..).zip(attempts) {
        let Some(result) = attempt.result else { continue };
        let adjusted = attempt.luck.map(|luck| luck.adjusted);
        let is_equal = |row: &&ResultRow| {
            (row.place, row.points, row.adjusted) == (result.place, result.points, adjusted)
        };
        let rank = rows.last().filter(is_equal).map_or(place, |row| row.rank);
        rows.push(ResultRow {
            rank,
            player: attempt.player,
            name,
            place: result.place,
            points: result.points,
            luck: attempt.luck.map(|luck| luck.luck),
            adjusted,
            room: is_over.then_some(attempt.room),
        });
    }
    rows
}

async fn player(app: &App, caller: Caller) -> Result<Player, ApiError> {
    let has_account = app.people.account(&caller.player).await?.is_some();
    Ok(Player { id: caller.player, name: caller.name, has_account })
}

fn day(date: &str) -> Result<Day, ApiError> {
    let right = "write it as 2026-03-31".to_owned();
    Day::parse(date).ok_or(ApiError::BadQuery { field: "date".to_owned(), right })
}
