//! The collapse of the stairs and the winner (E09, E10).

use game::{Seat, SeatSet, Sink};

use crate::cite::{E09, E10};
use crate::event::Event;
use crate::options::Collapse;
use crate::state::{CharmState, Example, Phase};

impl Example {
    pub(crate) fn collapse(&mut self, sink: &mut impl Sink<Event>) {
        let (seat, loot, collapse) = (self.actor, self.loot, self.options.collapse);
        if collapse == Collapse::Saved {
            self.player_mut(seat).coins += loot;
        }
        self.loot = 0;
        self.phase = Phase::Over;
        sink.emit(E09, || Event::Collapsed { seat, loot, collapse });
        Seat::all(self.seats).for_each(|seat| self.reveal(seat, sink));
        self.find_winners(sink);
    }

    fn reveal(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        if let Some(charm) = self.secret_charm(seat) {
            let player = self.player_mut(seat);
            player.charm = CharmState::Shown(charm);
            player.coins += charm.card().coins;
            sink.emit(E10, || Event::CharmRevealed { seat, charm, coins: charm.card().coins });
        }
    }

    fn find_winners(&mut self, sink: &mut impl Sink<Event>) {
        let coins = Seat::all(self.seats).map(|seat| self.player(seat).coins).max().unwrap_or(0);
        let seats: SeatSet = Seat::all(self.seats).filter(|&seat| self.player(seat).coins == coins).collect();
        self.winners = seats;
        sink.emit(E10, || Event::Won { seats, coins });
    }
}
