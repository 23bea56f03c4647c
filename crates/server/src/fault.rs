//! What can be wrong with a request, and what would be right.

use game::Seat;
use serde_json::Value;
use store::StoreError;
use table::TableError;
use thiserror::Error;

use crate::wire::Refused;

/// Why something was refused.
#[derive(Clone, Debug, Error)]
pub enum Fault {
    /// No such room.
    #[error("there is no such room: it may have been mistyped, or removed long ago")]
    UnknownRoom,
    /// Terms that cannot be played.
    #[error("`{field}` does not fit: {right}")]
    BadTerms {
        /// Which of them.
        field: &'static str,
        /// What would be right.
        right: String,
    },
    /// A message that cannot be read.
    #[error("this cannot be read: {problem}")]
    BadMessage {
        /// What is wrong with it.
        problem: String,
    },
    /// Text that is too long, empty or holds control characters.
    #[error("`{field}` does not fit: {right}")]
    BadText {
        /// Which text.
        field: &'static str,
        /// What would be right.
        right: &'static str,
    },
    /// A socket's first message is to be a `hello`.
    #[error("say hello first: the first message on a socket is a `hello`")]
    HelloFirst,
    /// Nobody knows who asks.
    #[error("nobody knows who you are: ask for a session first")]
    NoSession,
    /// A page of someone else's asks in a visitor's name.
    #[error("this was sent from a page of another site: open the table itself")]
    Foreign,
    /// Only players may do it.
    #[error("you have no seat at this table: sit down first")]
    NotSeated,
    /// Only the host may do it.
    #[error("only the host of the room can do that")]
    NotHost,
    /// The seat is taken.
    #[error("seat {} is taken: choose a free one", seat.index())]
    SeatTaken {
        /// The seat.
        seat: Seat,
    },
    /// No seat is free.
    #[error("no seat is free: you can look on")]
    NoSeatFree,
    /// The room has no such seat.
    #[error("there is no seat {} in this room", seat.index())]
    NoSuchSeat {
        /// The seat.
        seat: Seat,
    },
    /// Someone has a seat already.
    #[error("you sit in seat {} already", seat.index())]
    AlreadySeated {
        /// The seat.
        seat: Seat,
    },
    /// Seats are still free.
    #[error("the match cannot begin: a seat is still free")]
    SeatsFree,
    /// The match has not begun.
    #[error("the match has not begun")]
    NotBegun,
    /// The match has begun.
    #[error("the match has begun: that was possible before")]
    Begun,
    /// The match is not over.
    #[error("the match is not over yet")]
    NotOver,
    /// The match is over or the room was closed.
    #[error("the match is over")]
    Over,
    /// The room was closed.
    #[error("the room is closed: {reason}")]
    Closed {
        /// Why.
        reason: String,
    },
    /// Looking on is not wanted here.
    #[error("this table is not open to spectators")]
    NoSpectators,
    /// The decision answers an earlier question.
    #[error("this answers an earlier question: look at what is asked now")]
    Stale,
    /// The lesson is about something else just now.
    #[error("the lesson is about another decision just now: choose one that its coach asks for")]
    NotInLesson,
    /// A decision without an action, or with two.
    #[error("give either `action` or `choice`")]
    NoDecision,
    /// The table refused.
    #[error(transparent)]
    Table(TableError),
    /// Nothing to take back.
    #[error("you have no decision to take back")]
    NothingToUndo,
    /// Somebody asks for an undo already, or nobody does.
    #[error("{problem}")]
    UndoMismatch {
        /// What is the matter.
        problem: &'static str,
    },
    /// A match that others play is not closed over their heads.
    #[error("others are playing: leave your seat to a bot instead")]
    OthersPlay,
    /// The host does not let someone speak.
    #[error("the host has asked you to be silent at this table")]
    Hushed,
    /// No such line.
    #[error("there is no line {line} in this room's chat")]
    NoSuchLine {
        /// Its number.
        line: i64,
    },
    /// Too much at once.
    #[error("too much at once: wait a moment and try again")]
    TooMany {
        /// After how many seconds to try again.
        retry_s: u32,
    },
    /// The store does not answer. What was asked may have been kept: the same id asks again without harm.
    #[error("the store does not answer: send it again in a moment, with the same id")]
    StoreUnavailable,
    /// The disk is full.
    #[error("the store is full: nothing new can be kept until its host makes room")]
    StoreFull,
    /// The room is moving to another node.
    #[error("the room is moving: send it again in a moment, with the same id")]
    Moving,
    /// The server goes down.
    #[error("the server restarts: come again in a moment")]
    ShuttingDown,
    /// Something that should not be.
    #[error("something went wrong here: {what}")]
    Internal {
        /// What.
        what: &'static str,
    },
    /// What another node answered.
    #[error("{}", .0.message)]
    Relayed(Refused),
    /// No such address.
    #[error("there is nothing at this address: /api lists what there is")]
    NothingHere,
    /// The address is asked in a way it does not answer to.
    #[error("this address does not answer to that method: the header `Allow` names those it answers to")]
    WrongMethod,
    /// A body that is no JSON.
    #[error("the body has to be JSON, with the header `Content-Type: application/json`")]
    NotJson,
    /// A body that is too big.
    #[error("the body is too big: send less at once")]
    TooBig,
    /// A parameter that cannot be used.
    #[error("`{field}` does not fit: {right}")]
    BadQuery {
        /// Which parameter.
        field: String,
        /// What would be right.
        right: String,
    },
    /// No such game.
    #[error("there is no such game: /api/games lists them")]
    UnknownGame,
    /// No such player.
    #[error("there is no such player")]
    UnknownPlayer,
    /// No such bot, or someone else's.
    #[error("you have no such bot: /api/bots lists yours")]
    UnknownBot,
    /// A name and a password that do not belong together. Which of them is wrong is not said.
    #[error("this name and this password do not go together")]
    WrongLogin,
    /// Another account has the name.
    #[error("this name is taken: choose another")]
    NameTaken,
    /// The player has an account.
    #[error("you have an account already")]
    AlreadyAccount,
    /// Only those who have an account may do it.
    #[error("this needs an account: register first")]
    NoAccount,
    /// Only people may do it.
    #[error("only people can do that, from a browser")]
    ForPeople,
    /// Someone has as many bots as one may have.
    #[error("you have {most} bots, which is as many as one may have: delete one first")]
    ManyBots {
        /// How many one may have.
        most: usize,
    },
    /// While a match goes on, each sees it with their own eyes alone.
    #[error("while the match goes on, you see it with your own eyes alone: leave `as` out")]
    OtherEyes,
    /// A table at which someone goes on with what they know of a match that is not over.
    #[error("this table is for its host alone: it goes on from what one player knew of another match")]
    Private,
}

