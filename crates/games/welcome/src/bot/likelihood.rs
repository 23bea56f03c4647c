//! How likely the others' visible decisions are in a sampled state: a player who added a monster is equipped for it.

use game::{Seat, SeatSet, math};

use crate::bot::known_cards::{KnownCards, run_of};
use crate::bot::match_score::Opponents;
use crate::bot::rollout::{least_useful_tile, preference, stay_probability, without};
use crate::bot::survival_net::survival_net;
use crate::components::{Monster, Slot};
use crate::run::Run;
use crate::state::{PlacedCard, Welcome};
use crate::view::View;

/// The likelihood of the others' visible decisions if the sample is the truth, above 0 and at most 1. The model: each
/// player adds a card or sets it aside by what is better for the dungeon as they know it, and stays or leaves by the
/// chance that they see.
///
/// The sample must come from this view ([`game::Game::determinize`]). Likelihoods are only compared between samples of
/// the same view, so factors that all of them share are left out.
pub fn likelihood(view: &View, sampled: &Welcome) -> f64 {
    let me = view.observer.seat();
    let others: SeatSet = Seat::all(sampled.seats).filter(|&seat| Some(seat) != me).collect();
    let product: f64 = others.iter().map(|seat| likelihood_of(sampled, seat)).product();
    product.clamp(f64::MIN_POSITIVE, 1.0)
}

/// The likelihood of all decisions of a seat. Most players are sensible, and some decide at random.
fn likelihood_of(game: &Welcome, seat: Seat) -> f64 {
    let cards = added_cards(game, seat).times(cards_set_aside(game, seat));
    let sensible = cards.likelihood * bid_likelihood(game, seat);
    (1.0 - RANDOM_PLAYERS) * sensible + RANDOM_PLAYERS * math::powi(0.5, 1 + u32::from(cards.count))
}

/// The share of players whose decisions say nothing about their cards.
const RANDOM_PLAYERS: f64 = 0.1;

/// The likelihood of several decisions of a sensible player.
#[derive(Clone, Copy)]
struct Decisions {
    likelihood: f64,
    count: u8,
}

impl Decisions {
    const NONE: Decisions = Decisions { likelihood: 1.0, count: 0 };

    fn and(self, likelihood: f64) -> Decisions {
        Decisions { likelihood: self.likelihood * likelihood, count: self.count + 1 }
    }

    fn times(self, other: Decisions) -> Decisions {
        Decisions { likelihood: self.likelihood * other.likelihood, count: self.count + other.count }
    }
}

/// The least probability of any decision, since the model may be wrong.
const MIN_PROBABILITY: f64 = 0.1;

fn probability_of(advantage: f64) -> f64 {
    MIN_PROBABILITY + (1.0 - MIN_PROBABILITY) * preference(advantage)
}

/// The player who added a card to the pile could have set it aside instead.
fn added_cards(game: &Welcome, seat: Seat) -> Decisions {
    let mut decisions = Decisions::NONE;
    for (place, card) in game.pile.iter().enumerate().filter(|(_, card)| card.by == seat) {
        let known = known_below(game, seat, place);
        let advantage = advantage_of_adding(&run_of(game, seat), &known, card.monster);
        decisions = decisions.and(probability_of(advantage));
    }
    decisions
}

/// What the seat knew of the cards below this place of the pile.
fn known_below(game: &Welcome, seat: Seat, place: usize) -> KnownCards {
    let mut known = KnownCards::of_nothing(game, seat);
    for card in game.pile.iter().take(place) {
        if card.by == seat {
            known.strike_out(card.monster);
            known = known.facing(card.monster);
        } else {
            known = known.facing_any();
        }
    }
    known
}

/// How much better it was to add the card than to give up the least useful tile.
fn advantage_of_adding(run: &Run, known: &KnownCards, monster: Monster) -> f64 {
    let aside = least_useful_tile(run, known).map_or(0.0, |(_, chance)| chance);
    survival_net(run, &known.facing(monster)) - aside
}

/// The player who set a card aside under a tile could have added it instead.
fn cards_set_aside(game: &Welcome, seat: Seat) -> Decisions {
    let mut decisions = Decisions::NONE;
    for (slot, aside) in Slot::ALL.into_iter().zip(game.aside) {
        if let Some(PlacedCard { monster, .. }) = aside.filter(|aside| aside.by == seat) {
            let before = with_tile(&run_of(game, seat), slot);
            let known = known_below(game, seat, usize::from(game.pile.len()) / 2);
            let added = survival_net(&before, &known.facing(monster));
            decisions = decisions.and(probability_of(survival_net(&without(before, slot), &known) - added));
        }
    }
    decisions
}

fn with_tile(run: &Run, slot: Slot) -> Run {
    Run::enter(run.adventurer, run.held.with(slot), run.has_success, run.options)
}

/// Bidders stayed and the others left by the chance that they saw.
fn bid_likelihood(game: &Welcome, seat: Seat) -> f64 {
    if !game.is_alive(seat) || !game.acted.contains(seat) {
        return 1.0;
    }
    let known = known_below(game, seat, game.pile.len().into());
    let stays = stay_probability(game, seat, survival_net(&run_of(game, seat), &known), Opponents::Usual);
    let probability = if game.bidders.contains(seat) { stays } else { 1.0 - stays };
    MIN_PROBABILITY + (1.0 - MIN_PROBABILITY) * probability
}
