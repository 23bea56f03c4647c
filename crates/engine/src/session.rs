//! A conversation: the open matches, and one answer for each request.

use serde_json::{Map, Value};

use crate::answer::{Answer, written};
use crate::commands::Command;
use crate::error::EngineError;
use crate::fields::{Fields, bad};
use crate::json::read_object;
use crate::matches::Matches;
use crate::voice::Voices;

/// All that lasts from one request to the next.
pub(crate) struct Session {
    pub(crate) matches: Matches,
    pub(crate) voices: Voices,
    stage: Stage,
}

/// How far the conversation is.
#[derive(PartialEq, Eq)]
enum Stage {
    Open,
    Done,
}

impl Session {
    /// A conversation without a match.
    pub(crate) fn new() -> Session {
        Session { matches: Matches::default(), voices: Voices::default(), stage: Stage::Open }
    }

    /// The answer to a line, without an end mark: nothing to a blank one. A request that is not granted changes
    /// nothing.
    pub(crate) fn answer(&mut self, line: &[u8]) -> Option<String> {
        let line = line.trim_ascii();
        if line.is_empty() {
            return None;
        }
        Some(match read_object(line) {
            Ok(request) => self.answer_request(request),
            Err(error) => written(None, Err(error)),
        })
    }

    /// The answer to a line of more than `most` bytes, of which nothing else is known.
    pub(crate) fn answer_to_a_line_over(most: usize) -> String {
        written(None, Err(EngineError::TooLong { most }))
    }

    /// Whether the other end has taken its leave.
    pub(crate) fn is_done(&self) -> bool {
        self.stage == Stage::Done
    }

    /// Takes leave.
    pub(crate) fn finish(&mut self) {
        self.stage = Stage::Done;
    }

    fn answer_request(&mut self, mut request: Map<String, Value>) -> String {
        match request.remove("id") {
            Some(id @ (Value::Array(_) | Value::Object(_))) => {
                written(None, Err(bad("id", &id, "a number, a string, true, false or null")))
            }
            id => written(id, self.grant(request)),
        }
    }

    fn grant(&mut self, mut request: Map<String, Value>) -> Result<Answer, EngineError> {
        let command = match request.remove("cmd") {
            Some(Value::String(name)) => Command::named(&name)?,
            Some(other) => return Err(bad("cmd", &other, "the name of a command, such as \"games\"")),
            None => return Err(EngineError::MissingField { command: None, field: "cmd" }),
        };
        (command.answer)(self, &mut Fields::of(command, request)?)
    }
}
