//! The conformance kit passes correct games and reports every mistake with the law that it breaks.

#![expect(clippy::unwrap_used, clippy::expect_used, reason = "helpers of tests may unwrap")]

mod laws {
    mod outputs;
    mod playouts;
}
mod toys {
    pub(crate) mod candles;
    pub(crate) mod determinize;
    pub(crate) mod encoding;
    pub(crate) mod fault;
    pub(crate) mod hidden;
    pub(crate) mod lantern_types;
    pub(crate) mod lanterns;
}

use game::kit::{self, Effort, Law, Report};

use toys::candles::Candles;
use toys::fault::Fault;
use toys::lanterns::Lanterns;

/// Checks that the kit finds this fault in the lantern game and names this law.
fn check(fault: Fault, law: Law) {
    fault.activate();
    let effort = Effort { games: 12, pairs: 4, moments: 6, ..Effort::quick() };
    let violation = kit::check::<Lanterns>(effort).expect_err("the kit must find the fault");
    assert_eq!(violation.law, law, "{violation}");
}

/// Checks that the kit finds this fault in the encoding of the lantern game and names this law.
///
/// There is no test with a leak: features and ids are written from the view, so `Law::SameView` covers them.
fn check_encoding(fault: Fault, law: Law, details: &str) {
    fault.activate();
    let violation =
        kit::check_encoding::<Lanterns>(Effort::quick()).expect_err("the kit must find the fault");
    assert_eq!(violation.law, law, "{violation}");
    assert!(violation.to_string().contains(details), "`{details}` is missing in:\n{violation}");
}

/// Checks that the kit finds this fault in what the lantern game says about hidden cards, and names this law.
fn check_hidden_cards(fault: Fault, law: Law) {
    fault.activate();
    let effort = Effort { games: 12, ..Effort::quick() };
    let violation = kit::check_hidden_cards::<Lanterns>(effort).expect_err("the kit must find the fault");
    assert_eq!(violation.law, law, "{violation}");
}

fn check_correct_game(effort: Effort) -> Report {
    Fault::None.activate();
    kit::assert_conforms::<Lanterns>(effort)
}

#[test]
fn a_correct_game_passes_and_every_count_is_positive() {
    let report = check_correct_game(Effort::quick());
    let counts = [
        report.setups,
        report.clashes,
        report.games,
        report.decisions,
        report.draws,
        report.refusals,
        report.compared_steps,
        report.sealed,
        report.pairs,
        report.diverged_pairs,
        report.beats,
        report.diverged_beats,
        report.unrevealing_steps,
        report.determinized,
        report.placed,
        report.worlds,
    ];
    assert!(counts.iter().all(|&count| count > 0), "{report:?}");
}

#[test]
fn the_same_seed_gives_the_same_report() {
    assert_eq!(check_correct_game(Effort::quick()), check_correct_game(Effort::quick()));
}

#[test]
fn every_seat_count_is_played_with_every_value_that_fits() {
    let effort = Effort { combinations: 0, ..Effort::quick() };
    let report = check_correct_game(effort);
    assert_eq!(report.setups, 3 + 3 + 2);
}

#[test]
fn a_game_without_secrets_passes_and_its_pairs_never_diverge() {
    let report = kit::assert_conforms::<Candles>(Effort::quick());
    assert!(report.beats > 0 && report.placed > 0, "{report:?}");
    assert_eq!(report.diverged_beats, 0);
}

#[test]
fn a_violation_shows_the_law_the_setup_and_the_steps() {
    Fault::EarlyWinner.activate();
    let violation = kit::check::<Lanterns>(Effort::quick()).expect_err("the kit must find the fault");
    let text = violation.to_string();
    for part in [violation.law.sentence(), "2 seats, bag=six, rounds=two", "1. chance draws Lantern"] {
        assert!(text.contains(part), "`{part}` is missing in:\n{text}");
    }
}

#[test]
#[should_panic(expected = "WinnersAtTheEnd")]
fn assert_conforms_panics_with_the_broken_law() {
    Fault::EarlyWinner.activate();
    kit::assert_conforms::<Lanterns>(Effort::quick());
}

#[test]
fn a_setup_refused_without_a_clash_is_caught() {
    check(Fault::SetupRefused, Law::SetsUp);
}

#[test]
fn an_option_value_that_never_fits_is_caught() {
    check(Fault::ValueNeverFits, Law::SetsUp);
}

#[test]
fn a_list_that_keeps_old_content_of_the_buffer_is_caught() {
    check(Fault::StaleList, Law::FreshLists);
}

#[test]
fn a_turn_in_which_no_seat_owes_is_caught() {
    check(Fault::NobodyOwes, Law::TurnNamesActors);
}

#[test]
fn a_turn_that_names_an_unknown_seat_is_caught() {
    check(Fault::UnknownSeatAsked, Law::TurnNamesActors);
}

#[test]
fn a_seat_that_owes_without_a_legal_action_is_caught() {
    check(Fault::NoChoice, Law::ActorsHaveChoices);
}

