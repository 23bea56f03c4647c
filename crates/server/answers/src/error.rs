//! Why an answer is refused.

use room::RoomError;
use thiserror::Error;

/// Why an answer is refused, and what to do instead.
#[derive(Clone, Debug, Error)]
pub enum AnswerError {
    #[error(transparent)]
    Room(#[from] RoomError),
    #[error("address not found: /api lists all routes")]
    NothingHere,
    #[error("`{field}` is invalid: {right}")]
    BadQuery {
        field: String,
        /// The values that are allowed.
        right: String,
    },
    #[error("puzzle not found: /api/puzzles lists them")]
    UnknownPuzzle,
    /// While a match is running, a player sees it only from their own perspective.
    #[error("while the match is running, you see it only from your own perspective: omit `as`")]
    OtherPerspective,
}

impl AnswerError {
    pub(crate) fn settings(field: &'static str, right: impl Into<String>) -> AnswerError {
        RoomError::settings(field, right).into()
    }

    /// A bug or a broken log.
    pub(crate) fn internal(what: &'static str) -> AnswerError {
        RoomError::Internal { what }.into()
    }

    /// A stable code, for programs.
    pub fn code(&self) -> &str {
        match self {
            AnswerError::Room(error) => error.code(),
            AnswerError::NothingHere => "not_found",
            AnswerError::BadQuery { .. } => "bad_query",
            AnswerError::UnknownPuzzle => "unknown_puzzle",
            AnswerError::OtherPerspective => "other_eyes",
        }
    }
}
