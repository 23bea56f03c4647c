//! Contests between bots: independent of threads, and resumable.

use std::collections::BTreeMap;
use std::path::Path;
use std::time::Duration;

use arena::{
    ArenaError, Chart, ChartLabels, ContestSettings, Journal, Ledger, LuckAdjustment, Plan, Report, Run,
    StopSignal, Tables, csv,
};
use catalog::Entry;

/// The two weakest bots of a game, which are fast.
fn two_bots(game: &Entry) -> Vec<String> {
    game.bots.iter().take(2).map(|bot| bot.key.to_owned()).collect()
}

fn order(game: &str, seats: u8, games: u64) -> ContestSettings {
    let game = catalog::find(game).unwrap();
    ContestSettings {
        game,
        seats,
        options: BTreeMap::new(),
        players: two_bots(game),
        tables: Tables::Mixed,
        games,
        seed: 5,
        move_time: Duration::from_secs(10),
        luck: LuckAdjustment::Off,
    }
}

/// Plays on until `until` games are done.
fn play(plan: &Plan, threads: usize, journal: Option<&Path>, until: u64) -> Ledger {
    let stop = StopSignal::default();
    let (journal, ledger) = match journal.map(|path| Journal::open(path, plan).unwrap()) {
        Some((journal, ledger)) => (Some(journal), ledger),
        None => (None, Ledger::new(plan)),
    };
    let mut progress = |games| {
        if games >= until {
            stop.stop_now();
        }
    };
    Run { plan, threads, stop: &stop, journal, progress: &mut progress }.play(ledger).unwrap()
}

fn whole(plan: &Plan, threads: usize) -> Ledger {
    play(plan, threads, None, u64::MAX)
}

/// A report without times, which differ between runs.
fn timeless(plan: &Plan, ledger: &Ledger) -> serde_json::Value {
    let mut report = serde_json::to_value(Report::of(plan, ledger)).unwrap();
    for kind in report["kinds"].as_array_mut().unwrap() {
        let decisions = kind["thinking"]["decisions"].clone();
        kind["thinking"] = decisions;
    }
    report
}

#[test]
fn the_results_do_not_depend_on_the_number_of_threads() {
    for (game, seats, games) in [("welcome", 2, 16), ("welcome", 3, 12), ("raiders", 3, 12)] {
        let plan = Plan::new(order(game, seats, games)).unwrap();
        let one = whole(&plan, 1);
        assert_eq!(one.len(), plan.games());
        for threads in [2, 3] {
            let more = whole(&plan, threads);
            assert_eq!(timeless(&plan, &more), timeless(&plan, &one));
            assert_eq!(csv(&plan, &more), csv(&plan, &one));
        }
    }
}

#[test]
fn another_seed_plays_other_games() {
    let plan = |seed| Plan::new(ContestSettings { seed, ..order("welcome", 4, 12) }).unwrap();
    let played = |plan: &Plan| csv(plan, &whole(plan, 2));
    assert_ne!(played(&plan(1)), played(&plan(2)));
}

#[test]
fn a_resumed_run_gives_the_same_results_as_an_uninterrupted_one() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("run.log");
    let plan = Plan::new(order("welcome", 3, 36)).unwrap();
    let first = play(&plan, 2, Some(&path), 8);
    assert!((8..plan.games()).contains(&first.len()), "{}", first.len());
    let second = play(&plan, 2, Some(&path), 20);
    assert!(second.len() > first.len() && second.len() < plan.games(), "{}", second.len());
    let third = play(&plan, 1, Some(&path), u64::MAX);
    let uninterrupted = whole(&plan, 2);
    assert_eq!(timeless(&plan, &third), timeless(&plan, &uninterrupted));
    assert_eq!(csv(&plan, &third), csv(&plan, &uninterrupted));
    // A finished journal is read back completely, times included.
    assert_eq!(play(&plan, 1, Some(&path), u64::MAX), third);
}

