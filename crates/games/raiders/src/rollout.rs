//! What a sensible raider does, guessed fast: for playing on in a state that a search has drawn.
//!
//! Each card is worth what it brings in the room that is entered, given the cards that lie open and rivals who play
//! any of 1 to 5, and what the cards kept back bring in the rooms ahead, as far as the seat knows them.

use game::{Dice, MAX_SEATS, Seat};

use crate::action::Action;
use crate::card::{Card, Powers};
use crate::components::Chamber;
use crate::options::Mode;
use crate::policy::standing::{item_worth, rooms_left};
use crate::policy::start_worth;
use crate::rollout::room::{Foresight, Worths};
use crate::state::{Phase, ROOMS, Raiders};

mod room;

/// How far the guess of a card's worth may be off, in coins: so that raiders do not all play alike. Less of it makes a
/// search weaker also where cards are played open, since it then relies on what others will do.
const WHIM: f64 = 0.7;

/// What a sensible player in this seat does, judged by what the seat may know.
pub fn rollout_policy(game: &Raiders, seat: Seat, legal: &[Action], dice: &mut impl Dice) -> Option<Action> {
    let hands = if game.phase == Phase::Cards { Some(Plan::of(game, seat)) } else { None };
    let mut found: Option<(Action, f64)> = None;
    for &action in legal {
        let worth = match (action, &hands) {
            (Action::Take { character }, _) => start_worth(character),
            (Action::Play { card }, Some(plan)) => plan.worth(game, card),
            _ => continue,
        };
        let worth = worth + WHIM * f64::from(dice.below(1024)) / 1024.0;
        if found.is_none_or(|(_, most)| worth > most) {
            found = Some((action, worth));
        }
    }
    found.map(|(action, _)| action)
}

/// The others' visible decisions tell nothing that counts: hands, coins and wounds lie open, sealed cards are chosen anew
/// by whoever searches, and only a lit torch could make a card speak of a dark room.
#[must_use]
pub fn likelihood(_view: &crate::view::View, _game: &Raiders) -> f64 {
    1.0
}

/// Each seat's chance to win as the game stands, judged by coins, wounds and what is held.
#[must_use]
pub fn evaluate(game: &Raiders) -> [f64; MAX_SEATS] {
    let left = f64::from(rooms_left(game.level, game.place));
    let (coin_scale, wound_scale) = (1.0 + left.sqrt(), 0.3 + 0.3 * left.sqrt());
    let mut pulls = [0.0; MAX_SEATS];
    let agony = |seat: Seat| (f64::from(game.player(seat).wounds) / wound_scale).exp();
    let total: f64 = game.everyone().map(agony).sum();
    for seat in game.everyone() {
        let coins = f64::from(game.player(seat).coins) + reserve(game, seat);
        pulls[seat.index()] = (total - agony(seat)) * (coins / coin_scale).exp();
    }
    let sum: f64 = pulls.iter().sum();
    pulls.map(|pull| if sum > 0.0 { pull / sum } else { 0.0 })
}

/// What a seat holds besides coins, in coins.
fn reserve(game: &Raiders, seat: Seat) -> f64 {
    let left = rooms_left(game.level, game.place);
    let items = crate::components::Item::ALL
        .into_iter()
        .map(|item| f64::from(game.player(seat).items.count(item)) * item_worth(item, left));
    let hand = if game.phase == Phase::Cards { Plan::ahead(game, seat, game.place).all() } else { 0.0 };
    items.sum::<f64>() + hand
}

/// What each card of a seat is worth now, and what the rest of the hand is worth in the rooms ahead.
struct Plan {
    hand: Powers,
    here: Worths,
    ahead: Ahead,
    items_left: u8,
}

impl Plan {
    fn of(game: &Raiders, seat: Seat) -> Plan {
        let foresight = Foresight::of(game, seat);
        let here = game.chamber().map_or([0.0; 5], |chamber| foresight.here(chamber));
        let ahead = Ahead::of(game, seat, game.place + 1, &foresight);
        let items_left = rooms_left(game.level, game.place);
        Plan { hand: game.player(seat).powers, here, ahead, items_left }
    }

    fn ahead(game: &Raiders, seat: Seat, from: u8) -> Ahead {
        Ahead::of(game, seat, from, &Foresight::of(game, seat))
    }

    /// A crystal ball is left to those who think longer; keys and swords count as 5 and keep the hand whole.
    fn worth(&self, game: &Raiders, card: Card) -> f64 {
        let place = |power: u8| self.here[usize::from(power.clamp(1, 5)) - 1];
        match card.item() {
            None => place(card.power().unwrap_or(1)) + self.ahead.worth(self.hand.without(card)),
            Some(_) if game.plays_again(card) => -10.0,
            Some(item) => {
                let here = if game.escapes_by(card) { 0.0 } else { place(5) };
                here + self.ahead.worth(self.hand) - item_worth(item, self.items_left)
            }
        }
    }
}

/// What every part of a hand is worth in the rooms ahead, played in the best order.
struct Ahead {
    worths: [f64; 32],
    hand: usize,
}

impl Ahead {
    fn of(game: &Raiders, seat: Seat, from: u8, foresight: &Foresight<'_>) -> Ahead {
        let hand = game.player(seat).powers.bits();
        let mut worths = [0.0; 32];
        for place in (from..ROOMS).rev() {
            let room = known(game, seat, place).map_or([0.0; 5], |chamber| foresight.later(chamber));
            // Larger hands come first, so that each is built on the smaller ones of the room behind.
            for part in (1..32_usize).rev().filter(|part| part & !hand == 0) {
                let best = (0..5).filter(|power| part & (1 << power) != 0);
                let best = best.map(|power| room[power] + worths[part & !(1 << power)]);
                worths[part] = best.fold(f64::NEG_INFINITY, f64::max);
            }
        }
        Ahead { worths, hand }
    }

    fn worth(&self, hand: Powers) -> f64 {
        self.worths[hand.bits() & self.hand]
    }

    fn all(&self) -> f64 {
        self.worths[self.hand]
    }
}

/// The room at this place, if the seat knows it.
fn known(game: &Raiders, seat: Seat, place: u8) -> Option<Chamber> {
    let seen = game.dark.face(place) == crate::components::Face::Up || game.lit.contains(seat);
    game.row.get(usize::from(place)).copied().flatten().filter(|_| seen)
}

/// Whether the card that this seat has chosen lies open.
fn lies_open(game: &Raiders, seat: Seat) -> bool {
    game.options.mode == Mode::Tactical || !game.is_sealed(seat)
}
