//! The rules of Dungeon Raiders, standard and tactical.
//!
//! Read [`Raiders`] for the state, `setting` for how levels are laid, `playing` for cards, sealed or open, and
//! `resolving`, `boss` and `counting` for what they lead to.

mod action;
mod boss;
mod card;
mod cite;
mod components;
mod counting;
mod determinize;
mod event;
mod options;
mod play;
mod playing;
mod policy;
mod refusal;
mod resolving;
mod rollout;
mod scene;
mod setting;
mod state;
mod view;
mod words;

pub use action::{Action, Outcome};
pub use card::Card;
pub use components::{
    Attack, Boss, BossCard, BossSpecial, BossStrength, Chamber, Character, CharacterCard, Face, Gift, Item,
    ItemCard, Level, LevelCard, Room, RoomCard, RoomKind, Toll,
};
pub use event::{Chest, Event};
pub use options::{BossCoins, Characters, GameOptions, Mode};
pub use policy::policy;
pub use refusal::Refusal;
pub use rollout::{evaluate, likelihood, rollout_policy};
pub use state::Raiders;
pub use view::{FateView, ItemCount, Part, PlayerView, RowView, Stage, Torchlight, View};
