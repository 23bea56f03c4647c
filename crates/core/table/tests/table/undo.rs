//! Steps taken back: what stands then, what stays on record, and who has to agree.

use game::Observer;
use proptest::collection::vec;
use proptest::prelude::any;
use proptest::{prop_assert_eq, proptest};
use table::{Chance, Config, Step, Table, TableError, Undo, verify_fair};

use crate::fair::{drawn, open};
use crate::play::{play_out, seat, seeded};
use crate::toy::{self, Toy};
use crate::whispers::{Action, Whispers};

/// Everything that any observer gets, numbers included.
fn shown(table: &Table<Toy>) -> String {
    let one = |observer: Observer| {
        let legal = observer.seat().map(|seat| table.legal(seat));
        format!(
            "{:?}{:?}{:?}{legal:?}",
            table.view(observer),
            table.events(observer),
            table.last_event_number(observer)
        )
    };
    let all: Vec<_> = Observer::all(table.seats()).map(one).collect();
    format!("{all:?}{:?}{:?}", table.turn(), table.referee_log())
}

#[test]
fn everyone_sees_and_has_heard_what_they_had_before() {
    let mut table = seeded(2, 1);
    let mut before = vec![shown(&table)];
    for index in [1, 1, 0] {
        table.decide_nth(seat(0), index).unwrap();
        before.push(shown(&table));
    }
    for steps in [1, 2, 2] {
        before.pop();
        table.undo(steps).unwrap();
        assert_eq!(Some(&shown(&table)), before.last());
    }
    assert_eq!(table.undo_epoch(), 3);
}

