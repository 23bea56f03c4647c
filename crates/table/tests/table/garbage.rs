//! Nonsense from outside: it is refused, and nothing else happens.

use proptest::collection::{btree_map, vec};
use proptest::prelude::{Just, Strategy, any, prop_oneof};
use proptest::{prop_assert, prop_assert_eq, proptest};
use serde_json::Value;
use sha2::{Digest, Sha256};
use table::{Chance, Config, Nonce, Secret, Table, TableError, peek, verify_fair_text};

use crate::json::dealt;
use crate::play::{finished, seat};
use crate::toy::{Action, Toy};

/// Any JSON at all, with a liking for the words of the game.
fn some_json() -> impl Strategy<Value = Value> {
    let word = prop_oneof![Just("do"), Just("hold"), Just("swap"), Just("card"), Just("seat"), Just("odd")];
    let leaf = prop_oneof![
        Just(Value::Null),
        any::<bool>().prop_map(Value::from),
        any::<i64>().prop_map(Value::from),
        any::<f64>().prop_map(Value::from),
        word.clone().prop_map(Value::from),
        ".{0,12}".prop_map(Value::from),
    ];
    leaf.prop_recursive(3, 24, 4, move |inner| {
        prop_oneof![
            vec(inner.clone(), 0..4).prop_map(Value::from),
            btree_map(word.clone().prop_map(str::to_owned), inner, 0..4)
                .prop_map(|members| Value::Object(members.into_iter().collect())),
        ]
    })
}

const MEMBERS: [&str; 8] =
    ["format", "game", "rules_version", "seats", "options", "players", "chance", "steps"];

/// A record with one member replaced, in the right order and under a checksum that fits.
fn with_member(place: usize, value: &Value) -> String {
    let mut record = serde_json::to_value(finished().record()).unwrap();
    record[MEMBERS[place]] = value.clone();
    let members: Vec<_> = MEMBERS.iter().map(|&name| format!("\"{name}\":{}", record[name])).collect();
    let body = members.join(",");
    let checksum = hex::encode(Sha256::digest(format!("{{{body}}}")));
    format!("{{{body},\"checksum\":\"{checksum}\"}}")
}

proptest! {
    #[test]
    fn any_action_is_either_legal_or_changes_nothing(action in some_json(), at in 0_u8..8) {
        let mut table = dealt();
        let before = table.save().unwrap();
        let legal = serde_json::from_value::<Action>(action.clone())
            .is_ok_and(|action| table.legal(seat(at)).contains(&serde_json::to_value(action).unwrap()));
        prop_assert_eq!(table.act(seat(at), action).is_ok(), legal);
        prop_assert_eq!(table.save().unwrap() == before, !legal);
    }

    #[test]
    fn no_text_is_loaded_that_was_not_saved(text in ".{0,200}") {
        prop_assert!(peek(&text).is_err());
        prop_assert!(Table::<Toy>::load(&text).is_err());
        prop_assert!(verify_fair_text::<Toy>(&text).is_err());
    }

    #[test]
    fn any_json_in_place_of_a_member_is_refused_or_saved_as_it_came(place in 0_usize..MEMBERS.len(), value in some_json()) {
        let text = with_member(place, &value);
        if let Ok(table) = Table::<Toy>::load(&text) {
            prop_assert_eq!(table.save().unwrap(), text);
        }
    }

    #[test]
    fn any_json_in_place_of_the_steps_is_refused(mut steps in vec(some_json(), 1..4)) {
        let honest = finished().record();
        let last = honest.steps.iter().map(|step| serde_json::to_value(step).unwrap());
        steps.extend(last);
        let text = with_member(MEMBERS.len() - 1, &Value::from(steps));
        prop_assert!(Table::<Toy>::load(&text).is_err());
    }

    #[test]
    fn hexadecimal_digits_are_read_or_refused(text in "[0-9a-gA-G ]{0,140}") {
        let digits = text.len() % 2 == 0 && text.chars().all(|letter| letter.is_ascii_hexdigit());
        prop_assert_eq!(Nonce::from_hex(&text).is_ok(), digits && text.len() <= 128);
        prop_assert_eq!(Secret::from_hex(&text).is_ok(), digits && text.len() == 64);
    }

    #[test]
    fn any_table_that_is_asked_for_is_opened_or_refused(seats: u8, key in "deck|[a-z]{0,4}", value in "nine|[a-z]{0,4}") {
        let fits = (2..=4).contains(&seats) && key == "deck" && value == "nine";
        let opened = Table::<Toy>::open(Config::of(seats).with(&key, &value), Chance::of_seed(1));
        prop_assert_eq!(opened.is_ok(), fits);
        prop_assert!(opened.err().is_none_or(|error| matches!(error, TableError::Setup(_))));
    }
}
