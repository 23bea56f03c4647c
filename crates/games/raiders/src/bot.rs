//! Playing knowledge for bots.
//!
//! `policy` is good but slow, `rollout` is fast, and `evaluate` judges unfinished games. `win_model` and `threats` are shared.

mod evaluate;
mod policy;
mod prospects;
mod rollout;
mod threats;
mod win_model;

pub use evaluate::{decisions_ahead, evaluate, is_between_rooms, likelihood};
pub use policy::policy;
pub use prospects::{INPUTS, RaidersProspects, prospects};
pub use rollout::rollout_policy;
