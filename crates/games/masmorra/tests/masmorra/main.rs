//! Tests of Masmorra: the rules one by one, and the game as a whole.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests may panic")]

mod conformance;
mod messages;
mod policy;
mod rules;
mod scene;
