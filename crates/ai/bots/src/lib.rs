//! Players for any game, and contests between them.
//!
//! A [`Bot`] gets what a person in its seat would get: a view and the list of legal decisions, never the state. What it
//! knows about playing a game is a [`Knowledge`], which the game brings along; [`Search`] plays on from there.

mod advised;
mod bot;
mod budget;
mod contest;
mod dice;
mod knowledge;
mod novice;
mod search;
mod simulation;

pub use advised::Advised;
pub use bot::{Bot, Heuristic, Policy, Random};
pub use budget::{Budget, Cancel, NoBudget};
pub use contest::{Contest, Tournament};
pub use dice::FastDice;
pub use knowledge::{Knowledge, RolloutPolicy, Shares};
pub use novice::Novice;
pub use search::{Search, SearchReport};
pub use simulation::{Lengths, Simulation, simulate};
