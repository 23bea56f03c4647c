//! The `Bot` trait, and the two simplest bots.

use game::{Dice, Game};

use crate::budget::Cancel;
use crate::dice::FastDice;

/// Decides from a view and the legal actions alone.
pub trait Bot<G: Game>: Send {
    /// Returns one of the legal actions, and `None` if there is none or if the bot cannot decide.
    fn choose(&mut self, view: &G::View, legal: &[G::Action]) -> Option<G::Action>;

    /// Like `choose`, but returns early when cancelled. Only slow bots override this.
    fn choose_until(&mut self, view: &G::View, legal: &[G::Action], _cancel: &Cancel) -> Option<G::Action> {
        self.choose(view, legal)
    }
}

impl<G: Game> Bot<G> for Box<dyn Bot<G>> {
    fn choose(&mut self, view: &G::View, legal: &[G::Action]) -> Option<G::Action> {
        (**self).choose(view, legal)
    }

    fn choose_until(&mut self, view: &G::View, legal: &[G::Action], cancel: &Cancel) -> Option<G::Action> {
        (**self).choose_until(view, legal, cancel)
    }
}

/// Picks a legal action at random.
#[derive(Clone, Debug)]
pub struct Random {
    dice: FastDice,
}

impl Random {
    /// The same seed gives the same decisions.
    pub fn seeded(seed: u64) -> Random {
        Random { dice: FastDice::seeded(seed) }
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _view: &G::View, legal: &[G::Action]) -> Option<G::Action> {
        legal.get(self.dice.below(legal.len() as u32) as usize).copied()
    }
}

/// Chooses an action in a view. The dice break ties.
pub type Policy<G> = fn(
    view: &<G as Game>::View,
    legal: &[<G as Game>::Action],
    dice: &mut FastDice,
) -> Option<<G as Game>::Action>;

/// Follows the policy of a game.
pub struct Heuristic<G: Game> {
    policy: Policy<G>,
    dice: FastDice,
}

impl<G: Game> Heuristic<G> {
    /// The same seed gives the same decisions.
    pub fn new(policy: Policy<G>, seed: u64) -> Heuristic<G> {
        Heuristic { policy, dice: FastDice::seeded(seed) }
    }
}

impl<G: Game> Bot<G> for Heuristic<G> {
    fn choose(&mut self, view: &G::View, legal: &[G::Action]) -> Option<G::Action> {
        (self.policy)(view, legal, &mut self.dice).filter(|action| legal.contains(action))
    }
}
