//! The decision of a good player, from a view.

use game::{Dice, best};

use super::Position;
use crate::action::Action;
use crate::components::Encounter;
use crate::view::{CharmView, View};

/// Returns the action with the highest gain; the dice choose between equals. Nothing for an observer without a seat.
pub fn policy(view: &View, legal: &[Action], dice: &mut impl Dice) -> Option<Action> {
    let me = view.players.get(view.observer.seat()?.index())?;
    let charm = if let CharmView::Own { charm } = me.charm { Some(charm) } else { None };
    let mut stairs = [0; Encounter::ALL.len()];
    view.stairs.iter().for_each(|entry| stairs[entry.encounter.index()] = entry.count);
    let position = Position { loot: view.loot, charm, collapse: view.options.collapse, stairs };
    best(legal.iter().map(|&action| (action, position.gain(action))), dice)
}
