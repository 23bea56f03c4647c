//! Weighing my cards for the room that is entered now against all that the others may play.

use game::{Seat, Silent};

use crate::action::Action;
use crate::card::{Card, Items};
use crate::components::Item;
use crate::policy::outlook::Outlook;
use crate::policy::standing::{Standing, item_worth, rooms_left};
use crate::state::{ROOMS, Raiders, SEATS};
use crate::view::{Part, View};

/// My cards, each with the chance to win that it leads to on average.
pub(crate) struct Weighing {
    game: Raiders,
    me: Seat,
    standing: Standing,
    item_worths: [f64; Item::ALL.len()],
    options: Vec<Candidate>,
    /// The average of what is best once the others' cards are known.
    foreseen: f64,
}

/// A card of mine that ends my part in this room.
struct Candidate {
    card: Card,
    /// What the power cards that I keep are worth, in coins.
    kept: f64,
    /// The chance to win, added up over all that the others may play.
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
        let hands = Outlook::new(&game, me, &standing).hands(view);
        let hand = game.player(me).powers;
        let cards = legal.iter().filter_map(|action| match *action {
            Action::Play { card } if !game.plays_again(card) => Some(card),
            _ => None,
        });
        let options = cards.map(|card| {
            let kept = if card.item().is_some() { hand } else { hand.without(card) };
            Candidate { card, kept: hands.worth(kept), chance: 0.0 }
        });
        let options = options.collect();
        let left = rooms_left(view.level, view.place);
        let item_worths = Item::ALL.map(|item| item_worth(item, left));
        let mut weighing = Weighing { game, me, standing, item_worths, options, foreseen: 0.0 };
        let rivals = weighing.rivals(view);
        weighing.go_through(&rivals, 1.0);
        weighing
    }

    /// Every card with its chance to win, the crystal ball too: it lets me answer what the others played.
    pub(crate) fn prospects(&self, legal: &[Action]) -> impl Iterator<Item = (Action, f64)> {
        todo!()
    }
}
