//! Confidence intervals of win rates.

use bots::Z_95;
use serde::Serialize;

/// With fewer deals, their variance cannot be estimated.
const MIN_DEALS: usize = 20;

/// A 95 % confidence interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    pub low: f64,
    pub high: f64,
}

/// A number with its 95 % interval.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Estimate {
    pub value: f64,
    pub low: f64,
    pub high: f64,
}

/// The Wilson interval of independent games.
pub fn wilson(won: f64, games: u64) -> Interval {
    let (low, high) = bots::wilson(won, games);
    Interval { low, high }
}

/// The interval over deals, each given as (won, games). Games of one deal are not independent; their luck mostly cancels out.
/// `None` if there are too few deals or if all have the same result.
pub fn paired(deals: &[(f64, u64)]) -> Option<Interval> {
    let games: u64 = deals.iter().map(|(_, games)| games).sum();
    if deals.len() < MIN_DEALS || games == 0 {
        return None;
    }
    let (n, count) = (games as f64, deals.len() as f64);
    let rate = deals.iter().map(|(won, _)| won).sum::<f64>() / n;
    let squares: f64 = deals.iter().map(|(won, games)| (won - rate * *games as f64).powi(2)).sum();
    let half = Z_95 * (squares * count / (count - 1.0)).sqrt() / n;
    (half > 0.0).then(|| Interval { low: (rate - half).max(0.0), high: (rate + half).min(1.0) })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(found: f64, wanted: f64) {
        assert!((found - wanted).abs() < 5e-4, "{found} is not {wanted}");
    }

    #[test]
    fn wilson_matches_the_literature() {
        // Newcombe 1998, table I, method 3.
        for (wins, games, low, high) in [
            (81.0, 263, 0.2553, 0.3662),
            (15.0, 148, 0.0624, 0.1605),
            (0.0, 20, 0.0, 0.1611),
            (1.0, 29, 0.0061, 0.1718),
        ] {
            let interval = wilson(wins, games);
            near(interval.low, low);
            near(interval.high, high);
        }
        assert_eq!(wilson(0.0, 0), Interval { low: 0.0, high: 1.0 });
        near(wilson(10.0, 10).high, 1.0);
        near(wilson(10.0, 10).low, 0.7225);
    }

    #[test]
    fn deals_of_one_game_give_the_same_interval_as_games() {
        let deals: Vec<_> = (0..1000).map(|deal| (f64::from(u8::from(deal % 4 == 0)), 1)).collect();
        let (paired, wilson) = (paired(&deals).unwrap(), wilson(250.0, 1000));
        near(paired.low, wilson.low - 0.0009);
        near(paired.high, wilson.high - 0.0009);
    }

    #[test]
    fn the_luck_of_the_seat_cancels_out() {
        // The first seat nearly always wins, so the two games of a deal have different winners.
        let deals: Vec<_> = (0..100).map(|deal| (if deal % 20 == 0 { 2.0 } else { 1.0 }, 2)).collect();
        let width = |interval: Interval| interval.high - interval.low;
        assert!(width(paired(&deals).unwrap()) < width(wilson(105.0, 200)) / 2.0);
    }

    #[test]
    fn too_few_or_equal_deals_give_no_interval() {
        assert_eq!(paired(&[(1.0, 2); 19]), None);
        assert_eq!(paired(&[(2.0, 2); 50]), None);
        assert_eq!(paired(&[]), None);
    }
}
