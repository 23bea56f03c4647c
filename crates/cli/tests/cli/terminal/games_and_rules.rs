//! Tests of `antorcha games` and `antorcha rules`.

use std::process::{Command, Stdio};

use crate::terminal::program::antorcha;

#[test]
fn the_list_of_games_shows_seats_options_and_bots() {
    let output = antorcha(&["games"]).success();
    for words in ["welcome: ", "2 to 4 players", "set=welcome|back|combined", "random"] {
        assert!(output.contains(words), "`{words}` is not in:\n{output}");
    }
}

#[test]
fn a_game_is_described_in_both_languages() {
    let english = antorcha(&["games", "welcome"]).success();
    let spanish = antorcha(&["games", "welcome", "--lang", "es"]).success();
    for (output, words) in [(&english, " Default.\n"), (&spanish, " Valor por defecto.\n")] {
        assert_eq!(output.matches(words).count(), 8, "{output}");
        assert!(output.contains("--option set: ") && !output.contains('{'), "{output}");
    }
    assert_ne!(english, spanish);
}

#[test]
fn games_as_json_name_every_option_and_its_default() {
    for arguments in [&["games", "--json"][..], &["games", "welcome", "--json"]] {
        let games = antorcha(arguments).json();
        let game = &games["games"][0];
        assert_eq!(
            (&game["game"], &game["seats"]["least"], &game["seats"]["most"]),
            (&"welcome".into(), &2.into(), &4.into())
        );
        assert_eq!(
            (&game["options"][0]["option"], &game["options"][0]["default"]),
            (&"set".into(), &"welcome".into())
        );
        assert_eq!(game["options"][0]["values"].as_array().unwrap().len(), 3);
        assert!(game["bots"].as_array().unwrap().contains(&"random".into()));
        assert!(!games.to_string().contains("{option") && !games.to_string().contains("{game"));
    }
}

/// Returns the number of rules. The rules crate checks that they are complete.
fn rule_count() -> usize {
    let rules = antorcha(&["rules", "welcome", "--json"]).json();
    let ids: Vec<_> =
        rules["rules"].as_array().unwrap().iter().map(|rule| rule["rule"].as_str().unwrap()).collect();
    assert!(ids.first() == Some(&"W01") && ids.last() == Some(&"W60"), "{ids:?}");
    ids.len()
}

#[test]
fn all_rules_or_one_are_printed() {
    for (lang, heading) in [("en", "Rule W25: "), ("es", "Regla W25: ")] {
        let all = antorcha(&["rules", "welcome", "--lang", lang]).success();
        let one = antorcha(&["rules", "welcome", "w25", "--lang", lang]).success();
        assert_eq!(all.lines().count(), rule_count());
        assert!(one.starts_with(heading) && all.contains(&one), "{one}");
    }
}

#[test]
fn rules_as_json_have_title_and_text() {
    let rules = antorcha(&["rules", "welcome", "--json", "--lang", "es"]).json();
    let rules = rules["rules"].as_array().unwrap();
    assert_eq!(rules.len(), rule_count());
    assert!(rules.iter().all(|rule| !rule["title"].as_str().unwrap().is_empty() && rule["text"].is_string()));
}

#[test]
fn coverage_counts_every_rule_and_reports_missing_ones() {
    let ran = antorcha(&["rules", "welcome", "--coverage", "--games", "1", "--json"]);
    let coverage: serde_json::Value = serde_json::from_str(&ran.out).unwrap();
    let complete = coverage["complete"].as_bool().unwrap();
    assert_eq!(ran.status, if complete { 0 } else { 1 });
    assert_eq!(ran.err.is_empty(), complete);
    assert_eq!(coverage["rules"].as_array().unwrap().len(), rule_count());
    assert!(coverage["rules"][0]["count"].as_u64().unwrap() > 0);
}

#[test]
fn coverage_is_complete_with_the_default_number_of_games() {
    let output = antorcha(&["rules", "welcome", "--coverage"]).success();
    assert!(output.ends_with("Every rule that can apply did.\n"), "{output}");
    assert_eq!(output.lines().count(), rule_count() + 2);
}

#[test]
#[ignore = "slow"]
fn coverage_of_all_games_is_complete() {
    let of_all_games = antorcha(&["rules", "--coverage"]).success();
    assert_eq!(of_all_games.matches("Every rule that can apply did.\n").count(), catalog::GAMES.len());
}

#[test]
fn every_command_has_help_with_an_example() {
    for command in ["games", "play", "rules", "simulate", "replay", "verify-fair", "engine"] {
        let help = antorcha(&[command, "--help"]).success();
        assert!(help.contains("Example") && help.contains("antorcha "), "{command}:\n{help}");
    }
}

#[test]
fn a_closed_output_is_not_an_error() {
    for arguments in [&["rules", "welcome"][..], &["games", "--json"], &["play", "welcome"]] {
        let mut program = Command::new(env!("CARGO_BIN_EXE_antorcha"));
        let program =
            program.args(arguments).stdin(Stdio::null()).stdout(Stdio::piped()).stderr(Stdio::piped());
        let mut program = program.spawn().unwrap();
        drop(program.stdout.take());
        let ran = program.wait_with_output().unwrap();
        assert_eq!((ran.status.code(), ran.stderr.as_slice()), (Some(0), &[][..]), "{arguments:?}");
    }
}
