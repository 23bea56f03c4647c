//! Event logs and replays of matches. `table` decides what each observer sees.

use std::ops::Range;
use std::sync::Arc;

use axum::extract::{Path, State};
use game::{Observer, Turn};
use room::protocol::snapshot;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::{AnyTable, JsonEvent};
use ts_rs::TS;
use utoipa::ToSchema;

use super::archive::{Archive, LogPosition, look_up};
use super::caller::{Address, Maybe};
use super::extract::{Json, MOST, Query, USUAL, count, number};
use super::problem::Problem;
use super::rooms::room_id;
use super::visible_steps::{StepsQuery, VisibleStep};
use crate::app::App;
use crate::archive_cache::Perspective;
use crate::error::ApiError;

/// A page of the events that an observer knows.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(super) struct EventsPage {
    /// How many undos the match had. If this has grown since the last page, earlier pages are void.
    undo_epoch: u32,
    /// The number of the last event.
    number: usize,
    /// The events in order, each `{number, rule, fact, message, line, lines}`.
    #[schema(value_type = Vec<Object>)]
    #[ts(as = "Vec<snapshot::Event>")]
    pub(super) events: Vec<JsonEvent>,
}

/// A page of frames of a match.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(super) struct ReplayPage {
    /// The key of the game.
    game: &'static str,
    /// The names of the players, in seat order.
    players: Vec<String>,
    /// Whether the match has ended; if not, more frames may follow.
    finished: bool,
    /// The frames in order.
    frames: Vec<Frame>,
    /// The value of `from` for the next page; null if there is none yet.
    next: Option<usize>,
}

/// The match after one step, from one perspective. Steps that this perspective cannot see have no frame.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(super) struct Frame {
    /// The frame's number, counted from 0, which is the start position.
    step: usize,
    /// When the step happened, in milliseconds since 1970.
    at_ms: i64,
    /// How many undos the match had. If this has grown, earlier events are void and all events are sent again.
    undo_epoch: u32,
    /// The events since the frame before, each `{number, rule, fact, message, line, lines}`.
    #[schema(value_type = Vec<Object>)]
    #[ts(as = "Vec<snapshot::Event>")]
    events: Vec<JsonEvent>,
    /// The position from this perspective.
    #[schema(value_type = Object)]
    #[ts(type = "unknown")]
    view: Value,
    /// The view of each seat, in seat order; only with `as=all`.
    #[serde(skip_serializing_if = "Option::is_none")]
    #[schema(value_type = Option<Vec<Object>>)]
    #[ts(optional, type = "unknown[]")]
    seats: Option<Vec<Value>>,
    /// Whose turn it was.
    #[schema(value_type = Object)]
    #[ts(as = "snapshot::Turn")]
    turn: Turn,
}

#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub(super) struct EventsQuery {
    before: Option<String>,
    count: Option<String>,
}

/// Returns the events of a match that the caller knows: the latest, or those before a number.
#[utoipa::path(
    get,
    path = "/api/rooms/{room}/events",
    tag = "rooms",
    params(
        ("room" = String, Path),
        ("before" = Option<i64>, Query, description = "only events with a smaller number"),
        ("count" = Option<i64>, Query, description = "how many: 1 to 200, default 50")
    ),
    responses(
        (status = 200, body = EventsPage),
        (status = 400, body = Problem),
        (status = 403, description = "this table is not open to spectators", body = Problem),
        (status = 409, description = "the match has not begun", body = Problem),
        (status = 503, description = "too many replays at once", body = Problem)
    )
)]
pub(super) async fn events(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Maybe(caller): Maybe,
    Path(room): Path<String>,
    Query(EventsQuery { before, count: many }): Query<EventsQuery>,
) -> Result<Json<EventsPage>, ApiError> {
    let before = number("before", before.as_deref(), i64::MAX, 1..=i64::MAX)?;
    let before = usize::try_from(before).unwrap_or(usize::MAX);
    let many = count(many.as_deref())?;
    let player = caller.map(|caller| caller.player);
    let viewer = player.clone();
    let look = move |archive: &Archive| {
        let Perspective::Of(observer) = archive.perspective(viewer.as_ref(), None)? else {
            return Err(ApiError::OtherPerspective);
        };
        archive.position(Perspective::Of(observer), |table| events_page(table, observer, before, many))
    };
    look_up(&app, address, &room_id(&room)?, player, look).await.map(Json)
}

pub(super) fn events_page(
    table: &dyn AnyTable,
    observer: Observer,
    before: usize,
    many: usize,
) -> EventsPage {
    let number = table.last_event_number(observer);
    let end = number.min(before.saturating_sub(1));
    let mut events = table.events_since(observer, end.saturating_sub(many));
    events.retain(|event| event.number <= end);
    EventsPage { undo_epoch: table.undo_epoch(), number, events }
}

/// Returns a match frame by frame. While it is running, only from the caller's own perspective; after that, from any.
#[utoipa::path(
    get,
    path = "/api/rooms/{room}/replay",
    tag = "rooms",
    params(
        ("room" = String, Path),
        ("as" = Option<String>, Query, description = "`public`, `seat:N` or `all`; the caller's own by default"),
        ("from" = Option<i64>, Query, description = "the first frame, counted from 0; at most one after the last"),
        ("count" = Option<i64>, Query, description = "how many: 1 to 200, default 50")
    ),
    responses(
        (status = 200, body = ReplayPage),
        (status = 400, body = Problem),
        (status = 403, description = "not the caller's own perspective, and the match is running", body = Problem),
        (status = 409, description = "the match has not begun", body = Problem),
        (status = 503, description = "too many replays at once", body = Problem)
    )
)]
pub(super) async fn replay(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Maybe(caller): Maybe,
    Path(room): Path<String>,
    Query(asked): Query<StepsQuery>,
) -> Result<Json<ReplayPage>, ApiError> {
    let steps = asked.steps(USUAL, 1..=MOST)?;
    let player = caller.map(|caller| caller.player);
    let viewer = player.clone();
    let look = move |archive: &Archive| {
        let perspective = archive.perspective(viewer.as_ref(), asked.r#as.as_deref())?;
        replay_page(archive, perspective, &steps)
    };
    look_up(&app, address, &room_id(&room)?, player, look).await.map(Json)
}

fn replay_page(
    archive: &Archive,
    perspective: Perspective,
    asked: &Range<usize>,
) -> Result<ReplayPage, ApiError> {
    let mut frames = Vec::new();
    let shown = archive.show_steps(perspective, asked, |table, LogPosition { at_ms, .. }, shown| {
        let VisibleStep { step, undo_epoch, events, view, turn } = shown;
        let seats = (perspective == Perspective::All).then(|| all_views(table));
        frames.push(Frame { step, at_ms, undo_epoch, events, view, seats, turn });
    })?;
    Ok(ReplayPage {
        game: archive.room.game().key(),
        players: shown.table.players().to_vec(),
        finished: archive.has_ended(),
        next: shown.next,
        frames,
    })
}

fn all_views(table: &dyn AnyTable) -> Vec<Value> {
    game::Seat::all(table.seats()).map(|seat| table.view(Observer::Seat(seat))).collect()
}
