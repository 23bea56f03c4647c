//! The task stack: what is still to be done. An interrupt is a task on top of the task that it interrupts.

use game::{Seat, SeatSet};

use crate::components::{Condition, DieKind, Foe, Symbol, Treasure};
use crate::dungeon::{Slot, Spot};
use crate::stacks::Hand;

/// The maximum depth of the stack. A card played in response to another adds two tasks; all other chains are short.
pub(crate) const DEPTH: usize = 64;

/// Which half of a treasure card is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Half"))]
#[serde(rename_all = "snake_case")]
pub enum CardHalf {
    /// The interrupt half.
    Orange,
    /// The half for the player's own turn.
    Purple,
}

/// Which monster appears.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Arrival {
    /// A die of this kind is rolled.
    Rolled(DieKind),
    /// A die is set to this face.
    Set(Foe),
    /// Like `Set`, for a Cultist of the third level, which never moves.
    Rooted(Foe),
}

/// The target of a card in one byte: a room, a figure or a seat, depending on the card.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Aim"))]
#[serde(transparent)]
pub struct PackedTarget(pub(crate) u8);

/// Something that is still to be done. Everyone knows all tasks.
#[derive(Clone, Copy, Debug, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "task", rename_all = "snake_case")]
pub enum Task {
    /// A cancelled task.
    Nothing,

    // Set-up and turns.
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

    // Movement.
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

    // Combat.
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

/// A kind of die that heroes roll.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, serde::Serialize, serde::Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Whose"))]
#[serde(rename_all = "snake_case")]
pub enum HeroDie {
    /// One of the action dice.
    Action,
    /// The pet die.
    Pet,
}

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

    /// Adds a task to be done next. Ignored on a full stack, which `DEPTH` rules out.
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

    pub(crate) fn replace_top(&mut self, task: Task) {
        if let Some(top) = self.tasks[..usize::from(self.len)].last_mut() {
            *top = task;
        }
    }

    pub(crate) fn below(&self) -> Option<Task> {
        self.tasks.get(usize::from(self.len).checked_sub(2)?).copied()
    }

    /// Replaces the task under the top one with `Nothing` and returns it.
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

    /// Played cards that are not in the discard pile yet.
    pub(crate) fn cards_in_play(&self) -> Hand {
        self.iter()
            .filter_map(|task| match task {
                Task::Aiming { card, .. } | Task::Effect { card, .. } => Some(card),
                _ => None,
            })
            .collect()
    }
}
