//! Sequential halving: compares actions by rollouts from the same states with the same seeds, and drops the worse ones
//! step by step.

use game::{Game, Seat, Silent};

use super::determinizations::Determinizations;
use super::rollout::Rollout;
use crate::budget::BudgetTracker;
use crate::dice::FastDice;

/// A lead of this many standard errors decides before the budget is spent.
const SETTLED: f64 = 4.0;
/// Rounds before an action may be dropped by that rule.
const MIN_ROUNDS: u32 = 24;

#[derive(Clone, Debug)]
pub(super) struct Candidate<A> {
    pub(super) action: A,
    /// Rollouts from this action.
    pub(super) rounds: u32,
    /// The sum of my victory shares.
    total: f64,
    /// The sum, and the sum of squares, of the differences to the first candidate. Paired differences vary less than the
    /// results themselves.
    ahead: f64,
    ahead_squared: f64,
}

impl<A> Candidate<A> {
    fn new(action: A) -> Candidate<A> {
        Candidate { action, rounds: 0, total: 0.0, ahead: 0.0, ahead_squared: 0.0 }
    }

    fn record(&mut self, share: f64, first: f64) {
        let ahead = share - first;
        self.rounds += 1;
        self.total += share;
        self.ahead += ahead;
        self.ahead_squared += ahead * ahead;
    }

    /// My mean victory share.
    pub(super) fn mean(&self) -> f64 {
        self.total / f64::from(self.rounds.max(1))
    }

    /// The mean difference to the first candidate.
    pub(super) fn lead(&self) -> f64 {
        self.ahead / f64::from(self.rounds.max(1))
    }

    /// The standard error of `lead`.
    pub(super) fn error(&self) -> f64 {
        let rounds = f64::from(self.rounds.max(1));
        let variance = (self.ahead_squared / rounds - self.lead() * self.lead()).max(0.0);
        (variance / rounds).sqrt()
    }

    pub(super) fn always_lost(&self) -> bool {
        self.rounds > 0 && self.total <= 0.0
    }
}

/// The candidates. The first one is the policy's choice and is never dropped.
pub(super) struct SequentialHalving<A> {
    pub(super) candidates: Vec<Candidate<A>>,
    /// The candidates before this index are still compared.
    remaining: usize,
    shares: Vec<f64>,
}

impl<A: Copy> SequentialHalving<A> {
    pub(super) fn of(actions: impl IntoIterator<Item = A>) -> SequentialHalving<A> {
        let candidates: Vec<_> = actions.into_iter().map(Candidate::new).collect();
        SequentialHalving {
            remaining: candidates.len(),
            shares: Vec::with_capacity(candidates.len()),
            candidates,
        }
    }

    /// Runs until the budget is spent or one action is left. A round that the budget interrupts does not count.
    pub(super) fn run<G: Game<Action = A>>(
        &mut self,
        me: Seat,
        determinizations: &Determinizations<G>,
        rollout: &mut Rollout<G>,
        dice: &mut FastDice,
        tracker: &mut BudgetTracker<'_>,
    ) {
        let stages = f64::from(usize::BITS - self.candidates.len().leading_zeros());
        let mut stage = 1.0;
        while self.remaining > 1 && !tracker.is_over() {
            let Some(state) = determinizations.draw(dice) else { return };
            let seed = dice.seed();
            if !self.round(me, state, rollout, seed, tracker) {
                return;
            }
            if tracker.progress() >= stage / stages {
                stage += 1.0;
                self.halve();
            }
            self.drop_beaten();
        }
    }

    fn round<G: Game<Action = A>>(
        &mut self,
        me: Seat,
        state: &G,
        rollout: &mut Rollout<G>,
        seed: u64,
        tracker: &mut BudgetTracker<'_>,
    ) -> bool {
        self.shares.clear();
        for candidate in self.candidates.iter().take(self.remaining) {
            if tracker.is_over() {
                return false;
            }
            tracker.tick();
            let mut game = state.clone();
            let taken = game.decide(me, candidate.action, &mut Silent).is_ok();
            let shares = rollout.finish(&mut game, &mut FastDice::seeded(seed));
            self.shares.push(if taken { shares[me.index()] } else { 0.0 });
        }
        let first = self.shares.first().copied().unwrap_or(0.0);
        self.candidates
            .iter_mut()
            .zip(&self.shares)
            .for_each(|(candidate, share)| candidate.record(*share, first));
        true
    }

