//! The errors of requests, with stable codes.

use answers::AnswerError;
use catalog::ReviewError;
use room::protocol::ErrorMessage;
use room::{Day, RoomError};
use store::StoreError;
use table::TableError;
use thiserror::Error;

/// Why a request was refused.
#[derive(Clone, Debug, Error)]
pub enum ApiError {
    #[error(transparent)]
    Room(#[from] RoomError),
    #[error("the message cannot be read: {problem}")]
    BadMessage { problem: String },
    #[error("the first message on a socket must be a `hello`: send it first")]
    HelloFirst,
    /// The caller has no session.
    #[error("you have no session: create one with POST /api/session")]
    NoSession,
    /// The request comes from a page of another site.
    #[error("the request comes from another site: open this server's own page")]
    Foreign,
    #[error("too many requests: wait a moment and try again")]
    TooMany { retry_s: u32 },
    /// The server has no connection or no core to spare.
    #[error("the server is busy: try again in {retry_s} seconds")]
    Busy { retry_s: u32 },
    #[error("the body of the request did not arrive in time: send it again")]
    SlowBody,
    /// The store does not answer. The entries may have been stored, so the client repeats the command with the same
    /// id.
    #[error("the store does not answer: try again in a moment with the same id")]
    StoreUnavailable,
    #[error("the store is full: nothing new can be stored until the operator frees space")]
    StoreFull,
    #[error("the room is moving to another node: try again in a moment with the same id")]
    Moving,
    #[error("the server is restarting: try again in a moment")]
    ShuttingDown,
    /// An error of another node.
    #[error("{}", .0.message)]
    Relayed(ErrorMessage),
    #[error("address not found: /api lists all routes")]
    NothingHere,
    #[error("method not allowed: use one of the header `Allow`")]
    WrongMethod,
    #[error("the body must be JSON, with the header `Content-Type: application/json`")]
    NotJson,
    #[error("the body is too big: send less in one request")]
    TooBig,
    #[error("`{field}` is invalid: {right}")]
    BadQuery {
        field: String,
        /// The values that are allowed.
        right: String,
    },
    #[error("game not found: /api/games lists them")]
    UnknownGame,
    #[error("player not found")]
    UnknownPlayer,
    /// The bot does not exist or has another owner.
    #[error("bot not found: /api/bots lists yours")]
    UnknownBot,
    #[error("puzzle not found: /api/puzzles lists them")]
    UnknownPuzzle,
    /// Wrong name or wrong password. The message does not say which.
    #[error("wrong name or password")]
    WrongLogin,
    /// The player or the address is banned.
    #[error("{}", banned(reason, *until_ms))]
    Banned { reason: String, until_ms: Option<i64> },
    #[error("this page is for the admins of this server: ask its host for the role")]
    NotAdmin,
    /// The token for the first admin is wrong, or was used.
    #[error("this token is not valid any more: start the server again for a new one")]
    WrongToken,
    #[error("ban not found: it may have been lifted")]
    UnknownBan,
    #[error("nothing to do: another admin may have handled it")]
    NothingToHandle,
    #[error("there are too many bans: lift one first")]
    ManyBans,
    /// The reason says what to do.
    #[error("this server makes no backups here: {instead}")]
    BackupsOff { instead: &'static str },
    #[error("the server restarts in a moment: open a table after that")]
    RestartSoon,
    #[error("this name is taken: choose another")]
    NameTaken,
    #[error("you already have an account")]
    AlreadyAccount,
    #[error("this needs an account: register first")]
    NoAccount,
    /// The caller is a bot.
    #[error("bots cannot do this: use a session in a browser")]
    ForPeople,
    /// The session does not exist or is another player's.
    #[error("session not found: /api/account/sessions lists yours")]
    UnknownSession,
    /// Forged, expired or used.
    #[error("this link is not valid any more: ask for a new one")]
    BadLink,
    #[error("this server sends no mail: ask its operator for a link")]
    NoMail,
    #[error("the mail could not be sent: check the address, or try again later")]
    MailNotSent,
    #[error("you have {most} bots, which is the limit: delete one first")]
    ManyBots { most: usize },
    #[error("you have {most} channels for notices, which is the limit: remove one first")]
    ManyChannels { most: u32 },
    #[error("channel not found: /api/notices lists yours")]
    UnknownChannel,
    /// The reason says what to do.
    #[error("this match cannot be reviewed: {0}")]
    CannotReview(#[from] ReviewError),
    #[error("this server reviews no matches: save the record and run `antorcha review`")]
    ReviewsOff,
    #[error("you have yet to finish your own attempt at this deal: play it first")]
    DailyFirst,
    /// The server was upgraded during the day.
    #[error("the rules have changed since this deal was first played: there is a new one tomorrow")]
    DailyRulesChanged,
    /// While a match is running, a player sees it only from their own perspective.
    #[error("while the match is running, you see it only from your own perspective: omit `as`")]
    OtherPerspective,
}

impl From<AnswerError> for ApiError {
    fn from(error: AnswerError) -> ApiError {
        match error {
            AnswerError::Room(error) => ApiError::Room(error),
            AnswerError::NothingHere => ApiError::NothingHere,
            AnswerError::BadQuery { field, right } => ApiError::BadQuery { field, right },
            AnswerError::UnknownPuzzle => ApiError::UnknownPuzzle,
            AnswerError::OtherPerspective => ApiError::OtherPerspective,
        }
    }
}

impl ApiError {
    pub(crate) fn settings(field: &'static str, right: impl Into<String>) -> ApiError {
        RoomError::settings(field, right).into()
    }

    /// A bug or a broken log.
    pub(crate) fn internal(what: &'static str) -> ApiError {
        RoomError::Internal { what }.into()
    }

    /// A stable code, for programs.
    pub fn code(&self) -> &str {
        match self {
            ApiError::Room(error) => error.code(),
            ApiError::BadMessage { .. } => "bad_message",
            ApiError::HelloFirst => "hello_first",
            ApiError::NoSession => "no_session",
            ApiError::Foreign => "foreign_origin",
            ApiError::TooMany { .. } => "too_many",
            ApiError::Busy { .. } => "busy",
            ApiError::SlowBody => "slow_body",
            ApiError::StoreUnavailable => "store_unavailable",
            ApiError::StoreFull => "store_full",
            ApiError::Moving => "moving",
            ApiError::ShuttingDown => "shutting_down",
            ApiError::Relayed(refused) => &refused.code,
            ApiError::NothingHere => "not_found",
            ApiError::WrongMethod => "wrong_method",
            ApiError::NotJson => "not_json",
            ApiError::TooBig => "too_big",
            ApiError::BadQuery { .. } => "bad_query",
            ApiError::UnknownGame => "unknown_game",
            ApiError::UnknownPlayer => "unknown_player",
            ApiError::UnknownBot => "unknown_bot",
            ApiError::UnknownPuzzle => "unknown_puzzle",
            ApiError::WrongLogin => "wrong_login",
            ApiError::Banned { .. } => "banned",
            ApiError::NotAdmin => "not_admin",
            ApiError::WrongToken => "wrong_token",
            ApiError::UnknownBan => "unknown_ban",
            ApiError::NothingToHandle => "nothing_to_handle",
            ApiError::ManyBans => "many_bans",
            ApiError::BackupsOff { .. } => "backups_off",
            ApiError::RestartSoon => "restart_soon",
            ApiError::NameTaken => "name_taken",
            ApiError::AlreadyAccount => "already_account",
            ApiError::NoAccount => "no_account",
            ApiError::ForPeople => "for_people",
            ApiError::UnknownSession => "unknown_session",
            ApiError::BadLink => "bad_link",
            ApiError::NoMail => "no_mail",
            ApiError::MailNotSent => "mail_not_sent",
            ApiError::ManyBots { .. } => "many_bots",
            ApiError::ManyChannels { .. } => "many_channels",
            ApiError::UnknownChannel => "unknown_channel",
            ApiError::OtherPerspective => "other_eyes",
            ApiError::CannotReview(_) => "cannot_review",
            ApiError::ReviewsOff => "reviews_off",
            ApiError::DailyFirst => "daily_first",
            ApiError::DailyRulesChanged => "daily_rules_changed",
        }
    }

    /// The error as it is sent to the client that sent the request with this id.
    pub fn message(&self, id: Option<&str>) -> ErrorMessage {
        let id = id.map(str::to_owned);
        match self {
            ApiError::Room(error) => ErrorMessage::of(error, id),
            ApiError::Relayed(message) => ErrorMessage { id, ..message.clone() },
            _ => ErrorMessage { id, code: self.code().to_owned(), message: self.to_string(), words: None },
        }
    }

    /// Whether the client acted on an old position and needs a new snapshot.
    pub fn is_stale(&self) -> bool {
        matches!(self, ApiError::Room(error) if error.is_stale())
    }
}

/// What the banned read. The reason is that of an admin; the web app has the rest in the reader's language.
fn banned(reason: &str, until_ms: Option<i64>) -> String {
    let until = until_ms.map_or_else(String::new, |until| format!(" until {} (UTC)", utc(until)));
    if reason.is_empty() {
        return format!("you are banned from this server{until}");
    }
    format!("you are banned from this server{until}: {reason}")
}

/// A date and a time to the minute.
fn utc(at_ms: i64) -> String {
    let minute = at_ms.div_euclid(60_000).rem_euclid(1_440);
    format!("{} {:02}:{:02}", Day::at(at_ms), minute / 60, minute % 60)
}

impl From<TableError> for ApiError {
    fn from(error: TableError) -> ApiError {
        RoomError::from(error).into()
    }
}

impl From<StoreError> for ApiError {
    fn from(error: StoreError) -> ApiError {
        match error {
            StoreError::Full => ApiError::StoreFull,
            StoreError::Fenced | StoreError::Conflict => ApiError::Moving,
            StoreError::NameTaken => ApiError::NameTaken,
            StoreError::NotAdmin => ApiError::NotAdmin,
            StoreError::ManyBans { .. } => ApiError::ManyBans,
            StoreError::AlreadyAccount => ApiError::AlreadyAccount,
            _ => ApiError::StoreUnavailable,
        }
    }
}
