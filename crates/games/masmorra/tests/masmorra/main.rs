//! Masmorra, tested rule by rule and as a whole.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test says so what it expects")]

mod conformance;
mod messages;
mod policy;
mod rules;
mod scene;
