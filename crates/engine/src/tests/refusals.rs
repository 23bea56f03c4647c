//! Requests that fail: each error has a documented code, and the match does not change.

use std::collections::BTreeSet;

use super::document::codes_of;
use super::{Driver, SETS, by_caller, length, seeded};
use crate::request;
use serde_json::{Value, json};

/// Codes that no request can cause with the current games: bugs in a game, errors of the system, a match longer than any
/// game, a turn of several seats, and wrong records with a correct checksum.
const UNREACHABLE: [&str; 13] = [
    "bad_step",
    "commitment_mismatch",
    "missing_steps",
    "no_advice",
    "no_outcome",
    "no_randomness",
    "no_words",
    "other_game",
    "outcome_mismatch",
    "too_long",
    "too_many_steps",
    "unwritable",
    "which_seat",
];

/// Checks that the request fails with this code and changes nothing.
fn check(driver: &mut Driver, request: Value, code: &str) -> Value {
    let before = driver.save();
    let error = driver.refused(request, code);
    assert_eq!(driver.save(), before);
    error
}

/// A match with three seats in which seat 2 has to draw or pass.
fn bidding() -> Driver {
    let mut opening = seeded("welcome", 3);
    opening["options"]["start"] = json!("third");
    Driver::with_match(opening)
}

