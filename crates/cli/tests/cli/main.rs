//! Tests of the program. Every test runs the real binary.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test says so what it expects")]

mod abuse;
mod endurance;
mod engine;
mod hosting;
mod terminal;
