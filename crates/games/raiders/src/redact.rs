//! What each observer may know of an event.

use game::Observer;

use crate::components::Face;
use crate::event::Event;

impl Event {
    /// The event without what the observer may not know. `None` if the event is private to another seat.
    pub(crate) fn redacted(self, observer: Observer) -> Option<Event> {
        match self {
            Event::Saw { seat, .. } | Event::Resealed { seat, .. } => observer.is(seat).then_some(self),
            Event::Sealed { seat, card } => {
                Some(Event::Sealed { seat, card: card.filter(|_| observer.is(seat)) })
            }
            Event::RoomLaid { place, face: Face::Down, chamber: _ } => {
                Some(Event::RoomLaid { place, face: Face::Down, chamber: None })
            }
            Event::RoomLaid { face: Face::Up, .. }
            | Event::GameBegan { .. }
            | Event::FirstToTake { .. }
            | Event::CharacterGot { .. }
            | Event::MapGot { .. }
            | Event::LevelBegan { .. }
            | Event::Entered { .. }
            | Event::TorchLit { .. }
            | Event::Shown { .. }
            | Event::PlayedOpen { .. }
            | Event::PlaysAgain { .. }
            | Event::Escaped { .. }
            | Event::ChestWon { .. }
            | Event::ChestLost { .. }
            | Event::CoinsOverLimit { .. }
            | Event::Fought { .. }
            | Event::Defeated { .. }
            | Event::Undefeatable { .. }
            | Event::NobodyAttacked
            | Event::Wounded { .. }
            | Event::CoinsLost { .. }
            | Event::CoinsGot { .. }
            | Event::ItemGot { .. }
            | Event::ItemShort { .. }
            | Event::Healed { .. }
            | Event::TrapSprung { .. }
            | Event::TrapQuiet { .. }
            | Event::CountsAsOne { .. }
            | Event::NobodyRewarded
            | Event::Petrified { .. }
            | Event::MapPassed { .. }
            | Event::LevelDone { .. }
            | Event::Fainted { .. }
            | Event::NobodyFainted
            | Event::AllLost
            | Event::Won { .. } => Some(self),
        }
    }
}
