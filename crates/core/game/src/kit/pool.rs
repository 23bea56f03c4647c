//! Every action and outcome that was seen anywhere, to be tried where it does not belong.

use std::collections::HashSet;

use crate::contract::Game;
use crate::setup::Setup;
use crate::sink::Silent;

use super::Kit;
use super::dice::KitDice;
use super::law::Found;
use super::run::Run;
use super::step::{self, Step, StepOf};

/// More than this many need not be remembered.
const ENOUGH: usize = 4096;

pub(super) struct Pool<G: Game> {
    actions: Seen<G::Action>,
    outcomes: Seen<G::Outcome>,
}

impl<G: Game> Pool<G> {
    pub(super) fn new() -> Pool<G> {
        Pool { actions: Seen::new(), outcomes: Seen::new() }
    }

    pub(super) fn action(&self, dice: &mut KitDice) -> Option<G::Action> {
        dice.pick(&self.actions.list)
    }

    pub(super) fn outcome(&self, dice: &mut KitDice) -> Option<G::Outcome> {
        dice.pick(&self.outcomes.list)
    }

    /// Several actions, among which some may come twice.
    pub(super) fn some_actions(&self, count: u32, dice: &mut KitDice) -> Vec<G::Action> {
        (0..count).filter_map(|_| self.action(dice)).collect()
    }

    fn remember(&mut self, step: StepOf<G>) {
        match step {
            Step::Decide { action, .. } => self.actions.add(action),
            Step::Resolve { outcome } => self.outcomes.add(outcome),
        }
    }
}

struct Seen<T> {
    list: Vec<T>,
    known: HashSet<T>,
}

impl<T: Copy + Eq + std::hash::Hash> Seen<T> {
    fn new() -> Seen<T> {
        Seen { list: Vec::new(), known: HashSet::new() }
    }

    fn add(&mut self, thing: T) {
        if self.list.len() < ENOUGH && self.known.insert(thing) {
            self.list.push(thing);
        }
    }
}

/// Plays a game only to see what there is. Whatever is wrong with it shows again when the laws are checked.
pub(super) fn scout<G: Game>(kit: &mut Kit<G>, setup: &Setup) -> Found {
    let mut run = Run::<G>::start(setup, &mut Silent)?;
    while let Ok(Some(next)) = run.next(kit) {
        for step in step::all(&run.state) {
            kit.pool.remember(step);
        }
        if run.take(next, &mut Silent).is_err() {
            break;
        }
    }
    Ok(())
}
