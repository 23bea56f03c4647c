//! Exact odds: the chance to survive the dungeon, given what one observer knows.
//!
//! All cards that the observer cannot place (in the pile, in the deck, set aside or drawn by others) are treated as
//! drawn without replacement from the remaining cards; the reasons for the others' decisions are ignored. The player
//! in the dungeon plays best with that knowledge. The Greatsword's number is assumed to be the worst one by that
//! knowledge, although the rival who names it knows other cards.

mod defense;
mod known_dungeon;
mod memo_key;
mod search;
mod unknown_cards;

use crate::action::Action;
use crate::view::View;

pub(crate) use known_dungeon::KnownDungeon;

/// The chance that the adventurer survives the dungeon as this observer knows it, with best play.
///
/// During the bidding it is the observer's chance if the observer had to enter now; for the public, that of the player
/// whose turn it is. In the dungeon it is the chance from here on, and after the dungeon 1 or 0. An impossible view has
/// chance 0, and so has one before the first round.
pub fn survival(view: &View) -> f64 {
    KnownDungeon::of(view).map_or(0.0, |dungeon| dungeon.survival())
}

/// The chance right after an action: that of the player in the dungeon, or during the bidding that of the observer.
/// `None` for an action that does not fit the view or does not change the dungeon.
pub fn survival_if(view: &View, action: Action) -> Option<f64> {
    KnownDungeon::of(view)?.survival_if(action)
}

/// [`survival`] or [`survival_if`] with a limit: after `positions` searched positions the rest is estimated.
pub fn survival_within(view: &View, action: Option<Action>, positions: usize) -> Option<f64> {
    let dungeon = KnownDungeon::within(view, positions)?;
    action.map_or_else(|| Some(dungeon.survival()), |action| dungeon.survival_if(action))
}
