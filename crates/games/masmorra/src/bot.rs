//! What bots know about the game: a policy, a fast policy for rollouts, and an evaluation of positions.

mod evaluate;
mod policy;
mod prospects;
mod rollout;

pub use evaluate::{cautious_evaluate, evaluate, is_between_turns, likelihood};
pub use policy::policy;
pub use prospects::{INPUTS, MasmorraProspects, prospects};
pub use rollout::rollout_policy;
