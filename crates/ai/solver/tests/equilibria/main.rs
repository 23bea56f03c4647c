//! The solver is proven on games whose equilibria are known.

mod kuhn;
mod leduc;

use bots::FastDice;
use solver::{
    Average, Dealt, Learning, Listed, Pace, Round, Sampler, Side, Sweep, Table, Update, best_response,
    exploitability, value,
};

use crate::kuhn::Kuhn;
use crate::leduc::Leduc;

const DISCOUNTED: Update = Update::Discounted { alpha: 1.5, beta: 0.0, gamma: 2.0 };
/// Leduc's value to the first player, as the literature has it.
const LEDUC: f64 = -0.0856;

#[track_caller]
fn check_sweeps<G: Listed>(game: &G, update: Update, sweeps: u32, game_value: f64, bound: f64) {
    let mut sweep = Sweep::new(game, update);
    sweep.run(sweeps);
    check(game, &Average(sweep.table()), game_value, bound);
}

#[track_caller]
fn check_samples<G: Dealt + Listed>(game: &G, deals: u64, game_value: f64, bound: f64) {
    let table = Table::new(game.slots());
    let mut sampler = Sampler::new(game, &table, Learning(&table), FastDice::seeded(1));
    for deal in 0..deals {
        sampler.learn(Pace::linear(deal, game_payoff(game)));
    }
    check(game, &Average(&table), game_value, bound);
}

#[track_caller]
fn check(game: &impl Listed, average: &Average<'_>, game_value: f64, bound: f64) {
    let exploitable = exploitability(game, average);
    let found = value(game, average, average);
    assert!((-1e-6..bound).contains(&exploitable), "exploitable by {exploitable}");
    assert!((found - game_value).abs() < bound * 2.0 + 1e-4, "value {found}");
}

/// The most that a player can lose in one round of either game.
fn game_payoff(game: &impl Round) -> f32 {
    if game.slots() == Kuhn.slots() { 2.0 } else { 13.0 }
}

#[test]
fn kuhn_poker_is_worth_a_loss_of_an_eighteenth_to_the_first_player() {
    check_sweeps(&Kuhn, Update::Plus, 2_000, -1.0 / 18.0, 0.0005);
    check_sweeps(&Kuhn, DISCOUNTED, 2_000, -1.0 / 18.0, 0.0005);
    check_samples(&Kuhn, 200_000, -1.0 / 18.0, 0.01);
}

#[test]
fn more_sweeps_leave_less_to_exploit_in_kuhn_poker() {
    let exploitable = |sweeps| {
        let mut sweep = Sweep::new(&Kuhn, Update::Plus);
        sweep.run(sweeps);
        exploitability(&Kuhn, &Average(sweep.table()))
    };
    let found = [10, 100, 1_000, 10_000].map(exploitable);
    assert!(found.is_sorted_by(|less, more| less > more), "{found:?}");
    assert!(found[3] < 1e-4, "{found:?}");
}

#[test]
fn leduc_poker_is_solved_to_a_hundredth_of_an_ante() {
    check_sweeps(&Leduc, Update::Plus, 300, LEDUC, 0.01);
    check_sweeps(&Leduc, DISCOUNTED, 300, LEDUC, 0.01);
}

#[test]
fn sampled_deals_come_near_the_same_leduc() {
    check_samples(&Leduc, 400_000, LEDUC, 0.15);
}

#[test]
fn one_who_tosses_a_coin_is_exploited() {
    let table = Table::new(Kuhn.slots());
    let uniform = Average(&table);
    // Against one who tosses a coin at each decision, as the literature has it.
    assert!((best_response(&Kuhn, Side::First, &uniform) - 0.5).abs() < 1e-6);
    assert!((best_response(&Kuhn, Side::Second, &uniform) - 5.0 / 12.0).abs() < 1e-6);
}
