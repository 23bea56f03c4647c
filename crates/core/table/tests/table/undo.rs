//! Undo: what is active afterwards, what stays in the record, and what has come of a decision.

use game::Observer;
use proptest::collection::vec;
use proptest::prelude::any;
use proptest::{prop_assert_eq, proptest};
use table::SinceDecision::{self, Noticed, Revealed, Unnoticed};
use table::{Chance, Config, Step, Table, TableError, Undo, verify_fair};

use crate::fair::{drawn, open};
use crate::play::{play_out, seat, seeded};
use crate::toy::{self, Toy};
use crate::visibility_toy::{Action, VisibilityToy};

/// Everything that any observer gets, with event numbers.
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
fn an_undo_restores_views_and_events_of_everyone() {
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
fn undone_steps_and_the_undo_stay_in_the_record() {
    let mut table = seeded(2, 1);
    table.decide(seat(0), toy::Action::Hold).unwrap();
    let before = table.steps().to_vec();
    table.undo(1).unwrap();
    assert_eq!(table.steps(), [&before[..], &[Step::Undo { undo: 1 }]].concat());
    let text = table.save().unwrap();
    assert!(text.contains(r#","steps":["#) && text.contains(r#"{"undo":1}]"#), "{text}");
}

#[test]
fn a_record_keeps_that_the_match_is_for_practice() {
    let config = Config { practice: true, ..Config::of(2) };
    let text = Table::<Toy>::open(config, Chance::of_seed(1)).unwrap().save().unwrap();
    assert!(text.contains(r#""practice":true"#), "{text}");
    assert_eq!(Table::<Toy>::load(&text).unwrap().save().unwrap(), text);
    let earlier = seeded(2, 1).save().unwrap();
    assert!(!earlier.contains("practice"), "{earlier}");
    assert_eq!(Table::<Toy>::load(&earlier).unwrap().save().unwrap(), earlier);
}

#[test]
fn chance_never_repeats_an_undone_draw() {
    let mut table = open(["c0ffee", "feed"]);
    for _ in 0..2 {
        table.decide_nth(seat(0), 1).unwrap();
        table.undo(2).unwrap();
    }
    table.decide_nth(seat(0), 1).unwrap();
    table.decide_nth(seat(0), 1).unwrap();
    // Computed by an independent program from the specification in the module `fairness`.
    assert_eq!(drawn(&table), [1, 3, 6, 5, 2, 5]);
}

#[test]
fn a_draw_that_is_undone_alone_is_drawn_again_at_once() {
    let mut table = seeded(2, 1);
    table.undo(1).unwrap();
    assert_eq!(table.turn(), game::Turn::of(seat(0)));
    let undone = &table.steps()[2..];
    assert!(matches!(undone, [Step::Undo { undo: 1 }, Step::Chance { .. }]), "{undone:?}");
    table.undo(2).unwrap();
    assert!(matches!(table.steps()[4..], [Step::Undo { undo: 2 }, Step::Chance { .. }, Step::Chance { .. }]));
}

#[test]
fn the_caller_supplies_an_undone_draw_again() {
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
fn an_undo_of_no_step_or_too_many_steps_is_refused() {
    let mut table = seeded(2, 1);
    check_refused(&mut table, 0, TableError::BadUndo { asked: 0, active: 2 });
    check_refused(&mut table, 3, TableError::BadUndo { asked: 3, active: 2 });
    check_refused(&mut table, u32::MAX, TableError::BadUndo { asked: u32::MAX, active: 2 });
    table.decide(seat(0), toy::Action::Hold).unwrap();
    table.undo(1).unwrap();
    check_refused(&mut table, 3, TableError::BadUndo { asked: 3, active: 2 });
}

#[test]
fn a_finished_match_cannot_be_undone() {
    let mut table = seeded(2, 1);
    play_out(&mut table, 1);
    check_refused(&mut table, 1, TableError::Over);
    assert_eq!(table.undo_for(seat(0)), None);
}

#[track_caller]
fn check_back_and_forth(seed: u64, swaps: &[(usize, usize)]) {
    let mut table = seeded(2, seed);
    let mut before = vec![shown(&table)];
    for &(forth, back) in swaps {
        for _ in 0..forth {
            table.decide_nth(seat(0), 1).unwrap();
            before.push(shown(&table));
        }
        before.truncate(before.len() - back);
        table.undo(2 * back as u32).unwrap();
        assert!(Some(&shown(&table)) == before.last(), "{back} swaps undone, {} active", before.len() - 1);
    }
}

#[test]
fn a_long_match_can_be_undone_to_any_position() {
    for seed in 1..5 {
        check_back_and_forth(
            seed,
            &[(350, 1), (1, 100), (150, 1), (30, 330), (0, 60), (400, 3), (1, 400), (5, 5)],
        );
        check_back_and_forth(seed, &[(150, 40), (60, 3), (127, 60), (90, 20)]);
    }
}

#[test]
fn undone_draws_are_checked_too() {
    let mut table = open(["", ""]);
    table.decide_nth(seat(0), 1).unwrap();
    table.undo(2).unwrap();
    play_out(&mut table, 1);
    let mut record = table.record();
    let report = verify_fair::<Toy>(&record).unwrap();
    assert_eq!((report.draws, report.decisions, report.undos), (2 + 1 + 2, 1 + 4, 1));
    let Step::Chance { outcome } = &mut record.steps[3] else { panic!("expected a draw after the swap") };
    outcome.card = outcome.card % 9 + 1;
    assert_eq!(verify_fair::<Toy>(&record).unwrap_err().code(), "outcome_mismatch");
}

#[test]
fn a_missing_or_altered_undo_is_detected() {
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
    fn any_match_with_undos_replays_exactly(moves in vec(any::<(bool, u8)>(), 0..40)) {
        let mut table = seeded(2, 7);
        for (back, number) in moves {
            let Some(seat) = table.turn().actors().first() else { break };
            if back {
                // The undo may be refused, which changes nothing.
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

/// After these decisions, an undo of seat 0 takes this many steps.
#[track_caller]
fn check_undo(decisions: &[(u8, Action)], steps: u32, since: SinceDecision) {
    let mut table = Table::<VisibilityToy>::open(Config::of(3), Chance::of_seed(1)).unwrap();
    for &(number, action) in decisions {
        table.decide(seat(number), action).unwrap();
    }
    assert_eq!(table.undo_for(seat(0)), Some(Undo { steps, since }), "{decisions:?}");
    assert_eq!(table.since_decision(seat(0)), Some(since), "{decisions:?}");
}

/// Like [`check_undo`], after the other seats have left: only seat 0 can act.
#[track_caller]
fn check_alone(decisions: &[Action], steps: u32, since: SinceDecision) {
    let left = [(1, Action::Leave), (2, Action::Leave)];
    let own = decisions.iter().map(|&action| (0, action));
    check_undo(&left.into_iter().chain(own).collect::<Vec<_>>(), steps, since);
}

#[test]
fn a_decision_that_nobody_else_noticed_is_unnoticed() {
    check_alone(&[Action::Private], 1, Unnoticed);
    check_alone(&[Action::Announce, Action::Private], 1, Unnoticed);
    check_alone(&[Action::SpectatorsOnly, Action::Private], 1, Unnoticed);
    check_alone(&[Action::Mark { target: seat(0) }], 1, Unnoticed);
}

#[test]
fn a_decision_is_noticed_through_events_and_through_views() {
    check_alone(&[Action::Announce], 1, Noticed);
    check_alone(&[Action::SendTo { to: seat(2) }], 1, Noticed);
    check_alone(&[Action::SpectatorsOnly], 1, Noticed);
    check_alone(&[Action::Mark { target: seat(2) }], 1, Noticed);
}

#[test]
fn a_seat_that_has_seen_a_draw_or_something_hidden_has_learnt_something() {
    check_alone(&[Action::Toss], 2, Revealed);
    check_alone(&[Action::Peek], 1, Revealed);
    check_undo(&[(0, Action::Peek), (1, Action::Announce)], 2, Revealed);
}

#[test]
fn reveals_before_the_decision_and_to_others_do_not_count() {
    check_alone(&[Action::Peek, Action::Private], 1, Unnoticed);
    check_alone(&[Action::Toss, Action::Announce], 1, Noticed);
    check_undo(&[(0, Action::Announce), (1, Action::Peek), (2, Action::Toss)], 4, Noticed);
}

#[test]
fn whether_others_acted_in_secret_makes_no_difference() {
    check_undo(&[(0, Action::Private)], 1, Noticed);
    check_undo(&[(0, Action::Private), (1, Action::Private)], 2, Noticed);
    check_undo(&[(0, Action::Private), (1, Action::SendTo { to: seat(2) })], 2, Noticed);
}

#[test]
fn a_seat_without_a_decision_has_nothing_to_undo() {
    let mut table = Table::<VisibilityToy>::open(Config::of(3), Chance::of_seed(1)).unwrap();
    assert_eq!(table.undo_for(seat(0)), None);
    table.decide(seat(1), Action::Announce).unwrap();
    assert_eq!((table.undo_for(seat(0)), table.undo_for(seat(7))), (None, None));
    assert_eq!(table.since_decision(seat(0)), None);
    table.undo(1).unwrap();
    assert_eq!(table.undo_for(seat(1)), None);
}

#[test]
fn repeated_undos_go_further_back() {
    let mut table = Table::<VisibilityToy>::open(Config::of(2), Chance::of_seed(1)).unwrap();
    table.decide(seat(1), Action::Leave).unwrap();
    for action in [Action::Announce, Action::Private, Action::Toss] {
        table.decide(seat(0), action).unwrap();
    }
    let mut taken = Vec::new();
    while let Some(undo) = table.undo_for(seat(0)) {
        taken.push((undo.steps, undo.since));
        table.undo(undo.steps).unwrap();
    }
    assert_eq!(taken, [(2, Revealed), (1, Unnoticed), (1, Noticed)]);
}
