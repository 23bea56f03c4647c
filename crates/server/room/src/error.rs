//! Why a room refuses a command.

use game::Seat;
use serde_json::Value;
use table::TableError;
use thiserror::Error;

/// Why a room refuses something, and what to do instead.
#[derive(Clone, Debug, Error)]
pub enum RoomError {
    #[error("there is no such room: it may have been mistyped, or removed long ago")]
    UnknownRoom,
    #[error("there is no such lesson")]
    UnknownLesson,
    #[error("`{field}` does not fit: {right}")]
    BadSettings { field: &'static str, right: String },
    /// Text that is too long, empty or holds control characters.
    #[error("`{field}` does not fit: {right}")]
    BadText { field: &'static str, right: &'static str },
    #[error("you have no seat at this table: sit down first")]
    NotSeated,
    #[error("only the host of the room can do that")]
    NotHost,
    #[error("seat {} is taken: choose a free one", seat.index())]
    SeatTaken { seat: Seat },
    #[error("no seat is free: you can watch")]
    NoSeatFree,
    #[error("there is no seat {} in this room", seat.index())]
    NoSuchSeat { seat: Seat },
    #[error("you sit in seat {} already", seat.index())]
    AlreadySeated { seat: Seat },
    #[error("the match cannot begin: a seat is still free")]
    SeatsFree,
    #[error("the match has not begun")]
    NotBegun,
    #[error("the match has begun: that was possible before")]
    Begun,
    #[error("the match is not over yet")]
    NotOver,
    #[error("the match is over")]
    Over,
    #[error("the room is closed: {reason}")]
    Closed { reason: String },
    #[error("this table is not open to spectators")]
    NoSpectators,
    /// The decision answers an earlier question.
    #[error("this answers an earlier question: look at what is asked now")]
    Stale,
    #[error("the lesson is about another decision just now: choose one that its coach asks for")]
    NotInLesson,
    #[error("give either `action` or `choice`")]
    NoDecision,
    #[error(transparent)]
    Table(#[from] TableError),
    #[error("you have no decision to take back")]
    NothingToUndo,
    #[error("{problem}")]
    UndoMismatch { problem: &'static str },
    #[error("{problem}")]
    RevealMismatch { problem: &'static str },
    #[error("nobody asks you for a seat of this table: the request may have ended")]
    TakeOverMismatch,
    #[error("someone else asks for a seat: wait for the answer")]
    TakeOverPending,
    #[error("the players have refused: you can watch this match")]
    TakeOverRefused,
    #[error("others are playing: leave your seat to a bot instead")]
    OthersPlay,
    #[error("the host has muted you at this table")]
    MutedByHost,
    #[error("you have muted {most} players, which is the limit: unmute one first")]
    ManyMuted { most: usize },
    #[error("there is no line {line} in this room's chat")]
    NoSuchLine { line: i64 },
    /// The room continues from what one player knew of another match, so nobody else may enter.
    #[error("this table is for its host alone: it goes on from what one player knew of another match")]
    Private,
    #[error("something went wrong here: {what}")]
    Internal { what: &'static str },
}

impl RoomError {
    pub fn settings(field: &'static str, right: impl Into<String>) -> RoomError {
        RoomError::BadSettings { field, right: right.into() }
    }

    /// A stable name, for programs.
    pub fn code(&self) -> &str {
        match self {
            RoomError::UnknownRoom => "unknown_room",
            RoomError::UnknownLesson => "not_found",
            RoomError::BadSettings { .. } => "bad_settings",
            RoomError::BadText { .. } => "bad_text",
            RoomError::NotSeated => "not_seated",
            RoomError::NotHost => "not_host",
            RoomError::SeatTaken { .. } => "seat_taken",
            RoomError::NoSeatFree => "no_seat_free",
            RoomError::NoSuchSeat { .. } => "no_such_seat",
            RoomError::AlreadySeated { .. } => "already_seated",
            RoomError::SeatsFree => "seats_free",
            RoomError::NotBegun => "not_begun",
            RoomError::Begun => "begun",
            RoomError::NotOver => "not_over",
            RoomError::Over => "over",
            RoomError::Closed { .. } => "closed",
            RoomError::NoSpectators => "no_spectators",
            RoomError::Stale => "stale",
            RoomError::NotInLesson => "not_in_lesson",
            RoomError::NoDecision => "no_decision",
            RoomError::Table(error) => error.code(),
            RoomError::NothingToUndo => "nothing_to_undo",
            RoomError::UndoMismatch { .. } => "undo_mismatch",
            RoomError::RevealMismatch { .. } => "reveal_mismatch",
            RoomError::TakeOverMismatch => "take_over_mismatch",
            RoomError::TakeOverPending => "take_over_pending",
            RoomError::TakeOverRefused => "take_over_refused",
            RoomError::OthersPlay => "others_play",
            RoomError::MutedByHost => "muted_by_host",
            RoomError::ManyMuted { .. } => "many_muted",
            RoomError::NoSuchLine { .. } => "no_such_line",
            RoomError::Private => "private",
            RoomError::Internal { .. } => "internal",
        }
    }

    /// The rules' own message, for the client to translate.
    pub fn words(&self) -> Option<Value> {
        match self {
            RoomError::Table(TableError::Refused { message, .. }) => serde_json::to_value(message).ok(),
            _ => None,
        }
    }

    /// Whether the client acted on an old position and needs a new snapshot.
    pub fn is_stale(&self) -> bool {
        match self {
            RoomError::Stale | RoomError::Over => true,
            RoomError::Table(error) => matches!(
                error,
                TableError::NotYourTurn { .. } | TableError::Over | TableError::Refused { .. }
            ),
            _ => false,
        }
    }
}
