//! The example game is found by its key, listed nowhere, and held to the same standards as the others.

use catalog::{Coverage, Entry, GAMES, find};
use example::Example;

use crate::{allocations, games, golden, rule_tests};

#[test]
fn the_example_game_is_found_but_not_listed() {
    assert_eq!(find("example").map(Entry::key).ok(), Some("example"));
    assert!(GAMES.iter().all(|entry| entry.key() != "example"));
    assert!(!find("chess").err().unwrap().to_string().contains("example"));
}

#[test]
fn every_rule_of_the_example_game_has_a_test_that_names_it() {
    rule_tests::check(find("example").unwrap());
}

#[test]
fn random_play_reaches_every_rule_of_the_example_game() {
    assert!(Coverage::play(find("example").unwrap(), 50, 1).unwrap().is_complete());
}

#[test]
fn every_bot_plays_the_example_game_to_its_end() {
    let entry = find("example").unwrap();
    games::play_with_every_bot(entry, &games::short_config(entry, 2), 10);
}

#[test]
fn golden_games_of_the_example_game_are_up_to_date() {
    golden::check("example");
}

#[test]
fn the_example_game_does_not_allocate_in_a_playout() {
    allocations::check::<Example>(200);
}
