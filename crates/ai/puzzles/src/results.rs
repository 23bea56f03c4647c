//! The results of options in the same worlds with the same dice.

use game::math;

/// A weighted mean with its standard error. Worlds are sampled by the odds of chance and weighted by their likelihood.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Mean {
    pub(crate) value: f64,
    pub(crate) error: f64,
}

impl Mean {
    fn of(samples: impl Iterator<Item = (f64, f64)> + Clone) -> Mean {
        let weight: f64 = samples.clone().map(|(weight, _)| weight).sum();
        if weight <= 0.0 {
            return Mean::default();
        }
        let value = samples.clone().map(|(weight, value)| weight * value).sum::<f64>() / weight;
        let squares: f64 = samples.map(|(weight, result)| math::powi(weight * (result - value), 2)).sum();
        Mean { value, error: squares.sqrt() / weight }
    }
}

/// The results of all options, world by world. An option that was dropped has no results after that.
#[derive(Clone, Debug)]
pub(crate) struct Results {
    weights: Vec<f64>,
    shares: Vec<Vec<f64>>,
    dropped: Vec<bool>,
}

impl Results {
    pub(crate) fn of(options: usize) -> Results {
        Results { weights: Vec::new(), shares: vec![Vec::new(); options], dropped: vec![false; options] }
    }

    pub(crate) fn worlds(&self) -> usize {
        self.weights.len()
    }

    pub(crate) fn remaining(&self) -> usize {
        self.dropped.iter().filter(|dropped| !**dropped).count()
    }

    /// Tries all options that remain in one world.
    pub(crate) fn add(&mut self, weight: f64, mut share_of: impl FnMut(usize) -> f64) {
        self.weights.push(weight);
        for (option, (shares, _)) in
            self.shares.iter_mut().zip(&self.dropped).enumerate().filter(|(_, (_, dropped))| !**dropped)
        {
            shares.push(share_of(option));
        }
    }

    /// Drops an option: it gets no more results.
    pub(crate) fn drop(&mut self, option: usize) {
        if let Some(dropped) = self.dropped.get_mut(option) {
            *dropped = true;
        }
    }

    pub(crate) fn is_dropped(&self, option: usize) -> bool {
        self.dropped.get(option).copied().unwrap_or(true)
    }

    pub(crate) fn chance(&self, option: usize) -> Mean {
        Mean::of(self.samples(option).iter().zip(&self.weights).map(|(share, weight)| (*weight, *share)))
    }

    /// How far an option is ahead of another one, in the worlds in which both were tried.
    pub(crate) fn lead(&self, option: usize, other: usize) -> Mean {
        let pairs = self.samples(option).iter().zip(self.samples(other)).zip(&self.weights);
        Mean::of(pairs.map(|((one, two), weight)| (*weight, one - two)))
    }

    /// The best option that remains.
    pub(crate) fn best(&self) -> Option<usize> {
        let remaining = (0..self.shares.len()).filter(|&option| !self.is_dropped(option));
        remaining.max_by(|&one, &two| self.chance(one).value.total_cmp(&self.chance(two).value))
    }

    /// Whether an option was tried in any world.
    pub(crate) fn has(&self, option: usize) -> bool {
        !self.samples(option).is_empty()
    }

    /// The smallest lead of an option over any other one that was tried, with its error.
    pub(crate) fn gap(&self, best: usize) -> Mean {
        let others = (0..self.shares.len()).filter(|&other| other != best && self.has(other));
        let leads = others.map(|other| self.lead(best, other));
        leads.min_by(|one, two| one.value.total_cmp(&two.value)).unwrap_or_default()
    }

    fn samples(&self, option: usize) -> &[f64] {
        self.shares.get(option).map_or(&[], Vec::as_slice)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn after(worlds: &[[f64; 3]]) -> Results {
        let mut results = Results::of(3);
        for world in worlds {
            results.add(1.0, |option| world[option]);
        }
        results
    }

    #[test]
    fn the_lead_of_an_option_is_paired_world_by_world() {
        let results = after(&[[1.0, 0.5, 0.0], [0.5, 0.0, 0.5], [1.0, 0.5, 0.0], [0.5, 0.0, 0.5]]);
        let lead = results.lead(0, 1);
        assert!((lead.value - 0.5).abs() < 1e-12 && lead.error < 1e-12, "{lead:?}");
        assert!(results.lead(0, 2).error > 0.1);
        assert_eq!(results.best(), Some(0));
        assert!((results.gap(0).value - 0.5).abs() < 1e-12);
    }

    #[test]
    fn a_dropped_option_is_compared_in_the_worlds_before() {
        let mut results = after(&[[1.0, 0.0, 0.0]; 4]);
        results.drop(2);
        results.add(1.0, |option| [0.0, 1.0, 9.0][option]);
        assert!((results.lead(0, 2).value - 1.0).abs() < 1e-12);
        assert!((results.lead(0, 1).value - 0.6).abs() < 1e-12);
        assert_eq!((results.remaining(), results.worlds()), (2, 5));
    }

    #[test]
    fn weights_count_and_worlds_without_weight_do_not() {
        let mut results = Results::of(2);
        results.add(3.0, |option| [1.0, 0.0][option]);
        results.add(1.0, |option| [0.0, 0.0][option]);
        results.add(0.0, |option| [0.0, 1.0][option]);
        assert!((results.chance(0).value - 0.75).abs() < 1e-12);
        assert!(results.chance(1).value.abs() < 1e-12);
        assert_eq!(Results::of(2).gap(0), Mean::default());
    }
}
