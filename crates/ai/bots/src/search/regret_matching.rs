//! Search for simultaneous secret decisions, where a predictable player can be beaten. All seats learn mixed strategies by
//! regret matching.

use game::{Game, Seat, SeatSet, Silent, Turn};

use super::determinizations::Determinizations;
use super::rollout::Rollout;
use crate::budget::BudgetTracker;
use crate::dice::FastDice;
use crate::knowledge::{Knowledge, Shares};

/// How often another seat follows the rollout policy instead of its mixed strategy: real opponents do both.
const ROLLOUT_POLICY_PART: f64 = 0.5;
/// Probabilities below this part of the highest one are noise.
const NOISE: f64 = 0.15;

/// The actions of one seat with their cumulative regrets.
struct RegretMatcher<A> {
    seat: Seat,
    actions: Vec<A>,
    regrets: Vec<f64>,
    /// The sum of the strategies, weighted by round.
    average: Vec<f64>,
    gained: Vec<f64>,
}

impl<A: Copy + Eq> RegretMatcher<A> {
    fn of(seat: Seat, actions: Vec<A>) -> RegretMatcher<A> {
        let none = || vec![0.0; actions.len()];
        RegretMatcher { seat, regrets: none(), average: none(), gained: none(), actions }
    }

    /// The probability of an action: proportional to its regret, uniform if no regret is positive.
    fn probability(&self, index: usize) -> f64 {
        let total: f64 = self.regrets.iter().sum();
        if total > 0.0 { self.regrets[index] / total } else { 1.0 / self.actions.len() as f64 }
    }

    fn draw(&self, dice: &mut FastDice) -> usize {
        draw(&self.regrets, dice)
    }

    /// Updates the regrets by the result of each action against the same decisions of the others. Negative regrets are
    /// reset to zero (regret matching plus), so an action that becomes good is found at once.
    fn learn(&mut self, shares: &[f64], round: u32) {
        let mean: f64 = shares.iter().enumerate().map(|(index, share)| share * self.probability(index)).sum();
        for index in 0..self.actions.len() {
            self.average[index] += f64::from(round) * self.probability(index);
        }
        for (index, share) in shares.iter().enumerate() {
            self.regrets[index] = (self.regrets[index] + share - mean).max(0.0);
            self.gained[index] += share;
        }
    }
}

/// Draws an index by weight; uniformly if all weights are zero.
fn draw(weights: &[f64], dice: &mut FastDice) -> usize {
    let total: f64 = weights.iter().sum();
    if total <= 0.0 {
        return (dice.share() * weights.len() as f64) as usize;
    }
    let mut left = dice.share() * total;
    let found = weights.iter().position(|weight| {
        left -= weight;
        left < 0.0
    });
    found.unwrap_or_else(|| weights.iter().rposition(|weight| *weight > 0.0).unwrap_or(0))
}

/// Searches one simultaneous decision of several seats.
pub(super) struct SimultaneousSearch<'a, G: Game> {
    knowledge: Knowledge<G>,
    mine: RegretMatcher<G::Action>,
    others: Vec<RegretMatcher<G::Action>>,
    determinizations: &'a Determinizations<G>,
    shares: Vec<f64>,
    round: u32,
}

