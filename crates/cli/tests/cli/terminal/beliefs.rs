//! Tests of `antorcha review --beliefs`.

use serde_json::Value;

use crate::terminal::program::{antorcha, played_match};

fn beliefs(file: &str, seat: &str, more: &[&str]) -> Value {
    antorcha(&[&["review", file, "--beliefs", seat, "--json"], more].concat()).json()
}

#[test]
fn the_chances_of_one_hidden_card_add_up_to_one() {
    let file = played_match("beliefs.json");
    let mut hidden = 0;
    for step in ["5", "10", "15"] {
        let told = beliefs(&file, "1", &["--step", step]);
        assert_eq!(told, beliefs(&file, "1", &["--step", step]), "the same again");
        for place in told["places"].as_array().unwrap() {
            let cards = place["cards"].as_array().unwrap();
            let sum: f64 = cards.iter().map(|card| card["chance"].as_f64().unwrap()).sum();
            let is_one = (sum - 1.0).abs() < 0.005;
            assert!(is_one || place["kind"] == "cards", "{place}");
            hidden += 1;
        }
    }
    assert!(hidden > 3, "{hidden}");
}

#[test]
fn bars_are_printed_in_both_languages() {
    let file = played_match("beliefs_printed.json");
    let english = antorcha(&["review", &file, "--beliefs", "1", "--step", "5"]).success();
    assert!(english.starts_with("What Ana could know of hidden cards, from 1000 sampled deals"), "{english}");
    assert!(english.contains("Next card of the deck") && english.contains(" %  ##"), "{english}");
    let spanish = antorcha(&["review", &file, "--beliefs", "1", "--step", "5", "--lang", "es"]).success();
    assert!(spanish.contains("Próxima carta del mazo"), "{spanish}");
}

#[test]
fn errors_say_what_would_be_valid() {
    let file = played_match("beliefs_refused.json");
    let check = |arguments: &[&str], expected: &str| {
        let ran = antorcha(&[&["review", &file], arguments].concat());
        assert_eq!((ran.status, ran.out.as_str()), (2, ""), "{}", ran.err);
        assert!(ran.err.contains(expected), "{}", ran.err);
    };
    check(&["--beliefs", "9"], "seat 9 does not exist: seats are numbered from 1 to 3");
    check(&["--beliefs", "1", "--step", "99999"], "does not exist: the game has");
    check(&["--step", "3"], "--beliefs");
    check(&["--beliefs", "1", "--rollouts", "100"], "cannot be used with");
}
