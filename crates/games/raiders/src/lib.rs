//! The rules of Dungeon Raiders, standard and tactical.
//!
//! The state is [`Raiders`], and `play` implements the `Game` trait for it. The rules follow the order of a game: `setup`,
//! `play_cards`, `rooms` and `boss`, `ending`. `bot` holds the knowledge for bots.

mod action;
mod boss;
mod bot;
mod card;
mod choices;
mod cite;
mod components;
mod determinize;
mod encoding;
mod ending;
mod event;
mod hidden;
mod messages;
mod options;
mod play;
mod play_cards;
mod redact;
mod refusal;
mod reveals;
mod room_bag;
mod rooms;
mod scene;
mod setup;
mod state;
mod story;
mod view;

pub use action::{Action, Outcome};
pub use bot::{
    INPUTS, RaidersProspects, decisions_ahead, evaluate, is_between_rooms, likelihood, policy, prospects,
    rollout_policy,
};
pub use card::{Card, ItemCount, Items, Powers};
pub use components::{
    Attack, Boss, BossCard, BossSpecial, BossStrength, Chamber, Character, CharacterCard, Face, Gift, Item,
    ItemCard, Level, LevelCard, Room, RoomCard, RoomKind, Toll,
};
pub use event::{Chest, Event};
pub use hidden::{HiddenCard, HiddenPlace};
pub use options::{BossCoins, Characters, Fainting, GameOptions, Mode};
pub use refusal::Refusal;
pub use room_bag::RoomBag;
pub use state::Raiders;
pub use view::{FateView, Part, PlayerView, RowView, Stage, Torchlight, View};
