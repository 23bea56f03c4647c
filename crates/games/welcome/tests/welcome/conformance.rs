//! The conformance kit, over every option and seat count.

use game::kit::{Effort, assert_conforms, check_encoding, check_hidden_cards};
use serde::Serialize;
use static_assertions::{assert_impl_all, assert_not_impl_any};
use welcome::{Action, Event, Outcome, Welcome};

#[test]
fn the_games_conform() {
    let report = assert_conforms::<Welcome>(Effort::quick());
    assert!(report.diverged_beats > 0 && report.determinized > 0 && report.refusals > 0, "{report:?}");
}

#[test]
#[ignore = "slow"]
fn the_games_conform_in_many_matches() {
    let report = assert_conforms::<Welcome>(Effort::thorough());
    assert!(report.diverged_beats > 1_000, "the kit compared too few games that differ: {report:?}");
    assert!(report.determinized > 1_000 && report.refusals > 1_000, "{report:?}");
}

#[test]
fn ids_and_features_tell_actions_and_views_apart() {
    let report = check_encoding::<Welcome>(Effort::quick()).unwrap_or_else(|violation| panic!("{violation}"));
    assert!(report.vectors > 5_000 && report.actions > 35, "{report:?}");
}

#[test]
fn beliefs_are_the_same_in_all_states_that_look_the_same() {
    let report =
        check_hidden_cards::<Welcome>(Effort::quick()).unwrap_or_else(|violation| panic!("{violation}"));
    assert!(report.places > 500 && report.twins > 500, "{report:?}");
}

#[test]
fn the_state_can_be_copied_but_neither_serialised_nor_printed() {
    assert_impl_all!(Welcome: Copy);
    assert_not_impl_any!(Welcome: Serialize, std::fmt::Debug);
}

#[test]
fn actions_and_states_stay_small() {
    assert_eq!((size_of::<Action>(), size_of::<Outcome>()), (2, 2));
    assert!(size_of::<Event>() <= 8, "an event takes {} bytes", size_of::<Event>());
    assert!(size_of::<Welcome>() <= 128, "a state takes {} bytes", size_of::<Welcome>());
}
