//! Hazards, and what players do about them (E06 to E08).

use game::Sink;

use crate::cite::{E06, E07, E08};
use crate::components::Encounter;
use crate::event::Event;
use crate::refusal::Refusal;
use crate::state::{CharmState, Example, Phase};

impl Example {
    /// Asks everyone with an unused charm, whether it helps or not: otherwise the question would reveal the charm.
    pub(crate) fn meet_hazard(&mut self, encounter: Encounter, sink: &mut impl Sink<Event>) {
        let (seat, loot) = (self.actor, self.loot);
        sink.emit(E06, || Event::HazardMet { seat, encounter });
        if self.secret_charm(seat).is_some() {
            self.phase = Phase::Danger { encounter };
        } else {
            sink.emit(E06, || Event::LootLost { seat, loot });
            self.end_turn(sink);
        }
    }

    pub(crate) fn use_charm(
        &mut self,
        encounter: Encounter,
        sink: &mut impl Sink<Event>,
    ) -> Result<(), Refusal> {
        let seat = self.actor;
        let fitting = self.secret_charm(seat).filter(|charm| charm.beats(encounter));
        let charm = fitting.ok_or(Refusal::CharmDoesNotHelp { encounter })?;
        self.player_mut(seat).charm = CharmState::Shown(charm);
        sink.emit(E07, || Event::CharmUsed { seat, charm, encounter });
        self.choose_again(sink);
        Ok(())
    }

    pub(crate) fn flee(&mut self, sink: &mut impl Sink<Event>) {
        let (seat, loot) = (self.actor, self.loot);
        sink.emit(E08, || Event::Fled { seat, loot });
        self.end_turn(sink);
    }
}
