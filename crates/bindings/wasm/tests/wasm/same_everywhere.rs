//! Bots decide the same in a browser as natively: whole matches have the same records, byte by byte.
//!
//! `cargo verify` builds the module and names it in `ANTORCHA_WASM`. Without it, there is nothing to compare.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use antorcha_wasm::Module;
use serde_json::json;

/// How many matches of each level are played, per game and mode.
const ALL: [(&str, u64); 4] = [("novice", 1_000), ("adventurer", 1_000), ("veteran", 50), ("legend", 10)];

/// The records of all requests, played by the module in Node.js.
fn played_by(module: &Path, requests: &[String]) -> Vec<String> {
    let here = Path::new(env!("CARGO_MANIFEST_DIR"));
    let strategy = here.join("../../ai/welcome-solver/data/warrior.strategy");
    let mut node = Command::new("node")
        .args([here.join("tests/wasm/host.mjs").as_path(), module, &strategy])
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .spawn()
        .unwrap();
    let (mut input, text) = (node.stdin.take().unwrap(), requests.join("\n"));
    let writer = std::thread::spawn(move || input.write_all(text.as_bytes()));
    let output = node.wait_with_output().unwrap();
    writer.join().unwrap().unwrap();
    String::from_utf8(output.stdout).unwrap().lines().map(str::to_owned).collect()
}

/// Matches of one game with one value of its first option, between bots of one level.
fn requests(game: &catalog::Entry, option: &str, value: &str, level: &str, count: u64) -> Vec<String> {
    let manifest = (game.manifest)();
    // Random bots hardly ever finish a match without the limits of simulations, and novices take long.
    let limits = manifest.simulations.iter().copied().filter(|_| level == "novice");
    let options: std::collections::BTreeMap<&str, &str> = limits.chain([(option, value)]).collect();
    let request = |seed: u64| {
        let seats = usize::from(*manifest.seats.start()) + (seed % 2) as usize;
        let bots = vec![level; seats];
        json!({ "do": "play", "game": game.key(), "options": options, "bots": bots, "seed": seed })
            .to_string()
    };
    (0..count).map(request).collect()
}

fn check(part: impl Fn(&str, &str, u64) -> u64) {
    let Some(module) = std::env::var_os("ANTORCHA_WASM").map(PathBuf::from) else {
        println!("skipped: the module is not built (cargo xtask wasm), or ANTORCHA_WASM does not name it");
        return;
    };
    let mut compared = 0;
    for game in catalog::GAMES {
        let option = (game.manifest)().options.first().unwrap();
        for value in option.values {
            for (level, all) in ALL {
                let requests = requests(game, option.key, value, level, part(game.key(), level, all));
                if requests.is_empty() {
                    continue;
                }
                let played = played_by(&module, &requests);
                assert_eq!(played.len(), requests.len(), "{} {value} {level}", game.key());
                let mut native = Module::default();
                for (request, played) in requests.iter().zip(&played) {
                    let expected = native.answer(request);
                    assert!(expected.starts_with("{\"ok\":"), "{request} -> {expected}");
                    assert!(expected == *played, "other decisions in the browser: {request}");
                    compared += 1;
                }
            }
        }
    }
    println!("{compared} matches have the same records");
}

#[test]
fn bots_decide_the_same_in_a_browser() {
    check(|game, level, all| match (game, level) {
        // These matches take seconds each in a build for tests.
        ("masmorra", "veteran" | "legend") | (_, "legend") => 0,
        ("masmorra", _) | (_, "veteran") => 1,
        _ => all / 100,
    });
}

#[test]
#[ignore = "slow"]
fn bots_decide_the_same_in_many_matches() {
    check(|_, _, all| all);
}
