//! A pool of all actions and outcomes that occur in a game. The kit tries them where they are not legal.

use std::collections::HashSet;

use crate::contract::Game;

use super::dice::KitDice;
use super::step::{Step, StepOf};

/// The pool stops growing at this size.
const MAX_POOLED: usize = 4096;

pub(super) struct Pool<G: Game> {
    actions: Distinct<G::Action>,
    outcomes: Distinct<G::Outcome>,
}

impl<G: Game> Pool<G> {
    pub(super) fn new() -> Pool<G> {
        Pool { actions: Distinct::new(), outcomes: Distinct::new() }
    }

    pub(super) fn action(&self, dice: &mut KitDice) -> Option<G::Action> {
        dice.pick(&self.actions.list)
    }

    pub(super) fn outcome(&self, dice: &mut KitDice) -> Option<G::Outcome> {
        dice.pick(&self.outcomes.list)
    }

    /// Returns random actions, possibly with duplicates.
    pub(super) fn some_actions(&self, count: u32, dice: &mut KitDice) -> Vec<G::Action> {
        (0..count).filter_map(|_| self.action(dice)).collect()
    }

    pub(super) fn remember(&mut self, step: StepOf<G>) {
        match step {
            Step::Decide { action, .. } => self.actions.add(action),
            Step::Resolve { outcome } => self.outcomes.add(outcome),
        }
    }
}

struct Distinct<T> {
    list: Vec<T>,
    known: HashSet<T>,
}

impl<T: Copy + Eq + std::hash::Hash> Distinct<T> {
    fn new() -> Distinct<T> {
        Distinct { list: Vec::new(), known: HashSet::new() }
    }

    fn add(&mut self, thing: T) {
        if self.list.len() < MAX_POOLED && self.known.insert(thing) {
            self.list.push(thing);
        }
    }
}
