//! What can be wrong with a request.

use game::Turn;
use thiserror::Error;

#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum EnvironmentError {
    #[error("action {id} is not legal for seat {seat}: use one of {legal:?}")]
    IllegalAction { seat: usize, id: i64, legal: Vec<u16> },
    #[error("match {index}: action {id} is not legal for seat {seat}: use one of {legal:?}")]
    IllegalActionInMatch { index: usize, seat: usize, id: i64, legal: Vec<u16> },
    #[error("outcome {index} does not exist: there are {count}")]
    NoSuchOutcome { index: usize, count: usize },
    #[error("{0}")]
    NotNow(&'static str),
    #[error("seat {seat} does not exist: the match has {seats} seats")]
    NoSuchSeat { seat: usize, seats: u8 },
    #[error("{name} needs {expected} values, not {got}")]
    WrongSize { name: &'static str, expected: usize, got: usize },
    #[error("the state cannot be read: {0}")]
    BadText(String),
}

impl EnvironmentError {
    /// The error for a decision when nobody decides.
    pub(crate) fn nobody_decides(turn: Turn) -> EnvironmentError {
        EnvironmentError::NotNow(match turn {
            Turn::Chance => "it is chance's turn: apply one of the chance outcomes",
            _ => "the match is over: create a new one",
        })
    }
}
