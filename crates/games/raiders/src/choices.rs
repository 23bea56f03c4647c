//! The legal actions of a seat, which can be listed, counted and picked one by one.

use game::Seat;

use crate::action::Action;
use crate::card::{Card, Powers};
use crate::components::{Character, Item};
use crate::state::{Phase, Raiders, SmallSet};

/// The legal actions of a seat, in the order of the list.
#[derive(Clone, Copy)]
pub(crate) enum Choices {
    None,
    Characters(SmallSet),
    Cards {
        powers: Powers,
        /// The items that fit the room.
        items: SmallSet,
        torch: TorchChoice,
    },
}

/// Whether the seat may light a torch.
#[derive(Clone, Copy)]
pub(crate) enum TorchChoice {
    No,
    Light,
}

impl Choices {
    #[inline]
    pub(crate) fn len(self) -> u32 {
        match self {
            Choices::None => 0,
            Choices::Characters(left) => left.len(),
            Choices::Cards { powers, items, torch } => {
                powers.plays().len() as u32 + items.len() + torch as u32
            }
        }
    }

    /// The action at this place in the list; `None` beyond its end.
    #[inline]
    pub(crate) fn at(self, place: u32) -> Option<Action> {
        match self {
            Choices::None => None,
            Choices::Characters(left) => {
                let character = *Character::ALL.get(left.at(place)?)?;
                Some(Action::Take { character })
            }
            Choices::Cards { powers, items, torch } => {
                let plays = powers.plays();
                if let Some(play) = plays.get(place as usize) {
                    return Some(*play);
                }
                let place = place - plays.len() as u32;
                match (items.at(place), torch) {
                    (Some(item), _) => Some(Action::Play { card: Card::of(*Item::ALL.get(item)?) }),
                    (None, TorchChoice::Light) if place == items.len() => Some(Action::LightTorch),
                    (None, _) => None,
                }
            }
        }
    }

    pub(crate) fn iter(self) -> impl Iterator<Item = Action> {
        (0..).map_while(move |place| self.at(place))
    }
}

impl Raiders {
    #[inline]
    pub(crate) fn choices(&self, seat: Seat) -> Choices {
        match self.phase {
            Phase::TakeCharacter if seat == self.actor => Choices::Characters(self.characters),
            Phase::Cards if self.is_at_table(seat) => {
                let torch = if self.may_light.contains(seat) { TorchChoice::Light } else { TorchChoice::No };
                match (self.may_play(seat), self.playable(seat)) {
                    (true, Choices::Cards { powers, items, .. }) => Choices::Cards { powers, items, torch },
                    _ => Choices::Cards { powers: Powers::NONE, items: SmallSet::EMPTY, torch },
                }
            }
            _ => Choices::None,
        }
    }

    /// The cards that the seat may play in the current room.
    #[inline]
    pub(crate) fn playable(&self, seat: Seat) -> Choices {
        let player = self.player(seat);
        let mut items = SmallSet::EMPTY;
        if !player.items.is_empty() {
            for item in Item::ALL {
                if player.items.count(item) > 0 && self.fits_here(Card::of(item)) {
                    items = items.with(item.index());
                }
            }
        }
        Choices::Cards { powers: player.powers, items, torch: TorchChoice::No }
    }
}
