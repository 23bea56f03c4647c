//! The dungeon as a seat knows it, taken from a whole state without using what the seat may not know.

use game::Seat;

use crate::bag::{Bag, Kinds};
use crate::components::Monster;
use crate::options::GameOptions;
use crate::run::{HasSuccess, Run};
use crate::state::{Phase, PlacedCard, SEATS, Welcome};

/// What a seat knows of the cards that are still ahead in the dungeon.
#[derive(Clone, Copy)]
pub(crate) struct KnownCards {
    /// The cards ahead that the seat knows, without their order.
    pub(crate) known_ahead: Bag,
    /// The number of cards ahead that it does not know.
    pub(crate) hidden_ahead: u8,
    /// The cards whose place it does not know, with the specials that it knows to be in the game.
    unplaced: Bag,
    /// The number of specials in the game that the seat does not know, and the kinds they may be.
    hidden_specials: u8,
    candidates: Kinds,
}

impl KnownCards {
    pub(crate) fn of(game: &Welcome, seat: Seat) -> KnownCards {
        let mut known = KnownCards::of_nothing(game, seat);
        let (turned_up, len) = (game.turned_up(), game.pile.len());
        for (place, card) in (0..).zip(game.pile.iter()) {
            let is_ahead = place + turned_up < len;
            if !is_ahead {
                known.strike_out(card.monster);
            } else if card.by == seat {
                known.strike_out(card.monster);
                known.known_ahead = known.known_ahead.with(card.monster);
            } else {
                known.hidden_ahead += 1;
            }
        }
        let own = |aside: &PlacedCard| aside.by == seat;
        game.aside.into_iter().flatten().filter(own).for_each(|aside| known.strike_out(aside.monster));
        game.replaced.into_iter().for_each(|monster| known.strike_out(monster));
        if let (Phase::Place(monster), true) = (game.phase, game.actor == seat) {
            known.strike_out(monster);
        }
        known
    }

    /// What a seat would know if it saw every card ahead.
    pub(crate) fn of_everything(game: &Welcome) -> KnownCards {
        let mut known = KnownCards::of_nothing(game, game.actor);
        for (place, card) in (0..).zip(game.pile.iter()) {
            known.strike_out(card.monster);
            if place + game.turned_up() < game.pile.len() {
                known.known_ahead = known.known_ahead.with(card.monster);
            }
        }
        known
    }

    /// What a seat knows that has seen no card of this round.
    pub(crate) fn of_nothing(game: &Welcome, seat: Seat) -> KnownCards {
        KnownCards::of_unseen(game.options, game.known[seat.index() % SEATS], 0)
    }

    /// This many unseen cards of a full deck, with these specials known to be in it.
    pub(crate) fn of_unseen(options: GameOptions, specials: Kinds, cards: u8) -> KnownCards {
        let hidden_specials = options.set.specials().saturating_sub(specials.len() as u8);
        KnownCards {
            known_ahead: Bag::default(),
            hidden_ahead: cards,
            unplaced: specials.iter().fold(Bag::COMMON, Bag::with),
            hidden_specials,
            candidates: if hidden_specials == 0 { Kinds::NONE } else { Kinds::SPECIALS.minus(specials) },
        }
    }

    /// Adds a known card ahead.
    pub(crate) fn facing(mut self, monster: Monster) -> KnownCards {
        self.known_ahead = self.known_ahead.with(monster);
        self
    }

    /// Adds an unknown card ahead.
    pub(crate) fn facing_any(mut self) -> KnownCards {
        self.hidden_ahead += 1;
        self
    }

    /// Removes a card whose place the seat knows from the unplaced cards.
    pub(crate) fn strike_out(&mut self, monster: Monster) {
        self.unplaced = self.unplaced.without(monster);
    }

    /// The number of cards ahead.
    pub(crate) fn ahead(&self) -> u8 {
        self.hidden_ahead + self.known_ahead.len()
    }

    /// The number of cards whose place the seat does not know.
    pub(crate) fn unplaced(&self) -> f64 {
        f64::from(self.unplaced.len()) + f64::from(self.hidden_specials)
    }

    /// The expected number of cards of this kind among the unplaced ones.
    pub(crate) fn expected(&self, monster: Monster) -> f64 {
        let hidden_specials = if self.candidates.has(monster) {
            f64::from(self.hidden_specials) / f64::from(self.candidates.len())
        } else {
            0.0
        };
        f64::from(self.unplaced.count(monster)) + hidden_specials
    }
}

/// The run as it would be with this seat in the dungeon.
pub(crate) fn run_of(game: &Welcome, seat: Seat) -> Run {
    Run { has_success: HasSuccess::by_count(game.player(seat).successes), ..game.run }
}
