//! The rules of Masmorra: Dungeons of Arcadia, Standard and Epic.
//!
//! [`Masmorra`] is the state. It holds a stack of `task`s, and `advance` works on them until a seat or chance must decide.
//! `legal` lists the actions of a seat and `decide` applies one. The rules follow, one file per part of the rulebook.

// The state and its parts.
mod action;
mod components;
mod dungeon;
mod event;
mod exits;
mod figure;
mod options;
mod player;
mod pool;
mod refusal;
mod stacks;
mod state;
mod story;
mod task;

// How a game goes on.
mod advance;
mod decide;
mod legal;
mod play;

// The rules.
mod abilities;
mod arrivals;
mod cite;
mod combat;
mod dice;
mod exploration;
mod interrupts;
mod master;
mod means;
mod movement;
mod rewards;
mod rooms;
mod treasure;
mod turns;

// What observers see and read.
mod determinize;
mod encoding;
mod forecast;
mod hidden;
mod messages;
mod redact;
mod reveals;
mod scene;
mod view;

mod bot;

pub use action::{Action, Dock, Outcome, Payment};
pub use bot::{
    INPUTS, MasmorraProspects, cautious_evaluate, evaluate, is_between_turns, likelihood, policy, prospects,
    rollout_policy,
};
pub use components::{
    Ability, AbilityCard, Boon, Boss, BossCard, Breed, Chest, Condition, Cost, DieKind, Feature, Foe,
    FoeCard, Gain, Hero, HeroCard, Interrupt, Limit, Might, Side, Size, Sources, Symbol, SymbolCard, Tile,
    TileCard, TileKind, Trait, Treasure, TreasureCard,
};
pub use dungeon::{Cell, Compass, Door, Part, Placement, Room, Slot, Spot};
pub use event::{Event, Target};
pub use figure::{Being, Figure, FigureId};
pub use forecast::{FightResult, FightView, Forecast, PaybackExemption, Strike};
pub use hidden::{HiddenCard, HiddenPlace};
pub use options::{First, GameOptions, Heroes, Mode, Rounds};
pub use player::{Answer, Posture};
pub use pool::Pool;
pub use refusal::Refusal;
pub use stacks::Hand;
pub use state::{Masmorra, Pet, SneakAttack, Token, TurnPhase, Visibility};
pub use task::{Arrival, CardHalf, HeroDie, PackedTarget, Task};
pub use view::{CombatView, FreshCard, LevelView, MonsterView, PlayerView, RoomView, TurnView, View};
