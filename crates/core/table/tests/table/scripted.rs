//! Matches with scripted chance.

use serde_json::{Value, json};
use table::{Chance, Config, FairError, RecordedChance, Secret, Table, verify_fair};

use crate::play::{play_out, seat};
use crate::toy::Toy;

fn scripted(script: Vec<Value>) -> Table<Toy> {
    Table::open(Config::of(2), Chance::Scripted { script, secret: Secret::from_seed(7) }).unwrap()
}

fn dealt(table: &Table<Toy>) -> Vec<Value> {
    let steps = serde_json::to_value(table.steps()).unwrap();
    steps.as_array().unwrap().iter().filter_map(|step| step.get("chance").cloned()).collect()
}

#[test]
fn chance_follows_the_script() {
    let mut table = scripted(vec![json!({"card": 4}), json!({"card": 9})]);
    assert_eq!(dealt(&table), [json!({"card": 4}), json!({"card": 9})]);
    play_out(&mut table, 0);
    assert!(table.winners().contains(seat(1)));
}

#[test]
fn an_outcome_that_is_missing_or_impossible_in_the_script_is_drawn() {
    let drawn = dealt(&scripted(Vec::new()));
    assert_eq!(drawn.len(), 2);
    let table = scripted(vec![json!({"card": 4}), json!({"card": 4})]);
    assert_eq!(dealt(&table)[0], json!({"card": 4}), "the deck has this card only once");
    assert_ne!(dealt(&table)[1], json!({"card": 4}));
}

#[test]
fn a_scripted_match_replays_and_has_no_fairness_proof() {
    let mut table = scripted(vec![json!({"card": 4}), json!({"card": 9})]);
    play_out(&mut table, 0);
    assert_eq!(table.fairness(), None);
    let record = table.record();
    assert_eq!(record.chance, RecordedChance::Caller);
    assert!(matches!(verify_fair::<Toy>(&record), Err(FairError::NotSeeded)));
    let again = Table::<Toy>::load(&table.save().unwrap()).unwrap();
    assert_eq!(again.referee_log(), table.referee_log());
}
