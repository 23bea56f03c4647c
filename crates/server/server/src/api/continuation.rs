//! New rooms that continue a match from its record, for example one that was played on a player's own device.

use std::net::IpAddr;
use std::sync::Arc;

use answers::apply_step;
use axum::extract::State;
use axum::http::StatusCode;
use room::ids::draw_secret;
use room::{Entry, RoomSettings, StartPosition};
use serde::Deserialize;
use serde_json::Value;
use table::{Chance, Config, Origin};
use ts_rs::TS;
use utoipa::ToSchema;

use super::caller::{Address, Known};
use super::extract::Json;
use super::problem::Problem;
use super::rooms::{Opened, check_kind};
use crate::app::App;
use crate::error::ApiError;
use crate::rate_limits::LimitKind;

/// The largest body. The record of a long match has some hundred KiB.
pub(super) const MOST_BYTES: usize = 2 << 20;

/// A new room that continues an unfinished match from the end of its record.
#[derive(Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewContinuation {
    /// The settings of the new room. `origin` names the room that the match had elsewhere and, as `known_to`, the seat
    /// from whose knowledge everything hidden is dealt again: the player may have read the record.
    settings: RoomSettings,
    /// The text of the record.
    record: String,
}

/// Opens a room that continues a match from its record. Nobody has a seat yet.
#[utoipa::path(
    post,
    path = "/api/rooms/continued",
    tag = "rooms",
    request_body = NewContinuation,
    responses((status = 201, body = Opened), (status = 400, body = Problem), (status = 401, body = Problem))
)]
pub(super) async fn open(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Known(caller): Known,
    Json(NewContinuation { settings, record }): Json<NewContinuation>,
) -> Result<(StatusCode, Json<Opened>), ApiError> {
    check_kind(&settings)?;
    app.limits.count(LimitKind::Rooms, caller.player.as_str()).await?;
    let (settings, continued) = checked(&app, address, settings, record).await?;
    let opened = Entry::Opened { host: caller.player, settings, secret: draw_secret().reveal() };
    let room = app.rooms.open_room(vec![opened, continued]).await?;
    Ok((StatusCode::CREATED, Json(Opened { room })))
}

/// Replays the record on a blocking thread, because a long one takes a core for a while.
async fn checked(
    app: &App,
    address: IpAddr,
    settings: RoomSettings,
    record: String,
) -> Result<(RoomSettings, Entry), ApiError> {
    let permit = app.replays.permit(address).await?;
    let games = app.games;
    let working = tokio::task::spawn_blocking(move || {
        let game = games.iter().find(|game| game.key() == settings.game).ok_or(ApiError::UnknownGame)?;
        let found = continuation(game, settings, &record);
        drop(permit);
        found
    });
    working.await.map_err(|_| ApiError::internal("a record cannot be read"))?
}

/// The entry with all steps of the record, checked by a trial table with the new settings.
fn continuation(
    game: &catalog::Entry,
    mut settings: RoomSettings,
    record: &str,
) -> Result<(RoomSettings, Entry), ApiError> {
    let bad = |error: table::TableError| ApiError::settings("record", error.to_string());
    let Some(StartPosition { room, entry: None, step: None, known_to: Some(seat) }) = settings.origin.take()
    else {
        return Err(ApiError::settings("origin", "give only `room` and `known_to`".to_owned()));
    };
    let old = (game.load)(record).map_err(bad)?;
    if old.is_over() {
        return Err(ApiError::settings("record", "use the record of a match that is not over".to_owned()));
    }
    let setup = settings.check(game)?;
    if old.seats() != setup.seats() || !old.options().into_iter().eq(setup.options()) {
        let right = "game, seats and options must be those of the record".to_owned();
        return Err(ApiError::settings("settings", right));
    }
    let (steps, dealt) = (steps_of(record)?, old.deals());
    let origin =
        Origin { of: room.to_string(), steps: steps.clone(), dealt: dealt.clone(), known_to: Some(seat) };
    let (seats, options) = (settings.seat_count(), settings.options.clone());
    let config = Config { seats, options, origin: Some(origin), ..Config::default() };
    (game.open)(config, Chance::of_seed(0)).map_err(bad)?;
    let entry = i64::try_from(steps.len()).unwrap_or(i64::MAX);
    settings.origin = Some(StartPosition { room, entry: Some(entry), step: None, known_to: Some(seat) });
    Ok((settings, Entry::Continued { steps, dealt }))
}

/// The steps of a record and of the match that it continues, without those that were undone.
fn steps_of(record: &str) -> Result<Vec<Value>, ApiError> {
    let unreadable = |_| ApiError::settings("record", "use the text of a record".to_owned());
    let record: Value = serde_json::from_str(record).map_err(unreadable)?;
    let list = |steps: &Value| steps.as_array().cloned().unwrap_or_default();
    let mut steps = list(&record["origin"]["steps"]);
    list(&record["steps"]).into_iter().for_each(|step| apply_step(&mut steps, step));
    Ok(steps)
}
