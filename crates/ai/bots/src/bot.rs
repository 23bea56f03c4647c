//! What a bot is, and the two simplest ones.

use game::{Dice, Game};

use crate::budget::Cancel;
use crate::dice::FastDice;

/// A player that decides from a view and the legal decisions alone.
pub trait Bot<G: Game>: Send {
    /// One of the legal decisions; nothing only if there is none.
    fn choose(&mut self, view: &G::View, legal: &[G::Action]) -> Option<G::Action>;

    /// The same, but decides at once when it is told to. Only bots that think for long need to listen.
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

/// Decides at random.
#[derive(Clone, Debug)]
pub struct Random {
    dice: FastDice,
}

impl Random {
    /// A random player; the same seed decides the same.
    #[must_use]
    pub fn seeded(seed: u64) -> Random {
        Random { dice: FastDice::seeded(seed) }
    }
}

impl<G: Game> Bot<G> for Random {
    fn choose(&mut self, _view: &G::View, legal: &[G::Action]) -> Option<G::Action> {
        legal.get(self.dice.below(legal.len() as u32) as usize).copied()
    }
}

/// Knowledge of one game: what to decide in a view. It may throw dice where it is indifferent.
pub type Policy<G> = fn(
    view: &<G as Game>::View,
    legal: &[<G as Game>::Action],
    dice: &mut FastDice,
) -> Option<<G as Game>::Action>;

/// Decides by a policy that a game brings along.
pub struct Heuristic<G: Game> {
    policy: Policy<G>,
    dice: FastDice,
}

impl<G: Game> Heuristic<G> {
    /// A player that follows the policy; the same seed decides the same.
    #[must_use]
    pub fn new(policy: Policy<G>, seed: u64) -> Heuristic<G> {
        Heuristic { policy, dice: FastDice::seeded(seed) }
    }
}

impl<G: Game> Bot<G> for Heuristic<G> {
    fn choose(&mut self, view: &G::View, legal: &[G::Action]) -> Option<G::Action> {
        (self.policy)(view, legal, &mut self.dice).filter(|action| legal.contains(action))
    }
}
