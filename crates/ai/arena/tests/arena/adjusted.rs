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

fn assert_same_mean(game: &str, seats: u8, games: u64) -> AdjustedReport {
    let report = adjusted(game, seats, games);
    let AdjustedReport { plain, adjusted, .. } = report;
    let width = (plain.high - plain.low) / 2.0 + (adjusted.high - adjusted.low) / 2.0;
    assert!((plain.value - adjusted.value).abs() < width, "{game}: {report:?}");
    report
}

#[test]
fn adjusted_results_have_the_same_mean_as_plain_ones() {
    assert_same_mean("welcome", 2, 40);
    assert_same_mean("raiders", 3, 24);
}

#[test]
#[ignore = "slow"]
fn over_many_games_the_mean_is_the_same_in_every_game() {
    for (game, seats) in [("welcome", 4), ("raiders", 3), ("masmorra", 2)] {
        assert_same_mean(game, seats, 1_000);
    }
}
