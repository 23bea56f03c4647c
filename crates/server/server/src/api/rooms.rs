//! Rooms: the lobby, new rooms, commands and sockets.

use std::sync::Arc;

use axum::extract::{Path, Request, State};
use axum::http::StatusCode;
use axum::response::Response;
use room::RoomError;
use room::ids::{RoomId, draw_secret};
use room::protocol::{Ack, Command};
use room::{Entry, RoomSettings};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use super::caller::{Address, Known, Maybe};
use super::extract::Json;
use super::problem::Problem;
use super::room_listing::{self, RoomListing};
use super::start_position;
use crate::app::App;
use crate::clock::now_ms;
use crate::error::ApiError;
use crate::rate_limits::LimitKind;
use crate::{socket, web_socket};

/// How many rooms the lobby shows.
const LOBBY: u32 = 100;

/// A new room.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(super) struct Opened {
    /// The room's id.
    pub(super) room: RoomId,
}

/// A command with the client's id for it.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct NewCommand {
    /// A unique id of the command. If it is sent twice, it is executed once.
    id: String,
    /// The command.
    command: Command,
}

/// Opens a room. The host has no seat yet: the commitment to the match's secret is published before anyone adds a
/// nonce.
#[utoipa::path(
    post,
    path = "/api/rooms",
    tag = "rooms",
    request_body = RoomSettings,
    responses((status = 201, body = Opened), (status = 400, body = Problem), (status = 401, body = Problem))
)]
pub(super) async fn open(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Known(caller): Known,
    Json(mut settings): Json<RoomSettings>,
) -> Result<(StatusCode, Json<Opened>), ApiError> {
    check_kind(&settings)?;
    if let Some(game) = app.games.iter().find(|game| game.key() == settings.game) {
        settings.limit_random_match(game);
    }
    app.limits.count(LimitKind::Rooms, caller.player.as_str()).await?;
    let continued = start_position::entry(&app, address, &caller.player, &settings).await?;
    let opened = Entry::Opened { host: caller.player, settings, secret: draw_secret().reveal() };
    let room = app.rooms.open_room(std::iter::once(opened).chain(continued).collect()).await?;
    Ok((StatusCode::CREATED, Json(Opened { room })))
}

/// Lessons and daily dungeons are opened elsewhere.
pub(super) fn check_kind(settings: &RoomSettings) -> Result<(), ApiError> {
    if settings.lesson || settings.chapter.is_some() {
        return Err(ApiError::settings("lesson", "open a lesson at /api/lessons instead".to_owned()));
    }
    if settings.daily.is_some() {
        return Err(ApiError::settings("daily", "open a daily dungeon at /api/daily instead".to_owned()));
    }
    Ok(())
}

/// Lists the rooms in the lobby, the newest first.
#[utoipa::path(get, path = "/api/rooms", tag = "rooms", responses((status = 200, body = Vec<RoomListing>)))]
pub(super) async fn lobby(
    State(app): State<Arc<App>>,
    Maybe(caller): Maybe,
) -> Result<Json<Vec<RoomListing>>, ApiError> {
    let (now, caller) = (now_ms(), caller.map(|caller| caller.player));
    let rooms = app.store.lobby(LOBBY, now - room_listing::LONGEST_DELAY_MS).await?;
    let listed = rooms.into_iter().map(|row| RoomListing::of(row, caller.as_ref(), now));
    Ok(Json(listed.filter(RoomListing::is_in_lobby).collect()))
}

/// Returns the summary of a room.
#[utoipa::path(
    get,
    path = "/api/rooms/{room}",
    tag = "rooms",
    params(("room" = String, Path)),
    responses((status = 200, body = RoomListing), (status = 404, body = Problem))
)]
pub(super) async fn show(
    State(app): State<Arc<App>>,
    Maybe(caller): Maybe,
    Path(room): Path<String>,
) -> Result<Json<RoomListing>, ApiError> {
    let row = app.store.room(room_id(&room)?.as_str()).await?.ok_or(RoomError::UnknownRoom)?;
    Ok(Json(RoomListing::of(row, caller.as_ref().map(|caller| &caller.player), now_ms())))
}

/// Sends a command to a room. All commands of the socket protocol work here.
#[utoipa::path(
    post,
    path = "/api/rooms/{room}/commands",
    tag = "rooms",
    params(("room" = String, Path)),
    request_body = NewCommand,
    responses((status = 200, body = Ack), (status = 409, body = Problem), (status = 503, body = Problem))
)]
pub(super) async fn command(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Known(caller): Known,
    Path(room): Path<String>,
    Json(NewCommand { id, command }): Json<NewCommand>,
) -> Result<Json<Ack>, ApiError> {
    if !socket::is_command_id(&id) {
        return Err(ApiError::from(RoomError::BadText { field: "id", right: socket::COMMAND_ID }));
    }
    let room = room_id(&room)?;
    let _permit = app.opening_permit(address, &room).await?;
    app.rooms.command(&room, &caller.visitor(), &id, &command).await.map(Json)
}

/// Opens a socket to a room; see `docs/protocol.md`.
pub(super) async fn socket(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Maybe(caller): Maybe,
    Path(room): Path<String>,
    request: Request,
) -> Result<Response, ApiError> {
    let room = room_id(&room)?;
    let permit = app.limits.admit_socket(address)?;
    let most = app.settings.limits.message_bytes;
    web_socket::open(request, most, move |socket| socket::serve(app, socket, room, caller, permit))
}

pub(super) fn room_id(text: &str) -> Result<RoomId, ApiError> {
    RoomId::parse(text).ok_or(ApiError::from(RoomError::UnknownRoom))
}
