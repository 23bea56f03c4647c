//! Matches in files: kept, told again, played on, and checked.

use std::fs;

use serde_json::{Value, json};
use table::{AnyTable, Chance, Config, Record};

use crate::terminal::program::{
    antorcha, antorcha_reading, broken_off_match, file_with, fresh_file, played_match,
};

/// The sentences of a replay, without the rule behind each.
fn replayed(file: &str, arguments: &[&str]) -> Vec<String> {
    let told = antorcha(&[&["replay", file], arguments].concat()).well();
    let sentence =
        |line: &str| line.rsplit_once(" (").filter(|_| line.ends_with(')')).map(|(text, _)| text.to_owned());
    told.lines().filter_map(sentence).collect()
}

fn check_told_again(lang: &str) {
    let file = fresh_file(&format!("told_in_{lang}.json"));
    let command = ["play", "welcome", "--lang", lang, "--option", "set=back", "--seed", "5", "--save", &file];
    let told = antorcha_reading(&command, &"1\n2\n".repeat(500)).well();
    let replayed = replayed(&file, &["--seat", "1", "--lang", lang]);
    assert!(replayed.len() > 20, "{replayed:?}");
    let mut lines = told.lines();
    for sentence in &replayed {
        assert!(
            lines.any(|line| line.ends_with(sentence.as_str())),
            "{sentence}\nis not told in its place:\n{told}"
        );
    }
}

#[test]
fn a_replay_tells_a_player_what_was_told_at_the_table() {
    check_told_again("en");
    check_told_again("es");
}

#[test]
fn a_finished_match_is_told_as_the_referee_saw_it() {
    let file = played_match("for_the_referee.json");
    let told = antorcha(&["replay", &file, "--json"]).json();
    assert_eq!((&told["told_to"], &told["over"]), (&json!("referee"), &json!(true)));
    assert_eq!(told["players"], json!(["Ana", "Brasa", "Candil"]));
    assert_eq!(told["winners"].as_array().unwrap().len(), 1);
    let events = told["events"].as_array().unwrap();
    assert!(
        events
            .iter()
            .filter(|event| event["fact"]["event"] == "drew")
            .all(|e| e["fact"]["monster"].is_string())
    );
    assert_eq!(replayed(&file, &[]), replayed(&file, &["--referee"]));
    assert_ne!(replayed(&file, &["--public"]), replayed(&file, &["--referee"]));
}

#[test]
fn an_unfinished_match_is_told_with_a_warning_and_without_secrets() {
    let file = broken_off_match("unfinished.json");
    let told = antorcha(&["replay", &file]).well();
    assert!(told.starts_with("This match is not over yet"), "{told}");
    assert_eq!(replayed(&file, &[]), replayed(&file, &["--public"]));
    assert!(!told.contains("has won"));
}

#[test]
fn a_match_goes_on_where_it_was_left() {
    let file = broken_off_match("to_go_on.json");
    let before = fs::read_to_string(&file).unwrap();
    let typed = "1\n2\n".repeat(500);
    let told = antorcha_reading(&["play", "--load", &file, "--save", &file], &typed).well();
    assert!(told.contains("You play as Ana.") && told.contains("The game is over."), "{told}");
    let after = fs::read_to_string(&file).unwrap();
    let steps =
        |text: &str| serde_json::from_str::<Value>(text).unwrap()["steps"].as_array().unwrap().clone();
    assert!(steps(&after).starts_with(&steps(&before)) && steps(&after).len() > steps(&before).len());
}

#[test]
fn a_match_that_goes_on_tells_only_its_round_again() {
    let file = fresh_file("rounds.json");
    let command = ["play", "welcome", "--human", "Ana", "--seed", "11", "--save", &file];
    let rounds = |told: &str| {
        told.lines().filter(|line| line.starts_with("Round ") && line.ends_with(" the bidding.")).count()
    };
    let answers = (1..500).map(|count| "1\n2\n".repeat(count));
    let told = answers.map(|typed| {
        let _ = fs::remove_file(&file);
        antorcha_reading(&command, &typed).well()
    });
    assert!(told.into_iter().any(|told| rounds(&told) > 1 && told.contains("You leave the table.")));
    assert_eq!(rounds(&antorcha(&["play", "--load", &file]).well()), 1);
}

