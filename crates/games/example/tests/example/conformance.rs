//! The game keeps the contract with every option and seat count.

use bots::FastDice;
use example::{Action, Event, Example, Outcome, View};
use game::kit::{Effort, assert_conforms, check_encoding, check_hidden_cards};
use game::{Game, Observer, Seat, Setup, Silent};
use serde::Serialize;
use static_assertions::{assert_impl_all, assert_not_impl_any};

use crate::script::Script;

#[test]
fn the_game_keeps_every_law() {
    let report = assert_conforms::<Example>(Effort::quick());
    assert!(report.diverged_beats > 0 && report.determinized > 0, "{report:?}");
    assert!(report.placed > 0 && report.refusals > 0 && report.worlds > 0, "{report:?}");
}

#[test]
#[ignore = "slow"]
fn the_game_keeps_every_law_for_long() {
    let report = assert_conforms::<Example>(Effort::thorough());
    assert!(report.diverged_beats > 1_000 && report.worlds > 1_000, "{report:?}");
}

#[test]
fn ids_and_features_tell_actions_and_views_apart() {
    let report = check_encoding::<Example>(Effort::quick()).unwrap_or_else(|violation| panic!("{violation}"));
    assert!(report.vectors > 500 && report.actions == 4, "{report:?}");
}

#[test]
fn beliefs_are_the_same_in_all_states_that_look_the_same() {
    let report =
        check_hidden_cards::<Example>(Effort::quick()).unwrap_or_else(|violation| panic!("{violation}"));
    assert!(report.places > 500 && report.twins > 200, "{report:?}");
}

#[test]
fn the_state_can_be_copied_but_neither_serialized_nor_printed() {
    assert_impl_all!(Example: Copy);
    assert_not_impl_any!(Example: Serialize, std::fmt::Debug);
}

#[test]
fn actions_events_and_states_stay_small() {
    assert_eq!((size_of::<Action>(), size_of::<Outcome>()), (1, 2));
    assert!(size_of::<Event>() <= 4, "an event takes {} bytes", size_of::<Event>());
    assert!(size_of::<Example>() <= 40, "a state takes {} bytes", size_of::<Example>());
}

#[test]
fn a_view_that_no_game_shows_has_no_state() {
    let setup = Setup::new(Example::manifest(), 2, []).unwrap();
    let view = Example::new(&setup, &mut Silent).unwrap().view(Observer::Public);
    let check = |change: fn(&mut View), fits: bool| {
        let mut view = view.clone();
        change(&mut view);
        assert_eq!(Example::determinize(&view, &mut FastDice::seeded(1)).is_some(), fits, "{view:?}");
    };
    check(|_| {}, true);
    check(|view| view.players.clear(), false);
    check(|view| view.actor = Seat::new(2).unwrap(), false);
    check(|view| view.loot = u8::MAX, false);
    check(|view| view.stairs[0].count = u8::MAX, false);
    check(|view| view.players = vec![Script::dealt("rr").view(0).players[0]; 3], false);
}
