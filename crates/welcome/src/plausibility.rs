//! How plausible a deal is, by what the others did: who added a monster is equipped for it.

use game::{Seat, SeatSet};

use crate::components::{Held, Monster, Slot};
use crate::hunch::hunch;
use crate::quick::{run_of, staying, without};
use crate::run::Run;
use crate::sight::Sight;
use crate::state::{Aside, Welcome};
use crate::view::View;

/// The likelihood of what the others were seen to do, if the hidden cards lay as they do in this sample, above 0 and at
/// most 1: each of them is taken for a player who adds a card or sets it aside by what is better for the dungeon as they
/// know it, and who stays or leaves by the chance that they see.
///
/// The sample must be one of the view's ([`game::Game::determinize`]). A deal is compared with other deals for the same
/// view, so that what is the same for all of them may be left out.
#[must_use]
pub fn plausibility(view: &View, sampled: &Welcome) -> f64 {
    let me = view.observer.seat();
    let others: SeatSet = Seat::all(sampled.seats).filter(|&seat| Some(seat) != me).collect();
    let placed = placed_so(sampled, others);
    let set_aside = set_aside_so(sampled, others);
    let stayed: f64 = others.iter().map(|seat| stayed_so(sampled, seat)).product();
    (placed * set_aside * stayed).clamp(f64::MIN_POSITIVE, 1.0)
}

/// How sharply players tell a better chance from a worse one.
const SHARPNESS: f64 = 0.1;
/// Nobody does anything with less than this probability: the model may be wrong.
const WHIM: f64 = 0.1;

fn likelihood(advantage: f64) -> f64 {
    WHIM + (1.0 - WHIM) / (1.0 + (-advantage / SHARPNESS).exp())
}

/// Each card of the pile was added by someone who could have set it aside instead.
fn placed_so(game: &Welcome, others: SeatSet) -> f64 {
    let mut product = 1.0;
    for (place, card) in game.pile.iter().enumerate() {
        if others.contains(card.by) {
            let sight = sight_below(game, card.by, place);
            product *= likelihood(advantage_of_adding(&run_of(game, card.by), &sight, card.monster));
        }
    }
    product
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
    let aside = run.held.map(|slot| hunch(&without(*run, slot), sight)).fold(0.0, f64::max);
    hunch(run, &sight.facing(monster)) - aside
}

/// Each card under a tile was set aside by someone who could have added it.
fn set_aside_so(game: &Welcome, others: SeatSet) -> f64 {
    let mut product = 1.0;
    for (slot, aside) in Slot::ALL.into_iter().zip(game.aside) {
        if let Some(Aside { by, monster }) = aside.filter(|aside| others.contains(aside.by)) {
            let before = with_tile(&run_of(game, by), slot);
            let sight = sight_below(game, by, usize::from(game.pile.len()) / 2);
            let added = hunch(&before, &sight.facing(monster));
            product *= likelihood(hunch(&without(before, slot), &sight) - added);
        }
    }
    product
}

/// The adventurer with the tile still there.
fn with_tile(run: &Run, slot: Slot) -> Run {
    let held: Held = run.held.with(slot);
    Run::enter(run.adventurer, held, run.record, run.house)
}

/// Who is still in the bidding stayed, and who is not left, by the chance that they saw.
fn stayed_so(game: &Welcome, seat: Seat) -> f64 {
    if !game.is_alive(seat) || !game.acted.contains(seat) {
        return 1.0;
    }
    let sight = sight_below(game, seat, game.pile.len().into());
    let stays = staying(game, seat, hunch(&run_of(game, seat), &sight));
    let probability = if game.bidders.contains(seat) { stays } else { 1.0 - stays };
    WHIM + (1.0 - WHIM) * probability
}
