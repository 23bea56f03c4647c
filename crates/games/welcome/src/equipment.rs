//! The effects of tiles: which can be used on a card, which defeat it automatically, and what they give.

use game::Sink;

use crate::components::{Effect, Foe, Slot, SlotSet, Tile};
use crate::event::Event;
use crate::options::VorpalAxe;
use crate::rule_ids::{W23, W24, W40, W44, W48, W51, W52, W54};
use crate::run::{After, Coin, Met, Next, Run, cite_special_undone};

impl Run {
    /// The tiles that the player may use by choice on this card.
    #[inline]
    pub(crate) fn offers(&self, met: Met, deck_is_empty: bool) -> SlotSet {
        let mut offered = SlotSet::NONE;
        for slot in self.held {
            if self.is_offered(slot, met, deck_is_empty) {
                offered = offered.with(slot);
            }
        }
        offered
    }

    fn is_offered(&self, slot: Slot, met: Met, deck_is_empty: bool) -> bool {
        let ignored = self.next == Next::Ignored;
        match self.effect(slot) {
            Effect::Replaces => !deck_is_empty,
            Effect::StrikesForHp => !ignored,
            Effect::StrikesSeen => !ignored && !self.falls_by_itself(met),
            Effect::StrikesForTile => !ignored && self.held.len() > 1 && !self.falls_by_itself(met),
            Effect::StrikesOdd => !ignored && met.is_odd() && !self.falls_by_itself(met),
            Effect::LuckyRun => {
                !ignored && met.is_even() && self.coin == Coin::Resting && !self.falls_by_itself(met)
            }
            _ => false,
        }
    }

    /// Whether the card is defeated without a tile used by choice.
    fn falls_by_itself(&self, met: Met) -> bool {
        matches!(self.next, Next::Falls(_))
            || self.hunted == Some(met.kind)
            || self.held.into_iter().any(|slot| self.defeats(slot, met))
            || self.running_coin(met).is_some()
    }

    fn running_coin(&self, met: Met) -> Option<Slot> {
        let running = self.coin == Coin::Running && met.is_even();
        running.then(|| self.slot_with(Effect::LuckyRun)).flatten()
    }

    /// Uses a tile by choice.
    pub(crate) fn strike(&mut self, met: Met, slot: Slot, sink: &mut impl Sink<Event>) -> After {
        let (tile, monster) = (self.adventurer.tile(slot), met.card);
        let effect = self.effect(slot);
        if effect == Effect::LuckyRun {
            self.coin = Coin::Running;
            sink.emit(W48, || Event::CoinStarted { tile, monster });
            return After::Alive;
        }
        let rule = if effect == Effect::StrikesSeen { W52 } else { W24 };
        sink.emit(rule, || Event::Defeated { tile, monster });
        cite_special_undone(met.card, sink);
        if effect == Effect::StrikesForTile {
            return After::OwesTile { spared: SlotSet::NONE.with(slot) };
        }
        self.held = self.held.without(slot);
        match effect {
            Effect::StrikesForHp => self.gain(tile, met, sink),
            Effect::StrikesSeen if self.options.vorpal_axe == VorpalAxe::Type => self.hunted = Some(met.kind),
            _ => {}
        }
        After::Alive
    }

    /// Applies every tile that defeats the card, with all gains. Returns whether any did.
    pub(crate) fn apply_tiles(&mut self, met: Met, sink: &mut impl Sink<Event>) -> bool {
        let mut fell = false;
        for slot in self.held {
            if self.defeats(slot, met) {
                fell = true;
                self.apply_tile(slot, met, sink);
            }
        }
        if fell {
            cite_special_undone(met.card, sink);
        }
        fell
    }

    fn apply_tile(&mut self, slot: Slot, met: Met, sink: &mut impl Sink<Event>) {
        let tile = self.adventurer.tile(slot);
        let effect = self.effect(slot);
        let rule = if effect == Effect::NamesStrength { W54 } else { W23 };
        sink.emit(rule, || Event::Defeated { tile, monster: met.card });
        match effect {
            Effect::DefeatsForHp(_) => self.gain(tile, met, sink),
            Effect::DefeatsWithNext(_) => {
                self.next = Next::Falls(slot);
                sink.emit(W44, || Event::NextWillFall { tile });
            }
            Effect::DefeatsForRelief(_) => {
                self.relief += 1;
                let points = self.relief;
                sink.emit(W51, || Event::ReliefWon { tile, points });
            }
            Effect::Defeats(Foe::Type(_) | Foe::Repeated) | Effect::NamesType => sink.cite(W40),
            _ => {}
        }
    }

    fn gain(&mut self, tile: Tile, met: Met, sink: &mut impl Sink<Event>) {
        let amount = met.strength.unwrap_or(0);
        self.hp += i16::from(amount);
        let hp = self.hp;
        sink.emit(W23, || Event::Gained { tile, amount, hp });
    }

    /// Whether a held tile defeats the card without being used by choice.
    #[inline]
    fn defeats(&self, slot: Slot, met: Met) -> bool {
        match self.effect(slot) {
            Effect::Defeats(foe)
            | Effect::DefeatsForHp(foe)
            | Effect::DefeatsWithNext(foe)
            | Effect::DefeatsForRelief(foe) => self.is_foe(foe, met),
            Effect::NamesType => self.named == Some(met.kind),
            Effect::NamesStrength => self.number.is_some() && self.number == met.strength,
            _ => false,
        }
    }

    /// Whether the Flute defeats the card.
    pub(crate) fn falls_to_flute(&self, met: Met) -> bool {
        let is_flute = |slot| matches!(self.effect(slot), Effect::DefeatsForRelief(_));
        self.held.into_iter().any(|slot| is_flute(slot) && self.defeats(slot, met))
    }

    #[inline]
    fn is_foe(&self, foe: Foe, met: Met) -> bool {
        let strength_is = |fits: &dyn Fn(u8) -> bool| met.strength.is_some_and(fits);
        match foe {
            Foe::Type(kind) => met.kind == kind,
            Foe::AtMost(most) => strength_is(&|strength| strength <= most),
            Foe::AtLeast(least) => strength_is(&|strength| strength >= least),
            Foe::Even => met.is_even(),
            Foe::OneOf(strengths) => strength_is(&|strength| strengths.contains(&strength)),
            Foe::OneOfBelowHp { strengths, hp } => {
                self.hp < i16::from(hp) && strength_is(&|strength| strengths.contains(&strength))
            }
            Foe::Repeated => self.seen.has(met.kind),
        }
    }

    pub(crate) fn fell_to_hunt_or_coin(&mut self, met: Met, sink: &mut impl Sink<Event>) -> bool {
        if let (true, Some(tile)) = (self.hunted == Some(met.kind), self.hunting_tile()) {
            sink.emit(W52, || Event::Defeated { tile, monster: met.card });
            return true;
        }
        let Some(coin) = self.running_coin(met) else { return false };
        let tile = self.adventurer.tile(coin);
        sink.emit(W48, || Event::Defeated { tile, monster: met.card });
        true
    }

    /// The tile that named the hunted type. It is no longer held.
    fn hunting_tile(&self) -> Option<Tile> {
        let tiles = self.adventurer.card().tiles;
        tiles.into_iter().find(|tile| tile.card().effect == Effect::StrikesSeen)
    }
}
