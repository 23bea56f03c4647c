//! Programs as players: the Python example, and programs that fail.

use std::collections::BTreeMap;
use std::process::Command;
use std::time::Duration;

use arena::{ContestSettings, Forfeits, Ledger, LuckAdjustment, Plan, Report, Run, StopSignal, Tables};

const EXAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../examples/bot.py");

fn order(game: &str, seats: u8, program: &str, games: u64) -> ContestSettings {
    let game = catalog::find(game).unwrap();
    ContestSettings {
        game,
        seats,
        options: BTreeMap::new(),
        players: vec!["random".to_owned(), format!("exec:{program}")],
        tables: Tables::Mixed,
        games,
        seed: 3,
        move_time: Duration::from_secs(60),
        luck: LuckAdjustment::Off,
    }
}

fn report(order: ContestSettings) -> Report {
    let plan = Plan::new(order).unwrap();
    let run =
        Run { plan: &plan, threads: 2, stop: &StopSignal::default(), journal: None, progress: &mut |_| {} };
    let ledger = run.play(Ledger::new(&plan)).unwrap();
    Report::of(&plan, &ledger)
}

fn forfeits_of_the_program(report: &Report) -> (u64, u64, u64) {
    let Forfeits { crashed, timed_out, illegal } = report.kinds[1].faults;
    assert_eq!(report.kinds[0].faults, Forfeits { crashed: 0, timed_out: 0, illegal: 0 });
    (crashed, timed_out, illegal)
}

/// Machines without Python skip some tests, with a message.
fn has_python() -> bool {
    let there = Command::new("python3").arg("--version").output().is_ok();
    if !there {
        eprintln!("skipped: there is no python3 on this machine, so examples/bot.py is not played");
    }
    there
}

#[test]
fn the_python_example_plays_every_game_legally() {
    if !has_python() {
        return;
    }
    for (game, seats, games) in [("welcome", 2, 6), ("welcome", 3, 6), ("raiders", 3, 6), ("masmorra", 2, 2)]
    {
        let report = report(order(game, seats, &format!("python3 {EXAMPLE}"), games));
        assert_eq!(forfeits_of_the_program(&report), (0, 0, 0), "{game}");
        assert_eq!((report.games, report.cut_off), (games, 0), "{game}");
        assert!(report.kinds[1].thinking.decisions > 0);
    }
}

#[test]
fn the_python_example_is_short_and_beats_a_random_player() {
    let text = std::fs::read_to_string(EXAMPLE).unwrap();
    assert!(text.lines().count() <= 60, "an example is read in one go");
    if has_python() {
        let report = report(order("welcome", 2, &format!("python3 {EXAMPLE}"), 30));
        assert!(report.kinds[1].rate.low > 0.5, "{:?}", report.kinds[1].rate);
    }
}

/// A shell program that answers the hello and then runs `what`.
fn ready_and_then(what: &str) -> String {
    format!("sh -c 'read hello; echo \"{{\\\"ok\\\":true}}\"; {what}'")
}

#[test]
fn a_crashing_program_forfeits_the_game_and_the_run_goes_on() {
    let report = report(order("welcome", 2, &ready_and_then("read choose; exit 3"), 4));
    assert_eq!(forfeits_of_the_program(&report), (4, 0, 0));
    assert_eq!((report.games, report.kinds[0].wins, report.kinds[1].wins), (4, 4, 0));
}

#[test]
fn a_missing_program_forfeits_every_game() {
    let report = report(order("welcome", 2, "/no/such/program", 4));
    assert_eq!((forfeits_of_the_program(&report), report.kinds[0].wins), ((4, 0, 0), 4));
}

#[test]
fn an_illegal_answer_forfeits_the_game() {
    for answer in ["hm", "{\"index\":99}", "{\"action\":{\"action\":\"win\"}}", "[]"] {
        let says = format!("read choose; echo \"{}\"; read on", answer.replace('"', "\\\""));
        let report = report(order("welcome", 2, &ready_and_then(&says), 2));
        assert_eq!(forfeits_of_the_program(&report), (0, 0, 2), "{answer}");
    }
}

#[test]
fn a_timeout_forfeits_the_game() {
    // The program never answers, so the result does not depend on the speed of the machine.
    let hasty = ContestSettings {
        move_time: Duration::from_millis(50),
        ..order("welcome", 2, &ready_and_then("cat >/dev/null"), 2)
    };
    assert_eq!(forfeits_of_the_program(&report(hasty)), (0, 2, 0));
}

#[test]
fn the_other_two_share_a_forfeited_game_of_three() {
    let report = report(order("welcome", 3, &ready_and_then("read choose; exit 3"), 6));
    assert_eq!(report.games, 6);
    let won: f64 = report.kinds.iter().map(|kind| kind.rate.value * kind.games as f64).sum();
    assert!((won - 6.0).abs() < 1e-9, "{won}");
}

#[test]
fn a_program_that_cannot_start_is_found_before_the_first_game() {
    for (program, words) in [
        ("/no/such/program --fast", "`/no/such/program --fast` cannot play: No such file"),
        ("false", "it exited. It must answer the hello with `{\"ok\":true}`"),
        ("echo hello", "it sent a wrong answer"),
    ] {
        let message =
            Plan::new(order("welcome", 2, program, 2)).unwrap().check_programs().unwrap_err().to_string();
        assert!(message.contains(words), "`{words}` is not in: {message}");
    }
    let plan = Plan::new(order("welcome", 2, &ready_and_then("cat >/dev/null"), 2)).unwrap();
    plan.check_programs().unwrap();
}
