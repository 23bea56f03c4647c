//! Which events show an observer something that was hidden from it, or a result of chance.

use game::Observer;

use crate::event::Event;

impl Event {
    /// Returns whether the event, as the observer knows it, tells it something new that nobody decided.
    pub(crate) fn reveals(self, observer: Observer) -> bool {
        match self {
            Event::TreasureFound { .. } | Event::HazardMet { .. } => true,
            Event::CharmDealt { charm, .. } => charm.is_some(),
            Event::CharmUsed { seat, .. } | Event::CharmRevealed { seat, .. } => !observer.is(seat),
            Event::GameBegan { .. }
            | Event::TurnBegan { .. }
            | Event::Descended { .. }
            | Event::Camped { .. }
            | Event::LootLost { .. }
            | Event::Fled { .. }
            | Event::Collapsed { .. }
            | Event::Won { .. } => false,
        }
    }
}
