//! Snapshots and bot inputs.

use game::Observer;
use serde_json::{Value, json};
use table::{AnyTable, Chance, Snapshot, Table};

use crate::caller;
use crate::json::{any, dealt};
use crate::play::{finished, seat};
use crate::toy::{Action, Card, Toy};
use crate::visibility_toy::VisibilityToy;

fn read(snapshot: &Snapshot) -> Value {
    serde_json::from_str(snapshot.text()).unwrap()
}

#[track_caller]
fn check_snapshot(table: &dyn AnyTable, observer: Observer, since: usize) {
    let snapshot = table.snapshot(observer, since);
    let json = read(&snapshot);
    assert_eq!(json["events"], json!(table.events_since(observer, since)));
    assert_eq!(json["view"], table.view(observer));
    assert_eq!(json["prompt"], json!(table.scene(observer).1));
    assert_eq!((&json["turn"], snapshot.meta.turn), (&json!(table.turn()), table.turn()));
    assert_eq!(
        (&json["number"], &json["question"]),
        (&json!(snapshot.meta.number), &json!(snapshot.meta.question))
    );
    assert_eq!(snapshot.meta.number, table.events(observer).len());
    assert_eq!(snapshot.meta.number, table.last_event_number(observer));
    let seat = observer.seat();
    assert_eq!(snapshot.meta.question, seat.map(|seat| table.question(seat)).unwrap_or_default());
    let offers = json["offers"].clone();
    let actions: Vec<_> = offers.as_array().unwrap().iter().map(|offer| offer["action"].clone()).collect();
    assert_eq!(actions, seat.map(|seat| table.legal(seat)).unwrap_or_default());
    let mut others = offers;
    others
        .as_array_mut()
        .unwrap()
        .iter_mut()
        .for_each(|offer| _ = offer.as_object_mut().unwrap().remove("action"));
    assert_eq!(others, json!(seat.map(|seat| table.legal_choices(seat)).unwrap_or_default()));
}

#[test]
fn a_snapshot_equals_the_separate_parts() {
    let mut playing = any(Chance::of_seed(1));
    playing.act_nth(seat(0), 1).unwrap();
    for table in [&*playing, &*dealt(), &finished()] {
        for observer in Observer::all(table.seats()).chain([Observer::Seat(seat(6))]) {
            for since in [0, 1, 2, 3, usize::MAX] {
                check_snapshot(table, observer, since);
            }
        }
    }
}

#[test]
fn a_snapshot_is_one_json_object() {
    let snapshot = json!(dealt().snapshot(Observer::Seat(seat(0)), 0));
    let shown = json!({
        "number": 1,
        "events": [{
            "number": 1,
            "rule": "T01",
            "fact": {"what": "drew", "seat": 0, "card": 4},
            "message": {"id": "drew", "args": {"seat": {"seat": 0}, "card": {"number": 4}}},
            "line": 1,
            "lines": [{
                "line": 1,
                "kind": "line",
                "rule": "T01",
                "message": {"id": "drew", "args": {"seat": {"seat": 0}, "card": {"number": 4}}},
            }],
        }],
        "view": {"seats": 2, "top": 9, "held": 0, "own": [0, 4], "drawing": null},
        "turn": {"turn": "decide", "owe": [0], "may": []},
        "prompt": {"id": "your-turn", "args": {}},
        "offers": [
            {
                "action": {"do": "hold"},
                "message": {"id": "hold", "args": {}},
                "help": {"id": "help", "args": {}},
                "rule": "T03",
                "aside": false,
            },
            {
                "action": {"do": "swap", "card": 4},
                "message": {"id": "swap", "args": {"card": {"number": 4}}},
                "help": {"id": "help", "args": {}},
                "rule": "T02",
                "aside": false,
            },
        ],
        "question": dealt().question(seat(0)),
    });
    assert_eq!(snapshot, shown);
}

