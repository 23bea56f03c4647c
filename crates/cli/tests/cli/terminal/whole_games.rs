//! Plays whole games in the terminal.

use crate::terminal::program::antorcha_reading;

const SETS: [&str; 3] = ["welcome", "back", "combined"];

/// Returns numbers as input: 1, 2, 5 and so on. The program refuses a number without a choice and reads the next one. The
/// 5 also works where a strength has to be named.
fn by_turns() -> String {
    "1\n2\n5\n".repeat(600)
}

fn play(set: &str, lang: &str, seats: &str, seed: &str, typed: &str) -> String {
    let option = format!("set={set}");
    let command = [
        "play", "welcome", "--option", &option, "--lang", lang, "--seats", seats, "--seed", seed, "--human",
        "Ana",
    ];
    antorcha_reading(&command, typed).success()
}

fn check(lang: &str, over: &str, results: [&str; 2], typed: &str) {
    for set in SETS {
        for (seats, seed) in [("2", "1"), ("3", "2"), ("4", "3"), ("4", "4")] {
            let output = play(set, lang, seats, seed, typed);
            let place = format!("{set} with {seats} in {lang}, seed {seed}:\n{output}");
            assert_eq!(output.lines().filter(|line| *line == over).count(), 1, "{place}");
            assert!(
                output.lines().any(|line| results.iter().any(|result| line.ends_with(result))),
                "{place}"
            );
            assert!(!output.contains(['{', '}', '\u{fffd}', '\u{1b}']) && !output.contains("  "), "{place}");
        }
    }
}

#[test]
fn every_set_plays_to_a_winner_in_english() {
    check("en", "Game over.", ["You win!", " wins!"], &by_turns());
}

#[test]
fn every_set_plays_to_a_winner_in_spanish() {
    check("es", "Fin de la partida.", ["¡Has ganado!", " gana!"], &by_turns());
}

#[test]
fn always_taking_the_first_choice_ends_the_game_too() {
    check("en", "Game over.", ["You win!", " wins!"], &"1\nname 5\n".repeat(900));
}

#[test]
fn all_commands_work_at_every_turn() {
    let typed = "?\n? 1\nt\nl\nr W25\n\n99\nxyzzy\n2\n1\n5\n".repeat(150);
    for (lang, over) in [("en", "Game over."), ("es", "Fin de la partida.")] {
        for set in SETS {
            let output = play(set, lang, "3", "5", &typed);
            assert!(output.contains(over) && !output.contains(['{', '}']), "{output}");
        }
    }
}

#[test]
fn the_same_seed_and_answers_make_the_same_game() {
    let play = || play("combined", "en", "4", "9", &by_turns());
    assert_eq!(play(), play());
}

#[test]
fn without_a_seed_every_game_has_another_secret() {
    let play = || antorcha_reading(&["play", "welcome"], "?\n").success();
    assert_ne!(play(), play());
}
