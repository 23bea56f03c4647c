//! Answers one line: parses the request, runs its command and writes the answer.

use serde_json::{Map, Value};

use crate::answer::{Answer, to_line};
use crate::command::{Command, CommandKey};
use crate::error::{EngineError, truncated};
use crate::fields::{Fields, bad_field};
use crate::json::parse_object;
use crate::session::Session;
use crate::{lifecycle, observe, play};

/// Returns the answer to a line, or `None` for a blank line. A request that fails changes nothing.
pub(crate) fn answer(session: &mut Session, line: &[u8]) -> Option<String> {
    let line = line.trim_ascii();
    if line.is_empty() {
        return None;
    }
    Some(match parse_object(line) {
        Ok(request) => answer_request(session, request),
        Err(error) => to_line(None, Err(error)),
    })
}

/// Returns the answer to a line of more than `most` bytes.
pub(crate) fn answer_too_long(most: usize) -> String {
    to_line(None, Err(EngineError::TooLong { most }))
}

fn answer_request(session: &mut Session, mut request: Map<String, Value>) -> String {
    match request.remove("id") {
        Some(id @ (Value::Array(_) | Value::Object(_))) => {
            to_line(None, Err(bad_field("id", &id, "a number, a string, true, false or null")))
        }
        id => to_line(id, run(session, request)),
    }
}

fn run(session: &mut Session, mut request: Map<String, Value>) -> Result<Answer, EngineError> {
    let command = match request.remove("cmd") {
        Some(Value::String(name)) => find(&name)?,
        Some(other) => return Err(bad_field("cmd", &other, "the name of a command, such as \"games\"")),
        None => return Err(EngineError::MissingField { command: None, field: "cmd" }),
    };
    handler(command.key)(session, &mut Fields::of(command, request)?)
}

fn find(name: &str) -> Result<&'static Command, EngineError> {
    Command::find(name).ok_or_else(|| EngineError::UnknownCommand { name: truncated(name) })
}

type Handler = fn(&mut Session, &mut Fields) -> Result<Answer, EngineError>;

fn handler(key: CommandKey) -> Handler {
    match key {
        CommandKey::Help => lifecycle::help,
        CommandKey::Games => lifecycle::games,
        CommandKey::New => lifecycle::new,
        CommandKey::Turn => play::turn,
        CommandKey::Legal => play::legal,
        CommandKey::Act => play::act,
        CommandKey::Odds => observe::odds,
        CommandKey::Advise => play::advise,
        CommandKey::Outcomes => play::outcomes,
        CommandKey::Resolve => play::resolve,
        CommandKey::View => observe::view,
        CommandKey::Log => observe::log,
        CommandKey::Fairness => observe::fairness,
        CommandKey::Save => lifecycle::save,
        CommandKey::Load => lifecycle::load,
        CommandKey::Close => lifecycle::close,
        CommandKey::Quit => lifecycle::quit,
    }
}
