//! The Deep Stairs, tested rule by rule and as a whole.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a failed test panics")]

mod book;
mod bots;
mod conformance;
mod messages;
mod rules;
mod script;
