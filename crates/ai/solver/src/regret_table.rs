//! Regrets and average strategies in one flat array that threads share without locks.

use std::sync::atomic::{AtomicU32, Ordering};

use crate::regret_matching::{MAX_ACTIONS, PerAction, Probabilities, match_regrets, normalized};

/// The regrets and strategy sums of all information sets.
///
/// A set with `n` actions takes `2 n` adjacent cells, regrets first, so that one visit touches one cache line. Threads read
/// and write cells without locks. A lost update costs one visit, which sampling tolerates.
pub struct RegretTable {
    cells: Vec<AtomicU32>,
}

impl RegretTable {
    pub fn new(slots: usize) -> RegretTable {
        RegretTable { cells: (0..slots * 2).map(|_| AtomicU32::new(0)).collect() }
    }

    pub const fn bytes_for(slots: usize) -> usize {
        slots * 2 * size_of::<AtomicU32>()
    }

    pub fn bytes(&self) -> usize {
        self.cells.len() * size_of::<AtomicU32>()
    }

    /// The raw cells, for storage.
    pub fn cells(&self) -> impl Iterator<Item = u32> + '_ {
        self.cells.iter().map(|cell| cell.load(Ordering::Relaxed))
    }

    /// Restores a table from its stored cells.
    pub fn from_cells(cells: impl Iterator<Item = u32>) -> RegretTable {
        RegretTable { cells: cells.map(AtomicU32::new).collect() }
    }

    pub fn clear(&self) {
        self.cells.iter().for_each(|cell| store(cell, 0.0));
    }

    #[inline]
    pub(crate) fn regrets(&self, at: usize, actions: usize) -> PerAction {
        self.read(at * 2, actions)
    }

    #[inline]
    pub(crate) fn sums(&self, at: usize, actions: usize) -> PerAction {
        self.read(at * 2 + actions, actions)
    }

    #[inline]
    pub(crate) fn set_regrets(&self, at: usize, actions: usize, regrets: &PerAction) {
        self.write(at * 2, actions, regrets);
    }

    #[inline]
    pub(crate) fn set_sums(&self, at: usize, actions: usize, sums: &PerAction) {
        self.write(at * 2 + actions, actions, sums);
    }

    /// Adds the weighted probabilities to the strategy sums.
    #[inline]
    pub(crate) fn add_to_sums(&self, at: usize, actions: usize, probabilities: &Probabilities, weight: f32) {
        let first = at * 2 + actions;
        for (cell, share) in self.cells[first..first + actions].iter().zip(probabilities) {
            store(cell, load(cell) + share * weight);
        }
    }

    #[inline]
    fn read(&self, first: usize, actions: usize) -> PerAction {
        let mut values = [0.0; MAX_ACTIONS];
        for (value, cell) in values.iter_mut().zip(&self.cells[first..first + actions]) {
            *value = load(cell);
        }
        values
    }

    #[inline]
    fn write(&self, first: usize, actions: usize, values: &PerAction) {
        for (value, cell) in values.iter().zip(&self.cells[first..first + actions]) {
            store(cell, *value);
        }
    }
}

#[inline]
fn load(cell: &AtomicU32) -> f32 {
    f32::from_bits(cell.load(Ordering::Relaxed))
}

#[inline]
fn store(cell: &AtomicU32, value: f32) {
    cell.store(value.to_bits(), Ordering::Relaxed);
}

/// The average strategy of a table, which converges to an equilibrium.
#[derive(Clone, Copy)]
pub struct AverageStrategy<'a>(pub &'a RegretTable);

/// The current strategy by the regrets of a table. It does not converge.
#[derive(Clone, Copy)]
pub struct CurrentStrategy<'a>(pub &'a RegretTable);

impl AverageStrategy<'_> {
    /// The sum of weights of an information set: 0 if it was never visited.
    pub fn weight(&self, at: usize, actions: usize) -> f32 {
        self.0.sums(at, actions).iter().sum()
    }
}

impl crate::Strategy for AverageStrategy<'_> {
    #[inline]
    fn probabilities(&self, at: usize, actions: usize) -> Probabilities {
        normalized(self.0.sums(at, actions), actions)
    }
}

impl crate::Strategy for CurrentStrategy<'_> {
    #[inline]
    fn probabilities(&self, at: usize, actions: usize) -> Probabilities {
        match_regrets(&self.0.regrets(at, actions), actions)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Strategy;

    #[test]
    fn a_cleared_table_is_uniform() {
        let table = RegretTable::new(2);
        table.set_regrets(0, 2, &[5.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]);
        assert!(CurrentStrategy(&table).probabilities(0, 2)[0] > 0.8);
        table.clear();
        assert_eq!(CurrentStrategy(&table).probabilities(0, 2)[..2], [0.5, 0.5]);
    }
}
