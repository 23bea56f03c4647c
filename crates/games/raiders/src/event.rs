//! What happens in a game, and what each observer hears of it.

use game::{Observer, Seat, SeatSet};
use serde::{Deserialize, Serialize};

use crate::card::Card;
use crate::components::{Chamber, Character, Face, Item, Level, Toll};

/// Something that happened. A field that not everybody may see is an `Option`: whole at the table, cut for
/// those who may not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS), ts(rename = "Fact"))]
#[serde(tag = "event", rename_all = "snake_case")]
pub enum Event {
    /// The decks are made: six rooms, two levels and nine final monsters stay out unseen.
    GameBegan { seats: u8 },
    /// This player takes a character first.
    FirstToTake { seat: Seat },
    /// A character comes to a player, with its coins, wounds and items.
    CharacterGot { seat: Seat, character: Character },
    /// The map card comes to its first holder.
    MapGot { seat: Seat },
    /// A level is laid out by its card.
    LevelBegan { number: u8, level: Level },
    /// A room is laid into the row; a dark one is known to nobody.
    RoomLaid { place: u8, face: Face, chamber: Option<Chamber> },
    /// The next room is entered, and turned up if it was dark.
    Entered { place: u8, chamber: Chamber },
    /// A player lights a torch.
    TorchLit { seat: Seat },
    /// What the one who lit a torch sees; nobody else hears of it.
    Saw { seat: Seat, place: u8, chamber: Chamber },
    /// A player has chosen a card in secret.
    Sealed { seat: Seat, card: Option<Card> },
    /// A player has changed the choice; nobody else hears of it.
    Resealed { seat: Seat, card: Card },
    /// A chosen card is turned up.
    Shown { seat: Seat, card: Card },
    /// A card is played face up.
    PlayedOpen { seat: Seat, card: Card },
    /// A player of a crystal ball must play another card.
    PlaysAgain { seat: Seat },
    /// A player escapes the final monster.
    Escaped { seat: Seat, item: Item },
    /// A player takes a share of a chest.
    ChestWon { seat: Seat, chest: Chest, coins: u8, total: u8 },
    /// Coins of a chest cannot be shared and are lost.
    ChestLost { chest: Chest },
    /// Coins beyond the limit are lost.
    CoinsOverLimit { seat: Seat, lost: u8 },
    /// All cards together are held against a monster.
    Fought { chamber: Chamber, total: u8, strength: u8 },
    /// The monster is defeated.
    Defeated { chamber: Chamber },
    /// The monster cannot be defeated.
    Undefeatable { chamber: Chamber },
    /// The final monster finds nobody to attack.
    NobodyAttacked,
    /// A player takes wounds.
    Wounded { seat: Seat, wounds: u8, total: u8 },
    /// A player loses coins.
    CoinsLost { seat: Seat, coins: u8, total: u8 },
    /// A player gets coins.
    CoinsGot { seat: Seat, coins: u8, total: u8 },
    /// A player gets an item.
    ItemGot { seat: Seat, item: Item },
    /// Too few of an item are left for all who want it.
    ItemShort { item: Item },
    /// A potion heals a player.
    Healed { seat: Seat, wounds: u8, total: u8 },
    /// The highest card sets a trap off.
    TrapSprung { highest: u8, toll: Toll, amount: u8 },
    /// The highest card is too low to set the trap off.
    TrapQuiet { highest: u8 },
    /// A power 5 or a sword counts as 1 here.
    CountsAsOne { seat: Seat },
    /// All played the same value, so nobody is rewarded.
    NobodyRewarded,
    /// A player is out of the game.
    Petrified { seat: Seat },
    /// The map goes to another player, or stays.
    MapPassed { seat: Seat },
    /// The level is done: everyone takes the power cards back.
    LevelDone { number: u8 },
    /// A player faints and cannot win.
    Fainted { seat: Seat },
    /// Nobody faints.
    NobodyFainted,
    /// Everyone is out: nobody wins.
    AllLost,
    /// The most coins, then the fewest wounds, win.
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

impl Event {
    /// What the observer hears; nothing of what only one seat may know of at all.
    pub(crate) fn redacted(self, observer: Observer) -> Option<Event> {
        match self {
            Event::Saw { seat, .. } | Event::Resealed { seat, .. } => observer.is(seat).then_some(self),
            Event::Sealed { seat, card } => {
                Some(Event::Sealed { seat, card: card.filter(|_| observer.is(seat)) })
            }
            Event::RoomLaid { place, face: Face::Down, chamber: _ } => {
                Some(Event::RoomLaid { place, face: Face::Down, chamber: None })
            }
            Event::RoomLaid { face: Face::Up, .. }
            | Event::GameBegan { .. }
            | Event::FirstToTake { .. }
            | Event::CharacterGot { .. }
            | Event::MapGot { .. }
            | Event::LevelBegan { .. }
            | Event::Entered { .. }
            | Event::TorchLit { .. }
            | Event::Shown { .. }
            | Event::PlayedOpen { .. }
            | Event::PlaysAgain { .. }
            | Event::Escaped { .. }
            | Event::ChestWon { .. }
            | Event::ChestLost { .. }
            | Event::CoinsOverLimit { .. }
            | Event::Fought { .. }
            | Event::Defeated { .. }
            | Event::Undefeatable { .. }
            | Event::NobodyAttacked
            | Event::Wounded { .. }
            | Event::CoinsLost { .. }
            | Event::CoinsGot { .. }
            | Event::ItemGot { .. }
            | Event::ItemShort { .. }
            | Event::Healed { .. }
            | Event::TrapSprung { .. }
            | Event::TrapQuiet { .. }
            | Event::CountsAsOne { .. }
            | Event::NobodyRewarded
            | Event::Petrified { .. }
            | Event::MapPassed { .. }
            | Event::LevelDone { .. }
            | Event::Fainted { .. }
            | Event::NobodyFainted
            | Event::AllLost
            | Event::Won { .. } => Some(self),
        }
    }
}
