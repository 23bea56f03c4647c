//! Matches that start in the middle of another match.

use game::{Observer, Turn};
use serde_json::Value;
use table::{Chance, Config, Deal, Origin, Record, Step, StepOf, Table, TableError, verify_fair};

use crate::fair::drawn;
use crate::play::seat;
use crate::toy::{Action, Toy};

/// A match with three seats in which seat 0 has just held its card.
fn other() -> Table<Toy> {
    let mut table = Table::open(Config::of(3), Chance::of_seed(11)).unwrap();
    table.decide(seat(0), Action::Hold).unwrap();
    table
}

/// Plays to the end. Each seat that has not held yet swaps `swaps` times before it holds.
fn finish(table: &mut Table<Toy>, swaps: usize) {
    while let Turn::Decide { owe, .. } = table.turn() {
        let seat = owe.iter().next().unwrap();
        for _ in 0..swaps {
            table.decide_nth(seat, 1).unwrap();
        }
        table.decide(seat, Action::Hold).unwrap();
    }
}

fn steps(table: &Table<Toy>) -> Vec<Value> {
    table.steps().iter().map(|step| serde_json::to_value(step).unwrap()).collect()
}

fn from(known_to: Option<usize>) -> Config {
    let known_to = known_to.map(|place| seat(place as u8));
    let origin = Origin { of: "another".to_owned(), steps: steps(&other()), dealt: Vec::new(), known_to };
    Config { origin: Some(origin), ..Config::of(3) }
}

fn open(config: Config, seed: u64) -> Result<Table<Toy>, TableError> {
    Table::open(config, Chance::of_seed(seed))
}

fn seen(table: &Table<Toy>, place: u8) -> String {
    serde_json::to_string(&table.view(Observer::Seat(seat(place)))).unwrap()
}

#[test]
fn it_starts_at_the_other_position_without_own_steps() {
    let table = open(from(None), 5).unwrap();
    assert_eq!((table.steps().len(), table.turn()), (0, other().turn()));
    assert_eq!(table.referee_log(), other().referee_log());
    assert!((0..3).all(|place| seen(&table, place) == seen(&other(), place)));
}

#[test]
fn it_draws_its_own_chance() {
    let after = |seed| {
        let mut table = open(from(None), seed).unwrap();
        finish(&mut table, 4);
        drawn(&table)
    };
    assert_eq!(after(5), after(5));
    assert!((6..12).any(|seed| after(seed) != after(5)), "every seed draws the same");
}

#[test]
fn it_replays_from_its_record_and_is_fair() {
    for known_to in [None, Some(1)] {
        let mut table = open(from(known_to), 5).unwrap();
        finish(&mut table, 4);
        let text = table.save().unwrap();
        let again = Table::<Toy>::load(&text).unwrap();
        assert_eq!(again.referee_log(), table.referee_log());
        let report = verify_fair::<Toy>(&table.record()).unwrap();
        assert_eq!((report.origin_steps, report.finished), (other().steps().len(), true));
        assert_eq!(report.draws, drawn(&table).len());
    }
}

#[test]
fn a_changed_origin_is_detected() {
    let check = |code: &str, tamper: fn(&mut Record<StepOf<Toy>>)| {
        let mut table = open(from(Some(1)), 5).unwrap();
        finish(&mut table, 4);
        let mut record = table.record();
        tamper(&mut record);
        let error = verify_fair::<Toy>(&record).unwrap_err();
        assert_eq!(error.code(), code, "{error}");
    };
    check("outcome_mismatch", |record| record.origin.as_mut().unwrap().of.push('x'));
    check("bad_step", |record| record.origin.as_mut().unwrap().steps.push(Value::Null));
    check("bad_step", |record| record.origin.as_mut().unwrap().steps.swap(0, 3));
}

#[test]
fn resampling_changes_only_what_the_seat_does_not_know() {
    let dealt: Vec<Table<Toy>> = (0..20).map(|seed| open(from(Some(1)), seed).unwrap()).collect();
    for table in &dealt {
        assert_eq!(seen(table, 1), seen(&other(), 1));
        let events = |table: &Table<Toy>| table.events(Observer::Seat(seat(1)));
        assert_eq!(events(table), events(&other()));
        assert_eq!(table.turn(), other().turn());
    }
    assert!(dealt.iter().any(|table| seen(table, 0) != seen(&other(), 0)), "nothing was resampled");
}

