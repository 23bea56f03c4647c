//! Luck-adjusted results: each result minus the luck of its seat.
//!
//! Luck is 0 on average for any players, because the probabilities of all draws are known. So adjusted results have the same
//! mean as plain ones, and they vary less if the judgement of positions behind the luck is good (a control variate, as in
//! AIVAT by Burch et al., 2018).

use bots::Z_95;
use serde::Serialize;

use crate::interval::Estimate;

/// The sums of plain and adjusted results.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct AdjustedScore {
    plain: Sums,
    adjusted: Sums,
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Sums {
    count: u64,
    sum: f64,
    squares: f64,
}

/// The share of victories without luck, beside the plain one.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct AdjustedReport {
    /// The share of victories, with a normal interval.
    pub plain: Estimate,
    /// The share of victories minus luck, with a normal interval.
    pub adjusted: Estimate,
    /// The part of the games that would give adjusted results as precise as the plain ones: the ratio of the variances.
    pub games_needed: f64,
}

impl AdjustedScore {
    pub(crate) fn count(&mut self, share: f64, luck: f64) {
        self.plain.count(share);
        self.adjusted.count(share - luck);
    }

    /// `None` for too few games.
    pub(crate) fn report(&self) -> Option<AdjustedReport> {
        (self.plain.count > 1 && self.plain.variance() > 0.0).then(|| AdjustedReport {
            plain: self.plain.estimate(),
            adjusted: self.adjusted.estimate(),
            games_needed: self.adjusted.variance() / self.plain.variance(),
        })
    }
}

impl Sums {
    fn count(&mut self, value: f64) {
        self.count += 1;
        self.sum += value;
        self.squares += value * value;
    }

    fn mean(&self) -> f64 {
        self.sum / self.count.max(1) as f64
    }

    fn variance(&self) -> f64 {
        (self.squares / self.count.max(1) as f64 - self.mean().powi(2)).max(0.0)
    }

    fn estimate(&self) -> Estimate {
        let half = Z_95 * (self.variance() / self.count.max(1) as f64).sqrt();
        Estimate { value: self.mean(), low: self.mean() - half, high: self.mean() + half }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_that_are_all_luck_leave_nothing_uncertain() {
        let mut score = AdjustedScore::default();
        for game in 0..100 {
            let share = f64::from(game % 2);
            score.count(share, share - 0.5);
        }
        let report = score.report().unwrap();
        assert!((report.adjusted.value - 0.5).abs() < 1e-12 && report.games_needed < 1e-9);
        assert!(report.adjusted.high - report.adjusted.low < report.plain.high - report.plain.low);
    }

    #[test]
    fn a_single_game_has_no_interval() {
        let mut score = AdjustedScore::default();
        score.count(1.0, 0.2);
        assert_eq!(score.report(), None);
    }
}
