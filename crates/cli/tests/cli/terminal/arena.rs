//! Tests of `antorcha arena`.

use std::fs;
use std::process::{Command, Stdio};
use std::thread;

use serde_json::Value;

use crate::terminal::program::{RunResult, antorcha, file_with, fresh_file};

/// Returns the two weakest bots of a game, which are the fastest.
fn two_bots(game: &str) -> String {
    let bots = catalog::find(game).unwrap().bots.iter().take(2).map(|bot| bot.key);
    bots.collect::<Vec<_>>().join(",")
}

fn arena(game: &str, arguments: &[&str]) -> RunResult {
    antorcha(&[&["arena", game, "--players", &two_bots(game)], arguments].concat())
}

/// Returns the results without the times.
fn played(mut report: Value) -> Value {
    report.as_object_mut().unwrap().retain(|name, _| !name.contains("second"));
    for kind in report["kinds"].as_array_mut().unwrap() {
        kind["thinking"] = kind["thinking"]["decisions"].clone();
    }
    report
}

#[test]
fn the_results_do_not_depend_on_the_number_of_threads() {
    let on =
        |threads| played(arena("welcome", &["--games", "60", "--threads", threads, "--json", "-"]).json());
    let one = on("1");
    assert_eq!(
        (&one["games"], &one["seats"], &one["format"]),
        (&60.into(), &2.into(), &"antorcha-arena/1".into())
    );
    assert_eq!(on("2"), one);
}

#[test]
fn the_tables_are_printed_in_both_languages() {
    let english = arena("raiders", &["--games", "12", "--seats", "3"]).success();
    for words in ["12 games with 3 players, 2 deals", "Player ", "Win rate", "Seat 3", "Against ", "P99 ms"] {
        assert!(english.contains(words), "`{words}` is not in:\n{english}");
    }
    let spanish = arena("raiders", &["--games", "12", "--seats", "3", "--lang", "es"]).success();
    for words in ["12 partidas de 3 jugadores, 2 repartos", "Jugador ", "% victorias", "Asiento 3", "Contra "]
    {
        assert!(spanish.contains(words), "`{words}` is not in:\n{spanish}");
    }
    let percent = spanish.lines().find(|line| line.contains(" %") && line.contains("random")).unwrap();
    assert!(percent.contains(','), "a Spanish decimal has a comma: {percent}");
}

#[test]
fn the_columns_are_aligned() {
    let output = arena("welcome", &["--games", "20"]).success();
    let lines: Vec<&str> = output.lines().skip_while(|line| !line.starts_with("Player")).take(3).collect();
    let widths: Vec<usize> = lines.iter().map(|line| line.trim_end().chars().count()).collect();
    assert!(widths.iter().all(|width| *width == widths[0]), "{output}");
}

#[test]
fn files_contain_the_same_results() {
    let [json, csv, svg] = ["arena.json", "arena.csv", "arena.svg"].map(fresh_file);
    let output =
        arena("welcome", &["--games", "20", "--json", &json, "--csv", &csv, "--svg", &svg, "--lang", "es"])
            .success();
    assert!(output.contains("20 partidas"), "{output}");
    let report: Value = serde_json::from_str(&fs::read_to_string(json).unwrap()).unwrap();
    assert_eq!(report["games"], 20);
    let csv = fs::read_to_string(csv).unwrap();
    assert_eq!(
        (csv.lines().next().unwrap(), csv.lines().count()),
        ("game,deal,seat_1,seat_2,winners,ended", 21)
    );
    let svg = fs::read_to_string(svg).unwrap();
    assert!(svg.contains("fuerza de cada jugador") && svg.contains(">random</text>"), "{svg}");
}

#[test]
fn a_run_continues_from_its_file() {
    let file = fresh_file("arena_resumed.log");
    let run = |games| arena("welcome", &["--games", games, "--resume", &file, "--json", "-"]).json();
    assert_eq!(run("20")["games"], 20);
    let resumed = played(run("60"));
    assert_eq!(resumed, played(arena("welcome", &["--games", "60", "--json", "-"]).json()));
}

#[test]
fn a_stopped_run_shows_the_played_games() {
    let file = fresh_file("arena_stopped.log");
    let output =
        arena("welcome", &["--games", "90000000", "--stop-after", "0.05", "--resume", &file]).success();
    assert!(output.contains("games weren't played") && output.contains("run the same command"), "{output}");
    let output = arena("welcome", &["--games", "90000000", "--stop-after", "0"]).success();
    assert!(output.contains("aren't saved"), "{output}");
}

