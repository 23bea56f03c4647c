//! The value of each power card in the rooms ahead, in coins, if the others play random cards from 1 to 5.

use game::{Seat, math};

use crate::bot::threats::{beaten_by, harm, pays};
use crate::bot::win_model::{WinModel, item_value, rooms_left};
use crate::card::{Card, Powers};
use crate::components::{Boss, BossSpecial, Chamber, Gift, Room, RoomKind, Toll, for_players};
use crate::state::{ROOMS, Raiders};
use crate::view::View;

/// The value of each power from 1 to 5 in a room.
type PowerValues = [f64; 5];

/// My gain if a rival loses a coin or gets a wound.
const RIVAL_LOSS_VALUE: f64 = 0.3;

/// The input for values of the rooms ahead.
pub(crate) struct FutureRooms<'a> {
    view: &'a View,
    game: &'a Raiders,
    me: Seat,
    rivals: u32,
    coins_per_wound: f64,
}

/// The value of each set of power cards, played in the best order.
pub(crate) struct HandValues([f64; 32]);

impl HandValues {
    pub(crate) fn value(&self, hand: Powers) -> f64 {
        self.0[hand.fold(0, |bits, card| bits | bit(card))]
    }
}

const fn bit(card: Card) -> usize {
    1 << (card as usize)
}

impl<'a> FutureRooms<'a> {
    pub(crate) fn new(view: &'a View, game: &'a Raiders, me: Seat, win_model: &WinModel) -> FutureRooms<'a> {
        let coins_per_wound = win_model.coins_per_wound(game, me);
        FutureRooms { view, game, me, rivals: u32::from(game.seats).saturating_sub(1), coins_per_wound }
    }

    /// Values all hands for the rooms of the level after the current one.
    pub(crate) fn hands(&self) -> HandValues {
        let mut value = [0.0; 32];
        for place in (self.view.place + 1..ROOMS).rev() {
            let known = self.view.row.get(usize::from(place)).and_then(|laid| laid.chamber);
            let room = known.map_or_else(|| self.unknown(place), |chamber| self.chamber(chamber));
            value = std::array::from_fn(|hand| best_play(hand, &room, &value));
        }
        HandValues(value)
    }

    fn chamber(&self, chamber: Chamber) -> PowerValues {
        match chamber {
            Chamber::Room(room) => self.room(room),
            Chamber::Boss(boss) => self.boss(boss),
        }
    }

    /// A face-down room has the mean value of all rooms that it can be.
    fn unknown(&self, place: u8) -> PowerValues {
        if self.game.level == ROOMS && place + 1 == ROOMS {
            return average(Boss::ALL.into_iter().map(|boss| (self.boss(boss), 1)));
        }
        average(unseen(self.view).map(|(room, copies)| (self.room(room), copies)))
    }

    fn room(&self, room: Room) -> PowerValues {
        by_power(|power| match room.card().kind {
            RoomKind::Treasure { big, small } => self.treasure(power, big, small.unwrap_or(0)),
            RoomKind::Monster { strength, wounds } => {
                -self.attacked(power, Some(strength)) * f64::from(wounds) * self.coins_per_wound
            }
            RoomKind::Vault { gifts } => self.gift(gifts[usize::from(power) - 1]),
            RoomKind::Trap { toll, by_power } => self.trap(power, toll, by_power),
        })
    }

    /// The big chest alone or shared, or the small one behind the players who tie for the big one.
    fn treasure(&self, power: u8, big: u8, small: u8) -> f64 {
        let below = f64::from(power - 1) / 5.0;
        let shared = (0..=self.rivals).map(|tied| {
            let odds =
                choose(self.rivals, tied) * math::powi(0.2, tied) * math::powi(below, self.rivals - tied);
            odds * f64::from(big / (tied as u8 + 1))
        });
        let behind_one_value = math::powi(below + 0.2, self.rivals) - math::powi(below, self.rivals);
        shared.sum::<f64>() + f64::from(5 - power) * behind_one_value * f64::from(small)
    }

    /// The probability that my card is among the lowest and the monster is not defeated.
    fn attacked(&self, power: u8, strength: Option<[u8; 3]>) -> f64 {
        let (rivals, lowest) = (f64::from(self.rivals), f64::from(power));
        let odds = math::powi((6.0 - lowest) / 5.0, self.rivals);
        let Some(strength) = strength else { return odds };
        let strength = f64::from(for_players(strength, self.game.seats));
        let total = lowest + rivals * (lowest + 5.0) / 2.0;
        let spread = 0.5 + 0.2 * (5.0 - lowest) * rivals.sqrt();
        odds / (1.0 + math::exp((total + 0.5 - strength) / spread))
    }

    fn gift(&self, gift: Gift) -> f64 {
        match gift {
            Gift::Item(item) => item_value(item, rooms_left(self.game.level, self.game.place)),
            Gift::Coins(coins) => f64::from(coins),
            Gift::Potion(wounds) => {
                f64::from(wounds.min(self.game.player(self.me).wounds)) * self.coins_per_wound
            }
        }
    }

    /// A trap that I would pay is bad, one that rivals would pay is good.
    fn trap(&self, power: u8, toll: Toll, by_power: [u8; 5]) -> f64 {
        let at_most = |highest: u8| math::powi(f64::from(highest) / 5.0, self.rivals);
        let expected: f64 = (power..=5)
            .map(|highest| {
                let odds = at_most(highest) - if highest == power { 0.0 } else { at_most(highest - 1) };
                odds * f64::from(by_power[usize::from(highest) - 1])
            })
            .sum();
        let unit = if toll == Toll::Coins { 1.0 } else { self.coins_per_wound };
        if pays(self.game, self.me, toll) { -expected * unit } else { expected * RIVAL_LOSS_VALUE }
    }

    fn boss(&self, boss: Boss) -> PowerValues {
        let card = boss.card();
        let harm = harm(card.attack, self.coins_per_wound);
        let strength = beaten_by(card.strength);
        by_power(|power| {
            let highest = math::powi(f64::from(power) / 5.0, self.rivals);
            match card.special {
                BossSpecial::AttacksHighest => -highest * harm,
                BossSpecial::EscapeBy(item) if self.game.player(self.me).items.count(item) > 0 => 0.0,
                BossSpecial::FivesCountOne if power == 5 => -harm * self.attacked(1, strength),
                BossSpecial::RewardsHighest(coins) => {
                    highest * f64::from(coins) - harm * self.attacked(power, strength)
                }
                _ => -harm * self.attacked(power, strength),
            }
        })
    }
}

