//! Bots for any game, and matches between them.
//!
//! A [`Bot`] gets the same as a person in its seat: a view and the legal actions, never the state. Each game provides its
//! [`Knowledge`], and [`Search`] improves on it by rollouts.

mod bot;
mod budget;
mod dice;
mod interval;
mod knowledge;
mod novice;
mod playout;
mod search;
mod simulation;
mod tournament;
mod with_fallback;

pub use bot::{Bot, Heuristic, Policy, Random};
pub use budget::{Budget, Cancel, NoBudget};
pub use dice::FastDice;
pub use interval::{Z_95, wilson};
pub use knowledge::{Knowledge, RolloutPolicy, Shares};
pub use novice::Novice;
pub use playout::{Opening, Playout, World};
pub use search::{Rollout, Search, SearchReport};
pub use simulation::{Lengths, Simulation, simulate};
pub use tournament::{Tournament, WinCount};
pub use with_fallback::WithFallback;
