//! A session: the open matches, and one answer for each request.

use serde_json::{Map, Value};

use crate::answer::{Answer, to_line};
use crate::commands::Command;
use crate::error::EngineError;
use crate::fields::{Fields, bad_field};
use crate::json::parse_object;
use crate::localizer::Localizers;
use crate::matches::Matches;

/// The state between two requests.
pub(crate) struct Session {
    pub(crate) matches: Matches,
    pub(crate) localizers: Localizers,
    is_done: bool,
}

impl Session {
    pub(crate) fn new() -> Session {
        Session { matches: Matches::default(), localizers: Localizers::default(), is_done: false }
    }

    /// Returns the answer to a line, or `None` for a blank line. A request that fails changes nothing.
    pub(crate) fn answer(&mut self, line: &[u8]) -> Option<String> {
        let line = line.trim_ascii();
        if line.is_empty() {
            return None;
        }
        Some(match parse_object(line) {
            Ok(request) => self.answer_request(request),
            Err(error) => to_line(None, Err(error)),
        })
    }

    /// Returns the answer to a line of more than `most` bytes.
    pub(crate) fn answer_too_long(most: usize) -> String {
        to_line(None, Err(EngineError::TooLong { most }))
    }

    /// Returns whether the client sent `quit`.
    pub(crate) fn is_done(&self) -> bool {
        self.is_done
    }

    pub(crate) fn finish(&mut self) {
        self.is_done = true;
    }

    fn answer_request(&mut self, mut request: Map<String, Value>) -> String {
        match request.remove("id") {
            Some(id @ (Value::Array(_) | Value::Object(_))) => {
                to_line(None, Err(bad_field("id", &id, "a number, a string, true, false or null")))
            }
            id => to_line(id, self.run(request)),
        }
    }

    fn run(&mut self, mut request: Map<String, Value>) -> Result<Answer, EngineError> {
        let command = match request.remove("cmd") {
            Some(Value::String(name)) => Command::find(&name)?,
            Some(other) => return Err(bad_field("cmd", &other, "the name of a command, such as \"games\"")),
            None => return Err(EngineError::MissingField { command: None, field: "cmd" }),
        };
        (command.answer)(self, &mut Fields::of(command, request)?)
    }
}
