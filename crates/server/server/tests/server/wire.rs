//! The types that generate the TypeScript files match what is really sent.

use catalog::{Entry, GAMES};
use game::{Arg, Message, Observer, Seat, SeatSet, Turn};
use room::protocol::snapshot;
use serde::Serialize;
use serde::de::DeserializeOwned;
use table::{AnyTable, Chance, Config};
use typescript::Shapes;

use crate::promised::{committed, keeps, on_sockets};
use crate::reader::table_of;

/// A message can be parsed as its type, and writing it again gives the same JSON.
fn check<D: Serialize + DeserializeOwned>(written: &impl Serialize) {
    let written = serde_json::to_value(written).unwrap();
    let read: D =
        serde_json::from_value(written.clone()).unwrap_or_else(|error| panic!("{error}: {written}"));
    assert_eq!(serde_json::to_value(&read).unwrap(), written);
}

fn check_table(table: &dyn AnyTable) {
    for observer in Observer::all(table.seats()) {
        check::<snapshot::Snapshot>(&table.snapshot(observer, 0));
        check::<Vec<snapshot::Message>>(&table.scene(observer).0);
        check::<Vec<snapshot::Message>>(&table.glossary(observer));
    }
    check::<Option<snapshot::Fairness>>(&table.fairness());
}

#[test]
fn messages_of_every_game_match_their_types() {
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
        check::<snapshot::Turn>(&turn);
    }
    let simple = [Arg::Number(-3), Arg::Seat(Seat::FIRST), Arg::Symbol("gold"), Arg::Term("golem")];
    let list = Arg::List(simple.to_vec());
    let message = Arg::Message(Message::new("part").with("list", list.clone()));
    for arg in simple.into_iter().chain([list, message]) {
        check::<snapshot::Arg>(&arg);
        check::<snapshot::Message>(&Message::new("message").with("argument", arg));
    }
}

/// How many decisions of a match are checked.
const DECISIONS: usize = 120;

/// The committed types of a game, and how many values were checked.
struct Promise {
    game: Shapes,
    views: usize,
    facts: usize,
    actions: usize,
}

impl Promise {
    fn of(entry: &Entry) -> Promise {
        let game = Shapes::read(&committed(entry.key())).unwrap();
        Promise { game, views: 0, facts: 0, actions: 0 }
    }

    fn check(&mut self, table: &dyn AnyTable, told: &mut [usize]) {
        for (observer, told) in Observer::all(table.seats()).zip(told) {
            let snapshot = serde_json::to_value(table.snapshot(observer, *told)).unwrap();
            *told = table.last_event_number(observer);
            on_sockets("Snapshot", &snapshot);
            keeps(&self.game, "View", &snapshot["view"]);
            self.views += 1;
            for event in snapshot["events"].as_array().unwrap() {
                keeps(&self.game, "Fact", &event["fact"]);
                self.facts += 1;
            }
            for offer in snapshot["offers"].as_array().unwrap() {
                keeps(&self.game, "Action", &offer["action"]);
                self.actions += 1;
            }
        }
    }
}

#[test]
fn views_of_every_game_match_their_types_with_every_option() {
    for entry in GAMES {
        let mut promise = Promise::of(entry);
        for (number, (seats, options)) in entry.setups().enumerate() {
            let Some(mut table) = table_of(entry, seats, &options, number as u64) else { continue };
            let mut told = vec![0; usize::from(seats) + 1];
            for decision in 0..DECISIONS {
                if decision % 8 == 0 {
                    promise.check(table.as_ref(), &mut told);
                }
                let Turn::Decide { owe, may } = table.turn() else { break };
                let seat = may.first().filter(|_| decision % 7 == 6).or(owe.first()).unwrap();
                let count = table.legal(seat).len();
                table.act_nth(seat, (decision * 7 + number) % count).unwrap();
            }
            promise.check(table.as_ref(), &mut told);
        }
        let Promise { views, facts, actions, .. } = promise;
        assert!(views > 1_000 && facts > 1_000 && actions > 1_000, "{views} views, {facts} facts, {actions}");
    }
}
