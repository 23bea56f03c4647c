//! What happens in a game.

use game::{Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::components::{Chamber, Character, Face, Item, Level, Toll};

/// Something that happened. Fields that some observers may not know are `Option`s, which redaction sets to `None`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Fact"))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// The decks are ready. Six rooms, two levels and nine final monsters are removed face down.
    GameBegan { seats: u8 },
    /// This player chooses a character first.
    FirstToTake { seat: Seat },
    /// A player gets a character with its coins, wounds and items.
    CharacterGot { seat: Seat, character: Character },
    /// A player gets the map as its first holder.
    MapGot { seat: Seat },
    /// A level card is revealed.
    LevelBegan { number: u8, level: Level },
    /// A room is added to the row. Nobody knows a face-down one.
    RoomLaid { place: u8, face: Face, chamber: Option<Chamber> },
    /// The next room is entered, and revealed if it was face down.
    Entered { place: u8, chamber: Chamber },
    /// A player lights a torch.
    TorchLit { seat: Seat },
    /// A room that a torch reveals to its user. The event is private.
    Saw { seat: Seat, place: u8, chamber: Chamber },
    /// A player has chosen a card, face down.
    Sealed { seat: Seat, card: Option<Card> },
    /// A player has changed the chosen card. The event is private.
    Resealed { seat: Seat, card: Card },
    /// A chosen card is revealed.
    Shown { seat: Seat, card: Card },
    /// A card is played face up.
    PlayedOpen { seat: Seat, card: Card },
    /// A player used a crystal ball and must play another card.
    PlaysAgain { seat: Seat },
    /// A player escapes the final monster with an item.
    Escaped { seat: Seat, item: Item },
    /// A player gets a share of a chest.
    ChestWon { seat: Seat, chest: Chest, coins: u8, total: u8 },
    /// A chest has too few coins to share, and they are lost.
    ChestLost { chest: Chest },
    /// A player loses the coins above the limit.
    CoinsOverLimit { seat: Seat, lost: u8 },
    /// The sum of all cards is compared with the strength of a monster.
    Fought { chamber: Chamber, total: u8, strength: u8 },
    /// The monster is defeated.
    Defeated { chamber: Chamber },
    /// This monster cannot be defeated.
    Undefeatable { chamber: Chamber },
    /// The final monster has nobody to attack.
    NobodyAttacked,
    /// A player gets wounds.
    Wounded { seat: Seat, wounds: u8, total: u8 },
    /// A player loses coins.
    CoinsLost { seat: Seat, coins: u8, total: u8 },
    /// A player gets coins.
    CoinsGot { seat: Seat, coins: u8, total: u8 },
    /// A player gets an item.
    ItemGot { seat: Seat, item: Item },
    /// The supply has too few of an item for all who should get it, so nobody does.
    ItemShort { item: Item },
    /// A potion heals a player.
    Healed { seat: Seat, wounds: u8, total: u8 },
    /// The highest card triggers the trap.
    TrapSprung { highest: u8, toll: Toll, amount: u8 },
    /// The highest card is too low to trigger the trap.
    TrapQuiet { highest: u8 },
    /// A power 5 or a sword counts as 1 against this monster.
    CountsAsOne { seat: Seat },
    /// All cards have the same value, so nobody is rewarded.
    NobodyRewarded,
    /// Medusa petrifies a player, who is out of the game.
    Petrified { seat: Seat },
    /// The new holder of the map, who can be the old one.
    MapPassed { seat: Seat },
    /// The level is complete, and all players take back their power cards.
    LevelDone { number: u8 },
    /// A player has the most wounds and cannot win.
    Fainted { seat: Seat },
    /// Nobody faints.
    NobodyFainted,
    /// All players are out, so nobody wins.
    AllLost,
    /// The most coins win, then the fewest wounds.
    Won { seats: SeatSet, coins: u8, wounds: u8 },
}

/// A chest of a treasure room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Chest {
    /// For the highest card.
    Big,
    /// For the second-highest card.
    Small,
}
