//! Every rule of Masmorra, tested by its number.
//!
//! The games are played through the contract with scripted chance: a test lays the rooms it needs, rolls the dice it
//! needs and reads what is told. The names of the tests begin with the rule that they test; `book.rs` checks that none
//! is left out.

#![allow(clippy::unwrap_used, clippy::expect_used, clippy::panic, reason = "a test says so what it expects")]

mod abilities;
mod epic;
mod gaze;
mod interrupts;
mod invisibility;
mod knowledge;
mod levels;
mod master;
mod position;
mod script;
mod thieves;
mod third_level;
mod treasure;
mod trial;
mod windows;
