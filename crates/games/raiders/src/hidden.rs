//! Where rooms and cards are hidden from an observer.

use game::{HiddenCards, HiddenKind, Message, Seat};

use crate::card::Card;
use crate::components::{Boss, Chamber, Face, Room};
use crate::state::Raiders;
use crate::view::{Part, Stage, View};

/// A place with something that the observer does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HiddenPlace {
    /// The card that a player has chosen face down.
    Sealed { by: Seat },
    /// A face-down room of the row.
    Room { place: u8 },
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
        let places = places.chain(dark.map(|(place, _)| HiddenPlace::Room { place }));
        places.chain(has_deck.then_some(HiddenPlace::Deck)).collect()
    }

    fn hidden_kind(place: HiddenPlace) -> HiddenKind {
        match place {
            HiddenPlace::Sealed { .. } | HiddenPlace::Room { .. } => HiddenKind::Card,
            HiddenPlace::Deck => HiddenKind::Deck,
        }
    }

    fn hidden_name(_view: &View, place: HiddenPlace) -> Message {
        match place {
            HiddenPlace::Sealed { by } => Message::new("hidden-sealed").with("who", by),
            HiddenPlace::Room { place } => Message::new("hidden-room").with("place", place + 1),
            HiddenPlace::Deck => Message::new("hidden-deck"),
        }
    }

    fn hidden_cards(_view: &View, place: HiddenPlace, state: &Raiders, cards: &mut Vec<HiddenCard>) {
        cards.clear();
        match place {
            HiddenPlace::Sealed { by } => cards.extend(state.card_of(by).map(HiddenCard::Card)),
            HiddenPlace::Room { place } => {
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
    /// Whether there is a room at this place. While the row is built, only the places before the next room have one.
    fn is_laid(&self, place: u8) -> bool {
        match self.stage {
            Stage::LayRoom => place < self.place,
            _ => self.level > 0,
        }
    }
}
