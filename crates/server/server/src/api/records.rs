//! The record of a match, and the proof that its chance was fair.

use std::sync::Arc;

use answers::{AnswerError, FairnessShown, fairness_shown};
use axum::extract::{Path, State};
use axum::http::{HeaderName, header};

use super::archive::look_up;
use super::caller::{Address, Maybe};
use super::extract::Json;
use super::problem::Problem;
use super::rooms::room_id;
use crate::app::App;
use crate::error::ApiError;

/// Returns the record of a finished match: settings, steps and secret.
#[utoipa::path(
    get,
    path = "/api/rooms/{room}/record",
    tag = "rooms",
    params(("room" = String, Path)),
    responses(
        (status = 200, description = "the record, as `antorcha replay` and `antorcha verify-fair` read it", body = Object),
        (status = 404, body = Problem),
        (status = 409, description = "the match is not over", body = Problem),
        (status = 503, description = "too many replays at once", body = Problem)
    )
)]
pub(super) async fn record(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Maybe(caller): Maybe,
    Path(room): Path<String>,
) -> Result<([(HeaderName, String); 2], String), ApiError> {
    let room = room_id(&room)?;
    let file = |game: &str| format!("attachment; filename=\"antorcha-{game}-{room}.json\"");
    let caller = caller.map(|caller| caller.player);
    let (game, record) = look_up(&app, address, &room, caller, |archive| {
        Ok::<_, AnswerError>((archive.room.game().key(), archive.record()?))
    })
    .await?;
    let json = (header::CONTENT_TYPE, "application/json".to_owned());
    Ok(([json, (header::CONTENT_DISPOSITION, file(game))], record))
}

/// Returns the commitment and nonces of a match and, once it is over, whether its chance was fair.
#[utoipa::path(
    get,
    path = "/api/rooms/{room}/fairness",
    tag = "rooms",
    params(("room" = String, Path)),
    responses(
        (status = 200, body = FairnessShown),
        (status = 404, body = Problem),
        (status = 503, description = "too many replays at once", body = Problem)
    )
)]
pub(super) async fn fairness(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Maybe(caller): Maybe,
    Path(room): Path<String>,
) -> Result<Json<FairnessShown>, ApiError> {
    let caller = caller.map(|caller| caller.player);
    look_up(&app, address, &room_id(&room)?, caller, |archive| Ok::<_, AnswerError>(fairness_shown(archive)))
        .await
        .map(Json)
}
