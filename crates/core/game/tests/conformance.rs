//! The conformance kit passes honest games and catches every mistake by the law that it breaks.

#![expect(
    clippy::unwrap_used,
    clippy::expect_used,
    reason = "toys and helpers of a test unwrap like the test"
)]

mod toys {
    pub(crate) mod candles;
    pub(crate) mod fault;
    pub(crate) mod guess;
    pub(crate) mod lanterns;
    pub(crate) mod pieces;
}

use game::kit::{self, Effort, Law, Report};

use toys::candles::Candles;
use toys::fault::Fault;
use toys::lanterns::Lanterns;

/// Checks that a lantern game with this fault is found to break this law.
fn check(fault: Fault, law: Law) {
    fault.build_in();
    let effort = Effort { games: 12, pairs: 4, moments: 6, ..Effort::quick() };
    let violation = kit::check::<Lanterns>(effort).expect_err("the fault is not found");
    assert_eq!(violation.law, law, "{violation}");
}

fn honest(effort: Effort) -> Report {
    Fault::None.build_in();
    kit::assert_conforms::<Lanterns>(effort)
}

#[test]
fn an_honest_game_passes_and_the_kit_has_looked_at_everything() {
    let report = honest(Effort::quick());
    let counts = [
        report.setups,
        report.clashes,
        report.games,
        report.decisions,
        report.draws,
        report.refusals,
        report.tellings,
        report.sealed,
        report.pairs,
        report.diverged_pairs,
        report.beats,
        report.diverged_beats,
        report.determinized,
        report.placed,
        report.worlds,
    ];
    assert!(counts.iter().all(|&count| count > 0), "{report:?}");
}

#[test]
fn the_same_seed_looks_at_the_same() {
    assert_eq!(honest(Effort::quick()), honest(Effort::quick()));
}

#[test]
fn each_seat_count_is_played_with_each_value_that_fits() {
    let effort = Effort { combinations: 0, ..Effort::quick() };
    let report = honest(effort);
    assert_eq!(report.setups, 3 + 3 + 2);
}

#[test]
fn a_game_without_secrets_passes_though_its_pairs_never_diverge() {
    let report = kit::assert_conforms::<Candles>(Effort::quick());
    assert!(report.beats > 0 && report.placed > 0, "{report:?}");
    assert_eq!(report.diverged_beats, 0);
}

#[test]
fn a_violation_tells_the_law_the_set_up_and_the_steps() {
    Fault::EarlyWinner.build_in();
    let violation = kit::check::<Lanterns>(Effort::quick()).expect_err("the fault is not found");
    let text = violation.to_string();
    for part in [violation.law.sentence(), "2 seats, bag=six, rounds=two", "1. chance draws Lantern"] {
        assert!(text.contains(part), "`{part}` is missing in:\n{text}");
    }
}

#[test]
#[should_panic(expected = "WinnersAtTheEnd")]
fn a_test_fails_with_the_law_that_is_broken() {
    Fault::EarlyWinner.build_in();
    kit::assert_conforms::<Lanterns>(Effort::quick());
}

#[test]
fn a_set_up_refused_without_a_clash_is_caught() {
    check(Fault::SetupRefused, Law::SetsUp);
}

#[test]
fn a_value_that_fits_nowhere_is_caught() {
    check(Fault::ValueNeverFits, Law::SetsUp);
}

#[test]
fn a_list_that_keeps_what_the_buffer_held_is_caught() {
    check(Fault::StaleList, Law::FreshLists);
}

#[test]
fn a_turn_in_which_nobody_owes_is_caught() {
    check(Fault::NobodyOwes, Law::TurnNamesActors);
}

#[test]
fn a_turn_that_asks_an_empty_seat_is_caught() {
    check(Fault::StrangerAsked, Law::TurnNamesActors);
}

#[test]
fn a_seat_that_owes_and_has_no_choice_is_caught() {
    check(Fault::NoChoice, Law::ActorsHaveChoices);
}

#[test]
fn a_choice_for_a_seat_that_cannot_act_is_caught() {
    check(Fault::IdleChoice, Law::ActorsHaveChoices);
}

#[test]
fn a_choice_listed_twice_is_caught() {
    check(Fault::DoubleChoice, Law::ListedOnce);
}

#[test]
fn an_outcome_listed_twice_is_caught() {
    check(Fault::DoubleOutcome, Law::ListedOnce);
}

