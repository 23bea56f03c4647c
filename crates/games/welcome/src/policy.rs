//! A player that knows its odds: a function from a view to a decision, for the heuristic bot.

use game::Dice;

use crate::action::Action;
use crate::odds::Prospect;
use crate::stakes::Stakes;
use crate::succession::Choosing;
use crate::view::{Stage, View};

/// What a turn more in the bidding is worth, in chances to win the game: whoever stays may still leave later.
const COURAGE: f64 = 0.03;

/// Decides by the exact chance to come through the dungeon and by what is at stake. Dice only break a tie of
/// ignorance: where the odds say nothing, any decision is as good. Where a dozen unknown cards would take seconds, the
/// odds are weighed in part and guessed for the rest.
pub fn policy(view: &View, legal: &[Action], dice: &mut impl Dice) -> Option<Action> {
    let choice = match view.stage {
        Stage::Bid => bid(view),
        Stage::Place | Stage::NameType | Stage::Ask { .. } | Stage::Discard { .. } => {
            best(view, legal, |chance| chance)
        }
        Stage::NameStrength { .. } => best(view, legal, |chance| -chance),
        Stage::NextAdventurer => next_adventurer(view),
        _ => None,
    };
    let any = || legal.get(dice.below(legal.len() as u32) as usize).copied();
    choice.filter(|action| legal.contains(action)).or_else(any)
}

/// Whether the policy is the best that can be done: in the dungeon the odds, exact for all but the largest, leave nothing to
/// search for.
#[must_use]
pub fn is_known(view: &View) -> bool {
    matches!(view.stage, Stage::NameType | Stage::Ask { .. } | Stage::Discard { .. })
}

/// Draws as long as entering is worth more than leaving the dungeon to the others, by how all of them stand.
fn bid(view: &View) -> Option<Action> {
    let chance = Prospect::at_a_glance(view)?.survival();
    let stakes = Stakes::of(view)?;
    let gain = stakes.i_enter(chance) - stakes.others_enter(chance);
    Some(if gain + COURAGE < 0.0 { Action::Pass } else { Action::Draw })
}

fn next_adventurer(view: &View) -> Option<Action> {
    Choosing::of(view)?.best().map(|adventurer| Action::Choose { adventurer })
}

/// The decision after which the chance is worth most; of equals the first, which for a drawn card is to add it and so to
/// keep the tiles.
fn best(view: &View, legal: &[Action], worth: impl Fn(f64) -> f64) -> Option<Action> {
    let prospect = Prospect::at_a_glance(view)?;
    let weighed =
        legal.iter().rev().filter_map(|&action| Some((action, worth(prospect.survival_if(action)?))));
    weighed.max_by(|one, other| one.1.total_cmp(&other.1)).map(|(action, _)| action)
}
