//! Win chances of a full state, for search.

use game::{MAX_SEATS, Seat, math};

use crate::bot::rollout::FutureValues;
use crate::bot::win_model::{item_value, rooms_left};
use crate::components::Item;
use crate::options::Mode;
use crate::state::{Phase, Raiders};
use crate::view::View;

/// Each seat's estimated win chance, by coins, wounds, items and hand.
pub fn evaluate(game: &Raiders) -> [f64; MAX_SEATS] {
    let left = f64::from(rooms_left(game.level, game.place));
    let (coin_scale, wound_scale) = (1.0 + left.sqrt(), 0.3 + 0.3 * left.sqrt());
    let mut weights = [0.0; MAX_SEATS];
    let faint_weight = |seat: Seat| math::exp(f64::from(game.player(seat).wounds) / wound_scale);
    let total: f64 = game.everyone().map(faint_weight).sum();
    for seat in game.everyone() {
        let coins = f64::from(game.player(seat).coins) + reserve(game, seat);
        weights[seat.index()] = (total - faint_weight(seat)) * math::exp(coins / coin_scale);
    }
    let sum: f64 = weights.iter().sum();
    weights.map(|weight| if sum > 0.0 { weight / sum } else { 0.0 })
}

/// The number of decisions that a rollout looks ahead. In the standard game, what comes after the next room says more about
/// luck than about the card that is chosen in secret now. In the tactical game, cards are answered, so it takes longer until
/// one has paid.
pub fn decisions_ahead(game: &Raiders) -> u32 {
    match game.options.mode {
        Mode::Standard => 5,
        Mode::Tactical => 20,
    }
}

/// Whether nobody has played a card in the current room, so that `evaluate` sees all that was decided.
pub fn is_between_rooms(game: &Raiders) -> bool {
    game.phase == Phase::Cards && game.cards.iter().all(Option::is_none)
}

/// The value of what a seat holds besides coins, in coins.
fn reserve(game: &Raiders, seat: Seat) -> f64 {
    let left = rooms_left(game.level, game.place);
    let items = Item::ALL
        .into_iter()
        .map(|item| f64::from(game.player(seat).items.count(item)) * item_value(item, left));
    let hand = if game.phase == Phase::Cards { FutureValues::new(game, seat, game.place).all() } else { 0.0 };
    items.sum::<f64>() + hand
}

/// Always neutral. Hands, coins and wounds are public, and the search itself models the face-down cards. Only a lit torch
/// could make a card reveal something about a face-down room.
pub fn likelihood(_view: &View, _game: &Raiders) -> f64 {
    1.0
}
