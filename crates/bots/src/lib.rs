//! Players for any game, and contests between them.
//!
//! A [`Bot`] gets what a person in its seat would get: a view and the list of legal decisions, never the state.

mod bot;
mod contest;
mod dice;
mod simulation;

pub use bot::{Bot, Heuristic, Policy, Random};
pub use contest::{Contest, Tournament};
pub use dice::FastDice;
pub use simulation::{Lengths, Simulation, simulate};
