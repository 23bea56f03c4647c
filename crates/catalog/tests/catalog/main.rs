//! Tests of all games, and files that are generated from them.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests may panic")]

mod allocations;
mod beliefs;
mod committed;
mod coverage;
mod daily;
#[cfg(feature = "typescript")]
mod engine_document;
#[cfg(feature = "example-game")]
mod example_game;
#[cfg(feature = "typescript")]
mod forms;
mod games;
mod golden;
mod lessons;
mod levels;
mod puzzles;
mod reviews;
mod rule_tests;
mod spoken;
mod story;
mod voice;
