//! Several open matches, request ids, and the end of a session.

use super::{Driver, seeded};
use crate::command::COMMANDS;
use crate::matches::MAX_MATCHES;
use serde_json::{Value, json};

#[test]
fn every_scalar_id_is_returned() {
    let mut driver = Driver::new();
    for id in [json!(0), json!(-7), json!(u64::MAX), json!(1.5), json!("a\n\"é"), json!(true), Value::Null] {
        assert_eq!(driver.ok(json!({"cmd": "help", "id": id})).get("id"), Some(&id));
        assert_eq!(driver.ask(json!({"cmd": "turn", "id": id})).get("id"), Some(&id), "in an error as well");
    }
    assert_eq!(driver.ok(json!({"cmd": "help"})).get("id"), None);
}

#[test]
fn other_ids_are_refused_and_not_returned() {
    for id in [json!([]), json!({"a": 1})] {
        let answer = Driver::new().ask(json!({"cmd": "help", "id": id}));
        assert_eq!((&answer["error"]["field"], answer.get("id")), (&json!("id"), None));
    }
}

#[test]
fn blank_lines_have_no_answer() {
    let mut driver = Driver::new();
    for line in [&b""[..], b" ", b"\t \r\n", b"\n"] {
        assert_eq!(driver.send_line(line), None);
    }
    assert!(driver.send_line(b" {\"cmd\":\"help\"}\r\n").is_some());
}

#[test]
fn help_lists_every_command_with_its_fields() {
    let help = Driver::new().ok(json!({"cmd": "help"}));
    let names: Vec<_> = help["commands"].as_array().unwrap().iter().map(|c| c["name"].clone()).collect();
    assert_eq!(names, COMMANDS.iter().map(|command| command.name).collect::<Vec<_>>());
    for required in "games new turn legal act outcomes resolve view log save load".split(' ') {
        assert!(names.contains(&json!(required)), "{required}");
    }
}

#[test]
fn a_null_field_counts_as_missing() {
    let mut driver = Driver::with_match(seeded("welcome", 2));
    let plain = driver.ok(json!({"cmd": "legal"}));
    assert_eq!(driver.ok(json!({"cmd": "legal", "match": null, "seat": null, "lang": null})), plain);
}

#[test]
fn matches_are_independent() {
    let mut driver = Driver::new();
    let first = driver.ok(seeded("welcome", 2))["match"].take();
    let second = driver.ok(seeded("back", 3))["match"].take();
    let untouched = driver.ok(json!({"cmd": "save", "match": second}));
    driver.ok(json!({"cmd": "act", "match": first, "index": 0}));
    assert_eq!(driver.ok(json!({"cmd": "save", "match": second})), untouched);
    assert_eq!(driver.ok(json!({"cmd": "save"})), untouched, "the latest match is meant");
}

#[test]
fn a_request_without_a_handle_means_the_newest_open_match() {
    let mut driver = Driver::new();
    let saves = [2, 3, 4].map(|seats| {
        driver.ok(seeded("welcome", seats));
        driver.save()
    });
    assert_eq!(driver.ok(json!({"cmd": "close"}))["closed"], 3);
    assert_eq!(driver.save(), saves[1]);
    assert_eq!(driver.ok(json!({"cmd": "close", "match": 1}))["closed"], 1);
    assert_eq!(driver.save(), saves[1]);
    driver.ok(json!({"cmd": "close"}));
    driver.refused(json!({"cmd": "save"}), "no_match");
    assert_eq!(driver.ok(seeded("welcome", 2))["match"], 4, "a handle is never used again");
}

#[test]
fn the_number_of_open_matches_is_limited() {
    let mut driver = Driver::new();
    for _ in 0..MAX_MATCHES {
        driver.ok(seeded("welcome", 2));
    }
    let saved = driver.save();
    driver.refused(seeded("welcome", 2), "too_many_matches");
    driver.refused(json!({"cmd": "load", "record": saved}), "too_many_matches");
    driver.ok(json!({"cmd": "close", "match": 1}));
    driver.ok(json!({"cmd": "load", "record": saved}));
}

#[test]
fn only_quit_ends_the_session() {
    let mut driver = Driver::new();
    driver.ask(json!({"cmd": "quit", "now": true}));
    driver.ok(json!({"cmd": "games"}));
    assert!(!driver.session.is_done());
    assert_eq!(driver.ok(json!({"cmd": "quit"})), json!({"ok": true}));
    assert!(driver.session.is_done());
}
