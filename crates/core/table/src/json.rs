//! Values of games as [`Value`]s.
//!
//! In a browser they take the way over text. That is slower, but then the module contains each serializer once instead of
//! twice, and every reader downloads it.

use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{Error, Value};

#[cfg(not(target_family = "wasm"))]
pub fn to_json(value: &impl Serialize) -> Result<Value, Error> {
    serde_json::to_value(value)
}

#[cfg(target_family = "wasm")]
pub fn to_json(value: &impl Serialize) -> Result<Value, Error> {
    serde_json::from_str(&serde_json::to_string(value)?)
}

#[cfg(not(target_family = "wasm"))]
pub fn from_json<T: DeserializeOwned>(value: &Value) -> Result<T, Error> {
    T::deserialize(value)
}

#[cfg(target_family = "wasm")]
pub fn from_json<T: DeserializeOwned>(value: &Value) -> Result<T, Error> {
    serde_json::from_str(&value.to_string())
}
