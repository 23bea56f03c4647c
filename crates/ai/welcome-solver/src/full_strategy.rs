//! A complete strategy: the learned one, with the threshold rule as its fallback.

use std::sync::atomic::{AtomicU32, Ordering};

use solver::{AverageStrategy, Probabilities, RegretTable, Strategy};

use crate::equipment::Tiles;
use crate::hand::Hand;
use crate::index::BIDS;
use crate::playbook::Playbook;
use crate::round::Rules;
use crate::threshold::{Dungeon, Threshold};
use crate::units::Units;

/// A strategy for every information set of a round.
pub(crate) struct FullStrategy<'a> {
    rules: &'a Rules,
    learned: Learned<'a>,
    /// Units by the first slot of each information set, 0 where they are not computed yet. Threads that compute the same
    /// entry at once store the same units.
    cache: Vec<AtomicU32>,
}

/// The source of the learned strategy.
#[derive(Clone, Copy)]
pub(crate) enum Learned<'a> {
    Book(&'a Playbook),
    /// The average strategy of a table.
    Table(&'a RegretTable),
}

/// What the deciding player knows of the round.
#[derive(Clone, Copy)]
pub(crate) struct Decision {
    pub(crate) drawn: u8,
    pub(crate) tiles: Tiles,
    pub(crate) own: Hand,
    /// The number of cards that the other player has added.
    pub(crate) hidden: u8,
}

impl<'a> FullStrategy<'a> {
    pub(crate) fn new(rules: &'a Rules, learned: Learned<'a>) -> FullStrategy<'a> {
        let mut cache: Vec<AtomicU32> = Vec::new();
        cache.resize_with(rules.slots(), AtomicU32::default);
        if let Learned::Book(book) = learned {
            book.entries().for_each(|(at, units)| cache[at] = AtomicU32::new(units.0));
        }
        FullStrategy { rules, learned, cache }
    }

    pub(crate) fn bid(&self, decision: Decision, threshold: &mut Threshold<'_>) -> Probabilities {
        let Decision { drawn, tiles, own, hidden } = decision;
        let at = self.rules.index.bid(drawn, tiles, own);
        self.at(at, BIDS, || threshold.bid(Dungeon::of(tiles, own, hidden)))
    }

    pub(crate) fn place(
        &self,
        decision: Decision,
        kind: usize,
        threshold: &mut Threshold<'_>,
    ) -> Probabilities {
        let Decision { drawn, tiles, own, hidden } = decision;
        let at = self.rules.index.place(drawn, tiles, own, kind);
        self.at(at, 1 + tiles.len(), || threshold.place(tiles, own, hidden, kind))
    }

    pub(crate) fn name(&self, decision: Decision, names: usize, threshold: &Threshold<'_>) -> Probabilities {
        let Decision { drawn, tiles, own, hidden } = decision;
        let at = self.rules.index.name(drawn, tiles, own, names);
        self.at(at, names, || threshold.name(Dungeon::of(tiles, own, hidden)))
    }

    fn at(&self, at: usize, actions: usize, fallback: impl FnOnce() -> usize) -> Probabilities {
        if let Learned::Table(table) = self.learned
            && AverageStrategy(table).weight(at, actions) > 0.0
        {
            return AverageStrategy(table).probabilities(at, actions);
        }
        let known = self.cache[at].load(Ordering::Relaxed);
        if known != 0 {
            return Units(known).mix();
        }
        let units = Units::pure(fallback());
        self.cache[at].store(units.0, Ordering::Relaxed);
        units.mix()
    }

    /// The mix at an information set that was computed before; all zeros for an unknown slot.
    #[cfg(test)]
    pub(crate) fn known_at(&self, at: usize, actions: usize) -> Probabilities {
        let is_place = at < self.cache.len();
        if is_place { self.at(at, actions, || 0) } else { Probabilities::default() }
    }
}
