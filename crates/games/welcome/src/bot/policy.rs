//! The policy of the heuristic bot: decides from a view by the exact odds.

use game::Dice;

use crate::action::Action;
use crate::bot::next_adventurer::NextAdventurer;
use crate::bot::stakes::Stakes;
use crate::odds::KnownDungeon;
use crate::view::{PhaseView, View};

/// The value of one more turn in the bidding, as a chance to win the game: a player who stays can still leave later.
const STAY_BONUS: f64 = 0.03;

/// Decides by the exact chance to survive the dungeon and by what is at stake. Large dungeons of unknown cards are
/// searched in part and estimated for the rest. The dice choose only where the odds say nothing.
pub fn policy(view: &View, legal: &[Action], dice: &mut impl Dice) -> Option<Action> {
    let choice = match view.stage {
        PhaseView::Bid => bid(view),
        PhaseView::Place | PhaseView::NameType | PhaseView::Ask { .. } | PhaseView::Discard { .. } => {
            best(view, legal, |chance| chance)
        }
        PhaseView::NameStrength { .. } => best(view, legal, |chance| -chance),
        PhaseView::NextAdventurer => next_adventurer(view),
        _ => None,
    };
    let any = || legal.get(dice.below(legal.len() as u32) as usize).copied();
    choice.filter(|action| legal.contains(action)).or_else(any)
}

/// Whether the policy needs no search: in the dungeon it plays the best action, exactly for all but the largest dungeons.
pub fn is_known(view: &View) -> bool {
    matches!(view.stage, PhaseView::NameType | PhaseView::Ask { .. } | PhaseView::Discard { .. })
}

/// Draws as long as entering is worth more than leaving the dungeon to the others.
fn bid(view: &View) -> Option<Action> {
    let chance = KnownDungeon::quick(view)?.survival();
    let stakes = Stakes::of(view)?;
    let gain = stakes.i_enter(chance) - stakes.others_enter(chance);
    Some(if gain + STAY_BONUS < 0.0 { Action::Pass } else { Action::Draw })
}

fn next_adventurer(view: &View) -> Option<Action> {
    NextAdventurer::of(view)?.best().map(|adventurer| Action::Choose { adventurer })
}

/// The action with the best value of the chance after it. Ties go to the first action: for a drawn card that is to add
/// it, which keeps the tiles.
fn best(view: &View, legal: &[Action], value: impl Fn(f64) -> f64) -> Option<Action> {
    let dungeon = KnownDungeon::quick(view)?;
    let values = legal.iter().rev().filter_map(|&action| Some((action, value(dungeon.survival_if(action)?))));
    values.max_by(|one, other| one.1.total_cmp(&other.1)).map(|(action, _)| action)
}