    /// Keeps the better half; the first candidate always stays.
    fn halve(&mut self) {
        self.sort(Candidate::lead);
        self.remaining = self.remaining.min(2).max(self.remaining.div_ceil(2));
    }

    /// Sorts the remaining candidates after the first one, best first.
    fn sort(&mut self, score: impl Fn(&Candidate<A>) -> f64) {
        let remaining = self.remaining;
        if let Some(others) = self.candidates.get_mut(1..remaining) {
            others.sort_by(|one, other| score(other).total_cmp(&score(one)));
        }
    }

    /// Drops candidates that are clearly behind the first. If one is clearly ahead of it, only those close to that one stay.
    fn drop_beaten(&mut self) {
        if self.candidates.first().is_none_or(|first| first.rounds < MIN_ROUNDS || first.rounds % 8 != 0) {
            return;
        }
        let others = self.candidates.iter().skip(1).take(self.remaining.saturating_sub(1));
        let best =
            others.fold(0.0, |best: f64, candidate| best.max(candidate.lead() - SETTLED * candidate.error()));
        let upper_bound = |candidate: &Candidate<A>| candidate.lead() + SETTLED * candidate.error();
        self.sort(upper_bound);
        let others = self.candidates.iter().skip(1).take(self.remaining.saturating_sub(1));
        let staying = others.take_while(|candidate| upper_bound(candidate) > best).count();
        let one_is_settled = best > 0.0 && staying == 1;
        self.remaining = if one_is_settled { 1 } else { 1 + staying };
    }

    /// The first candidate, unless another has a significant lead, or unless the first always lost and the other did not.
    pub(super) fn best_action(&self, caution: f64) -> Option<A> {
        let first = self.candidates.first()?;
        let complete = self.candidates.iter().filter(|candidate| candidate.rounds == self.most_rounds());
        let best = complete.max_by(|one, other| one.lead().total_cmp(&other.lead())).unwrap_or(first);
        let is_significant = best.lead() > caution * best.error();
        let avoids_certain_loss = !best.always_lost() && first.always_lost();
        Some(if is_significant || avoids_certain_loss { best.action } else { first.action })
    }

    fn most_rounds(&self) -> u32 {
        self.candidates.iter().map(|candidate| candidate.rounds).max().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The state after these victory shares, one array per round.
    fn after<const N: usize>(names: [char; N], rounds: &[[f64; N]]) -> SequentialHalving<char> {
        let mut halving = SequentialHalving::of(names);
        for shares in rounds {
            halving
                .candidates
                .iter_mut()
                .zip(shares)
                .for_each(|(candidate, share)| candidate.record(*share, shares[0]));
        }
        halving
    }

    #[test]
    fn the_policy_wins_unless_another_action_is_clearly_better() {
        let unclear = [[1.0, 0.0], [0.0, 1.0], [0.0, 1.0]];
        assert_eq!(after(['p', 'q'], &unclear).best_action(2.0), Some('p'));
        assert_eq!(after(['p', 'q'], &unclear).best_action(0.1), Some('q'));
        assert_eq!(after(['p', 'q'], &[[0.2, 0.7]; 9]).best_action(2.0), Some('q'));
        assert_eq!(after(['p', 'q'], &[]).best_action(2.0), Some('p'));
    }

    #[test]
    fn an_action_that_always_lost_is_avoided_if_another_did_not() {
        let rare = [[0.0, 0.0], [0.0, 0.0], [0.0, 1.0]];
        assert_eq!(after(['p', 'q'], &rare).best_action(9.0), Some('q'));
        assert_eq!(after(['p', 'q'], &[[0.0, 0.0]; 3]).best_action(9.0), Some('p'));
    }

    #[test]
    fn clearly_worse_actions_are_dropped_but_never_the_policy() {
        let mut halving = after(['p', 'q', 'r'], &[[0.5, 0.1, 0.5]; 24]);
        halving.drop_beaten();
        assert_eq!(
            halving
                .candidates
                .iter()
                .take(halving.remaining)
                .map(|candidate| candidate.action)
                .collect::<String>(),
            "p"
        );
        let mut halving = after(['p', 'q', 'r'], &[[0.1, 0.5, 0.2]; 24]);
        halving.drop_beaten();
        assert_eq!((halving.remaining, halving.best_action(1.0)), (1, Some('q')));
    }
}
