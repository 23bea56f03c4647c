//! Reviews of finished matches.

use std::sync::Arc;

use answers::{AnswerError, Archive, ReviewPending, ReviewShown};
use axum::extract::{Path, State};
use axum::http::{StatusCode, header};
use axum::response::{IntoResponse, Response};

use super::archive::look_up;
use super::caller::{Address, Maybe};
use super::extract::Json;
use super::problem::Problem;
use super::rooms::room_id;
use crate::app::App;
use crate::error::ApiError;
use crate::reviews::{Material, ReviewAnswer, Reviewable};

/// Returns the review of a finished match: everyone's chances, costly decisions, luck and skill. The first request
/// starts it; ask again until it is ready. A review that nobody asks for is dropped.
#[utoipa::path(
    get,
    path = "/api/rooms/{room}/review",
    tag = "rooms",
    params(("room" = String, Path)),
    responses(
        (status = 200, body = ReviewShown),
        (status = 202, description = "not ready yet: ask again in a second", body = ReviewPending),
        (status = 404, description = "unknown room, or reviews are switched off", body = Problem),
        (status = 409, description = "the match is not over or cannot be reviewed", body = Problem),
        (status = 503, description = "too many reviews at once", body = Problem)
    )
)]
pub(super) async fn review(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Maybe(caller): Maybe,
    Path(room): Path<String>,
) -> Result<Response, ApiError> {
    let room = room_id(&room)?;
    if !app.settings.reviews {
        return Err(ApiError::ReviewsOff);
    }
    let caller = caller.map(|caller| caller.player);
    let reviewable = look_up(&app, address, &room, caller.clone(), reviewable).await?;
    if let Some(answer) = app.reviews.find(&room, reviewable).await? {
        return Ok(answer.into_response());
    }
    let material = look_up(&app, address, &room, caller, material).await?;
    app.reviews.start(&room, address, reviewable, material).map(IntoResponse::into_response)
}

/// Refuses while anything in the match is secret, because a review shows everything.
fn reviewable(archive: &Archive) -> Result<Reviewable, AnswerError> {
    archive.check_open()?;
    Ok(Reviewable { game: archive.room.game() })
}

fn material(archive: &Archive) -> Result<Material, AnswerError> {
    Ok(Material { record: archive.record()?, entries: archive.entries_of_all_steps()? })
}

impl IntoResponse for ReviewAnswer {
    fn into_response(self) -> Response {
        match self {
            ReviewAnswer::Ready(body) => ([(header::CONTENT_TYPE, "application/json")], body).into_response(),
            ReviewAnswer::Pending(state, done) => {
                (StatusCode::ACCEPTED, Json(ReviewPending { state, done })).into_response()
            }
        }
    }
}
