//! A player that knows its odds: a function from a view to a decision, for the heuristic bot.

use game::Dice;

use crate::action::Action;
use crate::components::Monster;
use crate::odds::{Prospect, survival_if};
use crate::stakes::Stakes;
use crate::view::{Stage, View};

/// With a chance above this there is no reason to think of leaving.
const SURE: f64 = 0.75;
/// The chance at which others are as likely to pass as to stay, and how sharply they turn.
const EVEN: f64 = 0.5;
const SHARPNESS: f64 = 0.1;
/// Nobody passes, or stays, with less than this probability.
const WHIM: f64 = 0.05;
/// What is left of a chance by the time that the bidding comes round again.
const WEAR: f64 = 0.9;

/// Decides by the exact chance to come through the dungeon and by what is at stake. Dice only break a tie of
/// ignorance: where the odds say nothing, any decision is as good.
pub fn policy(view: &View, legal: &[Action], dice: &mut impl Dice) -> Option<Action> {
    let choice = match view.stage {
        Stage::Bid => bid(view),
        Stage::Place => place(view, legal),
        Stage::NameType | Stage::Ask { .. } | Stage::Discard { .. } => best(view, legal, |chance| chance),
        Stage::NameStrength { .. } => best(view, legal, |chance| -chance),
        _ => None,
    };
    let any = || legal.get(dice.below(legal.len() as u32) as usize).copied();
    choice.filter(|action| legal.contains(action)).or_else(any)
}

/// The decision after which the chance is worth most.
fn best(view: &View, legal: &[Action], worth: impl Fn(f64) -> f64) -> Option<Action> {
    let weighed = legal.iter().rev().filter_map(|&action| Some((action, worth(survival_if(view, action)?))));
    weighed.max_by(|one, other| one.1.total_cmp(&other.1)).map(|(action, _)| action)
}

/// Draws as long as that is worth more than leaving the dungeon to the others.
fn bid(view: &View) -> Option<Action> {
    let prospect = Prospect::of(view)?;
    let chance = prospect.survival();
    if chance > SURE {
        return Some(Action::Draw);
    }
    let stakes = Stakes::of(view)?;
    let last_card = view.deck == 1;
    let stay = worth_of_drawing(&prospect, &stakes, last_card);
    Some(if stakes.others_enter(chance) > stay { Action::Pass } else { Action::Draw })
}

/// Each card that may be drawn is added or set aside, whichever is worth more.
fn worth_of_drawing(prospect: &Prospect, stakes: &Stakes, last_card: bool) -> f64 {
    let mut descent = prospect.descent();
    let without_one = prospect.run.held.map(|slot| {
        let chance = descent.enter(prospect.without_tile(slot).run, prospect.unknown);
        handed_on(stakes, chance, chance, last_card)
    });
    let sacrifice = without_one.fold(f64::MIN, f64::max);
    let added = added_at_random(prospect);
    let belief = mean(&added);
    let worth =
        |&(weight, chance): &(f64, f64)| weight * handed_on(stakes, chance, belief, last_card).max(sacrifice);
    added.iter().map(worth).sum()
}

/// Each card that may come next, by its weight, and the chance once it is added.
fn added_at_random(prospect: &Prospect) -> Vec<(f64, f64)> {
    let mut topped = prospect.topped_with(Monster::Goblin).descent();
    let draws = prospect.unknown.draws();
    draws.map(|draw| (draw.chance, topped.enter_topped(draw.monster, prospect.run, draw.rest))).collect()
}

fn mean(weighed: &[(f64, f64)]) -> f64 {
    weighed.iter().map(|(weight, chance)| weight * chance).sum()
}

/// Adds the drawn card or sets it aside, whichever is worth more. The others see a tile go, but not a card: one that
/// is added they take for any card.
fn place(view: &View, legal: &[Action]) -> Option<Action> {
    let prospect = Prospect::of(view)?;
    let stakes = Stakes::of(view)?;
    let if_any_card = mean(&added_at_random(&prospect));
    let last_card = view.deck == 0;
    // Of equals the last one is taken: in reverse that is to add the card, which keeps the tiles for later.
    let weighed = legal.iter().rev().filter_map(|&action| {
        let chance = prospect.survival_if(action)?;
        let belief = if action == Action::Add { if_any_card } else { chance };
        Some((action, handed_on(&stakes, chance, belief, last_card)))
    });
    weighed.max_by(|one, other| one.1.total_cmp(&other.1)).map(|(action, _)| action)
}

/// The worth of a dungeon that I would come through with this chance, once it is handed on to others who believe
/// in another: if all of them pass I must enter, else I may still leave or stay when my turn comes again.
fn handed_on(stakes: &Stakes, chance: f64, belief: f64, last_card: bool) -> f64 {
    if last_card {
        return stakes.i_enter(chance);
    }
    let passes = WHIM + (1.0 - 2.0 * WHIM) / (1.0 + ((belief - EVEN) / SHARPNESS).exp());
    let all_pass = passes.powi(stakes.rivals() as i32);
    let later = stakes.others_enter(chance * WEAR).max(stakes.now());
    all_pass * stakes.i_enter(chance) + (1.0 - all_pass) * later
}
