//! Damage, health points, and tiles that undo a death.

use game::Sink;

use crate::components::{Adventurer, Effect, Monster, Slot, SlotSet};
use crate::event::Event;
use crate::rule_ids::{W25, W26, W47, W48, W50};
use crate::run::{After, Coin, Met, Run};

impl Run {
    /// Takes the damage of a monster that nothing defeated. An odd monster ends the Lucky Coin's run first.
    pub(crate) fn take_damage(&mut self, met: Met, relief: u8, sink: &mut impl Sink<Event>) -> After {
        let Some(strength) = met.strength else { return After::Alive };
        if strength % 2 == 1 {
            self.end_coin(sink);
        }
        let damage = self.damage(strength, relief);
        self.report(met.card, strength, damage, sink);
        self.lose_hp(damage, sink)
    }

    /// The strength, reduced in this order: Harp, Crown, Flute.
    fn damage(&self, strength: u8, relief: u8) -> u8 {
        let mut damage = strength;
        for slot in self.held {
            if let Effect::BluntsBelow(bound) = self.effect(slot)
                && self.hp < i16::from(bound)
            {
                damage = damage.min(if strength % 2 == 1 { 1 } else { 2 });
            }
        }
        for slot in self.held {
            if let Effect::LowersDamage(points) = self.effect(slot) {
                damage = damage.saturating_sub(points);
            }
        }
        damage.saturating_sub(relief)
    }

    fn report(&self, monster: Monster, strength: u8, damage: u8, sink: &mut impl Sink<Event>) {
        let rule = if damage == strength { W25 } else { W50 };
        let hp = self.hp - i16::from(damage);
        sink.emit(rule, || Event::Hurt { monster, strength, damage, hp });
    }

    fn end_coin(&mut self, sink: &mut impl Sink<Event>) {
        if self.coin == Coin::Resting {
            return;
        }
        if let Some(slot) = self.slot_with(Effect::LuckyRun) {
            self.held = self.held.without(slot);
            let tile = self.adventurer.tile(slot);
            sink.emit(W48, || Event::CoinEnded { tile });
        }
        self.coin = Coin::Resting;
    }

    /// Loses health points by damage or with a tile. A tile may undo the death.
    pub(crate) fn lose_hp(&mut self, amount: u8, sink: &mut impl Sink<Event>) -> After {
        let before = self.hp;
        self.hp -= i16::from(amount);
        if self.hp > 0 {
            return After::Alive;
        }
        sink.cite(W26);
        if let Some(potion) = self.slot_with(Effect::Revives) {
            self.held = self.held.without(potion);
            return self.stand_again(potion, i16::from(self.adventurer.card().hp), sink);
        }
        match self.slot_with(Effect::Reanimates) {
            Some(bones) if before >= 2 => self.stand_again(bones, 1, sink),
            _ => {
                sink.emit(W26, || Event::Died);
                After::Dead
            }
        }
    }

    fn stand_again(&mut self, slot: Slot, hp: i16, sink: &mut impl Sink<Event>) -> After {
        self.hp = hp;
        let tile = self.adventurer.tile(slot);
        sink.emit(W47, || Event::Revived { tile, hp });
        After::Alive
    }
}

/// The health points of the adventurer with those of its tiles.
pub(crate) fn health(adventurer: Adventurer, held: SlotSet) -> i16 {
    let tiles = held.map(|slot| match adventurer.tile(slot).card().effect {
        Effect::Hp(hp) => i16::from(hp),
        _ => 0,
    });
    i16::from(adventurer.card().hp) + tiles.sum::<i16>()
}
