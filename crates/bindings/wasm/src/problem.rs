//! Why a request was refused.

use answers::AnswerError;
use catalog::ReviewError;
use room::RoomError;
use room::protocol::ErrorMessage;
use table::TableError;
use thiserror::Error;

/// Why a request was refused, and what to do instead.
#[derive(Clone, Debug, Error)]
pub enum Problem {
    #[error(transparent)]
    Room(#[from] RoomError),
    #[error(transparent)]
    Answer(AnswerError),
    #[error("this match cannot be reviewed: {0}")]
    Review(#[from] ReviewError),
    #[error("the request cannot be read: {reason}")]
    BadRequest { reason: String },
    #[error("game not found: `games` lists them")]
    UnknownGame,
    #[error("room `{room}` is not open: open it first")]
    NotOpen { room: String },
    #[error("room `{room}` is already open: close it first")]
    AlreadyOpen { room: String },
    #[error("a match on this device is for one person: put bots into all other seats")]
    OnePerson,
    #[error("no bot has to decide: wait for a message with `next_bot`")]
    NoBot,
    #[error("this needs the file `{file}`: send it with `give` first")]
    FileMissing { file: &'static str },
    #[error("the file `{file}` cannot be used: {reason}")]
    BadFile { file: String, reason: String },
    #[error("the stored match is damaged: {reason}")]
    Damaged { reason: String },
    #[error("{reason}")]
    RulesChanged { reason: String },
    #[error("internal error: {what}")]
    Internal { what: &'static str },
}

impl Problem {
    pub(crate) fn bad(reason: impl ToString) -> Problem {
        Problem::BadRequest { reason: reason.to_string() }
    }

    /// A stable code, for programs.
    pub fn code(&self) -> &str {
        match self {
            Problem::Room(error) => error.code(),
            Problem::Answer(error) => error.code(),
            Problem::Review(_) => "cannot_review",
            Problem::BadRequest { .. } => "bad_request",
            Problem::UnknownGame => "unknown_game",
            Problem::NotOpen { .. } => "not_open",
            Problem::AlreadyOpen { .. } => "already_open",
            Problem::OnePerson => "one_person",
            Problem::NoBot => "no_bot",
            Problem::FileMissing { .. } => "file_missing",
            Problem::BadFile { .. } => "bad_file",
            Problem::Damaged { .. } => "damaged",
            Problem::RulesChanged { .. } => "rules_changed",
            Problem::Internal { .. } => "internal",
        }
    }

    /// The problem as a message, as on the server.
    pub fn message(&self) -> ErrorMessage {
        let words = match self {
            Problem::Room(error) => error.words(),
            _ => None,
        };
        ErrorMessage { id: None, code: self.code().to_owned(), message: self.to_string(), words }
    }
}

impl From<AnswerError> for Problem {
    fn from(error: AnswerError) -> Problem {
        match error {
            AnswerError::Room(error) => Problem::Room(error),
            error => Problem::Answer(error),
        }
    }
}

impl From<TableError> for Problem {
    fn from(error: TableError) -> Problem {
        Problem::Room(RoomError::Table(error))
    }
}
