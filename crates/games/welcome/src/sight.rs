//! The dungeon as one seat may know it, read from a whole state without looking at what that seat may not.

use game::Seat;

use crate::bag::{Bag, Kinds};
use crate::components::Monster;
use crate::options::GameOptions;
use crate::state::{Aside, Phase, SEATS, Welcome};

/// What is left of a dungeon, as one seat sees it.
#[derive(Clone, Copy)]
pub(crate) struct Sight {
    /// The cards ahead that the seat knows, in any order.
    pub(crate) known: Bag,
    /// How many cards ahead it does not know.
    pub(crate) hidden: u8,
    /// The cards that may lie anywhere, the specials that are known to be in the game included.
    unplaced: Bag,
    /// Specials in the game that the seat knows nothing of, and what they may be.
    veiled: u8,
    candidates: Kinds,
}

impl Sight {
    /// What the seat knows of the cards that are not yet turned up.
    pub(crate) fn of(game: &Welcome, seat: Seat) -> Sight {
        let mut sight = Sight::of_nothing(game, seat);
        let (turned_up, len) = (game.turned_up(), game.pile.len());
        for (place, card) in (0..).zip(game.pile.iter()) {
            let is_ahead = place + turned_up < len;
            if !is_ahead {
                sight.strike_out(card.monster);
            } else if card.by == seat {
                sight.strike_out(card.monster);
                sight.known = sight.known.with(card.monster);
            } else {
                sight.hidden += 1;
            }
        }
        let own = |aside: &Aside| aside.by == seat;
        game.aside.into_iter().flatten().filter(own).for_each(|aside| sight.strike_out(aside.monster));
        game.replaced.into_iter().for_each(|monster| sight.strike_out(monster));
        if let (Phase::Place(monster), true) = (game.phase, game.actor == seat) {
            sight.strike_out(monster);
        }
        sight
    }

    /// What someone would know to whom every card ahead is shown.
    pub(crate) fn of_everything(game: &Welcome) -> Sight {
        let mut sight = Sight::of_nothing(game, game.actor);
        for (place, card) in (0..).zip(game.pile.iter()) {
            sight.strike_out(card.monster);
            if place + game.turned_up() < game.pile.len() {
                sight.known = sight.known.with(card.monster);
            }
        }
        sight
    }

    /// A seat that has seen no card of this round.
    pub(crate) fn of_nothing(game: &Welcome, seat: Seat) -> Sight {
        Sight::of_unseen(game.options, game.known[seat.index() % SEATS], 0)
    }

    /// So many cards of a deck of which nobody has seen any, with these specials known to be in it.
    pub(crate) fn of_unseen(options: GameOptions, specials: Kinds, cards: u8) -> Sight {
        let veiled = options.set.specials().saturating_sub(specials.len() as u8);
        Sight {
            known: Bag::default(),
            hidden: cards,
            unplaced: specials.iter().fold(Bag::COMMON, Bag::with),
            veiled,
            candidates: if veiled == 0 { Kinds::NONE } else { Kinds::SPECIALS.minus(specials) },
        }
    }

    /// The same with one card more ahead, which the seat knows.
    pub(crate) fn facing(mut self, monster: Monster) -> Sight {
        self.known = self.known.with(monster);
        self
    }

    /// The same with one card more ahead, which the seat does not know.
    pub(crate) fn facing_any(mut self) -> Sight {
        self.hidden += 1;
        self
    }

    /// A card whose place the seat knows is no longer one that may lie anywhere.
    pub(crate) fn strike_out(&mut self, monster: Monster) {
        self.unplaced = self.unplaced.without(monster);
    }

    /// How many cards are ahead.
    pub(crate) fn ahead(&self) -> u8 {
        self.hidden + self.known.len()
    }

    /// How many cards may lie anywhere.
    pub(crate) fn unplaced(&self) -> f64 {
        f64::from(self.unplaced.len()) + f64::from(self.veiled)
    }

    /// How many cards of this kind there are among those, on average.
    pub(crate) fn likely(&self, monster: Monster) -> f64 {
        let veiled = if self.candidates.has(monster) {
            f64::from(self.veiled) / f64::from(self.candidates.len())
        } else {
            0.0
        };
        f64::from(self.unplaced.count(monster)) + veiled
    }
}
