//! Programs that take a seat: the example in Python, and those that fail in every way there is.

use std::collections::BTreeMap;
use std::process::Command;
use std::time::Duration;

use arena::{Faults, Halt, Ledger, Order, Plan, Report, Run, Tables};

const EXAMPLE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../examples/bot.py");

fn order(game: &str, seats: u8, program: &str, games: u64) -> Order {
    let game = catalog::find(game).unwrap();
    Order {
        game,
        seats,
        options: BTreeMap::new(),
        players: vec!["random".to_owned(), format!("exec:{program}")],
        tables: Tables::Mixed,
        games,
        seed: 3,
        move_time: Duration::from_secs(60),
    }
}

fn report(order: Order) -> Report {
    let plan = Plan::new(order).unwrap();
    let run = Run { plan: &plan, threads: 2, halt: &Halt::default(), journal: None, progress: &mut |_| {} };
    let ledger = run.play(Ledger::new(&plan)).unwrap();
    Report::of(&plan, &ledger)
}

fn faults_of_the_program(report: &Report) -> (u64, u64, u64) {
    let Faults { crashed, timed_out, illegal } = report.kinds[1].faults;
    assert_eq!(report.kinds[0].faults, Faults { crashed: 0, timed_out: 0, illegal: 0 });
    (crashed, timed_out, illegal)
}

/// Whether there is a Python. Machines without one skip what needs it, and say so.
fn has_python() -> bool {
    let there = Command::new("python3").arg("--version").output().is_ok();
    if !there {
        eprintln!("skipped: there is no python3 on this machine, so examples/bot.py is not played");
    }
    there
}

#[test]
fn the_example_in_python_plays_every_game_lawfully() {
    if !has_python() {
        return;
    }
    for (game, seats, games) in [("welcome", 2, 6), ("welcome", 3, 6), ("raiders", 3, 6), ("masmorra", 2, 2)]
    {
        let report = report(order(game, seats, &format!("python3 {EXAMPLE}"), games));
        assert_eq!(faults_of_the_program(&report), (0, 0, 0), "{game}");
        assert_eq!((report.games, report.cut_off), (games, 0), "{game}");
        assert!(report.kinds[1].thinking.decisions > 0);
    }
}

#[test]
fn the_example_in_python_is_short_and_beats_a_random_player() {
    let text = std::fs::read_to_string(EXAMPLE).unwrap();
    assert!(text.lines().count() <= 60, "an example is read in one go");
    if has_python() {
        let report = report(order("welcome", 2, &format!("python3 {EXAMPLE}"), 30));
        assert!(report.kinds[1].rate.low > 0.5, "{:?}", report.kinds[1].rate);
    }
}

/// A program in shell that says it is ready, and then does this.
fn ready_and_then(what: &str) -> String {
    format!("sh -c 'read hello; echo \"{{\\\"ok\\\":true}}\"; {what}'")
}

#[test]
fn a_program_that_crashes_loses_the_game_and_not_the_arena() {
    let report = report(order("welcome", 2, &ready_and_then("read choose; exit 3"), 4));
    assert_eq!(faults_of_the_program(&report), (4, 0, 0));
    assert_eq!((report.games, report.kinds[0].wins, report.kinds[1].wins), (4, 4, 0));
}

#[test]
fn a_program_that_is_not_there_loses_every_game() {
    let report = report(order("welcome", 2, "/no/such/program", 4));
    assert_eq!((faults_of_the_program(&report), report.kinds[0].wins), ((4, 0, 0), 4));
}

#[test]
fn a_program_that_answers_unlawfully_loses_the_game() {
    for answer in ["hm", "{\"index\":99}", "{\"action\":{\"action\":\"win\"}}", "[]"] {
        let says = format!("read choose; echo \"{}\"; read on", answer.replace('"', "\\\""));
        let report = report(order("welcome", 2, &ready_and_then(&says), 2));
        assert_eq!(faults_of_the_program(&report), (0, 0, 2), "{answer}");
    }
}

#[test]
fn a_program_that_takes_too_long_loses_the_game() {
    // It never answers, so that however slow the machine is, the limit passes.
    let hasty = Order {
        move_time: Duration::from_millis(50),
        ..order("welcome", 2, &ready_and_then("cat >/dev/null"), 2)
    };
    assert_eq!(faults_of_the_program(&report(hasty)), (0, 2, 0));
}

#[test]
fn where_three_play_the_others_share_what_one_has_forfeited() {
    let report = report(order("welcome", 3, &ready_and_then("read choose; exit 3"), 6));
    assert_eq!(report.games, 6);
    let won: f64 = report.kinds.iter().map(|kind| kind.rate.value * kind.games as f64).sum();
    assert!((won - 6.0).abs() < 1e-9, "{won}");
}

#[test]
fn a_program_that_cannot_take_a_seat_is_found_before_the_first_game() {
    for (program, words) in [
        ("/no/such/program --fast", "`/no/such/program --fast` does not take a seat: No such file"),
        ("false", "it ended, where `{\"ok\":true}` would answer the hello"),
        ("echo hello", "it said something else"),
    ] {
        let told =
            Plan::new(order("welcome", 2, program, 2)).unwrap().check_programs().unwrap_err().to_string();
        assert!(told.contains(words), "`{words}` is not in: {told}");
    }
    let plan = Plan::new(order("welcome", 2, &ready_and_then("cat >/dev/null"), 2)).unwrap();
    plan.check_programs().unwrap();
}
