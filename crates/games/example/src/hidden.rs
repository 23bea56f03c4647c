//! Where cards are hidden from an observer.

use game::{HiddenCards, HiddenKind, HiddenPool, Message, Seat};

use crate::components::{Charm, Encounter};
use crate::state::{CharmState, Example};
use crate::view::{CharmView, Stage, View};

/// A place with something that the observer does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HiddenPlace {
    /// A player's secret charm.
    Charm { of: Seat },
    /// The cards that were not turned up yet.
    Stairs,
}

/// What can lie in a hidden place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum HiddenCard {
    Charm(Charm),
    Encounter(Encounter),
}

impl HiddenCards for Example {
    type Place = HiddenPlace;
    type Card = HiddenCard;

    fn hidden_places(view: &View) -> Vec<HiddenPlace> {
        let players = Seat::all(view.players.len() as u8).zip(&view.players);
        let hidden = players.filter(|(_, player)| player.charm == CharmView::Hidden);
        let has_stairs = !view.stairs.is_empty() && view.stage != Stage::Over;
        let charms = hidden.map(|(of, _)| HiddenPlace::Charm { of });
        charms.chain(has_stairs.then_some(HiddenPlace::Stairs)).collect()
    }

    fn hidden_kind(place: HiddenPlace) -> HiddenKind {
        match place {
            HiddenPlace::Charm { .. } => HiddenKind::Card,
            HiddenPlace::Stairs => HiddenKind::Deck,
        }
    }

    fn hidden_pool(place: HiddenPlace) -> HiddenPool {
        match place {
            HiddenPlace::Charm { .. } => HiddenPool::Member(0),
            HiddenPlace::Stairs => HiddenPool::None,
        }
    }

    fn hidden_name(_view: &View, place: HiddenPlace) -> Message {
        match place {
            HiddenPlace::Charm { of } => Message::new("hidden-charm").with("who", of),
            HiddenPlace::Stairs => Message::new("hidden-stairs"),
        }
    }

    fn hidden_cards(_view: &View, place: HiddenPlace, state: &Example, cards: &mut Vec<HiddenCard>) {
        cards.clear();
        match place {
            HiddenPlace::Charm { of } => cards.extend(match state.player(of).charm {
                CharmState::Secret(charm) => Some(HiddenCard::Charm(charm)),
                CharmState::NotDealt | CharmState::Shown(_) => None,
            }),
            HiddenPlace::Stairs => cards.extend(Encounter::ALL.into_iter().flat_map(|encounter| {
                let count = usize::from(state.stairs.count(encounter.index()));
                std::iter::repeat_n(HiddenCard::Encounter(encounter), count)
            })),
        }
    }

    fn card_name(card: HiddenCard) -> Message {
        Message::new(match card {
            HiddenCard::Charm(charm) => charm.term(),
            HiddenCard::Encounter(encounter) => encounter.term(),
        })
    }
}
