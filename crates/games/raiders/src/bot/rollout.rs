//! A fast guess at a good decision, for rollouts.
//!
//! The value of a card is its value in the current room, given the visible cards and random cards of the other rivals, plus
//! the value of the remaining hand in the rooms ahead that the seat knows.

use game::{Dice, Seat};

use crate::action::Action;
use crate::bot::policy::start_value;
use crate::bot::win_model::{item_value, rooms_left};
use crate::card::{Card, Powers};
use crate::components::Chamber;
use crate::options::Mode;
use crate::state::{Phase, ROOMS, Raiders};

use self::room_values::{PowerValues, RoomValues};

mod room_values;

/// The range of random noise on the value of a card, in coins. It makes players differ. Less noise weakens the search even in
/// tactical mode, because the search then relies on exact predictions.
const NOISE: f64 = 0.7;

/// Guesses what a sensible player in this seat does, by what the seat may know.
pub fn rollout_policy(game: &Raiders, seat: Seat, legal: &[Action], dice: &mut impl Dice) -> Option<Action> {
    let plan = if game.phase == Phase::Cards { Some(HandPlan::of(game, seat)) } else { None };
    let mut found: Option<(Action, f64)> = None;
    for &action in legal {
        let value = match (action, &plan) {
            (Action::Take { character }, _) => start_value(character),
            (Action::Play { card }, Some(plan)) => plan.value(game, card),
            _ => continue,
        };
        let value = value + NOISE * f64::from(dice.below(1024)) / 1024.0;
        if found.is_none_or(|(_, most)| value > most) {
            found = Some((action, value));
        }
    }
    found.map(|(action, _)| action)
}

/// The values of a seat's cards now, and of the remaining hand in the rooms ahead.
struct HandPlan {
    hand: Powers,
    here: PowerValues,
    ahead: FutureValues,
    items_left: u8,
}

impl HandPlan {
    fn of(game: &Raiders, seat: Seat) -> HandPlan {
        let room_values = RoomValues::of(game, seat);
        let here = game.chamber().map_or([0.0; 5], |chamber| room_values.here(chamber));
        let ahead = FutureValues::of(game, seat, game.place + 1, &room_values);
        let items_left = rooms_left(game.level, game.place);
        HandPlan { hand: game.player(seat).powers, here, ahead, items_left }
    }

    /// Crystal balls are left to the full policy. Keys and swords count as 5 and keep the hand.
    fn value(&self, game: &Raiders, card: Card) -> f64 {
        let value_here = |power: u8| self.here[usize::from(power.clamp(1, 5)) - 1];
        match card.item() {
            None => value_here(card.power().unwrap_or(1)) + self.ahead.value(self.hand.without(card)),
            Some(_) if game.plays_again(card) => -10.0,
            Some(item) => {
                let here = if game.escapes_by(card) { 0.0 } else { value_here(5) };
                here + self.ahead.value(self.hand) - item_value(item, self.items_left)
            }
        }
    }
}

/// The value of each subset of a hand in the rooms ahead, played in the best order.
pub(super) struct FutureValues {
    values: [f64; 32],
    hand: usize,
}

impl FutureValues {
    pub(super) fn new(game: &Raiders, seat: Seat, from: u8) -> FutureValues {
        FutureValues::of(game, seat, from, &RoomValues::of(game, seat))
    }

    fn of(game: &Raiders, seat: Seat, from: u8, room_values: &RoomValues<'_>) -> FutureValues {
        let hand = game.player(seat).powers.bits();
        let mut values = [0.0; 32];
        for place in (from..ROOMS).rev() {
            let room = known(game, seat, place).map_or([0.0; 5], |chamber| room_values.later(chamber));
            // Larger subsets first, because each uses the values of smaller ones from the room after this one.
            for part in (1..32_usize).rev().filter(|part| part & !hand == 0) {
                let best = (0..5).filter(|power| part & (1 << power) != 0);
                let best = best.map(|power| room[power] + values[part & !(1 << power)]);
                values[part] = best.fold(f64::NEG_INFINITY, f64::max);
            }
        }
        FutureValues { values, hand }
    }

    fn value(&self, hand: Powers) -> f64 {
        self.values[hand.bits() & self.hand]
    }

    pub(super) fn all(&self) -> f64 {
        self.values[self.hand]
    }
}

/// The room at this place, if the seat knows it.
fn known(game: &Raiders, seat: Seat, place: u8) -> Option<Chamber> {
    let seen = game.dark.face(place) == crate::components::Face::Up || game.lit.contains(seat);
    game.row.get(usize::from(place)).copied().flatten().filter(|_| seen)
}

/// Whether the seat's card is face up.
fn is_face_up(game: &Raiders, seat: Seat) -> bool {
    game.options.mode == Mode::Tactical || !game.is_sealed(seat)
}
