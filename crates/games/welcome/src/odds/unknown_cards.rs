//! The cards that an observer cannot place. They are drawn without replacement, wherever they lie.

use crate::bag::{Bag, Kinds};
use crate::components::Monster;

/// A multiset of cards. Some of them may be hidden specials: they are in the game, but the observer does not know their
/// kinds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct UnknownCards {
    pub(crate) bag: Bag,
    pub(crate) hidden_specials: u8,
    /// The kinds that a hidden special may be, all equally likely.
    pub(crate) candidates: Kinds,
}

/// One card drawn from the unknown ones.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct UnknownDraw {
    pub(crate) monster: Monster,
    pub(crate) chance: f64,
    /// The unknown cards after it.
    pub(crate) rest: UnknownCards,
}

impl UnknownCards {
    /// Collects these cards. Specials that are not `known` to be in the game become hidden specials.
    pub(crate) fn of(cards: impl Iterator<Item = Monster>, known: Kinds) -> UnknownCards {
        let mut unknown = UnknownCards { bag: Bag::default(), hidden_specials: 0, candidates: Kinds::NONE };
        for card in cards {
            if card.is_common() || known.has(card) {
                unknown.bag = unknown.bag.with(card);
            } else {
                unknown.hidden_specials += 1;
                unknown.candidates = Kinds::SPECIALS.minus(known);
            }
        }
        unknown
    }

    /// Every kind that may be drawn, with its chance.
    pub(crate) fn draws(self) -> impl Iterator<Item = UnknownDraw> {
        let all = f64::from(self.bag.len()) + f64::from(self.hidden_specials);
        let open = self.bag.kinds().map(move |(monster, copies)| UnknownDraw {
            monster,
            chance: f64::from(copies) / all,
            rest: UnknownCards { bag: self.bag.without(monster), ..self },
        });
        let each = f64::from(self.hidden_specials) / (all * f64::from(self.candidates.len().max(1)));
        let hidden_specials = self.candidates.iter().map(move |monster| UnknownDraw {
            monster,
            chance: each,
            rest: self.with_special_revealed(monster),
        });
        open.chain(hidden_specials)
    }

    /// The cards without this one; `None` if it cannot be among them.
    #[cfg(test)]
    fn without(self, monster: Monster) -> Option<UnknownCards> {
        if self.bag.count(monster) > 0 {
            return Some(UnknownCards { bag: self.bag.without(monster), ..self });
        }
        self.candidates.has(monster).then(|| self.with_special_revealed(monster))
    }

    /// The cards with all of these kinds replaced by one of them.
    pub(crate) fn merged(self, alike: Kinds) -> UnknownCards {
        let mut kinds = alike.iter().filter(|&monster| self.bag.count(monster) > 0);
        let Some(model) = kinds.next() else { return self };
        let bag = kinds.fold(self.bag, |bag, monster| {
            (0..self.bag.count(monster)).fold(bag, |bag, _| bag.without(monster).with(model))
        });
        UnknownCards { bag, ..self }
    }

    /// Whether any of these kinds may be drawn.
    pub(crate) fn may_contain(self, kinds: Kinds) -> bool {
        kinds.iter().any(|monster| self.bag.count(monster) > 0 || self.candidates.has(monster))
    }

    /// The kinds that may be drawn.
    pub(crate) fn kinds(self) -> impl Iterator<Item = Monster> {
        self.bag.kinds().map(|(monster, _)| monster).chain(self.candidates.iter())
    }

    fn with_special_revealed(self, monster: Monster) -> UnknownCards {
        let hidden_specials = self.hidden_specials.saturating_sub(1);
        let left = self.candidates.minus(Kinds::NONE.with(monster));
        // Without hidden specials the candidates no longer matter.
        UnknownCards {
            hidden_specials,
            candidates: if hidden_specials == 0 { Kinds::NONE } else { left },
            ..self
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn chance(unknown: UnknownCards, monster: Monster) -> f64 {
        unknown.draws().filter(|draw| draw.monster == monster).map(|draw| draw.chance).sum()
    }

    #[test]
    fn a_hidden_special_is_each_candidate_with_equal_chance() {
        let cards = [Monster::Orc, Monster::Orc, Monster::Fairy, Monster::Ally];
        let unknown = UnknownCards::of(cards.into_iter(), Kinds::NONE.with(Monster::Fairy));
        assert_eq!(chance(unknown, Monster::Orc), 0.5);
        assert_eq!(chance(unknown, Monster::Fairy), 0.25);
        assert_eq!(chance(unknown, Monster::Mimic), 0.05);
        assert!((unknown.draws().map(|draw| draw.chance).sum::<f64>() - 1.0).abs() < 1e-12);
    }

    #[test]
    fn a_special_that_turned_up_is_not_drawn_again() {
        let cards = [Monster::Ally, Monster::Mimic, Monster::Lich];
        let unknown = UnknownCards::of(cards.into_iter(), Kinds::NONE);
        let after_one = unknown.without(Monster::Count).unwrap();
        assert_eq!((chance(after_one, Monster::Count), chance(after_one, Monster::Ally)), (0.0, 0.1));
        let after_two = after_one.without(Monster::Ally).unwrap();
        assert_eq!(chance(after_two, Monster::Lich), 1.0);
        assert_eq!(after_two.without(Monster::Mimic), None);
    }
}