#[test]
fn after_no_more_games_the_started_games_are_finished() {
    let plan = Plan::new(order("welcome", 2, 100_000)).unwrap();
    let stop = StopSignal::default();
    let mut progress = |games| {
        if games == 10 {
            stop.stop_starting();
        }
    };
    let run = Run { plan: &plan, threads: 2, stop: &stop, journal: None, progress: &mut progress };
    let ledger = run.play(Ledger::new(&plan)).unwrap();
    assert!(ledger.len() >= 10 && ledger.len() < plan.games());
    let numbers: Vec<u64> = ledger.endings().map(|(game, _)| game).collect();
    assert_eq!(numbers, (0..ledger.len()).collect::<Vec<_>>(), "no game is missing among those that began");
}

#[test]
fn a_journal_can_be_extended_with_more_games() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("run.log");
    play(&Plan::new(order("welcome", 2, 10)).unwrap(), 1, Some(&path), u64::MAX);
    let more = Plan::new(order("welcome", 2, 20)).unwrap();
    let ledger = play(&more, 1, Some(&path), u64::MAX);
    assert_eq!(csv(&more, &ledger), csv(&more, &whole(&more, 1)));
}

/// Why a journal cannot be resumed.
fn refused(path: &Path, order: ContestSettings) -> ArenaError {
    Journal::open(path, &Plan::new(order).unwrap()).err().unwrap()
}

#[test]
fn the_journal_of_another_contest_is_rejected_with_the_setting_that_differs() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("run.log");
    play(&Plan::new(order("welcome", 2, 10)).unwrap(), 1, Some(&path), u64::MAX);
    let written = std::fs::read_to_string(&path).unwrap();
    let options = BTreeMap::from([("set".to_owned(), "back".to_owned())]);
    let mut turned = order("welcome", 2, 10);
    turned.players.reverse();
    for (other, words) in [
        (order("raiders", 3, 10), "the game was welcome and is now raiders"),
        (order("welcome", 3, 10), "--seats was 2 and is now 3"),
        (ContestSettings { seed: 6, ..order("welcome", 2, 10) }, "--seed was 5 and is now 6"),
        (ContestSettings { options, ..order("welcome", 2, 10) }, "--option was  and is now set=back"),
        (
            ContestSettings { tables: Tables::Lone, ..order("welcome", 2, 10) },
            "--tables was mixed and is now lone",
        ),
        (turned, "--players was "),
        (order("welcome", 2, 4), "the number of games was more than "),
    ] {
        let message = refused(&path, other).to_string();
        assert!(
            message.contains("other settings") && message.contains(words),
            "`{words}` is not in: {message}"
        );
    }
    assert_eq!(std::fs::read_to_string(&path).unwrap(), written);
}

#[test]
fn a_damaged_journal_is_rejected_with_the_line() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("run.log");
    play(&Plan::new(order("welcome", 2, 10)).unwrap(), 1, Some(&path), u64::MAX);
    let written = std::fs::read_to_string(&path).unwrap();
    let lines: Vec<&str> = written.lines().collect();
    let swapped = written.replacen("\"played\"", "\"placed\"", 1);
    let twice = format!("{written}{}\n", lines[3]);
    for (text, words) in [
        (swapped.as_str(), "damaged in line 2: its checksum does not match"),
        (twice.as_str(), "appears twice"),
        ("Once upon a time\n", "damaged in line 1"),
        (&written[written.find('\n').unwrap() + 1..], "damaged in line 1"),
    ] {
        std::fs::write(&path, text).unwrap();
        let message = refused(&path, order("welcome", 2, 10)).to_string();
        assert!(message.contains(words) && message.contains("run.log"), "`{words}` is not in: {message}");
        assert_eq!(std::fs::read_to_string(&path).unwrap(), text, "a damaged file is left as it is");
    }
    std::fs::write(&path, [0xff, 0xfe, b'\n']).unwrap();
    assert!(refused(&path, order("welcome", 2, 10)).to_string().contains("it is not UTF-8 text"));
}

