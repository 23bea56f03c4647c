//! What a position sounds like: its lines, its question, its glossary.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test says so what it expects")]

mod lines;
mod play;
mod questions;
mod table;
