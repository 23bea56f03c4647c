//! Every rule of Dungeon Raiders, tested by its number.
//!
//! The games are played through the contract with scripted chance: a test lays the rooms it needs and reads what
//! is told. The names of the tests begin with the rule that they test; `book.rs` checks that none is left out.

mod book;
mod bosses;
mod cards;
mod crystal_balls;
mod ending;
mod escapes;
mod knowledge;
mod monsters;
mod raid;
mod scene;
mod script;
mod setting;
mod story;
mod tactical;
mod torches;
mod traps;
mod treasures;
mod vaults;
