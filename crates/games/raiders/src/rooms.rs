//! Resolving a room: treasures, monsters, vaults and traps (R20 to R24).

use game::{RuleId, Seat, SeatSet, Sink};

use crate::card::Card;
use crate::cite::{R17, R20, R21, R22, R23, R24, R52};
use crate::components::{Chamber, Gift, Item, Room, RoomKind, Toll, for_players};
use crate::event::{Chest, Event};
use crate::options::Mode;
use crate::state::{COIN_LIMIT, Phase, ROOMS, Raiders, SEATS};

/// The value of each seat's card. Escape cards have none.
pub(crate) type Values = [Option<u8>; SEATS];

impl Raiders {
    pub(crate) fn resolve_room(&mut self, sink: &mut impl Sink<Event>) {
        match self.chamber() {
            Some(Chamber::Room(room)) => self.resolve_kind(room, sink),
            Some(Chamber::Boss(boss)) => self.resolve_boss(boss, sink),
            None => {}
        }
        self.return_items(sink);
        self.leave_room(sink);
    }

    fn resolve_kind(&mut self, room: Room, sink: &mut impl Sink<Event>) {
        let values = self.values(card_value);
        match room.card().kind {
            RoomKind::Treasure { big, small } => self.resolve_treasure(big, small, &values, sink),
            RoomKind::Monster { strength, wounds } => {
                let strength = for_players(strength, self.seats);
                self.resolve_monster(Chamber::Room(room), strength, wounds, &values, sink);
            }
            RoomKind::Vault { gifts } => self.resolve_vault(gifts, &values, sink),
            RoomKind::Trap { toll, by_power } => self.resolve_trap(toll, by_power, &values, sink),
        }
    }

    pub(crate) fn values(&self, value: impl Fn(Card) -> Option<u8>) -> Values {
        self.cards.map(|card| card.and_then(&value))
    }

    /// The highest cards share the big chest, the second-highest the small one. The remainder is lost.
    fn resolve_treasure(&mut self, big: u8, small: Option<u8>, values: &Values, sink: &mut impl Sink<Event>) {
        let Some(highest) = values.iter().flatten().max().copied() else { return };
        self.share(Chest::Big, big, self.who_played(values, highest), sink);
        let second = values.iter().flatten().filter(|value| **value < highest).max().copied();
        if let (Some(small), Some(second)) = (small, second) {
            self.share(Chest::Small, small, self.who_played(values, second), sink);
        }
    }

    fn share(&mut self, chest: Chest, coins: u8, among: SeatSet, sink: &mut impl Sink<Event>) {
        let share = coins / (among.len().max(1) as u8);
        if share == 0 {
            sink.emit(R20, || Event::ChestLost { chest });
            return;
        }
        for seat in among.iter() {
            let total = (self.player(seat).coins + share).min(COIN_LIMIT);
            sink.emit(R20, || Event::ChestWon { seat, chest, coins: share, total });
            self.gain_coins(seat, share, sink);
        }
    }

    pub(crate) fn who_played(&self, values: &Values, value: u8) -> SeatSet {
        self.everyone().filter(|seat| values[seat.index()] == Some(value)).collect()
    }

    /// Adds coins up to the limit.
    pub(crate) fn gain_coins(&mut self, seat: Seat, coins: u8, sink: &mut impl Sink<Event>) {
        let sum = self.player(seat).coins + coins;
        let lost = sum.saturating_sub(COIN_LIMIT);
        self.player_mut(seat).coins = sum.min(COIN_LIMIT);
        if lost > 0 {
            sink.emit(R21, || Event::CoinsOverLimit { seat, lost });
        }
    }

    /// Removes coins, as far as there are any.
    pub(crate) fn lose_coins(&mut self, seat: Seat, coins: u8, rule: RuleId, sink: &mut impl Sink<Event>) {
        let had = self.player(seat).coins;
        if had < coins {
            sink.cite(R21);
        }
        let total = had.saturating_sub(coins);
        self.player_mut(seat).coins = total;
        sink.emit(rule, || Event::CoinsLost { seat, coins: had - total, total });
    }

    pub(crate) fn wound(&mut self, seat: Seat, wounds: u8, rule: RuleId, sink: &mut impl Sink<Event>) {
        let total = self.player(seat).wounds.saturating_add(wounds);
        self.player_mut(seat).wounds = total;
        sink.emit(rule, || Event::Wounded { seat, wounds, total });
    }

    fn resolve_monster(
        &mut self,
        chamber: Chamber,
        strength: u8,
        wounds: u8,
        values: &Values,
        sink: &mut impl Sink<Event>,
    ) {
        let total = values.iter().flatten().sum();
        sink.emit(R22, || Event::Fought { chamber, total, strength });
        if total >= strength {
            sink.emit(R22, || Event::Defeated { chamber });
        } else if let Some(lowest) = values.iter().flatten().min().copied() {
            for seat in self.who_played(values, lowest).iter() {
                self.wound(seat, wounds, R22, sink);
            }
        }
    }

