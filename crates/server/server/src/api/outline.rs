//! The outline of a match: its steps and their events, without positions.

use std::sync::Arc;

use answers::{Archive, OutlinePage, outline_page};
use axum::extract::{Path, State};

use super::archive::look_up;
use super::caller::{Address, Maybe};
use super::extract::{Json, Query};
use super::problem::Problem;
use super::rooms::room_id;
use super::steps_query::StepsQuery;
use crate::app::App;
use crate::error::ApiError;

/// The most steps in one response. They are small, so the limit is higher than for frames.
const MOST: i64 = 1_000;

/// Returns what happened in a match, step by step as in the replay, and which perspectives the caller may use.
#[utoipa::path(
    get,
    path = "/api/rooms/{room}/outline",
    tag = "rooms",
    params(
        ("room" = String, Path),
        ("as" = Option<String>, Query, description = "`public`, `seat:N` or `all`; the caller's own by default"),
        ("from" = Option<i64>, Query, description = "the first step, counted from 0; at most one after the last"),
        ("count" = Option<i64>, Query, description = "how many: 1 to 1000, default 1000")
    ),
    responses(
        (status = 200, body = OutlinePage),
        (status = 400, body = Problem),
        (status = 403, description = "not the caller's own perspective, and the match is running", body = Problem),
        (status = 409, description = "the match has not begun", body = Problem),
        (status = 503, description = "too many replays at once", body = Problem)
    )
)]
pub(super) async fn outline(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Maybe(caller): Maybe,
    Path(room): Path<String>,
    Query(asked): Query<StepsQuery>,
) -> Result<Json<OutlinePage>, ApiError> {
    let steps = asked.steps(MOST, 1..=MOST)?;
    let player = caller.map(|caller| caller.player);
    let viewer = player.clone();
    let look = move |archive: &Archive| {
        let player = player.as_ref();
        let perspective = archive.perspective(player, asked.r#as.as_deref())?;
        outline_page(archive, player, perspective, &steps)
    };
    look_up(&app, address, &room_id(&room)?, viewer, look).await.map(Json)
}
