//! Where treasure cards and tiles are hidden from an observer.

use std::mem::discriminant;

use game::{HiddenCards, HiddenKind, HiddenPool, Message, Seat};

use crate::components::{Tile, Treasure};
use crate::stacks::Stack;
use crate::state::Masmorra;
use crate::view::{FreshCard, View};

/// A place with something that the observer does not know.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HiddenPlace {
    /// The unknown treasure cards in a player's hand.
    Hand { of: Seat },
    /// The card that a player drew last, as long as a thief can take it.
    Fresh { of: Seat },
    /// The deck of treasure cards.
    Deck,
    /// The stack of small tiles of a level, counted from 1.
    Small { level: u8 },
    /// The stack of medium tiles of a level, counted from 1.
    Medium { level: u8 },
}

/// What can lie in a hidden place.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum HiddenCard {
    Treasure(Treasure),
    /// One tile stands for all of its level that have the same name.
    Tile(Tile),
}

impl HiddenCards for Masmorra {
    type Place = HiddenPlace;
    type Card = HiddenCard;

    fn hidden_places(view: &View) -> Vec<HiddenPlace> {
        let players = Seat::all(view.players.len() as u8).zip(&view.players);
        let others = players.filter(|(seat, _)| !view.observer.is(*seat));
        let hands = others.filter(|(_, player)| player.cards > player.known.len());
        let fresh = Masmorra::fresh_owner(view.tasks.iter().copied());
        let fresh = fresh.filter(|_| view.fresh == FreshCard::Hidden);
        let mut places: Vec<_> = fresh.map(|of| HiddenPlace::Fresh { of }).into_iter().collect();
        places.extend(hands.map(|(of, _)| HiddenPlace::Hand { of }));
        if !view.winners.is_empty() {
            return places;
        }
        places.extend((view.deck > 0).then_some(HiddenPlace::Deck));
        for (level, stacks) in (1..).zip(&view.levels) {
            let is_found = view.dungeon.iter().any(|room| room.tile.card().level == level);
            places.extend((is_found && stacks.small.len() > 1).then_some(HiddenPlace::Small { level }));
            places.extend((is_found && stacks.medium.len() > 1).then_some(HiddenPlace::Medium { level }));
        }
        places
    }

    fn hidden_kind(place: HiddenPlace) -> HiddenKind {
        match place {
            HiddenPlace::Hand { .. } => HiddenKind::Cards,
            HiddenPlace::Fresh { .. } => HiddenKind::Card,
            HiddenPlace::Deck | HiddenPlace::Small { .. } | HiddenPlace::Medium { .. } => HiddenKind::Deck,
        }
    }

    fn hidden_pool(place: HiddenPlace) -> HiddenPool {
        match place {
            HiddenPlace::Hand { .. } | HiddenPlace::Deck => HiddenPool::Member(0),
            HiddenPlace::Fresh { .. } => HiddenPool::Within(0),
            HiddenPlace::Small { .. } | HiddenPlace::Medium { .. } => HiddenPool::None,
        }
    }

    fn hidden_name(_view: &View, place: HiddenPlace) -> Message {
        match place {
            HiddenPlace::Hand { of } => Message::new("hidden-hand").with("who", of),
            HiddenPlace::Fresh { of } => Message::new("hidden-fresh").with("who", of),
            HiddenPlace::Deck => Message::new("hidden-deck"),
            HiddenPlace::Small { level } => Message::new("hidden-small").with("level", level),
            HiddenPlace::Medium { level } => Message::new("hidden-medium").with("level", level),
        }
    }

    fn hidden_cards(view: &View, place: HiddenPlace, state: &Masmorra, cards: &mut Vec<HiddenCard>) {
        cards.clear();
        match place {
            HiddenPlace::Hand { of } => {
                let known = view.players.get(of.index()).map(|player| player.known).unwrap_or_default();
                let unknown = state.player(of).hand.minus(known).unwrap_or_default();
                cards.extend(unknown.each().map(HiddenCard::Treasure));
            }
            HiddenPlace::Fresh { .. } => cards.extend(state.fresh.map(HiddenCard::Treasure)),
            HiddenPlace::Deck => cards.extend(state.deck.each().map(HiddenCard::Treasure)),
            HiddenPlace::Small { level } => cards.extend(tiles(&state.small, level)),
            HiddenPlace::Medium { level } => cards.extend(tiles(&state.medium, level)),
        }
    }

    fn card_name(card: HiddenCard) -> Message {
        match card {
            HiddenCard::Treasure(treasure) => Message::new(treasure.term()),
            HiddenCard::Tile(tile) => Message::new(tile.term()),
        }
    }
}

/// The tiles that can be on top of a level's stack.
fn tiles(stacks: &[Stack], level: u8) -> impl Iterator<Item = HiddenCard> {
    let stack = stacks.get(usize::from(level).wrapping_sub(1));
    let candidates = stack.map(Stack::candidates).unwrap_or_default();
    candidates.iter().map(|tile| HiddenCard::Tile(first_of_its_name(tile)))
}

/// Returns the first tile of the level with the same name, which is one that does the same.
fn first_of_its_name(tile: Tile) -> Tile {
    Tile::ALL.into_iter().find(|&first| does_the_same(first, tile)).unwrap_or(tile)
}

fn does_the_same(one: Tile, other: Tile) -> bool {
    let (one, other) = (one.card(), other.card());
    (one.level, one.size, discriminant(&one.kind)) == (other.level, other.size, discriminant(&other.kind))
        && (one.minor, one.major, one.gold, one.boss) == (other.minor, other.major, other.gold, other.boss)
        && (one.fixed, one.features) == (other.fixed, other.features)
        && one.chests.len() == other.chests.len()
}
