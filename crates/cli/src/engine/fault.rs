//! What can be wrong with a request, and how it is said.

use std::fmt;

use catalog::{NoOdds, UnknownBot, UnknownGame};
use game::{SeatSet, SetupError};
use serde::Serialize;
use serde_json::Value;
use table::TableError;

use super::commands::{COMMANDS, Command};

/// Why a request was not granted. The matches are as they were.
#[derive(Debug)]
pub(super) enum Fault {
    /// The line has more bytes than any request.
    TooLong { most: usize },
    /// The line is no text.
    NotUtf8 { at: usize },
    /// The line is no JSON.
    NotJson { problem: String },
    /// The line is JSON, but no object.
    NotAnObject,
    /// The objects and lists of the request stand too deep in each other.
    TooDeep { most: usize },
    /// The request holds more values than any request needs.
    TooManyValues { most: usize },
    /// A name stands twice in an object.
    DuplicateField { field: String },
    /// There is no such command.
    UnknownCommand { name: String },
    /// The command has no such field.
    UnknownField { command: &'static Command, field: String },
    /// A field that the command needs is not there; `cmd` itself, if there is no command yet.
    MissingField { command: Option<&'static Command>, field: &'static str },
    /// A field holds something else than it may.
    BadField { field: String, found: String, right: &'static str },
    /// Two fields say different things about one matter.
    ClashingFields { one: &'static str, other: &'static str },

    /// There is no game of this name.
    UnknownGame(UnknownGame),
    /// The game has no bot of this name.
    UnknownBot(UnknownBot),
    /// No match is open.
    NoMatch,
    /// No open match has this handle.
    UnknownMatch { asked: u64, open: Vec<u64> },
    /// No more matches can be open at once.
    TooManyMatches { most: usize },
    /// The table has no such seat.
    NoSuchSeat { asked: u64, seats: u8 },
    /// No seat was named, and several could be meant.
    WhichSeat { actors: SeatSet },
    /// The bot cannot choose for this seat, which is a fault of the bot.
    NoAdvice { bot: &'static str },
    /// The game has no exact odds.
    NoOdds(NoOdds),
    /// The table did not take it.
    Table { error: TableError, legal: Option<Vec<Value>> },
    /// The rules refuse it, and say so in their own words.
    Refused { code: &'static str, said: String, legal: Option<Vec<Value>> },

    /// The system gives no random numbers.
    NoRandomness { problem: String },
    /// The game's messages cannot be read, which is a fault of the game.
    NoWords { problem: String },
}

/// A fault as it is answered.
#[derive(Serialize)]
pub(super) struct Told {
    code: &'static str,
    kind: &'static str,
    message: String,
    #[serde(skip_serializing_if = "Option::is_none")]
    field: Option<String>,
    #[serde(skip_serializing_if = "Option::is_none")]
    known: Option<Vec<String>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    legal: Option<Vec<Value>>,
}

impl Fault {
    /// The fault with all that a program may want to know of it.
    pub(super) fn told(self) -> Told {
        Told {
            code: self.code(),
            kind: self.kind(),
            message: self.to_string(),
            field: self.field(),
            known: self.known(),
            legal: self.into_legal(),
        }
    }

    /// A stable name of the reason.
    pub(super) const fn code(&self) -> &'static str {
        match self {
            Fault::TooLong { .. } => "too_long",
            Fault::NotUtf8 { .. } => "not_utf8",
            Fault::NotJson { .. } => "not_json",
            Fault::NotAnObject => "not_an_object",
            Fault::TooDeep { .. } => "too_deep",
            Fault::TooManyValues { .. } => "too_many_values",
            Fault::DuplicateField { .. } => "duplicate_field",
            Fault::UnknownCommand { .. } => "unknown_command",
            Fault::UnknownField { .. } => "unknown_field",
            Fault::MissingField { .. } => "missing_field",
            Fault::BadField { .. } => "bad_field",
            Fault::ClashingFields { .. } => "clashing_fields",
            Fault::UnknownGame(_) => "unknown_game",
            Fault::UnknownBot(_) => "unknown_bot",
            Fault::NoMatch => "no_match",
            Fault::UnknownMatch { .. } => "unknown_match",
            Fault::TooManyMatches { .. } => "too_many_matches",
            Fault::NoSuchSeat { .. } => "no_such_seat",
            Fault::WhichSeat { .. } => "which_seat",
            Fault::NoAdvice { .. } => "no_advice",
            Fault::NoOdds(_) => "no_odds",
            Fault::Table { error, .. } => error.code(),
            Fault::Refused { code, .. } => code,
            Fault::NoRandomness { .. } => "no_randomness",
            Fault::NoWords { .. } => "no_words",
        }
    }

    /// Who refused: the protocol, the match or the rules of the game.
    const fn kind(&self) -> &'static str {
        match self {
            Fault::TooLong { .. }
            | Fault::NotUtf8 { .. }
            | Fault::NotJson { .. }
            | Fault::NotAnObject
            | Fault::TooDeep { .. }
            | Fault::TooManyValues { .. }
            | Fault::DuplicateField { .. }
            | Fault::UnknownCommand { .. }
            | Fault::UnknownField { .. }
            | Fault::MissingField { .. }
            | Fault::BadField { .. }
            | Fault::ClashingFields { .. } => "request",
            Fault::Refused { .. } => "rules",
            _ => "match",
        }
    }

    /// The field that is at fault.
    fn field(&self) -> Option<String> {
        match self {
            Fault::DuplicateField { field }
            | Fault::UnknownField { field, .. }
            | Fault::BadField { field, .. } => Some(field.clone()),
            Fault::MissingField { field, .. } => Some((*field).to_owned()),
            _ => None,
        }
    }

    /// The names that would have been right.
    fn known(&self) -> Option<Vec<String>> {
        let owned = |names: &[&str]| Some(names.iter().map(|&name| name.to_owned()).collect());
        match self {
            Fault::UnknownCommand { .. } => owned(&command_names()),
            Fault::UnknownField { command, .. } => owned(&command.all_fields()),
            Fault::UnknownGame(UnknownGame { known, .. }) | Fault::UnknownBot(UnknownBot { known, .. }) => {
                owned(known)
            }
            Fault::NoOdds(NoOdds { known, .. }) => owned(known),
            Fault::Table { error: TableError::Setup(error), .. } => match error {
                SetupError::UnknownOption { known, .. } | SetupError::UnknownValue { known, .. } => {
                    owned(known)
                }
                SetupError::Clash { fit, .. } => owned(fit),
                SetupError::Seats { .. } => None,
            },
            _ => None,
        }
    }

    /// What the seat could have done instead.
    fn into_legal(self) -> Option<Vec<Value>> {
        match self {
            Fault::Table { legal, .. } | Fault::Refused { legal, .. } => legal,
            _ => None,
        }
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::TooLong { most } => {
                write!(out, "the line is too long: a request has at most {most} bytes")
            }
            Fault::NotUtf8 { at } => write!(out, "the line is not UTF-8 after byte {at}"),
            Fault::NotJson { problem } => write!(out, "the line is not JSON: {problem}"),
            Fault::NotAnObject => {
                write!(out, "a request is an object of JSON, such as {{\"cmd\":\"games\"}}")
            }
            Fault::TooDeep { most } => {
                write!(
                    out,
                    "the request is nested too deep: at most {most} objects and lists stand in each other"
                )
            }
            Fault::TooManyValues { most } => write!(out, "a request holds at most {most} values"),
            Fault::DuplicateField { field } => {
                write!(out, "`{field}` stands twice in one object: give it once")
            }
            Fault::UnknownCommand { name } => {
                write!(out, "there is no command `{name}`: the commands are {}", command_names().join(", "))
            }
            Fault::UnknownField { command, field } => {
                let known = command.all_fields().join(", ");
                write!(out, "`{}` has no field `{field}`: its fields are {known}", command.name)
            }
            Fault::MissingField { command: Some(command), field } => {
                let known = command.all_fields().join(", ");
                write!(out, "`{}` needs the field `{field}`: its fields are {known}", command.name)
            }
            Fault::MissingField { command: None, field } => {
                write!(out, "a request needs the field `{field}`: it can be {}", command_names().join(", "))
            }
            Fault::BadField { field, found, right } => {
                write!(out, "`{field}` cannot be {found}: it must be {right}")
            }
            Fault::ClashingFields { one, other } => {
                write!(out, "`{one}` and `{other}` do not go together: leave one of them out")
            }
            Fault::UnknownGame(error) => error.fmt(out),
            Fault::UnknownBot(error) => error.fmt(out),
            Fault::NoMatch => write!(out, "no match is open: begin with `new` or `load`"),
            Fault::UnknownMatch { asked, open } => {
                let open: Vec<_> = open.iter().map(u64::to_string).collect();
                write!(out, "there is no open match {asked}: open are {}", open.join(", "))
            }
            Fault::TooManyMatches { most } => {
                write!(out, "{most} matches are open, and no more can be: `close` one first")
            }
            Fault::NoSuchSeat { asked, seats } => {
                write!(out, "there is no seat {asked} at a table of {seats}: seats are counted from 0")
            }
            Fault::WhichSeat { actors } => {
                let seats: Vec<_> = actors.iter().map(|seat| seat.index().to_string()).collect();
                write!(out, "several seats can act: name the `seat`, one of {}", seats.join(", "))
            }
            Fault::NoAdvice { bot } => write!(out, "the bot `{bot}` makes no choice here"),
            Fault::NoOdds(error) => error.fmt(out),
            Fault::Table { error, .. } => error.fmt(out),
            Fault::Refused { said, .. } => out.write_str(said),
            Fault::NoRandomness { problem } => {
                write!(out, "the system gives no random numbers ({problem}): give a `seed` or a `secret`")
            }
            Fault::NoWords { problem } => write!(out, "the game's messages cannot be read: {problem}"),
        }
    }
}

impl From<TableError> for Fault {
    fn from(error: TableError) -> Fault {
        Fault::Table { error, legal: None }
    }
}

impl From<UnknownGame> for Fault {
    fn from(error: UnknownGame) -> Fault {
        Fault::UnknownGame(error)
    }
}

impl From<NoOdds> for Fault {
    fn from(error: NoOdds) -> Fault {
        Fault::NoOdds(error)
    }
}

impl From<UnknownBot> for Fault {
    fn from(error: UnknownBot) -> Fault {
        Fault::UnknownBot(error)
    }
}

fn command_names() -> Vec<&'static str> {
    COMMANDS.iter().map(|command| command.name).collect()
}

/// The beginning of a text that came from outside, so that an answer stays short.
pub(super) fn clipped(text: &str) -> String {
    text.chars().take(100).collect()
}
