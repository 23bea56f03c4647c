//! Which events show an observer something that was hidden from it, or a result of chance.

use game::Observer;

use crate::event::Event;

impl Event {
    /// Returns whether the event, as the observer knows it, tells it something new that nobody decided.
    pub(crate) fn reveals(self, _observer: Observer) -> bool {
        match self {
            Event::FirstToTake { .. }
            | Event::MapGot { .. }
            | Event::LevelBegan { .. }
            | Event::Entered { .. }
            | Event::Saw { .. }
            | Event::Shown { .. } => true,
            Event::RoomLaid { chamber, .. } => chamber.is_some(),
            Event::GameBegan { .. }
            | Event::CharacterGot { .. }
            | Event::TorchLit { .. }
            | Event::Sealed { .. }
            | Event::Resealed { .. }
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
            | Event::Won { .. } => false,
        }
    }
}
