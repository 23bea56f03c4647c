//! Puzzles: positions with a clearly best action.

use std::sync::{Arc, LazyLock};

use answers::{PuzzleListed, PuzzleShown, PuzzleSolution, find_puzzle, puzzle_list, puzzle_solution};
use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use serde::Deserialize;
use ts_rs::TS;
use utoipa::ToSchema;

use super::caller::Address;
use super::extract::Json;
use super::problem::Problem;
use crate::app::App;
use crate::error::ApiError;

/// The answer to a puzzle.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct PuzzleChoice {
    /// The index of the offer.
    choice: usize,
}

/// Lists the puzzles, without their answers.
#[utoipa::path(get, path = "/api/puzzles", tag = "puzzles", responses((status = 200, body = Vec<PuzzleListed>)))]
pub(super) async fn list() -> Response {
    static LIST: LazyLock<Result<String, serde_json::Error>> =
        LazyLock::new(|| serde_json::to_string(&puzzle_list()));
    match LIST.as_deref() {
        Ok(text) => as_json(text.to_owned()),
        Err(_) => ApiError::internal("the puzzles could not be listed").into_response(),
    }
}

/// Returns the position of a puzzle, as its seat knows it.
#[utoipa::path(
    get,
    path = "/api/puzzles/{puzzle}",
    tag = "puzzles",
    params(("puzzle" = String, Path)),
    responses(
        (status = 200, body = PuzzleShown),
        (status = 404, description = "unknown puzzle", body = Problem),
        (status = 503, description = "too many replays at once", body = Problem)
    )
)]
pub(super) async fn show(
    State(app): State<Arc<App>>,
    Address(address): Address,
    Path(puzzle): Path<String>,
) -> Result<Response, ApiError> {
    let text = app.puzzles.of(&app.replays, address, find_puzzle(&puzzle)?).await?;
    Ok(as_json(text.to_string()))
}

/// Answers a puzzle, and returns the best offer with the figures of all offers.
#[utoipa::path(
    post,
    path = "/api/puzzles/{puzzle}/answer",
    tag = "puzzles",
    params(("puzzle" = String, Path)),
    responses(
        (status = 200, body = PuzzleSolution),
        (status = 400, description = "there is no such offer", body = Problem),
        (status = 404, description = "unknown puzzle", body = Problem)
    )
)]
pub(super) async fn answer(
    Path(puzzle): Path<String>,
    Json(PuzzleChoice { choice }): Json<PuzzleChoice>,
) -> Result<Json<PuzzleSolution>, ApiError> {
    let (_, puzzle) = find_puzzle(&puzzle)?;
    Ok(Json(puzzle_solution(puzzle, choice)?))
}

fn as_json(text: String) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], text).into_response()
}
