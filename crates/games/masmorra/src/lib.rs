//! The rules of Masmorra: Dungeons of Arcadia, Standard and Epic.
//!
//! Read [`Masmorra`] for the state and `task` for how it goes on; then `course` for turns, `rolling` for dice, `moving`
//! and `exploring` for the dungeon, `fighting` for combats, `treasure` and `interrupts` for cards, `master` for the
//! dungeon master and the third level.

mod abilities;
mod action;
mod arrivals;
mod asking;
mod atlas;
mod cite;
mod components;
mod course;
mod deciding;
mod determinize;
mod dungeon;
mod evaluate;
mod event;
mod exploring;
mod fighting;
mod figure;
mod forecast;
mod interrupts;
mod master;
mod moving;
mod options;
mod play;
mod player;
mod policy;
mod pool;
mod refusal;
mod rewards;
mod rolling;
mod rooms;
mod running;
mod scene;
mod stacks;
mod state;
mod task;
mod treasure;
mod view;
mod words;

pub use action::{Action, Dock, Outcome, Source};
pub use components::{
    Ability, AbilityCard, Boon, Boss, BossCard, Breed, Chest, Condition, Cost, DieKind, Feature, Foe,
    FoeCard, Gain, Hero, HeroCard, Interrupt, Limit, Might, Side, Size, Sources, Symbol, SymbolCard, Tile,
    TileCard, TileKind, Trait, Treasure, TreasureCard,
};
pub use dungeon::{Cell, Compass, Door, Lay, Part, Room, Slot, Spot};
pub use evaluate::{cautious_evaluate, evaluate, likelihood};
pub use event::{Event, Target};
pub use figure::{Being, Figure, FigureId};
pub use forecast::{End, FightView, Forecast, Spares, Strike};
pub use options::{First, GameOptions, Heroes, Mode, Rounds};
pub use player::{Answer, Posture};
pub use policy::{policy, rollout_policy};
pub use pool::Pool;
pub use refusal::Refusal;
pub use stacks::Hand;
pub use state::{Masmorra, Pet, Sneak, Stage, Token, Veil};
pub use task::{Aim, Arrival, Half, Task, Whose};
pub use view::{CombatView, FreshCard, LevelView, NowView, PlayerView, RoomView, StandingView, View};
