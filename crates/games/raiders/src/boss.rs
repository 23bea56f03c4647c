//! The final monster (R25 to R29).

use game::{Seat, SeatSet, Sink};

use crate::card::Card;
use crate::cite::{R25, R26, R27, R28, R29};
use crate::components::{Attack, Boss, BossSpecial, BossStrength, Chamber, for_players};
use crate::event::Event;
use crate::options::BossCoins;
use crate::rooms::{Values, card_value};
use crate::state::{Fate, Raiders};

impl Raiders {
    /// Resolves the last room of the game.
    pub(crate) fn resolve_boss(&mut self, boss: Boss, sink: &mut impl Sink<Event>) {
        let values = self.boss_values(boss, sink);
        let defeated = self.is_defeated(boss, &values, sink);
        if !defeated {
            self.attack(boss, &values, sink);
        }
        if let BossSpecial::RewardsHighest(coins) = boss.card().special {
            self.reward(coins, defeated, &values, sink);
        }
    }

    /// The value of each card. Escape cards have none, and against the Golem a 5 counts as 1.
    fn boss_values(&self, boss: Boss, sink: &mut impl Sink<Event>) -> Values {
        let fives_count_one = boss.card().special == BossSpecial::FivesCountOne;
        if fives_count_one {
            for seat in self.everyone().filter(|&seat| self.card_of(seat).and_then(card_value) == Some(5)) {
                sink.emit(R28, || Event::CountsAsOne { seat });
            }
        }
        self.values(|card: Card| match card_value(card) {
            _ if self.escapes_by(card) => None,
            Some(5) if fives_count_one => Some(1),
            value => value,
        })
    }

    fn is_defeated(&self, boss: Boss, values: &Values, sink: &mut impl Sink<Event>) -> bool {
        let chamber = Chamber::Boss(boss);
        let BossStrength::Beaten(strengths) = boss.card().strength else {
            sink.emit(R25, || Event::Undefeatable { chamber });
            return false;
        };
        let (total, strength) = (values.iter().flatten().sum(), for_players(strengths, self.seats));
        sink.emit(R25, || Event::Fought { chamber, total, strength });
        if total >= strength {
            sink.emit(R25, || Event::Defeated { chamber });
        }
        total >= strength
    }

    fn attack(&mut self, boss: Boss, values: &Values, sink: &mut impl Sink<Event>) {
        let attacked = self.attacked(boss, values);
        if attacked.is_empty() {
            sink.emit(R26, || Event::NobodyAttacked);
        }
        if boss.card().special == BossSpecial::AttacksHighest {
            sink.cite(R28);
        }
        for seat in attacked.iter() {
            self.strike(boss.card().attack, seat, sink);
        }
    }

    /// The lowest cards, or the highest for the Mummy. Players who escaped have no value.
    fn attacked(&self, boss: Boss, values: &Values) -> SeatSet {
        let played = values.iter().flatten().copied();
        let mark = match boss.card().special {
            BossSpecial::AttacksHighest => played.max(),
            _ => played.min(),
        };
        mark.map_or(SeatSet::EMPTY, |mark| self.who_played(values, mark))
    }

    fn strike(&mut self, attack: Attack, seat: Seat, sink: &mut impl Sink<Event>) {
        match attack {
            Attack::Wounds(wounds) => self.wound(seat, wounds, R25, sink),
            Attack::Coins(coins) => self.lose_coins(seat, coins, R25, sink),
            Attack::WoundsAndCoins { wounds, coins } => {
                self.wound(seat, wounds, R25, sink);
                self.lose_coins(seat, coins, R25, sink);
            }
            Attack::Petrifies => {
                self.player_mut(seat).fate = Fate::Petrified;
                sink.emit(R29, || Event::Petrified { seat });
            }
        }
    }

    /// The highest cards get coins, unless all are equal and the monster was not defeated.
    fn reward(&mut self, coins: u8, defeated: bool, values: &Values, sink: &mut impl Sink<Event>) {
        if defeated && self.options.boss_coins == BossCoins::OnAttack {
            return;
        }
        let Some(highest) = values.iter().flatten().max().copied() else { return };
        let rewarded = self.who_played(values, highest);
        if !defeated && rewarded.len() == usize::from(self.seats) {
            sink.emit(R27, || Event::NobodyRewarded);
            return;
        }
        for seat in rewarded.iter() {
            let total = (self.player(seat).coins + coins).min(crate::state::COIN_LIMIT);
            sink.emit(R27, || Event::CoinsGot { seat, coins, total });
            self.gain_coins(seat, coins, sink);
        }
    }
}