#[test]
fn a_legal_action_for_a_seat_that_cannot_act_is_caught() {
    check(Fault::IdleChoice, Law::ActorsHaveChoices);
}

#[test]
fn an_action_listed_twice_is_caught() {
    check(Fault::DoubleChoice, Law::ListedOnce);
}

#[test]
fn an_outcome_listed_twice_is_caught() {
    check(Fault::DoubleOutcome, Law::ListedOnce);
}

#[test]
fn a_listed_action_that_is_refused_is_caught() {
    check(Fault::ListedChoiceRefused, Law::LegalIsAccepted);
}

#[test]
fn an_unlisted_action_that_is_accepted_is_caught() {
    check(Fault::UnlistedChoiceAccepted, Law::IllegalIsRefused);
}

#[test]
fn an_unlisted_outcome_that_is_accepted_is_caught() {
    check(Fault::UnlistedOutcomeAccepted, Law::IllegalIsRefused);
}

#[test]
fn a_refusal_that_changes_the_state_is_caught() {
    check(Fault::RefusalChangesState, Law::RefusalChangesNothing);
}

#[test]
fn a_refusal_that_reports_an_event_is_caught() {
    check(Fault::RefusalReportsEvent, Law::RefusalChangesNothing);
}

#[test]
fn chance_without_outcomes_is_caught() {
    check(Fault::NoOutcome, Law::ChanceHasOutcomes);
}

#[test]
fn outcomes_listed_while_seats_decide_are_caught() {
    check(Fault::OutcomeOutOfTurn, Law::ChanceHasOutcomes);
}

#[test]
fn a_listed_outcome_that_is_refused_is_caught() {
    check(Fault::ListedOutcomeRefused, Law::OutcomesAreAccepted);
}

#[test]
fn an_outcome_with_zero_weight_is_caught() {
    check(Fault::ZeroWeight, Law::WeightsArePositive);
}

#[test]
fn a_game_without_end_is_caught() {
    check(Fault::Endless, Law::GamesEnd);
}

#[test]
fn a_winner_before_the_end_is_caught() {
    check(Fault::EarlyWinner, Law::WinnersAtTheEnd);
}

#[test]
fn an_unknown_seat_that_wins_is_caught() {
    check(Fault::UnknownSeatWins, Law::WinnersAtTheEnd);
}

#[test]
fn a_state_that_depends_on_other_matches_is_caught() {
    check(Fault::StateDependsOnOutside, Law::ReplaysTheSame);
}

#[test]
fn events_that_depend_on_other_matches_are_caught() {
    check(Fault::EventsDependOnOutside, Law::ReplaysTheSame);
}

#[test]
fn a_story_that_depends_on_other_matches_is_caught() {
    check(Fault::StoryDependsOnOutside, Law::EventsAreInView);
}

#[test]
fn a_line_numbered_like_a_later_event_is_caught() {
    check(Fault::StoryWritesAhead, Law::StoryTellsTheEvents);
}

#[test]
fn an_event_in_a_line_without_a_text_is_caught() {
    check(Fault::StorySaysNothing, Law::StoryTellsTheEvents);
}

#[test]
fn a_state_that_depends_on_the_sink_is_caught() {
    check(Fault::SinkMatters, Law::SilentPlaysTheSame);
}

#[test]
fn a_view_that_changes_in_json_is_caught() {
    check(Fault::LostInJson, Law::SurvivesJson);
}

#[test]
fn an_event_with_an_unknown_rule_is_caught() {
    check(Fault::UnknownRuleInEvent, Law::RulesAreKnown);
}

#[test]
fn a_citation_of_an_unknown_rule_is_caught() {
    check(Fault::UnknownRuleCited, Law::RulesAreKnown);
}

#[test]
fn a_sealed_choice_in_the_view_is_caught() {
    check(Fault::SealedInView, Law::SealedStaysSealed);
}

#[test]
fn a_sealed_choice_in_the_event_is_caught() {
    check(Fault::SealedInEvent, Law::SealedStaysSealed);
}

#[test]
fn a_sealed_choice_in_the_turn_is_caught() {
    check(Fault::SealedInTurn, Law::SealedStaysSealed);
}

#[test]
fn a_revision_that_reveals_whether_the_choice_changed_is_caught() {
    check(Fault::SealedInRevision, Law::SealedStaysSealed);
}

#[test]
fn a_sealed_choice_that_ends_the_wait_is_caught() {
    check(Fault::SealedEndsTheWait, Law::SealedStaysSealed);
}

#[test]
fn an_event_that_names_a_hidden_lantern_is_caught() {
    check(Fault::DealInEvent, Law::EventsAreInView);
}

#[test]
fn an_extra_event_for_a_bright_lantern_is_caught() {
    check(Fault::ExtraEvent, Law::EventsAreInView);
}

#[test]
fn a_hidden_lantern_in_the_view_is_caught() {
    check(Fault::LanternInView, Law::SameView);
}

