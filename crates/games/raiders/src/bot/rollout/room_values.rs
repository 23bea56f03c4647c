//! The value of each power from 1 to 5 in a room, in coins, against visible cards and random cards of the other rivals.

use game::Seat;

use super::is_face_up;
use crate::bot::threats::{beaten_by, harm, pays};
use crate::bot::win_model::{item_value, rooms_left};
use crate::components::{Boss, BossSpecial, Chamber, Gift, RoomKind, Toll, for_players};
use crate::rooms::card_value;
use crate::state::{Raiders, SEATS};

/// The value of each power from 1 to 5 in a room.
pub(super) type PowerValues = [f64; 5];

/// My gain if a rival loses a coin or gets a wound.
const RIVAL_LOSS_VALUE: f64 = 0.3;
/// The probability that `rivals` random cards are all among `cards` values: `FIFTHS[cards][rivals]`.
static FIFTHS: [[f64; SEATS]; 6] = {
    let mut fifths = [[1.0; SEATS]; 6];
    let mut cards = 0;
    while cards < 6 {
        let mut rivals = 1;
        while rivals < SEATS {
            fifths[cards][rivals] = fifths[cards][rivals - 1] * cards as f64 / 5.0;
            rivals += 1;
        }
        cards += 1;
    }
    fifths
};

/// What a seat knows about the others' cards, and the cost of a wound.
pub(super) struct RoomValues<'a> {
    game: &'a Raiders,
    me: Seat,
    coins_per_wound: f64,
}

/// The rivals' cards: the number of visible ones by value, and the number of unknown ones.
#[derive(Clone, Copy)]
struct Rivals {
    open: [u8; 6],
    unknown: usize,
}

impl Rivals {
    fn sum(self) -> u8 {
        self.open.iter().zip(0..).map(|(count, value)| count * value).sum()
    }

    fn any_above(self, power: usize) -> bool {
        self.open[power + 1..].iter().any(|count| *count > 0)
    }

    fn any_below(self, power: usize) -> bool {
        self.open[..power].iter().any(|count| *count > 0)
    }

    /// The probability that all unknown cards are among this many values.
    fn all_of(self, cards: usize) -> f64 {
        FIFTHS[cards][self.unknown]
    }
}

