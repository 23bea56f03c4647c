//! An adventurer as data: what each set of tiles withstands.

use welcome::{Adventurer, Effect, Tile, health, toll};

use crate::deck::{Counts, KINDS};

/// The tiles that still lie under the adventurer, one bit a tile in the order of its row.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Tiles(pub(crate) u8);

/// How many tiles an adventurer has, and how many sets of them there are.
pub(crate) const ROW: usize = 6;
pub(crate) const SETS: usize = 1 << ROW;

impl Tiles {
    pub(crate) const ALL: Tiles = Tiles(SETS as u8 - 1);

    #[inline]
    pub(crate) const fn len(self) -> usize {
        self.0.count_ones() as usize
    }

    #[inline]
    pub(crate) const fn has(self, tile: usize) -> bool {
        self.0 >> tile & 1 == 1
    }

    #[inline]
    pub(crate) const fn without(self, tile: usize) -> Tiles {
        Tiles(self.0 & !(1 << tile))
    }

    /// The place in the row of the tile that so many others of the set come before.
    #[inline]
    pub(crate) const fn nth(self, before: usize) -> usize {
        let mut left = self.0;
        let mut skipped = 0;
        while skipped < before {
            left &= left.wrapping_sub(1);
            skipped += 1;
        }
        left.trailing_zeros() as usize
    }

    /// The places in the row of the tiles in the set.
    pub(crate) fn places(self) -> impl Iterator<Item = usize> {
        (0..ROW).filter(move |&tile| self.has(tile))
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize & (SETS - 1)
    }
}

/// What one set of tiles withstands.
#[derive(Clone)]
struct Outfit {
    health: u8,
    tolls: [u8; KINDS.len()],
    /// The toll of each pile, first by its kinds 0 to 3, then by its kinds 4 to 7.
    low: [u8; 256],
    high: [u8; 256],
    /// The kinds that are worth naming for the vorpal blade; none without one.
    names: Vec<u8>,
}

/// An adventurer in whose dungeon the order of cards does not matter and nothing but a type is asked.
pub(crate) struct Gear {
    adventurer: Adventurer,
    outfits: Vec<Outfit>,
}

impl Gear {
    /// Reads the adventurer's data; nothing for one whose dungeon is more than a sum.
    pub(crate) fn of(adventurer: Adventurer) -> Option<Gear> {
        let sums_up = |tile: &Tile| {
            matches!(tile.card().effect, Effect::Hp(_) | Effect::Defeats(_) | Effect::NamesType)
        };
        let all_do = adventurer.card().tiles.iter().all(sums_up);
        let outfit = |set| Outfit::of(adventurer, Tiles(set as u8));
        all_do.then(|| Gear { adventurer, outfits: (0..SETS).map(outfit).collect() })
    }

    pub(crate) const fn adventurer(&self) -> Adventurer {
        self.adventurer
    }

    /// The kinds worth naming before this dungeon.
    #[inline]
    pub(crate) fn names(&self, tiles: Tiles) -> &[u8] {
        &self.outfits[tiles.index()].names
    }

    /// Whether the adventurer comes through this pile, with this kind named.
    #[inline]
    pub(crate) fn survives(&self, tiles: Tiles, pile: Counts, named: Option<usize>) -> bool {
        self.toll(tiles, pile, named) < self.health(tiles)
    }

    /// What this pile takes from the adventurer, with this kind named.
    #[inline]
    pub(crate) fn toll(&self, tiles: Tiles, pile: Counts, named: Option<usize>) -> u8 {
        let outfit = &self.outfits[tiles.index()];
        let spared = named.map_or(0, |kind| pile.count(kind) * outfit.tolls[kind]);
        outfit.toll(pile) - spared
    }

    /// What the adventurer can take before it falls.
    #[inline]
    pub(crate) fn health(&self, tiles: Tiles) -> u8 {
        self.outfits[tiles.index()].health
    }

    /// How much of its health this pile takes from the adventurer, in eighths.
    pub(crate) fn strain(&self, tiles: Tiles, pile: Counts) -> usize {
        let outfit = &self.outfits[tiles.index()];
        usize::from(outfit.toll(pile)) * 8 / usize::from(outfit.health.max(1))
    }
}

impl Outfit {
    #[inline]
    fn toll(&self, pile: Counts) -> u8 {
        self.low[pile.0 as usize & 0xFF] + self.high[(pile.0 >> 8) as usize]
    }

    fn of(adventurer: Adventurer, tiles: Tiles) -> Outfit {
        let held: Vec<Tile> = tiles.places().map(|place| adventurer.card().tiles[place]).collect();
        let tolls = KINDS.map(|monster| toll(adventurer, &held, monster));
        let names_type = held.iter().any(|tile| tile.card().effect == Effect::NamesType);
        let hurts = (0..KINDS.len() as u8).filter(|&kind| names_type && tolls[kind as usize] > 0);
        Outfit {
            health: health(adventurer, &held),
            tolls,
            low: std::array::from_fn(|pile| sum(Counts(pile as u16), &tolls)),
            high: std::array::from_fn(|pile| sum(Counts((pile as u16) << 8), &tolls)),
            names: hurts.collect(),
        }
    }
}

fn sum(pile: Counts, tolls: &[u8; KINDS.len()]) -> u8 {
    tolls.iter().enumerate().map(|(kind, toll)| pile.count(kind) * toll).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deck::kind_of;
    use welcome::Monster;

    #[test]
    fn only_the_warrior_of_the_first_box_adds_up() {
        let fit: Vec<_> = Adventurer::ALL.into_iter().filter(|&one| Gear::of(one).is_some()).collect();
        assert_eq!(fit, [Adventurer::Warrior]);
    }

    #[test]
    fn w28_the_warrior_comes_through_with_one_point_left() {
        let gear = Gear::of(Adventurer::Warrior).unwrap();
        let check = |tiles, monsters: &[Monster], named: Option<Monster>, expected| {
            let kinds = monsters.iter().filter_map(|&monster| kind_of(monster));
            let pile = kinds.fold(Counts::default(), Counts::with);
            let named = named.and_then(kind_of);
            assert_eq!(gear.survives(Tiles(tiles), pile, named), expected, "{monsters:?}");
        };
        use Monster::{Dragon, Golem, Orc, Skeleton};
        check(0b00_0000, &[Skeleton], None, true);
        check(0b00_0000, &[Orc], None, false);
        check(0b00_0011, &[Golem, Golem], None, true);
        check(0b00_0011, &[Golem, Golem, Orc], None, false);
        check(0b00_0111, &[Golem, Golem, Orc], Some(Golem), true);
        check(0b00_1000, &[Dragon], None, true);
    }

    #[test]
    fn a_kind_that_falls_anyway_is_not_worth_naming() {
        let gear = Gear::of(Adventurer::Warrior).unwrap();
        let names: Vec<_> = gear.names(Tiles::ALL).iter().map(|&kind| KINDS[kind as usize]).collect();
        assert_eq!(names, [Monster::Golem, Monster::Demon]);
        assert!(gear.names(Tiles::ALL.without(2)).is_empty());
    }
}