/// Interrupts a long run when its file has a number of lines, and returns its output.
#[cfg(unix)]
fn interrupted(file: &str, lines: usize) -> String {
    let bots = two_bots("welcome");
    let arguments = ["arena", "welcome", "--players", &bots, "--games", "90000000", "--resume", file];
    let mut command = Command::new(env!("CARGO_BIN_EXE_antorcha"));
    let running = command.args(arguments).stdout(Stdio::piped()).stderr(Stdio::piped()).spawn().unwrap();
    while fs::read_to_string(file).unwrap_or_default().lines().count() < lines {
        thread::yield_now();
    }
    assert!(Command::new("kill").args(["-INT", &running.id().to_string()]).status().unwrap().success());
    let ran = running.wait_with_output().unwrap();
    assert_eq!((ran.status.code(), String::from_utf8_lossy(&ran.stderr).as_ref()), (Some(0), ""));
    String::from_utf8(ran.stdout).unwrap()
}

#[test]
#[cfg(unix)]
fn ctrl_c_ends_a_run_that_can_be_continued() {
    let file = fresh_file("arena_interrupted.log");
    let output = interrupted(&file, 5);
    assert!(output.contains("Stopped early") && output.contains("run the same command"), "{output}");
    let kept = fs::read_to_string(&file).unwrap().lines().count();
    assert!(interrupted(&file, kept + 3).contains("run the same command"));
    assert!(fs::read_to_string(&file).unwrap().lines().count() > kept);
}

#[test]
fn a_program_that_fails_is_counted_and_shown() {
    let program = "exec:sh -c 'read hello; echo \"{\\\"ok\\\":true}\"; read choose; exit 3'";
    let output =
        antorcha(&["arena", "welcome", "--players", &format!("random,{program}"), "--games", "2"]).success();
    let last = output.lines().rfind(|line| line.starts_with(program)).unwrap();
    let counts: Vec<&str> = last[program.len()..].split_whitespace().collect();
    assert_eq!(counts, ["2", "0", "0"], "{output}");
    assert!(output.contains("Crashed") && output.contains("illegal answer loses"), "{output}");
}

#[track_caller]
fn check(arguments: &[&str], words: &[&str]) {
    let ran = antorcha(arguments);
    assert_eq!((ran.status, ran.out.as_str()), (2, ""), "{}", ran.err);
    for word in words {
        assert!(ran.err.contains(word), "`{word}` is not in: {}", ran.err);
    }
}

#[test]
fn errors_list_the_allowed_values() {
    let welcome = ["arena", "welcome", "--players", "random,exec:false"];
    check(&["arena", "chess", "--players", "random,x"], &["unknown game `chess`", "welcome"]);
    check(&["arena", "welcome"], &["--players"]);
    check(&["arena", "welcome", "--players", "random"], &["at least two"]);
    check(
        &["arena", "welcome", "--players", "random,oracle"],
        &["unknown bot `oracle`", "random", "exec:COMMAND"],
    );
    check(&["arena", "welcome", "--players", "random,random"], &["`random` is named twice"]);
    check(&["arena", "welcome", "--players", "random,exec:"], &["is not a command"]);
    check(&[&welcome[..], &["--games", "0"]].concat(), &["--games cannot be 0"]);
    check(&[&welcome[..], &["--seats", "7"]].concat(), &["`seats` cannot be 7", "2 to 4"]);
    check(&[&welcome[..], &["--option", "set=bak"]].concat(), &["welcome, back, combined"]);
    check(&[&welcome[..], &["--move-time", "0"]].concat(), &["more than 0 seconds"]);
    check(&[&welcome[..], &["--move-time", "soon"]].concat(), &["such as 10 or 0.5"]);
    check(&[&welcome[..], &["--tables", "round"]].concat(), &["mixed, lone, first"]);
    check(&[&welcome[..], &["--csv", "/no/such/folder/a.csv"]].concat(), &["cannot be written"]);
    check(&welcome, &["`false` cannot play", "docs/engine.md"]);
    check(&["arena", "welcome", "--players", "random,exec:/no/such/bot"], &["/no/such/bot", "No such file"]);
}

#[test]
fn a_damaged_or_different_resume_file_is_refused() {
    let damaged = file_with("arena_damaged.log", "Once upon a time\n");
    let arguments = |file: &str| -> Vec<String> {
        ["arena", "welcome", "--players", &two_bots("welcome"), "--games", "4", "--resume", file]
            .map(str::to_owned)
            .into()
    };
    let refused = |arguments: Vec<String>, words: &[&str]| {
        check(&arguments.iter().map(String::as_str).collect::<Vec<_>>(), words);
    };
    refused(arguments(&damaged), &["arena_damaged.log", "damaged in line 1"]);
    let other = fresh_file("arena_other.log");
    arena("welcome", &["--games", "4", "--resume", &other]).success();
    let changed = [arguments(&other), vec!["--seed".to_owned(), "2".to_owned()]].concat();
    refused(changed, &["other settings", "--seed was 1 and is now 2"]);
}
