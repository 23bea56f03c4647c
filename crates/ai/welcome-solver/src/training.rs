//! Learns the round of one score on several threads.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use bots::FastDice;
use solver::{
    AverageStrategy, ExternalSampling, FixedOpponent, LearningOpponent, Opponent, RegretTable, SampleDeals,
    Schedule, Side,
};

use crate::round::StakedRound;

/// The number of deals that a thread takes at a time.
const BLOCK: u64 = 32;

/// The threads that learn or measure, and their seed.
#[derive(Clone, Copy, Debug)]
pub struct Workers {
    /// The number of deals that the table has already learned from at these stakes.
    pub before: u64,
    pub threads: usize,
    /// With one thread, the same seed gives the same result.
    pub seed: u64,
}

/// The work that was done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Work {
    pub deals: u64,
    /// The number of decisions visited.
    pub nodes: u64,
}

/// Learns an equilibrium into the table, until `enough` returns true for the number of deals.
pub(crate) fn learn(
    round: &StakedRound<'_>,
    table: &RegretTable,
    workers: Workers,
    enough: &(impl Fn(u64) -> bool + Sync),
) -> Work {
    let sampler = |dice| ExternalSampling::new(round, table, LearningOpponent(table), dice);
    workers.run(round.stakes.spread(), enough, sampler, ExternalSampling::learn)
}

/// Learns a best response to a table's average strategy into another table with the same information sets.
pub(crate) fn respond(
    round: &StakedRound<'_>,
    to: &RegretTable,
    table: &RegretTable,
    workers: Workers,
    enough: &(impl Fn(u64) -> bool + Sync),
) -> Work {
    let average = AverageStrategy(to);
    workers.run(
        round.stakes.spread(),
        enough,
        |dice| ExternalSampling::new(round, table, FixedOpponent(&average), dice),
        |sampler, pace| {
            sampler.learn_one_side(Side::First, pace);
            sampler.learn_one_side(Side::Second, pace);
        },
    )
}

impl Workers {
    fn run<'a, G: SampleDeals + Sync + 'a, R: Opponent>(
        self,
        greatest_payoff: f32,
        enough: &(impl Fn(u64) -> bool + Sync),
        sampler: impl Fn(FastDice) -> ExternalSampling<'a, G, R, FastDice> + Sync,
        step: impl Fn(&mut ExternalSampling<'a, G, R, FastDice>, Schedule) + Sync,
    ) -> Work {
        let next = AtomicU64::new(0);
        let work = |thread: usize| {
            let mut sampler = sampler(self.dice(thread));
            loop {
                let first = next.fetch_add(BLOCK, Ordering::Relaxed);
                if enough(first) {
                    next.fetch_sub(BLOCK, Ordering::Relaxed);
                    return sampler.nodes();
                }
                let pace = Schedule::linear(self.before + first, greatest_payoff);
                (0..BLOCK).for_each(|_| step(&mut sampler, pace));
            }
        };
        let nodes = self.on_each(work).into_iter().sum();
        Work { deals: next.load(Ordering::Relaxed), nodes }
    }

    /// Runs `work` on each thread and returns the results.
    pub(crate) fn on_each<T: Send>(self, work: impl Fn(usize) -> T + Sync) -> Vec<T> {
        let work = &work;
        thread::scope(|scope| {
            let threads: Vec<_> =
                (0..self.threads.max(1)).map(|number| scope.spawn(move || work(number))).collect();
            threads.into_iter().filter_map(|thread| thread.join().ok()).collect()
        })
    }

    pub(crate) fn dice(self, thread: usize) -> FastDice {
        FastDice::seeded(self.seed.wrapping_mul(0x9E37_79B9_7F4A_7C15).wrapping_add(thread as u64))
    }
}
