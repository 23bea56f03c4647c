//! Kills servers while people play, and checks that no acknowledged decision is lost.

mod kills;
mod nodes;
mod player;
mod process;
mod table;
