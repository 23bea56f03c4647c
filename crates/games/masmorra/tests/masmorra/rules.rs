//! Tests of every rule, by number.
//!
//! The games use the `Game` trait with scripted chance. Test names begin with the id of the rule; `catalog` checks
//! that every rule has a test.

mod abilities;
mod bosses;
mod combat;
mod encounters;
mod epic;
mod examples;
mod exploration;
mod falls;
mod forecast;
mod game_end;
mod hazards;
mod interrupts;
mod invisibility;
mod knowledge;
mod levels;
mod map_invariants;
mod master;
mod monsters;
mod movement;
mod payment;
mod pet_die;
mod position;
mod rewards;
mod roll;
mod rooms;
mod routes;
mod rule_texts;
mod rulebook;
pub(crate) mod script;
mod setup;
mod teleports;
mod thieves;
mod third_level;
mod traps;
mod treasure;
mod windows;