#[test]
fn other_seats_receive_no_events_about_their_cards_before_the_resampling() {
    let table = open(from(Some(1)), 3).unwrap();
    let events = |table: &Table<Toy>| serde_json::to_string(&table.events(Observer::Seat(seat(0)))).unwrap();
    assert!(events(&other()).contains("\"seat\":0,\"card\""), "{}", events(&other()));
    assert!(!events(&table).contains("\"seat\":0,\"card\""), "{}", events(&table));
}

/// A resampled match after one own step, and the config of a match that continues it.
fn from_dealt(known_to: Option<u8>) -> (Table<Toy>, Config) {
    let mut dealt = open(from(Some(1)), 3).unwrap();
    dealt.decide(seat(1), Action::Hold).unwrap();
    let origin = Origin {
        of: "a third".to_owned(),
        steps: [steps(&other()), steps(&dealt)].concat(),
        dealt: dealt.deals(),
        known_to: known_to.map(seat),
    };
    (dealt, Config { origin: Some(origin), ..Config::of(3) })
}

#[test]
fn a_resampled_match_can_be_continued_exactly() {
    let (dealt, config) = from_dealt(None);
    let mut third = open(config, 8).unwrap();
    assert!((0..3).all(|place| seen(&third, place) == seen(&dealt, place)));
    assert_eq!(third.referee_log(), dealt.referee_log());
    finish(&mut third, 4);
    let again = Table::<Toy>::load(&third.save().unwrap()).unwrap();
    assert_eq!(again.referee_log(), third.referee_log());
    assert!(verify_fair::<Toy>(&third.record()).unwrap().finished);
}

#[test]
fn a_resampled_match_can_be_resampled_again() {
    let (dealt, config) = from_dealt(Some(2));
    let third: Vec<Table<Toy>> = (0..20).map(|seed| open(config.clone(), seed).unwrap()).collect();
    assert!(third.iter().all(|table| seen(table, 2) == seen(&dealt, 2)));
    assert!(third.iter().any(|table| seen(table, 0) != seen(&dealt, 0)), "nothing was resampled");
    let deals = third[0].deals();
    assert_eq!(deals.iter().map(|deal| deal.known_to).collect::<Vec<_>>(), [seat(1), seat(2)]);
    assert!(!format!("{deals:?}").contains(&deals[0].key), "debug output must not contain a key");
}

#[test]
fn an_invalid_resampling_is_refused() {
    let check = |tamper: fn(&mut Deal)| {
        let (_, mut config) = from_dealt(None);
        config.origin.iter_mut().flat_map(|origin| &mut origin.dealt).for_each(tamper);
        assert_eq!(open(config, 5).unwrap_err().code(), "bad_origin");
    };
    check(|deal| deal.after = 1_000);
    check(|deal| deal.key.truncate(10));
}

#[test]
fn the_steps_of_the_origin_cannot_be_undone() {
    let mut table = open(from(None), 5).unwrap();
    assert!(matches!(table.undo(1), Err(TableError::BadUndo { active: 0, .. })));
    table.decide(seat(1), Action::Hold).unwrap();
    table.undo(1).unwrap();
    assert_eq!(table.referee_log(), other().referee_log());
    assert!((0..3).all(|place| seen(&table, place) == seen(&other(), place)));
}

#[test]
fn an_invalid_origin_is_refused() {
    let mut ended = other();
    finish(&mut ended, 0);
    assert_eq!(ended.turn(), Turn::Over);
    let check = |code: &str, steps: Vec<Value>, chance: Chance| {
        let origin = Origin { of: String::new(), steps, dealt: Vec::new(), known_to: Some(seat(1)) };
        let config = Config { origin: Some(origin), ..Config::of(3) };
        assert_eq!(Table::<Toy>::open(config, chance).unwrap_err().code(), code);
    };
    check("bad_origin", steps(&ended), Chance::of_seed(1));
    check("bad_origin", steps(&other()), Chance::Caller);
    let undone = serde_json::to_value(Step::<Action, u8>::Undo { undo: 1 }).unwrap();
    check("bad_step", [steps(&other()), vec![undone]].concat(), Chance::of_seed(1));
}

#[test]
fn a_record_without_an_origin_does_not_mention_one() {
    let text = other().save().unwrap();
    assert!(!text.contains("origin"));
    let report = verify_fair::<Toy>(&other().record()).unwrap();
    assert_eq!(report.origin_steps, 0);
}
