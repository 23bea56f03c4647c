//! Where monsters are hidden from an observer.

use game::{HiddenCards, HiddenKind, HiddenPool, Message, Seat};

use crate::components::{Monster, Tile};
use crate::determinize::joined_specials;
use crate::state::{Phase, Welcome};
use crate::view::{TileFate, View};

/// A place with monsters that the observer does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HiddenPlace {
    /// The card that a player has drawn and not placed yet.
    Drawn {
        by: Seat,
    },
    /// All unknown cards of the dungeon together.
    Dungeon,
    /// A card of the dungeon, counted from the bottom.
    Pile {
        place: u8,
        by: Seat,
    },
    /// The card under a sacrificed tile.
    Aside {
        tile: Tile,
        by: Seat,
    },
    /// The special monsters that joined the deck in secret.
    Specials,
    Deck,
}

impl HiddenCards for Welcome {
    type Place = HiddenPlace;
    type Card = Monster;

    fn hidden_places(view: &View) -> Vec<HiddenPlace> {
        let hidden_draw = view.drawn.filter(|drawn| drawn.monster.is_none()).and(view.actor);
        let pile = view.pile_places();
        let asides = view.tiles.iter().filter_map(|tile| match tile.fate {
            TileFate::Sacrificed { by, monster: None } => Some(HiddenPlace::Aside { tile: tile.tile, by }),
            TileFate::Sacrificed { .. } | TileFate::Held | TileFate::Gone => None,
        });
        let has_specials = usize::from(joined_specials(view)) > view.specials.len();
        let has_deck = view.deck > 0 && view.winner.is_none();
        let mut places: Vec<_> = hidden_draw.map(|by| HiddenPlace::Drawn { by }).into_iter().collect();
        places.extend((pile.len() > 1).then_some(HiddenPlace::Dungeon));
        places.extend(pile.into_iter().chain(asides));
        places.extend(has_specials.then_some(HiddenPlace::Specials));
        places.extend(has_deck.then_some(HiddenPlace::Deck));
        places
    }

    fn hidden_kind(place: HiddenPlace) -> HiddenKind {
        match place {
            HiddenPlace::Drawn { .. } | HiddenPlace::Pile { .. } | HiddenPlace::Aside { .. } => {
                HiddenKind::Card
            }
            HiddenPlace::Dungeon | HiddenPlace::Specials => HiddenKind::Cards,
            HiddenPlace::Deck => HiddenKind::Deck,
        }
    }

    fn hidden_pool(place: HiddenPlace) -> HiddenPool {
        match place {
            HiddenPlace::Drawn { .. }
            | HiddenPlace::Pile { .. }
            | HiddenPlace::Aside { .. }
            | HiddenPlace::Deck => HiddenPool::Member(0),
            HiddenPlace::Dungeon => HiddenPool::Within(0),
            HiddenPlace::Specials => HiddenPool::None,
        }
    }

    fn hidden_name(_view: &View, place: HiddenPlace) -> Message {
        match place {
            HiddenPlace::Drawn { by } => Message::new("hidden-drawn").with("who", by),
            HiddenPlace::Dungeon => Message::new("hidden-dungeon"),
            HiddenPlace::Pile { place, by } => {
                Message::new("hidden-pile").with("number", place + 1).with("who", by)
            }
            HiddenPlace::Aside { tile, by } => {
                Message::new("hidden-aside").with("tile", tile).with("who", by)
            }
            HiddenPlace::Specials => Message::new("hidden-specials"),
            HiddenPlace::Deck => Message::new("hidden-deck"),
        }
    }

    fn hidden_cards(view: &View, place: HiddenPlace, state: &Welcome, cards: &mut Vec<Monster>) {
        cards.clear();
        let mut in_pile = state.pile.iter().map(|card| card.monster);
        match place {
            HiddenPlace::Drawn { .. } => cards.extend(match state.phase {
                Phase::Place(monster) => Some(monster),
                _ => None,
            }),
            HiddenPlace::Dungeon => {
                let unknown = view.pile.iter().zip(in_pile).filter(|(shown, _)| shown.monster.is_none());
                cards.extend(unknown.map(|(_, monster)| monster));
            }
            HiddenPlace::Pile { place, .. } => cards.extend(in_pile.nth(place.into())),
            HiddenPlace::Aside { tile, .. } => {
                let slot = state.adventurer().slot_of(tile);
                cards.extend(slot.and_then(|slot| state.aside[slot.index()]).map(|card| card.monster));
            }
            HiddenPlace::Specials => {
                let known = view.specials.iter().copied().collect();
                cards.extend(state.specials.minus(known).iter());
            }
            HiddenPlace::Deck => {
                let kinds = state.deck.kinds();
                cards.extend(kinds.flat_map(|(monster, count)| std::iter::repeat_n(monster, count as usize)));
            }
        }
    }

    fn card_name(monster: Monster) -> Message {
        Message::new(monster.term())
    }
}

impl View {
    fn pile_places(&self) -> Vec<HiddenPlace> {
        let pile = (0..).zip(&self.pile).filter(|(_, card)| card.monster.is_none());
        pile.map(|(place, card)| HiddenPlace::Pile { place, by: card.by }).collect()
    }
}
