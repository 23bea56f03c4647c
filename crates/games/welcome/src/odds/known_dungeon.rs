//! The dungeon as one observer knows it, and its odds now and after an action.

use game::{Dice, Seat};

use crate::action::{Action, GREATSWORD_STRENGTHS};
use crate::components::{Monster, Slot, SlotSet, Tile};
use crate::odds::search::{Budget, DungeonSearch};
use crate::odds::unknown_cards::UnknownCards;
use crate::run::{HasSuccess, Met, Run};
use crate::state::{Phase, Welcome};
use crate::view::{TileFate, View};

/// The dungeon as one observer knows it, with the adventurer before it or in it.
#[derive(Clone)]
pub(crate) struct KnownDungeon {
    phase: Phase,
    pub(crate) run: Run,
    /// The cards in the order in which they are faced; `None` for an unknown card.
    pub(crate) cards: Vec<Option<Monster>>,
    pub(crate) unknown: UnknownCards,
    deck_is_empty: bool,
    budget: Budget,
    /// The card that the observer has drawn but not placed yet.
    pub(crate) drawn: Option<Monster>,
}

impl KnownDungeon {
    /// Reads a view. Returns `None` for an impossible view, and before the first round.
    pub(crate) fn of(view: &View) -> Option<KnownDungeon> {
        // A sample checks the view and places every card. The cards that the observer cannot place are collected
        // again below, so it does not matter how they were dealt.
        let sample = Welcome::sampled(view, &mut ZeroDice)?;
        let actor = view.actor?;
        let is_possible = sample.run.hp <= MOST_HP && sample.run.relief <= MOST_RELIEF;
        is_possible.then(|| KnownDungeon {
            phase: sample.phase,
            run: run(view, actor, &sample),
            cards: view.pile.iter().rev().map(|card| card.monster).collect(),
            unknown: UnknownCards::of(unplaced(view, &sample), view.specials.iter().copied().collect()),
            deck_is_empty: view.deck == 0,
            budget: Budget::Unlimited,
            drawn: known_draw(view),
        })
    }

    /// Like [`KnownDungeon::of`], but searches large dungeons of unknown cards only in part.
    pub(crate) fn quick(view: &View) -> Option<KnownDungeon> {
        KnownDungeon::within(view, QUICK_BUDGET)
    }

    /// Like [`KnownDungeon::of`], but estimates after this many positions.
    pub(crate) fn within(view: &View, positions: usize) -> Option<KnownDungeon> {
        KnownDungeon::of(view).map(|dungeon| KnownDungeon { budget: Budget::Positions(positions), ..dungeon })
    }

    /// The chance to survive with best play from here on.
    pub(crate) fn survival(&self) -> f64 {
        let (mut search, run, unknown) = (self.search(), self.run, self.unknown);
        match self.phase {
            Phase::Ask { met, .. } => search.answer(run, met, unknown),
            Phase::Replace => search.unknown_card(run, unknown),
            Phase::Discard { spared } => search.best_discard(run, spared, unknown),
            Phase::NextAdventurer | Phase::Over => search.resume(run, unknown),
            _ => search.enter(run, unknown),
        }
    }

    /// The chance right after an action; `None` if it does not fit or does not change the dungeon.
    pub(crate) fn survival_if(&self, action: Action) -> Option<f64> {
        match (self.phase, action) {
            (Phase::Place(_), Action::Add) => Some(self.with_card_on_top(self.drawn?).survival()),
            (Phase::Place(_), Action::Sacrifice { tile }) => {
                Some(self.without_tile(self.slot(self.run.held, tile)?).survival())
            }
            (Phase::NameType, Action::NameType { monster }) => self.if_type_named(monster),
            (Phase::PickRival, Action::PickRival { .. }) => Some(self.survival()),
            (Phase::NameStrength(_), Action::NameStrength { strength }) => self.if_strength_named(strength),
            (Phase::Ask { met, offered }, Action::Use { tile }) => {
                Some(self.if_used(met, Some(self.slot(offered, tile)?)))
            }
            (Phase::Ask { met, .. }, Action::Decline) => Some(self.if_used(met, None)),
            (Phase::Discard { spared }, Action::Discard { tile }) => {
                let slot = self.slot(self.run.held.minus(spared), tile)?;
                Some(self.search().discard(self.run, slot, self.unknown))
            }
            _ => None,
        }
    }

    fn with_card_on_top(&self, monster: Monster) -> KnownDungeon {
        let mut topped = self.clone();
        topped.cards.insert(0, Some(monster));
        topped
    }

    fn without_tile(&self, slot: Slot) -> KnownDungeon {
        let held = self.run.held.without(slot);
        let run = Run::enter(self.run.adventurer, held, self.run.has_success, self.run.options);
        KnownDungeon { run, ..self.clone() }
    }

    fn search(&self) -> DungeonSearch {
        DungeonSearch::new(self.cards.clone(), self.deck_is_empty, self.budget)
    }

    fn slot(&self, among: SlotSet, tile: Tile) -> Option<Slot> {
        self.run.adventurer.slot_of(tile).filter(|&slot| among.has(slot))
    }

    fn if_type_named(&self, monster: Monster) -> Option<f64> {
        let is_lawful = self.run.options.set.monsters().any(|known| known == monster);
        is_lawful.then(|| self.search().enter_naming(self.run, monster, self.unknown))
    }

    fn if_strength_named(&self, strength: u8) -> Option<f64> {
        let run = Run { number: Some(strength), ..self.run };
        GREATSWORD_STRENGTHS.contains(&strength).then(|| self.search().enter(run, self.unknown))
    }

    fn if_used(&self, met: Met, strike: Option<Slot>) -> f64 {
        self.search().face(self.run, met, strike, self.unknown)
    }
}

/// Before the dungeon, the run is the observer's; for the public it is that of the player whose turn it is.
fn run(view: &View, actor: Seat, sample: &Welcome) -> Run {
    if view.dungeon.is_some() {
        return sample.run;
    }
    let seat = view.observer.seat().unwrap_or(actor);
    Run::enter(sample.run.adventurer, sample.run.held, has_success(view, seat), sample.options)
}

fn has_success(view: &View, seat: Seat) -> HasSuccess {
    HasSuccess::by_count(view.players.get(seat.index()).map_or(0, |player| player.successes))
}

/// The cards that the sample placed and the observer cannot place.
fn unplaced(view: &View, sample: &Welcome) -> impl Iterator<Item = Monster> {
    let deck = sample.deck.kinds().flat_map(|(monster, copies)| (0..copies).map(move |_| monster));
    let hidden = sample.pile.iter().zip(&view.pile).filter(|(_, shown)| shown.monster.is_none());
    let asides = view.tiles.iter().filter_map(|tile| match tile.fate {
        TileFate::Sacrificed { monster: None, .. } => {
            sample.aside[sample.adventurer().slot_of(tile.tile)?.index()].map(|aside| aside.monster)
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

/// As many positions as are searched in a few milliseconds.
const QUICK_BUDGET: usize = 3_000;

/// Upper bounds of the health points and the relief that a run can reach.
const MOST_HP: i16 = 99;
const MOST_RELIEF: u8 = 15;

/// Dice that always return 0.
struct ZeroDice;

impl Dice for ZeroDice {
    fn below(&mut self, _bound: u32) -> u32 {
        0
    }
}
