//! Moves in two steps: prepared and stored, then applied.

use game::Observer;
use serde_json::json;
use sha2::{Digest, Sha256};
use table::{AnyTable, Chance, Config, Prepared, TableError, open_any};

use crate::json::{any, dealt};
use crate::play::seat;
use crate::toy::Toy;
use crate::visibility_toy::VisibilityToy;

/// Everything that a table returns.
fn all(table: &dyn AnyTable) -> String {
    let seen: Vec<_> = Observer::all(table.seats()).map(|observer| table.snapshot(observer, 0)).collect();
    json!([table.save().unwrap(), seen, table.referee_log(), table.undo_epoch()]).to_string()
}

fn seeded() -> Box<dyn AnyTable> {
    any(Chance::of_seed(1))
}

#[test]
fn a_prepared_move_changes_nothing_until_it_is_kept() {
    let mut table = seeded();
    let before = all(&*table);
    let prepared = table.prepare_nth(seat(0), 1).unwrap();
    assert_eq!(all(&*table), before);
    table.apply_prepared(prepared).unwrap();
    assert_ne!(all(&*table), before);
}

/// The visibility toy starts with a decision, the other toy with a deal.
#[test]
fn an_opening_contains_the_chance_before_the_first_decision() {
    let opening = seeded().opening().unwrap();
    let steps: Vec<serde_json::Value> = serde_json::from_str(&opening.steps).unwrap();
    assert!(!steps.is_empty() && steps.iter().all(|step| step.get("chance").is_some()), "{steps:?}");
    assert_eq!(opening.events_digest, seeded().opening().unwrap().events_digest);
    let other = open_any::<VisibilityToy>(Config::of(2), Chance::of_seed(1)).unwrap().opening().unwrap();
    assert_eq!(other.steps, "[]");
    assert_ne!(other.events_digest, opening.events_digest);
}

#[test]
fn a_kept_move_is_the_same_as_a_direct_one() {
    let (mut at_once, mut in_two) = (seeded(), seeded());
    for (number, index) in [(0, 1), (0, 1), (0, 0), (1, 1), (1, 0)] {
        at_once.act_nth(seat(number), index).unwrap();
        let action = in_two.legal(seat(number))[index].clone();
        let prepared = in_two.prepare(seat(number), action).unwrap();
        in_two.apply_prepared(prepared).unwrap();
        assert_eq!(all(&*in_two), all(&*at_once));
    }
    assert!(in_two.is_over());
}

