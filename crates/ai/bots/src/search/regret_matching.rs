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

    /// The average strategy without noise and without actions that gained less than the best by more than `tolerance`. All
    /// weight is on the best action if none of the others was ever preferred.
    fn weights(&self, tolerance: f64) -> Vec<f64> {
        let most = self.gained.iter().copied().fold(0.0, f64::max);
        let is_good = |gained: f64| gained + tolerance >= most && (gained > 0.0 || most <= 0.0);
        let good = || self.average.iter().zip(&self.gained).map(|(&share, &gained)| (share, is_good(gained)));
        let greatest =
            good().filter(|(_, is_good)| *is_good).fold(0.0, |most: f64, (share, _)| most.max(share));
        if greatest <= 0.0 {
            return self.gained.iter().map(|&gained| f64::from(u8::from(gained >= most))).collect();
        }
        good()
            .map(|(share, is_good)| if is_good && share >= NOISE * greatest { share } else { 0.0 })
            .collect()
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

    /// Draws from the average strategy, but only actions that gain about as much as the best, and never one that always
    /// lost while another did not.
    pub(super) fn best_action(&self, dice: &mut FastDice) -> Option<G::Action> {
        let weights = self.mine.weights(self.knowledge.tolerance * f64::from(self.round));
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

#[cfg(test)]
mod tests {
    use super::*;

    fn weights(average: [f64; 3], gained: [f64; 3], tolerance: f64) -> Vec<f64> {
        let matcher = RegretMatcher { average: average.into(), gained: gained.into(), ..three_actions() };
        matcher.weights(tolerance)
    }

    fn three_actions() -> RegretMatcher<char> {
        RegretMatcher::of(Seat::FIRST, vec!['a', 'b', 'c'])
    }

    #[test]
    fn without_a_limit_the_average_strategy_is_played_without_its_noise() {
        assert_eq!(weights([6.0, 3.0, 0.5], [5.0, 4.0, 5.0], f64::INFINITY), [6.0, 3.0, 0.0]);
        assert_eq!(weights([6.0, 3.0, 3.0], [5.0, 0.0, 4.0], f64::INFINITY), [6.0, 0.0, 3.0]);
    }

    #[test]
    fn actions_that_gain_clearly_less_are_left_out() {
        assert_eq!(weights([6.0, 3.0, 2.0], [4.0, 5.0, 4.8], 0.5), [0.0, 3.0, 2.0]);
        assert_eq!(weights([6.0, 3.0, 0.0], [4.0, 4.2, 5.0], 0.5), [0.0, 0.0, 1.0]);
    }

    #[test]
    fn if_every_action_always_lost_the_average_strategy_is_played() {
        assert_eq!(weights([6.0, 3.0, 0.0], [0.0; 3], 0.5), [6.0, 3.0, 0.0]);
    }
}