#[test]
fn loading_without_saving_leaves_the_file_alone() {
    let file = broken_off_match("left_alone.json");
    let before = fs::read_to_string(&file).unwrap();
    antorcha_reading(&["play", "--load", &file], &"1\n2\n".repeat(500)).well();
    assert_eq!(fs::read_to_string(&file).unwrap(), before);
}

#[test]
fn people_come_back_to_their_seats_and_bots_to_theirs() {
    let file = fresh_file("coming_back.json");
    let people = ["--human", "Ana", "--human", "Luis", "--seats", "4", "--save", &file];
    antorcha(&[&["play", "welcome"], &people[..]].concat()).well();
    let told = antorcha(&["play", "--load", &file]).well();
    assert!(told.contains("Ana and Luis share this keyboard."), "{told}");
    assert!(told.contains("Brasa and Candil are bots, adventurers."), "{told}");
    let told = antorcha(&["play", "--load", &file, "--human", "luis"]).well();
    assert!(told.contains("You play as Luis."), "{told}");
}

#[test]
fn a_match_can_be_saved_at_the_table() {
    let file = fresh_file("saved at the table.json");
    let told = antorcha_reading(&["play", "welcome", "--seed", "1"], &format!("s {file}\nq\n")).well();
    assert!(told.contains(&format!("antorcha play --load '{file}' --save '{file}'")), "{told}");
    antorcha(&["replay", &file]).well();
}

#[test]
fn a_fair_match_is_found_fair() {
    let file = played_match("fair.json");
    let told = antorcha(&["verify-fair", &file]).well();
    for line in ["The secret fits the commitment.", "The draws of this match are fair."] {
        assert!(told.lines().any(|told| told == line), "{told}");
    }
    let report = antorcha(&["verify-fair", &file, "--json"]).json();
    assert_eq!((&report["fair"], &report["report"]["finished"]), (&json!(true), &json!(true)));
    let record: Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    let drawn = record["steps"].as_array().unwrap().iter().filter(|step| !step["chance"].is_null()).count();
    assert_eq!(report["report"]["draws"], drawn);
    assert!(told.contains(report["report"]["commitment"].as_str().unwrap()));
    assert!(
        antorcha(&["verify-fair", &file, "--lang", "es"])
            .well()
            .contains("El azar de esta partida es limpio.")
    );
}

#[test]
fn the_commitment_and_the_secret_of_the_table_are_those_of_the_file() {
    let file = fresh_file("commitment.json");
    let typed = "1\n2\n".repeat(500);
    let told = antorcha_reading(&["play", "welcome", "--save", &file], &typed).well();
    let record: Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    let chance = &record["chance"]["seeded"];
    let (commitment, secret) = (chance["commitment"].as_str().unwrap(), chance["secret"].as_str().unwrap());
    let (before, after) = told.split_once("The game is over.").unwrap();
    assert!(before.contains(commitment) && !before.contains(secret));
    assert!(after.contains(secret) && after.contains(&format!("antorcha verify-fair {file}")));
}

/// Changes a record, and gives it the checksum that it would then have.
fn forge(file: &str, name: &str, change: impl FnOnce(&mut Value)) -> String {
    let mut value: Value = serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap();
    change(&mut value);
    value.as_object_mut().unwrap().remove("checksum");
    let record: Record<Value> = serde_json::from_value(value).unwrap();
    file_with(name, &record.to_json().unwrap())
}

