//! Luck-adjusted results.

use std::collections::BTreeMap;
use std::time::Duration;

use arena::{AdjustedReport, ContestSettings, Ledger, LuckAdjustment, Plan, Report, Run, StopSignal, Tables};

/// The results of the first kind.
fn adjusted(game: &str, seats: u8, games: u64) -> AdjustedReport {
    let settings = ContestSettings {
        game: catalog::find(game).unwrap(),
        seats,
        options: BTreeMap::new(),
        players: vec!["adventurer".to_owned(), "novice".to_owned()],
        tables: Tables::Mixed,
        games,
        seed: 5,
        move_time: Duration::from_secs(10),
        luck: LuckAdjustment::On,
    };
    let plan = Plan::new(settings).unwrap();
    let (stop, mut progress) = (StopSignal::default(), |_| {});
    let run = Run { plan: &plan, threads: 2, stop: &stop, journal: None, progress: &mut progress };
    let ledger = run.play(Ledger::new(&plan)).unwrap();
    Report::of(&plan, &ledger).kinds[0].adjusted.unwrap()
}

/// The mean stays the same, and at most this part of the games is needed.
fn assert_saves(game: &str, seats: u8, games: u64, needed: f64) {
    let report = adjusted(game, seats, games);
    let AdjustedReport { plain, adjusted, games_needed } = report;
    let width = (plain.high - plain.low) / 2.0 + (adjusted.high - adjusted.low) / 2.0;
    assert!((plain.value - adjusted.value).abs() < width, "{game}: {report:?}");
    assert!(games_needed < needed, "{game} with {seats} seats: {report:?}");
    assert!(adjusted.high - adjusted.low < plain.high - plain.low, "{game}: {report:?}");
}

#[test]
fn adjusted_results_have_the_same_mean_as_plain_ones_and_a_smaller_variance() {
    assert_saves("welcome", 2, 120, 0.85);
    assert_saves("raiders", 3, 60, 1.0);
}

#[test]
#[ignore = "slow"]
fn over_many_games_the_mean_is_the_same_and_the_variance_smaller_in_every_game() {
    assert_saves("welcome", 2, 1_000, 0.8);
    assert_saves("welcome", 4, 1_000, 0.9);
    assert_saves("raiders", 3, 1_000, 0.95);
    assert_saves("masmorra", 2, 1_000, 0.9);
}
