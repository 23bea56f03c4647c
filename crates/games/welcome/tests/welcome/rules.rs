//! Every rule of the Welcome family, tested by its number.
//!
//! The games are played through the contract with scripted chance: a test deals the cards it needs and reads
//! what is told. The names of the tests begin with the rule that they test; `book.rs` checks that none is left out.

mod bidding;
mod book;
mod dungeon;
mod equipment;
mod knowledge;
mod next_card;
mod rounds;
mod script;
mod specials;
