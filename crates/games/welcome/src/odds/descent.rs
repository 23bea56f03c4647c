//! Every way through the dungeon, weighed: chance by its odds, the player by the best choice.
//!
//! What a card does is asked of [`Run`], as in the game; here is only the order of questions, as in `dungeon`.

use game::Silent;
use rustc_hash::FxHashMap;
use std::rc::Rc;

use crate::action::GREATSWORD_STRENGTHS;
use crate::bag::Kinds;
use crate::components::{Effect, Foe, Held, Identity, Monster, Slot, Special};
use crate::odds::guard::{Gear, Guard};
use crate::odds::key::Key;
use crate::odds::unknown::{Draw, Unknown};
use crate::run::{After, Met, Run, Variety};

/// The kinds that take a tile.
const TAKERS: Kinds = {
    let (mut kinds, mut index) = (Kinds::NONE, 0);
    while index < Monster::ALL.len() {
        if matches!(Monster::ALL[index].card().effect, Special::TakeTile) {
            kinds = kinds.with(Monster::ALL[index]);
        }
        index += 1;
    }
    kinds
};

/// A dungeon to go down, and what was already found out about it.
pub(crate) struct Descent {
    /// The cards in the order in which they are faced; nothing for one that the observer does not know.
    cards: Vec<Option<Monster>>,
    deck_is_empty: bool,
    /// The place of the last known card that takes a tile.
    last_taker: Option<u8>,
    /// How many prospects are weighed before the rest is guessed at.
    patience: Patience,
    known: FxHashMap<Key, f64>,
    guards: FxHashMap<Gear, Rc<Guard>>,
}

/// How long to weigh before guessing.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Patience {
    /// Until everything is weighed, which takes seconds for a dozen unknown cards.
    Endless,
    /// Until so many prospects are weighed; what is left then is guessed at, by its expected harm.
    Prospects(usize),
}

impl Patience {
    fn is_over(self, weighed: usize) -> bool {
        matches!(self, Patience::Prospects(most) if weighed >= most)
    }
}

/// The place of the last known card that takes a tile.
fn last_taker(cards: &[Option<Monster>]) -> Option<u8> {
    let takes = |card: &Option<Monster>| card.is_some_and(|monster| TAKERS.has(monster));
    cards.iter().rposition(takes).map(|place| place as u8)
}

impl Descent {
    pub(crate) fn new(cards: Vec<Option<Monster>>, deck_is_empty: bool, patience: Patience) -> Descent {
        Descent {
            last_taker: last_taker(&cards),
            cards,
            deck_is_empty,
            patience,
            known: FxHashMap::default(),
            guards: FxHashMap::default(),
        }
    }

    /// The chance to come through from the door on. The player names the best type; the rival is taken to name
    /// the worst strength by what the observer knows.
    pub(crate) fn enter(&mut self, run: Run, unknown: Unknown) -> f64 {
        if self.cards.is_empty() {
            return 1.0;
        }
        if run.named.is_none() && run.holder(Effect::NamesType).is_some() {
            let types = run.options.set.monsters();
            let mut best = 0.0_f64;
            for monster in types {
                if best < 1.0 {
                    best = best.max(self.enter_naming(run, monster, unknown));
                }
            }
            return best;
        }
        if run.number.is_none() && run.holder(Effect::NamesStrength).is_some() {
            let numbers = GREATSWORD_STRENGTHS.map(|number| Run { number: Some(number), ..run });
            return numbers.into_iter().map(|run| self.go_on(run, unknown)).fold(1.0, f64::min);
        }
        self.go_on(run, unknown)
    }

    /// The chance once a type is named. One that cannot come is as good as none, and need not be tried again.
    pub(crate) fn enter_naming(&mut self, run: Run, monster: Monster, unknown: Unknown) -> f64 {
        let named = self.may_come(unknown).has(monster).then_some(monster);
        self.go_on(Run { named, ..run }, unknown)
    }

    /// The chance from here on, dead or alive, with no question open.
    pub(crate) fn resume(&mut self, run: Run, unknown: Unknown) -> f64 {
        if run.hp > 0 { self.go_on(run, unknown) } else { self.lie_dead(run, unknown) }
    }

    /// Turns the next card up.
    fn go_on(&mut self, run: Run, unknown: Unknown) -> f64 {
        let place = usize::from(run.faced);
        let Some(&card) = self.cards.get(place) else { return 1.0 };
        let guard = self.guard(&run);
        if guard.spare(run.hp, self.cards.get(place..).unwrap_or_default(), unknown) > 0 {
            return 1.0;
        }
        let unknown = if self.is_settled(&run, unknown) { unknown.blurred(guard.inert) } else { unknown };
        let key = Key::living(run, unknown);
        if let Some(&chance) = self.known.get(&key) {
            return chance;
        }
        if self.patience.is_over(self.known.len()) {
            return guard.guess(run.hp, self.cards.get(place..).unwrap_or_default(), unknown);
        }
        let chance = match card {
            Some(monster) => self.reveal(run, monster, unknown),
            None => self.arrive(run, unknown),
        };
        self.known.insert(key, chance);
        chance
    }

