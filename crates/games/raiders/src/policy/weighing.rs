//! Weighing my cards for the room that is entered now against all that the others may play.

use game::{Seat, Silent};

use crate::action::Action;
use crate::card::{Card, Items};
use crate::components::Item;
use crate::policy::outlook::Outlook;
use crate::policy::standing::{Standing, item_worth, rooms_left};
use crate::state::{Raiders, SEATS};
use crate::view::{Part, View};

/// My cards, each with the chance to win that it leads to on average.
pub(crate) struct Weighing {
    game: Raiders,
    me: Seat,
    standing: Standing,
    item_worths: [f64; Item::ALL.len()],
    options: Vec<Candidate>,
    /// The chance of the crystal ball: of what is best once the others' cards are known.
    foreseen: f64,
    /// What remains of a chance to win once the ball is spent.
    without_a_ball: f64,
}

/// A card of mine that ends my part in this room.
struct Candidate {
    card: Card,
    /// What the power cards that I keep are worth, in coins.
    kept: f64,
    chance: f64,
}

/// A rival whose card is not known, with the cards it may be and their odds.
struct Rival {
    seat: Seat,
    cards: Vec<(Card, f64)>,
}

impl Weighing {
    /// Weighs the legal cards in a state that fits the view.
    pub(crate) fn of(view: &View, game: Raiders, me: Seat, legal: &[Action]) -> Weighing {
        let standing = Standing::after(view.level, view.place);
        let left = rooms_left(view.level, view.place);
        let mut weighing = Weighing {
            options: candidates(view, &game, me, legal, &standing),
            game,
            me,
            item_worths: Item::ALL.map(|item| item_worth(item, left)),
            foreseen: 0.0,
            without_a_ball: standing.share_without(item_worth(Item::CrystalBall, left)),
            standing,
        };
        weighing.go_through(&rivals(view, &game, me), 1.0);
        weighing
    }

    /// Each of the legal cards with its chance to win.
    pub(crate) fn prospects(&self, legal: &[Action]) -> impl Iterator<Item = (Action, f64)> {
        legal.iter().filter_map(|&action| match action {
            Action::Play { card } => Some((action, self.chance(card))),
            _ => None,
        })
    }

    fn chance(&self, card: Card) -> f64 {
        let found = self.options.iter().find(|option| option.card == card);
        found.map_or(self.foreseen, |option| option.chance)
    }

    /// Lets each rival play each card, and weighs mine against all of them together.
    fn go_through(&mut self, rivals: &[Rival], odds: f64) {
        let Some((rival, others)) = rivals.split_first() else { return self.weigh(odds) };
        for &(card, share) in &rival.cards {
            self.game.cards[rival.seat.index() % SEATS] = Some(card);
            self.go_through(others, odds * share);
        }
    }

    /// Asks the rules what each of my cards leads to, all other cards being known.
    fn weigh(&mut self, odds: f64) {
        let mut highest = 0.0_f64;
        for option in &mut self.options {
            let after = resolved(self.game, self.me, option.card);
            let items = in_coins(after.player(self.me).items, &self.item_worths);
            let chance = self.standing.win_chance(&after, self.me, option.kept + items);
            option.chance += odds * chance;
            highest = highest.max(chance);
        }
        self.foreseen += odds * highest * self.without_a_ball;
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

fn in_coins(items: Items, worths: &[f64; Item::ALL.len()]) -> f64 {
    Item::ALL.into_iter().zip(worths).map(|(item, worth)| worth * f64::from(items.count(item))).sum()
}

/// My cards with what they leave in my hand.
fn candidates(
    view: &View,
    game: &Raiders,
    me: Seat,
    legal: &[Action],
    standing: &Standing,
) -> Vec<Candidate> {
    let hands = Outlook::new(view, game, me, standing).hands();
    let hand = game.player(me).powers;
    let cards = legal.iter().filter_map(|action| match *action {
        Action::Play { card } if !game.plays_again(card) => Some(card),
        _ => None,
    });
    let candidate = |card: Card| {
        let kept = if card.item().is_some() { hand } else { hand.without(card) };
        Candidate { card, kept: hands.worth(kept), chance: 0.0 }
    };
    cards.map(candidate).collect()
}

/// The rivals whose cards I do not know. One who has played a crystal ball is among them.
fn rivals(view: &View, game: &Raiders, me: Seat) -> Vec<Rival> {
    let unknown = game.everyone().zip(&view.players).filter(|(seat, player)| match player.part {
        Part::Played { card } => game.plays_again(card),
        Part::Owes | Part::Chosen | Part::Idle => true,
    } && *seat != me);
    unknown.map(|(seat, _)| Rival { seat, cards: likely_cards(game, seat) }).collect()
}

/// Any card that fits is as likely as another. A ball asks for one of the others in the end, and what counts as 5
/// is taken for a 5, so that fewer cards are left to go through.
fn likely_cards(game: &Raiders, seat: Seat) -> Vec<(Card, f64)> {
    let mut legal = Vec::with_capacity(8);
    game.playable(seat, &mut legal);
    let mut cards: Vec<(Card, f64)> = Vec::with_capacity(8);
    for card in legal.iter().filter_map(|action| final_card(game, *action)) {
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
