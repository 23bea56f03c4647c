//! Every rule of Masmorra, tested by its number.
//!
//! The games are played through the contract with scripted chance: a test lays the rooms it needs, rolls the dice it
//! needs and reads what is told. The names of the tests begin with the rule that they test; `book.rs` checks that none
//! is left out.

mod abilities;
mod arena;
mod book;
mod bosses;
mod combats;
mod ending;
mod epic;
mod examples;
mod exploring;
mod falling;
mod forecast;
mod gaze;
mod hazards;
mod interrupts;
mod invisibility;
mod knowledge;
mod leaping;
mod levels;
mod master;
mod monsters;
mod moving;
mod paying;
mod position;
mod rolling;
mod rooms;
pub(crate) mod script;
mod setting;
mod survey;
mod thieves;
mod third_level;
mod tour;
mod traps;
mod treasure;
mod victories;
mod windows;
