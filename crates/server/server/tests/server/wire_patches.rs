//! Messages of short matches, with which the web app tests that it applies patches as the server means them.

use std::path::Path;

use catalog::GAMES;
use game::{Observer, Seat};
use room::LastPositions;
use serde_json::{Value, json, to_value};

use crate::reader::{Dice, Reader, table_of};

const FILE: &str = "web/src/connection/patches.json";
/// If set to `1`, the test writes the file and does not compare it.
const SWITCH: &str = "ANTORCHA_UPDATE";

/// How many decisions come before the first message, and how many after it.
const SKIPPED: usize = 12;
const TOLD: usize = 24;

/// The messages to one observer, and the snapshot that they must lead to.
fn told(game: &str, observer: Observer, seed: u64) -> Value {
    let entry = catalog::find(game).unwrap();
    let (mut table, mut dice) = (table_of(entry, 3, &[], seed).unwrap(), Dice(seed));
    for _ in 0..SKIPPED {
        assert!(dice.decide(table.as_mut()), "the match is long enough");
    }
    let (mut last, mut reader) = (LastPositions::default(), Reader::of(observer));
    let mut messages = Vec::new();
    for _ in 0..TOLD {
        messages.push(serde_json::from_str(&reader.told(&*table, &mut last)).unwrap());
        if !dice.decide(table.as_mut()) {
            break;
        }
    }
    messages.push(serde_json::from_str(&reader.told(&*table, &mut last)).unwrap());
    let patches = messages.iter().filter(|message: &&Value| message["type"] == "patch").count();
    assert!(patches > 8, "{patches} patches");
    let whole = to_value(table.snapshot(observer, reader.before)).unwrap();
    json!({ "game": game, "messages": messages, "snapshot": whole })
}

#[test]
fn patches_for_the_web_app_are_up_to_date() {
    let observers = [Observer::Public, Observer::Seat(Seat::FIRST)];
    let all = GAMES.iter().flat_map(|entry| observers.map(|observer| told(entry.key(), observer, 7)));
    let made = serde_json::to_string(&all.collect::<Vec<Value>>()).unwrap() + "\n";
    let file = Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..").join(FILE);
    if std::env::var(SWITCH).is_ok_and(|value| value == "1") {
        return std::fs::write(&file, made).unwrap();
    }
    let committed = std::fs::read_to_string(&file).unwrap_or_default();
    assert!(made == committed, "{FILE} is stale: run `cargo xtask codegen`");
}
