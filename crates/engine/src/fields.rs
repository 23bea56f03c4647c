//! Parses the fields of a request.

use std::collections::BTreeMap;

use catalog::Budget;
use game::Lang;
use serde_json::{Map, Value};

use crate::command::Command;
use crate::error::{EngineError, truncated};

/// The longest string of a request in bytes, except for a record.
const MAX_TEXT: usize = 1000;

/// The fields of a request without `cmd` and `id`.
pub(crate) struct Fields {
    command: &'static Command,
    members: Map<String, Value>,
}

/// An item of a list.
pub(crate) enum Choice {
    Value(Value),
    Index(usize),
}

/// The observer that a request names. The seat is not checked yet.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum ObserverArg {
    Seat(u64),
    Public,
}

impl Fields {
    /// Refuses fields that the command does not have.
    pub(crate) fn of(command: &'static Command, members: Map<String, Value>) -> Result<Fields, EngineError> {
        match members.keys().find(|name| !command.fields.contains(&name.as_str())) {
            Some(name) => Err(EngineError::UnknownField { command, field: truncated(name) }),
            None => Ok(Fields { command, members }),
        }
    }

    /// Parses a required field.
    pub(crate) fn required<T>(
        &mut self,
        name: &'static str,
        read: fn(&mut Fields, &'static str) -> Result<Option<T>, EngineError>,
    ) -> Result<T, EngineError> {
        read(self, name)?.ok_or(EngineError::MissingField { command: Some(self.command), field: name })
    }

    pub(crate) fn text(&mut self, name: &'static str) -> Result<Option<String>, EngineError> {
        self.take(name).map(|value| short(name, value, "a string of at most 1000 bytes")).transpose()
    }

    /// Parses a string of any length.
    pub(crate) fn long_text(&mut self, name: &'static str) -> Result<Option<String>, EngineError> {
        match self.take(name) {
            None => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(other) => Err(bad_field(name, &other, "the string that `save` gave, unchanged")),
        }
    }

    pub(crate) fn number(&mut self, name: &'static str) -> Result<Option<u64>, EngineError> {
        let right = "a whole number, 0 or more";
        self.take(name).map(|value| value.as_u64().ok_or_else(|| bad_field(name, &value, right))).transpose()
    }

    /// Parses a search budget in iterations.
    pub(crate) fn budget(&mut self, name: &'static str) -> Result<Option<Budget>, EngineError> {
        let right = "a whole number of simulated games, 1 or more";
        let budget = |value: &Value| Budget::iterations(u32::try_from(value.as_u64()?).ok()?).ok();
        self.take(name).map(|value| budget(&value).ok_or_else(|| bad_field(name, &value, right))).transpose()
    }

    pub(crate) fn seat_count(&mut self, name: &'static str) -> Result<Option<u8>, EngineError> {
        let count = |value: &Value| value.as_u64().and_then(|number| u8::try_from(number).ok());
        let right = "a number of players, such as 3";
        self.take(name).map(|value| count(&value).ok_or_else(|| bad_field(name, &value, right))).transpose()
    }

    pub(crate) fn place(&mut self, name: &'static str) -> Result<Option<usize>, EngineError> {
        let place = |number| usize::try_from(number).unwrap_or(usize::MAX);
        Ok(self.number(name)?.map(place))
    }

    /// Parses a list of short strings. A missing field is an empty list.
    pub(crate) fn texts(&mut self, name: &'static str) -> Result<Vec<String>, EngineError> {
        let right = "a list of strings of at most 1000 bytes";
        match self.take(name) {
            None => Ok(Vec::new()),
            Some(Value::Array(values)) => values.into_iter().map(|value| short(name, value, right)).collect(),
            Some(other) => Err(bad_field(name, &other, right)),
        }
    }

    /// Parses an object with short strings. A missing field is an empty object.
    pub(crate) fn texts_by_name(
        &mut self,
        name: &'static str,
    ) -> Result<BTreeMap<String, String>, EngineError> {
        let right = "an object of strings, such as {\"set\":\"back\"}";
        match self.take(name) {
            None => Ok(BTreeMap::new()),
            Some(Value::Object(members)) => {
                members.into_iter().map(|(key, value)| string_member(name, key, value)).collect()
            }
            Some(other) => Err(bad_field(name, &other, right)),
        }
    }

    pub(crate) fn lang(&mut self) -> Result<Option<Lang>, EngineError> {
        let lang = |value: &Value| value.as_str().and_then(Lang::from_code);
        let right = "\"en\" or \"es\"";
        self.take("lang")
            .map(|value| lang(&value).ok_or_else(|| bad_field("lang", &value, right)))
            .transpose()
    }

    /// Returns whether the caller supplies chance.
    pub(crate) fn chance_by_caller(&mut self) -> Result<bool, EngineError> {
        match self.take("chance") {
            None => Ok(false),
            Some(Value::String(word)) if word == "seeded" => Ok(false),
            Some(Value::String(word)) if word == "caller" => Ok(true),
            Some(other) => Err(bad_field("chance", &other, "\"caller\" or \"seeded\"")),
        }
    }

    /// Parses a choice: the field `name` gives the value, `index` gives its place. Here, `null` is a value.
    pub(crate) fn choice(&mut self, name: &'static str) -> Result<Choice, EngineError> {
        let value = self.members.remove(name);
        match (value, self.place("index")?) {
            (Some(_), Some(_)) => Err(EngineError::ClashingFields { one: name, other: "index" }),
            (Some(value), None) => Ok(Choice::Value(value)),
            (None, Some(index)) => Ok(Choice::Index(index)),
            (None, None) => Err(EngineError::MissingField { command: Some(self.command), field: name }),
        }
    }

    /// Parses the fields `seat` and `public`.
    pub(crate) fn observer_arg(&mut self) -> Result<Option<ObserverArg>, EngineError> {
        match (self.number("seat")?, self.flag("public")?) {
            (Some(_), Some(())) => Err(EngineError::ClashingFields { one: "seat", other: "public" }),
            (Some(seat), None) => Ok(Some(ObserverArg::Seat(seat))),
            (None, Some(())) => Ok(Some(ObserverArg::Public)),
            (None, None) => Ok(None),
        }
    }

    /// Parses the field `observer`: a seat's number or `"public"`.
    pub(crate) fn observer(&mut self) -> Result<Option<ObserverArg>, EngineError> {
        match self.take("observer") {
            None => Ok(None),
            Some(Value::String(word)) if word == "public" => Ok(Some(ObserverArg::Public)),
            Some(value) => match value.as_u64() {
                Some(seat) => Ok(Some(ObserverArg::Seat(seat))),
                None => Err(bad_field("observer", &value, "a seat's number or \"public\"")),
            },
        }
    }

    /// Parses a field whose only value is `true`.
    pub(crate) fn flag(&mut self, name: &'static str) -> Result<Option<()>, EngineError> {
        match self.take(name) {
            None => Ok(None),
            Some(Value::Bool(true)) => Ok(Some(())),
            Some(other) => Err(bad_field(name, &other, "true, or be left out")),
        }
    }

    /// Removes and returns a field. `null` counts as missing, because many programs write it for missing values.
    fn take(&mut self, name: &str) -> Option<Value> {
        self.members.remove(name).filter(|value| !value.is_null())
    }
}

fn short(name: &str, value: Value, right: &'static str) -> Result<String, EngineError> {
    match value {
        Value::String(text) if text.len() <= MAX_TEXT => Ok(text),
        other => Err(bad_field(name, &other, right)),
    }
}

fn string_member(field: &str, key: String, value: Value) -> Result<(String, String), EngineError> {
    let path = format!("{field}.{}", truncated(&key));
    if key.len() > MAX_TEXT {
        return Err(bad_field(&path, &value, "under a name of at most 1000 bytes"));
    }
    Ok((key, short(&path, value, "a string of at most 1000 bytes")?))
}

/// Returns the error for a wrong field. The message repeats the value only if it is short.
pub(crate) fn bad_field(field: &str, value: &Value, right: &'static str) -> EngineError {
    let found = match value {
        Value::Array(_) => "a list".to_owned(),
        Value::Object(_) => "an object".to_owned(),
        Value::String(text) if text.len() > 40 => format!("a string of {} bytes", text.len()),
        shown => shown.to_string(),
    };
    EngineError::BadField { field: field.to_owned(), found, right }
}
