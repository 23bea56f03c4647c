//! The health points and card damage of an adventurer, by set of tiles.

use welcome::{Adventurer, Effect, Tile, health, toll};

use crate::deck::{Counts, KINDS};

/// The tiles that the adventurer still holds, one bit per tile.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Tiles(pub(crate) u8);

/// The number of tiles of an adventurer, and of sets of them.
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

    /// The place of the tile that has `before` other tiles of the set before it.
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

    /// The places of the tiles in the set.
    pub(crate) fn places(self) -> impl Iterator<Item = usize> {
        (0..ROW).filter(move |&tile| self.has(tile))
    }

    pub(crate) const fn index(self) -> usize {
        self.0 as usize & (SETS - 1)
    }
}

#[derive(Clone)]
struct TileSetStats {
    health: u8,
    damages: [u8; KINDS.len()],
    /// The damage of each pile by its kinds 0 to 3, and by its kinds 4 to 7.
    low: [u8; 256],
    high: [u8; 256],
    /// The kinds worth naming for the vorpal blade; empty without one.
    names: Vec<u8>,
}

/// An adventurer for whom the order of cards does not matter and whose only question is the type to name.
pub(crate) struct Equipment {
    adventurer: Adventurer,
    stats: Vec<TileSetStats>,
}

impl Equipment {
    /// Returns `None` for an adventurer whose dungeon is not a plain sum of damage.
    pub(crate) fn of(adventurer: Adventurer) -> Option<Equipment> {
        let sums_up = |tile: &Tile| {
            matches!(tile.card().effect, Effect::Hp(_) | Effect::Defeats(_) | Effect::NamesType)
        };
        let all_do = adventurer.card().tiles.iter().all(sums_up);
        let stats = |set| TileSetStats::of(adventurer, Tiles(set as u8));
        all_do.then(|| Equipment { adventurer, stats: (0..SETS).map(stats).collect() })
    }

    pub(crate) const fn adventurer(&self) -> Adventurer {
        self.adventurer
    }

    /// The kinds worth naming with these tiles.
    #[inline]
    pub(crate) fn names(&self, tiles: Tiles) -> &[u8] {
        &self.stats[tiles.index()].names
    }

    #[inline]
    pub(crate) fn survives(&self, tiles: Tiles, pile: Counts, named: Option<usize>) -> bool {
        self.damage(tiles, pile, named) < self.health(tiles)
    }

    /// The damage of this pile with this kind named.
    #[inline]
    pub(crate) fn damage(&self, tiles: Tiles, pile: Counts, named: Option<usize>) -> u8 {
        let stats = &self.stats[tiles.index()];
        let spared = named.map_or(0, |kind| pile.count(kind) * stats.damages[kind]);
        stats.damage(pile) - spared
    }

    #[inline]
    pub(crate) fn health(&self, tiles: Tiles) -> u8 {
        self.stats[tiles.index()].health
    }

    /// The damage of this pile in eighths of the health.
    pub(crate) fn damage_level(&self, tiles: Tiles, pile: Counts) -> usize {
        let stats = &self.stats[tiles.index()];
        usize::from(stats.damage(pile)) * 8 / usize::from(stats.health.max(1))
    }
}

impl TileSetStats {
    #[inline]
    fn damage(&self, pile: Counts) -> u8 {
        self.low[pile.0 as usize & 0xFF] + self.high[(pile.0 >> 8) as usize]
    }

    fn of(adventurer: Adventurer, tiles: Tiles) -> TileSetStats {
        let held: Vec<Tile> = tiles.places().map(|place| adventurer.card().tiles[place]).collect();
        let damages = KINDS.map(|monster| toll(adventurer, &held, monster));
        let names_type = held.iter().any(|tile| tile.card().effect == Effect::NamesType);
        let hurts = (0..KINDS.len() as u8).filter(|&kind| names_type && damages[kind as usize] > 0);
        TileSetStats {
            health: health(adventurer, &held),
            damages,
            low: std::array::from_fn(|pile| sum(Counts(pile as u16), &damages)),
            high: std::array::from_fn(|pile| sum(Counts((pile as u16) << 8), &damages)),
            names: hurts.collect(),
        }
    }
}

fn sum(pile: Counts, damages: &[u8; KINDS.len()]) -> u8 {
    damages.iter().enumerate().map(|(kind, damage)| pile.count(kind) * damage).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::deck::kind_of;
    use welcome::Monster;

    #[test]
    fn only_the_warrior_is_supported() {
        let fit: Vec<_> = Adventurer::ALL.into_iter().filter(|&one| Equipment::of(one).is_some()).collect();
        assert_eq!(fit, [Adventurer::Warrior]);
    }

    #[test]
    fn w28_the_warrior_survives_with_one_point_left() {
        let equipment = Equipment::of(Adventurer::Warrior).unwrap();
        let check = |tiles, monsters: &[Monster], named: Option<Monster>, expected| {
            let kinds = monsters.iter().filter_map(|&monster| kind_of(monster));
            let pile = kinds.fold(Counts::default(), Counts::with);
            let named = named.and_then(kind_of);
            assert_eq!(equipment.survives(Tiles(tiles), pile, named), expected, "{monsters:?}");
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
    fn a_kind_that_is_defeated_anyway_is_not_worth_naming() {
        let equipment = Equipment::of(Adventurer::Warrior).unwrap();
        let names: Vec<_> = equipment.names(Tiles::ALL).iter().map(|&kind| KINDS[kind as usize]).collect();
        assert_eq!(names, [Monster::Golem, Monster::Demon]);
        assert!(equipment.names(Tiles::ALL.without(2)).is_empty());
    }
}