#[test]
fn what_is_taken_back_stays_on_record_and_so_does_the_undo() {
    let mut table = seeded(2, 1);
    table.decide(seat(0), toy::Action::Hold).unwrap();
    let before = table.steps().to_vec();
    table.undo(1).unwrap();
    assert_eq!(table.steps(), [&before[..], &[Step::Undo { undo: 1 }]].concat());
    let text = table.save().unwrap();
    assert!(text.contains(r#","steps":["#) && text.contains(r#"{"undo":1}]"#), "{text}");
}

#[test]
fn chance_never_draws_again_what_it_has_shown() {
    let mut table = open(["c0ffee", "feed"]);
    for _ in 0..2 {
        table.decide_nth(seat(0), 1).unwrap();
        table.undo(2).unwrap();
    }
    table.decide_nth(seat(0), 1).unwrap();
    table.decide_nth(seat(0), 1).unwrap();
    // Another program has computed these from the text of the module `fairness`.
    assert_eq!(drawn(&table), [1, 3, 6, 5, 2, 5]);
}

#[test]
fn a_draw_that_is_taken_back_alone_is_drawn_anew_at_once() {
    let mut table = seeded(2, 1);
    table.undo(1).unwrap();
    assert_eq!(table.turn(), game::Turn::of(seat(0)));
    let undone = &table.steps()[2..];
    assert!(matches!(undone, [Step::Undo { undo: 1 }, Step::Chance { .. }]), "{undone:?}");
    table.undo(2).unwrap();
    assert!(matches!(table.steps()[4..], [Step::Undo { undo: 2 }, Step::Chance { .. }, Step::Chance { .. }]));
}

#[test]
fn where_the_caller_draws_the_caller_draws_again() {
    let mut table = crate::caller::dealt(&[4, 9]);
    table.undo(1).unwrap();
    assert_eq!(table.turn(), game::Turn::Chance);
    table.resolve(toy::Card { card: 5 }).unwrap();
    assert_eq!(Table::<Toy>::load(&table.save().unwrap()).unwrap().save(), table.save());
}

#[track_caller]
fn check_refused(table: &mut Table<Toy>, steps: u32, error: TableError) {
    let before = (table.save().unwrap(), shown(table));
    assert_eq!(table.undo(steps), Err(error));
    assert!((table.save().unwrap(), shown(table)) == before, "a refused undo changed the match");
}

#[test]
fn nothing_and_more_than_all_cannot_be_taken_back() {
    let mut table = seeded(2, 1);
    check_refused(&mut table, 0, TableError::BadUndo { asked: 0, active: 2 });
    check_refused(&mut table, 3, TableError::BadUndo { asked: 3, active: 2 });
    check_refused(&mut table, u32::MAX, TableError::BadUndo { asked: u32::MAX, active: 2 });
    table.decide(seat(0), toy::Action::Hold).unwrap();
    table.undo(1).unwrap();
    check_refused(&mut table, 3, TableError::BadUndo { asked: 3, active: 2 });
}

#[test]
fn a_match_that_is_over_stays_over() {
    let mut table = seeded(2, 1);
    play_out(&mut table, 1);
    check_refused(&mut table, 1, TableError::Over);
    assert_eq!(table.undo_for(seat(0)), None);
}

#[track_caller]
fn check_to_and_fro(seed: u64, swaps: &[(usize, usize)]) {
    let mut table = seeded(2, seed);
    let mut before = vec![shown(&table)];
    for &(forth, back) in swaps {
        for _ in 0..forth {
            table.decide_nth(seat(0), 1).unwrap();
            before.push(shown(&table));
        }
        before.truncate(before.len() - back);
        table.undo(2 * back as u32).unwrap();
        assert!(Some(&shown(&table)) == before.last(), "{back} swaps back, {} stand", before.len() - 1);
    }
}

#[test]
fn a_long_match_goes_back_to_any_earlier_moment() {
    for seed in 1..5 {
        check_to_and_fro(
            seed,
            &[(350, 1), (1, 100), (150, 1), (30, 330), (0, 60), (400, 3), (1, 400), (5, 5)],
        );
        check_to_and_fro(seed, &[(150, 40), (60, 3), (127, 60), (90, 20)]);
    }
}

#[test]
fn draws_that_were_taken_back_are_checked_as_well() {
    let mut table = open(["", ""]);
    table.decide_nth(seat(0), 1).unwrap();
    table.undo(2).unwrap();
    play_out(&mut table, 1);
    let mut record = table.record();
    let report = verify_fair::<Toy>(&record).unwrap();
    assert_eq!((report.draws, report.decisions, report.takes), (2 + 1 + 2, 1 + 4, 1));
    let Step::Chance { outcome } = &mut record.steps[3] else { panic!("the swap drew nothing") };
    outcome.card = outcome.card % 9 + 1;
    assert_eq!(verify_fair::<Toy>(&record).unwrap_err().code(), "outcome_mismatch");
}

#[test]
fn an_undo_that_was_not_made_is_found_out() {
    let mut table = seeded(2, 1);
    table.decide_nth(seat(0), 1).unwrap();
    table.undo(2).unwrap();
    table.decide_nth(seat(0), 1).unwrap();
    let check = |code: &str, undo: Option<u32>| {
        let mut record = table.record();
        record.steps.splice(4..5, undo.map(|undo| Step::Undo { undo }));
        assert_eq!(Table::<Toy>::replay(&record).unwrap_err().code(), code, "{undo:?}");
    };
    // Without the undo, or with a shorter one, seat 0 has another card to swap.
    check("bad_step", None);
    check("outcome_mismatch", Some(1));
    check("bad_step", Some(0));
    check("bad_step", Some(5));
}

proptest! {
    #[test]
    fn any_match_with_steps_taken_back_replays_bit_for_bit(moves in vec(any::<(bool, u8)>(), 0..40)) {
        let mut table = seeded(2, 7);
        for (back, number) in moves {
            let Some(seat) = table.turn().actors().first() else { break };
            if back {
                // It may be refused, which changes nothing.
                let _ = table.undo(u32::from(number % 8));
            } else {
                table.decide_nth(seat, usize::from(number % 4 != 0)).unwrap();
            }
        }
        let text = table.save().unwrap();
        let again = Table::<Toy>::load(&text).unwrap();
        prop_assert_eq!(again.save().unwrap(), text);
        prop_assert_eq!(shown(&again), shown(&table));
        prop_assert_eq!(again.undo_epoch(), table.undo_epoch());
        prop_assert_eq!(verify_fair::<Toy>(&table.record()).unwrap().draws, drawn(&table).len());
    }
}

/// After these decisions of seats, seat 0 takes back so many steps and has to ask these seats.
#[track_caller]
fn check_asks(decisions: &[(u8, Action)], steps: u32, asks: &[u8]) {
    let mut table = Table::<Whispers>::open(Config::of(4), Chance::of_seed(1)).unwrap();
    for &(number, action) in decisions {
        table.decide(seat(number), action).unwrap();
    }
    let asks = asks.iter().map(|&number| seat(number)).collect();
    let undo = Undo { steps, asks };
    assert_eq!(table.undo_for(seat(0)), Some(undo), "{decisions:?}");
    assert_eq!(table.undo_is_free(seat(0)), Some(undo.asks.is_empty()), "{decisions:?}");
}

#[test]
fn what_nobody_else_has_noticed_is_taken_back_without_asking() {
    check_asks(&[(0, Action::Think)], 1, &[]);
    check_asks(&[(1, Action::Shout), (0, Action::Think)], 1, &[]);
    check_asks(&[(0, Action::Shout), (0, Action::Think)], 1, &[]);
    check_asks(&[(0, Action::Wink { at: seat(0) })], 1, &[]);
}

#[test]
fn whoever_has_heard_of_it_is_asked() {
    check_asks(&[(0, Action::Shout)], 1, &[1, 2, 3]);
    check_asks(&[(0, Action::Whisper { to: seat(2) })], 1, &[2]);
    check_asks(&[(0, Action::Think), (1, Action::Whisper { to: seat(0) })], 2, &[1]);
    check_asks(&[(0, Action::Think), (1, Action::Whisper { to: seat(3) })], 2, &[1, 3]);
}

#[test]
fn whoever_sees_it_is_asked() {
    check_asks(&[(0, Action::Wink { at: seat(3) })], 1, &[3]);
}

#[test]
fn whoever_has_decided_since_is_asked() {
    check_asks(&[(0, Action::Think), (2, Action::Think)], 2, &[2]);
    check_asks(&[(0, Action::Think), (2, Action::Wink { at: seat(1) })], 2, &[1, 2]);
}

#[test]
fn all_others_are_asked_if_only_the_public_knows() {
    check_asks(&[(0, Action::Rumour)], 1, &[1, 2, 3]);
    check_asks(&[(0, Action::Rumour), (0, Action::Think)], 1, &[]);
}

#[test]
fn all_others_are_asked_if_chance_has_drawn_even_in_secret() {
    check_asks(&[(0, Action::Toss)], 2, &[1, 2, 3]);
}

#[test]
fn a_seat_that_has_not_decided_has_nothing_to_take_back() {
    let mut table = Table::<Whispers>::open(Config::of(3), Chance::of_seed(1)).unwrap();
    assert_eq!(table.undo_for(seat(0)), None);
    table.decide(seat(1), Action::Shout).unwrap();
    assert_eq!((table.undo_for(seat(0)), table.undo_for(seat(7))), (None, None));
    assert_eq!(table.undo_is_free(seat(0)), None);
    table.undo(1).unwrap();
    assert_eq!(table.undo_for(seat(1)), None);
}

#[test]
fn taking_back_again_goes_further_back() {
    let mut table = Table::<Whispers>::open(Config::of(2), Chance::of_seed(1)).unwrap();
    for action in [Action::Shout, Action::Think, Action::Toss] {
        table.decide(seat(0), action).unwrap();
    }
    let mut taken = Vec::new();
    while let Some(undo) = table.undo_for(seat(0)) {
        taken.push((undo.steps, undo.asks.is_empty()));
        table.undo(undo.steps).unwrap();
    }
    assert_eq!(taken, [(2, false), (1, true), (1, false)]);
}
