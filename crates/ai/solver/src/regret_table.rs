//! Regrets and average strategies in one flat array, which threads share without locks.

use std::sync::atomic::{AtomicU32, Ordering};

use crate::mix::{MOST_ACTIONS, Mix, matching, normalised};

/// The regrets and the summed strategies of every information set.
///
/// A set with `n` actions takes `2 n` cells in a row, regrets first, so that one visit touches one place of memory. Threads
/// read and write single cells; one that overwrites another's sum loses a step of one visit, which sampling forgives.
pub struct Table {
    cells: Vec<AtomicU32>,
}

impl Table {
    /// A table of zeros for a round with so many slots.
    #[must_use]
    pub fn new(slots: usize) -> Table {
        Table { cells: (0..slots * 2).map(|_| AtomicU32::new(0)).collect() }
    }

    /// How many bytes a table for a round with so many slots takes.
    #[must_use]
    pub const fn bytes_for(slots: usize) -> usize {
        slots * 2 * size_of::<AtomicU32>()
    }

    /// How many bytes the table takes.
    #[must_use]
    pub fn bytes(&self) -> usize {
        self.cells.len() * size_of::<AtomicU32>()
    }

    /// The raw cells, to be stored.
    pub fn cells(&self) -> impl Iterator<Item = u32> + '_ {
        self.cells.iter().map(|cell| cell.load(Ordering::Relaxed))
    }

    /// A table from cells that were stored.
    pub fn from_cells(cells: impl Iterator<Item = u32>) -> Table {
        Table { cells: cells.map(AtomicU32::new).collect() }
    }

    /// Forgets everything.
    pub fn clear(&self) {
        self.cells.iter().for_each(|cell| store(cell, 0.0));
    }

    #[inline]
    pub(crate) fn regrets(&self, at: usize, actions: usize) -> Mix {
        self.read(at * 2, actions)
    }

    #[inline]
    pub(crate) fn sums(&self, at: usize, actions: usize) -> Mix {
        self.read(at * 2 + actions, actions)
    }

    #[inline]
    pub(crate) fn set_regrets(&self, at: usize, actions: usize, regrets: &Mix) {
        self.write(at * 2, actions, regrets);
    }

    #[inline]
    pub(crate) fn set_sums(&self, at: usize, actions: usize, sums: &Mix) {
        self.write(at * 2 + actions, actions, sums);
    }

    /// Adds a mix with this weight to the summed strategy.
    #[inline]
    pub(crate) fn add_to_sums(&self, at: usize, actions: usize, mix: &Mix, weight: f32) {
        let first = at * 2 + actions;
        for (cell, share) in self.cells[first..first + actions].iter().zip(mix) {
            store(cell, load(cell) + share * weight);
        }
    }

    #[inline]
    fn read(&self, first: usize, actions: usize) -> Mix {
        let mut mix = [0.0; MOST_ACTIONS];
        for (value, cell) in mix.iter_mut().zip(&self.cells[first..first + actions]) {
            *value = load(cell);
        }
        mix
    }

    #[inline]
    fn write(&self, first: usize, actions: usize, mix: &Mix) {
        for (value, cell) in mix.iter().zip(&self.cells[first..first + actions]) {
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

/// The average strategy of a table, which is what comes near an equilibrium.
#[derive(Clone, Copy)]
pub struct Average<'a>(pub &'a Table);

/// The strategy that a table's regrets ask for next, which need not come near anything.
#[derive(Clone, Copy)]
pub struct Current<'a>(pub &'a Table);

impl Average<'_> {
    /// How much weight was summed up at an information set: nothing where the strategy never came.
    #[must_use]
    pub fn weight(&self, at: usize, actions: usize) -> f32 {
        self.0.sums(at, actions).iter().sum()
    }
}

impl crate::Strategy for Average<'_> {
    #[inline]
    fn mix(&self, at: usize, actions: usize) -> Mix {
        normalised(self.0.sums(at, actions), actions)
    }
}

impl crate::Strategy for Current<'_> {
    #[inline]
    fn mix(&self, at: usize, actions: usize) -> Mix {
        matching(&self.0.regrets(at, actions), actions)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Strategy;

    #[test]
    fn what_is_forgotten_leaves_every_action_alike() {
        let table = Table::new(2);
        table.set_regrets(0, 2, &[5.0, 1.0, 0.0, 0.0, 0.0, 0.0, 0.0, 0.0]);
        assert!(Current(&table).mix(0, 2)[0] > 0.8);
        table.clear();
        assert_eq!(Current(&table).mix(0, 2)[..2], [0.5, 0.5]);
    }
}
