//! Compares my cards for the current room against all cards that the others may play.

use game::{Seat, Silent};

use crate::action::Action;
use crate::bot::policy::future_rooms::FutureRooms;
use crate::bot::win_model::{WinModel, item_value, rooms_left};
use crate::card::{Card, Items};
use crate::components::Item;
use crate::state::{Raiders, SEATS};
use crate::view::{Part, View};

/// My cards with their mean win chances.
pub(crate) struct CardChoice {
    game: Raiders,
    me: Seat,
    win_model: WinModel,
    item_values: [f64; Item::ALL.len()],
    options: Vec<Candidate>,
    /// The win chance of the crystal ball: the best card once the others' cards are known.
    ball_chance: f64,
    /// The factor on my win chance for a spent ball.
    ball_cost_factor: f64,
}

/// A card that ends my turn in this room.
struct Candidate {
    card: Card,
    /// The value of the remaining power cards, in coins.
    kept: f64,
    chance: f64,
}

/// A rival whose card is unknown, with its possible cards and their probabilities.
struct Rival {
    seat: Seat,
    cards: Vec<(Card, f64)>,
}

impl CardChoice {
    /// Compares the legal cards in a state that fits the view.
    pub(crate) fn of(view: &View, game: Raiders, me: Seat, legal: &[Action]) -> CardChoice {
        let win_model = WinModel::after(view.level, view.place);
        let left = rooms_left(view.level, view.place);
        let mut choice = CardChoice {
            options: candidates(view, &game, me, legal, &win_model),
            game,
            me,
            item_values: Item::ALL.map(|item| item_value(item, left)),
            ball_chance: 0.0,
            ball_cost_factor: win_model.spending_factor(item_value(Item::CrystalBall, left)),
            win_model,
        };
        choice.enumerate(&rivals(view, &game, me), 1.0);
        choice
    }

    /// Each legal card with its win chance.
    pub(crate) fn win_chances(&self, legal: &[Action]) -> impl Iterator<Item = (Action, f64)> {
        legal.iter().filter_map(|&action| match action {
            Action::Play { card } => Some((action, self.chance(card))),
            _ => None,
        })
    }

    fn chance(&self, card: Card) -> f64 {
        let found = self.options.iter().find(|option| option.card == card);
        found.map_or(self.ball_chance, |option| option.chance)
    }

    /// Enumerates all cards of the rivals, and evaluates mine against each combination.
    fn enumerate(&mut self, rivals: &[Rival], odds: f64) {
        let Some((rival, others)) = rivals.split_first() else { return self.evaluate(odds) };
        for &(card, share) in &rival.cards {
            self.game.cards[rival.seat.index() % SEATS] = Some(card);
            self.enumerate(others, odds * share);
        }
    }

    /// Resolves the room for each of my cards, with all other cards known.
    fn evaluate(&mut self, odds: f64) {
        let mut highest = 0.0_f64;
        for option in &mut self.options {
            let after = resolved(self.game, self.me, option.card);
            let items = in_coins(after.player(self.me).items, &self.item_values);
            let chance = self.win_model.win_chance(&after, self.me, option.kept + items);
            option.chance += odds * chance;
            highest = highest.max(chance);
        }
        self.ball_chance += odds * highest * self.ball_cost_factor;
    }
}

/// The state after the room if I play this card.
fn resolved(mut game: Raiders, me: Seat, card: Card) -> Raiders {
    game.cards[me.index() % SEATS] = Some(card);
    if let Some(item) = card.item() {
        game.player_mut(me).items.remove(item, 1);
    }
    game.resolve_room(&mut Silent);
    game
}

fn in_coins(items: Items, values: &[f64; Item::ALL.len()]) -> f64 {
    Item::ALL.into_iter().zip(values).map(|(item, value)| value * f64::from(items.count(item))).sum()
}

/// My cards with the value of the remaining hand.
fn candidates(
    view: &View,
    game: &Raiders,
    me: Seat,
    legal: &[Action],
    win_model: &WinModel,
) -> Vec<Candidate> {
    let hands = FutureRooms::new(view, game, me, win_model).hands();
    let hand = game.player(me).powers;
    let cards = legal.iter().filter_map(|action| match *action {
        Action::Play { card } if !game.plays_again(card) => Some(card),
        _ => None,
    });
    let candidate = |card: Card| {
        let kept = if card.item().is_some() { hand } else { hand.without(card) };
        Candidate { card, kept: hands.value(kept), chance: 0.0 }
    };
    cards.map(candidate).collect()
}

/// The rivals whose final card is unknown, including those who played a crystal ball.
fn rivals(view: &View, game: &Raiders, me: Seat) -> Vec<Rival> {
    let unknown = game.everyone().zip(&view.players).filter(|(seat, player)| match player.part {
        Part::Played { card } => game.plays_again(card),
        Part::Owes | Part::Chosen | Part::Idle => true,
    } && *seat != me);
    unknown.map(|(seat, _)| Rival { seat, cards: likely_cards(game, seat) }).collect()
}

/// All cards that fit are equally likely. A ball leads to another card in the end, and cards that count as 5 are merged with
/// the power 5, so that there are fewer combinations.
fn likely_cards(game: &Raiders, seat: Seat) -> Vec<(Card, f64)> {
    let mut cards: Vec<(Card, f64)> = Vec::with_capacity(8);
    for card in game.playable(seat).iter().filter_map(|action| final_card(game, action)) {
        match cards.iter_mut().find(|(known, _)| *known == card) {
            Some((_, weight)) => *weight += 1.0,
            None => cards.push((card, 1.0)),
        }
    }
    let total: f64 = cards.iter().map(|(_, weight)| weight).sum();
    cards.iter_mut().for_each(|(_, weight)| *weight /= total);
    cards
}

fn final_card(game: &Raiders, action: Action) -> Option<Card> {
    match action {
        Action::Play { card } if game.plays_again(card) => None,
        Action::Play { card: card @ (Card::Key | Card::Sword) } if !game.escapes_by(card) => {
            Some(Card::Power5)
        }
        Action::Play { card } => Some(card),
        Action::Take { .. } | Action::LightTorch => None,
    }
}
