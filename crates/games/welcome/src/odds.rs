//! Exact odds: the chance to come through the dungeon, by what one observer knows.
//!
//! Cards that the observer cannot place (in the pile, in the deck, set aside or drawn by others) are drawn
//! without replacement from all that are left, and why others placed them as they did is not guessed at. The
//! player in the dungeon always chooses best by that knowledge. The Greatsword's number is the worst one by that
//! knowledge: a rival who knows less does not find it, one who knows other cards may find a worse one.

mod descent;
mod guard;
mod key;
mod prospect;
mod unknown;

use crate::action::Action;
use crate::view::View;

pub(crate) use prospect::Prospect;

/// The chance that the adventurer comes through the dungeon as this observer knows it, with best play.
///
/// During the bidding it is the chance of the observer if the round ended now and the observer had to enter; for
/// the public, that of the player whose turn it is. In the dungeon it is the chance from here on, and after it 1
/// or 0. A view that no game shows has chance 0.
#[must_use]
pub fn survival(view: &View) -> f64 {
    Prospect::of(view).map_or(0.0, |prospect| prospect.survival())
}

/// The chance right after a decision: of whoever is in the dungeon, or during the bidding of the observer in the
/// dungeon as the decision leaves it. Nothing for a decision that does not fit the view or does not touch the
/// dungeon.
#[must_use]
pub fn survival_if(view: &View, action: Action) -> Option<f64> {
    Prospect::of(view)?.survival_if(action)
}

/// Either of the two for those who would rather guess than wait: after so many prospects the rest is guessed.
#[must_use]
pub fn survival_within(view: &View, action: Option<Action>, prospects: usize) -> Option<f64> {
    let prospect = Prospect::within(view, prospects)?;
    action.map_or_else(|| Some(prospect.survival()), |action| prospect.survival_if(action))
}
