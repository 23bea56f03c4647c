//! Each rule has a test, and random play shows each rule that can show.

use bots::simulate;
use game::{Fires, Game, RuleEntry, Setup, Tally};
use raiders::Raiders;

const TESTS: [&str; 14] = [
    include_str!("bosses.rs"),
    include_str!("cards.rs"),
    include_str!("crystal_balls.rs"),
    include_str!("ending.rs"),
    include_str!("escapes.rs"),
    include_str!("knowledge.rs"),
    include_str!("monsters.rs"),
    include_str!("scene.rs"),
    include_str!("setup.rs"),
    include_str!("tactical.rs"),
    include_str!("torches.rs"),
    include_str!("traps.rs"),
    include_str!("treasures.rs"),
    include_str!("vaults.rs"),
];

/// Whether a test name starts with the id of the rule.
fn is_tested(rule: &str) -> bool {
    let name = format!("#[test]\nfn {}_", rule.to_lowercase());
    TESTS.iter().any(|file| file.contains(&name))
}

#[test]
fn each_rule_has_a_test() {
    let rules = Raiders::manifest().rules;
    let untested: Vec<_> = rules.iter().map(|rule| rule.id.to_string()).filter(|id| !is_tested(id)).collect();
    assert!(untested.is_empty(), "no test for {untested:?}");
    assert!(!is_tested("R99"), "the check finds tests that do not exist");
}

#[test]
fn the_rulebook_has_thirty_rules() {
    let numbers = (1..=4).chain(10..=17).chain(20..=29).chain([40, 41]).chain(50..=53).chain([59, 60]);
    let expected: Vec<_> = numbers.map(|number: u8| format!("R{number:02}")).collect();
    let book: Vec<_> = Raiders::manifest().rules.iter().map(|rule| rule.id.to_string()).collect();
    assert_eq!(book, expected);
}

#[test]
fn each_option_names_a_rule() {
    let manifest = Raiders::manifest();
    assert!(manifest.options.iter().all(|option| manifest.rule(option.rule).is_some()));
}

/// Random games per setup.
const GAMES: u64 = 60;

/// All combinations of options.
fn combinations() -> Vec<Vec<(&'static str, &'static str)>> {
    let extend = |combinations: Vec<Vec<_>>, option: &'static game::OptionSpec| {
        let with = |mixture: &Vec<_>| {
            let mixture = mixture.clone();
            option.values.iter().map(move |value| [mixture.clone(), vec![(option.key, *value)]].concat())
        };
        combinations.iter().flat_map(with).collect()
    };
    Raiders::manifest().options.iter().fold(vec![Vec::new()], extend)
}

fn tally_of_random_games() -> Tally {
    let mut tally = Tally::default();
    for seats in Raiders::manifest().seats.clone() {
        for mixture in combinations() {
            let setup = Setup::new(Raiders::manifest(), seats, mixture).unwrap();
            Raiders::new(&setup, &mut tally).unwrap();
            simulate::<Raiders>(&setup, 0..GAMES, &mut tally).unwrap();
        }
    }
    tally
}

#[test]
fn random_play_shows_each_rule_that_can_show_and_no_other() {
    let tally = tally_of_random_games();
    let is_wrong = |rule: &&RuleEntry| (rule.fires == Fires::InPlay) == (tally.count(rule.id) == 0);
    let wrong: Vec<_> = Raiders::manifest().rules.iter().filter(is_wrong).map(|rule| rule.id).collect();
    assert!(wrong.is_empty(), "missing or unexpected: {wrong:?} of {tally:?}");
}
