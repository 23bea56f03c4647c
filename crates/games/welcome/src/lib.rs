//! The rules of Welcome to the Dungeon, Welcome Back to the Dungeon, and both combined.
//!
//! One engine plays all three sets: components are data, effects are a closed enum, and a set is a choice of
//! components. [`Welcome`] is the state. `bidding` and `dungeon` are the two phases of a round, and `run` applies each
//! dungeon card to the adventurer.

mod action;
mod bag;
mod bidding;
mod bot;
mod choices;
mod components;
mod damage;
mod determinize;
mod dungeon;
mod encoding;
mod equipment;
mod event;
mod hidden;
mod messages;
mod odds;
mod options;
mod play;
mod redact;
mod refusal;
mod reveals;
mod rounds;
mod rule_ids;
mod run;
mod scene;
mod state;
mod story;
mod toll;
mod view;

pub use action::{Action, Outcome};
pub use bot::evaluate::{evaluate, evaluate_among_legends, is_between_rounds, is_quiet};
pub use bot::likelihood::likelihood;
pub use bot::policy::{is_known, policy};
pub use bot::prospects::{INPUTS, WAYS, WelcomeProspects, prospects, round_result};
pub use bot::rollout::{legendary_rollout_policy, rollout_policy};
pub use bot::stakes::win_chance_if;
pub use bot::survival_net;
pub use bot::threshold::threshold;
pub use bot::true_value::true_value;
pub use components::{
    Adventurer, AdventurerCard, Edition, Effect, Foe, Home, Identity, Monster, MonsterCard, Special,
    Strength, Tile, TileCard,
};
pub use event::Event;
pub use hidden::HiddenPlace;
pub use odds::{survival, survival_if, survival_within};
pub use options::{FirstTurn, Flute, GameOptions, PolymorphedCounts, Set, Specials, VorpalAxe};
pub use refusal::Refusal;
pub use state::Welcome;
pub use toll::{health, toll};
pub use view::{
    Bidding, CoinView, DrawnView, DungeonView, MetView, NextView, PhaseView, PileCard, PlayerView, TileFate,
    TileView, VarietyView, View,
};
