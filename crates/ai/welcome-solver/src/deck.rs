//! The thirteen cards of a round, by kind.

use game::Dice;
use welcome::Monster;

/// The kinds of cards; those with two copies come first.
pub(crate) const KINDS: [Monster; 8] = [
    Monster::Goblin,
    Monster::Skeleton,
    Monster::Orc,
    Monster::Vampire,
    Monster::Golem,
    Monster::Lich,
    Monster::Demon,
    Monster::Dragon,
];
/// The number of kinds with two copies; the others have one.
pub(crate) const DOUBLES: usize = 5;
/// The number of cards in the deck.
pub(crate) const CARDS: u8 = 13;

pub(crate) const fn copies(kind: usize) -> u8 {
    if kind < DOUBLES { 2 } else { 1 }
}

/// The number of a monster's kind; `None` for a special monster.
pub(crate) fn kind_of(monster: Monster) -> Option<usize> {
    KINDS.iter().position(|&kind| kind == monster)
}

/// A shuffled deck in drawing order, four bits per card.
#[derive(Clone, Copy)]
pub(crate) struct Deal(u64);

impl Deal {
    /// Shuffles the deck.
    pub(crate) fn drawn(dice: &mut impl Dice) -> Deal {
        let mut cards = IN_ORDER;
        let mut deal = 0;
        for place in 0..CARDS as usize {
            let left = u32::from(CARDS) - place as u32;
            cards.swap(place, place + dice.below(left) as usize);
            deal |= u64::from(cards[place]) << (4 * place);
        }
        Deal(deal)
    }

    /// A deck with these cards left after `drawn` others.
    #[cfg(test)]
    pub(crate) fn to_come(drawn: u8, kinds: &[usize]) -> Deal {
        let places = (drawn..).zip(kinds);
        Deal(places.fold(0, |deal, (place, &kind)| deal | (kind as u64) << (4 * place)))
    }

    /// The kind of the card that is drawn after `drawn` others.
    #[inline]
    pub(crate) const fn kind(self, drawn: u8) -> usize {
        (self.0 >> (4 * drawn)) as usize & 0xF
    }
}

/// The kind of each card.
const IN_ORDER: [u8; CARDS as usize] = [0, 0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 6, 7];

/// The number of cards of each kind, two bits per kind.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Counts(pub(crate) u16);

impl Counts {
    pub(crate) const ALL: Counts = Counts(0b01_01_01_10_10_10_10_10);

    #[inline]
    pub(crate) const fn with(self, kind: usize) -> Counts {
        Counts(self.0 + (1 << (2 * kind)))
    }

    #[inline]
    pub(crate) const fn count(self, kind: usize) -> u8 {
        (self.0 >> (2 * kind)) as u8 & 3
    }

    /// Removes these cards, which must all be present.
    pub(crate) const fn minus(self, other: Counts) -> Counts {
        Counts(self.0 - other.0)
    }

    /// The total number of cards.
    pub(crate) fn len(self) -> u8 {
        (0..KINDS.len()).map(|kind| self.count(kind)).sum()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_deck_matches_the_rules() {
        for (kind, monster) in KINDS.into_iter().enumerate() {
            assert_eq!(monster.card().copies, copies(kind), "{monster:?}");
            assert_eq!(Counts::ALL.count(kind), copies(kind));
        }
        assert_eq!(Counts::ALL.len(), CARDS);
    }

    #[test]
    fn a_deal_contains_each_card_once() {
        let deal = Deal::drawn(&mut bots::FastDice::seeded(5));
        let counts = (0..CARDS).fold(Counts::default(), |counts, drawn| counts.with(deal.kind(drawn)));
        assert_eq!(counts, Counts::ALL);
    }
}
