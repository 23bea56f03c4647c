//! Puzzles: positions with a clearly best action.

use std::collections::BTreeMap;

use catalog::{Entry, Figure, Puzzle, PuzzleBasis, PuzzleError, ShippedPuzzles, Theme};
use game::{Observer, Seat};
use room::protocol::snapshot;
use serde::Serialize;
use table::{AnyTable, Snapshot};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::error::AnswerError;

/// How many of the last events come with a position.
const EVENTS: usize = 80;

/// A puzzle in the list.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct PuzzleListed {
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
pub struct PuzzleShown {
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

/// What the answer was worth.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct PuzzleSolution {
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
pub struct PuzzleFigure {
    /// From 0 to 1.
    chance: f64,
    /// The standard error; 0 for exact odds.
    error: f64,
}

/// The gap under one model of the players.
#[derive(Debug, Serialize, TS, ToSchema)]
pub struct PuzzleProof {
    /// The name of the model.
    model: &'static str,
    /// The gap, as a chance to win.
    gap: f64,
    /// Its standard error.
    error: f64,
    /// How many worlds were played on.
    worlds: u32,
}

/// A puzzle and its game.
pub type Posed = &'static (&'static Entry, Puzzle);

/// The puzzle with this id.
pub fn find_puzzle(id: &str) -> Result<Posed, AnswerError> {
    ShippedPuzzles::all().find(id).ok_or(AnswerError::UnknownPuzzle)
}

/// All puzzles, without their answers.
pub fn puzzle_list() -> Vec<PuzzleListed> {
    ShippedPuzzles::all().iter().map(PuzzleListed::of).collect()
}

/// What the puzzle's seat knows.
pub fn puzzle_shown(posed: Posed) -> Result<PuzzleShown, AnswerError> {
    let (entry, puzzle) = posed;
    let table = entry.open_puzzle(puzzle).map_err(|error| unposed(puzzle, &error))?;
    let last = table.last_event_number(Observer::Seat(puzzle.seat));
    Ok(PuzzleShown::of(posed, table.as_ref(), last.saturating_sub(EVENTS)))
}

/// What an answer to a puzzle is worth.
pub fn puzzle_solution(puzzle: &'static Puzzle, choice: usize) -> Result<PuzzleSolution, AnswerError> {
    let right = "use the index of an offer that is not an aside".to_owned();
    let no_such_offer = || AnswerError::BadQuery { field: "choice".to_owned(), right };
    puzzle.figure(choice).map(|_| PuzzleSolution::of(puzzle, choice)).ok_or_else(no_such_offer)
}

fn unposed(puzzle: &Puzzle, error: &PuzzleError) -> AnswerError {
    tracing::error!(puzzle = %puzzle.id, %error, "a puzzle that ships with the program does not replay");
    AnswerError::internal("a puzzle does not replay")
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