#[test]
fn a_hidden_lantern_in_the_turn_is_caught() {
    check(Fault::LanternInTurn, Law::SameTurn);
}

#[test]
fn a_hidden_lantern_in_the_order_of_actions_is_caught() {
    check(Fault::LanternInChoices, Law::SameChoices);
}

#[test]
fn a_hidden_lantern_in_a_refusal_is_caught() {
    check(Fault::LanternInRefusal, Law::SameRefusals);
}

#[test]
fn a_hidden_lantern_in_the_winners_is_caught() {
    check(Fault::LanternInWinners, Law::SameWinners);
}

#[test]
fn a_draw_that_does_not_count_as_a_reveal_is_caught() {
    check(Fault::DrawIsUnmarked, Law::RevealsAreMarked);
}

#[test]
fn a_secret_that_is_shown_and_does_not_count_as_a_reveal_is_caught() {
    check(Fault::SecretIsUnmarked, Law::RevealsAreMarked);
}

#[test]
fn a_view_without_a_determinized_state_is_caught() {
    check(Fault::DeterminizeFails, Law::DeterminizedFits);
}

#[test]
fn a_determinized_state_that_ignores_private_knowledge_is_caught() {
    check(Fault::DeterminizeForgets, Law::DeterminizedFits);
}

#[test]
fn a_determinized_state_that_cannot_be_played_on_is_caught() {
    check(Fault::DeterminizeEmptiesTheBag, Law::DeterminizedPlaysOn);
}

#[test]
fn a_determinized_state_with_a_lantern_twice_is_caught() {
    check(Fault::DeterminizeDoubles, Law::DeterminizedIsPossible);
}

#[test]
fn a_view_that_omits_what_its_seat_has_seen_is_caught() {
    check(Fault::DroppedIsForgotten, Law::DeterminizedIsPossible);
}

#[test]
fn a_correct_encoding_passes_and_uses_every_id() {
    Fault::None.activate();
    let report = kit::check_encoding::<Lanterns>(Effort::quick()).unwrap_or_else(|found| panic!("{found}"));
    assert!(report.vectors > 100 && report.actions == 5, "{report:?}");
}

#[test]
fn two_actions_with_the_same_id_are_caught() {
    check_encoding(Fault::SharedId, Law::ActionIdsDiffer, "Swap and Keep have the same id 3");
}

#[test]
fn an_id_beyond_the_number_of_actions_is_caught() {
    check_encoding(Fault::LargeId, Law::ActionIdsDiffer, "Swap has id 5, and there are only 5 ids");
}

#[test]
fn ids_that_keep_old_content_of_the_buffer_are_caught() {
    check_encoding(Fault::StaleIds, Law::ActionIdsDiffer, "ids for");
}

#[test]
fn an_id_without_a_name_is_caught() {
    check_encoding(Fault::UnnamedId, Law::ActionIdsDiffer, "5 ids and 4 names of actions");
}

#[test]
fn two_features_with_the_same_name_are_caught() {
    check_encoding(Fault::SharedName, Law::FeaturesDiffer, "two names of a feature are equal: seats");
}

#[test]
fn two_views_with_the_same_features_are_caught() {
    check_encoding(Fault::FeatureForgotten, Law::FeaturesDiffer, "two views have the same features");
}

#[test]
fn a_feature_that_only_some_views_have_is_caught() {
    check_encoding(Fault::FeatureComesAndGoes, Law::FeaturesDiffer, "other names than those of a new game");
}

#[test]
fn a_feature_that_does_not_fit_into_a_byte_is_caught() {
    check_encoding(Fault::LargeFeature, Law::FeaturesDiffer, "round is 200, which is not a byte");
}

#[test]
fn an_index_beyond_the_count_of_its_feature_is_caught() {
    check_encoding(Fault::IndexBeyondCount, Law::FeaturesDiffer, "not below the count of its feature");
}

#[test]
fn correct_hidden_cards_pass_and_states_that_look_the_same_were_compared() {
    Fault::None.activate();
    let effort = Effort { games: 12, ..Effort::quick() };
    let report = kit::check_hidden_cards::<Lanterns>(effort).unwrap_or_else(|found| panic!("{found}"));
    assert!(report.setups > 5 && report.places > 500 && report.twins > 500, "{report:?}");
}

#[test]
fn a_hidden_lantern_that_changes_the_beliefs_is_caught() {
    check_hidden_cards(Fault::LanternInView, Law::SameBeliefs);
}

#[test]
fn hidden_places_that_depend_on_other_matches_are_caught() {
    check_hidden_cards(Fault::PlacesDependOnOutside, Law::SameBeliefs);
}

#[test]
fn a_hidden_place_without_cards_is_caught() {
    check_hidden_cards(Fault::EmptyPlace, Law::HiddenPlacesAreFull);
}

#[test]
fn a_hidden_place_whose_number_of_cards_depends_on_secrets_is_caught() {
    check_hidden_cards(Fault::PlaceHidesCards, Law::HiddenPlacesAreFull);
}
