//! The rules of Welcome to the Dungeon, Welcome Back to the Dungeon, and both combined.
//!
//! One engine plays all three sets: components are data, effects are a closed enum, and a set is a choice of
//! components. Read [`Welcome`] for the state, `bidding` and `dungeon` for the two phases of a round, and `run` for
//! what each card does to the adventurer.

mod action;
mod bag;
mod bidding;
mod cite;
mod components;
mod damage;
mod determinize;
mod dungeon;
mod equipment;
mod evaluate;
mod event;
mod harm;
mod likelihood;
mod odds;
mod options;
mod play;
mod policy;
mod refusal;
mod rollout;
mod rounds;
mod run;
mod scene;
mod sight;
mod stakes;
mod standing;
mod state;
mod succession;
pub mod survival_net;
mod threshold;
mod toll;
mod view;
mod words;

pub use action::{Action, Outcome};
pub use components::{
    Adventurer, AdventurerCard, Edition, Effect, Foe, Home, Identity, Monster, MonsterCard, Special,
    Strength, Tile, TileCard,
};
pub use evaluate::{evaluate, rests};
pub use event::Event;
pub use likelihood::likelihood;
pub use odds::{survival, survival_if, survival_within};
pub use options::{FirstTurn, Flute, GameOptions, PolymorphedCounts, Set, Specials, VorpalAxe};
pub use policy::{is_known, policy};
pub use refusal::Refusal;
pub use rollout::rollout_policy;
pub use state::Welcome;
pub use threshold::threshold;
pub use toll::{health, toll};
pub use view::{
    Bidding, CoinView, DrawnView, DungeonView, MetView, NextView, PileCard, PlayerView, Stage, TileFate,
    TileView, VarietyView, View,
};
