//! A good decision, from the view alone.
//!
//! `card_choice` enumerates all cards that the others may play and resolves the room by the rules. `win_model` evaluates the
//! results, and `future_rooms` values the remaining hand for the rooms ahead.

mod card_choice;
mod future_rooms;

use game::{Dice, Seat, Style, best, mixed};

use crate::action::Action;
use crate::bot::win_model::item_value;
use crate::components::{Character, Face, Item};
use crate::options::Mode;
use crate::state::{ROOMS, Raiders};
use crate::view::{Part, Stage, View};
use card_choice::CardChoice;

/// The cost of a wound at the start, in coins.
const FIRST_WOUND: f64 = 0.5;

/// The scale of win chances by which cards of about the same value are mixed. Players who all played the best card against
/// unknown hands would all play the same one. In the tactical game, cards are open, so there is less to hide.
const STANDARD_TEMPERATURE: f64 = 0.012;
const TACTICAL_TEMPERATURE: f64 = 0.006;
/// What a bold player adds to the win chance of a card for each point of its power, and a careful one subtracts.
const BOLDNESS: f64 = 0.002;

/// A good decision by what the observer may know. `None` if the observer has nothing to decide. The dice mix cards of
/// about the same value.
pub fn policy(view: &View, legal: &[Action], dice: &mut impl Dice) -> Option<Action> {
    let me = view.observer.seat()?;
    match view.stage {
        Stage::TakeCharacter => best(legal.iter().filter_map(character_value), dice),
        Stage::Cards if owes_a_card(view, me) => {
            torch(view, me, legal).or_else(|| best_card(view, me, legal, dice))
        }
        _ => None,
    }
}

fn owes_a_card(view: &View, me: Seat) -> bool {
    view.players.get(me.index()).is_some_and(|player| player.part == Part::Owes)
}

/// Lights a torch if it reveals much, or if there are more torches than levels left.
fn torch(view: &View, me: Seat, legal: &[Action]) -> Option<Action> {
    let ahead = view.row.iter().skip(usize::from(view.place) + 1);
    let dark = ahead.filter(|laid| laid.face == Face::Down).count();
    let last_level = view.level == ROOMS && view.place + 2 < ROOMS;
    let is_useful = dark >= 2 || last_level || torches(view, me) > ROOMS.saturating_sub(view.level);
    (is_useful && legal.contains(&Action::LightTorch)).then_some(Action::LightTorch)
}

fn torches(view: &View, me: Seat) -> u8 {
    view.players.get(me.index()).map_or(0, |player| player.items.count(Item::Torch))
}

/// One of the cards with the best win chances. If no game has such a view, any card.
fn best_card(view: &View, me: Seat, legal: &[Action], dice: &mut impl Dice) -> Option<Action> {
    let Some(game) = Raiders::determinized(view, dice) else {
        let cards = legal.iter().filter(|action| matches!(action, Action::Play { .. }));
        return best(cards.map(|&action| (action, 0.0)), dice);
    };
    let boldness = Style::of(me).pick(0.0, BOLDNESS, -BOLDNESS);
    let choice = CardChoice::of(view, game, me, legal);
    let chances = choice.win_chances(legal);
    let cards: Vec<(Action, f64)> =
        chances.map(|(action, chance)| (action, chance + boldness * power(action))).collect();
    let temperature = match view.options.mode {
        Mode::Standard => STANDARD_TEMPERATURE,
        Mode::Tactical => TACTICAL_TEMPERATURE,
    };
    mixed(&cards, temperature, dice)
}

/// The power of a card, and that of an average one for items.
fn power(action: Action) -> f64 {
    match action {
        Action::Play { card } => card.power().map_or(3.0, f64::from),
        _ => 0.0,
    }
}

fn character_value(action: &Action) -> Option<(Action, f64)> {
    let Action::Take { character } = *action else { return None };
    Some((*action, start_value(character)))
}

pub(crate) fn start_value(character: Character) -> f64 {
    let card = character.card();
    let items: f64 = card.items.iter().map(|&item| item_value(item, u8::MAX)).sum();
    f64::from(card.coins) + items - FIRST_WOUND * f64::from(card.wounds)
}