#[track_caller]
fn check_unfair(file: &str, code: &str, words: &[&str]) {
    let (told, as_json) = (antorcha(&["verify-fair", file]), antorcha(&["verify-fair", file, "--json"]));
    assert_eq!((told.status, told.out.as_str(), as_json.status), (2, "", 2));
    assert!(words.iter().all(|word| told.err.contains(word)), "{}", told.err);
    let report: Value = serde_json::from_str(&as_json.out).unwrap();
    assert_eq!((&report["fair"], &report["code"]), (&json!(false), &json!(code)));
}

#[test]
fn a_card_that_was_not_due_is_found_out() {
    let file = played_match("for_forgery.json");
    let forged = forge(&file, "forged_card.json", |record| {
        let steps = record["steps"].as_array_mut().unwrap();
        let card = steps.iter_mut().find(|step| step["chance"]["outcome"] == "card").unwrap();
        let monster = &mut card["chance"]["monster"];
        *monster = json!(if *monster == "goblin" { "orc" } else { "goblin" });
    });
    check_unfair(&forged, "outcome_mismatch", &["of the record is", "where chance drew"]);
}

#[test]
fn another_secret_is_found_out() {
    let file = played_match("for_secrets.json");
    let forged = forge(&file, "forged_secret.json", |record| {
        record["chance"]["seeded"]["secret"] = json!("00".repeat(32));
    });
    check_unfair(&forged, "commitment_mismatch", &["the secret does not fit the commitment"]);
}

#[test]
fn chance_by_hand_is_not_called_fair() {
    let file = broken_off_match("for_hands.json");
    let forged = forge(&file, "by_hand.json", |record| record["chance"] = json!("caller"));
    check_unfair(&forged, "not_seeded", &["supplied by hand"]);
    let ran = antorcha(&["play", "--load", &forged]);
    assert_eq!(ran.status, 2);
}

/// A match of bots that was begun under these rules, kept in a file.
fn begun_under(rules_version: u32, name: &str, play: impl FnOnce(&mut dyn AnyTable)) -> String {
    let entry = catalog::find("welcome").unwrap();
    let mut table = (entry.open_as)(Config::of(2), Chance::of_seed(3), rules_version).unwrap();
    play(&mut *table);
    file_with(name, &table.save().unwrap())
}

fn play_out(table: &mut dyn AnyTable) {
    while let Some(seat) = table.turn().actors().first() {
        table.act_nth(seat, 0).unwrap();
    }
}

#[test]
fn a_match_of_earlier_rules_is_found_fair_and_told_to_be_of_earlier_rules() {
    let file = begun_under(0, "earlier_rules.json", play_out);
    let told = antorcha(&["verify-fair", &file]).well();
    assert!(told.contains("begun under version 0 of the rules") && told.contains("are fair"), "{told}");
    assert_eq!(antorcha(&["verify-fair", &file, "--json"]).json()["report"]["rules_version"], 0);
    let told = antorcha(&["verify-fair", &file, "--lang", "es"]).well();
    assert!(told.contains("empezó con la versión 0 de las reglas"), "{told}");
    let present = begun_under(1, "present_rules.json", play_out);
    assert!(!antorcha(&["verify-fair", &present]).well().contains("version"));
}

#[test]
fn a_match_in_which_steps_were_taken_back_says_so_and_is_told_as_it_stands() {
    let taken_back = |table: &mut dyn AnyTable| {
        let seat = table.turn().actors().first().unwrap();
        table.act_nth(seat, 0).unwrap();
        let undo = table.prepare_undo(table.undo_for(seat).unwrap().steps).unwrap();
        table.keep(undo).unwrap();
        play_out(table);
    };
    let file = begun_under(1, "taken_back.json", taken_back);
    let told = antorcha(&["verify-fair", &file]).well();
    assert!(told.contains("Once, steps were taken back") && told.contains("are fair"), "{told}");
    let told = antorcha(&["verify-fair", &file, "--lang", "es"]).well();
    assert!(told.contains("Una vez se deshicieron jugadas"), "{told}");
    assert_eq!(antorcha(&["replay", &file, "--json"]).json()["over"], true);
}
