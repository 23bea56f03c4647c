//! Redaction: what each observer may know of an event.

use game::{Observer, Seat};

use crate::components::Monster;
use crate::event::Event;

impl Event {
    /// Cuts the event down to what the observer may know. Only four events hold secrets: a draw and the place of the drawn
    /// card are known to the drawer alone, and a hidden special to nobody. All others are public.
    pub(crate) fn redacted(self, observer: Observer) -> Event {
        let only_for = |seat: Seat, monster: Option<Monster>| monster.filter(|_| observer.is(seat));
        match self {
            Event::SpecialJoined { monster: _ } => Event::SpecialJoined { monster: None },
            Event::Drew { seat, monster } => Event::Drew { seat, monster: only_for(seat, monster) },
            Event::Added { seat, monster } => Event::Added { seat, monster: only_for(seat, monster) },
            Event::SetAside { seat, tile, monster } => {
                Event::SetAside { seat, tile, monster: only_for(seat, monster) }
            }
            Event::GameBegan { .. }
            | Event::Starter { .. }
            | Event::FirstAdventurer { .. }
            | Event::SpecialShown { .. }
            | Event::RoundBegan { .. }
            | Event::TilesLaid { .. }
            | Event::Shuffled { .. }
            | Event::Passed { .. }
            | Event::Entered { .. }
            | Event::HealthCounted { .. }
            | Event::TypeNamed { .. }
            | Event::RivalPicked { .. }
            | Event::StrengthNamed { .. }
            | Event::Revealed { .. }
            | Event::Used { .. }
            | Event::Declined { .. }
            | Event::Replaced { .. }
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
            | Event::Unveiled { .. }
            | Event::AllDiffered { .. }
            | Event::SomeAlike { .. }
            | Event::Succeeded { .. }
            | Event::Failed { .. }
            | Event::Eliminated { .. }
            | Event::AsideShown { .. }
            | Event::AdventurerChosen { .. }
            | Event::Won { .. } => self,
        }
    }
}
