//! Where rooms and cards are hidden from an observer.

use game::{HiddenCards, HiddenKind, HiddenPool, Message, Seat};

use crate::card::Card;
use crate::components::{Boss, Chamber, Face, Room};
use crate::state::{ROOMS, Raiders};
use crate::view::{Part, Stage, View};

/// A place with something that the observer does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HiddenPlace {
    /// The card that a player has chosen face down.
    Sealed { by: Seat },
    /// A face-down room of the row.
    Room { place: u8 },
    /// The face-down final monster.
    Boss { place: u8 },
    /// The rooms that can still be drawn.
    Deck,
}

/// What can lie in a hidden place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum HiddenCard {
    Card(Card),
    Room(Room),
    Boss(Boss),
}

impl HiddenCards for Raiders {
    type Place = HiddenPlace;
    type Card = HiddenCard;

    fn hidden_places(view: &View) -> Vec<HiddenPlace> {
        let players = Seat::all(view.players.len() as u8).zip(&view.players);
        let is_sealed = |seat: Seat, part| part == Part::Chosen && !view.observer.is(seat);
        let sealed = players.filter(|(seat, player)| is_sealed(*seat, player.part));
        let dark = (0..).zip(&view.row).filter(|(place, laid)| {
            laid.face == Face::Down && laid.chamber.is_none() && view.is_laid(*place)
        });
        let has_deck = view.stage != Stage::Over;
        let places = sealed.map(|(by, _)| HiddenPlace::Sealed { by });
        let places = places.chain(dark.map(|(place, _)| view.dark_place(place)));
        places.chain(has_deck.then_some(HiddenPlace::Deck)).collect()
    }

    fn hidden_kind(place: HiddenPlace) -> HiddenKind {
        match place {
            HiddenPlace::Sealed { .. } | HiddenPlace::Room { .. } | HiddenPlace::Boss { .. } => {
                HiddenKind::Card
            }
            HiddenPlace::Deck => HiddenKind::Deck,
        }
    }

    fn hidden_pool(place: HiddenPlace) -> HiddenPool {
        match place {
            HiddenPlace::Room { .. } | HiddenPlace::Deck => HiddenPool::Member(0),
            HiddenPlace::Sealed { .. } | HiddenPlace::Boss { .. } => HiddenPool::None,
        }
    }

    fn hidden_name(_view: &View, place: HiddenPlace) -> Message {
        match place {
            HiddenPlace::Sealed { by } => Message::new("hidden-sealed").with("who", by),
            HiddenPlace::Room { place } | HiddenPlace::Boss { place } => {
                Message::new("hidden-room").with("place", place + 1)
            }
            HiddenPlace::Deck => Message::new("hidden-deck"),
        }
    }

    fn hidden_cards(_view: &View, place: HiddenPlace, state: &Raiders, cards: &mut Vec<HiddenCard>) {
        cards.clear();
        match place {
            HiddenPlace::Sealed { by } => cards.extend(state.card_of(by).map(HiddenCard::Card)),
            HiddenPlace::Room { place } | HiddenPlace::Boss { place } => {
                let chamber = state.row.get(usize::from(place)).copied().flatten();
                cards.extend(chamber.map(|chamber| match chamber {
                    Chamber::Room(room) => HiddenCard::Room(room),
                    Chamber::Boss(boss) => HiddenCard::Boss(boss),
                }));
            }
            HiddenPlace::Deck => cards.extend(state.rooms.each().map(HiddenCard::Room)),
        }
    }

    fn card_name(card: HiddenCard) -> Message {
        match card {
            HiddenCard::Card(card) if card.power().is_some() => {
                Message::new("hidden-power").with("card", card)
            }
            HiddenCard::Card(card) => Message::new(card.term()),
            HiddenCard::Room(room) => Message::new(room.term()),
            HiddenCard::Boss(boss) => Message::new(boss.term()),
        }
    }
}

impl View {
    /// The last room of the last level is the final monster.
    const fn dark_place(&self, place: u8) -> HiddenPlace {
        if self.level == ROOMS && place + 1 == ROOMS {
            HiddenPlace::Boss { place }
        } else {
            HiddenPlace::Room { place }
        }
    }

    /// Whether there is a room at this place. While the row is built, only the places before the next room have one.
    fn is_laid(&self, place: u8) -> bool {
        match self.stage {
            Stage::LayRoom => place < self.place,
            _ => self.level > 0,
        }
    }
}