#[test]
fn a_listed_choice_that_is_refused_is_caught() {
    check(Fault::ListedChoiceRefused, Law::LegalIsAccepted);
}

#[test]
fn a_choice_accepted_though_not_listed_is_caught() {
    check(Fault::UnlistedChoiceAccepted, Law::IllegalIsRefused);
}

#[test]
fn an_outcome_accepted_though_not_listed_is_caught() {
    check(Fault::UnlistedOutcomeAccepted, Law::IllegalIsRefused);
}

#[test]
fn a_refusal_that_changes_the_state_is_caught() {
    check(Fault::RefusalLeavesATrace, Law::RefusalChangesNothing);
}

#[test]
fn a_refusal_that_is_announced_is_caught() {
    check(Fault::RefusalIsTold, Law::RefusalChangesNothing);
}

#[test]
fn chance_with_nothing_to_draw_is_caught() {
    check(Fault::NoOutcome, Law::ChanceHasOutcomes);
}

#[test]
fn an_outcome_while_players_decide_is_caught() {
    check(Fault::OutcomeOutOfTurn, Law::ChanceHasOutcomes);
}

#[test]
fn a_listed_outcome_that_is_refused_is_caught() {
    check(Fault::ListedOutcomeRefused, Law::OutcomesAreAccepted);
}

#[test]
fn an_outcome_that_weighs_nothing_is_caught() {
    check(Fault::WeightlessOutcome, Law::WeightsArePositive);
}

#[test]
fn a_draw_that_favours_an_outcome_is_caught() {
    check(Fault::CrookedDraw, Law::DrawsAreFair);
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
fn a_winner_who_does_not_sit_at_the_table_is_caught() {
    check(Fault::StrangerWins, Law::WinnersAtTheEnd);
}

#[test]
fn a_state_that_remembers_other_matches_is_caught() {
    check(Fault::ReplayDrifts, Law::ReplaysTheSame);
}

#[test]
fn events_that_depend_on_other_matches_is_caught() {
    check(Fault::ReplayTellsOtherwise, Law::ReplaysTheSame);
}

#[test]
fn a_game_that_plays_otherwise_unheard_is_caught() {
    check(Fault::ListenerMatters, Law::SilentPlaysTheSame);
}

#[test]
fn a_view_that_loses_a_part_on_its_way_is_caught() {
    check(Fault::LostInJson, Law::SurvivesJson);
}

#[test]
fn an_event_by_an_unknown_rule_is_caught() {
    check(Fault::UnknownRuleTold, Law::RulesAreKnown);
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
fn a_revision_that_shows_whether_the_choice_changed_is_caught() {
    check(Fault::SealedInRevision, Law::SealedStaysSealed);
}

#[test]
fn a_sealed_choice_that_ends_the_wait_is_caught() {
    check(Fault::SealedEndsTheWait, Law::SealedStaysSealed);
}

#[test]
fn an_event_that_names_a_hidden_lantern_is_caught() {
    check(Fault::DealIsTold, Law::ToldIsShown);
}

#[test]
fn an_event_more_for_a_bright_lantern_is_caught() {
    check(Fault::GlowIsTold, Law::ToldIsShown);
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
fn a_hidden_lantern_in_the_order_of_choices_is_caught() {
    check(Fault::LanternInChoices, Law::SameChoices);
}

#[test]
fn a_hidden_lantern_in_the_words_of_a_refusal_is_caught() {
    check(Fault::LanternInRefusal, Law::SameRefusals);
}

#[test]
fn a_hidden_lantern_that_makes_winners_is_caught() {
    check(Fault::LanternInWinners, Law::SameWinners);
}

#[test]
fn no_state_for_a_view_is_caught() {
    check(Fault::DeterminizeGivesUp, Law::DeterminizedFits);
}

#[test]
fn a_state_that_ignores_what_the_seat_knows_is_caught() {
    check(Fault::DeterminizeForgets, Law::DeterminizedFits);
}

#[test]
fn a_state_that_cannot_be_played_on_is_caught() {
    check(Fault::DeterminizeEmptiesTheBag, Law::DeterminizedPlaysOn);
}

#[test]
fn a_state_with_a_lantern_that_lies_elsewhere_is_caught() {
    check(Fault::DeterminizeDoubles, Law::DeterminizedIsPossible);
}

#[test]
fn a_view_that_forgets_what_its_seat_has_seen_is_caught() {
    check(Fault::DroppedIsForgotten, Law::DeterminizedIsPossible);
}
