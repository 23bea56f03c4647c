//! Several people at one keyboard: no person reads the secrets of another.

use std::collections::BTreeSet;

use serde_json::Value;

use crate::terminal::program::{antorcha, antorcha_reading, fresh_file};

const HAND_OVER: &str = "Pass the keyboard to ";

/// The output while one person was at the keyboard.
struct Section {
    who: String,
    lines: Vec<String>,
}

fn sections(output: &str) -> Vec<Section> {
    let mut parts = output.split(HAND_OVER);
    parts.next();
    let section = |part: &str| {
        let (who, rest) = part.split_once('.').unwrap();
        Section { who: who.to_owned(), lines: rest.lines().map(str::to_owned).collect() }
    };
    parts.map(section).collect()
}

/// Returns the drawn monster, as in "You draw a goblin."
fn drawn(section: &Section) -> Option<String> {
    let drew =
        |line: &String| line.split_once("You draw ").map(|(_, card)| card.trim_end_matches('.').to_owned());
    let card = section.lines.iter().find_map(drew)?;
    card.split_once(' ').map(|(_, name)| name.to_owned())
}

/// Returns whether a line contains these whole words.
fn mentions(line: &str, words: &str) -> bool {
    let plain = |text: &str| text.to_lowercase().replace(|c: char| !c.is_alphanumeric(), " ");
    format!(" {} ", plain(line)).contains(&format!(" {} ", plain(words)))
}

fn play(seed: u32, extra: &[&str], typed: &str) -> String {
    let seed = seed.to_string();
    let mut command = vec!["play", "welcome", "--seed", &seed, "--human", "Ana", "--human", "Luis"];
    command.extend(extra);
    antorcha_reading(&command, typed).success()
}

/// Each person presses Enter to take the keyboard, draws, adds the card, and presses Enter to clear the screen.
const DRAW_AND_ADD: &str = "\n1\n1\n\n";

#[test]
fn the_next_person_does_not_see_the_card_of_the_last_one() {
    let mut compared = 0;
    for seed in 0..40 {
        let output = play(seed, &["--seats", "2"], &DRAW_AND_ADD.repeat(2));
        let sections = sections(&output);
        let [first, second, ..] = &sections[..] else { panic!("{output}") };
        assert_ne!(first.who, second.who);
        let (card, other) = (drawn(first).unwrap(), drawn(second).unwrap());
        // Some tiles have a monster in their name, such as the Dragon Spear.
        if card.eq_ignore_ascii_case(&other) || card.eq_ignore_ascii_case("dragon") {
            continue;
        }
        let shown = |section: &Section| section.lines.iter().any(|line| mentions(line, &card));
        assert!(shown(first) && !shown(second), "seed {seed}, {card}:\n{output}");
        compared += 1;
    }
    assert!(compared > 20, "{compared}");
}

fn sentences(file: &str, perspective: &[&str]) -> BTreeSet<String> {
    let mut command = vec!["replay", file, "--json"];
    command.extend(perspective);
    let output = antorcha(&command).json();
    let texts = ["events", "log"].into_iter().flat_map(|texts| output[texts].as_array().unwrap());
    texts.map(|text| text["sentence"].as_str().unwrap().to_owned()).collect()
}

#[test]
fn each_person_reads_only_their_own_view_of_a_whole_game() {
    let file = fresh_file("hot_seat_game.json");
    let output = play(21, &["--seats", "3", "--save", &file], &"\n1\n2\n1\n\n".repeat(600));
    let (story, _) = output.split_once("Game over.").unwrap();
    let (ana, luis) = (sentences(&file, &["--seat", "1"]), sentences(&file, &["--seat", "2"]));
    let all: BTreeSet<_> =
        [&ana, &luis, &sentences(&file, &["--referee"])].into_iter().flatten().cloned().collect();
    let mut sections = sections(story);
    // The last events are printed for both people, with names.
    sections.pop();
    let mut private = 0;
    for section in sections {
        let own = if section.who == "Ana" { &ana } else { &luis };
        let events = section.lines.iter().filter(|line| all.contains(*line));
        for event in events {
            assert!(own.contains(event), "{} reads: {event}", section.who);
            private += u32::from(event.starts_with("You draw "));
        }
    }
    assert!(private > 2, "{private}");
}

#[test]
fn the_screen_is_cleared_before_the_keyboard_changes_hands() {
    let output = play(3, &["--seats", "2"], &DRAW_AND_ADD.repeat(2));
    let blank_lines = format!("{}{HAND_OVER}", "\n".repeat(60));
    assert_eq!(output.matches(&blank_lines).count(), 2, "{output}");
}

#[test]
fn a_single_person_never_hands_the_keyboard_over() {
    let output = antorcha_reading(&["play", "welcome", "--seed", "1"], &"1\n2\n".repeat(300)).success();
    assert!(!output.contains(HAND_OVER));
}

#[test]
fn a_person_can_quit_instead_of_taking_the_keyboard() {
    let output = play(3, &["--seats", "2"], "q\n");
    assert!(output.contains("You leave the table."), "{output}");
    assert!(!output.contains("1. "), "{output}");
}

#[test]
fn a_public_replay_contains_no_secret() {
    let file = fresh_file("hot_seat_public.json");
    play(21, &["--seats", "2", "--save", &file], &DRAW_AND_ADD.repeat(3));
    let output: Value = antorcha(&["replay", &file, "--json"]).json();
    assert_eq!(output["told_to"], "public");
    let drew: Vec<_> =
        output["events"].as_array().unwrap().iter().filter(|e| e["fact"]["event"] == "drew").collect();
    assert!(drew.len() >= 3 && drew.iter().all(|event| event["fact"]["monster"].is_null()), "{output}");
}
