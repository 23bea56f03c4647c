//! Steps that a match accepts and refuses.

use game::{Observer, Seat, Turn};
use table::{Chance, Config, MAX_STEPS, Step, Table, TableError};

use crate::toy::{Action, Toy};

pub(crate) fn seat(number: u8) -> Seat {
    Seat::new(number).unwrap()
}

pub(crate) fn seeded(seats: u8, seed: u64) -> Table<Toy> {
    Table::open(Config::of(seats), Chance::of_seed(seed)).unwrap()
}

/// Plays a match to its end. Each seat swaps `swaps` times before it holds.
pub(crate) fn play_out(table: &mut Table<Toy>, swaps: usize) {
    for seat in Seat::all(table.seats()) {
        for _ in 0..swaps {
            table.decide_nth(seat, 1).unwrap();
        }
        table.decide(seat, Action::Hold).unwrap();
    }
    assert!(table.is_over());
}

/// A finished match with three seats, names and a chosen option.
pub(crate) fn finished() -> Table<Toy> {
    let config = Config::of(3).with("deck", "twelve").named(&["Ana", "Señor \"Ñ\"", "Bo"]);
    let mut table = Table::open(config, Chance::of_seed(11)).unwrap();
    play_out(&mut table, 2);
    table
}

#[test]
fn a_seeded_match_deals_before_the_first_decision() {
    let table = seeded(3, 1);
    assert_eq!(table.turn(), Turn::of(seat(0)));
    assert!(matches!(table.steps(), [Step::Chance { .. }, Step::Chance { .. }, Step::Chance { .. }]));
}

#[test]
fn a_seeded_match_draws_again_after_a_swap() {
    let mut table = seeded(2, 1);
    table.decide_nth(seat(0), 1).unwrap();
    assert!(matches!(table.steps()[2..], [Step::Decision { .. }, Step::Chance { .. }]));
    assert_eq!(table.turn(), Turn::of(seat(0)));
}

#[test]
fn the_seed_determines_the_match() {
    let steps = |seed| {
        let mut table = seeded(4, seed);
        play_out(&mut table, 3);
        table.steps().to_vec()
    };
    assert_eq!(steps(5), steps(5));
    assert_ne!(steps(5), steps(6));
}

#[test]
fn a_finished_match_has_a_winner_and_refuses_decisions() {
    let mut table = seeded(2, 1);
    assert!(table.winners().is_empty());
    play_out(&mut table, 0);
    assert_eq!(table.winners().len(), 1);
    assert_eq!(table.decide(seat(0), Action::Hold), Err(TableError::Over));
}

#[track_caller]
fn check_refused(table: &mut Table<Toy>, at: u8, action: Action, code: &str) {
    let text = |table: &Table<Toy>| {
        let seen: Vec<_> = Observer::all(2).map(|o| (table.view(o), table.events(o))).collect();
        (table.save().unwrap(), seen, table.referee_log().to_vec())
    };
    let before = text(table);
    assert_eq!(table.decide(seat(at), action).unwrap_err().code(), code);
    assert!(text(table) == before, "a refused decision changed the match");
}

#[test]
fn a_refused_decision_changes_nothing() {
    let mut table = seeded(2, 1);
    check_refused(&mut table, 0, Action::Swap { card: 77 }, "not_your_card");
    check_refused(&mut table, 1, Action::Hold, "not_your_turn");
    check_refused(&mut table, 2, Action::Hold, "no_such_seat");
    check_refused(&mut table, 7, Action::Hold, "no_such_seat");
}

#[test]
fn the_error_out_of_turn_names_the_seat_whose_turn_it_is() {
    let error = seeded(2, 1).decide(seat(1), Action::Hold).unwrap_err();
    assert_eq!(error.to_string(), "it is not seat 1's turn: wait for seat 0");
}

#[test]
fn a_refusal_by_the_rules_keeps_the_message_of_the_game() {
    let error = seeded(2, 1).decide(seat(0), Action::Swap { card: 77 }).unwrap_err();
    let TableError::Refused { code, message } = error else { panic!("{error}") };
    assert_eq!((code, message.id), ("not_your_card", "not_your_card"));
}

#[test]
fn a_choice_outside_the_list_is_refused() {
    let error = seeded(2, 1).decide_nth(seat(0), 2).unwrap_err();
    assert_eq!(error, TableError::NoSuchChoice { index: 2, count: 2 });
}

#[test]
fn a_seat_outside_the_match_sees_what_the_public_sees() {
    let table = seeded(2, 1);
    let outsider = Observer::Seat(seat(5));
    assert_eq!(table.view(outsider), table.view(Observer::Public));
    assert_eq!(table.events(outsider), table.events(Observer::Public));
    assert!(table.legal(seat(5)).is_empty());
}

#[track_caller]
fn check_config(config: Config, code: &str) {
    assert_eq!(Table::<Toy>::open(config, Chance::of_seed(1)).unwrap_err().code(), code);
}

#[test]
fn an_invalid_config_is_refused() {
    check_config(Config::of(1), "bad_seats");
    check_config(Config::of(5), "bad_seats");
    check_config(Config::of(2).with("deck", "ten"), "unknown_value");
    check_config(Config::of(2).with("pace", "slow"), "unknown_option");
    check_config(Config::of(2).named(&["Ana"]), "bad_players");
    check_config(Config::of(2).named(&["Ana", ""]), "bad_name");
    check_config(Config::of(2).named(&["Ana", "B\u{7}o"]), "bad_name");
    check_config(Config::of(2).named(&["Ana", &"o".repeat(65)]), "bad_name");
}

#[test]
fn a_match_stops_at_the_step_limit_and_can_still_be_loaded() {
    let mut table = seeded(2, 1);
    while table.decide_nth(seat(0), 1).is_ok() {}
    let refused = table.decide_nth(seat(0), 1).unwrap_err();
    assert_eq!(refused, TableError::TooManySteps { most: MAX_STEPS });
    assert_eq!(table.steps().len(), MAX_STEPS);
    let text = table.save().unwrap();
    assert_eq!(Table::<Toy>::load(&text).unwrap().save().unwrap(), text);
}
