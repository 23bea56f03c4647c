//! JSON from outside, read more strictly than JSON asks: no name twice in an object, and neither deeper nor in
//! more values than a request can need, so that a long line cannot fill the memory.

use std::cell::{Cell, RefCell};
use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};

use crate::error::{EngineError, clipped};

/// How deep objects and lists may stand in each other.
pub(crate) const MAX_DEPTH: usize = 32;

/// How many values a request may hold.
pub(crate) const MAX_VALUES: usize = 10_000;

/// Reads the object that a line holds.
pub(crate) fn read_object(line: &[u8]) -> Result<Map<String, Value>, EngineError> {
    let text = std::str::from_utf8(line).map_err(|error| EngineError::NotUtf8 { at: error.valid_up_to() })?;
    let limits = Limits { left: Cell::new(MAX_VALUES), broken: RefCell::new(None) };
    let mut source = serde_json::Deserializer::from_str(text);
    let value = Strict { limits: &limits, depth: 0 }.deserialize(&mut source);
    match value.and_then(|value| source.end().map(|()| value)) {
        Ok(Value::Object(members)) => Ok(members),
        Ok(_) => Err(EngineError::NotAnObject),
        Err(error) => {
            Err(limits.broken.take().unwrap_or(EngineError::NotJson { problem: clipped(&error.to_string()) }))
        }
    }
}

/// What is left of the limits, and which of them was broken.
struct Limits {
    left: Cell<usize>,
    broken: RefCell<Option<EngineError>>,
}

impl Limits {
    fn broken<E: Error>(&self, error: EngineError) -> E {
        self.broken.replace(Some(error));
        E::custom("a limit is broken")
    }
}

/// Reads one value at some depth.
#[derive(Clone, Copy)]
struct Strict<'a> {
    limits: &'a Limits,
    depth: usize,
}

impl Strict<'_> {
    fn deeper<E: Error>(self) -> Result<Self, E> {
        let depth = self.depth + 1;
        if depth > MAX_DEPTH {
            return Err(self.limits.broken(EngineError::TooDeep { most: MAX_DEPTH }));
        }
        Ok(Strict { depth, ..self })
    }

    fn count<E: Error>(self) -> Result<(), E> {
        let left = self.limits.left.get().checked_sub(1);
        let left = left.ok_or_else(|| self.limits.broken(EngineError::TooManyValues { most: MAX_VALUES }))?;
        self.limits.left.set(left);
        Ok(())
    }
}

impl<'de> DeserializeSeed<'de> for Strict<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, source: D) -> Result<Value, D::Error> {
        self.count()?;
        source.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for Strict<'_> {
    type Value = Value;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a value of JSON")
    }

    fn visit_unit<E>(self) -> Result<Value, E> {
        Ok(Value::Null)
    }

    fn visit_bool<E>(self, value: bool) -> Result<Value, E> {
        Ok(Value::Bool(value))
    }

    fn visit_u64<E>(self, value: u64) -> Result<Value, E> {
        Ok(Value::Number(value.into()))
    }

    fn visit_i64<E>(self, value: i64) -> Result<Value, E> {
        Ok(Value::Number(value.into()))
    }

    fn visit_f64<E>(self, value: f64) -> Result<Value, E> {
        Ok(Number::from_f64(value).map_or(Value::Null, Value::Number))
    }

    fn visit_str<E>(self, value: &str) -> Result<Value, E> {
        Ok(Value::String(value.to_owned()))
    }

    fn visit_string<E>(self, value: String) -> Result<Value, E> {
        Ok(Value::String(value))
    }

    fn visit_seq<A: SeqAccess<'de>>(self, mut list: A) -> Result<Value, A::Error> {
        let within = self.deeper()?;
        let mut values = Vec::new();
        while let Some(value) = list.next_element_seed(within)? {
            values.push(value);
        }
        Ok(Value::Array(values))
    }

    fn visit_map<A: MapAccess<'de>>(self, mut object: A) -> Result<Value, A::Error> {
        let within = self.deeper()?;
        let mut members = Map::new();
        while let Some(name) = object.next_key::<String>()? {
            if members.contains_key(&name) {
                return Err(self.limits.broken(EngineError::DuplicateField { field: clipped(&name) }));
            }
            members.insert(name, object.next_value_seed(within)?);
        }
        Ok(Value::Object(members))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(line: &str) {
        let read = Value::Object(read_object(line.as_bytes()).unwrap());
        assert_eq!(read, serde_json::from_str::<Value>(line).unwrap());
    }

    fn check_fault(line: &[u8], code: &str) {
        assert_eq!(read_object(line).unwrap_err().code(), code, "{}", String::from_utf8_lossy(line));
    }

    #[test]
    fn an_object_is_read_as_json_reads_it() {
        check("{}");
        check(r#" { "a" : [ 1 , -2, 2.5e3 , true, false, null ] , "ñ": { "": "\u00e9\n" } } "#);
        check(r#"{"most":18446744073709551615,"least":-9223372036854775808}"#);
    }

    #[test]
    fn what_is_no_object_is_refused() {
        for line in ["1", "null", "[]", "\"cmd\"", "true"] {
            check_fault(line.as_bytes(), "not_an_object");
        }
    }

    #[test]
    fn what_is_no_json_is_refused() {
        for line in [
            "{",
            "{]",
            "{}{}",
            "{} x",
            "nul",
            "{'a':1}",
            "{\"a\":1e999}",
            "{\"a\":\"\\ud800\"}",
            "\u{feff}{}",
        ] {
            check_fault(line.as_bytes(), "not_json");
        }
        check_fault(b"{\"a\":\"\xff\"}", "not_utf8");
    }

    #[test]
    fn a_name_stands_once_in_an_object() {
        check_fault(br#"{"cmd":"turn","cmd":"quit"}"#, "duplicate_field");
        check_fault(br#"{"a":{"b":1,"b":1}}"#, "duplicate_field");
        check(r#"{"a":{"b":1},"b":{"a":1}}"#);
    }

    #[test]
    fn nothing_stands_deeper_than_it_may() {
        let nested = |depth: usize| format!("{{\"a\":{}{}}}", "[".repeat(depth), "]".repeat(depth));
        check(&nested(MAX_DEPTH - 1));
        check_fault(nested(MAX_DEPTH).as_bytes(), "too_deep");
        check_fault(format!("{{\"a\":{}", "[".repeat(1 << 20)).as_bytes(), "too_deep");
    }

    #[test]
    fn a_request_holds_no_more_values_than_it_may() {
        // The object and the list count as well.
        let listing = |count: usize| format!("{{\"a\":[{}]}}", vec!["0"; count].join(","));
        check(&listing(MAX_VALUES - 2));
        check_fault(listing(MAX_VALUES - 1).as_bytes(), "too_many_values");
    }
}
