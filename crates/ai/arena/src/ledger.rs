//! The results of the games so far.

use std::collections::BTreeMap;

use crate::ending::{Ending, PlayedGame};
use crate::plan::Plan;
use crate::thinking::Thinking;

/// The finished games of a plan, by number. Games can arrive in any order.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ledger {
    endings: BTreeMap<u64, Ending>,
    /// The luck of each seat, for games where it was measured.
    luck: BTreeMap<u64, Vec<f64>>,
    thinking: Vec<Thinking>,
}

impl Ledger {
    pub fn new(plan: &Plan) -> Ledger {
        Ledger {
            endings: BTreeMap::new(),
            luck: BTreeMap::new(),
            thinking: vec![Thinking::default(); plan.kinds().len()],
        }
    }

    /// Adds a game. Returns whether it was new.
    pub fn enter(&mut self, plan: &Plan, played: &PlayedGame) -> bool {
        if self.endings.insert(played.game, played.ending).is_some() {
            return false;
        }
        if !played.luck.is_empty() {
            self.luck.insert(played.game, played.luck.clone());
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

    /// The luck of each seat in a game; empty if it was not measured.
    pub fn luck(&self, game: u64) -> &[f64] {
        self.luck.get(&game).map_or(&[], Vec::as_slice)
    }

    /// Thinking times per kind.
    pub fn thinking(&self) -> &[Thinking] {
        &self.thinking
    }

    pub fn decisions(&self) -> u64 {
        self.thinking.iter().map(|thinking| thinking.decisions).sum()
    }
}
