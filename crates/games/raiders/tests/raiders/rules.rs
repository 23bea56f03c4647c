//! Tests of each rule.
//!
//! Tests play through the `Game` trait with scripted chance: a test builds the rooms it needs and checks the events. The name of
//! a test starts with the id of its rule. `catalog` checks that each rule has a test.

mod bosses;
mod cards;
mod crystal_balls;
mod ending;
mod escapes;
mod knowledge;
mod log_lines;
mod monsters;
mod raid;
mod rule_texts;
mod rulebook;
mod scene;
mod script;
mod setup;
mod tactical;
mod torches;
mod traps;
mod treasures;
mod vaults;
