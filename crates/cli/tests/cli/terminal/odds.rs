//! Exact odds of saved matches.

use serde_json::{Value, json};

use crate::terminal::program::{antorcha, antorcha_reading, broken_off_match, fresh_file, played_match};

/// What the program says if it does not do what it is asked.
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
fn the_odds_of_a_seat_are_told_in_both_languages() {
    let file = broken_off_match("odds.json");
    let english = antorcha(&["odds", &file, "--seat", "1"]).well();
    assert!(english.starts_with("The chance to come through the dungeon as it is now, by what Ana knows: 1"));
    let spanish = antorcha(&["odds", &file, "--seat", "1", "--lang", "es"]).well();
    assert!(spanish.starts_with("La probabilidad de superar la mazmorra"), "{spanish}");
}

#[test]
fn every_step_of_a_match_has_odds_between_never_and_always() {
    let file = played_match("odds_by_step.json");
    let all = steps(&file);
    let mut chances = Vec::new();
    for step in (0..all).step_by(all / 8 + 1) {
        let told = antorcha(&["odds", &file, "--seat", "1", "--step", &step.to_string(), "--json"]).json();
        assert_eq!((&told["game"], &told["seat"]), (&json!("welcome"), &json!(1)));
        chances.push(told["chance"].as_f64().unwrap());
    }
    assert!(chances.len() > 4 && chances.iter().all(|chance| (0.0..=1.0).contains(chance)), "{chances:?}");
}

#[test]
fn what_cannot_be_told_is_said_with_what_could_be() {
    let file = played_match("odds_refused.json");
    let beyond = (steps(&file) + 1).to_string();
    let said = refused(&["odds", &file, "--seat", "1", "--step", &beyond]);
    assert!(said.contains("there is no step") && said.contains("the match has"), "{said}");
    let said = refused(&["odds", &file, "--seat", "9"]);
    assert!(said.contains("there is no seat 9: seats are numbered from 1 to 3"), "{said}");
    let said = refused(&["odds", &file]);
    assert!(said.contains("name one by --seat"), "{said}");
    let raiders = fresh_file("odds_of_raiders.json");
    antorcha_reading(&["play", "raiders", "--seed", "3", "--save", &raiders], "1\n").well();
    let said = refused(&["odds", &raiders, "--seat", "1"]);
    assert!(said.contains("`raiders` has no exact odds: the games that have them are welcome"), "{said}");
}