impl Fault {
    /// Terms that cannot be played.
    #[must_use]
    pub fn terms(field: &'static str, right: String) -> Fault {
        Fault::BadTerms { field, right }
    }

    /// A stable name, for programs.
    #[must_use]
    pub fn code(&self) -> &str {
        match self {
            Fault::UnknownRoom => "unknown_room",
            Fault::BadTerms { .. } => "bad_terms",
            Fault::BadMessage { .. } => "bad_message",
            Fault::BadText { .. } => "bad_text",
            Fault::HelloFirst => "hello_first",
            Fault::NoSession => "no_session",
            Fault::Foreign => "foreign_origin",
            Fault::NotSeated => "not_seated",
            Fault::NotHost => "not_host",
            Fault::SeatTaken { .. } => "seat_taken",
            Fault::NoSeatFree => "no_seat_free",
            Fault::NoSuchSeat { .. } => "no_such_seat",
            Fault::AlreadySeated { .. } => "already_seated",
            Fault::SeatsFree => "seats_free",
            Fault::NotBegun => "not_begun",
            Fault::Begun => "begun",
            Fault::NotOver => "not_over",
            Fault::Over => "over",
            Fault::Closed { .. } => "closed",
            Fault::NoSpectators => "no_spectators",
            Fault::Stale => "stale",
            Fault::NotInLesson => "not_in_lesson",
            Fault::NoDecision => "no_decision",
            Fault::Table(error) => error.code(),
            Fault::NothingToUndo => "nothing_to_undo",
            Fault::UndoMismatch { .. } => "undo_mismatch",
            Fault::OthersPlay => "others_play",
            Fault::Hushed => "hushed",
            Fault::NoSuchLine { .. } => "no_such_line",
            Fault::TooMany { .. } => "too_many",
            Fault::StoreUnavailable => "store_unavailable",
            Fault::StoreFull => "store_full",
            Fault::Moving => "moving",
            Fault::ShuttingDown => "shutting_down",
            Fault::Internal { .. } => "internal",
            Fault::Relayed(refused) => &refused.code,
            Fault::NothingHere => "not_found",
            Fault::WrongMethod => "wrong_method",
            Fault::NotJson => "not_json",
            Fault::TooBig => "too_big",
            Fault::BadQuery { .. } => "bad_query",
            Fault::UnknownGame => "unknown_game",
            Fault::UnknownPlayer => "unknown_player",
            Fault::UnknownBot => "unknown_bot",
            Fault::WrongLogin => "wrong_login",
            Fault::NameTaken => "name_taken",
            Fault::AlreadyAccount => "already_account",
            Fault::NoAccount => "no_account",
            Fault::ForPeople => "for_people",
            Fault::ManyBots { .. } => "many_bots",
            Fault::OtherEyes => "other_eyes",
            Fault::Private => "private",
        }
    }

    /// The refusal as it is sent.
    #[must_use]
    pub fn refused(&self, id: Option<&str>) -> Refused {
        if let Fault::Relayed(refused) = self {
            return Refused { id: id.map(str::to_owned), ..refused.clone() };
        }
        Refused {
            id: id.map(str::to_owned),
            code: self.code().to_owned(),
            message: self.to_string(),
            words: self.words(),
        }
    }

    /// What the rules themselves say of it.
    fn words(&self) -> Option<Value> {
        match self {
            Fault::Table(TableError::Refused { message, .. }) => serde_json::to_value(message).ok(),
            _ => None,
        }
    }

    /// Whether the client should look at the position again.
    #[must_use]
    pub fn is_stale(&self) -> bool {
        match self {
            Fault::Stale | Fault::Over => true,
            Fault::Table(error) => {
                matches!(
                    error,
                    TableError::NotYourTurn { .. } | TableError::Over | TableError::Refused { .. }
                )
            }
            _ => false,
        }
    }
}

impl From<TableError> for Fault {
    fn from(error: TableError) -> Fault {
        Fault::Table(error)
    }
}

impl From<StoreError> for Fault {
    fn from(error: StoreError) -> Fault {
        match error {
            StoreError::Full => Fault::StoreFull,
            StoreError::Fenced | StoreError::Conflict => Fault::Moving,
            StoreError::NameTaken => Fault::NameTaken,
            StoreError::AlreadyAccount => Fault::AlreadyAccount,
            _ => Fault::StoreUnavailable,
        }
    }
}
