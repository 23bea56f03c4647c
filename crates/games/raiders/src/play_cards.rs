//! Playing cards in a room, with crystal balls and torches (R11 to R16, R50 to R53).

use game::{Seat, SeatSet, Sink};

use crate::card::Card;
use crate::cite::{R11, R12, R13, R14, R15, R16, R26, R50, R51, R53};
use crate::components::{BossSpecial, Chamber, Item, RoomKind};
use crate::event::Event;
use crate::options::Mode;
use crate::refusal::Refusal;
use crate::state::Raiders;

impl Raiders {
    /// Everyone in the wave owes a card. In tactical mode they play in turn, starting with the map.
    pub(crate) fn begin_wave(&mut self, wave: SeatSet) {
        self.owing = wave;
        match self.options.mode {
            Mode::Standard => self.wave = wave,
            Mode::Tactical => {
                let first = if wave.contains(self.map) { Some(self.map) } else { wave.after(self.map) };
                self.actor = first.unwrap_or(self.map);
            }
        }
    }

    pub(crate) fn play(
        &mut self,
        seat: Seat,
        card: Card,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        if !self.holds(seat, card) {
            return Err(Refusal::CardNotHeld { card });
        }
        if card.item().is_some() && !self.fits_here(card) {
            return Err(Refusal::CardNotForRoom { card });
        }
        self.put_down(seat, card, sink);
        Ok(())
    }

    pub(crate) fn put_down(&mut self, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        sink.cite(R12);
        match self.options.mode {
            Mode::Standard => self.seal(seat, card, sink),
            Mode::Tactical => self.play_face_up(seat, card, sink),
        }
    }

    pub(crate) fn holds(&self, seat: Seat, card: Card) -> bool {
        let player = self.player(seat);
        card.item().map_or_else(|| player.powers.has(card), |item| player.items.count(item) > 0)
    }

    /// Whether the card may be played in the current room.
    pub(crate) fn fits_here(&self, card: Card) -> bool {
        let (is_monster, is_treasure, escape) = match self.chamber() {
            Some(Chamber::Room(room)) => {
                let kind = room.card().kind;
                let is_treasure = matches!(kind, RoomKind::Treasure { .. });
                (matches!(kind, RoomKind::Monster { .. }), is_treasure, None)
            }
            Some(Chamber::Boss(boss)) => (true, false, Some(boss.card().special)),
            None => (false, false, None),
        };
        match card.item() {
            None | Some(Item::CrystalBall) => true,
            Some(item) if escape == Some(BossSpecial::EscapeBy(item)) => true,
            Some(Item::Sword) => is_monster,
            Some(Item::Key) => is_treasure,
            Some(Item::Torch) => false,
        }
    }

    /// Chooses a card face down. It can be changed until the last player has chosen, and others do not notice (R13).
    fn seal(&mut self, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        let before = self.cards[seat.index()].replace(card);
        if self.owing.contains(seat) {
            self.owing = self.owing.without(seat);
            sink.emit(R11, || Event::Sealed { seat, card: Some(card) });
        } else if before != Some(card) {
            sink.emit(R13, || Event::Resealed { seat, card });
        }
        if self.owing.is_empty() {
            self.reveal_all(sink);
        }
    }

    /// Reveals all cards of the wave. They are now final.
    fn reveal_all(&mut self, sink: &mut impl Sink<Event>) {
        sink.cite(R13);
        for seat in self.wave.iter() {
            if let Some(card) = self.card_of(seat) {
                sink.emit(R11, || Event::Shown { seat, card });
                self.remove_from_hand(seat, card, sink);
            }
        }
        self.end_wave(sink);
    }

    /// In tactical mode a card is played face up and is final.
    fn play_face_up(&mut self, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        self.cards[seat.index()] = Some(card);
        sink.cite(R53);
        sink.emit(R50, || Event::PlayedOpen { seat, card });
        self.remove_from_hand(seat, card, sink);
        self.owing = self.owing.without(seat);
        match self.owing.after(seat) {
            Some(next) => self.actor = next,
            None => self.end_wave(sink),
        }
    }

    /// Removes the card from the hand. A power card comes back after the level; an item returns to the supply.
    fn remove_from_hand(&mut self, seat: Seat, card: Card, sink: &mut impl Sink<Event>) {
        let player = self.player_mut(seat);
        let Some(item) = card.item() else {
            player.powers = player.powers.without(card);
            return;
        };
        player.items.remove(item, 1);
        if self.plays_again(card) {
            match self.options.mode {
                Mode::Standard => self.supply.add(Item::CrystalBall, 1),
                Mode::Tactical => self.balls_out += 1,
            }
        }
        if self.escapes_by(card) {
            sink.emit(R26, || Event::Escaped { seat, item });
        }
    }

    /// Whether the card is a crystal ball that requires another card.
    pub(crate) fn plays_again(&self, card: Card) -> bool {
        card == Card::CrystalBall && !self.escapes_by(card)
    }

    pub(crate) fn escapes_by(&self, card: Card) -> bool {
        let Some(Chamber::Boss(boss)) = self.chamber() else { return false };
        card.item().is_some_and(|item| boss.card().special == BossSpecial::EscapeBy(item))
    }

    /// Players of crystal balls play again. If there are none, the room is resolved.
    fn end_wave(&mut self, sink: &mut impl Sink<Event>) {
        let played_ball = |&seat: &Seat| self.card_of(seat).is_some_and(|card| self.plays_again(card));
        let again: SeatSet = self.everyone().filter(played_ball).collect();
        if again.is_empty() {
            self.return_balls();
            self.resolve_room(sink);
            return;
        }
        let rule = if self.options.mode == Mode::Tactical { R51 } else { R14 };
        for seat in again.iter() {
            self.cards[seat.index()] = None;
            sink.emit(rule, || Event::PlaysAgain { seat });
        }
        self.begin_wave(again);
    }

    fn return_balls(&mut self) {
        self.supply.add(Item::CrystalBall, self.balls_out);
        self.balls_out = 0;
    }

    /// Returns keys, swords and escape cards to the supply after the room.
    pub(crate) fn return_items(&mut self, sink: &mut impl Sink<Event>) {
        for seat in self.everyone() {
            if let Some(item) = self.card_of(seat).and_then(Card::item) {
                sink.cite(R15);
                self.supply.add(item, 1);
            }
        }
    }

    pub(crate) fn light(&mut self, seat: Seat, sink: &mut impl Sink<Event>) -> Result<(), Refusal> {
        if self.player(seat).items.count(Item::Torch) == 0 {
            return Err(Refusal::NoTorch);
        }
        if self.lit.contains(seat) || !self.has_dark_rooms() {
            return Err(Refusal::NothingDark);
        }
        self.light_torch(seat, sink);
        Ok(())
    }

    /// Lights a torch: only this player sees the face-down rooms of the level.
    pub(crate) fn light_torch(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.player_mut(seat).items.remove(Item::Torch, 1);
        self.supply.add(Item::Torch, 1);
        self.lit = self.lit.with(seat);
        self.may_light = self.may_light.without(seat);
        sink.emit(R16, || Event::TorchLit { seat });
        for place in self.dark_places() {
            if let Some(chamber) = self.row[usize::from(place)] {
                sink.emit(R16, || Event::Saw { seat, place, chamber });
            }
        }
    }
}
