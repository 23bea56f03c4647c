//! The cards that one player has drawn: those added to the dungeon and those set aside, without their order.

use crate::deck::{CARDS, Counts, DOUBLES, KINDS, copies};
use crate::equipment::ROW;

/// The cards that one player has drawn and placed.
///
/// A kind with two copies is a digit of base 7: 1 for each card added plus 3 for each set aside, which distinguishes the
/// six possible cases. A kind with one copy is a digit of base 3: 1 if added, 2 if set aside.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub(crate) struct Hand {
    doubles: u16,
    singles: u8,
    added: u8,
    aside: u8,
}

const DOUBLES_BASE: u16 = 7;
const DOUBLES_CODES: usize = 7_usize.pow(DOUBLES as u32);
const SINGLES_CODES: usize = 27;
const DOUBLES_PLACE: [u16; DOUBLES] = [1, 7, 49, 343, 2_401];
const SINGLES_PLACE: [u8; KINDS.len() - DOUBLES] = [1, 3, 9];

impl Hand {
    #[inline]
    pub(crate) const fn with_added(self, kind: usize) -> Hand {
        let mut next = self;
        if kind < DOUBLES {
            next.doubles += DOUBLES_PLACE[kind];
        } else {
            next.singles += SINGLES_PLACE[kind - DOUBLES];
        }
        next.added += 1;
        next
    }

    #[inline]
    pub(crate) const fn with_aside(self, kind: usize) -> Hand {
        let mut next = self;
        if kind < DOUBLES {
            next.doubles += 3 * DOUBLES_PLACE[kind];
        } else {
            next.singles += 2 * SINGLES_PLACE[kind - DOUBLES];
        }
        next.aside += 1;
        next
    }

    /// The number of cards added.
    #[inline]
    pub(crate) const fn added(self) -> u8 {
        self.added
    }

    /// The number of cards set aside.
    #[inline]
    pub(crate) const fn aside(self) -> u8 {
        self.aside
    }

    /// The numbers of cards of the kind that were added and set aside.
    pub(crate) const fn of_kind(self, kind: usize) -> (u8, u8) {
        if kind < DOUBLES {
            let digit = (self.doubles / DOUBLES_PLACE[kind] % DOUBLES_BASE) as u8;
            (digit % 3, digit / 3)
        } else {
            let digit = self.singles / SINGLES_PLACE[kind - DOUBLES] % 3;
            (digit % 2, digit / 2)
        }
    }

    /// The cards added.
    pub(crate) fn pile(self) -> Counts {
        Counts((0..KINDS.len()).map(|kind| u16::from(self.of_kind(kind).0) << (2 * kind)).sum())
    }

    /// All cards of this player.
    pub(crate) fn cards(self) -> Counts {
        let both = |kind: usize| u16::from(self.of_kind(kind).0 + self.of_kind(kind).1) << (2 * kind);
        Counts((0..KINDS.len()).map(both).sum())
    }

    /// The number of cards of the kind that this player has not drawn.
    pub(crate) const fn unseen(self, kind: usize) -> u8 {
        let (added, aside) = self.of_kind(kind);
        copies(kind).saturating_sub(added + aside)
    }

    /// All possible hands.
    pub(crate) fn all() -> Vec<Hand> {
        let mut all = vec![Hand::default()];
        for kind in 0..KINDS.len() {
            all = all.into_iter().flat_map(|hand| hand.with_cases_of(kind)).collect();
        }
        all
    }

    fn with_cases_of(self, kind: usize) -> Vec<Hand> {
        let mut cases = vec![self];
        for _ in 0..copies(kind) {
            let last = cases.clone();
            cases.extend(last.iter().map(|hand| hand.with_added(kind)));
            cases.extend(last.iter().map(|hand| hand.with_aside(kind)));
        }
        cases.sort_unstable();
        cases.dedup();
        cases
    }
}