/// Lines that are wrong in any match, with their codes.
fn wrong_lines() -> Vec<(Vec<u8>, &'static str)> {
    let text = |text: &str| text.as_bytes().to_vec();
    vec![
        (b"{\"cmd\":\"\xff\"}".to_vec(), "not_utf8"),
        (text("new game please"), "not_json"),
        (text(r#"{"cmd":"turn"}{"cmd":"turn"}"#), "not_json"),
        (text(r#"["turn"]"#), "not_an_object"),
        (text(&format!(r#"{{"cmd":{}"#, "[".repeat(5000))), "too_deep"),
        (text(&format!(r#"{{"cmd":[{}0]}}"#, "0,".repeat(20_000))), "too_many_values"),
        (text(r#"{"cmd":"turn","cmd":"save"}"#), "duplicate_field"),
        (text("{}"), "missing_field"),
        (text(r#"{"cmd":7}"#), "bad_field"),
        (text(r#"{"cmd":"Turn"}"#), "unknown_command"),
        (text(r#"{"cmd":"turn","seat":0}"#), "unknown_field"),
    ]
}

/// Requests that are wrong when seat 2 of three has to draw or pass, with their codes.
fn wrong_requests() -> Vec<(Value, &'static str)> {
    let new = |more: Value| {
        let mut request = json!({"cmd": "new", "game": "welcome", "seats": 3});
        request.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        request
    };
    vec![
        (json!({"cmd": "new", "seats": 3}), "missing_field"),
        (json!({"cmd": "new", "game": "welcome"}), "missing_field"),
        (json!({"cmd": "act"}), "missing_field"),
        (json!({"cmd": "load"}), "missing_field"),
        (json!({"cmd": "advise"}), "missing_field"),
        (json!({"cmd": "advise", "bot": "legend", "iterations": 0}), "bad_field"),
        (json!({"cmd": "turn", "match": "1"}), "bad_field"),
        (json!({"cmd": "turn", "match": -1}), "bad_field"),
        (json!({"cmd": "turn", "match": 1.0}), "bad_field"),
        (json!({"cmd": "legal", "lang": "fr"}), "bad_field"),
        (json!({"cmd": "view", "public": false}), "bad_field"),
        (json!({"cmd": "act", "index": 0, "observer": "referee"}), "bad_field"),
        (json!({"cmd": "load", "record": {"format": "antorcha-match/1"}}), "bad_field"),
        (new(json!({"seats": 300})), "bad_field"),
        (new(json!({"seed": -1})), "bad_field"),
        (new(json!({"chance": "luck"})), "bad_field"),
        (new(json!({"options": []})), "bad_field"),
        (new(json!({"options": {"set": 1}})), "bad_field"),
        (new(json!({"players": "Ana"})), "bad_field"),
        (new(json!({"players": [1, 2, 3]})), "bad_field"),
        (json!({"cmd": "new", "game": "g".repeat(2000), "seats": 3}), "bad_field"),
        (json!({"cmd": "act", "action": {"action": "draw"}, "index": 0}), "clashing_fields"),
        (json!({"cmd": "view", "seat": 0, "public": true}), "clashing_fields"),
        (json!({"cmd": "log", "public": true, "referee": true}), "clashing_fields"),
        (json!({"cmd": "log", "seat": 0, "referee": true}), "clashing_fields"),
        (new(json!({"chance": "caller", "seed": 1})), "clashing_fields"),
        (new(json!({"chance": "caller", "secret": "00"})), "clashing_fields"),
        (new(json!({"chance": "caller", "nonces": ["", "", ""]})), "clashing_fields"),
        (new(json!({"seed": 1, "secret": "00".repeat(32)})), "clashing_fields"),
        (json!({"cmd": "new", "game": "chess", "seats": 2}), "unknown_game"),
        (new(json!({"seats": 5})), "bad_seats"),
        (new(json!({"options": {"sets": "back"}})), "unknown_option"),
        (new(json!({"options": {"set": "front"}})), "unknown_value"),
        (new(json!({"options": {"set": "welcome", "first_adventurer": "ninja"}})), "option_clash"),
        (new(json!({"players": ["Ana", "Bo"]})), "bad_players"),
        (new(json!({"players": ["Ana", "Bo", ""]})), "bad_name"),
        (new(json!({"players": ["Ana", "Bo", "\u{7}"]})), "bad_name"),
        (new(json!({"nonces": ["00"]})), "bad_nonces"),
        (new(json!({"nonces": ["0", "", ""]})), "bad_hex"),
        (new(json!({"secret": "7"})), "bad_hex"),
        (json!({"cmd": "turn", "match": 2}), "unknown_match"),
        (json!({"cmd": "close", "match": 0}), "unknown_match"),
        (json!({"cmd": "legal", "seat": 3}), "no_such_seat"),
        (json!({"cmd": "odds", "seat": 3}), "no_such_seat"),
        (json!({"cmd": "view", "seat": 250}), "no_such_seat"),
        (json!({"cmd": "log", "seat": u64::MAX}), "no_such_seat"),
        (json!({"cmd": "act", "seat": 3, "index": 0}), "no_such_seat"),
        (json!({"cmd": "act", "index": 0, "observer": 3}), "no_such_seat"),
        (json!({"cmd": "act", "seat": 0, "index": 0}), "not_your_turn"),
        (json!({"cmd": "act", "seat": 0, "action": {"action": "draw"}}), "not_your_turn"),
        (json!({"cmd": "advise", "seat": 0, "bot": "random"}), "not_your_turn"),
        (json!({"cmd": "advise", "bot": "oracle"}), "unknown_bot"),
        (json!({"cmd": "act", "index": 2}), "no_such_choice"),
        (json!({"cmd": "act", "index": u64::MAX}), "no_such_choice"),
        (json!({"cmd": "act", "action": {"action": "attack"}}), "bad_action"),
        (json!({"cmd": "act", "action": {"action": "sacrifice", "tile": "spoon"}}), "bad_action"),
        (json!({"cmd": "act", "action": {"action": "draw", "cards": 2}}), "bad_action"),
        (json!({"cmd": "act", "action": "draw"}), "bad_action"),
        (json!({"cmd": "act", "action": ["draw"]}), "bad_action"),
        (json!({"cmd": "act", "action": null}), "bad_action"),
        (json!({"cmd": "act", "action": {"action": "add"}}), "draw_or_pass"),
        (json!({"cmd": "outcomes"}), "chance_is_seeded"),
        (json!({"cmd": "resolve", "index": 0}), "chance_is_seeded"),
        (json!({"cmd": "resolve", "outcome": 1}), "chance_is_seeded"),
    ]
}

#[test]
fn a_wrong_line_changes_nothing() {
    let mut driver = bidding();
    for (line, code) in wrong_lines() {
        let before = driver.save();
        let answer = driver.send_line(&line).unwrap();
        assert_eq!((&answer["ok"], &answer["error"]["code"]), (&json!(false), &json!(code)));
        assert_eq!(answer["error"]["kind"], "request");
        assert_eq!(driver.save(), before);
    }
}

#[test]
fn a_wrong_request_changes_nothing() {
    let mut driver = bidding();
    for (request, code) in wrong_requests() {
        check(&mut driver, request, code);
    }
    assert_eq!(driver.ok(seeded("welcome", 2))["match"], 2, "none of them opened a match");
}

#[test]
fn a_stale_action_is_refused() {
    let mut driver = bidding();
    let stale = driver.ok(json!({"cmd": "legal"}))["actions"][0].clone();
    driver.ok(json!({"cmd": "act", "action": stale}));
    let error = check(&mut driver, json!({"cmd": "act", "seat": 2, "action": stale}), "add_or_sacrifice");
    assert_eq!(error["kind"], "rules");
    assert_eq!(length(&error["legal"]), 7, "the error says what would be right");
}

#[test]
fn an_error_lists_the_known_names() {
    let mut driver = bidding();
    let mut known = |request| driver.ask(request)["error"]["known"].take();
    assert_eq!(known(json!({"cmd": "new", "game": "x", "seats": 2}))[0], "welcome");
    assert_eq!(known(json!({"cmd": "turn", "seat": 0})), json!(["cmd", "id", "match"]));
    assert_eq!(known(json!({"cmd": "halp"}))[0], "help");
    assert_eq!(known(json!({"cmd": "advise", "bot": "x"}))[0], "random");
    assert_eq!(
        known(json!({"cmd": "new", "game": "welcome", "seats": 2, "options": {"set": "x"}})),
        json!(SETS)
    );
}

#[test]
fn an_error_repeats_only_the_start_of_a_long_text() {
    let long = "x".repeat(1 << 20);
    let mut driver = bidding();
    for request in [
        json!({"cmd": long}),
        json!({"cmd": "turn", &long: 1}),
        json!({"cmd": "turn", "match": long}),
        json!({"cmd": "new", "game": long, "seats": 2}),
        json!({"cmd": "new", "game": "welcome", "seats": 2, "options": {&long: "back"}}),
        json!({"cmd": "act", "action": {"action": long}}),
        json!({"cmd": "load", "record": long}),
        json!({"cmd": "load", "record": json!({"format": "antorcha-match/1", "game": long, "rules_version": 1}).to_string()}),
    ] {
        let answer = request::answer(&mut driver.session, request.to_string().as_bytes()).unwrap();
        assert!(answer.starts_with("{\"ok\":false") && answer.len() < 3000, "{answer}");
    }
}

/// Damaged records, with their codes.
fn wrong_records(saved: &str) -> Vec<(String, &'static str)> {
    vec![
        (String::new(), "truncated"),
        (saved[..saved.len() / 2].to_owned(), "truncated"),
        ("not a record".to_owned(), "bad_json"),
        ("{}".to_owned(), "bad_record"),
        (saved.replace("antorcha-match/1", "antorcha-match/2"), "unknown_format"),
        (saved.replace("\"game\":\"welcome\"", "\"game\":\"goodbye\""), "unknown_game"),
        (saved.replace("\"rules_version\":", "\"rules_version\":9"), "rules_version_mismatch"),
        (saved.replace("\"seats\":3", "\"seats\":4"), "altered"),
        (saved.replacen(',', ", ", 1), "altered"),
        (saved.replace("\"}", "\" }"), "not_canonical"),
        (" ".repeat(33 << 20), "too_big"),
    ]
}

#[test]
fn a_changed_record_is_not_loaded() {
    let mut driver = bidding();
    let saved = driver.save();
    for (record, code) in wrong_records(&saved) {
        check(&mut driver, json!({"cmd": "load", "record": record}), code);
    }
    driver.ok(json!({"cmd": "load", "record": saved}));
}

#[test]
fn no_seat_can_act_before_chance() {
    let mut driver = Driver::with_match(by_caller("welcome", 3));
    for request in [
        json!({"cmd": "act", "index": 0}),
        json!({"cmd": "act", "seat": 0, "action": {"action": "draw"}}),
        json!({"cmd": "legal"}),
        json!({"cmd": "advise", "seat": 0, "bot": "random"}),
    ] {
        check(&mut driver, request, "chance_first");
    }
    check(&mut driver, json!({"cmd": "resolve", "index": 3}), "no_such_choice");
    check(&mut driver, json!({"cmd": "resolve", "outcome": {"outcome": "rain"}}), "bad_outcome");
    for spelt in [json!({"outcome": "starter", "seat": 0, "hat": "red"}), json!(["starter", 0])] {
        check(&mut driver, json!({"cmd": "resolve", "outcome": spelt}), "bad_outcome");
    }
    let impossible = json!({"cmd": "resolve", "outcome": {"outcome": "card", "monster": "orc"}});
    let error = check(&mut driver, impossible, "impossible_outcome");
    assert_eq!((&error["kind"], error.get("legal")), (&json!("rules"), None));
}

#[test]
fn the_error_for_missing_odds_lists_the_games_with_odds() {
    let mut driver = Driver::with_match(json!({"cmd": "new", "game": "raiders", "seats": 3, "seed": 1}));
    let error = check(&mut driver, json!({"cmd": "odds", "seat": 0}), "no_odds");
    assert_eq!((&error["kind"], &error["known"]), (&json!("match"), &json!(["welcome"])));
}

#[test]
fn the_codes_of_the_tests_are_the_documented_ones() {
    let mut met: BTreeSet<String> = wrong_lines().into_iter().map(|(_, code)| code.to_owned()).collect();
    met.extend(wrong_requests().into_iter().map(|(_, code)| code.to_owned()));
    met.extend(wrong_records("").into_iter().map(|(_, code)| code.to_owned()));
    met.extend(
        [
            "no_match",
            "no_odds",
            "too_many_matches",
            "match_over",
            "chance_first",
            "bad_outcome",
            "not_chance",
        ]
        .map(str::to_owned),
    );
    met.extend(UNREACHABLE.map(str::to_owned));
    let rules = codes_of("rules");
    let documented: BTreeSet<_> = codes_of("request").union(&codes_of("match")).cloned().collect();
    assert_eq!(met.difference(&rules).cloned().collect::<BTreeSet<_>>(), documented);
}

/// Returns many possible actions. Most of them are illegal at any time.
fn possible_actions(view: &Value) -> Vec<Value> {
    let tiles = view["tiles"].as_array().unwrap().iter().map(|tile| tile["tile"].clone());
    let tiles: Vec<_> = tiles.chain([json!("torch"), json!("omnipotence"), json!("dancing_blade")]).collect();
    let with_tiles = ["sacrifice", "use", "discard"]
        .into_iter()
        .flat_map(|action| tiles.iter().map(move |tile| json!({"action": action, "tile": tile})));
    let plain = ["draw", "pass", "add", "decline"].map(|action| json!({"action": action}));
    let monsters =
        ["goblin", "dragon", "ally", "mimic"].map(|m| json!({"action": "name_type", "monster": m}));
    let rivals = [0, 1, 2, 3].map(|rival| json!({"action": "pick_rival", "rival": rival}));
    let strengths = [0, 5, 9].map(|strength| json!({"action": "name_strength", "strength": strength}));
    let adventurers = ["warrior", "ninja"].map(|a| json!({"action": "choose", "adventurer": a}));
    with_tiles.chain(plain).chain(monsters).chain(rivals).chain(strengths).chain(adventurers).collect()
}

/// Tries all illegal actions for every seat, and returns the codes with which the rules refused them.
fn probe(driver: &mut Driver, seats: u64) -> BTreeSet<String> {
    let view = driver.ok(json!({"cmd": "view"}))["view"].take();
    let owing = driver.ok(json!({"cmd": "turn"}))["owe"][0].clone();
    let legal = driver.ok(json!({"cmd": "legal"}))["actions"].take();
    let before = driver.save();
    let mut reasons = BTreeSet::new();
    for action in possible_actions(&view) {
        for seat in 0..seats {
            if owing == seat && legal.as_array().unwrap().contains(&action) {
                continue;
            }
            let answer = driver.ask(json!({"cmd": "act", "seat": seat, "action": action}));
            assert_eq!(answer["ok"], false, "{action} of seat {seat} is taken");
            let error = &answer["error"];
            if error["kind"] == "rules" {
                reasons.insert(error["code"].as_str().unwrap().to_owned());
            } else if owing != seat {
                assert_eq!(error["code"], "not_your_turn");
            }
        }
        assert_eq!(driver.save(), before, "{action}");
    }
    reasons
}

/// Plays whole matches and returns the codes of all refused actions.
fn reasons_in_matches(seeds: std::ops::Range<u64>) -> BTreeSet<String> {
    let mut reasons = BTreeSet::from(["impossible_outcome".to_owned()]);
    for (set, seed) in SETS.into_iter().flat_map(|set| seeds.clone().map(move |seed| (set, seed))) {
        let mut opening = seeded(set, 3);
        opening["seed"] = json!(seed);
        let mut driver = Driver::with_match(opening);
        driver.state = seed;
        while driver.ok(json!({"cmd": "turn"}))["turn"] == "decide" {
            reasons.extend(probe(&mut driver, 3));
            driver.step();
        }
    }
    reasons
}

#[test]
fn illegal_actions_are_refused_with_a_documented_code() {
    let (reasons, documented) = (reasons_in_matches(0..1), codes_of("rules"));
    assert!(reasons.is_subset(&documented), "{reasons:?}");
}

#[test]
#[ignore = "slow"]
fn every_documented_code_occurs() {
    assert_eq!(reasons_in_matches(0..6), codes_of("rules"));
}
