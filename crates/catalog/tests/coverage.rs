//! Random play reaches every rule that can be reached, and the report would show one that is missing.

use catalog::{Coverage, Entry, GAMES, Verdict, find};

/// Games of each set-up: fewer where one has thousands of decisions and not a hundred.
fn games_for(entry: &Entry) -> u64 {
    if entry.key() == "masmorra" { 5 } else { 100 }
}

#[test]
fn random_play_reaches_every_rule_of_every_game() {
    for entry in GAMES {
        let coverage = Coverage::play(entry, games_for(entry), 1).unwrap();
        let missing: Vec<_> = coverage.rules.iter().filter(|rule| rule.verdict == Verdict::Missing).collect();
        assert!(coverage.is_complete(), "{}: {missing:?}", entry.key());
    }
}

#[test]
fn without_games_the_report_misses_the_rules() {
    let coverage = Coverage::play(find("welcome").unwrap(), 0, 1).unwrap();
    assert!(!coverage.is_complete());
    assert!(coverage.rules.iter().any(|rule| rule.verdict == Verdict::Missing));
}
