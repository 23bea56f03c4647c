//! Rooms, final monsters, items, characters and level cards: closed enums whose values come from `data/*.toml`.

use game::Provenance;
use serde::{Deserialize, Serialize};

include!(concat!(env!("OUT_DIR"), "/components.rs"));

/// An item of the supply.
#[derive(Debug)]
pub struct ItemCard {
    /// How many of them there are.
    pub copies: u8,
    /// Where the values come from.
    pub sources: &'static [(&'static str, Provenance)],
}

/// What a character starts with.
#[derive(Debug)]
pub struct CharacterCard {
    /// Coins.
    pub coins: u8,
    /// Wounds.
    pub wounds: u8,
    /// Items from the supply.
    pub items: &'static [Item],
    /// Where the values come from.
    pub sources: &'static [(&'static str, Provenance)],
}

/// What is printed on a room card.
#[derive(Debug)]
pub struct RoomCard {
    /// What the room is.
    pub kind: RoomKind,
    /// How many of them there are.
    pub copies: u8,
    /// Where the values come from.
    pub sources: &'static [(&'static str, Provenance)],
}

/// What a room is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoomKind {
    /// A monster that attacks the lowest card unless all cards together defeat it.
    Monster {
        /// The strength for 3, 4 and 5 players.
        strength: [u8; 3],
        /// The wounds it deals.
        wounds: u8,
    },
    /// Chests for the highest card and, where there is a small one, the second-highest.
    Treasure {
        /// Coins in the big chest.
        big: u8,
        /// Coins in the small chest, if there is one.
        small: Option<u8>,
    },
    /// A gift for everyone, by the card played.
    Vault {
        /// The gifts for the powers 1 to 5.
        gifts: [Gift; 5],
    },
    /// A toll set by the highest card.
    Trap {
        /// What is paid, and so who pays it.
        toll: Toll,
        /// How much, for the highest power 1 to 5.
        by_power: [u8; 5],
    },
}

/// What a vault gives.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Gift {
    /// A card from the supply.
    Item(Item),
    /// Coins.
    Coins(u8),
    /// A potion that heals so many wounds.
    Potion(u8),
}

/// What a trap takes.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Toll {
    /// Coins of those who have most.
    Coins,
    /// Wounds for those who have fewest.
    Wounds,
}

/// What is printed on a final monster.
#[derive(Debug)]
pub struct BossCard {
    /// What defeats it.
    pub strength: BossStrength,
    /// What happens to those it attacks.
    pub attack: Attack,
    /// What is special about it.
    pub special: BossSpecial,
    /// Where the values come from.
    pub sources: &'static [(&'static str, Provenance)],
}

/// What defeats a final monster.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BossStrength {
    /// Cards of this sum, for 3, 4 and 5 players.
    Beaten([u8; 3]),
    /// Nothing.
    Never,
}

/// What happens to those whom a final monster attacks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Attack {
    /// They take wounds.
    Wounds(u8),
    /// They lose coins.
    Coins(u8),
    /// Both.
    WoundsAndCoins {
        /// The wounds.
        wounds: u8,
        /// The coins.
        coins: u8,
    },
    /// They are out of the game.
    Petrifies,
}

/// What is special about a final monster.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum BossSpecial {
    /// Nothing.
    Nothing,
    /// The highest cards gain coins.
    RewardsHighest(u8),
    /// This item escapes it.
    EscapeBy(Item),
    /// A power 5 and a sword count as 1.
    FivesCountOne,
    /// It attacks the highest cards and not the lowest.
    AttacksHighest,
}

/// What is printed on a level card.
#[derive(Debug)]
pub struct LevelCard {
    /// How the five rooms lie, from left to right.
    pub faces: [Face; 5],
    /// Where the values come from.
    pub sources: &'static [(&'static str, Provenance)],
}

/// How a room lies in its row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Face {
    /// For all to see.
    Up,
    /// Dark: face down until it is entered.
    Down,
}

/// A card of the row: a room, or the final monster.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[serde(rename_all = "snake_case")]
pub enum Chamber {
    /// One of the thirty rooms.
    Room(Room),
    /// The final monster.
    Boss(Boss),
}

impl Chamber {
    /// The Fluent message that names it.
    #[must_use]
    pub const fn term(self) -> &'static str {
        match self {
            Chamber::Room(room) => room.term(),
            Chamber::Boss(boss) => boss.term(),
        }
    }
}

/// A value that a card prints for 3, 4 and 5 players.
pub(crate) fn for_players(values: [u8; 3], seats: u8) -> u8 {
    values[usize::from(seats.clamp(3, 5) - 3)]
}
