//! Setting up: the piles and the charms (E01, E02).

use game::{Seat, SeatSet, Setup, Sink};

use crate::cite::{E01, E02};
use crate::components::{Charm, Encounter};
use crate::event::Event;
use crate::options::GameOptions;
use crate::refusal::Refusal;
use crate::state::{CharmState, Example, Phase, Pile, Player, SEATS};

impl Example {
    pub(crate) fn set_up(setup: &Setup, sink: &mut impl Sink<Event>) -> Example {
        let seats = setup.seats();
        sink.emit(E01, || Event::GameBegan { seats });
        Example::before_the_deal(GameOptions::read(setup), seats)
    }

    pub(crate) fn before_the_deal(options: GameOptions, seats: u8) -> Example {
        Example {
            options,
            seats,
            phase: Phase::Deal,
            actor: Seat::FIRST,
            loot: 0,
            players: [Player { coins: 0, charm: CharmState::NotDealt }; SEATS],
            charms: Pile(Charm::ALL.map(|charm| charm.card().copies)),
            stairs: Pile(Encounter::ALL.map(|encounter| encounter.card().copies)),
            winners: SeatSet::EMPTY,
        }
    }

    pub(crate) fn deal(&mut self, charm: Charm, sink: &mut impl Sink<Event>) -> Result<(), Refusal> {
        self.charms.remove(charm.index()).ok_or(Refusal::ImpossibleOutcome)?;
        let seat = self.actor;
        self.player_mut(seat).charm = CharmState::Secret(charm);
        sink.emit(E02, || Event::CharmDealt { seat, charm: Some(charm) });
        self.actor = seat.next(self.seats);
        if self.actor == Seat::FIRST {
            self.begin_turn(Seat::FIRST, sink);
        }
        Ok(())
    }
}
