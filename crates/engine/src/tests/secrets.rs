//! Checks which secrets each observer can see.

use super::{Driver, by_caller, length, seeded};
use serde_json::{Value, json};

/// A match with two seats in which seat 0 has drawn an orc.
fn after_a_draw() -> Driver {
    let mut driver = Driver::with_match(json!({
        "cmd": "new", "game": "welcome", "seats": 2, "chance": "caller",
        "options": {"start":"first", "first_adventurer": "warrior"},
    }));
    driver.ok(json!({"cmd": "act", "action": {"action": "draw"}}));
    driver.ok(json!({"cmd": "resolve", "outcome": {"outcome": "card", "monster": "orc"}}));
    driver
}

fn last_fact(driver: &mut Driver, request: Value) -> Value {
    driver.ok(request)["events"].as_array().unwrap().last().unwrap()["fact"].clone()
}

#[test]
fn only_the_drawer_and_the_referee_get_the_drawn_card() {
    let mut driver = after_a_draw();
    let drew = |monster: Value| json!({"event": "drew", "seat": 0, "monster": monster});
    assert_eq!(last_fact(&mut driver, json!({"cmd": "log", "seat": 0})), drew(json!("orc")));
    assert_eq!(last_fact(&mut driver, json!({"cmd": "log", "referee": true})), drew(json!("orc")));
    assert_eq!(last_fact(&mut driver, json!({"cmd": "log", "seat": 1})), drew(Value::Null));
    assert_eq!(last_fact(&mut driver, json!({"cmd": "log", "public": true})), drew(Value::Null));
    assert_eq!(last_fact(&mut driver, json!({"cmd": "log"})), drew(Value::Null));
}

#[test]
fn only_the_view_of_the_drawer_shows_the_card() {
    let mut driver = after_a_draw();
    let mut drawn = |request| driver.ok(request)["view"]["drawn"]["monster"].take();
    assert_eq!(drawn(json!({"cmd": "view", "seat": 0})), "orc");
    assert_eq!(drawn(json!({"cmd": "view", "seat": 1})), Value::Null);
    assert_eq!(drawn(json!({"cmd": "view", "public": true})), Value::Null);
    assert_eq!(drawn(json!({"cmd": "view"})), Value::Null);
}

#[test]
fn only_the_drawer_has_legal_actions() {
    let mut driver = after_a_draw();
    assert_eq!(length(&driver.ok(json!({"cmd": "legal", "seat": 0}))["actions"]), 7);
    assert_eq!(length(&driver.ok(json!({"cmd": "legal", "seat": 1}))["actions"]), 0);
}

#[test]
fn a_log_continues_after_a_given_event() {
    let mut driver = after_a_draw();
    for reader in [json!({"seat": 0}), json!({"public": true}), json!({"referee": true})] {
        let mut request = reader;
        request["cmd"] = json!("log");
        let all = driver.ok(request.clone())["events"].take();
        request["since"] = json!(3);
        let tail = driver.ok(request.clone())["events"].take();
        assert_eq!(tail.as_array().unwrap()[..], all.as_array().unwrap()[3..]);
        assert_eq!(tail[0]["number"], 4);
        request["since"] = json!(u64::MAX);
        assert_eq!(driver.ok(request)["events"], json!([]));
    }
}

#[test]
fn a_seeded_match_shows_no_outcomes() {
    let mut driver = Driver::with_match(seeded("welcome", 2));
    driver.refused(json!({"cmd": "outcomes"}), "chance_is_seeded");
    driver.refused(json!({"cmd": "resolve", "index": 0}), "chance_is_seeded");
    driver
        .refused(json!({"cmd": "resolve", "outcome": {"outcome": "starter", "seat": 0}}), "chance_is_seeded");
}

#[test]
fn chance_has_no_outcomes_while_a_player_decides() {
    let mut driver = after_a_draw();
    assert_eq!(driver.ok(json!({"cmd": "outcomes"}))["outcomes"], json!([]));
    driver.refused(json!({"cmd": "resolve", "index": 0}), "not_chance");
    driver.refused(json!({"cmd": "resolve", "outcome": {"outcome": "starter", "seat": 0}}), "not_chance");
}

#[test]
fn a_match_with_chance_by_the_caller_has_no_commitment() {
    let mut driver = Driver::new();
    assert_eq!(driver.ok(by_caller("welcome", 2))["commitment"], Value::Null);
    assert_eq!(driver.ok(json!({"cmd": "fairness"}))["fairness"], Value::Null);
}
