//! Which of several decisions is best: all are played on from the same states with the same dice, and those that fall
//! behind drop out.

use game::{Game, Seat, Silent};

use super::beliefs::Beliefs;
use super::playing_on::PlayingOn;
use crate::budget::Watch;
use crate::dice::FastDice;

/// A lead of so many standard errors settles the race before the budget is spent.
const SETTLED: f64 = 4.0;
/// Rounds before anything is believed settled.
const FEW: u32 = 24;

/// A decision in the race.
#[derive(Clone, Debug)]
pub(super) struct Runner<A> {
    pub(super) action: A,
    /// Games played on from it.
    pub(super) rounds: u32,
    /// My share of the victory over all of them.
    total: f64,
    /// By how much it was ahead of the first runner, in sum and in squares. Differences in the same game vary less
    /// than results.
    ahead: f64,
    ahead_squared: f64,
}

impl<A> Runner<A> {
    fn new(action: A) -> Runner<A> {
        Runner { action, rounds: 0, total: 0.0, ahead: 0.0, ahead_squared: 0.0 }
    }

    fn record(&mut self, share: f64, first: f64) {
        let ahead = share - first;
        self.rounds += 1;
        self.total += share;
        self.ahead += ahead;
        self.ahead_squared += ahead * ahead;
    }

    /// My share of the victory on average.
    pub(super) fn mean(&self) -> f64 {
        self.total / f64::from(self.rounds.max(1))
    }

    /// How far it is ahead of the first runner on average.
    pub(super) fn lead(&self) -> f64 {
        self.ahead / f64::from(self.rounds.max(1))
    }

    /// How uncertain that is.
    pub(super) fn error(&self) -> f64 {
        let rounds = f64::from(self.rounds.max(1));
        let variance = (self.ahead_squared / rounds - self.lead() * self.lead()).max(0.0);
        (variance / rounds).sqrt()
    }

    /// Whether it has never led to anything but defeat.
    pub(super) fn always_lost(&self) -> bool {
        self.rounds > 0 && self.total <= 0.0
    }
}

/// Decisions in a race; the first is the one that the policy proposes, and it stays to the end.
pub(super) struct Race<A> {
    pub(super) runners: Vec<Runner<A>>,
    /// How many are still in the race: the runners before this place.
    in_race: usize,
    shares: Vec<f64>,
}

impl<A: Copy> Race<A> {
    pub(super) fn of(actions: impl IntoIterator<Item = A>) -> Race<A> {
        let runners: Vec<_> = actions.into_iter().map(Runner::new).collect();
        Race { in_race: runners.len(), shares: Vec::with_capacity(runners.len()), runners }
    }

