//! Searches all ways through the dungeon: averages over chance, maximizes over the player's choices.
//!
//! [`Run`] applies the cards, as in the game; only the order of questions is repeated here from `dungeon`.

use game::Silent;
use rustc_hash::FxHashMap;
use std::rc::Rc;

use crate::action::GREATSWORD_STRENGTHS;
use crate::bag::Kinds;
use crate::components::{Effect, Foe, Identity, Monster, Slot, SlotSet, Special};
use crate::odds::defense::{Defense, DefenseKey};
use crate::odds::memo_key::MemoKey;
use crate::odds::unknown_cards::{UnknownCards, UnknownDraw};
use crate::run::{After, Met, Run, Variety};

/// The kinds that take a tile.
const TILE_TAKERS: Kinds = {
    let (mut kinds, mut index) = (Kinds::NONE, 0);
    while index < Monster::ALL.len() {
        if matches!(Monster::ALL[index].card().effect, Special::TakeTile) {
            kinds = kinds.with(Monster::ALL[index]);
        }
        index += 1;
    }
    kinds
};

/// A search through one dungeon, with its memo table.
pub(crate) struct DungeonSearch {
    /// The cards in the order in which they are faced; `None` for an unknown card.
    cards: Vec<Option<Monster>>,
    deck_is_empty: bool,
    /// The place of the last known card that takes a tile.
    last_tile_taker: Option<u8>,
    budget: Budget,
    memo: FxHashMap<MemoKey, f64>,
    defenses: FxHashMap<DefenseKey, Rc<Defense>>,
}

/// How many positions to search before estimating.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Budget {
    /// Searches everything, which takes seconds for a dozen unknown cards.
    Unlimited,
    /// Searches this many positions, then estimates the rest by the expected damage.
    Positions(usize),
}

impl Budget {
    fn is_spent(self, searched: usize) -> bool {
        matches!(self, Budget::Positions(most) if searched >= most)
    }
}

fn last_tile_taker(cards: &[Option<Monster>]) -> Option<u8> {
    let takes = |card: &Option<Monster>| card.is_some_and(|monster| TILE_TAKERS.has(monster));
    cards.iter().rposition(takes).map(|place| place as u8)
}

impl DungeonSearch {
    pub(crate) fn new(cards: Vec<Option<Monster>>, deck_is_empty: bool, budget: Budget) -> DungeonSearch {
        DungeonSearch {
            last_tile_taker: last_tile_taker(&cards),
            cards,
            deck_is_empty,
            budget,
            memo: FxHashMap::default(),
            defenses: FxHashMap::default(),
        }
    }

    /// The chance to survive the whole dungeon. The player names the best type; the rival is assumed to name the worst
    /// strength by what the observer knows.
    pub(crate) fn enter(&mut self, run: Run, unknown: UnknownCards) -> f64 {
        if self.cards.is_empty() {
            return 1.0;
        }
        if run.named.is_none() && run.slot_with(Effect::NamesType).is_some() {
            let types = run.options.set.monsters();
            let mut best = 0.0_f64;
            for monster in types {
                if best < 1.0 {
                    best = best.max(self.enter_naming(run, monster, unknown));
                }
            }
            return best;
        }
        if run.number.is_none() && run.slot_with(Effect::NamesStrength).is_some() {
            let numbers = GREATSWORD_STRENGTHS.map(|number| Run { number: Some(number), ..run });
            return numbers.into_iter().map(|run| self.next_card(run, unknown)).fold(1.0, f64::min);
        }
        self.next_card(run, unknown)
    }

    /// The chance after a type is named. A type that cannot appear counts as none, so that it is searched only once.
    pub(crate) fn enter_naming(&mut self, run: Run, monster: Monster, unknown: UnknownCards) -> f64 {
        let named = self.possible_kinds(unknown).has(monster).then_some(monster);
        self.next_card(Run { named, ..run }, unknown)
    }

    /// The chance from here on, dead or alive, with no open question.
    pub(crate) fn resume(&mut self, run: Run, unknown: UnknownCards) -> f64 {
        if run.hp > 0 { self.next_card(run, unknown) } else { self.after_death(run, unknown) }
    }

    /// Reveals the next card.
    fn next_card(&mut self, run: Run, unknown: UnknownCards) -> f64 {
        let place = usize::from(run.faced);
        let Some(&card) = self.cards.get(place) else { return 1.0 };
        let defense = self.defense(&run);
        if defense.health_margin(run.hp, self.cards.get(place..).unwrap_or_default(), unknown) > 0 {
            return 1.0;
        }
        let unknown =
            if self.tiles_are_safe(&run, unknown) { unknown.merged(defense.inert) } else { unknown };
        let key = MemoKey::living(run, unknown);
        if let Some(&chance) = self.memo.get(&key) {
            return chance;
        }
        if self.budget.is_spent(self.memo.len()) {
            return defense.estimate(run.hp, self.cards.get(place..).unwrap_or_default(), unknown);
        }
        let chance = match card {
            Some(monster) => self.reveal(run, monster, unknown),
            None => self.unknown_card(run, unknown),
        };
        self.memo.insert(key, chance);
        chance
    }