#[test]
fn a_game_with_an_incomplete_line_is_played_again() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("run.log");
    let plan = Plan::new(order("welcome", 2, 10)).unwrap();
    let before = play(&plan, 1, Some(&path), u64::MAX);
    let written = std::fs::read(&path).unwrap();
    std::fs::write(&path, &written[..written.len() - 5]).unwrap();
    assert_eq!(Journal::open(&path, &plan).unwrap().1.len(), plan.games() - 1);
    assert_eq!(csv(&plan, &play(&plan, 1, Some(&path), u64::MAX)), csv(&plan, &before));
}

#[test]
fn the_error_names_a_journal_that_cannot_be_opened() {
    let folder = tempfile::tempdir().unwrap();
    let message = refused(&folder.path().join("no/such/run.log"), order("welcome", 2, 10)).to_string();
    assert!(message.contains("run.log"), "{message}");
}

#[test]
fn the_counts_of_a_report_add_up() {
    let plan = Plan::new(order("welcome", 3, 24)).unwrap();
    let ledger = whole(&plan, 2);
    let report = Report::of(&plan, &ledger);
    assert_eq!((report.games, report.planned, report.deals), (24, 24, 4));
    assert_eq!(report.kinds.iter().map(|kind| kind.games).sum::<u64>(), 3 * 24);
    let won: f64 = report.kinds.iter().map(|kind| kind.rate.value * kind.games as f64).sum();
    assert!((won + (report.won_by_nobody + report.cut_off) as f64 - 24.0).abs() < 1e-9);
    for kind in &report.kinds {
        let by_seat: u64 = kind.by_seat.iter().map(|seat| seat.games).sum();
        assert_eq!((by_seat, kind.by_seat.len()), (kind.games, 3));
        assert!(kind.rate.low <= kind.rate.value && kind.rate.value <= kind.rate.high);
        assert!(kind.rating.low < kind.rating.value && kind.rating.value < kind.rating.high);
        assert!(kind.thinking.decisions > 0);
    }
    let lone: Vec<_> = report.lone.iter().map(|lone| (lone.one.as_str(), lone.games, lone.even)).collect();
    let names: Vec<&str> = report.kinds.iter().map(|kind| kind.name.as_str()).collect();
    assert_eq!(lone, [(names[0], 12, 1.0 / 3.0), (names[1], 12, 1.0 / 3.0)]);
}

#[test]
fn lone_tables_play_only_one_against_the_other() {
    let plan = Plan::new(ContestSettings { tables: Tables::Lone, ..order("raiders", 4, 16) }).unwrap();
    let report = Report::of(&plan, &whole(&plan, 2));
    assert_eq!(report.lone.iter().map(|lone| lone.games).collect::<Vec<_>>(), [8, 8]);
    let lone: f64 = report.lone.iter().map(|lone| lone.rate.value * lone.games as f64).sum();
    assert!(lone <= 16.0);
}

#[test]
fn the_chart_contains_each_player_as_text() {
    let plan = Plan::new(order("welcome", 2, 40)).unwrap();
    let report = Report::of(&plan, &whole(&plan, 2));
    let labels = ChartLabels { title: "Who & whom".into(), subtitle: "<40>".into(), axis: "Points".into() };
    let svg = Chart { report: &report, labels }.svg();
    assert!(svg.starts_with("<svg ") && svg.ends_with("</svg>\n"));
    for kind in &report.kinds {
        assert!(svg.contains(&format!(">{}</text>", kind.name)), "{svg}");
    }
    for words in ["Who &amp; whom", "&lt;40&gt;", "Points", "prefers-color-scheme:dark"] {
        assert!(svg.contains(words), "{svg}");
    }
    assert_eq!(svg.matches("<circle").count(), 2);
}
