//! Tests the solver on games with known equilibria.

mod kuhn;
mod leduc;

use bots::FastDice;
use solver::{
    AverageStrategy, CfrVariant, ExternalSampling, FullTraversal, LearningOpponent, ListDeals, RegretTable,
    Round, SampleDeals, Schedule, Side, best_response, exploitability, value,
};

use crate::kuhn::Kuhn;
use crate::leduc::Leduc;

const DISCOUNTED: CfrVariant = CfrVariant::Discounted { alpha: 1.5, beta: 0.0, gamma: 2.0 };
/// Leduc's value for the first player, from the literature.
const LEDUC: f64 = -0.0856;

#[track_caller]
fn check_traversal<G: ListDeals>(
    game: &G,
    variant: CfrVariant,
    iterations: u32,
    game_value: f64,
    bound: f64,
) {
    let mut traversal = FullTraversal::new(game, variant);
    traversal.run(iterations);
    check(game, &AverageStrategy(traversal.table()), game_value, bound);
}

#[track_caller]
fn check_samples<G: SampleDeals + ListDeals>(game: &G, deals: u64, game_value: f64, bound: f64) {
    let table = RegretTable::new(game.slots());
    let mut sampler = ExternalSampling::new(game, &table, LearningOpponent(&table), FastDice::seeded(1));
    for deal in 0..deals {
        sampler.learn(Schedule::linear(deal, game_payoff(game)));
    }
    check(game, &AverageStrategy(&table), game_value, bound);
}

#[track_caller]
fn check(game: &impl ListDeals, average: &AverageStrategy<'_>, game_value: f64, bound: f64) {
    let exploitable = exploitability(game, average);
    let found = value(game, average, average);
    assert!((-1e-6..bound).contains(&exploitable), "exploitable by {exploitable}");
    assert!((found - game_value).abs() < bound * 2.0 + 1e-4, "value {found}");
}

/// The most that a player can lose in one round.
fn game_payoff(game: &impl Round) -> f32 {
    if game.slots() == Kuhn.slots() { 2.0 } else { 13.0 }
}

#[test]
fn kuhn_poker_has_a_value_of_minus_one_eighteenth() {
    check_traversal(&Kuhn, CfrVariant::Plus, 2_000, -1.0 / 18.0, 0.0005);
    check_traversal(&Kuhn, DISCOUNTED, 2_000, -1.0 / 18.0, 0.0005);
    check_samples(&Kuhn, 200_000, -1.0 / 18.0, 0.01);
}

#[test]
fn more_iterations_reduce_exploitability_in_kuhn_poker() {
    let exploitable = |iterations| {
        let mut traversal = FullTraversal::new(&Kuhn, CfrVariant::Plus);
        traversal.run(iterations);
        exploitability(&Kuhn, &AverageStrategy(traversal.table()))
    };
    let found = [10, 100, 1_000, 10_000].map(exploitable);
    assert!(found.is_sorted_by(|less, more| less > more), "{found:?}");
    assert!(found[3] < 1e-4, "{found:?}");
}

#[test]
fn leduc_poker_is_solved_to_a_hundredth_of_an_ante() {
    check_traversal(&Leduc, CfrVariant::Plus, 300, LEDUC, 0.01);
    check_traversal(&Leduc, DISCOUNTED, 300, LEDUC, 0.01);
}

#[test]
fn external_sampling_approaches_the_value_of_leduc_poker() {
    check_samples(&Leduc, 400_000, LEDUC, 0.15);
}

#[test]
fn a_uniform_strategy_is_exploitable() {
    let table = RegretTable::new(Kuhn.slots());
    let uniform = AverageStrategy(&table);
    // Values from the literature.
    assert!((best_response(&Kuhn, Side::First, &uniform) - 0.5).abs() < 1e-6);
    assert!((best_response(&Kuhn, Side::Second, &uniform) - 5.0 / 12.0).abs() < 1e-6);
}
