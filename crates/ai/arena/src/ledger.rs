//! What has been played so far.

use std::collections::BTreeMap;

use crate::ending::{Ending, Played};
use crate::plan::Plan;
use crate::thinking::Thinking;

/// The games of a plan that have been played, by their numbers, whatever the order in which they came in.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Ledger {
    endings: BTreeMap<u64, Ending>,
    thinking: Vec<Thinking>,
}

impl Ledger {
    /// Nothing was played yet.
    #[must_use]
    pub fn new(plan: &Plan) -> Ledger {
        Ledger { endings: BTreeMap::new(), thinking: vec![Thinking::default(); plan.kinds().len()] }
    }

    /// Enters a game, and tells whether it was new.
    pub fn enter(&mut self, plan: &Plan, played: &Played) -> bool {
        if self.endings.insert(played.game, played.ending).is_some() {
            return false;
        }
        for (kind, thought) in plan.place(played.game).kinds.into_iter().zip(&played.thinking) {
            if let Some(thinking) = self.thinking.get_mut(kind) {
                thinking.merge(thought);
            }
        }
        true
    }

    /// How many games were played.
    #[must_use]
    pub fn len(&self) -> u64 {
        self.endings.len() as u64
    }

    /// Whether none was.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.endings.is_empty()
    }

    /// Whether the game with this number was played.
    #[must_use]
    pub fn has(&self, game: u64) -> bool {
        self.endings.contains_key(&game)
    }

    /// How each game ended, by its number.
    pub fn endings(&self) -> impl Iterator<Item = (u64, Ending)> {
        self.endings.iter().map(|(&game, &ending)| (game, ending))
    }

    /// How long each kind thought.
    #[must_use]
    pub fn thinking(&self) -> &[Thinking] {
        &self.thinking
    }

    /// All decisions of all kinds.
    #[must_use]
    pub fn decisions(&self) -> u64 {
        self.thinking.iter().map(|thinking| thinking.decisions).sum()
    }
}
