//! Random input: the engine always answers, never panics, and changes a match only if the request succeeds.

use std::collections::BTreeSet;

use proptest::collection::{btree_map, vec};
use proptest::prelude::{Just, ProptestConfig, Strategy, any, prop_oneof, proptest};
use proptest::sample::{Index, select};
use serde_json::{Map, Value, json};

use super::document::codes_of;
use super::{Driver, by_caller, seeded};

/// Requests that all succeed at the start of the session of [`crowd`].
fn valid_requests(record: &str) -> Vec<Value> {
    vec![
        json!({"cmd": "help", "id": 1}),
        json!({"cmd": "games", "id": "games"}),
        seeded("back", 3),
        by_caller("combined", 4),
        json!({
            "cmd": "new", "game": "welcome", "seats": 2, "players": ["Ana", "Bo"], "secret": "ab".repeat(32),
            "nonces": ["00", ""], "options": {"first_adventurer": "mage", "start":"second"}, "id": null,
        }),
        json!({"cmd": "turn", "match": 1}),
        json!({"cmd": "legal", "match": 1, "seat": 0, "lang": "es"}),
        json!({"cmd": "act", "match": 1, "seat": 0, "action": {"action": "draw"}, "observer": 1, "lang": "en"}),
        json!({"cmd": "act", "match": 1, "index": 1, "observer": "public"}),
        json!({"cmd": "advise", "match": 1, "seat": 0, "bot": "random", "seed": 3}),
        json!({"cmd": "outcomes", "match": 2}),
        json!({"cmd": "resolve", "match": 2, "outcome": {"outcome": "starter", "seat": 1}, "observer": 0}),
        json!({"cmd": "resolve", "match": 2, "index": 0}),
        json!({"cmd": "view", "match": 1, "seat": 1, "lang": "en"}),
        json!({"cmd": "view", "match": 2, "public": true}),
        json!({"cmd": "log", "match": 1, "referee": true, "since": 2, "lang": "es"}),
        json!({"cmd": "fairness", "match": 1}),
        json!({"cmd": "save", "match": 2}),
        json!({"cmd": "load", "record": record}),
        json!({"cmd": "close", "match": 3}),
        json!({"cmd": "quit"}),
    ]
}

/// A session with three open matches: one seeded, one with chance by the caller, and one to be closed.
fn crowd() -> Driver {
    let mut opening = seeded("welcome", 2);
    opening["options"]["start"] = json!("first");
    let mut driver = Driver::with_match(opening);
    driver.ok(by_caller("back", 3));
    driver.ok(seeded("combined", 4));
    driver
}

/// Saves every open match.
fn saves(driver: &mut Driver) -> Vec<Value> {
    (0..16).map(|handle| driver.ask(json!({"cmd": "save", "match": handle}))).collect()
}

/// Sends a line and checks the properties of every answer.
fn check_line(driver: &mut Driver, codes: &BTreeSet<String>, line: &[u8]) {
    let before = saves(driver);
    let Some(answer) = driver.send_line(line) else {
        assert!(line.trim_ascii().is_empty(), "no answer to {:?}", String::from_utf8_lossy(line));
        return;
    };
    if answer["ok"] == false {
        let error = &answer["error"];
        assert!(codes.contains(error["code"].as_str().unwrap()), "an unknown code: {answer}");
        assert!(!error["message"].as_str().unwrap().is_empty(), "{answer}");
        assert_eq!(saves(driver), before, "an error changed a match: {answer}");
    } else {
        assert_eq!(answer["ok"], true);
        let request: Value = serde_json::from_slice(line).unwrap();
        assert_eq!(answer.get("id"), request.get("id"));
    }
}

/// Sends the lines. The session must still work afterwards.
fn check(lines: impl IntoIterator<Item = Vec<u8>>) {
    let codes: BTreeSet<String> = ["request", "match", "rules"].into_iter().flat_map(codes_of).collect();
    let mut driver = crowd();
    for line in lines {
        check_line(&mut driver, &codes, &line);
    }
    driver.ok(seeded("welcome", 2));
    assert!(driver.step());
}

fn cases(cases: u32) -> ProptestConfig {
    ProptestConfig { cases, ..ProptestConfig::default() }
}

fn a_valid_request() -> impl Strategy<Value = Value> {
    select(valid_requests(&crowd().save()))
}

/// A word of the protocol, or a random one.
fn a_word() -> impl Strategy<Value = String> {
    const KNOWN: &[&str] = &[
        "cmd", "id", "match", "seat", "seats", "game", "welcome", "action", "draw", "pass", "index", "lang",
        "en", "es", "outcome", "record", "since", "public", "referee", "observer", "options", "set", "turn",
    ];
    prop_oneof![select(KNOWN).prop_map(str::to_owned), ".{0,12}"]
}

fn some_json() -> impl Strategy<Value = Value> {
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::Bool),
        (0..9_u64).prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<u64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        a_word().prop_map(Value::String),
    ];
    leaf.prop_recursive(4, 32, 6, |inner| {
        prop_oneof![
            vec(inner.clone(), 0..6).prop_map(Value::Array),
            btree_map(a_word(), inner, 0..6).prop_map(|members| Value::Object(members.into_iter().collect())),
        ]
    })
}

