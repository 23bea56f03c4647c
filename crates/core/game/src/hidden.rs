//! Where cards are hidden from an observer, and what lies there in a state that fits its view.
//!
//! This stands beside the contract: rules and tables do not use it. It is for programs that tell what an observer can know
//! of hidden cards: they sample states that fit a view ([`Game::determinize`]) and count what lies where. Places are listed
//! from the view, so the list tells nothing that the observer does not know. `game::kit::check_hidden_cards` checks it.

use std::fmt::Debug;

use crate::contract::Game;
use crate::message::Message;

/// A game whose hidden cards can be listed.
pub trait HiddenCards: Game {
    /// A place with at least one card that the observer does not know.
    type Place: Copy + Debug;
    /// What can lie there. The order is that of the lists that people read.
    type Card: Copy + Ord + Debug;

    /// Lists the hidden places, most interesting first.
    fn hidden_places(view: &Self::View) -> Vec<Self::Place>;

    /// Returns how a place is counted.
    fn hidden_kind(place: Self::Place) -> HiddenKind;

    /// Returns whether chance alone deals the cards of a place from a pool.
    fn hidden_pool(place: Self::Place) -> HiddenPool;

    /// Names a place. The message names other players, never the observer.
    fn hidden_name(view: &Self::View, place: Self::Place) -> Message;

    /// Clears `cards` and writes the unknown cards of a place. The state fits the view.
    ///
    /// All states that fit the view have the same number of cards there.
    fn hidden_cards(view: &Self::View, place: Self::Place, state: &Self, cards: &mut Vec<Self::Card>);

    /// Names a card.
    fn card_name(card: Self::Card) -> Message;
}

/// How the cards of a hidden place are counted.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HiddenKind {
    /// One card: exactly one of the chances comes true.
    Card,
    /// Several cards: the chance that at least one of them is there.
    Cards,
    /// A deck: the chance that the next card is this one.
    Deck,
}

/// Whether chance alone deals the cards of a hidden place from a pool: then each card of the pool is as likely in it as any
/// other, as long as nothing is known of the others' decisions. It makes chances exact that would have to be sampled.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HiddenPool {
    /// Chance does not deal them, or they are alone.
    None,
    /// The cards of all members make up this pool.
    Member(u8),
    /// They are cards of this pool, and also in a member.
    Within(u8),
}
