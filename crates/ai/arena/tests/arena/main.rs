//! Contests between bots and between programs.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test says so what it expects")]

mod contests;
#[cfg(unix)]
mod programs;
