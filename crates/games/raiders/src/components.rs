//! Rooms, final monsters, items, characters and level cards. Their values come from `data/*.toml`.

use game::Provenance;
use serde::{Deserialize, Serialize};

include!(concat!(env!("OUT_DIR"), "/components.rs"));

#[derive(Debug)]
pub struct ItemCard {
    pub copies: u8,
    /// The sources of the values.
    pub sources: &'static [(&'static str, Provenance)],
}

/// What a character starts with.
#[derive(Debug)]
pub struct CharacterCard {
    pub coins: u8,
    pub wounds: u8,
    /// Taken from the supply.
    pub items: &'static [Item],
    pub sources: &'static [(&'static str, Provenance)],
}

#[derive(Debug)]
pub struct RoomCard {
    pub kind: RoomKind,
    pub copies: u8,
    pub sources: &'static [(&'static str, Provenance)],
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoomKind {
    /// Attacks the lowest card unless the sum of all cards reaches its strength.
    Monster {
        /// For 3, 4 and 5 players.
        strength: [u8; 3],
        wounds: u8,
    },
    /// Coins for the highest card, and for the second-highest if there is a small chest.
    Treasure { big: u8, small: Option<u8> },
    /// A gift for each player, by the card played.
    Vault {
        /// For the powers 1 to 5.
        gifts: [Gift; 5],
    },
    /// A loss that depends on the highest card.
    Trap {
        /// What is lost; it also decides who loses it.
        toll: Toll,
        /// The amounts for the powers 1 to 5.
        by_power: [u8; 5],
    },
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gift {
    Item(Item),
    Coins(u8),
    /// Heals this many wounds.
    Potion(u8),
}

/// What a trap takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Toll {
    /// The players with the most coins lose coins.
    Coins,
    /// The players with the fewest wounds get wounds.
    Wounds,
}

#[derive(Debug)]
pub struct BossCard {
    pub strength: BossStrength,
    pub attack: Attack,
    pub special: BossSpecial,
    pub sources: &'static [(&'static str, Provenance)],
}

/// What defeats a final monster.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BossStrength {
    /// The needed sum of cards, for 3, 4 and 5 players.
    Beaten([u8; 3]),
    Never,
}

/// What a final monster does to its victims.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attack {
    Wounds(u8),
    Coins(u8),
    WoundsAndCoins {
        wounds: u8,
        coins: u8,
    },
    /// Removes the player from the game.
    Petrifies,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BossSpecial {
    Nothing,
    /// The highest cards get coins.
    RewardsHighest(u8),
    /// A player can escape with this item.
    EscapeBy(Item),
    /// A power 5 or a sword counts as 1.
    FivesCountOne,
    /// Attacks the highest cards instead of the lowest.
    AttacksHighest,
}

#[derive(Debug)]
pub struct LevelCard {
    /// The faces of the five rooms, from left to right.
    pub faces: [Face; 5],
    pub sources: &'static [(&'static str, Provenance)],
}

/// Whether a room in the row is visible.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Face {
    /// Visible to all.
    Up,
    /// Face down until it is entered.
    Down,
}

/// A card of the row: a room or the final monster.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Chamber {
    /// An ordinary room.
    Room(Room),
    /// The final monster.
    Boss(Boss),
}

impl Chamber {
    /// The id of the Fluent message with its name.
    pub const fn term(self) -> &'static str {
        match self {
            Chamber::Room(room) => room.term(),
            Chamber::Boss(boss) => boss.term(),
        }
    }
}

/// The value for 3, 4 or 5 players.
pub(crate) fn for_players(values: [u8; 3], seats: u8) -> u8 {
    values[usize::from(seats.clamp(3, 5) - 3)]
}
