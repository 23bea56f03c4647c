//! Puzzles: positions of bot matches in which one action is clearly best, and not the first that comes to mind.
//!
//! [`mine()`] plays matches and keeps such positions as [`Puzzle`]s, each with its proof. [`prove()`] judges a puzzle again
//! with another seed. A position is judged from what its seat knew: worlds that fit its view are played on after each
//! action with the same dice, under every model of the players that the [`Method`] lists. The same seed finds the same
//! puzzles on any number of threads.

mod method;
mod puzzle;
mod theme;

mod mine;
mod prove;

mod difficulty;
mod judge;
mod match_play;
mod position;
mod results;
mod scan;
mod seeds;
mod shelf;

mod error;

pub use error::PuzzleError;
pub use method::{Method, Model, Seating, Selection};
pub use mine::{MineProgress, MineSettings, mine};
pub use position::{opened, position};
pub use prove::{Verdict, prove};
pub use puzzle::{Basis, Figure, ModelProof, Proof, Puzzle};
pub use theme::Theme;
