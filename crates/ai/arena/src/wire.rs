//! What is said to a program that takes a seat, and how its answers are read. `docs/engine.md` is the promise.

use std::collections::BTreeMap;

use game::{Observer, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::AnyTable;

use crate::ending::Fault;

/// The version of what is said here; it counts up with every change that could break a program.
const PROTOCOL: u32 = 1;

/// A line to a program.
#[derive(Serialize)]
#[serde(tag = "cmd", rename_all = "snake_case")]
pub(crate) enum Said {
    /// A game begins.
    Hello {
        protocol: u32,
        game: &'static str,
        rules_version: u32,
        seats: u8,
        seat: Seat,
        options: BTreeMap<&'static str, &'static str>,
        seed: u64,
        move_ms: u64,
    },
    /// The seat is to decide.
    Choose { seat: Seat, view: Value, events: Vec<Told>, actions: Vec<Value> },
    /// The game has ended.
    Over { seat: Seat, view: Value, events: Vec<Told>, winners: Vec<Seat> },
}

/// An event as the seat heard it.
#[derive(Serialize)]
pub(crate) struct Told {
    number: usize,
    rule: game::RuleId,
    #[serde(rename = "fact")]
    event: Value,
}

impl Said {
    pub(crate) fn hello(table: &dyn AnyTable, seat: Seat, seed: u64, move_ms: u64) -> Said {
        Said::Hello {
            protocol: PROTOCOL,
            game: table.manifest().key,
            rules_version: table.rules_version(),
            seats: table.seats(),
            seat,
            options: table.options().into_iter().collect(),
            seed,
            move_ms,
        }
    }

    /// What the seat may know and decide, with what it heard after the event with this number.
    pub(crate) fn choose(table: &dyn AnyTable, seat: Seat, heard: usize) -> Said {
        let (view, events) = seen(table, seat, heard);
        Said::Choose { seat, view, events, actions: table.legal(seat) }
    }

    pub(crate) fn over(table: &dyn AnyTable, seat: Seat, heard: usize, winners: Vec<Seat>) -> Said {
        let (view, events) = seen(table, seat, heard);
        Said::Over { seat, view, events, winners }
    }
}

fn seen(table: &dyn AnyTable, seat: Seat, heard: usize) -> (Value, Vec<Told>) {
    let observer = Observer::Seat(seat);
    let events = table.events_since(observer, heard).into_iter();
    let told = events.map(|event| Told { number: event.number, rule: event.rule, event: event.event });
    (table.view(observer), told.collect())
}

/// What a program answers; members that are not listed are its own affair.
#[derive(Deserialize)]
struct Answer {
    ok: Option<bool>,
    index: Option<usize>,
    action: Option<Value>,
}

/// Whether a program has said that it takes the seat.
pub(crate) fn is_ready(line: &str) -> bool {
    serde_json::from_str::<Answer>(line).is_ok_and(|answer| answer.ok == Some(true))
}

/// The place of the answer among the actions: it names the place, or the action itself, but not both.
pub(crate) fn chosen(line: &str, actions: &[Value]) -> Result<usize, Fault> {
    let answer: Answer = serde_json::from_str(line).map_err(|_| Fault::Illegal)?;
    let place = match (answer.index, answer.action) {
        (Some(index), None) => Some(index),
        (None, Some(action)) => actions.iter().position(|offered| *offered == action),
        _ => None,
    };
    place.filter(|place| *place < actions.len()).ok_or(Fault::Illegal)
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use table::{Chance, Config};

    use super::*;

    fn check(line: &str, expected: Result<usize, Fault>) {
        let actions = [json!({"action": "draw"}), json!({"action": "sacrifice", "tile": "torch"})];
        assert_eq!(chosen(line, &actions), expected, "{line}");
    }

    #[test]
    fn an_answer_names_one_of_the_actions() {
        check(r#"{"index":1}"#, Ok(1));
        check(r#"{"ok":true,"index":0,"why":"it feels right"}"#, Ok(0));
        check(r#"{"action":{"tile":"torch","action":"sacrifice"}}"#, Ok(1));
    }

    #[test]
    fn everything_else_is_no_lawful_answer() {
        for line in ["", "draw", "{}", "[]", "7", r#"{"index":2}"#, r#"{"index":-1}"#, r#"{"index":"0"}"#] {
            check(line, Err(Fault::Illegal));
        }
        check(r#"{"action":{"action":"pass"}}"#, Err(Fault::Illegal));
        check(r#"{"index":0,"action":{"action":"draw"}}"#, Err(Fault::Illegal));
    }

    const DOCUMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../docs/engine.md");

    /// The document with the line of this name in its place.
    fn with_line(document: &str, name: &str, said: &Said) -> String {
        let fence = format!("```json line {name}\n");
        let (before, rest) = document.split_once(&fence).unwrap();
        let (_, after) = rest.split_once("```\n").unwrap();
        format!("{before}{fence}{}\n```\n{after}", serde_json::to_string_pretty(said).unwrap())
    }

    /// After a change of words or rules, run the tests with `ANTORCHA_BLESS=1` to write the lines anew.
    #[test]
    fn the_document_shows_what_a_program_is_told() {
        let config = Config::of(2).with("first_adventurer", "warrior");
        let entry = catalog::find("welcome").unwrap();
        let table = (entry.open)(config, Chance::of_seed(2)).unwrap();
        let seat = table.turn().actors().first().unwrap();
        let document = std::fs::read_to_string(DOCUMENT).unwrap();
        let anew = with_line(&document, "hello", &Said::hello(table.as_ref(), seat, 7, 10_000));
        let anew = with_line(&anew, "choose", &Said::choose(table.as_ref(), seat, 0));
        if std::env::var_os("ANTORCHA_BLESS").is_some() {
            std::fs::write(DOCUMENT, anew).unwrap();
            return;
        }
        assert_eq!(document, anew, "run the tests with ANTORCHA_BLESS=1 to write the lines anew");
    }

    #[test]
    fn a_program_is_told_what_its_seat_may_know_and_nothing_else() {
        let entry = catalog::find("welcome").unwrap();
        let mut table = (entry.open)(Config::of(2), Chance::of_seed(2)).unwrap();
        let drawing = table.turn().actors().first().unwrap();
        table.act(drawing, json!({"action": "draw"})).unwrap();
        let told = |seat| serde_json::to_value(Said::choose(table.as_ref(), seat, 0)).unwrap();
        let (own, other) = (told(drawing), told(drawing.next(2)));
        assert!(own["view"]["drawn"]["monster"].is_string(), "{own}");
        assert!(other["view"]["drawn"]["monster"].is_null() && other["actions"] == json!([]), "{other}");
        let drew =
            |told: &Value| told["events"].as_array().unwrap().last().unwrap()["fact"]["monster"].clone();
        assert!(drew(&own).is_string() && drew(&other).is_null());
    }

    #[test]
    fn a_program_is_ready_when_it_says_so() {
        assert!(is_ready(r#"{"ok":true,"name":"Candil"}"#));
        for line in ["", "ok", r#"{"ok":false}"#, r#"{"ok":1}"#, "{}"] {
            assert!(!is_ready(line), "{line}");
        }
    }
}
