//! Elo ratings for two players, generalized to larger tables.
//!
//! Each seat wins with a probability proportional to its player's strength: the Bradley-Terry model for two players, the
//! Plackett-Luce model (first place only) for more. Hunter's minorise-maximise steps (Annals of Statistics 32, 2004) find the
//! maximum-likelihood strengths, and the curvature there gives the intervals. A factor of ten in strength is 400 points.

use std::collections::BTreeMap;

use bots::Z_95;

use crate::interval::Interval;

const POINTS: f64 = 400.0 / std::f64::consts::LN_10;
const MAX_STEPS: usize = 100_000;
const TOLERANCE: f64 = 1e-12;

/// The results of a contest, as input for ratings.
#[derive(Clone, Debug, Default)]
pub struct RatingInput {
    /// Games per table, keyed by the number of seats of each kind.
    tables: BTreeMap<Vec<u32>, f64>,
    /// Victories of each kind, by share.
    won: Vec<f64>,
}

#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Rating {
    /// The mean over all kinds is 0.
    pub points: f64,
    /// The 95 % interval of the points.
    pub interval: Interval,
}

impl RatingInput {
    /// Starts with one virtual draw between each two kinds, so that a kind without a win or a loss has a finite rating. The
    /// effect is negligible after a few dozen games.
    pub fn new(kinds: usize) -> RatingInput {
        let mut results = RatingInput { tables: BTreeMap::new(), won: vec![0.0; kinds] };
        for one in 0..kinds {
            for other in 0..one {
                results.count(&[one, other], &[0.5, 0.5]);
            }
        }
        results
    }

    /// Adds a game: the kind and the victory share of each seat. A game without a winner counts as shared by all.
    pub fn count(&mut self, kinds: &[usize], shares: &[f64]) {
        let all: f64 = shares.iter().sum();
        let mut seats = vec![0; self.won.len()];
        for (&kind, &share) in kinds.iter().zip(shares) {
            let share = if all > 0.0 { share / all } else { 1.0 / shares.len() as f64 };
            if let (Some(won), Some(seats)) = (self.won.get_mut(kind), seats.get_mut(kind)) {
                *won += share;
                *seats += 1;
            }
        }
        *self.tables.entry(seats).or_default() += 1.0;
    }

    /// The maximum-likelihood strengths, with a geometric mean of 1.
    fn strengths(&self) -> Vec<f64> {
        let mut strengths = vec![1.0; self.won.len()];
        for _ in 0..MAX_STEPS {
            let next = normal(self.step(&strengths));
            let moved = next.iter().zip(&strengths).map(|(next, now)| (next / now).ln().abs());
            let furthest = moved.fold(0.0, f64::max);
            strengths = next;
            if furthest < TOLERANCE {
                break;
            }
        }
        strengths
    }

    fn step(&self, strengths: &[f64]) -> Vec<f64> {
        let mut weight = vec![0.0; strengths.len()];
        for (seats, games) in &self.tables {
            let all = total(seats, strengths);
            for (weight, seats) in weight.iter_mut().zip(seats) {
                *weight += games * f64::from(*seats) / all;
            }
        }
        self.won.iter().zip(weight).map(|(won, weight)| won / weight).collect()
    }

    /// The observed information matrix of the log strengths.
    fn curvature(&self, strengths: &[f64]) -> Vec<Vec<f64>> {
        let kinds = strengths.len();
        let mut curvature = vec![vec![0.0; kinds]; kinds];
        for (seats, games) in &self.tables {
            let all = total(seats, strengths);
            let chance: Vec<f64> = seats
                .iter()
                .zip(strengths)
                .map(|(seats, strength)| f64::from(*seats) * strength / all)
                .collect();
            for (row, line) in curvature.iter_mut().enumerate() {
                for (column, cell) in line.iter_mut().enumerate() {
                    let same = if row == column { chance[row] } else { 0.0 };
                    *cell += games * (same - chance[row] * chance[column]);
                }
            }
        }
        curvature
    }
}

fn total(seats: &[u32], strengths: &[f64]) -> f64 {
    seats.iter().zip(strengths).map(|(seats, strength)| f64::from(*seats) * strength).sum()
}

fn normal(strengths: Vec<f64>) -> Vec<f64> {
    let mean = (strengths.iter().map(|strength| strength.ln()).sum::<f64>() / strengths.len() as f64).exp();
    strengths.into_iter().map(|strength| strength / mean).collect()
}

/// The rating of each kind, and the lead of the first one if there are two.
pub fn ratings(results: &RatingInput) -> (Vec<Rating>, Option<Rating>) {
    let strengths = results.strengths();
    let spread = spread(results.curvature(&strengths));
    let points = |kind: usize| strengths[kind].ln() * POINTS;
    let rating = |points: f64, variance: f64| {
        let half = Z_95 * variance.max(0.0).sqrt() * POINTS;
        Rating { points, interval: Interval { low: points - half, high: points + half } }
    };
    let each = (0..strengths.len()).map(|kind| rating(points(kind), spread[kind][kind])).collect();
    let ahead = (strengths.len() == 2).then(|| {
        let variance = spread[0][0] + spread[1][1] - 2.0 * spread[0][1];
        rating(points(0) - points(1), variance)
    });
    (each, ahead)
}

