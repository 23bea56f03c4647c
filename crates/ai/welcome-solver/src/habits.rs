//! How someone plays everywhere: by what was learned, and by the threshold rule where nothing was.

use std::sync::atomic::{AtomicU32, Ordering};

use solver::{AverageStrategy, Probabilities, RegretTable, Strategy};

use crate::bidding::Rules;
use crate::gear::Tiles;
use crate::holding::Holding;
use crate::index::BIDS;
use crate::strategy::Playbook;
use crate::threshold::{Dungeon, Threshold};
use crate::units::Units;

/// A way to play every place of a round.
pub(crate) struct Habits<'a> {
    rules: &'a Rules,
    learned: Learned<'a>,
    /// What the threshold rule does, by the first slot of each information set; no units where nobody has looked yet. Whoever
    /// looks first works it out, and two who look at once work out the same.
    known: Vec<AtomicU32>,
}

/// What was learned.
#[derive(Clone, Copy)]
pub(crate) enum Learned<'a> {
    /// What is written in a book.
    Book(&'a Playbook),
    /// The average of a table.
    Table(&'a RegretTable),
}

/// What one who decides knows of the round.
#[derive(Clone, Copy)]
pub(crate) struct Standing {
    pub(crate) drawn: u8,
    pub(crate) tiles: Tiles,
    pub(crate) own: Holding,
    /// How many cards of the dungeon are the other one's.
    pub(crate) hidden: u8,
}

impl<'a> Habits<'a> {
    pub(crate) fn new(rules: &'a Rules, learned: Learned<'a>) -> Habits<'a> {
        let mut known: Vec<AtomicU32> = Vec::new();
        known.resize_with(rules.slots(), AtomicU32::default);
        if let Learned::Book(book) = learned {
            book.entries().for_each(|(at, units)| known[at] = AtomicU32::new(units.0));
        }
        Habits { rules, learned, known }
    }

    /// Draws or passes.
    pub(crate) fn bid(&self, standing: Standing, rule: &mut Threshold<'_>) -> Probabilities {
        let Standing { drawn, tiles, own, hidden } = standing;
        let at = self.rules.index.bid(drawn, tiles, own);
        self.at(at, BIDS, || rule.bid(Dungeon::of(tiles, own, hidden)))
    }

    /// Places a card of this kind.
    pub(crate) fn place(&self, standing: Standing, kind: usize, rule: &mut Threshold<'_>) -> Probabilities {
        let Standing { drawn, tiles, own, hidden } = standing;
        let at = self.rules.index.place(drawn, tiles, own, kind);
        self.at(at, 1 + tiles.len(), || rule.place(tiles, own, hidden, kind))
    }

    /// Names one of so many kinds before the dungeon.
    pub(crate) fn name(&self, standing: Standing, names: usize, rule: &Threshold<'_>) -> Probabilities {
        let Standing { drawn, tiles, own, hidden } = standing;
        let at = self.rules.index.name(drawn, tiles, own, names);
        self.at(at, names, || rule.name(Dungeon::of(tiles, own, hidden)))
    }

    fn at(&self, at: usize, actions: usize, otherwise: impl FnOnce() -> usize) -> Probabilities {
        if let Learned::Table(table) = self.learned
            && AverageStrategy(table).weight(at, actions) > 0.0
        {
            return AverageStrategy(table).probabilities(at, actions);
        }
        let known = self.known[at].load(Ordering::Relaxed);
        if known != 0 {
            return Units(known).mix();
        }
        let units = Units::pure(otherwise());
        self.known[at].store(units.0, Ordering::Relaxed);
        units.mix()
    }

    /// What is done at this place of which someone has asked before; nothing if it is none.
    #[cfg(test)]
    pub(crate) fn known_at(&self, at: usize, actions: usize) -> Probabilities {
        let is_place = at < self.known.len();
        if is_place { self.at(at, actions, || 0) } else { Probabilities::default() }
    }
}
