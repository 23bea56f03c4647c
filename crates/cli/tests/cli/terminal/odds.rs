//! Tests of `antorcha odds`.

use serde_json::{Value, json};

use crate::terminal::program::{antorcha, antorcha_reading, broken_off_match, fresh_file, played_match};

/// Returns the error message of a command that fails.
fn refused(arguments: &[&str]) -> String {
    let ran = antorcha(arguments);
    assert_eq!((ran.status, ran.out.as_str()), (2, ""), "{}", ran.err);
    ran.err
}

fn steps(file: &str) -> usize {
    let text = std::fs::read_to_string(file).unwrap();
    serde_json::from_str::<Value>(&text).unwrap()["steps"].as_array().unwrap().len()
}

#[test]
fn the_odds_of_a_seat_are_printed_in_both_languages() {
    let file = broken_off_match("odds.json");
    let english = antorcha(&["odds", &file, "--seat", "1"]).success();
    assert!(english.starts_with("Chance to survive this dungeon, given what Ana knows: 1"));
    let spanish = antorcha(&["odds", &file, "--seat", "1", "--lang", "es"]).success();
    assert!(spanish.starts_with("Probabilidad de sobrevivir a esta mazmorra"), "{spanish}");
}

#[test]
fn every_step_has_odds_between_0_and_1() {
    let file = played_match("odds_by_step.json");
    let all = steps(&file);
    let mut chances = Vec::new();
    for step in (0..all).step_by(all / 8 + 1) {
        let output = antorcha(&["odds", &file, "--seat", "1", "--step", &step.to_string(), "--json"]).json();
        assert_eq!((&output["game"], &output["seat"]), (&json!("welcome"), &json!(1)));
        chances.push(output["chance"].as_f64().unwrap());
    }
    assert!(chances.len() > 4 && chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{chances:?}");
}

#[test]
fn errors_say_what_would_be_valid() {
    let file = played_match("odds_refused.json");
    let beyond = (steps(&file) + 1).to_string();
    let message = refused(&["odds", &file, "--seat", "1", "--step", &beyond]);
    assert!(message.contains("does not exist: the game has"), "{message}");
    let message = refused(&["odds", &file, "--seat", "9"]);
    assert!(message.contains("seat 9 does not exist: seats are numbered from 1 to 3"), "{message}");
    let message = refused(&["odds", &file]);
    assert!(message.contains("name one with --seat"), "{message}");
    let raiders = fresh_file("odds_of_raiders.json");
    antorcha_reading(&["play", "raiders", "--seed", "3", "--save", &raiders], "1\n").success();
    let message = refused(&["odds", &raiders, "--seat", "1"]);
    assert!(message.contains("`raiders` has no exact odds: they are available for welcome"), "{message}");
}
