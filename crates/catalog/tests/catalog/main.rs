//! All games: what each of them must hold, and what is written from them.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test says so what it expects")]

mod allocations;
mod committed;
mod coverage;
#[cfg(feature = "typescript")]
mod forms;
mod games;
mod golden;
mod lessons;
mod levels;
mod spoken;
