//! The manner of play: whether people would enjoy a table of these bots.

use std::time::Duration;

use arena::{Manner, MannerSettings};
use catalog::find;

fn manner(game: &str, variant: (&'static str, &'static str), level: &'static str, matches: u64) -> Manner {
    let settings = MannerSettings { entry: find(game).unwrap(), variant, level, seats: 4 };
    settings.play(matches, Duration::MAX).unwrap()
}

fn check(manner: &Manner, name: &str, low: f64, high: f64) {
    let habit = manner.habits.iter().find(|habit| habit.name == name);
    let value = habit.unwrap_or_else(|| panic!("{name} is not counted: {manner:?}")).value;
    assert!((low..high).contains(&value), "{name}: {value:.2} is not in {low} to {high}");
}

#[test]
fn adventurers_of_welcome_sacrifice_and_dare_like_people() {
    for set in ["welcome", "back", "combined"] {
        let manner = manner("welcome", ("set", set), "adventurer", 60);
        check(&manner, "cards set aside", 0.1, 0.5);
        check(&manner, "cards in a dungeon", 3.0, 9.0);
        check(&manner, "dungeons survived", 0.35, 0.65);
    }
}

#[test]
fn novices_of_welcome_sacrifice_too() {
    check(&manner("welcome", ("set", "welcome"), "novice", 20), "cards set aside", 0.1, 0.9);
}

#[test]
fn adventurers_of_raiders_play_different_cards() {
    for mode in ["standard", "tactical"] {
        let manner = manner("raiders", ("mode", mode), "adventurer", 30);
        check(&manner, "rooms with at most 2 different cards", 0.0, 0.6);
    }
}

#[test]
fn adventurers_of_masmorra_fight_and_rarely_fall() {
    let manner = manner("masmorra", ("mode", "standard"), "adventurer", 6);
    check(&manner, "monsters defeated in a turn", 0.4, 3.0);
    check(&manner, "turns with a fall", 0.0, 0.25);
}
