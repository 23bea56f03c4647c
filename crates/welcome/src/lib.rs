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
mod dungeon;
mod equipment;
mod fact;
mod harm;
mod house;
pub mod hunch;
mod odds;
mod plausibility;
mod play;
mod policy;
mod quick;
mod refusal;
mod rounds;
mod run;
mod sample;
mod scene;
mod sight;
mod stakes;
mod standing;
mod state;
mod succession;
mod threshold;
mod toll;
mod view;
mod words;
mod worth;

pub use action::{Action, Outcome};
pub use components::{
    Adventurer, AdventurerCard, Edition, Effect, Foe, Home, Identity, Monster, MonsterCard, Special,
    Strength, Tile, TileCard,
};
pub use fact::Fact;
pub use house::{FirstTurn, Flute, House, PolymorphedCounts, Set, Specials, VorpalAxe};
pub use odds::{survival, survival_if, survival_within};
pub use plausibility::plausibility;
pub use policy::{is_known, policy};
pub use quick::quick;
pub use refusal::Refusal;
pub use state::Welcome;
pub use threshold::threshold;
pub use toll::{health, toll};
pub use view::{
    Bidding, CoinView, DrawnView, DungeonView, MetView, NextView, PileCard, PlayerView, Stage, TileFate,
    TileView, VarietyView, View,
};
pub use worth::{rests, worth};