/// The best card of the hand for this room, with the value of the rest of the hand.
fn best_play(hand: usize, room: &PowerValues, rest: &[f64; 32]) -> f64 {
    let held = Card::POWERS.into_iter().zip(room).filter(|(card, _)| hand & bit(*card) != 0);
    held.map(|(card, value)| value + rest[hand & !bit(card)]).reduce(f64::max).unwrap_or(0.0)
}

/// The rooms that the observer has not seen, with their counts.
fn unseen(view: &View) -> impl Iterator<Item = (Room, u32)> {
    let seen = |room: Room| {
        let in_row = view.row.iter().filter(|laid| laid.chamber == Some(Chamber::Room(room))).count();
        in_row as u32 + view.gone.count(room)
    };
    let left = move |room: Room| u32::from(room.card().copies).saturating_sub(seen(room));
    Room::ALL.into_iter().map(move |room| (room, left(room)))
}

fn by_power(value: impl Fn(u8) -> f64) -> PowerValues {
    [1, 2, 3, 4, 5].map(value)
}

fn average(rooms: impl Iterator<Item = (PowerValues, u32)>) -> PowerValues {
    let (mut sum, mut count) = ([0.0; 5], 0);
    for (values, copies) in rooms {
        sum.iter_mut().zip(values).for_each(|(sum, value)| *sum += value * f64::from(copies));
        count += copies;
    }
    sum.map(|sum| sum / f64::from(count.max(1)))
}

/// The binomial coefficient.
fn choose(of: u32, picked: u32) -> f64 {
    (0..picked).map(|step| f64::from(of - step) / f64::from(step + 1)).product()
}
