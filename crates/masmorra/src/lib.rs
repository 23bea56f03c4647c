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
mod dungeon;
mod exploring;
mod fact;
mod fighting;
mod figure;
mod forecast;
mod house;
mod interrupts;
mod master;
mod moving;
mod play;
mod player;
mod policy;
mod pool;
mod refusal;
mod rewards;
mod rolling;
mod rooms;
mod running;
mod sample;
mod scene;
mod stacks;
mod state;
mod task;
mod treasure;
mod view;
mod words;
mod worth;

pub use action::{Action, Dock, Outcome, Source};
pub use components::{
    Ability, AbilityCard, Boon, Boss, BossCard, Breed, Chest, Condition, Cost, DieKind, Feature, Foe,
    FoeCard, Gain, Hero, HeroCard, Interrupt, Limit, Might, Side, Size, Sources, Symbol, SymbolCard, Tile,
    TileCard, TileKind, Trait, Treasure, TreasureCard,
};
pub use dungeon::{Cell, Compass, Door, Lay, Part, Room, Slot, Spot};
pub use fact::{Fact, Target};
pub use figure::{Being, Figure, FigureId};
pub use forecast::{End, FightView, Forecast, Spares, Strike};
pub use house::{First, Heroes, House, Mode, Rounds};
pub use player::{Answer, Posture};
pub use policy::{policy, quick};
pub use pool::Pool;
pub use refusal::Refusal;
pub use stacks::Hand;
pub use state::{Masmorra, Pet, Sneak, Stage, Token, Veil};
pub use task::{Aim, Arrival, Half, Task, Whose};
pub use view::{CombatView, FreshCard, LevelView, NowView, PlayerView, RoomView, StandingView, View};
pub use worth::{plausibility, wary_worth, worth};