    /// Reveals an unknown card.
    pub(crate) fn unknown_card(&mut self, run: Run, unknown: UnknownCards) -> f64 {
        let defense = self.defense(&run);
        let behind = self.cards.get(usize::from(run.faced) + 1..).unwrap_or_default();
        let health_margin = defense.health_margin(run.hp, behind, unknown);
        let chance = |draw: UnknownDraw| {
            if defense.damage(draw.monster) < health_margin {
                return draw.chance;
            }
            let after = match defense.after_simple(&run, draw.monster) {
                Some(after) => self.next_card(after, draw.rest),
                None => self.reveal(run, draw.monster, draw.rest),
            };
            draw.chance * after
        };
        unknown.draws().map(chance).sum()
    }

    fn defense(&mut self, run: &Run) -> Rc<Defense> {
        let (cards, deck_is_empty) = (self.cards.len() as u8, self.deck_is_empty);
        let defense = || Rc::new(Defense::of(*run, cards, deck_is_empty));
        Rc::clone(self.defenses.entry(DefenseKey::of(run)).or_insert_with(defense))
    }

    /// Whether no tile can be lost except by its own use, and no tile depends on the kinds seen.
    fn tiles_are_safe(&self, run: &Run, unknown: UnknownCards) -> bool {
        let may_lose =
            unknown.may_contain(TILE_TAKERS) || self.last_tile_taker.is_some_and(|place| place >= run.faced);
        !may_lose
            && run.held.into_iter().all(|slot| match run.effect(slot) {
                Effect::StrikesForTile | Effect::Defeats(Foe::Repeated) => false,
                Effect::WinsIfAllDiffer => run.variety == Variety::SomeAlike,
                _ => true,
            })
    }

    fn reveal(&mut self, run: Run, monster: Monster, unknown: UnknownCards) -> f64 {
        self.answer(run, run.meet(monster, &mut Silent), unknown)
    }

    /// The chance if the player uses the best tile on the card, or none.
    pub(crate) fn answer(&mut self, run: Run, met: Met, unknown: UnknownCards) -> f64 {
        let mut best = self.face(run, met, None, unknown);
        for slot in run.offers(met, self.deck_is_empty) {
            if best < 1.0 {
                best = best.max(self.face(run, met, Some(slot), unknown));
            }
        }
        best
    }

    /// The chance if the player uses this tile on the card, or none.
    pub(crate) fn face(
        &mut self,
        mut run: Run,
        met: Met,
        strike: Option<Slot>,
        unknown: UnknownCards,
    ) -> f64 {
        match strike {
            Some(slot) if run.effect(slot) == Effect::Replaces => {
                run.replace(slot, met, &mut Silent);
                self.unknown_card(run, unknown)
            }
            _ => {
                let after = run.face(met, strike, &mut Silent);
                self.settle(run, after, unknown)
            }
        }
    }

    fn settle(&mut self, run: Run, after: After, unknown: UnknownCards) -> f64 {
        match after {
            After::Alive => self.next_card(run, unknown),
            After::Dead => self.after_death(run, unknown),
            After::OwesTile { spared } => self.best_discard(run, spared, unknown),
        }
    }

    /// The chance if the player gives up the least useful tile.
    pub(crate) fn best_discard(&mut self, run: Run, spared: SlotSet, unknown: UnknownCards) -> f64 {
        let choices = run.held.minus(spared);
        if choices.is_empty() {
            return self.next_card(run, unknown);
        }
        let mut best = 0.0_f64;
        for slot in choices {
            if best < 1.0 {
                best = best.max(self.discard(run, slot, unknown));
            }
        }
        best
    }

    /// The chance if the player gives up this tile.
    pub(crate) fn discard(&mut self, mut run: Run, slot: Slot, unknown: UnknownCards) -> f64 {
        let after = run.lose_tile(slot, &mut Silent);
        self.settle(run, after, unknown)
    }

    /// After death only Omnipotence helps, if all monsters of the dungeon differ.
    fn after_death(&mut self, run: Run, unknown: UnknownCards) -> f64 {
        if run.omnipotence().is_none() || run.variety == Variety::SomeAlike {
            return 0.0;
        }
        let Some(&card) = self.cards.get(usize::from(run.faced)) else { return 1.0 };
        let key = MemoKey::dead(run, unknown);
        if let Some(&chance) = self.memo.get(&key) {
            return chance;
        }
        if self.budget.is_spent(self.memo.len()) {
            return 0.0;
        }
        let chance = match card {
            Some(monster) => self.unveil(run, monster, unknown),
            None => unknown.draws().map(|draw| draw.chance * self.unveil(run, draw.monster, draw.rest)).sum(),
        };
        self.memo.insert(key, chance);
        chance
    }

    fn unveil(&mut self, mut run: Run, monster: Monster, unknown: UnknownCards) -> f64 {
        run.unveil(run.meet(monster, &mut Silent));
        self.after_death(run, unknown)
    }

    /// Every kind that may appear in this dungeon, including kinds that a card can take on.
    fn possible_kinds(&self, unknown: UnknownCards) -> Kinds {
        let cards = self.cards.iter().copied().flatten().chain(unknown.kinds());
        let mut kinds = Kinds::NONE;
        for card in cards {
            kinds = kinds.with(card);
            match card.card().identity {
                Identity::Printed => {}
                Identity::WithoutSuccess(other) => kinds = kinds.with(other),
                Identity::OfPosition => {
                    let taken_on = (1..=self.cards.len() as u8).filter_map(Monster::of_strength);
                    kinds = taken_on.fold(kinds, Kinds::with);
                }
            }
        }
        kinds
    }
}