/// A change to the bytes of a line.
#[derive(Clone, Debug)]
enum Edit {
    Flip(Index, u8),
    Insert(Index, u8),
    Remove(Index),
    Cut(Index),
    Double(Index),
}

fn an_edit() -> impl Strategy<Value = Edit> {
    let byte = prop_oneof![any::<u8>(), select(&b"{}[]\",:0123456789"[..])];
    prop_oneof![
        (any::<Index>(), byte.clone()).prop_map(|(place, byte)| Edit::Flip(place, byte)),
        (any::<Index>(), byte).prop_map(|(place, byte)| Edit::Insert(place, byte)),
        any::<Index>().prop_map(Edit::Remove),
        any::<Index>().prop_map(Edit::Cut),
        any::<Index>().prop_map(Edit::Double),
    ]
}

fn edited(mut line: Vec<u8>, edits: &[Edit]) -> Vec<u8> {
    for edit in edits {
        let length = line.len();
        if length == 0 {
            break;
        }
        match edit {
            Edit::Flip(place, byte) => line[place.index(length)] = *byte,
            Edit::Insert(place, byte) => line.insert(place.index(length), *byte),
            Edit::Remove(place) => drop(line.remove(place.index(length))),
            Edit::Cut(place) => line.truncate(place.index(length)),
            Edit::Double(place) => line.extend_from_within(place.index(length)..),
        }
    }
    // A line break would make two lines.
    line.into_iter().filter(|&byte| byte != b'\n').collect()
}

/// A change to the fields of a request.
#[derive(Clone, Debug)]
enum Change {
    Drop(Index),
    Replace(Index, Value),
    Add(String, Value),
    Rename(Index, String),
}

fn a_change() -> impl Strategy<Value = Change> {
    prop_oneof![
        any::<Index>().prop_map(Change::Drop),
        (any::<Index>(), some_json()).prop_map(|(place, value)| Change::Replace(place, value)),
        (a_word(), some_json()).prop_map(|(name, value)| Change::Add(name, value)),
        (any::<Index>(), a_word()).prop_map(|(place, name)| Change::Rename(place, name)),
    ]
}

fn changed(request: &Value, changes: &[Change]) -> Vec<u8> {
    let mut members: Map<String, Value> = request.as_object().unwrap().clone();
    for change in changes {
        let names: Vec<_> = members.keys().cloned().collect();
        let named = |place: &Index| names.get(place.index(names.len().max(1))).cloned().unwrap_or_default();
        match change {
            Change::Drop(place) => drop(members.remove(&named(place))),
            Change::Replace(place, value) => drop(members.insert(named(place), value.clone())),
            Change::Add(name, value) => drop(members.insert(name.clone(), value.clone())),
            Change::Rename(place, name) => {
                let value = members.remove(&named(place)).unwrap_or_default();
                members.insert(name.clone(), value);
            }
        }
    }
    Value::Object(members).to_string().into_bytes()
}

proptest! {
    #![proptest_config(cases(200))]

    #[test]
    fn random_bytes_are_answered(lines in vec(vec(any::<u8>().prop_filter("one line", |b| *b != b'\n'), 0..80), 1..8)) {
        check(lines);
    }

    #[test]
    fn random_json_is_answered(values in vec(some_json(), 1..8)) {
        check(values.into_iter().map(|value| value.to_string().into_bytes()));
    }

    #[test]
    fn valid_requests_in_any_order_are_answered(requests in vec(a_valid_request(), 1..12)) {
        check(requests.into_iter().map(|request| request.to_string().into_bytes()));
    }

    #[test]
    fn requests_with_flipped_bytes_are_answered(
        requests in vec((a_valid_request(), vec(an_edit(), 1..4)), 1..8)
    ) {
        check(requests.into_iter().map(|(request, edits)| edited(request.to_string().into_bytes(), &edits)));
    }

    #[test]
    fn requests_with_other_fields_are_answered(
        requests in vec((a_valid_request(), vec(a_change(), 1..4)), 1..8)
    ) {
        check(requests.iter().map(|(request, changes)| changed(request, changes)));
    }

    #[test]
    fn random_actions_are_answered(actions in vec((0..3_u64, some_json()), 1..8)) {
        let act = |(seat, action)| json!({"cmd": "act", "match": 1, "seat": seat, "action": action});
        check(actions.into_iter().map(|action| act(action).to_string().into_bytes()));
    }

    #[test]
    fn random_outcomes_are_answered(outcomes in vec(some_json(), 1..8)) {
        let resolve = |outcome| json!({"cmd": "resolve", "match": 2, "outcome": outcome});
        check(outcomes.into_iter().map(|outcome| resolve(outcome).to_string().into_bytes()));
    }

    #[test]
    fn records_with_flipped_bytes_are_answered(edits in vec(vec(an_edit(), 1..4), 1..8)) {
        let record = crowd().save();
        let load = |edits: Vec<Edit>| {
            let text = edited(record.clone().into_bytes(), &edits);
            json!({"cmd": "load", "record": String::from_utf8_lossy(&text)})
        };
        check(edits.into_iter().map(|edits| load(edits).to_string().into_bytes()));
    }
}
