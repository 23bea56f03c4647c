//! Masmorra passes the conformance kit, for every option and seat count.

use game::kit::{
    Corruption, Effort, Ending, assert_conforms, check_encoding, check_hidden_cards, play_corrupted_views,
};
use masmorra::{Action, Event, Masmorra, Outcome};
use serde::Serialize;
use static_assertions::{assert_impl_all, assert_not_impl_any};

/// Random games take thousands of decisions, so the kit checks sections of them, early and late.
fn stretches() -> Effort {
    Effort { longest: 150, ending: Ending::CutShort, head_start: 30_000, ..Effort::quick() }
}

#[test]
fn masmorra_conforms() {
    let report = assert_conforms::<Masmorra>(Effort {
        games: 1,
        combinations: 1,
        longest: 60,
        head_start: 2_000,
        ..stretches()
    });
    assert!(report.diverged_beats > 0 && report.determinized > 0 && report.placed > 0, "{report:?}");
    assert!(report.refusals > 0 && report.worlds > 0, "{report:?}");
}

#[test]
#[ignore = "slow"]
fn masmorra_conforms_in_long_games() {
    let effort = Effort { games: 2, combinations: 4, ..stretches() };
    let report = assert_conforms::<Masmorra>(effort);
    assert!(report.diverged_beats > 500, "the kit compared too few diverging games: {report:?}");
    assert!(report.determinized > 300 && report.placed > 500, "{report:?}");
    assert!(report.refusals > 100_000 && report.worlds > 500, "{report:?}");
}

#[test]
fn ids_and_features_tell_actions_and_views_apart() {
    let effort = Effort { games: 1, combinations: 1, longest: 60, head_start: 4_000, ..stretches() };
    let report = check_encoding::<Masmorra>(effort).unwrap_or_else(|violation| panic!("{violation}"));
    assert!(report.vectors > 2_000 && report.actions > 300, "{report:?}");
}

#[test]
fn beliefs_are_the_same_in_all_states_that_look_the_same() {
    let effort = Effort { games: 2, combinations: 1, longest: 60, head_start: 2_000, ..stretches() };
    let report = check_hidden_cards::<Masmorra>(effort).unwrap_or_else(|violation| panic!("{violation}"));
    assert!(report.places > 500 && report.twins > 50, "{report:?}");
}

#[test]
fn the_state_is_copy_but_not_serialize_or_debug() {
    assert_impl_all!(Masmorra: Copy);
    assert_not_impl_any!(Masmorra: Serialize, std::fmt::Debug);
}

#[test]
fn moves_and_states_stay_small() {
    let sizes = (size_of::<Action>(), size_of::<Outcome>(), size_of::<Event>(), size_of::<Masmorra>());
    assert!(sizes.0 <= 8 && sizes.1 <= 8 && sizes.2 <= 16 && sizes.3 <= 1_680, "{sizes:?}");
}

#[test]
fn a_corrupted_view_is_rejected_or_playable() {
    let report = play_corrupted_views::<Masmorra>(Corruption { views: 1_500, head_start: 4_000, moves: 100 });
    assert!(report.rejected > 75 && report.played > 75, "{report:?}");
}
