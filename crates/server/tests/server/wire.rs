//! What the TypeScript types are made from is what is really sent.

use catalog::GAMES;
use game::{Arg, Message, Observer, Seat, SeatSet, Turn};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::Value;
use server::wire::sight;
use table::{AnyTable, Chance, Config};

/// What is written can be read as its description, which leaves nothing out and adds nothing.
fn check<D: Serialize + DeserializeOwned>(written: &impl Serialize) {
    let written = serde_json::to_value(written).unwrap();
    let read: D =
        serde_json::from_value(written.clone()).unwrap_or_else(|error| panic!("{error}: {written}"));
    assert_eq!(serde_json::to_value(&read).unwrap(), written);
}

fn check_table(table: &dyn AnyTable) {
    for observer in Observer::all(table.seats()) {
        check::<sight::Sight>(&table.sight(observer, 0));
        check::<Vec<sight::Message>>(&table.scene(observer).0);
        check::<Vec<sight::Message>>(&table.glossary(observer));
    }
    check::<Option<sight::Fairness>>(&table.fairness());
}

#[test]
fn every_game_is_told_as_the_types_say() {
    for entry in GAMES {
        let mut table = (entry.open)(Config::of(3), Chance::of_seed(7)).unwrap();
        let mut number = 0;
        while let Turn::Decide { owe, .. } = table.turn() {
            if number % 20 == 0 {
                check_table(table.as_ref());
            }
            let seat = owe.first().unwrap();
            number += 1;
            let count = table.legal(seat).len();
            table.act_nth(seat, (number * 7 + 1) % count).unwrap();
            if number > 400 {
                break;
            }
        }
        check_table(table.as_ref());
    }
}

#[test]
fn every_turn_and_every_argument_has_its_type() {
    let seats: SeatSet = Seat::all(3).collect();
    for turn in [Turn::Chance, Turn::Over, Turn::Decide { owe: seats, may: SeatSet::EMPTY }] {
        check::<sight::Turn>(&turn);
    }
    let simple = [Arg::Number(-3), Arg::Seat(Seat::FIRST), Arg::Symbol("gold"), Arg::Term("golem")];
    let list = Arg::List(simple.to_vec());
    for arg in simple.into_iter().chain([list]) {
        check::<sight::Arg>(&arg);
        check::<sight::Message>(&Message::new("message").with("argument", arg));
    }
}

#[test]
fn the_committed_types_are_the_ones_of_this_server() {
    let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/wire/index.ts");
    let stored = std::fs::read_to_string(path).unwrap();
    assert_eq!(stored, server::wire::typescript(), "run `cargo xtask codegen` and read what changed");
}

#[test]
fn every_type_that_is_named_is_declared() {
    let text = server::wire::typescript();
    let declared: Vec<&str> =
        text.lines().filter_map(|line| line.strip_prefix("export type ")?.split(' ').next()).collect();
    let code = text.lines().filter(|line| !line.trim_start().starts_with(['/', '*']));
    let named = code.flat_map(|line| line.split(|letter: char| !letter.is_alphanumeric()));
    let is_type = |word: &&str| word.starts_with(char::is_uppercase) && *word != "Array";
    for name in named.filter(is_type) {
        assert!(declared.contains(&name), "{name} is used and not declared");
    }
    assert!(!text.contains("bigint"), "{}", Value::from(text));
}
