//! The table without a type parameter for its game.

use game::{Observer, Turn};
use serde_json::{Value, json};
use table::{AnyTable, Chance, Config, TableError, load_any, open_any};

use crate::play::seat;
use crate::toy::Toy;

pub(crate) fn any(chance: Chance) -> Box<dyn AnyTable> {
    open_any::<Toy>(Config::of(2), chance).unwrap()
}

/// A table at which seat 0 has a four, seat 1 has a nine, and seat 0 decides.
pub(crate) fn dealt() -> Box<dyn AnyTable> {
    let mut table = any(Chance::Caller);
    table.resolve(json!({"card": 4})).unwrap();
    table.resolve(json!({"card": 9})).unwrap();
    table
}

#[test]
fn a_match_is_played_in_json_from_start_to_end() {
    let mut table = dealt();
    assert_eq!(table.manifest().key, "toy");
    assert_eq!(table.legal(seat(0)), [json!({"do": "hold"}), json!({"do": "swap", "card": 4})]);
    table.act(seat(0), json!({"do": "swap", "card": 4})).unwrap();
    assert_eq!(table.turn(), Turn::Chance);
    assert_eq!(table.outcomes().unwrap()[0], (json!({"card": 1}), 2));
    table.resolve(json!({"card": 1})).unwrap();
    table.act_nth(seat(0), 0).unwrap();
    table.act(seat(1), json!({"do": "hold"})).unwrap();
    assert!(table.is_over() && table.winners().contains(seat(1)));
}

#[test]
fn choices_have_messages_and_rules() {
    let table = dealt();
    let labels: Vec<_> = table.legal_messages(seat(0)).iter().map(|message| message.id).collect();
    assert_eq!(labels, ["hold", "swap"]);
    let offers = table.legal_choices(seat(0));
    assert_eq!(offers[1].message, table.legal_messages(seat(0))[1]);
    assert_eq!((offers[1].help.id, offers[1].rule.to_string()), ("help", "T02".to_owned()));
    assert!(table.legal_choices(seat(1)).is_empty());
}

#[test]
fn events_have_rules_and_messages() {
    let table = dealt();
    let events = table.events(Observer::Seat(seat(1)));
    let shown = json!({
        "number": 1,
        "rule": "T01",
        "fact": {"what": "drew", "seat": 1, "card": 9},
        "message": {"id": "drew", "args": {"seat": {"seat": 1}, "card": {"number": 9}}},
        "line": 1,
        "lines": [{
            "line": 1,
            "kind": "line",
            "rule": "T01",
            "message": {"id": "drew", "args": {"seat": {"seat": 1}, "card": {"number": 9}}},
        }],
    });
    assert_eq!(json!(events), json!([shown]));
    assert!(table.events(Observer::Public).is_empty());
    assert!(table.events_since(Observer::Seat(seat(1)), 1).is_empty());
    let numbers: Vec<_> = table.referee_log().iter().map(|event| event.number).collect();
    assert_eq!(numbers, [1, 2]);
}

#[test]
fn a_view_is_available_as_json_and_as_messages() {
    let table = dealt();
    assert_eq!(table.view(Observer::Seat(seat(1)))["own"], json!([1, 9]));
    assert_eq!(table.view(Observer::Public)["own"], Value::Null);
    let (lines, prompt) = table.scene(Observer::Seat(seat(0)));
    assert_eq!((lines[0].id, prompt.map(|message| message.id)), ("own", Some("your-turn")));
    assert_eq!(table.scene(Observer::Seat(seat(1))).1, None);
}

#[test]
fn the_error_for_an_invalid_action_lists_the_legal_ones() {
    let mut table = dealt();
    let error = table.act(seat(0), json!({"do": "dance"})).unwrap_err();
    assert_eq!(error.code(), "bad_action");
    let text = error.to_string();
    assert!(text.contains("dance") && text.contains(r#"{"do":"hold"}"#), "{text}");
    let TableError::BadAction { legal, .. } = error else { panic!("{text}") };
    assert_eq!(legal, table.legal(seat(0)));
}

#[test]
fn an_action_with_extra_members_is_refused() {
    let mut table = dealt();
    let before = table.save().unwrap();
    for more in [json!({"do": "hold", "card": 9}), json!(["hold"])] {
        let error = table.act(seat(0), more).unwrap_err();
        assert_eq!(error.code(), "bad_action");
    }
    assert_eq!(table.save().unwrap(), before);
}

#[test]
fn legal_actions_are_listed_only_to_the_seat_whose_turn_it_is() {
    let mut table = dealt();
    for other in [1, 5] {
        let error = table.act(seat(other), json!({"do": "dance"})).unwrap_err();
        let TableError::BadAction { legal, .. } = error else { panic!("{error}") };
        assert!(legal.is_empty());
    }
}

#[test]
fn the_error_for_a_very_long_value_is_short() {
    let error = dealt().act(seat(0), json!({"do": "x".repeat(100_000)})).unwrap_err();
    assert!(error.to_string().len() < 400);
}

#[test]
fn an_invalid_outcome_is_refused() {
    let mut table = any(Chance::Caller);
    for wrong in [json!(null), json!({"card": 300}), json!({"card": "ace"}), json!([])] {
        assert_eq!(table.resolve(wrong.clone()).unwrap_err().code(), "bad_outcome", "{wrong}");
    }
}

#[test]
fn a_seeded_match_hides_its_chance_in_json_too() {
    let mut table = any(Chance::of_seed(1));
    assert_eq!(table.outcomes(), Err(TableError::ChanceIsSeeded));
    assert_eq!(table.resolve(json!({"card": 1})), Err(TableError::ChanceIsSeeded));
    let shown = json!(table.fairness().unwrap());
    assert!(shown.get("commitment").is_some() && shown.get("secret").is_none());
}

#[test]
fn a_saved_match_is_loaded_without_its_type() {
    let text = dealt().save().unwrap();
    assert_eq!(load_any::<Toy>(&text).unwrap().save().unwrap(), text);
}
