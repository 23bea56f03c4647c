//! What each observer may know of an event.

use game::Observer;

use crate::event::Event;

impl Event {
    /// The match is exhaustive: a new event does not compile until someone decides who may know it.
    pub(crate) fn redacted(self, observer: Observer) -> Option<Event> {
        match self {
            Event::CharmDealt { seat, charm } => {
                Some(Event::CharmDealt { seat, charm: charm.filter(|_| observer.is(seat)) })
            }
            Event::GameBegan { .. }
            | Event::TurnBegan { .. }
            | Event::TreasureFound { .. }
            | Event::HazardMet { .. }
            | Event::Descended { .. }
            | Event::Camped { .. }
            | Event::LootLost { .. }
            | Event::CharmUsed { .. }
            | Event::Fled { .. }
            | Event::Collapsed { .. }
            | Event::CharmRevealed { .. }
            | Event::Won { .. } => Some(self),
        }
    }
}
