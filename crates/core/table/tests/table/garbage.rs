//! Invalid input is rejected and changes nothing.

use proptest::collection::{btree_map, vec};
use proptest::prelude::{Just, Strategy, any, prop_oneof};
use proptest::{prop_assert, prop_assert_eq, proptest};
use serde_json::{Value, json};
use sha2::{Digest, Sha256};
use table::{Chance, Config, Nonce, Secret, Table, TableError, peek, verify_fair_text};

use crate::json::dealt;
use crate::play::{finished, seat};
use crate::toy::Toy;

/// Random JSON, often with words of the game.
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

/// The members of a record in order.
const MEMBERS: [&str; 9] =
    ["format", "game", "rules_version", "seats", "options", "players", "chance", "steps", "checksum"];

/// Returns a record with one member replaced and a correct checksum.
fn with_member(place: usize, value: &str) -> String {
    let honest = finished().save().unwrap();
    let start = |place: usize| honest.find(&format!("\"{}\":", MEMBERS[place])).unwrap();
    let (before, after) = (&honest[..start(place)], &honest[start(place + 1) - 1..start(8) - 1]);
    let members = format!("{before}\"{}\":{value}{after}", MEMBERS[place]);
    let checksum = hex::encode(Sha256::digest(format!("{members}}}")));
    format!("{members},\"checksum\":\"{checksum}\"}}")
}

#[test]
fn a_handmade_record_with_correct_content_is_loaded() {
    let honest = finished().save().unwrap();
    assert_eq!(with_member(3, "3"), honest);
    let renamed = with_member(5, r#"["Eva","Leo","Kim"]"#);
    assert_eq!(Table::<Toy>::load(&renamed).unwrap().save().unwrap(), renamed);
}

proptest! {
    #[test]
    fn any_action_is_legal_or_changes_nothing(action in some_json(), at in 0_u8..8) {
        let mut table = dealt();
        let before = table.save().unwrap();
        let legal = table.legal(seat(at)).contains(&action);
        prop_assert_eq!(table.act(seat(at), action).is_ok(), legal);
        prop_assert_eq!(table.save().unwrap() == before, !legal);
    }

    #[test]
    fn any_steps_are_applied_or_change_nothing(step in some_json(), more in some_json()) {
        let mut table = dealt();
        let before = table.save().unwrap();
        for steps in [json!(step), json!([step]), json!([step, more]), json!([{"seat": 0, "action": step}])] {
            let applied = table.apply_recorded(&steps.to_string()).is_ok();
            prop_assert_eq!(table.save().unwrap() != before, applied);
            if applied {
                break;
            }
        }
    }

    #[test]
    fn a_text_that_was_not_saved_is_not_loaded(text in ".{0,200}") {
        prop_assert!(peek(&text).is_err());
        prop_assert!(Table::<Toy>::load(&text).is_err());
        prop_assert!(verify_fair_text::<Toy>(&text).is_err());
    }

    #[test]
    fn any_json_as_a_member_is_rejected_or_saved_unchanged(place in 0_usize..8, value in some_json()) {
        let text = with_member(place, &value.to_string());
        if let Ok(table) = Table::<Toy>::load(&text) {
            prop_assert_eq!(table.save().unwrap(), text);
        }
    }

    #[test]
    fn a_record_with_an_inserted_step_is_not_loaded(place in 0_usize..18, value in some_json()) {
        let honest = finished().record().steps;
        let mut steps: Vec<_> = honest.iter().map(|step| serde_json::to_string(step).unwrap()).collect();
        steps.insert(place.min(steps.len()), value.to_string());
        let text = with_member(7, &format!("[{}]", steps.join(",")));
        prop_assert!(Table::<Toy>::load(&text).is_err());
    }

    #[test]
    fn hexadecimal_digits_are_parsed_or_rejected(text in "[0-9a-gA-G ]{0,140}") {
        let digits = text.len() % 2 == 0 && text.chars().all(|letter| letter.is_ascii_hexdigit());
        prop_assert_eq!(Nonce::from_hex(&text).is_ok(), digits && text.len() <= 128);
        prop_assert_eq!(Secret::from_hex(&text).is_ok(), digits && text.len() == 64);
    }

    #[test]
    fn any_config_is_opened_or_rejected(
        seats: u8,
        key in "deck|[a-z]{0,4}",
        value in "nine|[a-z]{0,4}",
    ) {
        let fits = (2..=4).contains(&seats) && key == "deck" && value == "nine";
        let opened = Table::<Toy>::open(Config::of(seats).with(&key, &value), Chance::of_seed(1));
        prop_assert_eq!(opened.is_ok(), fits);
        prop_assert!(opened.err().is_none_or(|error| matches!(error, TableError::Setup(_))));
    }
}
