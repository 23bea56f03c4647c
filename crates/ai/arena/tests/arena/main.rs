//! Contests between bots and programs.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test says so what it expects")]

mod contests;
#[cfg(unix)]
mod programs;
