//! The bidding: a player draws or passes, and adds the drawn card or sacrifices a tile.

use game::{RuleId, Sink};

use crate::components::{Monster, Tile};
use crate::event::Event;
use crate::options::FirstTurn;
use crate::refusal::Refusal;
use crate::rule_ids::{W10, W11, W12, W13, W14, W15, W17, W39};
use crate::state::{Phase, PlacedCard, Welcome};

impl Welcome {
    pub(crate) fn open_bidding(&mut self, sink: &mut impl Sink<Event>) {
        self.actor = self.starter;
        self.ask_for_bid(sink);
    }

    /// Asks the actor for a bid. With an empty deck the actor passes automatically.
    fn ask_for_bid(&mut self, sink: &mut impl Sink<Event>) {
        if self.deck.is_empty() {
            sink.cite(W39);
            self.leave(W11, sink);
        } else {
            self.phase = Phase::Bid;
        }
    }

    pub(crate) fn pass(&mut self, sink: &mut impl Sink<Event>) {
        self.leave(W10, sink);
    }

    fn leave(&mut self, rule: RuleId, sink: &mut impl Sink<Event>) {
        let seat = self.actor;
        self.bidders = self.bidders.without(seat);
        sink.emit(rule, || Event::Passed { seat });
        self.end_turn(sink);
    }

    pub(crate) fn draw(&mut self, sink: &mut impl Sink<Event>) {
        sink.cite(W10);
        self.phase = Phase::DrawCard;
    }

    /// The actor sees the drawn card and places it, or must add it.
    pub(crate) fn drawn(&mut self, monster: Monster, sink: &mut impl Sink<Event>) {
        let seat = self.actor;
        self.deck = self.deck.without(monster);
        self.show_to(seat, monster);
        sink.emit(W12, || Event::Drew { seat, monster: Some(monster) });
        match self.must_add() {
            Some(rule) => {
                sink.cite(W39);
                self.add(monster, rule, sink);
            }
            None => self.phase = Phase::Place(monster),
        }
    }

    /// The rule that forces the actor to add the card, if any.
    fn must_add(&self) -> Option<RuleId> {
        if self.run.held.is_empty() {
            return Some(W15);
        }
        let first_turn = match self.options.first_turn {
            FirstTurn::Free => false,
            FirstTurn::OpeningTurn => self.acted.is_empty(),
            FirstTurn::EachPlayer => !self.acted.contains(self.actor),
        };
        first_turn.then_some(W17)
    }

    pub(crate) fn add(&mut self, monster: Monster, rule: RuleId, sink: &mut impl Sink<Event>) {
        let seat = self.actor;
        self.pile.push(PlacedCard { by: seat, monster });
        if rule != W13 {
            sink.cite(W13);
        }
        sink.emit(rule, || Event::Added { seat, monster: Some(monster) });
        self.end_turn(sink);
    }

    pub(crate) fn sacrifice(
        &mut self,
        monster: Monster,
        tile: Tile,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let slot = self.held_slot(tile).ok_or(Refusal::TileNotThere { tile })?;
        let seat = self.actor;
        self.run.set_aside(slot);
        self.aside[slot.index()] = Some(PlacedCard { by: seat, monster });
        sink.emit(W14, || Event::SetAside { seat, tile, monster: Some(monster) });
        self.end_turn(sink);
        Ok(())
    }

    /// Asks the next bidder. The last one left enters the dungeon.
    fn end_turn(&mut self, sink: &mut impl Sink<Event>) {
        self.acted = self.acted.with(self.actor);
        let Some(next) = self.bidders.after(self.actor) else { return };
        if self.bidders.len() == 1 {
            self.enter(next, sink);
        } else {
            self.actor = next;
            self.ask_for_bid(sink);
        }
    }
}
