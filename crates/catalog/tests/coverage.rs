//! Random play reaches every rule that can be reached, and the report would show one that is missing.

use catalog::{Coverage, GAMES, Verdict, find};

#[test]
fn random_play_reaches_every_rule_of_every_game() {
    for entry in GAMES {
        let coverage = Coverage::play(entry, Coverage::usual_games(entry).unwrap(), 1).unwrap();
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
