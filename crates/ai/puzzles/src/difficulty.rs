//! How hard a puzzle is, estimated from how often bots find its answer.

use bots::{Bot, FastDice, Heuristic, Novice};
use game::{Game, math};

use crate::method::Method;
use crate::position::Position;

/// How often each kind of bot is asked.
const TRIES: u64 = 24;
/// A player of this rating finds the answer to a puzzle of this rating in half of all cases.
const MIDDLE: f64 = 1500.0;
/// The scale of chess ratings: ten times the odds for so many points.
const TENFOLD: f64 = 400.0;
/// Bots never prove that nobody or everybody finds it.
const LEAST: f64 = 0.04;
const MOST: f64 = 0.9;

/// The rating at which a player finds the answer as often as the bots do.
pub(crate) fn rating<G: Game>(position: &Position<G>, best: usize, method: &Method<G>, seed: u64) -> u16 {
    let mut novice = Novice::<G>::new(method.knowledge, seed);
    let mut adventurer = Heuristic::<G>::new(method.knowledge.policy, seed);
    let found = [
        share(|_| novice.choose(&position.view, &position.legal), position, best),
        share(|_| adventurer.choose(&position.view, &position.legal), position, best),
        share(|number| guess(position, method, seed ^ number), position, best),
    ];
    let chance = (found.iter().sum::<f64>() / found.len() as f64).clamp(LEAST, MOST);
    (MIDDLE + TENFOLD * math::log10((1.0 - chance) / chance)).round() as u16
}

fn share<G: Game>(
    mut choose: impl FnMut(u64) -> Option<G::Action>,
    position: &Position<G>,
    best: usize,
) -> f64 {
    let answer = position.legal.get(best).copied();
    (0..TRIES).filter(|&number| choose(number) == answer).count() as f64 / TRIES as f64
}

/// What the rollout policy does in a world that fits.
fn guess<G: Game>(position: &Position<G>, method: &Method<G>, seed: u64) -> Option<G::Action> {
    let mut dice = FastDice::seeded(seed);
    let state = G::determinize(&position.view, &mut dice)?;
    (method.knowledge.rollout_policy)(&state, position.seat, &position.legal, &mut dice)
}
