//! A turn on the stairs: cards, treasures, descending and camping (E03 to E05).

use game::{Seat, Sink};

use crate::cite::{E03, E04, E05};
use crate::components::{Encounter, EncounterKind};
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{Example, Phase};

impl Example {
    pub(crate) fn begin_turn(&mut self, seat: Seat, sink: &mut impl Sink<Event>) {
        self.actor = seat;
        self.phase = Phase::Draw;
        sink.emit(E03, || Event::TurnBegan { seat });
    }

    pub(crate) fn turn_up(
        &mut self,
        encounter: Encounter,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        self.stairs.remove(encounter.index()).ok_or(Refusal::ImpossibleOutcome)?;
        match encounter.card().kind {
            EncounterKind::Treasure { coins } => {
                let seat = self.actor;
                self.loot += coins;
                sink.emit(E04, || Event::TreasureFound { seat, encounter, coins });
                self.choose_again(sink);
            }
            EncounterKind::Hazard { .. } => self.meet_hazard(encounter, sink),
        }
        Ok(())
    }

    /// Asks the player on turn for the next choice, unless that was the last card.
    pub(crate) fn choose_again(&mut self, sink: &mut impl Sink<Event>) {
        if self.stairs.len() == 0 {
            self.collapse(sink);
        } else {
            self.phase = Phase::Choose;
        }
    }

    pub(crate) fn descend(&mut self, sink: &mut impl Sink<Event>) {
        let seat = self.actor;
        self.phase = Phase::Draw;
        sink.emit(E05, || Event::Descended { seat });
    }

    pub(crate) fn camp(&mut self, sink: &mut impl Sink<Event>) {
        let (seat, loot) = (self.actor, self.loot);
        self.player_mut(seat).coins += loot;
        let coins = self.player(seat).coins;
        sink.emit(E05, || Event::Camped { seat, loot, coins });
        self.end_turn(sink);
    }

    pub(crate) fn end_turn(&mut self, sink: &mut impl Sink<Event>) {
        self.loot = 0;
        if self.stairs.len() == 0 {
            self.collapse(sink);
        } else {
            self.begin_turn(self.actor.next(self.seats), sink);
        }
    }
}
