//! Tests of the requests, played natively.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test says what it expects by unwrapping it")]

mod matches;
mod requests;
mod same_everywhere;
mod support;
mod twins;