/// The covariance of the log strengths around their mean. The curvature is singular in the direction of their sum, so that
/// direction is filled in before the inversion and removed after it.
fn spread(mut curvature: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let part = 1.0 / curvature.len().max(1) as f64;
    curvature.iter_mut().flatten().for_each(|cell| *cell += part);
    let mut spread = inverse(curvature);
    spread.iter_mut().flatten().for_each(|cell| *cell -= part);
    spread
}

/// Gauss-Jordan inversion of a small regular matrix.
fn inverse(mut matrix: Vec<Vec<f64>>) -> Vec<Vec<f64>> {
    let size = matrix.len();
    for (row, line) in matrix.iter_mut().enumerate() {
        line.extend((0..size).map(|column| f64::from(u8::from(row == column))));
    }
    for pivot in 0..size {
        let best = (pivot..size).max_by(|&a, &b| matrix[a][pivot].abs().total_cmp(&matrix[b][pivot].abs()));
        matrix.swap(pivot, best.unwrap_or(pivot));
        let lead = matrix[pivot][pivot];
        matrix[pivot].iter_mut().for_each(|cell| *cell /= lead);
        let base = matrix[pivot].clone();
        for (_, line) in matrix.iter_mut().enumerate().filter(|(row, _)| *row != pivot) {
            let factor = line[pivot];
            line.iter_mut().zip(&base).for_each(|(cell, base)| *cell -= factor * base);
        }
    }
    matrix.into_iter().map(|mut line| line.split_off(size)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(found: f64, wanted: f64, within: f64) {
        assert!((found - wanted).abs() < within, "{found} is not {wanted}");
    }

    /// The lead of the first of two kinds after these results.
    fn duel(won: u32, lost: u32) -> Rating {
        let mut results = RatingInput::new(2);
        (0..won).for_each(|_| results.count(&[0, 1], &[1.0, 0.0]));
        (0..lost).for_each(|_| results.count(&[0, 1], &[0.0, 1.0]));
        ratings(&results).1.unwrap()
    }

    #[test]
    fn a_score_of_75_per_cent_is_a_lead_of_191_points() {
        near(duel(75_000, 25_000).points, 190.85, 0.01);
        near(duel(10_000, 10_000).points, 0.0, 1e-6);
        // A share of 10/11 is a factor of ten.
        near(duel(100_000, 10_000).points, 400.0, 0.02);
    }

    #[test]
    fn the_interval_matches_the_log_odds() {
        let Rating { points, interval } = duel(6_000, 4_000);
        let half = 1.959_964 * POINTS / (10_001.0_f64 * 0.6 * 0.4).sqrt();
        near(interval.high - points, half, 0.01);
        near(points - interval.low, half, 0.01);
    }

    #[test]
    fn a_perfect_score_gives_a_finite_rating() {
        let Rating { points, interval } = duel(100, 0);
        assert!(points.is_finite() && points > 800.0 && interval.low < 600.0, "{points} {interval:?}");
    }

    #[test]
    fn strengths_of_three_players_are_recovered() {
        // With strengths 4, 2 and 1, of 7000 games they win 4000, 2000 and 1000.
        let mut results = RatingInput::new(3);
        for (kind, won) in [4_000, 2_000, 1_000].into_iter().enumerate() {
            let shares: Vec<f64> = (0..3).map(|seat| f64::from(u8::from(seat == kind))).collect();
            (0..won).for_each(|_| results.count(&[0, 1, 2], &shares));
        }
        let (each, ahead) = ratings(&results);
        assert!(ahead.is_none());
        near(each[0].points - each[1].points, 400.0 * 2.0_f64.log10(), 0.2);
        near(each[1].points - each[2].points, 400.0 * 2.0_f64.log10(), 0.2);
        near(each.iter().map(|rating| rating.points).sum(), 0.0, 1e-9);
    }

    #[test]
    fn each_seat_of_a_kind_counts() {
        // One against three: an equal player wins a quarter of the games.
        let mut results = RatingInput::new(2);
        for game in 0..4_000 {
            let shares: Vec<f64> = (0..4).map(|seat| f64::from(u8::from(game % 4 == seat))).collect();
            results.count(&[0, 1, 1, 1], &shares);
        }
        near(ratings(&results).1.unwrap().points, 0.0, 0.1);
    }

    #[test]
    fn a_game_without_a_winner_counts_as_a_draw() {
        let mut nobody = RatingInput::new(2);
        let mut drawn = RatingInput::new(2);
        nobody.count(&[0, 1], &[0.0, 0.0]);
        drawn.count(&[0, 1], &[0.5, 0.5]);
        assert_eq!(ratings(&nobody), ratings(&drawn));
    }
}