impl<'a> RoomValues<'a> {
    pub(super) fn of(game: &'a Raiders, me: Seat) -> RoomValues<'a> {
        RoomValues { game, me, coins_per_wound: coins_per_wound(game, me) }
    }

    /// Values for the current room.
    pub(super) fn here(&self, chamber: Chamber) -> PowerValues {
        let mut rivals = Rivals { open: [0; 6], unknown: 0 };
        for seat in self.game.everyone().filter(|&seat| seat != self.me) {
            let shown = self.game.card_of(seat).filter(|_| is_face_up(self.game, seat));
            match shown {
                Some(card) if !self.game.plays_again(card) => {
                    // An escape card has no value.
                    let value = card_value(card).filter(|_| !self.game.escapes_by(card));
                    value.into_iter().for_each(|value| rivals.open[usize::from(value)] += 1);
                }
                _ => rivals.unknown += 1,
            }
        }
        self.values(chamber, rivals)
    }

    /// Values for a room ahead.
    pub(super) fn later(&self, chamber: Chamber) -> PowerValues {
        self.values(chamber, Rivals { open: [0; 6], unknown: usize::from(self.game.seats) - 1 })
    }

    fn values(&self, chamber: Chamber, rivals: Rivals) -> PowerValues {
        let boss = match chamber {
            Chamber::Boss(boss) => return by_power(|power| self.boss(boss, power, rivals)),
            Chamber::Room(room) => room.card().kind,
        };
        match boss {
            RoomKind::Treasure { big, small } => {
                by_power(|power| treasure(power, big, small.unwrap_or(0), rivals))
            }
            RoomKind::Monster { strength, wounds } => {
                let price = f64::from(wounds) * self.coins_per_wound;
                by_power(|power| -price * self.attacked(power, Some(strength), rivals))
            }
            RoomKind::Vault { gifts } => by_power(|power| self.gift(gifts[power - 1])),
            RoomKind::Trap { toll, by_power: tolls } => self.trap(toll, tolls, rivals),
        }
    }

    /// The probability that my card is among the lowest and the monster is not defeated.
    fn attacked(&self, power: usize, strength: Option<[u8; 3]>, rivals: Rivals) -> f64 {
        if rivals.any_below(power) {
            return 0.0;
        }
        let lowest = rivals.all_of(6 - power);
        let Some(strength) = strength else { return lowest };
        let short =
            f64::from(for_players(strength, self.game.seats)) - f64::from(rivals.sum()) - power as f64;
        if rivals.unknown == 0 {
            return if short > 0.0 { lowest } else { 0.0 };
        }
        // Approximation: the sum of unknown cards, each between mine and 5, is uniform in its range.
        let (least, most) = ((rivals.unknown * power) as f64, (rivals.unknown * 5) as f64);
        let fails = (short - 0.5 - least) / (most - least).max(1.0);
        lowest * fails.clamp(0.0, 1.0)
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
    fn trap(&self, toll: Toll, tolls: [u8; 5], rivals: Rivals) -> PowerValues {
        let unit = match (pays(self.game, self.me, toll), toll) {
            (false, _) => RIVAL_LOSS_VALUE,
            (true, Toll::Coins) => -1.0,
            (true, Toll::Wounds) => -self.coins_per_wound,
        };
        by_power(|power| {
            let floor = (power..=5).rev().find(|&value| value == power || rivals.open[value] > 0);
            let floor = floor.unwrap_or(power);
            let expected: f64 = (floor..=5)
                .map(|highest| {
                    let below = if highest == floor { 0.0 } else { rivals.all_of(highest - 1) };
                    (rivals.all_of(highest) - below) * f64::from(tolls[highest - 1])
                })
                .sum();
            unit * expected
        })
    }

    fn boss(&self, boss: Boss, power: usize, rivals: Rivals) -> f64 {
        let card = boss.card();
        let harm = harm(card.attack, self.coins_per_wound);
        let strength = beaten_by(card.strength);
        let highest = if rivals.any_above(power) { 0.0 } else { rivals.all_of(power) };
        match card.special {
            BossSpecial::AttacksHighest => -highest * harm,
            BossSpecial::FivesCountOne if power == 5 => -harm * self.attacked(1, strength, rivals),
            BossSpecial::RewardsHighest(coins) => {
                highest * f64::from(coins) - harm * self.attacked(power, strength, rivals)
            }
            _ => -harm * self.attacked(power, strength, rivals),
        }
    }
}

/// A wound costs little if others have more, and much if it would make this seat faint.
fn coins_per_wound(game: &Raiders, me: Seat) -> f64 {
    let others = game.everyone().filter(|&seat| seat != me).map(|seat| game.player(seat).wounds);
    let most = others.max().unwrap_or(0);
    let near = f64::from(game.player(me).wounds) - f64::from(most);
    let scale = 1.0 + 0.15 * f64::from(rooms_left(game.level, game.place));
    (0.9 + 0.6 * near / scale).clamp(0.25, 2.2)
}

/// The big chest alone or shared, or the small one behind the players who tie for the big one.
fn treasure(power: usize, big: u8, small: u8, rivals: Rivals) -> f64 {
    let tied = f64::from(rivals.open[power]);
    let (up_to, below) = (rivals.all_of(power), rivals.all_of(power - 1));
    let higher = (power + 1..=5).filter(|&value| rivals.open[value] > 0).count();
    let big = if higher == 0 {
        // Alone among the unknown cards, or shared with about one of them.
        below * f64::from(big) / (1.0 + tied) + (up_to - below) * f64::from(big) / (2.2 + tied)
    } else {
        0.0
    };
    let with_one_value_above = rivals.all_of((power + 1).min(5));
    let second = match higher {
        0 => (5 - power) as f64 * (with_one_value_above - up_to),
        1 => with_one_value_above,
        _ => 0.0,
    };
    big + second * f64::from(small) / (1.0 + tied)
}

fn by_power(value: impl Fn(usize) -> f64) -> PowerValues {
    [1, 2, 3, 4, 5].map(value)
}