    /// A card comes from those unknown.
    pub(crate) fn arrive(&mut self, run: Run, unknown: Unknown) -> f64 {
        let guard = self.guard(&run);
        let behind = self.cards.get(usize::from(run.faced) + 1..).unwrap_or_default();
        let spare = guard.spare(run.hp, behind, unknown);
        let chance = |draw: Draw| {
            if guard.harm(draw.monster) < spare {
                return draw.chance;
            }
            let after = match guard.after_plain(&run, draw.monster) {
                Some(after) => self.go_on(after, draw.rest),
                None => self.reveal(run, draw.monster, draw.rest),
            };
            draw.chance * after
        };
        unknown.draws().map(chance).sum()
    }

    fn guard(&mut self, run: &Run) -> Rc<Guard> {
        let (cards, deck_is_empty) = (self.cards.len() as u8, self.deck_is_empty);
        let guard = || Rc::new(Guard::of(*run, cards, deck_is_empty));
        Rc::clone(self.guards.entry(Gear::of(run)).or_insert_with(guard))
    }

    /// Whether it is certain that no tile will be lost but by its own use, and no tile asks what was seen.
    fn is_settled(&self, run: &Run, unknown: Unknown) -> bool {
        let may_lose = unknown.may_hold(TAKERS) || self.last_taker.is_some_and(|place| place >= run.faced);
        !may_lose
            && run.held.into_iter().all(|slot| match run.effect(slot) {
                Effect::StrikesForTile | Effect::Defeats(Foe::Repeated) => false,
                Effect::WinsIfAllDiffer => run.variety == Variety::SomeAlike,
                _ => true,
            })
    }

    fn reveal(&mut self, run: Run, monster: Monster, unknown: Unknown) -> f64 {
        self.answer(run, run.meet(monster, &mut Silent), unknown)
    }

    /// The player uses the best tile on the card, or none.
    pub(crate) fn answer(&mut self, run: Run, met: Met, unknown: Unknown) -> f64 {
        let mut best = self.face(run, met, None, unknown);
        for slot in run.offers(met, self.deck_is_empty) {
            if best < 1.0 {
                best = best.max(self.face(run, met, Some(slot), unknown));
            }
        }
        best
    }

    /// The chance if the player uses this tile on the card, or none.
    pub(crate) fn face(&mut self, mut run: Run, met: Met, strike: Option<Slot>, unknown: Unknown) -> f64 {
        match strike {
            Some(slot) if run.effect(slot) == Effect::Replaces => {
                run.replace(slot, met, &mut Silent);
                self.arrive(run, unknown)
            }
            _ => {
                let after = run.face(met, strike, &mut Silent);
                self.settle(run, after, unknown)
            }
        }
    }

    fn settle(&mut self, run: Run, after: After, unknown: Unknown) -> f64 {
        match after {
            After::Alive => self.go_on(run, unknown),
            After::Dead => self.lie_dead(run, unknown),
            After::OwesTile { spared } => self.pay(run, spared, unknown),
        }
    }

    /// The player gives up the tile that matters least.
    pub(crate) fn pay(&mut self, run: Run, spared: Held, unknown: Unknown) -> f64 {
        let choices = run.held.minus(spared);
        if choices.is_empty() {
            return self.go_on(run, unknown);
        }
        let mut best = 0.0_f64;
        for slot in choices {
            if best < 1.0 {
                best = best.max(self.give_up(run, slot, unknown));
            }
        }
        best
    }

    /// The chance if the player gives up this tile.
    pub(crate) fn give_up(&mut self, mut run: Run, slot: Slot, unknown: Unknown) -> f64 {
        let after = run.lose_tile(slot, &mut Silent);
        self.settle(run, after, unknown)
    }

    /// After death only Omnipotence helps, if no two cards of the whole dungeon are alike.
    fn lie_dead(&mut self, run: Run, unknown: Unknown) -> f64 {
        if run.omnipotence().is_none() || run.variety == Variety::SomeAlike {
            return 0.0;
        }
        let Some(&card) = self.cards.get(usize::from(run.faced)) else { return 1.0 };
        let key = Key::dead(run, unknown);
        if let Some(&chance) = self.known.get(&key) {
            return chance;
        }
        if self.patience.is_over(self.known.len()) {
            return 0.0;
        }
        let chance = match card {
            Some(monster) => self.unveil(run, monster, unknown),
            None => unknown.draws().map(|draw| draw.chance * self.unveil(run, draw.monster, draw.rest)).sum(),
        };
        self.known.insert(key, chance);
        chance
    }

    fn unveil(&mut self, mut run: Run, monster: Monster, unknown: Unknown) -> f64 {
        run.unveil(run.meet(monster, &mut Silent));
        self.lie_dead(run, unknown)
    }

    /// Every kind that a card may have in this dungeon, those that a card may take on included.
    fn may_come(&self, unknown: Unknown) -> Kinds {
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
