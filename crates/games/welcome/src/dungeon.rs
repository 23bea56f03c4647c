//! The dungeon: the last bidder enters, and the cards are revealed one by one.

use game::{Seat, Sink};

use crate::action::GREATSWORD_STRENGTHS;
use crate::components::{Effect, Monster, SlotSet, Tile};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::rule_ids::{W16, W20, W21, W22, W24, W27, W39, W45, W46};
use crate::run::{After, HasSuccess, Met, Variety};
use crate::state::{Phase, Welcome};

impl Welcome {
    /// The last bidder enters. An empty dungeon is a success at once.
    ///
    /// Not inlined, so that the turns of the bidding, which are far more frequent, stay small.
    #[inline(never)]
    pub(crate) fn enter(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.actor = seat;
        self.run.has_success = HasSuccess::by_count(self.player(seat).successes);
        sink.emit(W16, || Event::Entered { seat, cards: self.pile.len() });
        if self.pile.len() == 0 {
            return self.succeed(sink);
        }
        sink.emit(W20, || Event::HealthCounted { hp: self.run.hp });
        self.ask_before_first_card(sink);
    }

    fn ask_before_first_card(&mut self, sink: &mut impl Sink<Event>) {
        if self.run.slot_with(Effect::NamesType).is_some() {
            self.phase = Phase::NameType;
        } else if self.run.slot_with(Effect::NamesStrength).is_none() {
            self.reveal_cards(sink);
        } else if self.seats == 2 {
            sink.cite(W39);
            self.send_rival(self.actor.next(self.seats), sink);
        } else {
            self.phase = Phase::PickRival;
        }
    }

    pub(crate) fn name_type(&mut self, monster: Monster, sink: &mut impl Sink<Event>) -> Result<(), Refusal> {
        if !self.options.set.monsters().any(|known| known == monster) {
            return Err(Refusal::MonsterNotInSet { monster });
        }
        let seat = self.actor;
        self.run.named = Some(monster);
        sink.emit(W21, || Event::TypeNamed { seat, monster });
        self.reveal_cards(sink);
        Ok(())
    }

    pub(crate) fn pick_rival(&mut self, rival: Seat, sink: &mut impl Sink<Event>) -> Result<(), Refusal> {
        if rival == self.actor || rival.index() >= self.seats as usize {
            return Err(Refusal::PickAnother);
        }
        self.send_rival(rival, sink);
        Ok(())
    }

    fn send_rival(&mut self, rival: Seat, sink: &mut impl Sink<Event>) {
        let seat = self.actor;
        sink.emit(W21, || Event::RivalPicked { seat, rival });
        self.phase = Phase::NameStrength(rival);
    }

    pub(crate) fn name_strength(
        &mut self,
        rival: Seat,
        strength: u8,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        if !GREATSWORD_STRENGTHS.contains(&strength) {
            return Err(Refusal::NameAStrength);
        }
        self.run.number = Some(strength);
        sink.emit(W21, || Event::StrengthNamed { seat: rival, strength });
        self.reveal_cards(sink);
        Ok(())
    }

    /// Reveals cards until a question must be asked or the dungeon is over.
    fn reveal_cards(&mut self, sink: &mut impl Sink<Event>) {
        while let Some(monster) = self.pile.next(self.run.faced) {
            let met = self.reveal(monster, sink);
            if self.ask_about(met) || !self.face_card(met, sink) {
                return;
            }
        }
        self.succeed(sink);
    }

    fn reveal(&mut self, monster: Monster, sink: &mut impl Sink<Event>) -> Met {
        self.show_to_all(monster);
        let position = self.run.faced + 1;
        let met = self.run.meet(monster, sink);
        sink.emit(W22, || Event::Revealed { position, monster, kind: met.kind, strength: met.strength });
        met
    }

    /// Asks the player if any tile can be used on the card by choice. Returns whether it asked.
    fn ask_about(&mut self, met: Met) -> bool {
        let offered = self.run.offers(met, self.deck.is_empty());
        if !offered.is_empty() {
            self.phase = Phase::Ask { met, offered };
        }
        !offered.is_empty()
    }

    /// Faces the card without a tile used by choice. Returns whether the next card can be revealed.
    fn face_card(&mut self, met: Met, sink: &mut impl Sink<Event>) -> bool {
        let after = self.run.face(met, None, sink);
        self.settle(after, sink)
    }

