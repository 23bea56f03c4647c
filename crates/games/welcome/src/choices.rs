//! The legal actions of a seat, which can be listed, counted and picked one by one.

use game::Seat;

use crate::action::{Action, GREATSWORD_STRENGTHS};
use crate::components::{Adventurer, SlotSet};
use crate::options::Set;
use crate::state::{Phase, Welcome};

/// The legal actions of a seat, in the order of the list.
#[derive(Clone, Copy)]
pub(crate) enum Choices {
    None,
    DrawOrPass,
    AddOrSacrifice(Adventurer, SlotSet),
    NameType(Set),
    PickRival { seats: u8, but: Seat },
    NameStrength,
    UseOrDecline(Adventurer, SlotSet),
    Discard(Adventurer, SlotSet),
    Choose(Set),
}

impl Choices {
    #[inline]
    pub(crate) fn len(self) -> u32 {
        match self {
            Choices::None => 0,
            Choices::DrawOrPass => 2,
            Choices::AddOrSacrifice(_, tiles) | Choices::UseOrDecline(_, tiles) => 1 + u32::from(tiles.len()),
            Choices::NameType(set) => set.monsters().count() as u32,
            Choices::PickRival { seats, .. } => u32::from(seats) - 1,
            Choices::NameStrength => GREATSWORD_STRENGTHS.len() as u32,
            Choices::Discard(_, tiles) => tiles.len().into(),
            Choices::Choose(set) => set.adventurers().count() as u32,
        }
    }

    /// The action at this place in the list; `None` beyond its end.
    #[inline]
    pub(crate) fn at(self, place: u32) -> Option<Action> {
        match self {
            Choices::None => None,
            Choices::DrawOrPass => [Action::Draw, Action::Pass].get(place as usize).copied(),
            Choices::AddOrSacrifice(adventurer, tiles) => match place.checked_sub(1) {
                None => Some(Action::Add),
                Some(place) => Some(Action::Sacrifice { tile: adventurer.tile(tiles.at(place)?) }),
            },
            Choices::NameType(set) => {
                set.monsters().nth(place as usize).map(|monster| Action::NameType { monster })
            }
            Choices::PickRival { seats, but } => {
                let mut rivals = Seat::all(seats).filter(|&seat| seat != but);
                rivals.nth(place as usize).map(|rival| Action::PickRival { rival })
            }
            Choices::NameStrength => {
                let strength = GREATSWORD_STRENGTHS.get(place as usize);
                strength.map(|&strength| Action::NameStrength { strength })
            }
            Choices::UseOrDecline(adventurer, tiles) => match tiles.at(place) {
                Some(slot) => Some(Action::Use { tile: adventurer.tile(slot) }),
                None if place == u32::from(tiles.len()) => Some(Action::Decline),
                None => None,
            },
            Choices::Discard(adventurer, tiles) => {
                Some(Action::Discard { tile: adventurer.tile(tiles.at(place)?) })
            }
            Choices::Choose(set) => {
                set.adventurers().nth(place as usize).map(|adventurer| Action::Choose { adventurer })
            }
        }
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Action> {
        (0..).map_while(move |place| self.at(place))
    }
}

impl Welcome {
    #[inline]
    pub(crate) fn choices(&self, seat: Seat) -> Choices {
        if self.decider() != Some(seat) {
            return Choices::None;
        }
        let adventurer = self.adventurer();
        match self.phase {
            Phase::Bid => Choices::DrawOrPass,
            Phase::Place(_) => Choices::AddOrSacrifice(adventurer, self.run.held),
            Phase::NameType => Choices::NameType(self.options.set),
            Phase::PickRival => Choices::PickRival { seats: self.seats, but: seat },
            Phase::NameStrength(_) => Choices::NameStrength,
            Phase::Ask { offered, .. } => Choices::UseOrDecline(adventurer, offered),
            Phase::Discard { spared } => Choices::Discard(adventurer, self.run.held.minus(spared)),
            Phase::NextAdventurer => Choices::Choose(self.options.set),
            Phase::DrawStarter
            | Phase::DrawAdventurer
            | Phase::DrawSpecial
            | Phase::DrawCard
            | Phase::Replace
            | Phase::Over => Choices::None,
        }
    }
}