#[test]
fn events_are_not_repeated_and_none_come_after_the_end() {
    let table = dealt();
    let events = |since| read(&table.snapshot(Observer::Seat(seat(0)), since))["events"].clone();
    assert_ne!(events(0), json!([]));
    assert_eq!((events(1), events(usize::MAX)), (json!([]), json!([])));
}

/// The snapshot of a match in which seat 1 swaps its first card for a six.
fn swapped(first: u8, observer: Observer) -> String {
    let mut table = caller::dealt(&[4, first]);
    table.decide(seat(0), Action::Hold).unwrap();
    table.decide(seat(1), Action::Swap { card: first }).unwrap();
    table.resolve(Card { card: 6 }).unwrap();
    json_text(&AnyTable::snapshot(&table, observer, 0))
}

fn json_text(snapshot: &Snapshot) -> String {
    serde_json::to_string(snapshot).unwrap()
}

#[test]
fn hidden_information_changes_no_byte_of_a_snapshot() {
    // A one is a curse: one more event, which only seat 1 receives.
    for observer in [Observer::Seat(seat(0)), Observer::Public] {
        assert_eq!(swapped(5, observer), swapped(1, observer));
    }
    assert_ne!(swapped(5, Observer::Seat(seat(1))), swapped(1, Observer::Seat(seat(1))));
}

#[test]
fn a_question_does_not_depend_on_the_cards_of_others() {
    let question = |other| AnyTable::question(&caller::dealt(&[4, other]), seat(0));
    assert_eq!(question(9), question(1));
}

#[test]
fn a_question_counts_the_active_decisions_of_its_seat() {
    let mut table = dealt();
    let first = table.question(seat(0));
    assert!(first.starts_with("0-") && first.len() == 10, "{first}");
    table.act(seat(0), json!({"do": "swap", "card": 4})).unwrap();
    table.resolve(json!({"card": 5})).unwrap();
    let second = table.question(seat(0));
    assert!(second.starts_with("1-") && second[2..] != first[2..], "{second} after {first}");
    let back = table.prepare_undo(2).unwrap();
    table.apply_prepared(back).unwrap();
    assert_eq!(table.question(seat(0)), first);
}

#[test]
fn a_seat_without_legal_actions_has_no_question() {
    let table = dealt();
    assert_eq!((table.question(seat(1)), table.question(seat(6))), (String::new(), String::new()));
    let snapshot = table.snapshot(Observer::Public, 0);
    assert_eq!((&read(&snapshot)["offers"], snapshot.meta.question.as_str()), (&json!([]), ""));
}

#[test]
fn a_bot_input_contains_the_view_and_legal_actions_of_its_seat() {
    let table = caller::dealt(&[4, 9]);
    for number in [0, 1, 6] {
        let input = AnyTable::bot_input(&table, seat(number));
        let (view, legal) = input.read::<Toy>().unwrap();
        assert_eq!(*view, table.view(Observer::Seat(seat(number))));
        assert_eq!(legal, table.legal(seat(number)));
        assert_eq!(input.is_empty(), number != 0);
    }
}

#[test]
fn a_bot_input_cannot_be_read_as_another_game() {
    assert!(dealt().bot_input(seat(0)).read::<VisibilityToy>().is_none());
}

#[test]
fn a_bot_input_does_not_change_while_the_match_goes_on() {
    let mut table = dealt();
    let input = table.bot_input(seat(0));
    table.act_nth(seat(0), 0).unwrap();
    let choices = move || input.read::<Toy>().unwrap().1.len();
    assert_eq!(std::thread::spawn(choices).join().unwrap(), 2);
}

#[test]
fn debug_output_of_a_bot_input_does_not_reveal_the_card() {
    let shown = |card| format!("{:?}", AnyTable::bot_input(&caller::dealt(&[card, 9]), seat(0)));
    assert_eq!(shown(4), shown(5));
}

#[test]
fn a_table_can_be_sent_to_another_thread() {
    fn check<T: Send>() {}
    check::<Table<Toy>>();
    check::<Box<dyn AnyTable>>();
}