/// Numbers the hands with the same counts of cards added and set aside from 0, without gaps.
pub(crate) struct Ranking {
    doubles: Vec<u16>,
    /// By cards added, set aside, and the code of the singles.
    singles: Vec<u16>,
    counts: Vec<u16>,
}

const MOST_ADDED: usize = CARDS as usize + 1;
const MOST_ASIDE: usize = ROW + 1;

impl Ranking {
    pub(crate) fn new() -> Ranking {
        let mut ranking = Ranking {
            doubles: vec![0; DOUBLES_CODES],
            singles: vec![0; MOST_ADDED * MOST_ASIDE * SINGLES_CODES],
            counts: vec![0; MOST_ADDED * MOST_ASIDE],
        };
        ranking.number_doubles();
        ranking.number_singles();
        ranking
    }

    /// The number of a hand among those with the same counts.
    #[inline]
    pub(crate) fn rank(&self, hand: Hand) -> usize {
        let group = group(hand.added, hand.aside);
        usize::from(self.singles[group * SINGLES_CODES + usize::from(hand.singles)])
            + usize::from(self.doubles[usize::from(hand.doubles)])
    }

    /// The number of hands with these counts.
    pub(crate) fn count(&self, added: u8, aside: u8) -> usize {
        usize::from(self.counts[group(added, aside)])
    }

    /// Numbers the hands without single cards.
    fn number_doubles(&mut self) {
        let mut next = [0; MOST_ADDED * MOST_ADDED];
        for hand in Hand::all().into_iter().filter(|hand| hand.singles == 0) {
            let group = usize::from(hand.added) * MOST_ADDED + usize::from(hand.aside);
            self.doubles[usize::from(hand.doubles)] = next[group];
            next[group] += 1;
        }
    }

    /// Each code of singles begins where the one before it ends.
    fn number_singles(&mut self) {
        let mut sizes = vec![0; self.singles.len()];
        for hand in Hand::all().into_iter().filter(|hand| usize::from(hand.aside) < MOST_ASIDE) {
            let group = group(hand.added, hand.aside);
            sizes[group * SINGLES_CODES + usize::from(hand.singles)] += 1;
        }
        for (group, sizes) in sizes.chunks(SINGLES_CODES).enumerate() {
            let mut next = 0;
            for (singles, size) in sizes.iter().enumerate() {
                self.singles[group * SINGLES_CODES + singles] = next;
                next += size;
            }
            self.counts[group] = next;
        }
    }
}

#[inline]
const fn group(added: u8, aside: u8) -> usize {
    added as usize * MOST_ASIDE + aside as usize
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn a_pair_has_six_cases_and_a_single_card_has_three() {
        assert_eq!(Hand::all().len(), 6_usize.pow(5) * 3_usize.pow(3));
    }

    #[test]
    fn a_hand_counts_its_cards() {
        let hand = Hand::default().with_added(4).with_aside(4).with_aside(7).with_added(0);
        assert_eq!([0, 4, 6, 7].map(|kind| hand.of_kind(kind)), [(1, 0), (1, 1), (0, 0), (0, 1)]);
        assert_eq!((hand.added(), hand.aside()), (2, 2));
        assert_eq!([0, 4, 6, 7].map(|kind| hand.unseen(kind)), [1, 0, 1, 0]);
        assert_eq!((hand.pile().len(), hand.cards().len()), (2, 4));
    }

    #[test]
    fn ranks_have_no_gaps_and_no_duplicates() {
        let ranking = Ranking::new();
        for (added, aside) in [(0, 0), (3, 1), (2, 2), (7, 0), (0, 6), (4, 3)] {
            let fit = |hand: &Hand| (hand.added, hand.aside) == (added, aside);
            let ranks: BTreeSet<_> =
                Hand::all().into_iter().filter(fit).map(|hand| ranking.rank(hand)).collect();
            assert_eq!(ranks, (0..ranking.count(added, aside)).collect());
        }
    }
}
