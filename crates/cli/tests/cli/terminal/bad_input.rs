//! Wrong input: the error says what would be valid, the exit status is 2 and no file changes.

use std::fs;

use serde_json::Value;
use table::Record;

use crate::terminal::program::{
    RunResult, antorcha, antorcha_reading, broken_off_match, file_with, fresh_file, played_match,
};

#[track_caller]
fn check_refused(ran: RunResult, words: &[&str]) {
    assert_eq!(ran.status, 2, "{}{}", ran.out, ran.err);
    assert_eq!(ran.out, "");
    for word in words {
        assert!(ran.err.contains(word), "`{word}` is not in: {}", ran.err);
    }
    assert!(!ran.err.contains(['\u{1b}', '\r']) && !ran.err.contains("panicked"), "{}", ran.err);
}

#[track_caller]
fn check(arguments: &[&str], words: &[&str]) {
    check_refused(antorcha(arguments), words);
}

#[test]
fn an_unknown_game_lists_the_games() {
    for command in ["play", "games", "rules", "simulate"] {
        check(&[command, "chess"], &["unknown game `chess`", "welcome"]);
    }
}

#[test]
fn an_unknown_option_lists_the_options() {
    for command in ["play", "simulate"] {
        check(&[command, "welcome", "--option", "colour=red"], &["unknown option `colour`", "set", "flute"]);
        check(&[command, "welcome", "--option", "set=front"], &["`front`", "welcome, back, combined"]);
        check(&[command, "welcome", "--option", "set"], &["name=value", "set=back"]);
        check(
            &[command, "welcome", "--option", "set=back", "--option", "set=back"],
            &["`set` is given twice"],
        );
    }
}

#[test]
fn incompatible_options_list_the_compatible_ones() {
    let clash = ["--option", "set=welcome", "--option", "first_adventurer=bard"];
    for command in ["play", "simulate"] {
        check(
            &[&[command, "welcome"], &clash[..]].concat(),
            &["first_adventurer=bard", "set=welcome", "warrior"],
        );
    }
}

#[test]
fn a_wrong_number_of_seats_shows_the_allowed_numbers() {
    for command in ["play", "simulate"] {
        for seats in ["1", "5", "0", "255"] {
            check(&[command, "welcome", "--seats", seats], &[seats, "2 to 4"]);
        }
        check(&[command, "welcome", "--seats", "many"], &["many"]);
    }
}

#[test]
fn an_unknown_bot_lists_the_bots() {
    check(&["play", "welcome", "--bot", "oracle"], &["unknown bot `oracle`", "random"]);
}

#[test]
fn an_unknown_language_lists_the_languages() {
    for command in [&["games"][..], &["play", "welcome"], &["rules", "welcome"], &["replay", "file"]] {
        check(&[command, &["--lang", "fr"]].concat(), &["'fr'", "en, es"]);
    }
}

#[test]
fn an_unknown_rule_names_the_command_for_the_list() {
    check(&["rules", "welcome", "W99"], &["rule W99 not found", "`antorcha rules welcome` lists"]);
    check(&["rules", "welcome", "twelve"], &["`twelve`", "W25"]);
}

#[test]
fn wrong_people_are_refused() {
    let play = |players: &[&str], words: &[&str]| {
        let players = players.iter().flat_map(|person| ["--human", person]);
        let command: Vec<_> = ["play", "welcome", "--seats", "2"].into_iter().chain(players).collect();
        check(&command, words);
    };
    play(&["3"], &["seat 3 does not exist", "1 to 2"]);
    play(&["0"], &["seat 0 does not exist", "1 to 2"]);
    play(&["1", "1"], &["seat 1 is given twice"]);
    play(&["Ana", "ana"], &["two people", "another name"]);
    play(&["Ana", "Luis", "Eva"], &["3 people", "--seats"]);
    play(&["Brasa"], &["a bot"]);
    play(&["999"], &["name", "seat"]);
    play(&[""], &["name", "seat"]);
    play(&[&"a".repeat(65)], &["name", "1 to 64"]);
}