    /// Runs until the budget is spent or the race is settled. A round that the budget cuts short does not count.
    pub(super) fn run<G: Game<Action = A>>(
        &mut self,
        me: Seat,
        beliefs: &Beliefs<G>,
        playing_on: &mut PlayingOn<G>,
        dice: &mut FastDice,
        watch: &mut Watch<'_>,
    ) {
        let stages = f64::from(usize::BITS - self.runners.len().leading_zeros());
        let mut stage = 1.0;
        while self.in_race > 1 && !watch.is_over() {
            let Some(state) = beliefs.draw(dice) else { return };
            let seed = dice.seed();
            if !self.round(me, state, playing_on, seed, watch) {
                return;
            }
            if watch.progress() >= stage / stages {
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
        playing_on: &mut PlayingOn<G>,
        seed: u64,
        watch: &mut Watch<'_>,
    ) -> bool {
        self.shares.clear();
        for runner in self.runners.iter().take(self.in_race) {
            if watch.is_over() {
                return false;
            }
            watch.tick();
            let mut game = state.clone();
            let taken = game.decide(me, runner.action, &mut Silent).is_ok();
            let shares = playing_on.finish(&mut game, &mut FastDice::seeded(seed));
            self.shares.push(if taken { shares[me.index()] } else { 0.0 });
        }
        let first = self.shares.first().copied().unwrap_or(0.0);
        self.runners.iter_mut().zip(&self.shares).for_each(|(runner, share)| runner.record(*share, first));
        true
    }

    /// The better half of those behind the first goes on.
    fn halve(&mut self) {
        self.sort(Runner::lead);
        self.in_race = self.in_race.min(2).max(self.in_race.div_ceil(2));
    }

    /// Sorts those behind the first, the best in front.
    fn sort(&mut self, evaluate: impl Fn(&Runner<A>) -> f64) {
        let in_race = self.in_race;
        if let Some(others) = self.runners.get_mut(1..in_race) {
            others.sort_by(|one, other| evaluate(other).total_cmp(&evaluate(one)));
        }
    }

    /// Those that are beyond doubt behind the first drop out. If one is beyond doubt ahead of it, only those near it stay.
    fn drop_beaten(&mut self) {
        if self.runners.first().is_none_or(|first| first.rounds < FEW || first.rounds % 8 != 0) {
            return;
        }
        let racing = self.runners.iter().skip(1).take(self.in_race.saturating_sub(1));
        let best = racing.fold(0.0, |best: f64, runner| best.max(runner.lead() - SETTLED * runner.error()));
        let hope = |runner: &Runner<A>| runner.lead() + SETTLED * runner.error();
        self.sort(hope);
        let others = self.runners.iter().skip(1).take(self.in_race.saturating_sub(1));
        let staying = others.take_while(|runner| hope(runner) > best).count();
        let settled_for_one = best > 0.0 && staying == 1;
        self.in_race = if settled_for_one { 1 } else { 1 + staying };
    }

    /// The decision that the race speaks for: the first, unless another is ahead by more than chance explains; and
    /// never one that always lost while another did not.
    pub(super) fn verdict(&self, caution: f64) -> Option<A> {
        let first = self.runners.first()?;
        let ahead = self.runners.iter().filter(|runner| runner.rounds == self.most_rounds());
        let best = ahead.max_by(|one, other| one.lead().total_cmp(&other.lead())).unwrap_or(first);
        let convinces = best.lead() > caution * best.error();
        let better = !best.always_lost() && first.always_lost();
        Some(if convinces || better { best.action } else { first.action })
    }

    fn most_rounds(&self) -> u32 {
        self.runners.iter().map(|runner| runner.rounds).max().unwrap_or(0)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// A race after these shares of the victory, round by round and runner by runner.
    fn after<const N: usize>(names: [char; N], rounds: &[[f64; N]]) -> Race<char> {
        let mut race = Race::of(names);
        for shares in rounds {
            race.runners.iter_mut().zip(shares).for_each(|(runner, share)| runner.record(*share, shares[0]));
        }
        race
    }

    #[test]
    fn the_policy_is_followed_unless_another_decision_is_clearly_better() {
        let unsure = [[1.0, 0.0], [0.0, 1.0], [0.0, 1.0]];
        assert_eq!(after(['p', 'q'], &unsure).verdict(2.0), Some('p'));
        assert_eq!(after(['p', 'q'], &unsure).verdict(0.1), Some('q'));
        assert_eq!(after(['p', 'q'], &[[0.2, 0.7]; 9]).verdict(2.0), Some('q'));
        assert_eq!(after(['p', 'q'], &[]).verdict(2.0), Some('p'));
    }

    #[test]
    fn a_decision_that_always_lost_is_not_made_while_another_did_not() {
        let rare = [[0.0, 0.0], [0.0, 0.0], [0.0, 1.0]];
        assert_eq!(after(['p', 'q'], &rare).verdict(9.0), Some('q'));
        assert_eq!(after(['p', 'q'], &[[0.0, 0.0]; 3]).verdict(9.0), Some('p'));
    }

    #[test]
    fn those_beyond_doubt_behind_drop_out_and_the_policy_stays() {
        let mut race = after(['p', 'q', 'r'], &[[0.5, 0.1, 0.5]; 24]);
        race.drop_beaten();
        assert_eq!(
            race.runners.iter().take(race.in_race).map(|runner| runner.action).collect::<String>(),
            "p"
        );
        let mut race = after(['p', 'q', 'r'], &[[0.1, 0.5, 0.2]; 24]);
        race.drop_beaten();
        assert_eq!((race.in_race, race.verdict(1.0)), (1, Some('q')));
    }
}
