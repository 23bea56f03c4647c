//! Face-down components: tile stacks and treasure cards.

use serde::de::Error;
use serde::{Deserialize, Deserializer, Serialize, Serializer};

use crate::components::{Size, Tile, TileKind, Treasure};

#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct TileSet(u64);

impl TileSet {
    pub(crate) const fn with(self, tile: Tile) -> TileSet {
        TileSet(self.0 | 1 << tile as u64)
    }

    pub(crate) const fn without(self, tile: Tile) -> TileSet {
        TileSet(self.0 & !(1 << tile as u64))
    }

    pub(crate) const fn has(self, tile: Tile) -> bool {
        self.0 & (1 << tile as u64) != 0
    }

    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// The tiles in data file order.
    pub(crate) fn iter(self) -> impl Iterator<Item = Tile> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let tile = Tile::from_index(left.trailing_zeros() as u8)?;
            left &= left - 1;
            Some(tile)
        })
    }

    pub(crate) fn nth(self, place: u32) -> Option<Tile> {
        self.iter().nth(place as usize)
    }

    pub(crate) fn filter(self, keep: impl Fn(Tile) -> bool) -> TileSet {
        self.iter().filter(|&tile| keep(tile)).fold(TileSet::default(), TileSet::with)
    }
}

/// The maximum number of tiles under a stack in known order.
const UNDER: usize = 22;

/// A face-down stack: tiles in unknown order, above tiles in known order.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) struct Stack {
    pub(crate) unknown: TileSet,
    /// How many tiles must be drawn before the stairs to the third level can appear.
    pub(crate) before_stairs: u8,
    /// Tiles that were put under the stack, the next one first.
    under: [Option<Tile>; UNDER],
}

impl Stack {
    /// The tiles of a level and size for this many players, without those that start in the dungeon.
    pub(crate) fn of(level: u8, size: Size, seats: u8, keep: impl Fn(Tile) -> bool) -> Stack {
        let belongs = |tile: &Tile| {
            let card = tile.card();
            let lies = matches!(card.kind, TileKind::Start | TileKind::Entrance);
            card.level == level && card.size == size && card.mark <= seats && !lies && keep(*tile)
        };
        let unknown = Tile::ALL.into_iter().filter(belongs).fold(TileSet::default(), TileSet::with);
        Stack { unknown, before_stairs: 0, under: [None; UNDER] }
    }

    pub(crate) fn from_parts(unknown: TileSet, before_stairs: u8, known: &[Tile]) -> Stack {
        let mut stack = Stack { unknown, before_stairs, under: [None; UNDER] };
        known.iter().for_each(|&tile| stack.put_under(tile));
        stack
    }

    pub(crate) fn len(&self) -> u8 {
        self.unknown.len() as u8 + self.under.iter().flatten().count() as u8
    }

    pub(crate) fn known(&self) -> impl Iterator<Item = Tile> {
        self.under.iter().flatten().copied()
    }

    /// The tiles that can be on top, all equally likely.
    pub(crate) fn candidates(&self) -> TileSet {
        if self.unknown.len() == 0 {
            return self.under[0].map_or(TileSet::default(), |tile| TileSet::default().with(tile));
        }
        if self.before_stairs > 0 { self.unknown.without(STAIRS_DOWN) } else { self.unknown }
    }

    /// The rooms that can be on top if traps are shuffled back until a room shows. If only traps are in unknown order,
    /// the first known room comes.
    pub(crate) fn room_candidates(&self) -> TileSet {
        let rooms = self.candidates().filter(|tile| !is_trap(tile));
        if rooms.len() > 0 {
            return rooms;
        }
        let known = self.known().find(|&tile| !is_trap(tile));
        known.map_or(TileSet::default(), |tile| TileSet::default().with(tile))
    }

