//! The rules of The Deep Stairs, a small game to copy when you start a new one.
//!
//! [`Example`] is the state and `contract` implements [`game::Game`] for it. The rules are in one file per phase: `setup`,
//! `descent`, `danger` and `ending`.

mod action;
mod bot;
mod cite;
mod components;
mod contract;
mod danger;
mod descent;
mod determinize;
mod encoding;
mod ending;
mod event;
mod hidden;
mod messages;
mod options;
mod redact;
mod refusal;
mod reveals;
mod scene;
mod setup;
mod state;
mod story;
mod view;

pub use action::{Action, Outcome};
pub use bot::{evaluate, policy, rollout_policy};
pub use components::{Charm, CharmCard, Encounter, EncounterCard, EncounterKind};
pub use event::Event;
pub use hidden::{HiddenCard, HiddenPlace};
pub use options::{Collapse, GameOptions};
pub use refusal::Refusal;
pub use state::Example;
pub use view::{CharmView, EncounterCount, PlayerView, Stage, View};
