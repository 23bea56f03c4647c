//! Parses JSON with limits: no duplicate names in an object, and a maximum depth and number of values, so that a long
//! line cannot fill the memory.

use std::cell::{Cell, RefCell};
use std::fmt;

use serde::de::{DeserializeSeed, Deserializer, Error, MapAccess, SeqAccess, Visitor};
use serde_json::{Map, Number, Value};

use crate::error::{EngineError, truncated};

/// The maximum nesting of objects and lists.
pub(crate) const MAX_DEPTH: usize = 32;

pub(crate) const MAX_VALUES: usize = 10_000;

/// Parses a line as one object.
pub(crate) fn parse_object(line: &[u8]) -> Result<Map<String, Value>, EngineError> {
    let text = std::str::from_utf8(line).map_err(|error| EngineError::NotUtf8 { at: error.valid_up_to() })?;
    let limits = Limits { left: Cell::new(MAX_VALUES), exceeded: RefCell::new(None) };
    let mut source = serde_json::Deserializer::from_str(text);
    let value = LimitedValue { limits: &limits, depth: 0 }.deserialize(&mut source);
    match value.and_then(|value| source.end().map(|()| value)) {
        Ok(Value::Object(members)) => Ok(members),
        Ok(_) => Err(EngineError::NotAnObject),
        Err(error) => Err(limits
            .exceeded
            .take()
            .unwrap_or(EngineError::NotJson { problem: truncated(&error.to_string()) })),
    }
}

/// The remaining number of values, and the error if a limit was exceeded.
struct Limits {
    left: Cell<usize>,
    exceeded: RefCell<Option<EngineError>>,
}

impl Limits {
    fn exceeded<E: Error>(&self, error: EngineError) -> E {
        self.exceeded.replace(Some(error));
        E::custom("a limit is broken")
    }
}

/// Deserializes one value at this depth.
#[derive(Clone, Copy)]
struct LimitedValue<'a> {
    limits: &'a Limits,
    depth: usize,
}

impl LimitedValue<'_> {
    fn deeper<E: Error>(self) -> Result<Self, E> {
        let depth = self.depth + 1;
        if depth > MAX_DEPTH {
            return Err(self.limits.exceeded(EngineError::TooDeep { most: MAX_DEPTH }));
        }
        Ok(LimitedValue { depth, ..self })
    }

    fn count<E: Error>(self) -> Result<(), E> {
        let left = self.limits.left.get().checked_sub(1);
        let left =
            left.ok_or_else(|| self.limits.exceeded(EngineError::TooManyValues { most: MAX_VALUES }))?;
        self.limits.left.set(left);
        Ok(())
    }
}

impl<'de> DeserializeSeed<'de> for LimitedValue<'_> {
    type Value = Value;

    fn deserialize<D: Deserializer<'de>>(self, source: D) -> Result<Value, D::Error> {
        self.count()?;
        source.deserialize_any(self)
    }
}

impl<'de> Visitor<'de> for LimitedValue<'_> {
    type Value = Value;

    fn expecting(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.write_str("a JSON value")
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
                return Err(self.limits.exceeded(EngineError::DuplicateField { field: truncated(&name) }));
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
        let read = Value::Object(parse_object(line.as_bytes()).unwrap());
        assert_eq!(read, serde_json::from_str::<Value>(line).unwrap());
    }

    fn check_error(line: &[u8], code: &str) {
        assert_eq!(parse_object(line).unwrap_err().code(), code, "{}", String::from_utf8_lossy(line));
    }

    #[test]
    fn an_object_is_parsed_like_serde_json_does() {
        check("{}");
        check(r#" { "a" : [ 1 , -2, 2.5e3 , true, false, null ] , "ñ": { "": "\u00e9\n" } } "#);
        check(r#"{"most":18446744073709551615,"least":-9223372036854775808}"#);
    }

    #[test]
    fn other_values_than_objects_are_refused() {
        for line in ["1", "null", "[]", "\"cmd\"", "true"] {
            check_error(line.as_bytes(), "not_an_object");
        }
    }

    #[test]
    fn invalid_json_is_refused() {
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
            check_error(line.as_bytes(), "not_json");
        }
        check_error(b"{\"a\":\"\xff\"}", "not_utf8");
    }

    #[test]
    fn a_duplicate_name_is_refused() {
        check_error(br#"{"cmd":"turn","cmd":"quit"}"#, "duplicate_field");
        check_error(br#"{"a":{"b":1,"b":1}}"#, "duplicate_field");
        check(r#"{"a":{"b":1},"b":{"a":1}}"#);
    }

    #[test]
    fn too_deep_nesting_is_refused() {
        let nested = |depth: usize| format!("{{\"a\":{}{}}}", "[".repeat(depth), "]".repeat(depth));
        check(&nested(MAX_DEPTH - 1));
        check_error(nested(MAX_DEPTH).as_bytes(), "too_deep");
        check_error(format!("{{\"a\":{}", "[".repeat(1 << 20)).as_bytes(), "too_deep");
    }

    #[test]
    fn too_many_values_are_refused() {
        // The object and the list count as well.
        let listing = |count: usize| format!("{{\"a\":[{}]}}", vec!["0"; count].join(","));
        check(&listing(MAX_VALUES - 2));
        check_error(listing(MAX_VALUES - 1).as_bytes(), "too_many_values");
    }
}
