//! Puzzles: positions with a clearly best action.

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use axum::extract::{Path, State};
use axum::http::header;
use axum::response::{IntoResponse, Response};
use catalog::{Figure, Puzzle, PuzzleBasis, ShippedPuzzles, Theme};
use game::{Observer, Seat};
use room::protocol::snapshot;
use serde::{Deserialize, Serialize};
use table::{AnyTable, Snapshot};
use ts_rs::TS;
use utoipa::ToSchema;

use super::caller::Address;
use super::extract::Json;
use super::problem::Problem;
use crate::app::App;
use crate::error::ApiError;
use crate::puzzle_positions::{Posed, find};

/// A puzzle in the list.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(super) struct PuzzleListed {
    /// The id of the puzzle.
    id: &'static str,
    /// The key of the game.
    game: &'static str,
    /// What the puzzle is about.
    #[schema(value_type = String)]
    #[ts(type = "string")]
    theme: Theme,
    /// How hard it is, on the scale of chess ratings.
    rating: u16,
    /// The number of players.
    seats: u8,
    /// The game options that are not at their defaults.
    options: &'static BTreeMap<String, String>,
}

/// The position of a puzzle, as its seat knows it.
#[derive(Serialize, TS, ToSchema)]
pub(super) struct PuzzleShown {
    /// The id of the puzzle.
    id: &'static str,
    /// The key of the game.
    game: &'static str,
    /// What the puzzle is about.
    #[schema(value_type = String)]
    #[ts(type = "string")]
    theme: Theme,
    /// How hard it is, on the scale of chess ratings.
    rating: u16,
    /// Every option with its value.
    options: BTreeMap<&'static str, &'static str>,
    /// The names of the players, in seat order.
    players: Vec<String>,
    /// The seat to move.
    #[schema(value_type = u8)]
    #[ts(as = "u8")]
    seat: Seat,
    /// The position and the last events, as the seat knows them, and what it can do.
    #[schema(value_type = Object)]
    #[ts(as = "snapshot::Snapshot")]
    snapshot: Snapshot,
}

/// The answer to a puzzle.
#[derive(Debug, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub(super) struct PuzzleChoice {
    /// The index of the offer.
    choice: usize,
}

/// What the answer was worth.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(super) struct PuzzleSolution {
    /// Whether the choice is the best one.
    solved: bool,
    /// The index of the best offer.
    best: usize,
    /// The index of the offer that comes to mind first.
    obvious: usize,
    /// The figures of the offers, in their order; null for those that only change how the player is asked.
    figures: Vec<Option<PuzzleFigure>>,
    /// Where the figures come from: `odds`, `solved` or `search`.
    #[schema(value_type = String)]
    #[ts(type = "\"odds\" | \"solved\" | \"search\"")]
    basis: PuzzleBasis,
    /// How the gap between the best offer and the next one was proven, under each model of the players.
    proof: Vec<PuzzleProof>,
}

/// The chance to win after an offer.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(super) struct PuzzleFigure {
    /// From 0 to 1.
    chance: f64,
    /// The standard error; 0 for exact odds.
    error: f64,
}

/// The gap under one model of the players.
#[derive(Debug, Serialize, TS, ToSchema)]
pub(super) struct PuzzleProof {
    /// The name of the model.
    model: &'static str,
    /// The gap, as a chance to win.
    gap: f64,
    /// Its standard error.
    error: f64,
    /// How many worlds were played on.
    worlds: u32,
}

/// Lists the puzzles, without their answers.
#[utoipa::path(get, path = "/api/puzzles", tag = "puzzles", responses((status = 200, body = Vec<PuzzleListed>)))]
pub(super) async fn list() -> Response {
    static LIST: LazyLock<Result<String, serde_json::Error>> = LazyLock::new(|| {
        let listed: Vec<PuzzleListed> = ShippedPuzzles::all().iter().map(PuzzleListed::of).collect();
        serde_json::to_string(&listed)
    });
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
    let posed = find(&puzzle)?;
    let shown = move |table: &dyn AnyTable, since| PuzzleShown::of(posed, table, since);
    let text = app.puzzles.of(&app.replays, address, posed, shown).await?;
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
    let (_, puzzle) = find(&puzzle)?;
    puzzle.figure(choice).map(|_| Json(PuzzleSolution::of(puzzle, choice))).ok_or_else(no_such_offer)
}

fn no_such_offer() -> ApiError {
    let right = "use the index of an offer that is not an aside".to_owned();
    ApiError::BadQuery { field: "choice".to_owned(), right }
}

fn as_json(text: String) -> Response {
    ([(header::CONTENT_TYPE, "application/json")], text).into_response()
}

impl PuzzleListed {
    fn of((entry, puzzle): Posed) -> PuzzleListed {
        let Puzzle { id, theme, rating, seats, options, .. } = puzzle;
        PuzzleListed { id, game: entry.key(), theme: *theme, rating: *rating, seats: *seats, options }
    }
}

impl PuzzleShown {
    fn of((entry, puzzle): Posed, table: &dyn AnyTable, since: usize) -> PuzzleShown {
        PuzzleShown {
            id: &puzzle.id,
            game: entry.key(),
            theme: puzzle.theme,
            rating: puzzle.rating,
            options: table.options().into_iter().collect(),
            players: table.players().to_vec(),
            seat: puzzle.seat,
            snapshot: table.snapshot(Observer::Seat(puzzle.seat), since),
        }
    }
}

impl PuzzleSolution {
    fn of(puzzle: &'static Puzzle, choice: usize) -> PuzzleSolution {
        let figure = |figure: &Figure| PuzzleFigure { chance: figure.0, error: figure.1 };
        let proof = puzzle.proof.models.iter().map(|proof| PuzzleProof {
            model: &proof.model,
            gap: proof.gap,
            error: proof.error,
            worlds: proof.worlds,
        });
        PuzzleSolution {
            solved: choice == puzzle.best,
            best: puzzle.best,
            obvious: puzzle.obvious,
            figures: puzzle.figures.iter().map(|entry| entry.as_ref().map(figure)).collect(),
            basis: puzzle.proof.basis,
            proof: proof.collect(),
        }
    }
}
