//! Tests of the Welcome games.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests may panic")]

mod conformance;
mod messages;
mod odds;
mod policy;
mod rollout;
mod rules;
