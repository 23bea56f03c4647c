//! The results of the games so far.

use std::collections::BTreeMap;

use crate::ending::{Ending, PlayedGame};
use crate::plan::Plan;
use crate::thinking::Thinking;

/// The finished games of a plan, by number. Games can arrive in any order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ledger {
    endings: BTreeMap<u64, Ending>,
    thinking: Vec<Thinking>,
}

impl Ledger {
    pub fn new(plan: &Plan) -> Ledger {
        Ledger { endings: BTreeMap::new(), thinking: vec![Thinking::default(); plan.kinds().len()] }
    }

    /// Adds a game. Returns whether it was new.
    pub fn enter(&mut self, plan: &Plan, played: &PlayedGame) -> bool {
        if self.endings.insert(played.game, played.ending).is_some() {
            return false;
        }
        for (kind, thought) in plan.seating(played.game).kinds.into_iter().zip(&played.thinking) {
            if let Some(thinking) = self.thinking.get_mut(kind) {
                thinking.merge(thought);
            }
        }
        true
    }

    pub fn len(&self) -> u64 {
        self.endings.len() as u64
    }

    pub fn is_empty(&self) -> bool {
        self.endings.is_empty()
    }

    pub fn has(&self, game: u64) -> bool {
        self.endings.contains_key(&game)
    }

    pub fn endings(&self) -> impl Iterator<Item = (u64, Ending)> {
        self.endings.iter().map(|(&game, &ending)| (game, ending))
    }

    /// Thinking times per kind.
    pub fn thinking(&self) -> &[Thinking] {
        &self.thinking
    }

    pub fn decisions(&self) -> u64 {
        self.thinking.iter().map(|thinking| thinking.decisions).sum()
    }
}
