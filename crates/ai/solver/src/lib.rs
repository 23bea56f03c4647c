//! Approximate equilibria of two-player zero-sum games with hidden cards, by counterfactual regret minimisation (CFR).
//!
//! A game is a [`Round`] whose chance lies in the deal alone. [`FullTraversal`] solves small games over all deals, and
//! [`exploitability`] measures the result exactly. [`ExternalSampling`] solves large games, one sampled deal at a time.
//! Both store their regrets in a flat [`RegretTable`] that threads can share. This crate does no file I/O.

mod best_response;
mod external_sampling;
mod full_traversal;
mod regret_matching;
mod regret_table;
mod round;
mod strategy;

pub use best_response::{best_response, exploitability, value};
pub use external_sampling::{ExternalSampling, FixedOpponent, LearningOpponent, Opponent, Schedule};
pub use full_traversal::{CfrVariant, FullTraversal};
pub use regret_matching::{MAX_ACTIONS, Probabilities};
pub use regret_table::{AverageStrategy, CurrentStrategy, RegretTable};
pub use round::{ListDeals, Node, Round, SampleDeals, Side};
pub use strategy::{Strategy, play};
