//! The yardstick: a short rule that is hard to beat, for measuring others by.

use game::Dice;

use crate::action::Action;
use crate::odds::Prospect;
use crate::view::{Stage, View};

/// Who comes through with less than this leaves the bidding.
const HALF: f64 = 0.5;

/// Passes when the exact chance to survive falls below a half, adds or sacrifices whichever keeps that chance higher,
/// and plays best in the dungeon. It asks neither why others did what they did nor what is at stake, and lets the dice
/// choose the next adventurer.
pub fn threshold(view: &View, legal: &[Action], dice: &mut impl Dice) -> Option<Action> {
    let prospect = Prospect::at_a_glance(view)?;
    let choice = match view.stage {
        Stage::Bid if prospect.survival() < HALF => Some(Action::Pass),
        Stage::Bid => Some(Action::Draw),
        Stage::NameStrength { .. } => most(legal, |action| Some(-prospect.survival_if(action)?)),
        _ => most(legal, |action| prospect.survival_if(action)),
    };
    let any = || legal.get(dice.below(legal.len() as u32) as usize).copied();
    choice.filter(|action| legal.contains(action)).or_else(any)
}

/// The decision of the highest worth; of equals the first, which for a drawn card is to add it.
fn most(legal: &[Action], worth: impl Fn(Action) -> Option<f64>) -> Option<Action> {
    let weighed = legal.iter().rev().filter_map(|&action| Some((action, worth(action)?)));
    weighed.max_by(|one, other| one.1.total_cmp(&other.1)).map(|(action, _)| action)
}
