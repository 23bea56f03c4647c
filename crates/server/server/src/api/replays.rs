//! Event logs and replays of matches. `table` decides what each observer sees.

use std::sync::Arc;

use answers::{AnswerError, Archive, EventsPage, Perspective, ReplayPage, events_page, replay_page};
use axum::extract::{Path, State};
use serde::Deserialize;

use super::archive::look_up;
use super::caller::{Address, Maybe};
use super::extract::{Json, MOST, Query, USUAL, count, number};
use super::problem::Problem;
use super::rooms::room_id;
use super::steps_query::StepsQuery;
use crate::app::App;
use crate::error::ApiError;

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
            return Err(AnswerError::OtherPerspective);
        };
        archive.position(Perspective::Of(observer), |table| events_page(table, observer, before, many))
    };
    look_up(&app, address, &room_id(&room)?, player, look).await.map(Json)
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
