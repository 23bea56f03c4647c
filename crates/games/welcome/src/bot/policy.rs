//! The policy of the heuristic bot: decides from a view by the exact odds.

use game::{Dice, Seat, Style, mixed};

use crate::action::Action;
use crate::bot::bidding_model::{BiddingModel, Placement};
use crate::components::Monster;
use crate::odds::KnownDungeon;
use crate::state::Welcome;
use crate::view::{PhaseView, View};

/// How much better drawing must look than passing, as a chance to win the game, for each style.
const BALANCED_CAUTION: f64 = 0.006;
const BOLD_CAUTION: f64 = -0.004;
const CAREFUL_CAUTION: f64 = 0.016;
/// The value of adding a card: nobody else knows it, and the tiles stay for the player who enters.
const ADDING_BONUS: f64 = 0.01;
/// The scale of values, as chances to win the game, by which placements of about the same value are mixed.
pub(crate) const PLACING_TEMPERATURE: f64 = 0.004;

/// Bids and places cards by who is likely to enter and to survive, and plays the dungeon by the exact odds. Large
/// dungeons of unknown cards are searched in part and estimated for the rest. The dice mix placements of about the same
/// value, and choose the next adventurer.
pub fn policy(view: &View, legal: &[Action], dice: &mut impl Dice) -> Option<Action> {
    let choice = match view.stage {
        PhaseView::Bid => bid(view, dice),
        PhaseView::Place => place(view, legal, dice),
        PhaseView::NameType | PhaseView::Ask { .. } | PhaseView::Discard { .. } => {
            best(view, legal, |chance| chance)
        }
        PhaseView::NameStrength { .. } => best(view, legal, |chance| -chance),
        _ => None,
    };
    let any = || legal.get(dice.below(legal.len() as u32) as usize).copied();
    choice.filter(|action| legal.contains(action)).or_else(any)
}

/// Whether the policy needs no search: in the dungeon it plays the best action, exactly for all but the largest dungeons.
pub fn is_known(view: &View) -> bool {
    matches!(view.stage, PhaseView::NameType | PhaseView::Ask { .. } | PhaseView::Discard { .. })
}

/// Draws as long as that is worth more than leaving the dungeon to the others.
fn bid(view: &View, dice: &mut impl Dice) -> Option<Action> {
    let (game, me) = sample(view, dice)?;
    Some(if gain_of_staying(&game, me)? < 0.0 { Action::Pass } else { Action::Draw })
}

/// How much more it is worth to a bidder to draw than to pass, if it were its turn.
pub(crate) fn gain_of_staying(game: &Welcome, me: Seat) -> Option<f64> {
    let (model, next) = (BiddingModel::of(game, me), game.bidders.without(me).after(me)?);
    let passing = model.value(game.bidders.without(me), next);
    let drawing = model.value_of_drawing(game.bidders, next);
    let caution = Style::of(me).pick(BALANCED_CAUTION, BOLD_CAUTION, CAREFUL_CAUTION);
    Some(drawing - (passing + caution))
}

/// Adds the drawn card or sacrifices a tile, by who is likely to enter. Values that differ little are mixed, so others
/// cannot tell the card from the placement.
fn place(view: &View, legal: &[Action], dice: &mut impl Dice) -> Option<Action> {
    let (game, me) = sample(view, dice)?;
    let drawn = KnownDungeon::quick(view)?.drawn?;
    mixed(&placements(&game, me, drawn, legal), PLACING_TEMPERATURE, dice)
}

/// What each placement of the drawn card is worth to the seat.
pub(crate) fn placements(game: &Welcome, me: Seat, drawn: Monster, legal: &[Action]) -> Vec<(Action, f64)> {
    let Some(next) = game.bidders.without(me).after(me) else { return Vec::new() };
    let value = |action: &Action| {
        let placement = match *action {
            Action::Add => Placement::Add(drawn),
            Action::Sacrifice { tile } => Placement::Sacrifice(game.run.adventurer.slot_of(tile)?),
            _ => return None,
        };
        let bonus = if *action == Action::Add { ADDING_BONUS } else { 0.0 };
        Some((*action, bonus + BiddingModel::after(game, me, placement).value(game.bidders, next)))
    };
    legal.iter().filter_map(value).collect()
}

/// A state that fits the view. Only what the observer knows of it is used.
fn sample(view: &View, dice: &mut impl Dice) -> Option<(Welcome, Seat)> {
    Some((Welcome::sampled(view, dice)?, view.observer.seat()?))
}

/// The action with the best value of the chance after it. Ties go to the first action.
fn best(view: &View, legal: &[Action], value: impl Fn(f64) -> f64) -> Option<Action> {
    let dungeon = KnownDungeon::quick(view)?;
    let values = legal.iter().rev().filter_map(|&action| Some((action, value(dungeon.survival_if(action)?))));
    values.max_by(|one, other| one.1.total_cmp(&other.1)).map(|(action, _)| action)
}