impl<'a, G: Game> SimultaneousSearch<'a, G> {
    /// `None` if this is no simultaneous decision, or if the policy prefers an action outside it.
    pub(super) fn of(
        me: Seat,
        actions: &[G::Action],
        determinizations: &'a Determinizations<G>,
        knowledge: Knowledge<G>,
        dice: &mut FastDice,
    ) -> Option<SimultaneousSearch<'a, G>> {
        let state = determinizations.draw(dice)?;
        let Turn::Decide { owe, may } = state.turn() else { return None };
        let sealed: Vec<_> = actions.iter().copied().filter(|&action| state.seals(action)).collect();
        if !owe.contains(me) || sealed.len() < 2 || sealed.first() != actions.first() {
            return None;
        }
        let others: Vec<_> = simultaneous_rivals(state, owe.union(may).without(me)).collect();
        let mine = RegretMatcher::of(me, sealed);
        (!others.is_empty()).then_some(SimultaneousSearch {
            knowledge,
            mine,
            others,
            determinizations,
            shares: Vec::new(),
            round: 0,
        })
    }

    /// Runs regret matching until the budget is spent.
    pub(super) fn run(
        &mut self,
        rollout: &mut Rollout<G>,
        dice: &mut FastDice,
        tracker: &mut BudgetTracker<'_>,
    ) {
        while !tracker.is_over() {
            self.round += 1;
            let Some(state) = self.determinizations.draw(dice) else { return };
            let (state, seed) = (state.clone(), dice.seed());
            let choices: Vec<_> = self.others.iter().map(|other| self.choice(&state, other, dice)).collect();
            if !self.learn_mine(&state, &choices, rollout, seed, tracker) {
                return;
            }
            let learner = self.round as usize % self.others.len();
            self.learn_other(learner, &state, choices, rollout, seed, dice, tracker);
        }
    }

    /// The action of another seat in this round, by the rollout policy or by its mixed strategy.
    fn choice(&self, state: &G, other: &RegretMatcher<G::Action>, dice: &mut FastDice) -> G::Action {
        let follows_policy = dice.share() < ROLLOUT_POLICY_PART;
        let guess = if follows_policy {
            (self.knowledge.rollout_policy)(state, other.seat, &other.actions, dice)
        } else {
            None
        };
        let guess = guess.filter(|action| other.actions.contains(action));
        guess.unwrap_or_else(|| other.actions[other.draw(dice)])
    }

    fn learn_mine(
        &mut self,
        state: &G,
        choices: &[G::Action],
        rollout: &mut Rollout<G>,
        seed: u64,
        tracker: &mut BudgetTracker<'_>,
    ) -> bool {
        let me = self.mine.seat;
        self.shares.clear();
        for &action in &self.mine.actions {
            if tracker.is_over() {
                return false;
            }
            tracker.tick();
            let shares = self.outcome(state, choices, action, rollout, seed);
            self.shares.push(shares[me.index()]);
        }
        self.mine.learn(&self.shares, self.round);
        true
    }

    #[expect(clippy::too_many_arguments, reason = "a round depends on all of these")]
    fn learn_other(
        &mut self,
        learner: usize,
        state: &G,
        mut choices: Vec<G::Action>,
        rollout: &mut Rollout<G>,
        seed: u64,
        dice: &mut FastDice,
        tracker: &mut BudgetTracker<'_>,
    ) {
        let my_action = self.mine.actions[self.mine.draw(dice)];
        let seat = self.others[learner].seat;
        self.shares.clear();
        for index in 0..self.others[learner].actions.len() {
            if tracker.is_over() {
                return;
            }
            tracker.tick();
            choices[learner] = self.others[learner].actions[index];
            let shares = self.outcome(state, &choices, my_action, rollout, seed);
            self.shares.push(shares[seat.index()]);
        }
        self.others[learner].learn(&self.shares, self.round);
    }

    /// Each seat's victory share if all choose like this. I decide last, so nothing is revealed before.
    fn outcome(
        &self,
        state: &G,
        choices: &[G::Action],
        mine: G::Action,
        rollout: &mut Rollout<G>,
        seed: u64,
    ) -> Shares {
        let mut game = state.clone();
        for (other, &action) in self.others.iter().zip(choices) {
            // The rollout policy replaces a decision that this state does not allow.
            let _ = game.decide(other.seat, action, &mut Silent);
        }
        let _ = game.decide(self.mine.seat, mine, &mut Silent);
        rollout.finish(&mut game, &mut FastDice::seeded(seed))
    }

    /// Draws from the average strategy, but never an action that always lost while another did not.
    pub(super) fn best_action(&self, dice: &mut FastDice) -> Option<G::Action> {
        let any_gained = self.mine.gained.iter().any(|gained| *gained > 0.0);
        let greatest = self.mine.average.iter().copied().fold(0.0, f64::max);
        let weight = |(&share, &gained): (&f64, &f64)| {
            if share < NOISE * greatest || (any_gained && gained <= 0.0) { 0.0 } else { share }
        };
        let weights: Vec<f64> = self.mine.average.iter().zip(&self.mine.gained).map(weight).collect();
        (self.round > 1).then(|| self.mine.actions.get(draw(&weights, dice)).copied()).flatten()
    }
}

/// The other seats that decide now, or may still revise their decision.
fn simultaneous_rivals<G: Game>(state: &G, seats: SeatSet) -> impl Iterator<Item = RegretMatcher<G::Action>> {
    seats.iter().filter_map(|seat| {
        let mut actions = Vec::new();
        state.legal(seat, &mut actions);
        actions.retain(|&action| state.seals(action));
        (!actions.is_empty()).then(|| RegretMatcher::of(seat, actions))
    })
}
