//! How a sensible raider plays, from the view alone.
//!
//! For the room that is entered, `weighing` goes through every hand of cards the others may play and asks the rules
//! what follows; `standing` judges where that leaves everyone, and `outlook` what the cards kept back are worth in
//! the rooms ahead.

pub(crate) mod menace;
mod outlook;
pub(crate) mod standing;
mod weighing;

use game::{Dice, Seat, best};

use crate::action::Action;
use crate::components::{Character, Face, Item};
use crate::state::{ROOMS, Raiders};
use crate::view::{Part, Stage, View};
use weighing::Weighing;

/// What a wound at the start is taken to cost, in coins.
const FIRST_WOUND: f64 = 0.5;

/// A good decision, judged by what this observer may know; nothing if none is asked of the observer. Options that
/// are equally good are told apart by the dice.
pub fn policy(view: &View, legal: &[Action], dice: &mut impl Dice) -> Option<Action> {
    let me = view.observer.seat()?;
    match view.stage {
        Stage::TakeCharacter => best(legal.iter().filter_map(character_worth), dice),
        Stage::Cards if owes_a_card(view, me) => {
            torch(view, me, legal).or_else(|| best_card(view, me, legal, dice))
        }
        _ => None,
    }
}

fn owes_a_card(view: &View, me: Seat) -> bool {
    view.players.get(me.index()).is_some_and(|player| player.part == Part::Owes)
}

/// A torch is lit where it shows much, or where more torches are left than levels to light.
fn torch(view: &View, me: Seat, legal: &[Action]) -> Option<Action> {
    let ahead = view.row.iter().skip(usize::from(view.place) + 1);
    let dark = ahead.filter(|laid| laid.face == Face::Down).count();
    let last_level = view.level == ROOMS && view.place + 2 < ROOMS;
    let worth_it = dark >= 2 || last_level || torches(view, me) > ROOMS.saturating_sub(view.level);
    (worth_it && legal.contains(&Action::LightTorch)).then_some(Action::LightTorch)
}

fn torches(view: &View, me: Seat) -> u8 {
    let held = view.players.get(me.index()).into_iter().flat_map(|player| &player.items);
    held.filter(|entry| entry.item == Item::Torch).map(|entry| entry.count).sum()
}

/// The card with the best prospects; any card if the view is one that no game shows.
fn best_card(view: &View, me: Seat, legal: &[Action], dice: &mut impl Dice) -> Option<Action> {
    let Some(game) = Raiders::sampled(view, dice) else {
        let cards = legal.iter().filter(|action| matches!(action, Action::Play { .. }));
        return best(cards.map(|&action| (action, 0.0)), dice);
    };
    best(Weighing::of(view, game, me, legal).prospects(legal), dice)
}

fn character_worth(action: &Action) -> Option<(Action, f64)> {
    let Action::Take { character } = *action else { return None };
    Some((*action, start_worth(character)))
}

pub(crate) fn start_worth(character: Character) -> f64 {
    let card = character.card();
    let items: f64 = card.items.iter().map(|&item| standing::item_worth(item, u8::MAX)).sum();
    f64::from(card.coins) + items - FIRST_WOUND * f64::from(card.wounds)
}
