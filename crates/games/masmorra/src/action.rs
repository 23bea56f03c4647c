//! What players decide and what chance draws.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::components::{Ability, Foe, Hero, Symbol, Tile, Treasure};
use crate::dungeon::{Cell, Compass, Door, Placement, Room};
use crate::figure::Figure;
use crate::pool::Pool;
use crate::task::{CardHalf, HeroDie};

/// What a symbol is paid with.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Source"))]
#[serde(rename_all = "snake_case")]
pub enum Payment {
    /// A loose symbol.
    Symbol,
    /// An action die.
    Die,
    /// The pet die.
    Pet,
    /// The free step token.
    Token,
}

/// How one of the dice that a chest or a trap wants is docked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Dock {
    /// With a die that shows what is wanted.
    Shown,
    /// With a die that shows something else, by nimble fingers.
    Other(Symbol),
    /// Not at all: the skeleton key turns for it.
    Waived,
    /// No such die is wanted.
    Unneeded,
}

/// A decision of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "action", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Before the game: take a hero.
    ChooseHero {
        /// The hero.
        hero: Hero,
    },
    /// Roll the action dice.
    Roll,
    /// Pick a die to be rolled again.
    PickDie {
        /// What it shows.
        die: Symbol,
        /// Whether it is the pet die.
        whose: HeroDie,
    },
    /// Roll the picked dice again.
    RollAgain,
    /// Keep the dice as they are.
    KeepDice,
    /// Use the free step token for this symbol.
    FlipToken {
        /// Step, or what the hero may take instead.
        symbol: Symbol,
    },
    /// Spend a Step for move points.
    Step {
        /// What it is paid with.
        with: Payment,
    },
    /// Move through a door.
    Move {
        /// Where to.
        to: Room,
    },
    /// Explore through a door, or through a wall where no door is left.
    Explore {
        /// The place on the edge of the hero's room.
        door: Door,
    },
    /// Take the stairs.
    TakeStairs,
    /// Lay the new room so.
    LayRoom {
        /// The tile.
        tile: Tile,
        /// Where and how.
        #[serde(rename = "lay")]
        placement: Placement,
    },
    /// Lay a trap here.
    LayTrap {
        /// The cell.
        cell: Cell,
        /// A room beside it.
        beside: Room,
        /// On which side of that room it is.
        side: Compass,
    },
    /// Give up a Step, a die or a symbol that is asked for.
    GiveUp {
        /// What is given.
        with: Payment,
    },
    /// Take the wound instead.
    TakeWound,
    /// Fight all monsters of the room.
    Fight,
    /// Deal with this monster next.
    Face {
        /// The monster.
        figure: Figure,
    },
    /// Use a symbol to hurt the monster.
    Strike {
        /// The symbol.
        symbol: Symbol,
        /// What it is paid with.
        with: Payment,
    },
    /// Let Melee count as Ranged in this fight.
    SneakAttack,
    /// Stop attacking this monster.
    EndAttack,
    /// Use a Defense against the payback.
    Block {
        /// What it is paid with.
        with: Payment,
    },
    /// Suffer what is left of the payback.
    Suffer,
    /// Drink an Elixir.
    Heal {
        /// What it is paid with.
        with: Payment,
    },
    /// Spend a Magic to change a die.
    Conjure {
        /// What it is paid with.
        with: Payment,
    },
    /// Change this die.
    ChangeDie {
        /// What it shows.
        die: Symbol,
        /// Whether it is the pet die.
        whose: HeroDie,
    },
    /// Turn the chosen die to this face.
    ChangeTo {
        /// The face.
        to: Symbol,
    },
    /// Open a chest.
    OpenChest {
        /// The room.
        room: Room,
        /// Which chest of the room.
        chest: u8,
        /// How its dice are docked.
        dice: [Dock; 2],
    },
    /// Disarm a trap beside the room.
    Disarm {
        /// The trap.
        trap: Room,
        /// How its dice are docked.
        dice: [Dock; 2],
    },
    /// Dock a die on the portal.
    UsePortal,
    /// Dock a die on the fountain.
    UseFountain,
    /// Take the gold on the floor.
    TakeGold,
    /// Use an ability.
    UseAbility {
        /// The ability.
        ability: Ability,
        /// The die for an ability that takes any.
        die: Option<Symbol>,
        /// The symbol for an ability that gives one of several.
        pick: Option<Symbol>,
    },
    /// Buy a treasure card for 5 gold.
    BuyCard,
    /// Play half of a treasure card.
    Play {
        /// The card.
        card: Treasure,
        /// Which half.
        half: CardHalf,
    },
    /// Choose a room, for a card or a portal.
    AimAtRoom {
        /// The room.
        room: Room,
    },
    /// Choose another player, for a card.
    AimAtHero {
        /// The player.
        seat: Seat,
    },
    /// Choose a monster, for a card.
    AimAtMonster {
        /// The monster.
        figure: Figure,
    },
    /// Be seen again.
    EndInvisibility,
    /// End the action step.
    EndActions,
    /// Take gold for unused dice.
    Collect {
        /// How much.
        coins: u8,
    },
    /// Move a monster through a door.
    MoveMonster {
        /// The monster.
        figure: Figure,
        /// Where to.
        to: Room,
    },
    /// Send a monster up or down the stairs.
    SendByStairs {
        /// The monster.
        figure: Figure,
    },
    /// Leave the monsters where they are.
    EndMoves,
    /// Fill this room next.
    Fill {
        /// The room.
        room: Room,
    },
    /// Take this monster's die, since none is left.
    TakeDie {
        /// The monster.
        figure: Figure,
    },
    /// Remove this monster, since the room is too full.
    RemoveMonster {
        /// The monster.
        figure: Figure,
    },
    /// Learn an ability.
    Learn {
        /// The ability.
        ability: Ability,
    },
    /// Discard a card, since the hand is too full.
    Discard {
        /// The card.
        card: Treasure,
    },
    /// Play no card now.
    Pass,
    /// Play no card until the own next turn.
    PassUntilMyTurn,
    /// Be asked again.
    AskMeAgain,
}

/// What chance draws.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(tag = "outcome", rename_all = "snake_case", deny_unknown_fields)]
pub enum Outcome {
    /// A hero for the next seat.
    Hero {
        /// The hero.
        hero: Hero,
    },
    /// Who plays first.
    First {
        /// The seat.
        seat: Seat,
    },
    /// The top tile of a stack.
    Tile {
        /// The tile.
        tile: Tile,
    },
    /// The top treasure card.
    Card {
        /// The card.
        card: Treasure,
    },
    /// A roll of action dice.
    Dice {
        /// What they show.
        dice: Pool,
    },
    /// A roll of one die: the pet die, or one of Malaphyas.
    Die {
        /// What it shows.
        face: Symbol,
    },
    /// A roll of a monster die.
    Monster {
        /// What it shows.
        foe: Foe,
    },
}
