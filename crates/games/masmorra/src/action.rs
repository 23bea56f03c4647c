//! The actions of players and the outcomes of chance.

use game::Seat;
use serde::{Deserialize, Serialize};

use crate::components::{Ability, Foe, Hero, Symbol, Tile, Treasure};
use crate::dungeon::{Cell, Compass, Door, Placement, Room};
use crate::figure::Figure;
use crate::pool::Pool;
use crate::task::{CardHalf, HeroDie};

/// How a symbol is paid for.
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

/// How one of the dice that a chest or a trap requires is docked.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Dock {
    /// With a die that shows the required symbol.
    Shown,
    /// With a die of another face, by the ability Nimble Fingers.
    Other(Symbol),
    /// Not docked: the Skeleton Key replaces it.
    Waived,
    /// The chest or trap requires no second die.
    Unneeded,
}

/// A decision of a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "action", rename_all = "snake_case", deny_unknown_fields)]
pub enum Action {
    /// Before the game: choose a hero.
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
        /// Whether it is an action die or the pet die.
        whose: HeroDie,
    },
    /// Roll the picked dice again.
    RollAgain,
    /// Keep the dice as they are.
    KeepDice,
    /// Flip the free step token for this symbol.
    FlipToken {
        /// Step, or the symbol that the hero may take instead.
        symbol: Symbol,
    },
    /// Spend a Step for move points.
    Step {
        /// How it is paid for.
        with: Payment,
    },
    /// Move through a door.
    Move {
        /// The target room.
        to: Room,
    },
    /// Explore through a door, or through a wall if the level has no open door.
    Explore {
        /// The place on the edge of the hero's room.
        door: Door,
    },
    /// Take the stairs.
    TakeStairs,
    /// Lay the new room in this position.
    LayRoom {
        /// The tile.
        tile: Tile,
        /// Its position and rotation.
        #[serde(rename = "lay")]
        placement: Placement,
    },
    /// Lay a trap on this cell.
    LayTrap {
        /// The cell.
        cell: Cell,
        /// A room beside it.
        beside: Room,
        /// The side of that room on which the cell lies.
        side: Compass,
    },
    /// Give up the Step, die or symbol that is asked for.
    GiveUp {
        /// What is given up.
        with: Payment,
    },
    /// Take the wound instead.
    TakeWound,
    /// Fight all monsters of the room.
    Fight,
    /// Fight this monster next.
    Face {
        /// The monster.
        figure: Figure,
    },
    /// Use a symbol to damage the monster.
    Strike {
        /// The symbol.
        symbol: Symbol,
        /// How it is paid for.
        with: Payment,
    },
    /// Let Melee count as Ranged in this fight.
    SneakAttack,
    /// Stop attacking this monster.
    EndAttack,
    /// Use a Defense against the payback.
    Block {
        /// How it is paid for.
        with: Payment,
    },
    /// Take the rest of the payback as wounds.
    Suffer,
    /// Drink an Elixir.
    Heal {
        /// How it is paid for.
        with: Payment,
    },
    /// Spend a Magic to change a die.
    Conjure {
        /// How it is paid for.
        with: Payment,
    },
    /// Change this die.
    ChangeDie {
        /// What it shows.
        die: Symbol,
        /// Whether it is an action die or the pet die.
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
        /// The number of the chest in the room, from 0.
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
        /// The die to dock, if the ability takes any die.
        die: Option<Symbol>,
        /// The symbol to gain, if the ability offers several.
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
    /// End the hero's invisibility.
    EndInvisibility,
    /// End the action step.
    EndActions,
    /// Take gold for unused dice.
    Collect {
        /// The amount of gold.
        coins: u8,
    },
    /// Move a monster through a door.
    MoveMonster {
        /// The monster.
        figure: Figure,
        /// The target room.
        to: Room,
    },
    /// Send a monster up or down the stairs.
    SendByStairs {
        /// The monster.
        figure: Figure,
    },
    /// Stop moving monsters.
    EndMoves,
    /// Fill this room with monsters next.
    Fill {
        /// The room.
        room: Room,
    },
    /// Take this monster's die, because no die is left in the reserve.
    TakeDie {
        /// The monster.
        figure: Figure,
    },
    /// Remove this monster, because the room is too full.
    RemoveMonster {
        /// The monster.
        figure: Figure,
    },
    /// Learn an ability.
    Learn {
        /// The ability.
        ability: Ability,
    },
    /// Discard a card, because the hand is over the limit.
    Discard {
        /// The card.
        card: Treasure,
    },
    /// Play no card now.
    Pass,
    /// Play no card until the player's next turn.
    PassUntilMyTurn,
    /// Be asked in interrupt windows again.
    AskMeAgain,
}

/// The result of a chance draw.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(tag = "outcome", rename_all = "snake_case", deny_unknown_fields)]
pub enum Outcome {
    /// The hero of the next player.
    Hero {
        /// The hero.
        hero: Hero,
    },
    /// Who plays first.
    First {
        /// The seat.
        seat: Seat,
    },
    /// The next tile of a stack.
    Tile {
        /// The tile.
        tile: Tile,
    },
    /// The next treasure card.
    Card {
        /// The card.
        card: Treasure,
    },
    /// A roll of the action dice.
    Dice {
        /// What they show.
        dice: Pool,
    },
    /// A roll of one die: the pet die, or a die for Malaphyas.
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
