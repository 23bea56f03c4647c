//! The cards that an observer cannot place: they are drawn without replacement, wherever they lie.

use crate::bag::{Bag, Kinds};
use crate::components::Monster;

/// A multiset of cards of which some are veiled: specials that are in the game, nobody knows which.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Unknown {
    pub(crate) bag: Bag,
    pub(crate) veiled: u8,
    /// The kinds that a veiled card may be, each as likely as any other.
    pub(crate) candidates: Kinds,
}

/// One card drawn from those unknown.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Draw {
    pub(crate) monster: Monster,
    pub(crate) chance: f64,
    /// What is unknown after it.
    pub(crate) rest: Unknown,
}

impl Unknown {
    /// Puts these cards together; the specials among them that are not `known` to be in the game become veiled.
    pub(crate) fn of(cards: impl Iterator<Item = Monster>, known: Kinds) -> Unknown {
        let mut unknown = Unknown { bag: Bag::default(), veiled: 0, candidates: Kinds::NONE };
        for card in cards {
            if card.is_common() || known.has(card) {
                unknown.bag = unknown.bag.with(card);
            } else {
                unknown.veiled += 1;
                unknown.candidates = Kinds::SPECIALS.minus(known);
            }
        }
        unknown
    }

    /// Every kind of card that may be drawn, with its chance.
    pub(crate) fn draws(self) -> impl Iterator<Item = Draw> {
        let all = f64::from(self.bag.len()) + f64::from(self.veiled);
        let open = self.bag.kinds().map(move |(monster, copies)| Draw {
            monster,
            chance: f64::from(copies) / all,
            rest: Unknown { bag: self.bag.without(monster), ..self },
        });
        let each = f64::from(self.veiled) / (all * f64::from(self.candidates.len().max(1)));
        let veiled = self.candidates.iter().map(move |monster| Draw {
            monster,
            chance: each,
            rest: self.unveiled(monster),
        });
        open.chain(veiled)
    }

    /// The same cards without one that was found; nothing if it cannot be among them.
    #[cfg(test)]
    fn without(self, monster: Monster) -> Option<Unknown> {
        if self.bag.count(monster) > 0 {
            return Some(Unknown { bag: self.bag.without(monster), ..self });
        }
        self.candidates.has(monster).then(|| self.unveiled(monster))
    }

    /// The same cards with all of these kinds turned into one of them.
    pub(crate) fn blurred(self, alike: Kinds) -> Unknown {
        let mut kinds = alike.iter().filter(|&monster| self.bag.count(monster) > 0);
        let Some(model) = kinds.next() else { return self };
        let bag = kinds.fold(self.bag, |bag, monster| {
            (0..self.bag.count(monster)).fold(bag, |bag, _| bag.without(monster).with(model))
        });
        Unknown { bag, ..self }
    }

    /// Whether any of these kinds may be drawn.
    pub(crate) fn may_hold(self, kinds: Kinds) -> bool {
        kinds.iter().any(|monster| self.bag.count(monster) > 0 || self.candidates.has(monster))
    }

    /// The kinds that may be drawn.
    pub(crate) fn kinds(self) -> impl Iterator<Item = Monster> {
        self.bag.kinds().map(|(monster, _)| monster).chain(self.candidates.iter())
    }

    fn unveiled(self, monster: Monster) -> Unknown {
        let veiled = self.veiled.saturating_sub(1);
        let left = self.candidates.minus(Kinds::NONE.with(monster));
        // Without veiled cards left it no longer matters what they might have been.
        Unknown { veiled, candidates: if veiled == 0 { Kinds::NONE } else { left }, ..self }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chance(unknown: Unknown, monster: Monster) -> f64 {
        unknown.draws().filter(|draw| draw.monster == monster).map(|draw| draw.chance).sum()
    }

    #[test]
    fn a_veiled_special_is_each_candidate_alike() {
        let cards = [Monster::Orc, Monster::Orc, Monster::Fairy, Monster::Ally];
        let unknown = Unknown::of(cards.into_iter(), Kinds::NONE.with(Monster::Fairy));
        assert_eq!(chance(unknown, Monster::Orc), 0.5);
        assert_eq!(chance(unknown, Monster::Fairy), 0.25);
        assert_eq!(chance(unknown, Monster::Mimic), 0.05);
        assert!((unknown.draws().map(|draw| draw.chance).sum::<f64>() - 1.0).abs() < 1e-12);
    }

    #[test]
    fn a_special_that_turned_up_is_not_drawn_again() {
        let cards = [Monster::Ally, Monster::Mimic, Monster::Lich];
        let unknown = Unknown::of(cards.into_iter(), Kinds::NONE);
        let after_one = unknown.without(Monster::Count).unwrap();
        assert_eq!((chance(after_one, Monster::Count), chance(after_one, Monster::Ally)), (0.0, 0.1));
        let after_two = after_one.without(Monster::Ally).unwrap();
        assert_eq!(chance(after_two, Monster::Lich), 1.0);
        assert_eq!(after_two.without(Monster::Mimic), None);
    }
}