    pub(crate) fn take(&mut self, tile: Tile) {
        if self.unknown.has(tile) {
            self.unknown = self.unknown.without(tile);
            self.before_stairs = self.before_stairs.saturating_sub(1);
            return;
        }
        if let Some(place) = self.under.iter().position(|&known| known == Some(tile)) {
            self.under.copy_within(place + 1.., place);
            self.under[UNDER - 1] = None;
        }
    }

    pub(crate) fn put_under(&mut self, tile: Tile) {
        if let Some(free) = self.under.iter_mut().find(|place| place.is_none()) {
            *free = Some(tile);
        }
    }
}

/// The stairs to the third level.
pub(crate) const STAIRS_DOWN: Tile = Tile::B01;

fn is_trap(tile: Tile) -> bool {
    matches!(tile.card().kind, TileKind::Trap { .. })
}

/// Treasure cards, at most three of each design. Serialized as the list of cards.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
#[cfg_attr(feature = "typescript", derive(ts_rs::TS))]
pub struct Hand(#[cfg_attr(feature = "typescript", ts(as = "Vec<Treasure>"))] u32);

impl Hand {
    pub const EMPTY: Hand = Hand(0);

    pub(crate) fn all() -> Hand {
        let each = |treasure: Treasure| std::iter::repeat_n(treasure, treasure.card().copies.into());
        Treasure::ALL.into_iter().flat_map(each).collect()
    }

    pub const fn count(self, treasure: Treasure) -> u8 {
        (self.0 >> (treasure as u32 * 2)) as u8 & 3
    }

    pub const fn has(self, treasure: Treasure) -> bool {
        self.count(treasure) > 0
    }

    pub const fn len(self) -> u8 {
        let (low, high) = (self.0 & 0x5555_5555, self.0 >> 1 & 0x5555_5555);
        (low.count_ones() + 2 * high.count_ones()) as u8
    }

    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// Adds a card; ignored if there are three already.
    pub const fn add(&mut self, treasure: Treasure) {
        if self.count(treasure) < 3 {
            self.0 += 1 << (treasure as u32 * 2);
        }
    }

    /// Removes a card. Returns whether there was one.
    pub const fn take(&mut self, treasure: Treasure) -> bool {
        let has = self.has(treasure);
        if has {
            self.0 -= 1 << (treasure as u32 * 2);
        }
        has
    }

    /// The designs with a count above zero, each once.
    pub fn kinds(self) -> impl Iterator<Item = Treasure> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let place = left.trailing_zeros() / 2;
            let treasure = Treasure::from_index(place as u8)?;
            left &= !(3 << (place * 2));
            Some(treasure)
        })
    }

    /// Every card, repeated by its count.
    pub fn each(self) -> impl Iterator<Item = Treasure> {
        self.kinds().flat_map(move |treasure| std::iter::repeat_n(treasure, self.count(treasure).into()))
    }

    /// Subtracts `other`; `None` if it is not a subset.
    pub fn minus(mut self, other: Hand) -> Option<Hand> {
        other.each().all(|treasure| self.take(treasure)).then_some(self)
    }

    /// The card of this ticket, with one ticket per card.
    pub(crate) fn card_for_ticket(self, ticket: u32) -> Option<Treasure> {
        self.each().nth(ticket as usize)
    }
}

impl FromIterator<Treasure> for Hand {
    fn from_iter<I: IntoIterator<Item = Treasure>>(cards: I) -> Hand {
        let mut hand = Hand::default();
        cards.into_iter().for_each(|card| hand.add(card));
        hand
    }
}

impl Serialize for Hand {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.collect_seq(self.each())
    }
}

impl<'de> Deserialize<'de> for Hand {
    fn deserialize<D: Deserializer<'de>>(deserializer: D) -> Result<Hand, D::Error> {
        let cards = Vec::<Treasure>::deserialize(deserializer)?;
        let hand: Hand = cards.iter().copied().collect();
        if usize::from(hand.len()) == cards.len() {
            return Ok(hand);
        }
        Err(D::Error::custom("a hand holds at most three cards of a design"))
    }
}
