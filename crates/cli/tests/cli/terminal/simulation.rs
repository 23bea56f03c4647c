//! Tests of `antorcha simulate`.

use serde_json::Value;

use crate::terminal::program::antorcha;

fn simulate(arguments: &[&str]) -> Value {
    antorcha(&[&["simulate", "welcome", "--json"], arguments].concat()).json()
}

/// Returns the results without the times.
fn played(arguments: &[&str]) -> Value {
    let mut summary = simulate(arguments);
    let members = summary.as_object_mut().unwrap();
    members.retain(|name, _| !name.ends_with("_seconds") && !name.ends_with("_per_second"));
    summary
}

#[test]
fn the_json_summary_is_complete() {
    let summary = simulate(&["--seats", "4", "--games", "3000", "--option", "set=back"]);
    assert_eq!(
        (&summary["game"], &summary["seats"], &summary["games"]),
        (&"welcome".into(), &4.into(), &3000.into())
    );
    assert_eq!((&summary["options"]["set"], &summary["options"]["flute"]), (&"back".into(), &"next".into()));
    let number = |name: &str| summary[name].as_f64().unwrap();
    for name in ["moves", "draws", "cpu_seconds", "wall_seconds", "games_per_second", "moves_per_second"] {
        assert!(number(name) > 0.0, "{name} in {summary}");
    }
    let by_clock = number("moves") / number("cpu_seconds");
    assert!((number("moves_per_second") / by_clock - 1.0).abs() < 1e-9);
    let wins: Vec<_> =
        summary["wins"].as_array().unwrap().iter().map(|wins| wins.as_u64().unwrap()).collect();
    assert_eq!((wins.len(), wins.iter().sum::<u64>()), (4, 3000));
    let length = |name: &str| summary["lengths"][name].as_f64().unwrap();
    assert!(length("shortest") < length("mean") && length("mean") < length("longest"));
    assert_eq!(length("mean"), number("moves") / number("games"));
}

#[test]
fn the_games_do_not_depend_on_the_number_of_threads() {
    let on = |threads| played(&["--games", "12345", "--seed", "8", "--threads", threads]);
    let one = on("1");
    assert_eq!(one["games"], 12345);
    for threads in ["2", "3", "16"] {
        assert_eq!(on(threads), one);
    }
}

#[test]
fn another_seed_plays_other_games() {
    assert_ne!(played(&["--games", "2000", "--seed", "1"]), played(&["--games", "2000", "--seed", "2"]));
}

#[test]
fn the_text_summary_is_complete() {
    let output = antorcha(&["simulate", "welcome", "--seats", "2", "--games", "1000"]).success();
    for words in
        ["welcome, 2 seats, ", "1000 games, ", "games and ", "seat 1 won ", "seat 2 won ", "on average"]
    {
        assert!(output.contains(words), "{output}");
    }
}
