//! Every rule of the rulebook has a test.

use game::{Game, Setup, Silent};
use welcome::Welcome;

const TESTS: [&str; 7] = [
    include_str!("bidding.rs"),
    include_str!("dungeon.rs"),
    include_str!("equipment.rs"),
    include_str!("knowledge.rs"),
    include_str!("next_card.rs"),
    include_str!("rounds.rs"),
    include_str!("specials.rs"),
];

/// Whether a test's name begins with the rule id.
fn is_tested(rule: &str) -> bool {
    let name = format!("#[test]\nfn {}_", rule.to_lowercase());
    TESTS.iter().any(|file| file.contains(&name))
}

#[test]
fn every_rule_has_a_test_that_names_it() {
    let rules = Welcome::manifest().rules;
    let untested: Vec<_> = rules.iter().map(|rule| rule.id.to_string()).filter(|id| !is_tested(id)).collect();
    assert!(untested.is_empty(), "no test is named for {untested:?}");
    assert!(!is_tested("W99"), "the search finds tests that do not exist");
}

#[test]
fn every_option_names_an_existing_rule() {
    let manifest = Welcome::manifest();
    assert!(manifest.options.iter().all(|option| manifest.rule(option.rule).is_some()));
}

#[test]
fn an_adventurer_of_another_set_is_refused_and_the_error_lists_the_valid_ones() {
    let options = [("set", "back"), ("first_adventurer", "mage")];
    let setup = Setup::new(Welcome::manifest(), 2, options).unwrap();
    let error = Welcome::new(&setup, &mut Silent).err().unwrap();
    assert_eq!(error.code(), "option_clash");
    assert_eq!(
        error.to_string(),
        "`first_adventurer=mage` does not go with `set=back`: choose usual, random, necromancer, princess, ninja, bard"
    );
}
