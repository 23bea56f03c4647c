//! The fields of a request: each is asked for by name, and one of another kind is told what it must be.

use std::collections::BTreeMap;

use catalog::Budget;
use game::Lang;
use serde_json::{Map, Value};

use crate::commands::Command;
use crate::error::{EngineError, clipped};

/// The longest string of a request but a record, in bytes: names, keys and digits are all shorter.
const MAX_TEXT: usize = 1000;

/// What a request says beside its command and its id.
pub(crate) struct Fields {
    command: &'static Command,
    members: Map<String, Value>,
}

/// One of a list: spelt out, or by its place from 0.
pub(crate) enum Choice {
    /// Spelt out.
    Spelt(Value),
    /// By its place.
    Nth(usize),
}

/// For whom something is shown. The seat is not checked yet.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Onlooker {
    /// The player in this seat.
    Seat(u64),
    /// Everyone else.
    Public,
}

impl Fields {
    /// The fields of a request with this command, if the command has all of them.
    pub(crate) fn of(command: &'static Command, members: Map<String, Value>) -> Result<Fields, EngineError> {
        match members.keys().find(|name| !command.fields.contains(&name.as_str())) {
            Some(name) => Err(EngineError::UnknownField { command, field: clipped(name) }),
            None => Ok(Fields { command, members }),
        }
    }

