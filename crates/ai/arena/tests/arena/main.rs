//! Contests between bots and programs.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "tests may panic")]

mod adjusted;
mod contests;
mod manner;
#[cfg(unix)]
mod programs;
