//! Which events show an observer something that was hidden from it, or a result of chance.

use game::Observer;

use crate::event::Event;

impl Event {
    /// Returns whether the event, as the observer knows it, tells it something new that nobody decided.
    pub(crate) fn reveals(self, observer: Observer) -> bool {
        match self {
            Event::Starter { .. }
            | Event::FirstAdventurer { .. }
            | Event::SpecialShown { .. }
            | Event::Revealed { .. }
            | Event::Replaced { .. }
            | Event::Unveiled { .. } => true,
            Event::Drew { monster, .. } => monster.is_some(),
            Event::AsideShown { seat, .. } => !observer.is(seat),
            Event::GameBegan { .. }
            | Event::SpecialJoined { .. }
            | Event::RoundBegan { .. }
            | Event::TilesLaid { .. }
            | Event::Shuffled { .. }
            | Event::Passed { .. }
            | Event::Added { .. }
            | Event::SetAside { .. }
            | Event::Entered { .. }
            | Event::HealthCounted { .. }
            | Event::TypeNamed { .. }
            | Event::RivalPicked { .. }
            | Event::StrengthNamed { .. }
            | Event::Used { .. }
            | Event::Declined { .. }
            | Event::Defeated { .. }
            | Event::FellWithLast { .. }
            | Event::Ignored { .. }
            | Event::Gained { .. }
            | Event::NextWillFall { .. }
            | Event::ReliefWon { .. }
            | Event::AllyHelps
            | Event::CubeFoundNothing
            | Event::CoinStarted { .. }
            | Event::CoinEnded { .. }
            | Event::Hurt { .. }
            | Event::TileLost { .. }
            | Event::Revived { .. }
            | Event::Died
            | Event::RestHidden { .. }
            | Event::AllDiffered { .. }
            | Event::SomeAlike { .. }
            | Event::Succeeded { .. }
            | Event::Failed { .. }
            | Event::Eliminated { .. }
            | Event::AdventurerChosen { .. }
            | Event::Won { .. } => false,
        }
    }
}
