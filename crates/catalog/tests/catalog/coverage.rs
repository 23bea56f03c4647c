//! Random play reaches every rule that can be reached, and the report shows missing ones.

use catalog::{Coverage, Entry, GAMES, Verdict, find};

fn check_every_rule_is_reached(game: &str) {
    let entry = find(game).unwrap();
    let coverage = Coverage::play(entry, Coverage::usual_games(entry).unwrap(), 1).unwrap();
    let missing: Vec<_> = coverage.rules.iter().filter(|rule| rule.verdict == Verdict::Missing).collect();
    assert!(coverage.is_complete(), "{game}: {missing:?}");
}

#[test]
fn random_play_reaches_every_rule_of_welcome() {
    check_every_rule_is_reached("welcome");
}

#[test]
fn random_play_reaches_every_rule_of_raiders() {
    check_every_rule_is_reached("raiders");
}

#[test]
#[ignore = "slow"]
fn random_play_reaches_every_rule_of_masmorra() {
    check_every_rule_is_reached("masmorra");
}

#[test]
fn every_game_is_checked_here() {
    assert_eq!(GAMES.iter().map(Entry::key).collect::<Vec<_>>(), ["welcome", "raiders", "masmorra"]);
}

#[test]
fn a_report_without_games_has_missing_rules() {
    let coverage = Coverage::play(find("welcome").unwrap(), 0, 1).unwrap();
    assert!(!coverage.is_complete());
    assert!(coverage.rules.iter().any(|rule| rule.verdict == Verdict::Missing));
}
