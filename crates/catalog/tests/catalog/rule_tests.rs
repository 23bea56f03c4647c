//! Every rule of every game has a test whose name begins with the rule's id.

use std::fs;
use std::path::Path;

use catalog::{Entry, GAMES};

/// The tests of a game's rules crate, as text.
fn tests_of(game: &str) -> String {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("../games").join(game).join("tests");
    text_below(&folder)
}

fn text_below(folder: &Path) -> String {
    let entries = fs::read_dir(folder).unwrap().map(|entry| entry.unwrap().path());
    entries
        .map(|path| if path.is_dir() { text_below(&path) } else { fs::read_to_string(path).unwrap() })
        .collect()
}

fn is_tested(tests: &str, rule: &str) -> bool {
    tests.contains(&format!("#[test]\nfn {}_", rule.to_lowercase()))
}

pub(crate) fn check(entry: &Entry) {
    let tests = tests_of(entry.key());
    let rules = (entry.manifest)().rules.iter().map(|rule| rule.id.to_string());
    let untested: Vec<_> = rules.filter(|rule| !is_tested(&tests, rule)).collect();
    assert!(untested.is_empty(), "{}: no test is named for {untested:?}", entry.key());
}

#[test]
fn every_rule_has_a_test_that_names_it() {
    GAMES.iter().for_each(check);
}

#[test]
fn the_search_does_not_find_tests_that_do_not_exist() {
    let tests = tests_of("welcome");
    assert!(is_tested(&tests, "W10") && !is_tested(&tests, "W99"));
}
