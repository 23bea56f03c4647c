//! The Wilson score interval of a win rate.

/// The two-sided 95 % quantile of the normal distribution.
pub const Z_95: f64 = 1.959_963_984_540_054;

/// The 95 % Wilson interval of `won / games`, as (low, high). It also holds for few games and for rates near 0 or 1.
/// Shared victories make `won` a fraction; the interval is then slightly too wide.
pub fn wilson(won: f64, games: u64) -> (f64, f64) {
    if games == 0 {
        return (0.0, 1.0);
    }
    let n = games as f64;
    let p = won / n;
    let scale = 1.0 + Z_95 * Z_95 / n;
    let centre = (p + Z_95 * Z_95 / (2.0 * n)) / scale;
    let half = Z_95 * (p * (1.0 - p) / n + Z_95 * Z_95 / (4.0 * n * n)).sqrt() / scale;
    ((centre - half).max(0.0), (centre + half).min(1.0))
}
