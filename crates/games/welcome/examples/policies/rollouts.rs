//! A flat search: deals are sampled and weighed by their likelihood, each decision is played on by quick guesses to
//! the end of the round, and the best one on average is taken.

use bots::{Bot, FastDice};
use game::{Game, Outcomes, Seat, Silent, Turn};
use welcome::{Action, Stage, View, Welcome, evaluate, likelihood, rollout_policy};

/// What is asked of a search.
#[derive(Clone, Copy)]
pub(crate) struct Effort {
    /// Deals that are sampled for each decision.
    pub(crate) samples: u32,
    /// Whether deals are weighed by what the others did.
    pub(crate) belief: Belief,
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Belief {
    Uniform,
    Weighed,
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

    /// Plays on to the end of the round; what it is worth to each seat then.
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

/// By how much a decision is better than the quick guess, over all deals.
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

    /// The mean, less its standard error: what looks better by luck alone is not chosen.
    fn sure(self) -> f64 {
        (self.sum - self.squares.sqrt()) / self.weight.max(f64::MIN_POSITIVE)
    }
}

impl Bot<Welcome> for Rollouts {
    fn choose(&mut self, view: &View, legal: &[Action]) -> Option<Action> {
        let seat = view.observer.seat()?;
        if view.stage == Stage::NextAdventurer || legal.len() < 2 {
            return welcome::policy(view, legal, &mut self.dice);
        }
        let mut leads = vec![Lead::default(); legal.len()];
        for _ in 0..self.effort.samples {
            let deal = Welcome::determinize(view, &mut self.dice)?;
            let weight = match self.effort.belief {
                Belief::Uniform => 1.0,
                Belief::Weighed => likelihood(view, &deal),
            };
            let fallback = rollout_policy(&deal, seat, legal, &mut self.dice)?;
            // The same dice for each decision, so that luck does not tell them apart.
            let fortune = self.dice.clone();
            let mut worth_of = |action: Action| {
                self.dice = fortune.clone();
                let mut game = deal;
                game.decide(seat, action, &mut Silent).ok()?;
                Some(self.play_on(game)[seat.index()])
            };
            let usual = worth_of(fallback)?;
            for (lead, &action) in leads.iter_mut().zip(legal) {
                lead.add(weight, worth_of(action)? - usual);
            }
        }
        let best = leads.iter().zip(legal).max_by(|one, other| one.0.sure().total_cmp(&other.0.sure()));
        best.map(|(_, &action)| action)
    }
}
