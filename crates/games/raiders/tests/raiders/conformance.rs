//! Dungeon Raiders passes the conformance kit, with all options and seat counts.

use game::kit::{
    Corruption, Effort, assert_conforms, check_encoding, check_hidden_cards, play_corrupted_views,
};
use raiders::{Action, Event, Outcome, Raiders};
use serde::Serialize;
use static_assertions::{assert_impl_all, assert_not_impl_any};

#[test]
fn raiders_passes_the_conformance_kit() {
    let report = assert_conforms::<Raiders>(Effort::quick());
    assert!(report.diverged_beats > 0 && report.sealed > 0 && report.determinized > 0, "{report:?}");
    assert!(report.placed > 0 && report.refusals > 0 && report.worlds > 0, "{report:?}");
}

#[test]
#[ignore = "slow"]
fn raiders_passes_the_conformance_kit_at_length() {
    let report = assert_conforms::<Raiders>(Effort::thorough());
    assert!(report.diverged_beats > 10_000, "the kit compared too few games that differ: {report:?}");
    assert!(report.sealed > 1_000_000, "the kit compared too few sealed cards: {report:?}");
    assert!(report.determinized > 1_000 && report.placed > 5_000, "{report:?}");
    assert!(report.refusals > 500_000 && report.worlds > 50_000, "{report:?}");
}

#[test]
fn ids_and_features_tell_actions_and_views_apart() {
    let report = check_encoding::<Raiders>(Effort::quick()).unwrap_or_else(|violation| panic!("{violation}"));
    assert!(report.vectors > 5_000 && report.actions == 15, "{report:?}");
}

#[test]
fn beliefs_are_the_same_in_all_states_that_look_the_same() {
    let report =
        check_hidden_cards::<Raiders>(Effort::quick()).unwrap_or_else(|violation| panic!("{violation}"));
    assert!(report.places > 500 && report.twins > 500, "{report:?}");
}

#[test]
fn the_state_is_copy_but_neither_serializable_nor_printable() {
    assert_impl_all!(Raiders: Copy);
    assert_not_impl_any!(Raiders: Serialize, std::fmt::Debug);
}

#[test]
fn actions_events_and_states_stay_small() {
    assert_eq!((size_of::<Action>(), size_of::<Outcome>()), (2, 2));
    assert!(size_of::<Event>() <= 6, "an event takes {} bytes", size_of::<Event>());
    assert!(size_of::<Raiders>() <= 104, "a state takes {} bytes", size_of::<Raiders>());
}

#[test]
fn a_corrupted_view_is_rejected_or_playable() {
    let report = play_corrupted_views::<Raiders>(Corruption { views: 8_000, head_start: 150, moves: 200 });
    assert!(report.rejected > 200 && report.played > 200, "{report:?}");
}