    /// Each player gets the gift of the card played. Items are given only if the supply has enough for all (R23).
    fn resolve_vault(&mut self, gifts: [Gift; 5], values: &Values, sink: &mut impl Sink<Event>) {
        for (gift, power) in gifts.into_iter().zip(1..) {
            let takers = self.who_played(values, power);
            match gift {
                _ if takers.is_empty() => {}
                Gift::Item(item) => self.give_item(item, takers, sink),
                Gift::Coins(coins) => takers.iter().for_each(|seat| {
                    let total = (self.player(seat).coins + coins).min(COIN_LIMIT);
                    sink.emit(R23, || Event::CoinsGot { seat, coins, total });
                    self.gain_coins(seat, coins, sink);
                }),
                Gift::Potion(wounds) => takers.iter().for_each(|seat| self.heal(seat, wounds, sink)),
            }
        }
    }

    fn give_item(&mut self, item: Item, takers: SeatSet, sink: &mut impl Sink<Event>) {
        if usize::from(self.supply.count(item)) < takers.len() {
            sink.emit(R23, || Event::ItemShort { item });
            return;
        }
        for seat in takers.iter() {
            self.supply.remove(item, 1);
            self.player_mut(seat).items.add(item, 1);
            sink.emit(R23, || Event::ItemGot { seat, item });
        }
    }

    fn heal(&mut self, seat: Seat, wounds: u8, sink: &mut impl Sink<Event>) {
        let had = self.player(seat).wounds;
        if had < wounds {
            sink.cite(R21);
        }
        let total = had.saturating_sub(wounds);
        self.player_mut(seat).wounds = total;
        sink.emit(R23, || Event::Healed { seat, wounds: had - total, total });
    }

    /// The highest card sets the amount. The payers are fixed before the first one pays.
    fn resolve_trap(&mut self, toll: Toll, by_power: [u8; 5], values: &Values, sink: &mut impl Sink<Event>) {
        let Some(highest) = values.iter().flatten().max().copied() else { return };
        let amount = by_power[usize::from(highest.clamp(1, 5) - 1)];
        if amount == 0 {
            sink.emit(R24, || Event::TrapQuiet { highest });
            return;
        }
        sink.emit(R24, || Event::TrapSprung { highest, toll, amount });
        for seat in self.payers(toll).iter() {
            match toll {
                Toll::Coins => self.lose_coins(seat, amount, R24, sink),
                Toll::Wounds => self.wound(seat, amount, R24, sink),
            }
        }
    }

    /// The players with the most coins, or with the fewest wounds.
    fn payers(&self, toll: Toll) -> SeatSet {
        let measure = |seat: Seat| match toll {
            Toll::Coins => u8::MAX - self.player(seat).coins,
            Toll::Wounds => self.player(seat).wounds,
        };
        let least = self.everyone().map(measure).min();
        self.everyone().filter(|&seat| Some(measure(seat)) == least).collect()
    }

    /// Discards the room. After the fifth one, all players take back their power cards.
    fn leave_room(&mut self, sink: &mut impl Sink<Event>) {
        self.pass_map(sink);
        self.cards = [None; SEATS];
        self.wave = SeatSet::EMPTY;
        // No view names the actor between levels, so a sampled state cannot know the last one.
        self.actor = Seat::FIRST;
        if self.place + 1 < ROOMS {
            self.place += 1;
            self.enter(sink);
            return;
        }
        self.return_powers();
        let number = self.level;
        sink.emit(R17, || Event::LevelDone { number });
        if self.level < ROOMS {
            self.phase = Phase::DrawLevel;
        } else {
            self.end_game(sink);
        }
    }

    /// The highest card gets the map. In a tie, it stays or goes to the next tied player clockwise (R52).
    fn pass_map(&mut self, sink: &mut impl Sink<Event>) {
        let last_room = self.level == ROOMS && self.place + 1 == ROOMS;
        if self.options.mode == Mode::Standard || last_room {
            return;
        }
        let values = self.values(card_value);
        let Some(highest) = values.iter().flatten().max().copied() else { return };
        let tied = self.who_played(&values, highest);
        let next = if tied.contains(self.map) { Some(self.map) } else { tied.after(self.map) };
        if let Some(seat) = next {
            self.map = seat;
            sink.emit(R52, || Event::MapPassed { seat });
        }
    }
}

/// The value of a card where it may be played: keys and swords count as 5.
pub(crate) fn card_value(card: Card) -> Option<u8> {
    match card {
        Card::Key | Card::Sword => Some(5),
        Card::Torch | Card::CrystalBall => None,
        _ => card.power(),
    }
}
