//! V: each seat's chance to win as a fixed function of the true state.

use bots::{FastDice, Knowledge, Rollout, Shares};
use game::{Game, Outcomes, Silent, Turn};

use crate::method::{Method, Valuation, result_of};

/// The limit of draws on the way to the judged position.
const MOST_STEPS: usize = 400;

pub(crate) struct Value<G: Game> {
    pub(crate) knowledge: Knowledge<G>,
    valuation: Valuation<G>,
    rollout: Rollout<G>,
    outcomes: Outcomes<G::Outcome>,
}

/// What may happen at a draw, judged.
pub(crate) struct Expected {
    /// The mean over all outcomes.
    pub(crate) mean: Shares,
    /// After the outcome that was drawn.
    pub(crate) drawn: Shares,
}

impl<G: Game> Value<G> {
    pub(crate) fn new(method: &Method<G>) -> Value<G> {
        let Method { knowledge, valuation, .. } = *method;
        Value { knowledge, valuation, rollout: Rollout::new(knowledge), outcomes: Outcomes::new() }
    }

    /// V of a state. The winners share a finished match.
    pub(crate) fn of(&mut self, game: &G) -> Shares {
        match (game.turn(), self.valuation) {
            (Turn::Over, _) => result_of(game),
            (_, Valuation::Fitted(value)) => value(game),
            (Turn::Chance, Valuation::Evaluation { draws }) => self.after_draws(game, draws),
            (Turn::Decide { .. }, Valuation::Evaluation { .. }) => self.judge(game),
        }
    }

    /// V after each outcome of a draw: the mean by weight, and V after the one that happened.
    pub(crate) fn expected(&mut self, game: &G, drawn: G::Outcome) -> Expected {
        let mut outcomes = std::mem::take(&mut self.outcomes);
        game.outcomes(&mut outcomes);
        let total = f64::from(outcomes.total().max(1));
        let mut expected = Expected { mean: Shares::default(), drawn: Shares::default() };
        for &(outcome, weight) in outcomes.entries() {
            let mut after = game.clone();
            let shares =
                if after.resolve(outcome, &mut Silent).is_ok() { self.of(&after) } else { self.of(game) };
            add(&mut expected.mean, &shares, f64::from(weight) / total);
            if outcome == drawn {
                expected.drawn = shares;
            }
        }
        self.outcomes = outcomes;
        expected
    }

    fn after_draws(&mut self, game: &G, times: u16) -> Shares {
        let times = times.max(1);
        let mut mean = Shares::default();
        for seed in 0..times {
            let (mut later, mut dice) = (game.clone(), FastDice::seeded(u64::from(seed)));
            self.draw_on(&mut later, &mut dice);
            add(&mut mean, &self.judge(&later), 1.0 / f64::from(times));
        }
        mean
    }

    /// Draws until a player decides.
    fn draw_on(&mut self, game: &mut G, dice: &mut FastDice) {
        let mut steps = 0;
        while steps < MOST_STEPS && game.turn() == Turn::Chance && self.rollout.draw(game, dice) {
            steps += 1;
        }
    }

    fn judge(&self, game: &G) -> Shares {
        if game.turn() == Turn::Over {
            return result_of(game);
        }
        (self.knowledge.evaluate)(game)
            .map(|share| if share.is_finite() { share.clamp(0.0, 1.0) } else { 0.0 })
    }
}

pub(crate) fn add(sum: &mut Shares, shares: &Shares, weight: f64) {
    sum.iter_mut().zip(shares).for_each(|(sum, share)| *sum += weight * share);
}

pub(crate) fn minus(one: &Shares, other: &Shares) -> Shares {
    let mut difference = *one;
    add(&mut difference, other, -1.0);
    difference
}
