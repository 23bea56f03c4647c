//! Bots decide the same in a browser as natively: whole matches have the same records, byte by byte.
//!
//! `cargo verify` builds the module and names it in `ANTORCHA_WASM`. Without it, there is nothing to compare.

use std::collections::BTreeMap;
use std::io::{BufRead, BufReader, Write};
use std::path::{Path, PathBuf};
use std::process::{Child, ChildStdout, Command, Stdio};
use std::thread::JoinHandle;

use antorcha_wasm::Module;
use serde_json::json;

/// The tests of one level: the quick one, and the slow ones with so many matches per mode of each game.
macro_rules! tests_of {
    ($level:ident, $all:literal, quick: $quick:expr) => {
        mod $level {
            #[test]
            fn decide_the_same_in_a_browser() {
                for (game, count) in $quick {
                    super::check(game, stringify!($level), count);
                }
            }

            #[test]
            #[ignore = "slow"]
            fn decide_the_same_in_many_matches_of_welcome() {
                super::check("welcome", stringify!($level), $all);
            }

            #[test]
            #[ignore = "slow"]
            fn decide_the_same_in_many_matches_of_raiders() {
                super::check("raiders", stringify!($level), $all);
            }

            #[test]
            #[ignore = "slow"]
            fn decide_the_same_in_many_matches_of_masmorra() {
                super::check("masmorra", stringify!($level), $all);
            }
        }
    };
}

tests_of!(novice, 1_000, quick: [("welcome", 100), ("raiders", 100), ("masmorra", 10)]);
tests_of!(adventurer, 1_000, quick: [("welcome", 100), ("raiders", 100), ("masmorra", 2)]);
tests_of!(veteran, 50, quick: [("welcome", 5), ("raiders", 5)]);
tests_of!(legend, 10, quick: [("welcome", 1), ("raiders", 1)]);

fn built_module() -> Option<PathBuf> {
    let module = std::env::var_os("ANTORCHA_WASM").map(PathBuf::from);
    if module.is_none() {
        println!("skipped: the module is not built (cargo xtask wasm), or ANTORCHA_WASM does not name it");
    }
    module
}

#[test]
fn every_file_that_the_module_may_need_is_beside_it() {
    let Some(module) = built_module() else { return };
    for needed in catalog::DATA_FILES {
        let bytes = std::fs::read(module.with_file_name(format!("{}.bin", needed.file.name))).unwrap();
        assert!(needed.file.give(&bytes), "{}", needed.file.name);
    }
}

/// Plays so many matches with each value of the game's first option, natively and in a browser's machine.
fn check(game: &str, level: &str, count: u64) {
    let Some(module) = built_module() else { return };
    let game = catalog::find(game).unwrap();
    let option = (game.manifest)().options.first().unwrap();
    let requests: Vec<String> =
        option.values.iter().flat_map(|value| requests(game, (option.key, value), level, count)).collect();
    let mut browser = Browser::start(&module, &requests);
    let mut native = Module::default();
    for request in &requests {
        let expected = native.answer(request);
        assert!(expected.starts_with("{\"ok\":"), "{request} -> {expected}");
        assert!(expected == browser.next_answer(), "other decisions in the browser: {request}");
    }
    browser.end();
    println!("{} matches have the same records", requests.len());
}

/// Matches between bots of one level.
fn requests(
    game: &catalog::Entry,
    mode: (&'static str, &'static str),
    level: &str,
    count: u64,
) -> Vec<String> {
    let manifest = (game.manifest)();
    // Random bots hardly ever finish a match without the limits of simulations, and novices take long.
    let limits = manifest.simulations.iter().copied().filter(|_| level == "novice");
    let options: BTreeMap<&str, &str> = limits.chain([mode]).collect();
    let request = |seed: u64| {
        let seats = usize::from(*manifest.seats.start()) + (seed % 2) as usize;
        let bots = vec![level; seats];
        json!({ "do": "play", "game": game.key(), "options": options, "bots": bots, "seed": seed })
            .to_string()
    };
    (0..count).map(request).collect()
}

/// Node.js with the module, which answers while the test plays the same matches.
struct Browser {
    node: Child,
    answers: BufReader<ChildStdout>,
    writer: JoinHandle<()>,
}

impl Browser {
    fn start(module: &Path, requests: &[String]) -> Browser {
        let host = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/wasm/host.mjs");
        let mut node = Command::new("node")
            .args([host.as_path(), module])
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .spawn()
            .unwrap();
        let (mut input, text) = (node.stdin.take().unwrap(), requests.join("\n"));
        let writer = std::thread::spawn(move || input.write_all(text.as_bytes()).unwrap());
        let answers = BufReader::new(node.stdout.take().unwrap());
        Browser { node, answers, writer }
    }

    fn next_answer(&mut self) -> String {
        let mut answer = String::new();
        self.answers.read_line(&mut answer).unwrap();
        answer.trim_end().to_owned()
    }

    fn end(mut self) {
        assert_eq!(self.next_answer(), "", "one answer too many");
        self.writer.join().unwrap();
        assert!(self.node.wait().unwrap().success());
    }
}
