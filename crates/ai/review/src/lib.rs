//! Reviews a saved match: everyone's chance to win after each step, costly decisions, and luck and skill.
//!
//! [`review()`] reads a record and writes a [`Review`]. Decisions are judged from what the seat knew: sampled worlds that fit
//! its view, played on by rollouts. Luck and skill are measured on the true state, so that they add up exactly; they never
//! name a mistake. [`beliefs()`] tells what a seat could know of hidden cards. A [`Method`] says how a game is reviewed.
//! Results depend on the record, the seed and the budget alone.

mod findings;
mod method;

mod review;

mod account;
mod network;
mod sealed;
mod value;

mod comparison;
mod decision;
mod examiner;
mod mark;

mod beliefs;

mod error;

pub use account::luck;
pub use beliefs::{Beliefs, CardChance, HiddenPlace, PlaceKind, beliefs};
pub use error::ReviewError;
pub use findings::{
    Basis, Mark, Note, Point, Review, ReviewedDecision, ReviewedOption, SeatLuck, SeatSummary,
};
pub use method::{Exact, Method, Progress, ReviewSettings, SecondOpinion, Solved, Thresholds, Valuation};
pub use network::{HIDDEN, Network, Odds};
pub use review::{REVIEWER_VERSION, Reviewing, decision_at, review};
