//! The module tells a person nothing that they may not know: it answers alike in two matches that look the same to them.
//!
//! The record is not among the answers: the page holds the whole log, so it is made for the person to take away.

use std::cell::Cell;

use antorcha_wasm::Module;
use game::kit::{self, Effort, Ending, Step, StepOf};
use game::{Game, Observer, Seat, Setup, Turn};
use masmorra::Masmorra;
use raiders::Raiders;
use room::ids::PlayerId;
use room::{Began, Decided, Decider, Entry, RoomSettings};
use serde::Serialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use table::{AnyTable, Chance, Config, Secret, Table};
use welcome::Welcome;

use super::support::{ANA, NOW};

const ROOM: &str = "twntwntwntwntwntwnta";

/// The match after these steps, and the entries of its room's log. `None` if chance has yet to draw.
fn played<G: Game>(setup: &Setup, steps: &[StepOf<G>]) -> Option<(Table<G>, Vec<Entry>)> {
    let config = Config { options: options_of(setup), ..Config::of(setup.seats()) };
    let chance = Chance::Scripted { script: drawn::<G>(steps), secret: Secret::from_seed(1) };
    let mut table = Table::<G>::open(config, chance).unwrap();
    let mut entries = opening(setup, drawn::<G>(steps), &table);
    for step in steps {
        let Step::Decide { seat, action } = *step else { continue };
        let prepared = AnyTable::prepare(&table, seat, serde_json::to_value(action).unwrap()).unwrap();
        entries.push(Entry::Decided(Decided {
            seat,
            by: Decider::Bot { bot: "novice".to_owned() },
            steps: RawValue::from_string(prepared.steps().to_owned()).unwrap(),
            told: prepared.events_digest().to_owned(),
        }));
        AnyTable::apply_prepared(&mut table, prepared).unwrap();
    }
    // The table has drawn more than the script says if the steps end in the middle of chance.
    (table.steps().len() == steps.len()).then_some((table, entries))
}

fn opening<G: Game>(setup: &Setup, chance: Vec<Value>, table: &Table<G>) -> Vec<Entry> {
    let opened = AnyTable::opening(table).unwrap();
    let ana = PlayerId::parse(ANA).unwrap();
    let sat = Entry::Sat {
        seat: Seat::FIRST,
        player: ana.clone(),
        name: "Ana".to_owned(),
        nonce: String::new(),
        nonce_hash: None,
    };
    let began = Entry::Began(Began {
        rules_version: G::manifest().rules_version,
        steps: RawValue::from_string(opened.steps).unwrap(),
        told: opened.events_digest,
    });
    let secret = Secret::from_seed(1).reveal();
    let opened = Entry::Opened { host: ana, settings: settings::<G>(setup), secret };
    vec![opened, Entry::Scripted { chance }, sat, began]
}

/// One person and bots, who may undo what they have seen.
fn settings<G: Game>(setup: &Setup) -> RoomSettings {
    let bots = (1..setup.seats()).map(|_| json!({ "for": "bot", "bot": "novice" }));
    let seats: Vec<Value> = std::iter::once(json!({ "for": "person" })).chain(bots).collect();
    let options = options_of(setup);
    let game = G::manifest().key;
    let settings = json!({ "game": game, "options": options, "seats": seats, "practice": true });
    serde_json::from_value(settings).unwrap()
}

fn options_of(setup: &Setup) -> std::collections::BTreeMap<String, String> {
    setup.options().map(|(key, value)| (key.to_owned(), value.to_owned())).collect()
}

fn drawn<G: Game>(steps: &[StepOf<G>]) -> Vec<Value> {
    let outcome = |step: &StepOf<G>| match step {
        Step::Resolve { outcome } => Some(serde_json::to_value(outcome).unwrap()),
        Step::Decide { .. } => None,
    };
    steps.iter().filter_map(outcome).collect()
}

