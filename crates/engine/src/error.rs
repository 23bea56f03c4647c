//! The errors of requests, with their codes and messages.

use std::fmt;

use catalog::{NoOdds, UnknownBot, UnknownGame};
use game::{SeatSet, SetupError};
use serde::Serialize;
use serde_json::Value;
use table::TableError;

use crate::command::{COMMANDS, Command};

/// The reason why a request failed. A failed request changes no match.
#[derive(Debug)]
pub(crate) enum EngineError {
    TooLong {
        most: usize,
    },
    NotUtf8 {
        at: usize,
    },
    NotJson {
        problem: String,
    },
    NotAnObject,
    TooDeep {
        most: usize,
    },
    TooManyValues {
        most: usize,
    },
    /// An object has the same name twice.
    DuplicateField {
        field: String,
    },
    UnknownCommand {
        name: String,
    },
    UnknownField {
        command: &'static Command,
        field: String,
    },
    /// `command` is `None` if the missing field is `cmd`.
    MissingField {
        command: Option<&'static Command>,
        field: &'static str,
    },
    BadField {
        field: String,
        found: String,
        right: &'static str,
    },
    /// Two fields contradict each other.
    ClashingFields {
        one: &'static str,
        other: &'static str,
    },

    UnknownGame(UnknownGame),
    UnknownBot(UnknownBot),
    NoMatch,
    UnknownMatch {
        asked: u64,
        open: Vec<u64>,
    },
    TooManyMatches {
        most: usize,
    },
    NoSuchSeat {
        asked: u64,
        seats: u8,
    },
    /// The request names no seat, and several seats can act.
    WhichSeat {
        actors: SeatSet,
    },
    /// The bot returned no choice, which is a bug in the bot.
    NoAdvice {
        bot: &'static str,
    },
    NoOdds(NoOdds),
    /// The table refused the request.
    Table {
        error: TableError,
        legal: Option<Vec<Value>>,
    },
    /// The rules refused the action. `message` is the game's own text.
    Refused {
        code: &'static str,
        message: String,
        legal: Option<Vec<Value>>,
    },

    NoRandomness {
        problem: String,
    },
    /// The game's messages cannot be parsed, which is a bug in the game.
    NoMessages {
        problem: String,
    },
}

/// The JSON of an error.
#[derive(Serialize)]
pub(crate) struct ErrorAnswer {
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

impl EngineError {
    pub(crate) fn into_answer(self) -> ErrorAnswer {
        ErrorAnswer {
            code: self.code(),
            kind: self.kind(),
            message: self.to_string(),
            field: self.field(),
            known: self.known(),
            legal: self.into_legal(),
        }
    }

    /// A stable name for programs.
    pub(crate) const fn code(&self) -> &'static str {
        match self {
            EngineError::TooLong { .. } => "too_long",
            EngineError::NotUtf8 { .. } => "not_utf8",
            EngineError::NotJson { .. } => "not_json",
            EngineError::NotAnObject => "not_an_object",
            EngineError::TooDeep { .. } => "too_deep",
            EngineError::TooManyValues { .. } => "too_many_values",
            EngineError::DuplicateField { .. } => "duplicate_field",
            EngineError::UnknownCommand { .. } => "unknown_command",
            EngineError::UnknownField { .. } => "unknown_field",
            EngineError::MissingField { .. } => "missing_field",
            EngineError::BadField { .. } => "bad_field",
            EngineError::ClashingFields { .. } => "clashing_fields",
            EngineError::UnknownGame(_) => "unknown_game",
            EngineError::UnknownBot(_) => "unknown_bot",
            EngineError::NoMatch => "no_match",
            EngineError::UnknownMatch { .. } => "unknown_match",
            EngineError::TooManyMatches { .. } => "too_many_matches",
            EngineError::NoSuchSeat { .. } => "no_such_seat",
            EngineError::WhichSeat { .. } => "which_seat",
            EngineError::NoAdvice { .. } => "no_advice",
            EngineError::NoOdds(_) => "no_odds",
            EngineError::Table { error, .. } => error.code(),
            EngineError::Refused { code, .. } => code,
            EngineError::NoRandomness { .. } => "no_randomness",
            EngineError::NoMessages { .. } => "no_words",
        }
    }

