//! The hidden lanterns of the lantern game. They are listed correctly unless a [`Fault`] is active.

use game::{HiddenCards, HiddenKind, HiddenPool, Message, Seat};

use super::fault::{Fault, outside_number};
use super::lantern_types::{Lantern, View};
use super::lanterns::Lanterns;

#[derive(Clone, Copy, Debug)]
pub(crate) enum Place {
    Held(Seat),
    Dropped(Seat),
    Bag,
}

impl HiddenCards for Lanterns {
    type Place = Place;
    type Card = Lantern;

    fn hidden_places(view: &View) -> Vec<Place> {
        if Fault::PlacesDependOnOutside.is_active() && outside_number().is_multiple_of(3) {
            return Vec::new();
        }
        let seats = || Seat::all(view.seats);
        let is_hidden = |seat: &Seat| view.holders.contains(*seat) && view.held[seat.index()].is_none();
        let has_dropped = |seat: &Seat| view.me != Some(*seat) && view.dropped[seat.index()] > 0;
        let gone =
            view.holders.iter().count() + view.dropped.iter().map(|&count| usize::from(count)).sum::<usize>();
        let has_left = usize::from(view.size) > gone || Fault::EmptyPlace.is_active();
        let held = seats().filter(is_hidden).map(Place::Held);
        let dropped = seats().filter(has_dropped).map(Place::Dropped);
        held.chain(dropped).chain(has_left.then_some(Place::Bag)).collect()
    }

    fn hidden_kind(place: Place) -> HiddenKind {
        match place {
            Place::Held(_) => HiddenKind::Card,
            Place::Dropped(_) => HiddenKind::Cards,
            Place::Bag => HiddenKind::Deck,
        }
    }

    fn hidden_pool(_place: Place) -> HiddenPool {
        HiddenPool::Member(0)
    }

    fn hidden_name(_view: &View, place: Place) -> Message {
        match place {
            Place::Held(seat) => Message::new("held").with("who", seat),
            Place::Dropped(seat) => Message::new("dropped").with("who", seat),
            Place::Bag => Message::new("bag"),
        }
    }

    fn hidden_cards(_view: &View, place: Place, state: &Lanterns, cards: &mut Vec<Lantern>) {
        cards.clear();
        match place {
            Place::Held(seat) => cards.extend(state.held[seat.index()]),
            Place::Dropped(seat) => cards.extend(&state.dropped[seat.index()]),
            Place::Bag => cards.extend(&state.bag),
        }
        if Fault::PlaceHidesCards.is_active() && matches!(place, Place::Bag) {
            cards.retain(|lantern| lantern.0 > 1);
        }
    }

    fn card_name(lantern: Lantern) -> Message {
        Message::new("lantern").with("number", lantern.0)
    }
}
