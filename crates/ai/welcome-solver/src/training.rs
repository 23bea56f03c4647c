//! Learning one score's round on several threads.

use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;

use bots::FastDice;
use solver::{
    AverageStrategy, ExternalSampling, FixedOpponent, LearningOpponent, Opponent, RegretTable, SampleDeals,
    Schedule, Side,
};

use crate::bidding::Bout;

/// How many deals a thread takes at a time.
const BLOCK: u64 = 32;

/// How the threads share the work.
#[derive(Clone, Copy, Debug)]
pub struct Crew {
    /// How many deals the table has already been learned from at these stakes.
    pub before: u64,
    /// How many threads work.
    pub threads: usize,
    /// The same seed learns the same, on one thread.
    pub seed: u64,
}

/// What was done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Work {
    /// How many deals were learned from.
    pub deals: u64,
    /// How many decisions were visited.
    pub nodes: u64,
}

/// Learns an equilibrium into the table, until the other function says, by the number of deals, that it is enough.
pub(crate) fn learn(
    bout: &Bout<'_>,
    table: &RegretTable,
    crew: Crew,
    enough: &(impl Fn(u64) -> bool + Sync),
) -> Work {
    let sampler = |dice| ExternalSampling::new(bout, table, LearningOpponent(table), dice);
    crew.run(bout.stakes.spread(), enough, sampler, ExternalSampling::learn)
}

/// Learns the best response to a table's average into another table, which forgets what the first one forgets.
pub(crate) fn respond(
    bout: &Bout<'_>,
    to: &RegretTable,
    table: &RegretTable,
    crew: Crew,
    enough: &(impl Fn(u64) -> bool + Sync),
) -> Work {
    let average = AverageStrategy(to);
    crew.run(
        bout.stakes.spread(),
        enough,
        |dice| ExternalSampling::new(bout, table, FixedOpponent(&average), dice),
        |sampler, pace| {
            sampler.learn_one_side(Side::First, pace);
            sampler.learn_one_side(Side::Second, pace);
        },
    )
}

impl Crew {
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

    /// What each thread comes to.
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
