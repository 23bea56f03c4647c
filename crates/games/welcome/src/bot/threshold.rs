//! The threshold rule: a simple player that is hard to beat, used as a baseline.

use game::Dice;

use crate::action::Action;
use crate::odds::KnownDungeon;
use crate::view::{PhaseView, View};

/// The rule passes below this chance to survive.
const HALF: f64 = 0.5;

/// Passes when the exact chance to survive falls below a half, adds or sacrifices by what keeps that chance higher, and
/// plays best in the dungeon. It ignores the score and what the others did, and chooses the next adventurer at random.
pub fn threshold(view: &View, legal: &[Action], dice: &mut impl Dice) -> Option<Action> {
    let dungeon = KnownDungeon::quick(view)?;
    let choice = match view.stage {
        PhaseView::Bid if dungeon.survival() < HALF => Some(Action::Pass),
        PhaseView::Bid => Some(Action::Draw),
        PhaseView::NameStrength { .. } => best(legal, |action| Some(-dungeon.survival_if(action)?)),
        _ => best(legal, |action| dungeon.survival_if(action)),
    };
    let any = || legal.get(dice.below(legal.len() as u32) as usize).copied();
    choice.filter(|action| legal.contains(action)).or_else(any)
}

/// The action of the highest value. Ties go to the first action: for a drawn card that is to add it.
fn best(legal: &[Action], value: impl Fn(Action) -> Option<f64>) -> Option<Action> {
    let values = legal.iter().rev().filter_map(|&action| Some((action, value(action)?)));
    values.max_by(|one, other| one.1.total_cmp(&other.1)).map(|(action, _)| action)
}
