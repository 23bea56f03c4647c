//! How plausible a deal is, by what the others did: who added a monster is equipped for it.

use game::{Seat, SeatSet};

use crate::components::{Held, Monster, Slot};
use crate::rollout::{least_missed, preference, run_of, staying, without};
use crate::run::Run;
use crate::sight::Sight;
use crate::state::{Aside, Welcome};
use crate::survival_net::survival_net;
use crate::view::View;

/// The likelihood of what the others were seen to do, if the hidden cards lay as they do in this sample, above 0 and at
/// most 1: each of them is taken for a player who adds a card or sets it aside by what is better for the dungeon as they
/// know it, and who stays or leaves by the chance that they see.
///
/// The sample must be one of the view's ([`game::Game::determinize`]). A deal is compared with other deals for the same
/// view, so that what is the same for all of them may be left out.
#[must_use]
pub fn likelihood(view: &View, sampled: &Welcome) -> f64 {
    let me = view.observer.seat();
    let others: SeatSet = Seat::all(sampled.seats).filter(|&seat| Some(seat) != me).collect();
    let product: f64 = others.iter().map(|seat| acted_so(sampled, seat)).product();
    product.clamp(f64::MIN_POSITIVE, 1.0)
}

/// How likely a player in this seat does what it did: most players are sensible, and some decide at random.
fn acted_so(game: &Welcome, seat: Seat) -> f64 {
    let cards = placed_so(game, seat).times(set_aside_so(game, seat));
    let sensible = cards.likelihood * stayed_so(game, seat);
    (1.0 - ERRATIC) * sensible + ERRATIC * 0.5_f64.powi(1 + i32::from(cards.decisions))
}

/// The share of players whose decisions say nothing about their cards.
const ERRATIC: f64 = 0.1;

/// How likely some decisions of a sensible player are.
#[derive(Clone, Copy)]
struct Likely {
    likelihood: f64,
    decisions: u8,
}

impl Likely {
    const NOTHING_DECIDED: Likely = Likely { likelihood: 1.0, decisions: 0 };

    fn and(self, likelihood: f64) -> Likely {
        Likely { likelihood: self.likelihood * likelihood, decisions: self.decisions + 1 }
    }

    fn times(self, other: Likely) -> Likely {
        Likely { likelihood: self.likelihood * other.likelihood, decisions: self.decisions + other.decisions }
    }
}

/// Nobody does anything with less than this probability: the model may be wrong.
const WHIM: f64 = 0.1;

fn chance_of(advantage: f64) -> f64 {
    WHIM + (1.0 - WHIM) * preference(advantage)
}

/// Each card of the pile was added by someone who could have set it aside instead.
fn placed_so(game: &Welcome, seat: Seat) -> Likely {
    let mut likely = Likely::NOTHING_DECIDED;
    for (place, card) in game.pile.iter().enumerate().filter(|(_, card)| card.by == seat) {
        let sight = sight_below(game, seat, place);
        let advantage = advantage_of_adding(&run_of(game, seat), &sight, card.monster);
        likely = likely.and(chance_of(advantage));
    }
    likely
}

/// What the one who added this card knew of those below it.
fn sight_below(game: &Welcome, seat: Seat, place: usize) -> Sight {
    let mut sight = Sight::of_nothing(game, seat);
    for card in game.pile.iter().take(place) {
        if card.by == seat {
            sight.strike_out(card.monster);
            sight = sight.facing(card.monster);
        } else {
            sight = sight.facing_any();
        }
    }
    sight
}

/// How much better it was to add the card than to give up the tile that is missed least.
fn advantage_of_adding(run: &Run, sight: &Sight, monster: Monster) -> f64 {
    let aside = least_missed(run, sight).map_or(0.0, |(_, chance)| chance);
    survival_net(run, &sight.facing(monster)) - aside
}

/// Each card under a tile was set aside by someone who could have added it.
fn set_aside_so(game: &Welcome, seat: Seat) -> Likely {
    let mut likely = Likely::NOTHING_DECIDED;
    for (slot, aside) in Slot::ALL.into_iter().zip(game.aside) {
        if let Some(Aside { monster, .. }) = aside.filter(|aside| aside.by == seat) {
            let before = with_tile(&run_of(game, seat), slot);
            let sight = sight_below(game, seat, usize::from(game.pile.len()) / 2);
            let added = survival_net(&before, &sight.facing(monster));
            likely = likely.and(chance_of(survival_net(&without(before, slot), &sight) - added));
        }
    }
    likely
}

/// The adventurer with the tile still there.
fn with_tile(run: &Run, slot: Slot) -> Run {
    let held: Held = run.held.with(slot);
    Run::enter(run.adventurer, held, run.record, run.options)
}

/// Who is still in the bidding stayed, and who is not left, by the chance that they saw.
fn stayed_so(game: &Welcome, seat: Seat) -> f64 {
    if !game.is_alive(seat) || !game.acted.contains(seat) {
        return 1.0;
    }
    let sight = sight_below(game, seat, game.pile.len().into());
    let stays = staying(game, seat, survival_net(&run_of(game, seat), &sight));
    let probability = if game.bidders.contains(seat) { stays } else { 1.0 - stays };
    WHIM + (1.0 - WHIM) * probability
}
