//! Why a room refuses a command.

use game::Seat;
use serde_json::Value;
use table::TableError;
use thiserror::Error;

/// Why a room refuses something, and what to do instead.
#[derive(Clone, Debug, Error)]
pub enum RoomError {
    #[error("room not found: its id may be mistyped, or it was removed long ago")]
    UnknownRoom,
    #[error("lesson not found")]
    UnknownLesson,
    #[error("`{field}` is invalid: {right}")]
    BadSettings { field: &'static str, right: String },
    /// Text that is too long, empty or holds control characters.
    #[error("`{field}` is invalid: {right}")]
    BadText { field: &'static str, right: &'static str },
    #[error("you have no seat at this table: sit down first")]
    NotSeated,
    #[error("only the host can do that")]
    NotHost,
    #[error("seat {} is taken: choose a free one", seat.index())]
    SeatTaken { seat: Seat },
    #[error("all seats are taken: you can watch")]
    NoSeatFree,
    #[error("seat {} does not exist in this room", seat.index())]
    NoSuchSeat { seat: Seat },
    #[error("you already have seat {}", seat.index())]
    AlreadySeated { seat: Seat },
    #[error("the match cannot begin: a seat is still free")]
    SeatsFree,
    #[error("the match has not begun")]
    NotBegun,
    #[error("the match has begun: this is only possible before it")]
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
    #[error("this answers an earlier question: answer the current one")]
    Stale,
    #[error("the lesson expects another decision: follow its coach")]
    NotInLesson,
    #[error("give either `action` or `choice`")]
    NoDecision,
    #[error(transparent)]
    Table(#[from] TableError),
    #[error("you have nothing to undo")]
    NothingToUndo,
    /// Without other people at the table, and without practice.
    #[error("you have seen something new since that decision: only a table with `practice` undoes it")]
    UndoRevealed,
    /// In a rated match.
    #[error("you have seen something new since that decision: a rated match does not undo it")]
    UndoRated,
    #[error("{problem}")]
    UndoMismatch { problem: &'static str },
    #[error("{problem}")]
    RevealMismatch { problem: &'static str },
    #[error("no seat request waits for your answer: it may have ended")]
    TakeOverMismatch,
    #[error("someone else is asking for a seat: wait for the answer")]
    TakeOverPending,
    #[error("the players refused your request: you can watch this match")]
    TakeOverRefused,
    #[error("others are playing: leave your seat to a bot instead")]
    OthersPlay,
    #[error("the host has muted you at this table")]
    MutedByHost,
    #[error("you have muted {most} players, which is the limit: unmute one first")]
    ManyMuted { most: usize },
    #[error("line {line} does not exist in this room's chat")]
    NoSuchLine { line: i64 },
    /// The room continues from what one player knew of another match, so nobody else may enter.
    #[error("this table is private: it continues another match as one player knew it")]
    Private,
    #[error("a daily dungeon is for one player and its bots: you can only decide, or close it")]
    Daily,
    /// Others have yet to play the same deal.
    #[error("this deal stays secret until its day is over: come back tomorrow")]
    DailySealed,
    #[error("internal error: {what}")]
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
            RoomError::UndoRevealed => "undo_revealed",
            RoomError::UndoRated => "undo_rated",
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
            RoomError::Daily => "daily",
            RoomError::DailySealed => "daily_sealed",
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
