//! How sure one can be of a share of victories.

use serde::Serialize;

/// The two-sided quantile of the normal distribution for 95 %.
pub(crate) const Z: f64 = 1.959_963_984_540_054;
/// Fewer deals than this say too little about how much deals differ.
const ENOUGH_DEALS: usize = 20;

/// The bounds between which the truth lies in 95 of 100 such contests.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
pub struct Interval {
    /// The lower bound.
    pub low: f64,
    /// The upper bound.
    pub high: f64,
}

/// Wilson's interval for a share of so many independent games. It holds for few games and for shares near 0 or 1. The
/// sum of shares may be broken where victories are shared; that makes it a little wider than need be.
#[must_use]
pub fn wilson(sum: f64, games: u64) -> Interval {
    if games == 0 {
        return Interval { low: 0.0, high: 1.0 };
    }
    let n = games as f64;
    let p = sum / n;
    let scale = 1.0 + Z * Z / n;
    let centre = (p + Z * Z / (2.0 * n)) / scale;
    let half = Z * (p * (1.0 - p) / n + Z * Z / (4.0 * n * n)).sqrt() / scale;
    Interval { low: (centre - half).max(0.0), high: (centre + half).min(1.0) }
}

/// The interval that takes the deals, and not the games, as independent: for each deal what was won of it, and in how many
/// games. Games of one deal depend on each other, and mostly so that luck cancels out. Nothing if there are too few
/// deals, or if all went the same way, because then their spread says nothing.
#[must_use]
pub fn paired(deals: &[(f64, u64)]) -> Option<Interval> {
    let games: u64 = deals.iter().map(|(_, games)| games).sum();
    if deals.len() < ENOUGH_DEALS || games == 0 {
        return None;
    }
    let (n, count) = (games as f64, deals.len() as f64);
    let rate = deals.iter().map(|(won, _)| won).sum::<f64>() / n;
    let squares: f64 = deals.iter().map(|(won, games)| (won - rate * *games as f64).powi(2)).sum();
    let half = Z * (squares * count / (count - 1.0)).sqrt() / n;
    (half > 0.0).then(|| Interval { low: (rate - half).max(0.0), high: (rate + half).min(1.0) })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(found: f64, wanted: f64) {
        assert!((found - wanted).abs() < 5e-4, "{found} is not {wanted}");
    }

    #[test]
    fn wilson_is_as_the_books_have_it() {
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
    fn deals_of_one_game_are_as_good_as_games() {
        let deals: Vec<_> = (0..1000).map(|deal| (f64::from(u8::from(deal % 4 == 0)), 1)).collect();
        let (paired, wilson) = (paired(&deals).unwrap(), wilson(250.0, 1000));
        near(paired.low, wilson.low - 0.0009);
        near(paired.high, wilson.high - 0.0009);
    }

    #[test]
    fn luck_of_the_seat_cancels_out() {
        // Whoever sits first wins nearly always, so each of two games of a deal goes to another.
        let deals: Vec<_> = (0..100).map(|deal| (if deal % 20 == 0 { 2.0 } else { 1.0 }, 2)).collect();
        let width = |interval: Interval| interval.high - interval.low;
        assert!(width(paired(&deals).unwrap()) < width(wilson(105.0, 200)) / 2.0);
    }

    #[test]
    fn too_few_deals_or_none_that_differ_say_nothing() {
        assert_eq!(paired(&[(1.0, 2); 19]), None);
        assert_eq!(paired(&[(2.0, 2); 50]), None);
        assert_eq!(paired(&[]), None);
    }
}
