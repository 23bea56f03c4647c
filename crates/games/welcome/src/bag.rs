//! A multiset of monsters and a set of kinds.

use crate::components::Monster;

/// A multiset of monsters, four bits for each kind, copied and compared as one number.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Bag(u64);

impl Bag {
    /// Every copy of every common monster.
    pub(crate) const COMMON: Bag = {
        let mut bag = 0;
        let mut index = 0;
        while index < Monster::ALL.len() {
            let monster = Monster::ALL[index];
            if monster.is_common() {
                bag |= (monster.card().copies as u64) << shift(monster);
            }
            index += 1;
        }
        Bag(bag)
    };

    pub(crate) const fn count(self, monster: Monster) -> u32 {
        (self.0 >> shift(monster)) as u32 & 0xF
    }

    pub(crate) const fn with(self, monster: Monster) -> Bag {
        Bag(self.0 + (1 << shift(monster)))
    }

    /// The bag without one copy of the monster; the same bag if it holds none.
    pub(crate) const fn without(self, monster: Monster) -> Bag {
        if self.count(monster) == 0 { self } else { Bag(self.0 - (1 << shift(monster))) }
    }

    pub(crate) const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// The number of cards. Adds the nibbles into bytes and sums the bytes by one multiplication.
    pub(crate) const fn len(self) -> u8 {
        let bytes = (self.0 & 0x0F0F_0F0F_0F0F_0F0F) + ((self.0 >> 4) & 0x0F0F_0F0F_0F0F_0F0F);
        (bytes.wrapping_mul(0x0101_0101_0101_0101) >> 56) as u8
    }

    /// The card at this place when all cards are listed kind by kind.
    ///
    /// Without a loop: every draw asks for it. A multiplication sums up the nibbles before each one, which fits because no
    /// bag has more than 15 cards; then the kinds are counted whose last card lies at or before the place.
    pub(crate) const fn nth(self, place: u32) -> Option<Monster> {
        const LOW: u64 = 0x0F0F_0F0F_0F0F_0F0F;
        const ONES: u64 = 0x0101_0101_0101_0101;
        if place >= self.len() as u32 {
            return None;
        }
        let sums = self.0.wrapping_mul(0x1111_1111_1111_1111);
        let reach = ONES * (0x80 | place as u64);
        let (even, odd) = (reach - (sums & LOW), reach - (sums >> 4 & LOW));
        let passed = ((even >> 7 & ONES) + (odd >> 7 & ONES)).wrapping_mul(ONES) >> 56;
        Some(Monster::ALL[passed as usize % Monster::ALL.len()])
    }

    /// Each kind in the bag, with its count.
    pub(crate) fn kinds(self) -> impl Iterator<Item = (Monster, u32)> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let index = (left != 0).then(|| left.trailing_zeros() / 4)?;
            let count = (left >> (index * 4)) as u32 & 0xF;
            left &= !(0xF << (index * 4));
            Some((Monster::ALL[index as usize], count))
        })
    }
}

const fn shift(monster: Monster) -> u32 {
    monster as u32 * 4
}

/// A set of kinds of monsters.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Kinds(u16);

impl Kinds {
    pub(crate) const NONE: Kinds = Kinds(0);

    pub(crate) const SPECIALS: Kinds = {
        let mut kinds = Kinds::NONE;
        let mut index = 0;
        while index < Monster::ALL.len() {
            if !Monster::ALL[index].is_common() {
                kinds = kinds.with(Monster::ALL[index]);
            }
            index += 1;
        }
        kinds
    };

    pub(crate) const fn has(self, monster: Monster) -> bool {
        self.0 & (1 << monster as u16) != 0
    }

    pub(crate) const fn with(self, monster: Monster) -> Kinds {
        Kinds(self.0 | 1 << monster as u16)
    }

    pub(crate) const fn minus(self, other: Kinds) -> Kinds {
        Kinds(self.0 & !other.0)
    }

    pub(crate) const fn len(self) -> u32 {
        self.0.count_ones()
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Monster> {
        let mut left = self.0;
        std::iter::from_fn(move || {
            let index = (left != 0).then(|| left.trailing_zeros())?;
            left &= left - 1;
            Some(Monster::ALL[index as usize])
        })
    }
}

impl FromIterator<Monster> for Kinds {
    fn from_iter<I: IntoIterator<Item = Monster>>(monsters: I) -> Kinds {
        monsters.into_iter().fold(Kinds::NONE, Kinds::with)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_common_bag_holds_thirteen_cards() {
        assert_eq!(Bag::COMMON.len(), 13);
        assert_eq!(Bag::COMMON.kinds().map(|(_, count)| count).sum::<u32>(), 13);
    }

    #[test]
    fn the_cards_of_a_bag_are_numbered_kind_by_kind() {
        let bags = [Bag::default(), Bag::COMMON, Bag::COMMON.with(Monster::Ally).with(Monster::Shapeshifter)];
        for bag in bags {
            let listed =
                bag.kinds().flat_map(|(monster, count)| std::iter::repeat_n(monster, count as usize));
            let numbered: Vec<_> = (0..).map_while(|place| bag.nth(place)).collect();
            assert_eq!(numbered, listed.collect::<Vec<_>>());
        }
    }

    #[test]
    fn a_bag_contains_the_cards_that_were_added() {
        let bag = Bag::default().with(Monster::Lich).with(Monster::Shapeshifter).with(Monster::Lich);
        let kinds: Vec<_> = bag.kinds().collect();
        assert_eq!(kinds, [(Monster::Lich, 2), (Monster::Shapeshifter, 1)]);
        let empty = bag.without(Monster::Lich).without(Monster::Lich).without(Monster::Shapeshifter);
        assert!(empty.is_empty() && empty.without(Monster::Lich).is_empty());
    }
}
