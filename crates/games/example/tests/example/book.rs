//! Every rule of the book has a test, and random play shows every rule at work.

use bots::simulate;
use example::Example;
use game::{Fires, Game, RuleEntry, Setup, Tally};

fn is_tested(rule: &str) -> bool {
    include_str!("rules.rs").contains(&format!("#[test]\nfn {}_", rule.to_lowercase()))
}

#[test]
fn every_rule_has_a_test_that_names_it() {
    let rules = Example::manifest().rules.iter().map(|rule| rule.id.to_string());
    let untested: Vec<_> = rules.filter(|rule| !is_tested(rule)).collect();
    assert!(untested.is_empty(), "no test is named for {untested:?}");
    assert!(!is_tested("E99"), "the search finds tests that do not exist");
}

#[test]
fn random_play_shows_every_rule_that_can_show_and_no_other() {
    let mut tally = Tally::default();
    for seats in Example::manifest().seats.clone() {
        for value in Example::manifest().options[0].values {
            let setup = Setup::new(Example::manifest(), seats, [("collapse", *value)]).unwrap();
            Example::new(&setup, &mut tally).unwrap();
            simulate::<Example>(&setup, 0..50, &mut tally).unwrap();
        }
    }
    let is_wrong = |rule: &&RuleEntry| (rule.fires == Fires::InPlay) == (tally.count(rule.id) == 0);
    let wrong: Vec<_> = Example::manifest().rules.iter().filter(is_wrong).map(|rule| rule.id).collect();
    assert!(wrong.is_empty(), "missing, or at work against the book: {wrong:?} of {tally:?}");
}
