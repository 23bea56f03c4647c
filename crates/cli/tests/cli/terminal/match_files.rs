//! Saved matches: save, replay, load and verify.

use std::fs;

use serde_json::{Value, json};
use table::{AnyTable, Chance, Config, Record};

use crate::terminal::program::{
    antorcha, antorcha_reading, broken_off_match, file_with, fresh_file, played_match,
};

/// Returns the sentences of a replay without their rules.
fn replayed(file: &str, arguments: &[&str]) -> Vec<String> {
    let output = antorcha(&[&["replay", file], arguments].concat()).success();
    let sentence =
        |line: &str| line.rsplit_once(" (").filter(|_| line.ends_with(')')).map(|(text, _)| text.to_owned());
    output.lines().filter_map(sentence).collect()
}

fn check_replay(lang: &str) {
    let file = fresh_file(&format!("told_in_{lang}.json"));
    let command = ["play", "welcome", "--lang", lang, "--option", "set=back", "--seed", "5", "--save", &file];
    let output = antorcha_reading(&command, &"1\n2\n".repeat(500)).success();
    let replayed = replayed(&file, &["--seat", "1", "--lang", lang]);
    assert!(replayed.len() > 20, "{replayed:?}");
    let mut lines = output.lines();
    for sentence in &replayed {
        assert!(
            lines.any(|line| line.ends_with(sentence.as_str())),
            "{sentence}\nis not told in its place:\n{output}"
        );
    }
}

#[test]
fn a_replay_prints_the_same_as_the_match() {
    check_replay("en");
    check_replay("es");
}

#[test]
fn a_finished_match_is_replayed_as_the_referee_saw_it() {
    let file = played_match("for_the_referee.json");
    let output = antorcha(&["replay", &file, "--json"]).json();
    assert_eq!((&output["told_to"], &output["over"]), (&json!("referee"), &json!(true)));
    assert_eq!(output["players"], json!(["Ana", "Brasa", "Candil"]));
    assert_eq!(output["winners"].as_array().unwrap().len(), 1);
    let events = output["events"].as_array().unwrap();
    assert!(
        events
            .iter()
            .filter(|event| event["fact"]["event"] == "drew")
            .all(|e| e["fact"]["monster"].is_string())
    );
    let log = output["log"].as_array().unwrap();
    let sentences: Vec<_> = log.iter().map(|line| line["sentence"].as_str().unwrap()).collect();
    assert_eq!(replayed(&file, &[]), sentences);
    assert_eq!(replayed(&file, &[]), replayed(&file, &["--referee"]));
    assert_ne!(replayed(&file, &["--public"]), replayed(&file, &["--referee"]));
}

#[test]
fn an_unfinished_match_is_replayed_with_a_warning_and_without_secrets() {
    let file = broken_off_match("unfinished.json");
    let output = antorcha(&["replay", &file]).success();
    assert!(output.starts_with("This game isn't over."), "{output}");
    assert_eq!(replayed(&file, &[]), replayed(&file, &["--public"]));
    assert!(!output.contains(" wins!"));
}

#[test]
fn a_loaded_match_continues_where_it_was_saved() {
    let file = broken_off_match("to_go_on.json");
    let before = fs::read_to_string(&file).unwrap();
    let typed = "1\n2\n".repeat(500);
    let output = antorcha_reading(&["play", "--load", &file, "--save", &file], &typed).success();
    assert!(output.contains("You play as Ana.") && output.contains("Game over."), "{output}");
    let after = fs::read_to_string(&file).unwrap();
    let steps =
        |text: &str| serde_json::from_str::<Value>(text).unwrap()["steps"].as_array().unwrap().clone();
    assert!(steps(&after).starts_with(&steps(&before)) && steps(&after).len() > steps(&before).len());
}

#[test]
fn a_loaded_match_prints_only_its_current_round() {
    let file = fresh_file("rounds.json");
    let command = ["play", "welcome", "--human", "Ana", "--seed", "11", "--save", &file];
    let rounds = |output: &str| {
        output.lines().filter(|line| line.starts_with("Round ") && line.contains(": the ")).count()
    };
    let answers = (1..500).map(|count| "1\n2\n".repeat(count));
    let output = answers.map(|typed| {
        let _ = fs::remove_file(&file);
        antorcha_reading(&command, &typed).success()
    });
    assert!(output.into_iter().any(|output| rounds(&output) > 1 && output.contains("You leave the table.")));
    assert_eq!(rounds(&antorcha(&["play", "--load", &file]).success()), 1);
}

#[test]
fn loading_without_saving_does_not_change_the_file() {
    let file = broken_off_match("left_alone.json");
    let before = fs::read_to_string(&file).unwrap();
    antorcha_reading(&["play", "--load", &file], &"1\n2\n".repeat(500)).success();
    assert_eq!(fs::read_to_string(&file).unwrap(), before);
}

#[test]
fn people_and_bots_keep_their_seats() {
    let file = fresh_file("coming_back.json");
    let players = ["--human", "Ana", "--human", "Luis", "--seats", "4", "--save", &file];
    antorcha(&[&["play", "welcome"], &players[..]].concat()).success();
    let output = antorcha(&["play", "--load", &file]).success();
    assert!(output.contains("Ana and Luis share this keyboard."), "{output}");
    assert!(output.contains("Brasa and Candil are adventurer bots."), "{output}");
    let output = antorcha(&["play", "--load", &file, "--human", "luis"]).success();
    assert!(output.contains("You play as Luis."), "{output}");
}

#[test]
fn a_match_can_be_saved_during_play() {
    let file = fresh_file("saved at the table.json");
    let output = antorcha_reading(&["play", "welcome", "--seed", "1"], &format!("s {file}\nq\n")).success();
    assert!(output.contains(&format!("antorcha play --load '{file}' --save '{file}'")), "{output}");
    antorcha(&["replay", &file]).success();
}

