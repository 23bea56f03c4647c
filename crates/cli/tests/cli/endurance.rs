//! Nothing that was acknowledged is ever lost: servers are killed under play, one at a time and among others.

mod kills;
mod nodes;
mod player;
mod process;
mod table;
