//! The fields of a request: each is asked for by name, and one of another kind is told what it must be.

use std::collections::BTreeMap;

use catalog::Budget;
use game::Lang;
use serde_json::{Map, Value};

use super::commands::Command;
use super::fault::{Fault, clipped};

/// The longest string of a request but a record, in bytes: names, keys and digits are all shorter.
const MAX_TEXT: usize = 1000;

/// What a request says beside its command and its id.
pub(super) struct Fields {
    command: &'static Command,
    members: Map<String, Value>,
}

/// One of a list: spelt out, or by its place from 0.
pub(super) enum Choice {
    /// Spelt out.
    Spelt(Value),
    /// By its place.
    Nth(usize),
}

/// For whom something is shown. The seat is not checked yet.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Onlooker {
    /// The player in this seat.
    Seat(u64),
    /// Everyone else.
    Public,
}

impl Fields {
    /// The fields of a request with this command, if the command has all of them.
    pub(super) fn of(command: &'static Command, members: Map<String, Value>) -> Result<Fields, Fault> {
        match members.keys().find(|name| !command.fields.contains(&name.as_str())) {
            Some(name) => Err(Fault::UnknownField { command, field: clipped(name) }),
            None => Ok(Fields { command, members }),
        }
    }

    /// A field that must be there.
    pub(super) fn need<T>(
        &mut self,
        name: &'static str,
        read: fn(&mut Fields, &'static str) -> Result<Option<T>, Fault>,
    ) -> Result<T, Fault> {
        read(self, name)?.ok_or(Fault::MissingField { command: Some(self.command), field: name })
    }

    /// A short string.
    pub(super) fn text(&mut self, name: &'static str) -> Result<Option<String>, Fault> {
        self.given(name).map(|value| short(name, value, "a string of at most 1000 bytes")).transpose()
    }

    /// A string of any length.
    pub(super) fn long_text(&mut self, name: &'static str) -> Result<Option<String>, Fault> {
        match self.given(name) {
            None => Ok(None),
            Some(Value::String(text)) => Ok(Some(text)),
            Some(other) => Err(bad(name, &other, "the string that `save` gave, unchanged")),
        }
    }

    /// A whole number, 0 or more.
    pub(super) fn number(&mut self, name: &'static str) -> Result<Option<u64>, Fault> {
        let right = "a whole number, 0 or more";
        self.given(name).map(|value| value.as_u64().ok_or_else(|| bad(name, &value, right))).transpose()
    }

    /// A budget to think with, in iterations.
    pub(super) fn budget(&mut self, name: &'static str) -> Result<Option<Budget>, Fault> {
        let right = "a whole number of games to play on, 1 or more";
        let budget = |value: &Value| Budget::iterations(u32::try_from(value.as_u64()?).ok()?).ok();
        self.given(name).map(|value| budget(&value).ok_or_else(|| bad(name, &value, right))).transpose()
    }

    /// A number of seats.
    pub(super) fn seat_count(&mut self, name: &'static str) -> Result<Option<u8>, Fault> {
        let count = |value: &Value| value.as_u64().and_then(|number| u8::try_from(number).ok());
        let right = "a number of players, such as 3";
        self.given(name).map(|value| count(&value).ok_or_else(|| bad(name, &value, right))).transpose()
    }

    /// A place in a list.
    pub(super) fn place(&mut self, name: &'static str) -> Result<Option<usize>, Fault> {
        let place = |number| usize::try_from(number).unwrap_or(usize::MAX);
        Ok(self.number(name)?.map(place))
    }

    /// A list of short strings; an empty one if the field is not there.
    pub(super) fn texts(&mut self, name: &'static str) -> Result<Vec<String>, Fault> {
        let right = "a list of strings of at most 1000 bytes";
        match self.given(name) {
            None => Ok(Vec::new()),
            Some(Value::Array(values)) => values.into_iter().map(|value| short(name, value, right)).collect(),
            Some(other) => Err(bad(name, &other, right)),
        }
    }

    /// Short strings by name; none if the field is not there.
    pub(super) fn texts_by_name(&mut self, name: &'static str) -> Result<BTreeMap<String, String>, Fault> {
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
    pub(super) fn lang(&mut self) -> Result<Option<Lang>, Fault> {
        let lang = |value: &Value| value.as_str().and_then(Lang::from_code);
        let right = "\"en\" or \"es\"";
        self.given("lang").map(|value| lang(&value).ok_or_else(|| bad("lang", &value, right))).transpose()
    }

    /// Whether the caller is to supply chance.
    pub(super) fn chance_by_caller(&mut self) -> Result<bool, Fault> {
        match self.given("chance") {
            None => Ok(false),
            Some(Value::String(word)) if word == "seeded" => Ok(false),
            Some(Value::String(word)) if word == "caller" => Ok(true),
            Some(other) => Err(bad("chance", &other, "\"caller\" or \"seeded\"")),
        }
    }

    /// One of a list: `name` spells it out, `index` gives its place. A value that is null still spells it out.
    pub(super) fn choice(&mut self, name: &'static str) -> Result<Choice, Fault> {
        let spelt = self.members.remove(name);
        match (spelt, self.place("index")?) {
            (Some(_), Some(_)) => Err(Fault::ClashingFields { one: name, other: "index" }),
            (Some(value), None) => Ok(Choice::Spelt(value)),
            (None, Some(index)) => Ok(Choice::Nth(index)),
            (None, None) => Err(Fault::MissingField { command: Some(self.command), field: name }),
        }
    }

    /// For whom something is shown, if anyone is named: a `seat` or the `public`.
    pub(super) fn onlooker(&mut self) -> Result<Option<Onlooker>, Fault> {
        match (self.number("seat")?, self.mark("public")?) {
            (Some(_), Some(())) => Err(Fault::ClashingFields { one: "seat", other: "public" }),
            (Some(seat), None) => Ok(Some(Onlooker::Seat(seat))),
            (None, Some(())) => Ok(Some(Onlooker::Public)),
            (None, None) => Ok(None),
        }
    }

    /// Whose ears a step is told to: a seat's number or `"public"`.
    pub(super) fn observer(&mut self) -> Result<Option<Onlooker>, Fault> {
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
    pub(super) fn mark(&mut self, name: &'static str) -> Result<Option<()>, Fault> {
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

fn short(name: &str, value: Value, right: &'static str) -> Result<String, Fault> {
    match value {
        Value::String(text) if text.len() <= MAX_TEXT => Ok(text),
        other => Err(bad(name, &other, right)),
    }
}

fn named(field: &str, key: String, value: Value) -> Result<(String, String), Fault> {
    let path = format!("{field}.{}", clipped(&key));
    if key.len() > MAX_TEXT {
        return Err(bad(&path, &value, "under a name of at most 1000 bytes"));
    }
    Ok((key, short(&path, value, "a string of at most 1000 bytes")?))
}

/// What is wrong with a field. What it holds is shown only if it is short.
pub(super) fn bad(field: &str, value: &Value, right: &'static str) -> Fault {
    let found = match value {
        Value::Array(_) => "a list".to_owned(),
        Value::Object(_) => "an object".to_owned(),
        Value::String(text) if text.len() > 40 => format!("a string of {} bytes", text.len()),
        shown => shown.to_string(),
    };
    Fault::BadField { field: field.to_owned(), found, right }
}