    /// A field that must be there.
    pub(crate) fn need<T>(
        &mut self,
        name: &'static str,
        read: fn(&mut Fields, &'static str) -> Result<Option<T>, EngineError>,
    ) -> Result<T, EngineError> {
        read(self, name)?.ok_or(EngineError::MissingField { command: Some(self.command), field: name })
    }

    /// A short string.
    pub(crate) fn text(&mut self, name: &'static str) -> Result<Option<String>, EngineError> {
        self.given(name).map(|value| short(name, value, "a string of at most 1000 bytes")).transpose()
    }

    /// A string of any length.
    pub(crate) fn long_text(&mut self, name: &'static str) -> Result<Option<String>, EngineError> {
        match self.given(name) {
            None => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(other) => Err(bad(name, &other, "the string that `save` gave, unchanged")),
        }
    }

    /// A whole number, 0 or more.
    pub(crate) fn number(&mut self, name: &'static str) -> Result<Option<u64>, EngineError> {
        let right = "a whole number, 0 or more";
        self.given(name).map(|value| value.as_u64().ok_or_else(|| bad(name, &value, right))).transpose()
    }

    /// A budget to think with, in iterations.
    pub(crate) fn budget(&mut self, name: &'static str) -> Result<Option<Budget>, EngineError> {
        let right = "a whole number of games to play on, 1 or more";
        let budget = |value: &Value| Budget::iterations(u32::try_from(value.as_u64()?).ok()?).ok();
        self.given(name).map(|value| budget(&value).ok_or_else(|| bad(name, &value, right))).transpose()
    }

    /// A number of seats.
    pub(crate) fn seat_count(&mut self, name: &'static str) -> Result<Option<u8>, EngineError> {
        let count = |value: &Value| value.as_u64().and_then(|number| u8::try_from(number).ok());
        let right = "a number of players, such as 3";
        self.given(name).map(|value| count(&value).ok_or_else(|| bad(name, &value, right))).transpose()
    }

    /// A place in a list.
    pub(crate) fn place(&mut self, name: &'static str) -> Result<Option<usize>, EngineError> {
        let place = |number| usize::try_from(number).unwrap_or(usize::MAX);
        Ok(self.number(name)?.map(place))
    }

    /// A list of short strings; an empty one if the field is not there.
    pub(crate) fn texts(&mut self, name: &'static str) -> Result<Vec<String>, EngineError> {
        let right = "a list of strings of at most 1000 bytes";
        match self.given(name) {
            None => Ok(Vec::new()),
            Some(Value::Array(values)) => values.into_iter().map(|value| short(name, value, right)).collect(),
            Some(other) => Err(bad(name, &other, right)),
        }
    }

    /// Short strings by name; none if the field is not there.
    pub(crate) fn texts_by_name(
        &mut self,
        name: &'static str,
    ) -> Result<BTreeMap<String, String>, EngineError> {
        let right = "an object of strings, such as {\"set\":\"back\"}";
        match self.given(name) {
            None => Ok(BTreeMap::new()),
            Some(Value::Object(members)) => {
                members.into_iter().map(|(key, value)| named(name, key, value)).collect()
            }
            Some(other) => Err(bad(name, &other, right)),
        }
    }

    /// A language.
    pub(crate) fn lang(&mut self) -> Result<Option<Lang>, EngineError> {
        let lang = |value: &Value| value.as_str().and_then(Lang::from_code);
        let right = "\"en\" or \"es\"";
        self.given("lang").map(|value| lang(&value).ok_or_else(|| bad("lang", &value, right))).transpose()
    }

    /// Whether the caller is to supply chance.
    pub(crate) fn chance_by_caller(&mut self) -> Result<bool, EngineError> {
        match self.given("chance") {
            None => Ok(false),
            Some(Value::String(word)) if word == "seeded" => Ok(false),
            Some(Value::String(word)) if word == "caller" => Ok(true),
            Some(other) => Err(bad("chance", &other, "\"caller\" or \"seeded\"")),
        }
    }

    /// One of a list: `name` spells it out, `index` gives its place. A value that is null still spells it out.
    pub(crate) fn choice(&mut self, name: &'static str) -> Result<Choice, EngineError> {
        let spelt = self.members.remove(name);
        match (spelt, self.place("index")?) {
            (Some(_), Some(_)) => Err(EngineError::ClashingFields { one: name, other: "index" }),
            (Some(value), None) => Ok(Choice::Spelt(value)),
            (None, Some(index)) => Ok(Choice::Nth(index)),
            (None, None) => Err(EngineError::MissingField { command: Some(self.command), field: name }),
        }
    }

    /// For whom something is shown, if anyone is named: a `seat` or the `public`.
    pub(crate) fn onlooker(&mut self) -> Result<Option<Onlooker>, EngineError> {
        match (self.number("seat")?, self.mark("public")?) {
            (Some(_), Some(())) => Err(EngineError::ClashingFields { one: "seat", other: "public" }),
            (Some(seat), None) => Ok(Some(Onlooker::Seat(seat))),
            (None, Some(())) => Ok(Some(Onlooker::Public)),
            (None, None) => Ok(None),
        }
    }

    /// Whose ears a step is told to: a seat's number or `"public"`.
    pub(crate) fn observer(&mut self) -> Result<Option<Onlooker>, EngineError> {
        match self.given("observer") {
            None => Ok(None),
            Some(Value::String(word)) if word == "public" => Ok(Some(Onlooker::Public)),
            Some(value) => match value.as_u64() {
                Some(seat) => Ok(Some(Onlooker::Seat(seat))),
                None => Err(bad("observer", &value, "a seat's number or \"public\"")),
            },
        }
    }

    /// A field that can only be true.
    pub(crate) fn mark(&mut self, name: &'static str) -> Result<Option<()>, EngineError> {
        match self.given(name) {
            None => Ok(None),
            Some(Value::Bool(true)) => Ok(Some(())),
            Some(other) => Err(bad(name, &other, "true, or be left out")),
        }
    }

    /// What a field holds. Many writers of JSON put null where there is nothing, so it counts as nothing.
    fn given(&mut self, name: &str) -> Option<Value> {
        self.members.remove(name).filter(|value| !value.is_null())
    }
}

fn short(name: &str, value: Value, right: &'static str) -> Result<String, EngineError> {
    match value {
        Value::String(text) if text.len() <= MAX_TEXT => Ok(text),
        other => Err(bad(name, &other, right)),
    }
}

fn named(field: &str, key: String, value: Value) -> Result<(String, String), EngineError> {
    let path = format!("{field}.{}", clipped(&key));
    if key.len() > MAX_TEXT {
        return Err(bad(&path, &value, "under a name of at most 1000 bytes"));
    }
    Ok((key, short(&path, value, "a string of at most 1000 bytes")?))
}

/// What is wrong with a field. What it holds is shown only if it is short.
pub(crate) fn bad(field: &str, value: &Value, right: &'static str) -> EngineError {
    let found = match value {
        Value::Array(_) => "a list".to_owned(),
        Value::Object(_) => "an object".to_owned(),
        Value::String(text) if text.len() > 40 => format!("a string of {} bytes", text.len()),
        shown => shown.to_string(),
    };
    EngineError::BadField { field: field.to_owned(), found, right }
}
