//! The messages to a program that plays a seat, and its answers. See `docs/engine.md`.

use std::collections::BTreeMap;

use game::{Observer, Seat};
use serde::{Deserialize, Serialize};
use serde_json::Value;
use table::AnyTable;

use crate::ending::ForfeitReason;

/// The protocol version. Increase it with every change that could break a program.
const PROTOCOL: u32 = 1;

/// A line to a program.
#[derive(Serialize)]
#[serde(tag = "cmd", rename_all = "snake_case")]
pub(crate) enum ProgramMessage {
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
    Choose {
        seat: Seat,
        view: Value,
        events: Vec<ProgramEvent>,
        actions: Vec<Value>,
    },
    Over {
        seat: Seat,
        view: Value,
        events: Vec<ProgramEvent>,
        winners: Vec<Seat>,
    },
}

#[derive(Serialize)]
pub(crate) struct ProgramEvent {
    number: usize,
    rule: game::RuleId,
    #[serde(rename = "fact")]
    event: Value,
}

impl ProgramMessage {
    pub(crate) fn hello(table: &dyn AnyTable, seat: Seat, seed: u64, move_ms: u64) -> ProgramMessage {
        ProgramMessage::Hello {
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

    /// The view, the legal actions, and the events after number `last_event`.
    pub(crate) fn choose(table: &dyn AnyTable, seat: Seat, last_event: usize) -> ProgramMessage {
        let (view, events) = view_and_events(table, seat, last_event);
        ProgramMessage::Choose { seat, view, events, actions: table.legal(seat) }
    }

    pub(crate) fn over(
        table: &dyn AnyTable,
        seat: Seat,
        last_event: usize,
        winners: Vec<Seat>,
    ) -> ProgramMessage {
        let (view, events) = view_and_events(table, seat, last_event);
        ProgramMessage::Over { seat, view, events, winners }
    }
}

fn view_and_events(table: &dyn AnyTable, seat: Seat, last_event: usize) -> (Value, Vec<ProgramEvent>) {
    let observer = Observer::Seat(seat);
    let events = table.events_since(observer, last_event).into_iter();
    let events =
        events.map(|event| ProgramEvent { number: event.number, rule: event.rule, event: event.event });
    (table.view(observer), events.collect())
}

/// The answer of a program. Unknown keys are ignored.
#[derive(Deserialize)]
struct Answer {
    ok: Option<bool>,
    index: Option<usize>,
    action: Option<Value>,
}

pub(crate) fn is_ready(line: &str) -> bool {
    serde_json::from_str::<Answer>(line).is_ok_and(|answer| answer.ok == Some(true))
}

/// The index of the chosen action. The answer gives the index or the action itself, but not both.
pub(crate) fn chosen(line: &str, actions: &[Value]) -> Result<usize, ForfeitReason> {
    let answer: Answer = serde_json::from_str(line).map_err(|_| ForfeitReason::Illegal)?;
    let place = match (answer.index, answer.action) {
        (Some(index), None) => Some(index),
        (None, Some(action)) => actions.iter().position(|offered| *offered == action),
        _ => None,
    };
    place.filter(|place| *place < actions.len()).ok_or(ForfeitReason::Illegal)
}

#[cfg(test)]
mod tests {
    use serde_json::json;
    use table::{Chance, Config};

    use super::*;

    fn check(line: &str, expected: Result<usize, ForfeitReason>) {
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
    fn other_answers_are_illegal() {
        for line in ["", "draw", "{}", "[]", "7", r#"{"index":2}"#, r#"{"index":-1}"#, r#"{"index":"0"}"#] {
            check(line, Err(ForfeitReason::Illegal));
        }
        check(r#"{"action":{"action":"pass"}}"#, Err(ForfeitReason::Illegal));
        check(r#"{"index":0,"action":{"action":"draw"}}"#, Err(ForfeitReason::Illegal));
    }

    const DOCUMENT: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../../docs/engine.md");

    /// Replaces the example of this name in the document.
    fn with_line(document: &str, name: &str, message: &ProgramMessage) -> String {
        let fence = format!("```json line {name}\n");
        let (before, rest) = document.split_once(&fence).unwrap();
        let (_, after) = rest.split_once("```\n").unwrap();
        format!("{before}{fence}{}\n```\n{after}", serde_json::to_string_pretty(message).unwrap())
    }

    /// After a change of texts or rules, run the tests with `ANTORCHA_BLESS=1` to update the document.
    #[test]
    fn the_document_shows_the_current_messages() {
        let config = Config::of(2).with("first_adventurer", "warrior");
        let entry = catalog::find("welcome").unwrap();
        let table = (entry.open)(config, Chance::of_seed(2)).unwrap();
        let seat = table.turn().actors().first().unwrap();
        let document = std::fs::read_to_string(DOCUMENT).unwrap();
        let updated = with_line(&document, "hello", &ProgramMessage::hello(table.as_ref(), seat, 7, 10_000));
        let updated = with_line(&updated, "choose", &ProgramMessage::choose(table.as_ref(), seat, 0));
        if std::env::var_os("ANTORCHA_BLESS").is_some() {
            std::fs::write(DOCUMENT, updated).unwrap();
            return;
        }
        assert_eq!(document, updated, "run the tests with ANTORCHA_BLESS=1 to update the document");
    }

    #[test]
    fn a_program_gets_only_what_its_seat_may_know() {
        let entry = catalog::find("welcome").unwrap();
        let mut table = (entry.open)(Config::of(2), Chance::of_seed(2)).unwrap();
        let drawing = table.turn().actors().first().unwrap();
        table.act(drawing, json!({"action": "draw"})).unwrap();
        let message = |seat| serde_json::to_value(ProgramMessage::choose(table.as_ref(), seat, 0)).unwrap();
        let (own, other) = (message(drawing), message(drawing.next(2)));
        assert!(own["view"]["drawn"]["monster"].is_string(), "{own}");
        assert!(other["view"]["drawn"]["monster"].is_null() && other["actions"] == json!([]), "{other}");
        let drew = |message: &Value| {
            message["events"].as_array().unwrap().last().unwrap()["fact"]["monster"].clone()
        };
        assert!(drew(&own).is_string() && drew(&other).is_null());
    }

    #[test]
    fn a_program_is_ready_if_it_answers_ok() {
        assert!(is_ready(r#"{"ok":true,"name":"Candil"}"#));
        for line in ["", "ok", r#"{"ok":false}"#, r#"{"ok":1}"#, "{}"] {
            assert!(!is_ready(line), "{line}");
        }
    }
}
