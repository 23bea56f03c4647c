//! What bots know about the game: a policy, a rollout policy, an evaluation and the likelihood of a sampled state.

pub(crate) mod bidding_model;
pub(crate) mod card_damage;
pub(crate) mod evaluate;
pub(crate) mod foresight;
pub(crate) mod known_cards;
pub(crate) mod likelihood;
pub(crate) mod match_score;
pub(crate) mod next_adventurer;
pub(crate) mod policy;
pub(crate) mod prospects;
pub(crate) mod rollout;
pub(crate) mod stakes;
pub mod survival_net;
pub(crate) mod threshold;
pub(crate) mod true_value;
