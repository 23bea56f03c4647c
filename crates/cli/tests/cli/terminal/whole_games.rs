//! Whole games, typed in from the first question to the last.

use crate::terminal::program::antorcha_reading;

const SETS: [&str; 3] = ["welcome", "back", "combined"];

/// Answers by number: the first choice, then the second, then the fifth, and so on. One that is not there is refused
/// and the next one is taken. The 5 also answers where a strength is to be named.
fn by_turns() -> String {
    "1\n2\n5\n".repeat(600)
}

fn play(set: &str, lang: &str, seats: &str, seed: &str, typed: &str) -> String {
    let option = format!("set={set}");
    let command = [
        "play", "welcome", "--option", &option, "--lang", lang, "--seats", seats, "--seed", seed, "--human",
        "Ana",
    ];
    antorcha_reading(&command, typed).well()
}

fn check(lang: &str, over: &str, results: [&str; 2], typed: &str) {
    for set in SETS {
        for (seats, seed) in [("2", "1"), ("3", "2"), ("4", "3"), ("4", "4")] {
            let told = play(set, lang, seats, seed, typed);
            let place = format!("{set} with {seats} in {lang}, seed {seed}:\n{told}");
            assert_eq!(told.lines().filter(|line| *line == over).count(), 1, "{place}");
            assert!(told.lines().any(|line| results.iter().any(|result| line.ends_with(result))), "{place}");
            assert!(!told.contains(['{', '}', '\u{fffd}', '\u{1b}']) && !told.contains("  "), "{place}");
        }
    }
}

#[test]
fn every_set_plays_to_a_winner_in_english() {
    check("en", "The game is over.", ["You have won.", " has won."], &by_turns());
}

#[test]
fn every_set_plays_to_a_winner_in_spanish() {
    check("es", "La partida ha terminado.", ["Has ganado.", " ha ganado."], &by_turns());
}

#[test]
fn a_player_who_always_takes_the_first_choice_comes_to_an_end_too() {
    check("en", "The game is over.", ["You have won.", " has won."], &"1\nname 5\n".repeat(900));
}

#[test]
fn all_questions_can_be_asked_at_every_turn_of_a_game() {
    let typed = "?\n? 1\nt\nl\nr W25\n\n99\nxyzzy\n2\n1\n5\n".repeat(150);
    for (lang, over) in [("en", "The game is over."), ("es", "La partida ha terminado.")] {
        for set in SETS {
            let told = play(set, lang, "3", "5", &typed);
            assert!(told.contains(over) && !told.contains(['{', '}']), "{told}");
        }
    }
}

#[test]
fn the_same_seed_and_answers_make_the_same_game() {
    let play = || play("combined", "en", "4", "9", &by_turns());
    assert_eq!(play(), play());
}

#[test]
fn without_a_seed_no_two_games_are_bound_to_one_secret() {
    let play = || antorcha_reading(&["play", "welcome"], "").well();
    assert_ne!(play(), play());
}
