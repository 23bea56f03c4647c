//! A dungeon as one observer knows it, and the same dungeon after a decision.

use game::{Dice, Seat};

use crate::action::{Action, GREATSWORD_STRENGTHS};
use crate::components::{Held, Monster, Slot, Tile};
use crate::odds::descent::{Descent, Patience};
use crate::odds::unknown::Unknown;
use crate::run::{Met, Run, Successes};
use crate::state::{Phase, Welcome};
use crate::view::{TileFate, View};

/// A dungeon as one observer knows it, with the adventurer before it or in it.
#[derive(Clone)]
pub(crate) struct Prospect {
    phase: Phase,
    pub(crate) run: Run,
    /// The cards in the order in which they are faced; nothing for one that the observer does not know.
    pub(crate) cards: Vec<Option<Monster>>,
    pub(crate) unknown: Unknown,
    deck_is_empty: bool,
    patience: Patience,
    /// The card that the observer has drawn and not yet placed.
    pub(crate) drawn: Option<Monster>,
}

impl Prospect {
    /// Reads a view. Nothing for one that no game shows.
    pub(crate) fn of(view: &View) -> Option<Prospect> {
        // A sample checks the view and places every card. Those that the observer cannot place are then taken up
        // again, so that it does not matter how they were dealt.
        let sample = Welcome::sampled(view, &mut FirstFace)?;
        let is_possible = sample.run.hp <= MOST_HP && sample.run.relief <= MOST_RELIEF;
        is_possible.then(|| Prospect {
            phase: sample.phase,
            run: run(view, &sample),
            cards: view.pile.iter().rev().map(|card| card.monster).collect(),
            unknown: Unknown::of(unplaced(view, &sample), view.specials.iter().copied().collect()),
            deck_is_empty: view.deck == 0,
            patience: Patience::Endless,
            drawn: known_draw(view),
        })
    }

    /// The same, for those who would rather guess than wait: a large dungeon of unknown cards is weighed in part.
    pub(crate) fn at_a_glance(view: &View) -> Option<Prospect> {
        Prospect::within(view, GLANCE)
    }

    /// The same with this much patience.
    pub(crate) fn within(view: &View, prospects: usize) -> Option<Prospect> {
        Prospect::of(view).map(|prospect| Prospect { patience: Patience::Prospects(prospects), ..prospect })
    }

    /// The chance to come through, with best play from here on.
    pub(crate) fn survival(&self) -> f64 {
        let (mut descent, run, unknown) = (self.descent(), self.run, self.unknown);
        match self.phase {
            Phase::Ask { met, .. } => descent.answer(run, met, unknown),
            Phase::Replace => descent.arrive(run, unknown),
            Phase::Discard { spared } => descent.pay(run, spared, unknown),
            Phase::NextAdventurer | Phase::Over => descent.resume(run, unknown),
            _ => descent.enter(run, unknown),
        }
    }

    /// The chance right after a decision; nothing if it does not fit or does not touch the dungeon.
    pub(crate) fn survival_if(&self, action: Action) -> Option<f64> {
        match (self.phase, action) {
            (Phase::Place(_), Action::Add) => Some(self.topped_with(self.drawn?).survival()),
            (Phase::Place(_), Action::Sacrifice { tile }) => {
                Some(self.without_tile(self.slot(self.run.held, tile)?).survival())
            }
            (Phase::NameType, Action::NameType { monster }) => self.if_named(monster),
            (Phase::PickRival, Action::PickRival { .. }) => Some(self.survival()),
            (Phase::NameStrength(_), Action::NameStrength { strength }) => self.if_numbered(strength),
            (Phase::Ask { met, offered }, Action::Use { tile }) => {
                Some(self.if_struck(met, Some(self.slot(offered, tile)?)))
            }
            (Phase::Ask { met, .. }, Action::Decline) => Some(self.if_struck(met, None)),
            (Phase::Discard { spared }, Action::Discard { tile }) => {
                let slot = self.slot(self.run.held.minus(spared), tile)?;
                Some(self.descent().give_up(self.run, slot, self.unknown))
            }
            _ => None,
        }
    }

