//! The cards in the players' hands.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::action::Action;
use crate::components::Item;

/// A card that can be played in a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
#[repr(u8)]
pub enum Card {
    #[serde(rename = "power_1")]
    Power1,
    #[serde(rename = "power_2")]
    Power2,
    #[serde(rename = "power_3")]
    Power3,
    #[serde(rename = "power_4")]
    Power4,
    #[serde(rename = "power_5")]
    Power5,
    #[serde(rename = "torch")]
    Torch,
    #[serde(rename = "crystal_ball")]
    CrystalBall,
    #[serde(rename = "key")]
    Key,
    #[serde(rename = "sword")]
    Sword,
}

impl Card {
    pub const ALL: [Card; 9] = [
        Card::Power1,
        Card::Power2,
        Card::Power3,
        Card::Power4,
        Card::Power5,
        Card::Torch,
        Card::CrystalBall,
        Card::Key,
        Card::Sword,
    ];
    pub const POWERS: [Card; 5] = [Card::Power1, Card::Power2, Card::Power3, Card::Power4, Card::Power5];

    pub const fn of(item: Item) -> Card {
        match item {
            Item::Torch => Card::Torch,
            Item::CrystalBall => Card::CrystalBall,
            Item::Key => Card::Key,
            Item::Sword => Card::Sword,
        }
    }

    pub const fn power(self) -> Option<u8> {
        match self {
            Card::Power1 => Some(1),
            Card::Power2 => Some(2),
            Card::Power3 => Some(3),
            Card::Power4 => Some(4),
            Card::Power5 => Some(5),
            Card::Torch | Card::CrystalBall | Card::Key | Card::Sword => None,
        }
    }

    pub const fn item(self) -> Option<Item> {
        match self {
            Card::Torch => Some(Item::Torch),
            Card::CrystalBall => Some(Item::CrystalBall),
            Card::Key => Some(Item::Key),
            Card::Sword => Some(Item::Sword),
            _ => None,
        }
    }

    /// The id of the Fluent message with its name.
    pub const fn term(self) -> &'static str {
        match self {
            Card::Power1 => "card-power-1",
            Card::Power2 => "card-power-2",
            Card::Power3 => "card-power-3",
            Card::Power4 => "card-power-4",
            Card::Power5 => "card-power-5",
            Card::Torch => Item::Torch.term(),
            Card::CrystalBall => Item::CrystalBall.term(),
            Card::Key => Item::Key.term(),
            Card::Sword => Item::Sword.term(),
        }
    }
}

/// A count per item. Serialized as the list of items with a count above zero.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Items([u8; Item::ALL.len()]);

impl Items {
    /// All items of the box.
    pub(crate) fn all() -> Items {
        Items(Item::ALL.map(|item| item.card().copies))
    }

    pub const fn count(self, item: Item) -> u8 {
        self.0[item as usize]
    }

    /// The items with a count above zero.
    pub fn counts(self) -> impl Iterator<Item = ItemCount> {
        let all = Item::ALL.into_iter().map(move |item| ItemCount { item, count: self.count(item) });
        all.filter(|entry| entry.count > 0)
    }

    pub(crate) const fn is_empty(self) -> bool {
        u32::from_ne_bytes(self.0) == 0
    }

    pub(crate) const fn add(&mut self, item: Item, count: u8) {
        self.0[item as usize] += count;
    }

    /// Removes up to `count`.
    pub(crate) const fn remove(&mut self, item: Item, count: u8) {
        self.0[item as usize] = self.0[item as usize].saturating_sub(count);
    }
}

/// A number of items.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct ItemCount {
    /// The item.
    pub item: Item,
    /// How many there are.
    pub count: u8,
}

impl Serialize for Items {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.counts())
    }
}

impl<'de> Deserialize<'de> for Items {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Items, D::Error> {
        let mut items = Items::default();
        for ItemCount { item, count } in Vec::<ItemCount>::deserialize(deserializer)? {
            let sum = items.count(item).checked_add(count);
            let copies = item.card().copies;
            items.0[item as usize] = sum.filter(|&sum| sum <= copies).ok_or_else(|| {
                D::Error::custom(format!("there are at most {copies} of {}: write fewer", item.key()))
            })?;
        }
        Ok(items)
    }
}

/// A set of power cards. Serialized as the list of cards.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Powers(u8);

impl Powers {
    pub const ALL: Powers = Powers(0b1_1111);
    pub(crate) const NONE: Powers = Powers(0);

    pub const fn has(self, card: Card) -> bool {
        (card as u8) < 5 && self.0 & (1 << card as u8) != 0
    }

    /// One bit per card.
    pub(crate) const fn bits(self) -> usize {
        (self.0 & Powers::ALL.0) as usize
    }

    pub(crate) const fn with(self, card: Card) -> Powers {
        Powers(self.0 | 1 << card as u8)
    }

    pub(crate) const fn without(self, card: Card) -> Powers {
        Powers(self.0 & !(1 << card as u8))
    }
}

/// The play actions of each set of power cards, with their number.
static PLAYS: [([Action; 5], usize); 32] = {
    let mut plays = [([Action::LightTorch; 5], 0); 32];
    let mut set = 0;
    while set < plays.len() {
        let mut power = 0;
        while power < Card::POWERS.len() {
            if set & (1 << power) != 0 {
                let (actions, count) = &mut plays[set];
                actions[*count] = Action::Play { card: Card::POWERS[power] };
                *count += 1;
            }
            power += 1;
        }
        set += 1;
    }
    plays
};

impl Powers {
    /// The actions to play these cards, from low to high.
    #[inline]
    pub(crate) fn plays(self) -> &'static [Action] {
        let (plays, count) = &PLAYS[self.bits()];
        &plays[..*count]
    }
}

impl Iterator for Powers {
    type Item = Card;

    fn next(&mut self) -> Option<Card> {
        let card = Card::POWERS.get(self.0.trailing_zeros() as usize).copied()?;
        *self = self.without(card);
        Some(card)
    }
}

impl Serialize for Powers {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(*self)
    }
}

impl<'de> Deserialize<'de> for Powers {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Powers, D::Error> {
        let cards = Vec::<Card>::deserialize(deserializer)?;
        match cards.iter().find(|card| card.power().is_none()) {
            Some(item) => {
                Err(D::Error::custom(format!("{item:?} is no power card: write it in the list of items")))
            }
            None => Ok(cards.into_iter().fold(Powers::NONE, Powers::with)),
        }
    }
}
