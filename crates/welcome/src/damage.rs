//! How much an undefeated monster hurts.

use game::Sink;

use crate::cite::{W25, W48, W50};
use crate::components::{Effect, Monster};
use crate::fact::Fact;
use crate::run::{After, Coin, Met, Run};

impl Run {
    /// Takes the damage of a monster that nothing defeated. An odd one ends the Lucky Coin's run first.
    pub(crate) fn take_damage(&mut self, met: Met, relief: u8, tell: &mut impl Sink<Fact>) -> After {
        let Some(strength) = met.strength else { return After::Alive };
        if strength % 2 == 1 {
            self.end_coin(tell);
        }
        let damage = self.damage(strength, relief);
        self.report(met.card, strength, damage, tell);
        self.blow(damage, tell)
    }

    /// The strength, lowered in this order: Harp, Crown, Flute.
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

    fn report(&self, monster: Monster, strength: u8, damage: u8, tell: &mut impl Sink<Fact>) {
        let rule = if damage == strength { W25 } else { W50 };
        let hp = self.hp - i16::from(damage);
        tell.tell(rule, || Fact::Hurt { monster, strength, damage, hp });
    }

    fn end_coin(&mut self, tell: &mut impl Sink<Fact>) {
        if self.coin == Coin::Resting {
            return;
        }
        if let Some(slot) = self.holder(Effect::LuckyRun) {
            self.held = self.held.without(slot);
            let tile = self.adventurer.tile(slot);
            tell.tell(W48, || Fact::CoinEnded { tile });
        }
        self.coin = Coin::Resting;
    }
}
