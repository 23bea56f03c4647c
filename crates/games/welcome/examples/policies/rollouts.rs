//! A flat search: samples states and weights them by their likelihood, plays each action on by the rollout policy to the
//! end of the round, and takes the best action on average.

use bots::{Bot, FastDice};
use game::{Game, Outcomes, Seat, Silent, Turn};
use welcome::{Action, PhaseView, View, Welcome, evaluate, likelihood, rollout_policy};

#[derive(Clone, Copy)]
pub(crate) struct Effort {
    /// The number of sampled states for each decision.
    pub(crate) samples: u32,
    /// Whether samples are weighted by their likelihood.
    pub(crate) belief: Belief,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Belief {
    Uniform,
    Weighted,
}

pub(crate) struct Rollouts {
    effort: Effort,
    dice: FastDice,
    outcomes: Outcomes<<Welcome as Game>::Outcome>,
    legal: Vec<Action>,
}

impl Rollouts {
    pub(crate) fn new(effort: Effort, seed: u64) -> Rollouts {
        Rollouts {
            effort,
            dice: FastDice::seeded(seed),
            outcomes: Outcomes::new(),
            legal: Vec::with_capacity(32),
        }
    }

    /// Plays on to the end of the round and evaluates it.
    fn play_on(&mut self, mut game: Welcome) -> [f64; game::MAX_SEATS] {
        loop {
            let goes_on = match game.turn() {
                Turn::Over => false,
                Turn::Chance => {
                    let outcome = game.draw(&mut self.outcomes, &mut self.dice);
                    outcome.is_some_and(|outcome| game.resolve(outcome, &mut Silent).is_ok())
                }
                Turn::Decide { owe, .. } => owe.first().is_some_and(|seat| self.decide(&mut game, seat)),
            };
            if !goes_on {
                return evaluate(&game);
            }
        }
    }

    fn decide(&mut self, game: &mut Welcome, seat: Seat) -> bool {
        game.legal(seat, &mut self.legal);
        if self.legal.iter().any(|action| matches!(action, Action::Choose { .. })) {
            return false;
        }
        let choice = rollout_policy(game, seat, &self.legal, &mut self.dice);
        choice.is_some_and(|action| game.decide(seat, action, &mut Silent).is_ok())
    }
}

/// How much better an action is than the rollout policy's, over all samples.
#[derive(Clone, Copy, Default)]
struct Lead {
    weight: f64,
    sum: f64,
    squares: f64,
}

impl Lead {
    fn add(&mut self, weight: f64, lead: f64) {
        self.weight += weight;
        self.sum += weight * lead;
        self.squares += (weight * lead).powi(2);
    }

    /// The mean minus its standard error, so that no action is chosen for luck alone.
    fn lower_bound(self) -> f64 {
        (self.sum - self.squares.sqrt()) / self.weight.max(f64::MIN_POSITIVE)
    }
}

impl Bot<Welcome> for Rollouts {
    fn choose(&mut self, view: &View, legal: &[Action]) -> Option<Action> {
        let seat = view.observer.seat()?;
        if view.stage == PhaseView::NextAdventurer || legal.len() < 2 {
            return welcome::policy(view, legal, &mut self.dice);
        }
        let mut leads = vec![Lead::default(); legal.len()];
        for _ in 0..self.effort.samples {
            let sample = Welcome::determinize(view, &mut self.dice)?;
            let weight = match self.effort.belief {
                Belief::Uniform => 1.0,
                Belief::Weighted => likelihood(view, &sample),
            };
            let fallback = rollout_policy(&sample, seat, legal, &mut self.dice)?;
            // All actions use the same dice, so that luck does not separate them.
            let dice = self.dice.clone();
            let mut value_of = |action: Action| {
                self.dice = dice.clone();
                let mut game = sample;
                game.decide(seat, action, &mut Silent).ok()?;
                Some(self.play_on(game)[seat.index()])
            };
            let baseline = value_of(fallback)?;
            for (lead, &action) in leads.iter_mut().zip(legal) {
                lead.add(weight, value_of(action)? - baseline);
            }
        }
        let best = leads
            .iter()
            .zip(legal)
            .max_by(|one, other| one.0.lower_bound().total_cmp(&other.0.lower_bound()));
        best.map(|(_, &action)| action)
    }
}