#[test]
fn a_fair_match_is_verified() {
    let file = played_match("fair.json");
    let output = antorcha(&["verify-fair", &file]).success();
    for line in ["The secret matches the commitment.", "This game's draws are fair."] {
        assert!(output.lines().any(|output| output == line), "{output}");
    }
    let report = antorcha(&["verify-fair", &file, "--json"]).json();
    assert_eq!((&report["fair"], &report["report"]["finished"]), (&json!(true), &json!(true)));
    let record: Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    let drawn = record["steps"].as_array().unwrap().iter().filter(|step| !step["chance"].is_null()).count();
    assert_eq!(report["report"]["draws"], drawn);
    assert!(output.contains(report["report"]["commitment"].as_str().unwrap()));
    assert!(
        antorcha(&["verify-fair", &file, "--lang", "es"])
            .success()
            .contains("El azar de esta partida es limpio.")
    );
}

#[test]
fn the_printed_commitment_and_secret_are_those_of_the_file() {
    let file = fresh_file("commitment.json");
    let typed = format!("?\n{}", "1\n2\n".repeat(500));
    let output = antorcha_reading(&["play", "welcome", "--save", &file], &typed).success();
    let record: Value = serde_json::from_str(&fs::read_to_string(&file).unwrap()).unwrap();
    let chance = &record["chance"]["seeded"];
    let (commitment, secret) = (chance["commitment"].as_str().unwrap(), chance["secret"].as_str().unwrap());
    let (before, after) = output.split_once("Game over.").unwrap();
    assert!(before.contains(commitment) && !before.contains(secret));
    assert!(after.contains(secret) && after.contains(&format!("antorcha verify-fair {file}")));
}

/// Changes a record and updates its checksum.
fn forge(file: &str, name: &str, change: impl FnOnce(&mut Value)) -> String {
    let mut value: Value = serde_json::from_str(&fs::read_to_string(file).unwrap()).unwrap();
    change(&mut value);
    value.as_object_mut().unwrap().remove("checksum");
    let record: Record<Value> = serde_json::from_value(value).unwrap();
    file_with(name, &record.to_json().unwrap())
}

#[track_caller]
fn check_unfair(file: &str, code: &str, words: &[&str]) {
    let (output, as_json) = (antorcha(&["verify-fair", file]), antorcha(&["verify-fair", file, "--json"]));
    assert_eq!((output.status, output.out.as_str(), as_json.status), (2, "", 2));
    assert!(words.iter().all(|word| output.err.contains(word)), "{}", output.err);
    let report: Value = serde_json::from_str(&as_json.out).unwrap();
    assert_eq!((&report["fair"], &report["code"]), (&json!(false), &json!(code)));
}

#[test]
fn a_changed_card_is_detected() {
    let file = played_match("for_forgery.json");
    let forged = forge(&file, "forged_card.json", |record| {
        let steps = record["steps"].as_array_mut().unwrap();
        let card = steps.iter_mut().find(|step| step["chance"]["outcome"] == "card").unwrap();
        let monster = &mut card["chance"]["monster"];
        *monster = json!(if *monster == "goblin" { "orc" } else { "goblin" });
    });
    check_unfair(&forged, "outcome_mismatch", &["of the record was changed", "but chance drew"]);
}

#[test]
fn a_changed_secret_is_detected() {
    let file = played_match("for_secrets.json");
    let forged = forge(&file, "forged_secret.json", |record| {
        record["chance"]["seeded"]["secret"] = json!("00".repeat(32));
    });
    check_unfair(&forged, "commitment_mismatch", &["the secret does not match the commitment"]);
}

#[test]
fn chance_by_the_caller_is_not_fair() {
    let file = broken_off_match("for_hands.json");
    let forged = forge(&file, "by_hand.json", |record| record["chance"] = json!("caller"));
    check_unfair(&forged, "not_seeded", &["supplied by hand"]);
    let ran = antorcha(&["play", "--load", &forged]);
    assert_eq!(ran.status, 2);
}

/// Saves a match of bots that began with this rules version.
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
fn a_match_of_earlier_rules_is_fair_and_names_its_version() {
    let file = begun_under(0, "earlier_rules.json", play_out);
    let output = antorcha(&["verify-fair", &file]).success();
    assert!(output.contains("began with rules version 0") && output.contains("are fair"), "{output}");
    assert_eq!(antorcha(&["verify-fair", &file, "--json"]).json()["report"]["rules_version"], 0);
    let output = antorcha(&["verify-fair", &file, "--lang", "es"]).success();
    assert!(output.contains("empezó con la versión 0 de las reglas"), "{output}");
    let present = begun_under(1, "present_rules.json", play_out);
    assert!(!antorcha(&["verify-fair", &present]).success().contains("version"));
}

#[test]
fn a_match_with_undone_steps_says_so() {
    let taken_back = |table: &mut dyn AnyTable| {
        let seat = table.turn().actors().first().unwrap();
        table.act_nth(seat, 0).unwrap();
        let undo = table.prepare_undo(table.undo_for(seat).unwrap().steps).unwrap();
        table.apply_prepared(undo).unwrap();
        play_out(table);
    };
    let file = begun_under(1, "taken_back.json", taken_back);
    let output = antorcha(&["verify-fair", &file]).success();
    assert!(output.contains("1 undo: undone draws") && output.contains("are fair"), "{output}");
    let output = antorcha(&["verify-fair", &file, "--lang", "es"]).success();
    assert!(output.contains("Se deshizo 1 vez"), "{output}");
    assert_eq!(antorcha(&["replay", &file, "--json"]).json()["over"], true);
}
