//! Luck-adjusted results: each result minus a part of the luck of its seat.
//!
//! Luck is 0 on average for any players, because the probabilities of all draws are known. So adjusted results have the same
//! mean as plain ones, and they vary less if the judgement of positions behind the luck is good (a control variate, as in
//! AIVAT by Burch et al., 2018). That judgement expects equal players, so where one player nearly always wins, the luck
//! that it sees is larger than what luck decides. The part that is subtracted is therefore fitted, for each half of the
//! deals in the other half, so that it does not depend on the results from which it is subtracted.

use bots::Z_95;
use serde::Serialize;

use crate::interval::Estimate;

/// With fewer results in a half, all luck is subtracted.
const LEAST_TO_FIT: f64 = 16.0;

/// The results and the luck of even and of odd deals.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct AdjustedScore {
    even: Sums,
    odd: Sums,
}

#[derive(Clone, Copy, Debug, Default, PartialEq)]
struct Sums {
    count: f64,
    result: f64,
    luck: f64,
    result_squared: f64,
    luck_squared: f64,
    both: f64,
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

impl AdjustedReport {
    /// The report of games, each with its result and the luck of its player. `None` for too few games.
    pub fn of(games: impl IntoIterator<Item = (f64, f64)>) -> Option<AdjustedReport> {
        let mut score = AdjustedScore::default();
        (0..).zip(games).for_each(|(deal, (share, luck))| score.count(deal, share, luck));
        score.report()
    }
}

impl AdjustedScore {
    pub(crate) fn count(&mut self, deal: u64, share: f64, luck: f64) {
        let half = if deal.is_multiple_of(2) { &mut self.even } else { &mut self.odd };
        half.count(share, luck);
    }

    /// `None` for too few games.
    pub(crate) fn report(&self) -> Option<AdjustedReport> {
        let plain = [self.even.less(0.0), self.odd.less(0.0)];
        let adjusted = [self.even.less(self.odd.part_of_luck()), self.odd.less(self.even.part_of_luck())];
        let [plain, adjusted] = [plain, adjusted].map(|[even, odd]| even.and(odd));
        (plain.count > 1.0 && plain.variance() > 0.0).then(|| AdjustedReport {
            plain: plain.estimate(),
            adjusted: adjusted.estimate(),
            games_needed: adjusted.variance() / plain.variance(),
        })
    }
}

impl Sums {
    fn count(&mut self, result: f64, luck: f64) {
        self.count += 1.0;
        self.result += result;
        self.luck += luck;
        self.result_squared += result * result;
        self.luck_squared += luck * luck;
        self.both += result * luck;
    }

    /// The part of luck that leaves the smallest variance: the covariance over the variance of luck.
    fn part_of_luck(&self) -> f64 {
        let covariance = self.both * self.count - self.result * self.luck;
        let variance = self.luck_squared * self.count - self.luck * self.luck;
        let is_enough = self.count >= LEAST_TO_FIT && variance > 0.0;
        if is_enough { (covariance / variance).clamp(0.0, 1.5) } else { 1.0 }
    }

    /// The results minus this part of the luck.
    fn less(&self, part: f64) -> Spread {
        Spread {
            count: self.count,
            sum: self.result - part * self.luck,
            squares: self.result_squared - 2.0 * part * self.both + part * part * self.luck_squared,
        }
    }
}

/// How far values are spread.
#[derive(Clone, Copy)]
struct Spread {
    count: f64,
    sum: f64,
    squares: f64,
}

impl Spread {
    fn and(self, other: Spread) -> Spread {
        Spread {
            count: self.count + other.count,
            sum: self.sum + other.sum,
            squares: self.squares + other.squares,
        }
    }

    fn mean(self) -> f64 {
        self.sum / self.count.max(1.0)
    }

    fn variance(self) -> f64 {
        (self.squares / self.count.max(1.0) - self.mean().powi(2)).max(0.0)
    }

    fn estimate(self) -> Estimate {
        let half = Z_95 * (self.variance() / self.count.max(1.0)).sqrt();
        Estimate { value: self.mean(), low: self.mean() - half, high: self.mean() + half }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn results_that_are_all_luck_leave_nothing_uncertain() {
        let mut score = AdjustedScore::default();
        for deal in 0..100_u32 {
            let share = f64::from(deal / 2 % 2);
            score.count(deal.into(), share, share - 0.5);
        }
        let report = score.report().unwrap();
        assert!((report.adjusted.value - 0.5).abs() < 1e-12 && report.games_needed < 1e-9);
        assert!(report.adjusted.high - report.adjusted.low < report.plain.high - report.plain.low);
    }

    #[test]
    fn luck_that_has_nothing_to_do_with_the_results_is_not_subtracted() {
        let mut score = AdjustedScore::default();
        for deal in 0..160_u32 {
            let (share, luck) = (f64::from(deal / 2 % 2), f64::from(deal / 4 % 2) - 0.5);
            score.count(deal.into(), share, luck);
        }
        let report = score.report().unwrap();
        assert_eq!((report.plain, report.games_needed), (report.adjusted, 1.0));
    }

    #[test]
    fn a_single_game_has_no_interval() {
        let mut score = AdjustedScore::default();
        score.count(1, 1.0, 0.2);
        assert_eq!(score.report(), None);
    }
}