    /// Applies the result of a card. Returns whether the next card can be revealed.
    fn settle(&mut self, after: After, sink: &mut impl Sink<Event>) -> bool {
        match after {
            After::Alive => true,
            After::Dead => {
                self.end_in_death(sink);
                false
            }
            After::OwesTile { spared } => self.ask_for_tile(spared, sink),
        }
    }

    /// Asks which tile to give up, or takes the only one. Returns whether the next card can be revealed.
    fn ask_for_tile(&mut self, spared: SlotSet, sink: &mut impl Sink<Event>) -> bool {
        let mut choices = self.run.held.minus(spared);
        match (choices.next(), choices.next()) {
            (Some(only), None) => {
                sink.cite(W39);
                let after = self.run.lose_tile(only, sink);
                self.settle(after, sink)
            }
            (None, _) => true,
            _ => {
                self.phase = Phase::Discard { spared };
                false
            }
        }
    }

    pub(crate) fn use_tile(
        &mut self,
        met: Met,
        offered: SlotSet,
        tile: Tile,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let slot = self.held_slot(tile).ok_or(Refusal::TileNotThere { tile })?;
        if !offered.has(slot) {
            return Err(Refusal::TileNotOffered { tile });
        }
        let seat = self.actor;
        sink.emit(W24, || Event::Used { seat, tile });
        if self.run.effect(slot) == Effect::Replaces {
            self.run.replace(slot, met, sink);
            self.replaced = Some(met.card);
            self.phase = Phase::Replace;
            return Ok(());
        }
        let after = self.run.face(met, Some(slot), sink);
        self.continue_after(after, sink);
        Ok(())
    }

    pub(crate) fn decline(&mut self, met: Met, sink: &mut impl Sink<Event>) {
        let seat = self.actor;
        sink.emit(W24, || Event::Declined { seat });
        let after = self.run.face(met, None, sink);
        self.continue_after(after, sink);
    }

    fn continue_after(&mut self, after: After, sink: &mut impl Sink<Event>) {
        if self.settle(after, sink) {
            self.reveal_cards(sink);
        }
    }

    /// The top card of the deck takes the place of the replaced one.
    pub(crate) fn reveal_replacement(&mut self, monster: Monster, sink: &mut impl Sink<Event>) {
        self.deck = self.deck.without(monster);
        self.pile.swap(self.run.faced, monster);
        self.show_to_all(monster);
        let position = self.run.faced + 1;
        let met = self.run.meet(monster, sink);
        sink.emit(W45, || Event::Replaced { position, monster, kind: met.kind, strength: met.strength });
        if !self.ask_about(met) && self.face_card(met, sink) {
            self.reveal_cards(sink);
        }
    }

    pub(crate) fn discard(
        &mut self,
        spared: SlotSet,
        tile: Tile,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let slot = self.held_slot(tile).ok_or(Refusal::TileNotThere { tile })?;
        if spared.has(slot) {
            return Err(Refusal::TileSpared { tile });
        }
        let after = self.run.lose_tile(slot, sink);
        self.continue_after(after, sink);
        Ok(())
    }

    /// Death ends the dungeon. If Omnipotence is held, the remaining cards are revealed first.
    fn end_in_death(&mut self, sink: &mut impl Sink<Event>) {
        match self.run.omnipotence() {
            None => {
                let cards = self.pile.len() - self.run.faced;
                if cards > 0 {
                    sink.emit(W27, || Event::RestHidden { cards });
                }
                self.fail(sink);
            }
            Some(tile) => self.unveil_rest(tile, sink),
        }
    }

    fn unveil_rest(&mut self, tile: Tile, sink: &mut impl Sink<Event>) {
        while let Some(monster) = self.pile.next(self.run.faced) {
            self.show_to_all(monster);
            let position = self.run.faced + 1;
            let met = self.run.meet(monster, sink);
            sink.emit(W27, || Event::Unveiled { position, monster, kind: met.kind });
            self.run.unveil(met);
        }
        match self.run.variety {
            Variety::AllDiffer => {
                sink.emit(W46, || Event::AllDiffered { tile });
                self.succeed(sink);
            }
            Variety::SomeAlike => {
                sink.emit(W46, || Event::SomeAlike { tile });
                self.fail(sink);
            }
        }
    }
}
