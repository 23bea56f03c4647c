//! What is still to be done, the next on top: the game is a stack of small tasks, so that an interrupt is a task on
//! top of the one that it interrupts.

use game::{Seat, SeatSet};

use crate::components::{Condition, DieKind, Foe, Symbol, Treasure};
use crate::dungeon::{Slot, Spot};
use crate::stacks::Hand;

/// The most tasks at once. Every card that is played in answer to another adds two, every other chain is short.
pub(crate) const DEPTH: usize = 64;

/// Which half of a treasure card is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Half"))]
#[serde(rename_all = "snake_case")]
pub enum CardHalf {
    /// The interrupt.
    Orange,
    /// For the own turn.
    Purple,
}

/// Which monster comes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Arrival {
    /// A die of this kind is rolled.
    Rolled(DieKind),
    /// A die is set to this face.
    Set(Foe),
    /// The same for a Cultist of the third level, which never moves.
    Rooted(Foe),
}

/// A card's aim, in one byte: a room, a figure or a seat, as the card has it.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Aim"))]
#[serde(transparent)]
pub struct PackedTarget(pub(crate) u8);

/// Something to do. Every task is known to all: what it is about has been told.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "task", rename_all = "snake_case")]
pub enum Task {
    /// A task that was cancelled.
    Nothing,

    // Set-up and course.
    FirstTile,
    DealHero {
        seat: Seat,
    },
    ChooseHero {
        seat: Seat,
    },
    DrawFirst,
    BeginTurn,
    MalaphyasActs,
    MalaphyasSummons,
    Grimbolts,
    TurnWindow,
    BeforeRoll,
    Roll,
    Rerolls,
    RolledWindow,
    Acting,
    Bounty,
    MasterPhase,
    MasterMoves {
        points: u8,
    },
    FixRefill,
    Refill,
    EndTurn,

    // Dice.
    RollDice {
        dice: u8,
    },
    PetWindow,
    RollPet,
    PickDice {
        seat: Seat,
        most: u8,
    },
    Reroll,
    ChangeDie,
    ChangeTo {
        from: Symbol,
        whose: HeroDie,
    },

    // Moving.
    GivePoints,
    Unfold {
        from: Spot,
        slot: Slot,
    },
    DrawMedium {
        from: Spot,
        slot: Slot,
    },
    LayRoom {
        from: Spot,
        slot: Slot,
    },
    LayMedium {
        from: Spot,
        slot: Slot,
    },
    Contents {
        spot: Spot,
    },
    TurnTile {
        near: Spot,
    },
    TurnRoom {
        near: Spot,
    },
    LayTrap {
        near: Spot,
    },
    Hazard {
        seat: Seat,
    },
    PitChoice,
    WebChoice,
    EnterWindow {
        seat: Seat,
    },
    PortalTo,

    // Monsters.
    Arrive {
        what: Arrival,
        spot: Spot,
    },
    RollMonster {
        kind: DieKind,
        spot: Spot,
    },
    TakeDie {
        what: Arrival,
        spot: Spot,
    },
    Excess {
        spot: Spot,
    },

    // Fights.
    CombatStart,
    Theft {
        symbol: Symbol,
    },
    CombatNext,
    Fighting,
    Payback,
    FightEnds,
    CombatEnds,
    Reward {
        xp: u8,
    },
    GrantXp {
        xp: u8,
    },
    Victory,

    // Abilities and treasure.
    Learn {
        seat: Seat,
    },
    AbilityGain {
        slot: u8,
        pick: Option<Symbol>,
    },
    DrawCard {
        seat: Seat,
    },
    CardWindow {
        seat: Seat,
    },
    HandLimit {
        seat: Seat,
    },
    Aiming {
        seat: Seat,
        card: Treasure,
        half: CardHalf,
    },
    Effect {
        seat: Seat,
        card: Treasure,
        half: CardHalf,
        aim: PackedTarget,
    },
    KeyDock,
    Ambush {
        seat: Seat,
        left: u8,
        first: u8,
    },

    // Interrupts.
    Window {
        event: Condition,
        asked: SeatSet,
    },
}

/// Which die is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Whose"))]
#[serde(rename_all = "snake_case")]
pub enum HeroDie {
    /// One of the action dice.
    Action,
    /// The pet die.
    Pet,
}

/// The stack of tasks.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Tasks {
    tasks: [Task; DEPTH],
    len: u8,
}

impl Tasks {
    pub(crate) const EMPTY: Tasks = Tasks { tasks: [Task::Nothing; DEPTH], len: 0 };

    pub(crate) fn top(&self) -> Option<Task> {
        self.tasks[..usize::from(self.len)].last().copied()
    }

    /// Adds a task to be done next. The depth is never reached: an honest bound is in the comment of `DEPTH`.
    pub(crate) fn push(&mut self, task: Task) {
        if let Some(place) = self.tasks.get_mut(usize::from(self.len)) {
            *place = task;
            self.len += 1;
        }
    }

    pub(crate) fn pop(&mut self) -> Option<Task> {
        let top = self.top()?;
        self.len -= 1;
        self.tasks[usize::from(self.len)] = Task::Nothing;
        Some(top)
    }

    /// Puts another task in the place of the top one.
    pub(crate) fn replace_top(&mut self, task: Task) {
        if let Some(top) = self.tasks[..usize::from(self.len)].last_mut() {
            *top = task;
        }
    }

    /// The task under the top one.
    pub(crate) fn below(&self) -> Option<Task> {
        self.tasks.get(usize::from(self.len).checked_sub(2)?).copied()
    }

    /// Takes the task under the top one off.
    pub(crate) fn cancel_below(&mut self) -> Option<Task> {
        let place = self.tasks.get_mut(usize::from(self.len).checked_sub(2)?)?;
        Some(std::mem::replace(place, Task::Nothing))
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = Task> {
        self.tasks.into_iter().take(usize::from(self.len))
    }

    pub(crate) fn clear(&mut self) {
        *self = Tasks::EMPTY;
    }

    /// Cards that were played and have not come to the discards yet.
    pub(crate) fn cards_in_play(&self) -> Hand {
        self.iter()
            .filter_map(|task| match task {
                Task::Aiming { card, .. } | Task::Effect { card, .. } => Some(card),
                _ => None,
            })
            .collect()
    }
}