    /// The dungeon with another card on top, which the observer knows.
    pub(crate) fn topped_with(&self, monster: Monster) -> Prospect {
        let mut topped = self.clone();
        topped.cards.insert(0, Some(monster));
        topped
    }

    /// The adventurer before the dungeon with one tile less.
    pub(crate) fn without_tile(&self, slot: Slot) -> Prospect {
        self.entered_with(self.run.held.without(slot), self.run.record)
    }

    /// The adventurer before the dungeon with these tiles, led by a player with such a record.
    pub(crate) fn entered_with(&self, held: Held, record: Successes) -> Prospect {
        Prospect { run: Run::enter(self.run.adventurer, held, record, self.run.options), ..self.clone() }
    }

    pub(crate) fn descent(&self) -> Descent {
        Descent::new(self.cards.clone(), self.deck_is_empty, self.patience)
    }

    fn slot(&self, among: Held, tile: Tile) -> Option<Slot> {
        self.run.adventurer.slot_of(tile).filter(|&slot| among.has(slot))
    }

    fn if_named(&self, monster: Monster) -> Option<f64> {
        let is_lawful = self.run.options.set.monsters().any(|known| known == monster);
        is_lawful.then(|| self.descent().enter_naming(self.run, monster, self.unknown))
    }

    fn if_numbered(&self, strength: u8) -> Option<f64> {
        let run = Run { number: Some(strength), ..self.run };
        GREATSWORD_STRENGTHS.contains(&strength).then(|| self.descent().enter(run, self.unknown))
    }

    fn if_struck(&self, met: Met, strike: Option<Slot>) -> f64 {
        self.descent().face(self.run, met, strike, self.unknown)
    }
}

/// Before the dungeon, the run is the observer's, or for the public that of the player whose turn it is.
fn run(view: &View, sample: &Welcome) -> Run {
    if view.dungeon.is_some() {
        return sample.run;
    }
    let seat = view.observer.seat().unwrap_or(view.actor);
    Run::enter(sample.run.adventurer, sample.run.held, record(view, seat), sample.options)
}

/// Whether the player in this seat has a success card.
pub(crate) fn record(view: &View, seat: Seat) -> Successes {
    match view.players.get(seat.index()) {
        Some(player) if player.successes > 0 => Successes::Some,
        _ => Successes::None,
    }
}

/// The cards that the sample placed and the observer cannot.
fn unplaced(view: &View, sample: &Welcome) -> impl Iterator<Item = Monster> {
    let deck = sample.deck.kinds().flat_map(|(monster, copies)| (0..copies).map(move |_| monster));
    let hidden = sample.pile.iter().zip(&view.pile).filter(|(_, shown)| shown.monster.is_none());
    let asides = view.tiles.iter().filter_map(|tile| match tile.fate {
        TileFate::Sacrificed { monster: None, .. } => {
            sample.aside[view.adventurer.slot_of(tile.tile)?.index()].map(|aside| aside.monster)
        }
        _ => None,
    });
    let drawn = match (sample.phase, known_draw(view)) {
        (Phase::Place(monster), None) => Some(monster),
        _ => None,
    };
    deck.chain(hidden.map(|(card, _)| card.monster)).chain(asides).chain(drawn)
}

fn known_draw(view: &View) -> Option<Monster> {
    view.drawn.and_then(|drawn| drawn.monster)
}

/// Prospects that are weighed in a few milliseconds.
const GLANCE: usize = 3_000;

/// More health points, and more relief, than any run can gather.
const MOST_HP: i16 = 99;
const MOST_RELIEF: u8 = 15;

/// Dice that always fall the same way.
struct FirstFace;

impl Dice for FirstFace {
    fn below(&mut self, _bound: u32) -> u32 {
        0
    }
}