#[test]
fn its_steps_are_the_decision_and_the_chance_after_it() {
    let table = seeded();
    let prepared = table.prepare_nth(seat(0), 1).unwrap();
    let steps: serde_json::Value = serde_json::from_str(prepared.steps()).unwrap();
    assert_eq!(steps[0], json!({"seat": 0, "action": table.legal(seat(0))[1]}));
    assert!(steps[1]["chance"]["card"].is_u64() && steps[2].is_null(), "{steps}");
    assert_eq!(table.prepare_nth(seat(0), 0).unwrap().steps(), r#"[{"seat":0,"action":{"do":"hold"}}]"#);
}

#[test]
fn its_digest_covers_all_events_before_redaction() {
    let prepared = dealt().prepare(seat(0), json!({"do": "swap", "card": 4})).unwrap();
    let events = r#"[{"rule":"T02","what":"swapped","seat":0,"card":4}]"#;
    assert_eq!(prepared.events_digest(), &hex::encode(Sha256::digest(events))[..16]);
}

#[test]
fn an_illegal_move_cannot_be_prepared() {
    let table = seeded();
    let code = |prepared: Result<Prepared, TableError>| prepared.unwrap_err().code();
    assert_eq!(code(table.prepare(seat(0), json!({"do": "swap", "card": 77}))), "not_your_card");
    assert_eq!(code(table.prepare(seat(0), json!({"do": "dance"}))), "bad_action");
    assert_eq!(code(table.prepare_nth(seat(1), 0)), "not_your_turn");
    assert_eq!(code(table.prepare_nth(seat(0), 2)), "no_such_choice");
    assert_eq!(code(table.prepare_undo(3)), "bad_undo");
}

#[track_caller]
fn check_out_of_step(mut table: Box<dyn AnyTable>, prepared: Prepared) {
    let before = all(&*table);
    assert_eq!(table.apply_prepared(prepared), Err(TableError::OutOfStep));
    assert_eq!(all(&*table), before);
}

#[test]
fn a_move_is_not_kept_if_the_match_has_changed() {
    let mut table = seeded();
    let late = table.prepare_nth(seat(0), 1).unwrap();
    table.act_nth(seat(0), 1).unwrap();
    check_out_of_step(table, late);
}

#[test]
fn a_move_is_not_kept_if_the_match_has_changed_back() {
    let mut table = seeded();
    let late = table.prepare_nth(seat(0), 1).unwrap();
    table.act_nth(seat(0), 1).unwrap();
    let back = table.prepare_undo(2).unwrap();
    table.apply_prepared(back).unwrap();
    check_out_of_step(table, late);
}

#[test]
fn a_move_is_not_kept_by_another_table_or_game() {
    check_out_of_step(seeded(), seeded().prepare_nth(seat(0), 1).unwrap());
    let other = open_any::<VisibilityToy>(Config::of(2), Chance::Caller).unwrap();
    check_out_of_step(any(Chance::Caller), other.prepare_nth(seat(0), 0).unwrap());
}

#[test]
fn a_prepared_move_can_be_sent_to_another_thread() {
    let table = seeded();
    let prepared = table.prepare_nth(seat(0), 1).unwrap();
    let digest = prepared.events_digest().to_owned();
    let back = std::thread::spawn(move || prepared.events_digest().to_owned()).join().unwrap();
    assert_eq!(back, digest);
}

#[test]
fn debug_output_of_a_prepared_move_does_not_reveal_it() {
    let shown = |action| format!("{:?}", dealt().prepare(seat(0), action).unwrap());
    assert_eq!(shown(json!({"do": "swap", "card": 4})), shown(json!({"do": "hold"})));
}

/// Plays a match with prepared moves. Returns the steps and the digest of each.
fn stored(table: &mut dyn AnyTable) -> Vec<(String, String)> {
    let mut stored = Vec::new();
    let mut apply = |table: &mut dyn AnyTable, prepared: Prepared| {
        stored.push((prepared.steps().to_owned(), prepared.events_digest().to_owned()));
        table.apply_prepared(prepared).unwrap();
    };
    for (number, index) in [(0, 1), (0, 1), (0, 0), (1, 1), (1, 1)] {
        let prepared = table.prepare_nth(seat(number), index).unwrap();
        apply(table, prepared);
    }
    let back = table.undo_for(seat(0)).unwrap().steps;
    let prepared = table.prepare_undo(back).unwrap();
    apply(table, prepared);
    for (number, index) in [(0, 1), (0, 0), (1, 0)] {
        let prepared = table.prepare_nth(seat(number), index).unwrap();
        apply(table, prepared);
    }
    stored
}

#[test]
fn a_match_is_restored_by_applying_its_recorded_moves() {
    let (mut table, mut again) = (seeded(), seeded());
    for (steps, digest) in stored(&mut *table) {
        assert_eq!(again.apply_recorded(&steps).unwrap(), digest);
    }
    assert!(again.is_over() && again.undo_epoch() == 1);
    assert_eq!(all(&*again), all(&*table));
}

#[track_caller]
fn check_not_applied(steps: &str, code: &str, inner: Option<&str>) {
    let mut table = seeded();
    let before = all(&*table);
    let error = table.apply_recorded(steps).unwrap_err();
    assert_eq!(error.code(), code, "{steps}");
    if let TableError::BadStep { problem, .. } = &error {
        assert_eq!(Some(problem.code()), inner, "{steps}");
    }
    assert_eq!(all(&*table), before, "{steps}");
}

#[test]
fn steps_that_were_not_stored_are_rejected_and_change_nothing() {
    let swap = seeded().prepare_nth(seat(0), 1).unwrap();
    let (decision, chance) = swap.steps()[1..swap.steps().len() - 1].split_once(r#",{"chance""#).unwrap();
    let chance = format!(r#"{{"chance"{chance}"#);
    let card: u64 = chance.chars().filter(char::is_ascii_digit).collect::<String>().parse().unwrap();
    let other = format!(r#"{{"chance":{{"card":{}}}}}"#, card % 9 + 1);
    check_not_applied(&format!("[{decision},{other}]"), "outcome_mismatch", None);
    check_not_applied(&format!("[{decision}]"), "missing_steps", None);
    check_not_applied("[]", "missing_steps", None);
    check_not_applied(&format!("[{chance}]"), "bad_step", Some("chance_is_seeded"));
    check_not_applied(&format!("[{decision},{chance},{chance}]"), "bad_step", Some("another_move"));
    check_not_applied(&format!("[{decision},{chance},{decision}]"), "bad_step", Some("another_move"));
    check_not_applied(r#"[{"seat":1,"action":{"do":"hold"}}]"#, "bad_step", Some("not_your_turn"));
    check_not_applied(r#"[{"undo":3}]"#, "bad_step", Some("bad_undo"));
    check_not_applied(r#"[{"undo":1}]"#, "missing_steps", None);
    check_not_applied(r#"[{"seat":0}]"#, "bad_record", None);
    check_not_applied("[", "truncated", None);
    check_not_applied("hello", "bad_json", None);
}

#[test]
fn outcomes_from_the_caller_can_be_applied_too() {
    let mut table = open_any::<Toy>(Config::of(2), Chance::Caller).unwrap();
    for steps in [r#"[{"chance":{"card":4}}]"#, r#"[{"chance":{"card":9}}]"#] {
        table.apply_recorded(steps).unwrap();
    }
    assert_eq!(all(&*table), all(&*dealt()));
}
