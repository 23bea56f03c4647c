//! Tests of every rule, by its number.
//!
//! The games are played through the `Game` trait with scripted chance: a test deals the cards it needs and reads the
//! events. Test names begin with the id of the rule; `catalog` checks that every rule has a test.

mod bidding;
mod dungeon;
mod equipment;
mod knowledge;
mod lost_tiles;
mod next_card;
mod options;
mod rounds;
mod script;
mod specials;
