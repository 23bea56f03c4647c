//! Why a puzzle cannot be used.

use table::TableError;
use thiserror::Error;

#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum PuzzleError {
    #[error("puzzle `{id}` is of rules version {found}, the present one is {present}: mine new puzzles")]
    OtherRules { id: String, found: u32, present: u32 },
    #[error("puzzle `{id}` cannot be replayed: {problem}")]
    NotReplayed { id: String, problem: TableError },
    #[error("puzzle `{id}` leads to another position: mine new puzzles")]
    OtherPosition { id: String },
    #[error("puzzle `{id}` has no such action: `{field}` must be one of its actions")]
    NoSuchAction { id: String, field: &'static str },
    #[error("no puzzle fits these settings: {problem}")]
    BadSettings { problem: String },
    #[error("`{game}` has no puzzles: use a game with bots")]
    NoPuzzles { game: &'static str },
}

impl PuzzleError {
    /// Returns a stable name of the error.
    pub const fn code(&self) -> &'static str {
        match self {
            PuzzleError::OtherRules { .. } => "other_rules",
            PuzzleError::NotReplayed { .. } => "not_replayed",
            PuzzleError::OtherPosition { .. } => "other_position",
            PuzzleError::NoSuchAction { .. } => "no_such_action",
            PuzzleError::BadSettings { .. } => "bad_settings",
            PuzzleError::NoPuzzles { .. } => "no_puzzles",
        }
    }
}
