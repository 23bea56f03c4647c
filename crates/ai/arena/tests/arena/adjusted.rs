//! Luck-adjusted results.

use std::collections::BTreeMap;
use std::time::Duration;

use arena::{AdjustedReport, ContestSettings, Ledger, LuckAdjustment, Plan, Report, Run, StopSignal, Tables};
use game::Turn;
use table::{Chance, Config};

/// The results of the first kind.
fn adjusted(game: &str, seats: u8, other: &str, games: u64) -> AdjustedReport {
    let settings = ContestSettings {
        game: catalog::find(game).unwrap(),
        seats,
        options: BTreeMap::new(),
        players: vec!["adventurer".to_owned(), other.to_owned()],
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

fn assert_same_mean(game: &str, seats: u8, other: &str, games: u64) -> AdjustedReport {
    let report = adjusted(game, seats, other, games);
    let AdjustedReport { plain, adjusted, .. } = report;
    let width = (plain.high - plain.low) / 2.0 + (adjusted.high - adjusted.low) / 2.0;
    assert!((plain.value - adjusted.value).abs() < width, "{game}: {report:?}");
    report
}

/// The mean stays the same, and at most this part of the games is needed.
fn check(game: &str, seats: u8, other: &str, games: u64, needed: f64) {
    let report = assert_same_mean(game, seats, other, games);
    assert!(report.games_needed < needed, "{game} with {seats} seats: {report:?}");
}

#[test]
fn adjusted_results_have_the_same_mean_as_plain_ones_and_a_smaller_variance() {
    check("welcome", 2, "veteran", 60, 0.85);
    assert_same_mean("raiders", 3, "novice", 24);
}

/// Who nearly always wins has little luck. Then little of it is subtracted.
#[test]
fn between_unequal_players_adjusted_results_do_not_vary_more() {
    check("welcome", 2, "novice", 120, 1.05);
}

/// With equal bots the mean is a half, whatever is subtracted, so one of them is a little better.
#[test]
#[ignore = "slow"]
fn in_welcome_fewer_games_are_needed() {
    check("welcome", 2, "veteran", 1_000, 0.8);
}

#[test]
#[ignore = "slow"]
fn over_a_thousand_games_of_four_the_mean_is_the_same() {
    check("welcome", 4, "novice", 1_000, 1.0);
}

#[test]
#[ignore = "slow"]
fn over_a_thousand_games_of_raiders_the_mean_is_the_same() {
    check("raiders", 3, "novice", 1_000, 1.0);
}

/// In Masmorra an adventurer nearly always beats a novice, and luck decides nothing. So two adventurers play, and only the
/// first seat counts: the mean of both seats is a half, whatever is subtracted.
#[test]
#[ignore = "slow"]
fn over_a_thousand_games_of_masmorra_the_mean_is_the_same() {
    let games = (0..1_000).map(|seed| first_of_equals("masmorra", 2, seed));
    let report = AdjustedReport::of(games).unwrap();
    let width = (report.plain.high - report.plain.low) / 2.0;
    assert!((report.plain.value - report.adjusted.value).abs() < width, "{report:?}");
    assert!(report.games_needed < 1.0, "{report:?}");
}

/// The result and the luck of the first seat in a match of adventurers.
fn first_of_equals(game: &str, seats: u8, seed: u64) -> (f64, f64) {
    let entry = catalog::find(game).unwrap();
    let mut table = (entry.open)(Config::of(seats), Chance::of_seed(seed)).unwrap();
    let make = |seat| (entry.bot("adventurer").unwrap().make)(8 * seed + seat, None);
    let mut bots: Vec<_> = (0..u64::from(seats)).map(make).collect();
    while let Turn::Decide { owe, .. } = table.turn() {
        let seat = owe.first().unwrap();
        let choice = bots[seat.index()].choose(&table.bot_input(seat)).unwrap();
        table.act_nth(seat, choice).unwrap();
    }
    let luck = (entry.luck)(&table.save().unwrap()).unwrap();
    (luck[0].result, luck[0].luck)
}