#[test]
fn control_characters_do_not_reach_the_terminal() {
    check(&["play", "welcome", "--human", "Ana\u{1b}[2J"], &["name", "control character"]);
    check(&["play", "\u{1b}[31mwelcome"], &["unknown game"]);
    check(&["play", "welcome", "--option", "set=\u{1b}[31m"], &["cannot be"]);
    check(&["simulate", "welcome", "--games", "\u{1b}[31m"], &["--games"]);
    check(&["replay", "\u{1b}[31m.json"], &[".json"]);
    let file = file_with("escape.json", r#"{"format":"\u001b[31m","game":"welcome","rules_version":1}"#);
    check(&["replay", &file], &["format", "antorcha-match/1"]);
}

#[test]
fn a_missing_file_is_named() {
    let missing = fresh_file("missing.json");
    for command in [&["replay"][..], &["verify-fair"], &["play", "--load"]] {
        check(&[command, &[&missing]].concat(), &["missing.json", "No such file"]);
    }
}

#[track_caller]
fn check_file(name: &str, text: &str, words: &[&str]) {
    let file = file_with(name, text);
    for command in [&["replay"][..], &["verify-fair"], &["play", "--load"]] {
        check(&[command, &[&file]].concat(), &[&[name], words].concat());
    }
    assert_eq!(fs::read_to_string(&file).unwrap(), text);
}

#[test]
fn a_file_without_a_match_is_refused() {
    check_file("empty.json", "", &["truncated"]);
    check_file("prose.json", "Once upon a time", &["not JSON"]);
    check_file("number.json", "7", &["not a match record"]);
    check_file(
        "other_format.json",
        r#"{"format":"x","game":"welcome","rules_version":1}"#,
        &["antorcha-match/1"],
    );
}

#[test]
fn a_truncated_match_is_refused() {
    let text = fs::read_to_string(played_match("whole_for_truncation.json")).unwrap();
    for part in [1, 2, 3] {
        let cut: String = text.chars().take(text.len() * part / 4).collect();
        check_file("truncated.json", &cut, &["truncated"]);
    }
}

#[test]
fn an_altered_match_is_refused() {
    let text = fs::read_to_string(played_match("whole_for_alteration.json")).unwrap();
    check_file("altered.json", &text.replacen(r#""action":"pass""#, r#""action":"draw""#, 1), &["altered"]);
    check_file("renamed.json", &text.replacen("Ana", "Eva", 1), &["altered"]);
}

#[test]
fn a_match_of_other_rules_is_refused() {
    let text = fs::read_to_string(played_match("whole_for_version.json")).unwrap();
    let mut value: Value = serde_json::from_str(&text).unwrap();
    value.as_object_mut().unwrap().remove("checksum");
    let mut record: Record<Value> = serde_json::from_value(value).unwrap();
    let present = std::mem::replace(&mut record.rules_version, 4_000);
    let other = record.to_json().unwrap();
    check_file("other_rules.json", &other, &["version 4000", &format!("version {present}")]);
}

#[test]
fn a_match_of_an_unknown_game_lists_the_games() {
    let text = fs::read_to_string(played_match("whole_for_game.json")).unwrap();
    let other = text.replacen(r#""game":"welcome""#, r#""game":"chess""#, 1);
    check_file("other_game.json", &other, &["unknown game `chess`", "welcome"]);
}

#[test]
fn a_match_is_not_loaded_as_another_game_or_by_a_stranger() {
    let file = broken_off_match("for_strangers.json");
    check(&["play", "chess", "--load", &file], &["a game of `welcome`", "`chess`"]);
    check(&["play", "--load", &file, "--human", "Eva"], &["Eva is not in this game", "Ana"]);
    check(&["play", "--load", &file, "--seats", "3"], &["--load", "--seats"]);
    check(&["replay", &file, "--seat", "4"], &["seat 4 does not exist", "1 to 3"]);
    check(&["replay", &file, "--seat", "1", "--public"], &["--seat", "--public"]);
}

#[test]
fn no_file_is_overwritten() {
    let file = file_with("precious.json", "precious");
    check(&["play", "welcome", "--save", &file], &["precious.json", "already exists", "--load"]);
    assert_eq!(fs::read_to_string(&file).unwrap(), "precious");
    check(&["play", "welcome", "--save", "/no/such/folder/match.json"], &["/no/such/folder/match.json"]);
}

#[test]
fn a_failed_save_does_not_end_the_match() {
    let precious = file_with("precious_too.json", "precious");
    let typed = format!("s {precious}\ns /no/such/folder/x\nt\nq\nq\n");
    let output = antorcha_reading(&["play", "welcome", "--seed", "1"], &typed).success();
    assert_eq!(output.matches("Couldn't save the game:").count(), 2, "{output}");
    assert!(output.contains("You leave the table."), "{output}");
    assert_eq!(fs::read_to_string(&precious).unwrap(), "precious");
}

#[test]
fn an_unknown_command_lists_the_commands() {
    check(&["dance"], &["dance"]);
    let ran = antorcha(&[]);
    assert_eq!(ran.status, 2);
    for command in ["games", "play", "rules", "simulate", "replay", "verify-fair", "engine"] {
        assert!(ran.err.contains(command), "{}", ran.err);
    }
}

#[test]
fn lines_that_are_not_utf8_are_refused() {
    let output = antorcha_reading(&["play", "welcome", "--seed", "1"], "\u{1b}[A\n\u{0}\n").success();
    assert_eq!(output.matches("That's not a choice.").count(), 2, "{output}");
    assert!(!output.contains(['\u{1b}', '\u{0}']));
}