/// What the module answers to everything that a page asks about this match.
fn answers(entries: &[Entry], is_over: bool) -> Vec<String> {
    let mut module = Module::default();
    let mut ask = |request: &Value| module.answer(&request.to_string());
    let opened = ask(&json!({ "do": "open", "room": ROOM, "player": ANA, "entries": lines(entries) }));
    assert_eq!(opened, "{\"ok\":{}}");
    let mut answers: Vec<String> = questions().iter().map(&mut ask).collect();
    assert!(answers.iter().all(|answer| answer.starts_with("{\"ok\":")), "{answers:?}");
    if !is_over {
        answers.extend(questions_while_running().iter().map(&mut ask));
    }
    answers
}

fn lines(entries: &[Entry]) -> Vec<impl Serialize> {
    let line = |(number, entry): (usize, &Entry)| json!({ "number": number, "at_ms": NOW, "body": entry.to_line().unwrap() });
    (1..).zip(entries).map(line).collect()
}

fn questions() -> Vec<Value> {
    let message =
        |message: Value| json!({ "do": "message", "room": ROOM, "now_ms": NOW, "message": message });
    let hello = json!({ "type": "hello", "after": { "undo_epoch": 0, "number": 3 } });
    vec![
        message(json!({ "type": "hello" })),
        message(hello),
        message(json!({ "type": "describe" })),
        json!({ "do": "listing", "room": ROOM }),
        json!({ "do": "events", "room": ROOM, "before": 1_000_000 }),
        json!({ "do": "replay", "room": ROOM, "as": "seat:0", "from": 0, "count": 200 }),
    ]
}

/// At the end of a match everything is shown, so these may then differ.
fn questions_while_running() -> Vec<Value> {
    let command = |command: Value| {
        let message = json!({ "type": "command", "id": "c", "command": command });
        json!({ "do": "message", "room": ROOM, "now_ms": NOW, "message": message })
    };
    vec![
        json!({ "do": "outline", "room": ROOM, "as": null, "from": 0 }),
        json!({ "do": "outline", "room": ROOM, "as": "all", "from": 0 }),
        json!({ "do": "replay", "room": ROOM, "as": "seat:1", "from": 0, "count": 200 }),
        json!({ "do": "fairness", "room": ROOM }),
        json!({ "do": "beliefs", "room": ROOM, "seat": 0, "entry": 5 }),
        json!({ "do": "review", "room": ROOM }),
        command(json!({ "do": "decide", "choice": 1_000 })),
        command(json!({ "do": "decide", "question": "old", "choice": 0 })),
        command(json!({ "do": "undo" })),
    ]
}

/// Compares one in `one_in` pairs of positions, because the module plays the match again for most answers.
fn check<G: Game>(effort: Effort, one_in: u64) {
    let (asked, compared) = (Cell::new(0), Cell::new(0));
    let report = kit::check_output::<G, _>(effort, Observer::Seat(Seat::FIRST), |setup, steps| {
        // Both positions of a pair are asked for in turn.
        if asked.replace(asked.get() + 1) / 2 % one_in != 0 {
            return None;
        }
        let (table, entries) = played::<G>(setup, steps)?;
        compared.set(compared.get() + 1);
        Some(answers(&entries, table.turn() == Turn::Over))
    });
    let report = report.unwrap_or_else(|found| panic!("{found}"));
    println!("{report:?}, {} matches answered", compared.get());
    assert!(compared.get() >= 20, "{report:?}, {} answered", compared.get());
}

#[test]
fn answers_about_welcome_tell_no_secret() {
    check::<Welcome>(Effort::quick(), 8);
}

#[test]
fn answers_about_raiders_tell_no_secret() {
    check::<Raiders>(Effort::quick(), 16);
}

#[test]
fn answers_about_masmorra_tell_no_secret() {
    let cut = Effort { longest: 100, ending: Ending::CutShort, head_start: 500, ..Effort::quick() };
    check::<Masmorra>(Effort { combinations: 1, ..cut }, 2);
}