    /// Who refused: the protocol, the match or the rules of the game.
    const fn kind(&self) -> &'static str {
        match self {
            EngineError::TooLong { .. }
            | EngineError::NotUtf8 { .. }
            | EngineError::NotJson { .. }
            | EngineError::NotAnObject
            | EngineError::TooDeep { .. }
            | EngineError::TooManyValues { .. }
            | EngineError::DuplicateField { .. }
            | EngineError::UnknownCommand { .. }
            | EngineError::UnknownField { .. }
            | EngineError::MissingField { .. }
            | EngineError::BadField { .. }
            | EngineError::ClashingFields { .. } => "request",
            EngineError::Refused { .. } => "rules",
            _ => "match",
        }
    }

    /// Returns the wrong field.
    fn field(&self) -> Option<String> {
        match self {
            EngineError::DuplicateField { field }
            | EngineError::UnknownField { field, .. }
            | EngineError::BadField { field, .. } => Some(field.clone()),
            EngineError::MissingField { field, .. } => Some((*field).to_owned()),
            _ => None,
        }
    }

    /// Returns the valid names.
    fn known(&self) -> Option<Vec<String>> {
        let owned = |names: &[&str]| Some(names.iter().map(|&name| name.to_owned()).collect());
        match self {
            EngineError::UnknownCommand { .. } => owned(&command_names()),
            EngineError::UnknownField { command, .. } => owned(&command.all_fields()),
            EngineError::UnknownGame(UnknownGame { known, .. })
            | EngineError::UnknownBot(UnknownBot { known, .. }) => owned(known),
            EngineError::NoOdds(NoOdds { known, .. }) => owned(known),
            EngineError::Table { error: TableError::Setup(error), .. } => match error {
                SetupError::UnknownOption { known, .. } | SetupError::UnknownValue { known, .. } => {
                    owned(known)
                }
                SetupError::Clash { fit, .. } => owned(fit),
                SetupError::Seats { .. } => None,
            },
            _ => None,
        }
    }

    /// Returns the legal actions of the seat.
    fn into_legal(self) -> Option<Vec<Value>> {
        match self {
            EngineError::Table { legal, .. } | EngineError::Refused { legal, .. } => legal,
            _ => None,
        }
    }
}

impl fmt::Display for EngineError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EngineError::TooLong { most } => {
                write!(out, "the line is too long: a request has at most {most} bytes")
            }
            EngineError::NotUtf8 { at } => write!(out, "the line is not valid UTF-8 after byte {at}"),
            EngineError::NotJson { problem } => write!(out, "the line is not JSON: {problem}"),
            EngineError::NotAnObject => {
                write!(out, "the request is not a JSON object: send one such as {{\"cmd\":\"games\"}}")
            }
            EngineError::TooDeep { most } => {
                write!(
                    out,
                    "the request is nested too deeply: use at most {most} levels of objects and lists"
                )
            }
            EngineError::TooManyValues { most } => {
                write!(out, "the request has too many values: use at most {most}")
            }
            EngineError::DuplicateField { field } => {
                write!(out, "`{field}` appears twice in one object: give it once")
            }
            EngineError::UnknownCommand { name } => {
                write!(out, "unknown command `{name}`: use one of {}", command_names().join(", "))
            }
            EngineError::UnknownField { command, field } => {
                let known = command.all_fields().join(", ");
                write!(out, "`{}` has no field `{field}`: its fields are {known}", command.name)
            }
            EngineError::MissingField { command: Some(command), field } => {
                let known = command.all_fields().join(", ");
                write!(out, "`{}` needs the field `{field}`: its fields are {known}", command.name)
            }
            EngineError::MissingField { command: None, field } => {
                write!(out, "the field `{field}` is missing: use one of {}", command_names().join(", "))
            }
            EngineError::BadField { field, found, right } => {
                write!(out, "`{field}` cannot be {found}: it must be {right}")
            }
            EngineError::ClashingFields { one, other } => {
                write!(out, "`{one}` and `{other}` cannot be combined: leave one out")
            }
            EngineError::UnknownGame(error) => error.fmt(out),
            EngineError::UnknownBot(error) => error.fmt(out),
            EngineError::NoMatch => write!(out, "no match is open: start with `new` or `load`"),
            EngineError::UnknownMatch { asked, open } => {
                let open: Vec<_> = open.iter().map(u64::to_string).collect();
                write!(out, "match {asked} is not open: use one of {}", open.join(", "))
            }
            EngineError::TooManyMatches { most } => {
                write!(out, "{most} matches are open, which is the limit: `close` one first")
            }
            EngineError::NoSuchSeat { asked, seats } => {
                write!(out, "seat {asked} does not exist: the table has {seats} seats, counted from 0")
            }
            EngineError::WhichSeat { actors } => {
                let seats: Vec<_> = actors.iter().map(|seat| seat.index().to_string()).collect();
                write!(out, "several seats can act: set `seat` to one of {}", seats.join(", "))
            }
            EngineError::NoAdvice { bot } => {
                write!(out, "the bot `{bot}` made no choice: this is a bug in the bot")
            }
            EngineError::NoOdds(error) => error.fmt(out),
            EngineError::Table { error, .. } => error.fmt(out),
            EngineError::Refused { message, .. } => out.write_str(message),
            EngineError::NoRandomness { problem } => {
                write!(out, "the system provides no random numbers ({problem}): give a `seed` or a `secret`")
            }
            EngineError::NoMessages { problem } => {
                write!(out, "the game's messages cannot be read: {problem}")
            }
        }
    }
}

impl From<TableError> for EngineError {
    fn from(error: TableError) -> EngineError {
        EngineError::Table { error, legal: None }
    }
}

impl From<UnknownGame> for EngineError {
    fn from(error: UnknownGame) -> EngineError {
        EngineError::UnknownGame(error)
    }
}

impl From<NoOdds> for EngineError {
    fn from(error: NoOdds) -> EngineError {
        EngineError::NoOdds(error)
    }
}

impl From<UnknownBot> for EngineError {
    fn from(error: UnknownBot) -> EngineError {
        EngineError::UnknownBot(error)
    }
}

fn command_names() -> Vec<&'static str> {
    COMMANDS.iter().map(|command| command.name).collect()
}

/// Keeps the first 100 characters of a text from a request, so that the answer stays short.
pub(crate) fn truncated(text: &str) -> String {
    text.chars().take(100).collect()
}
