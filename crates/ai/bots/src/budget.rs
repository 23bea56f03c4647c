//! How long a bot may think, and how it is told to stop.

use std::fmt;
use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

/// How long a bot may think about one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// So many games played on: the same seed then decides the same.
    Iterations(NonZeroU32),
    /// So much time, for live play.
    Time(Duration),
    /// So many games played on, but no more time than this: for live play at a level that is to be the same on every
    /// machine that is fast enough.
    Within {
        /// Games played on, at most.
        iterations: NonZeroU32,
        /// Time, at most.
        time: Duration,
    },
}

impl Budget {
    /// A budget in iterations.
    pub fn iterations(count: u32) -> Result<Budget, NoBudget> {
        NonZeroU32::new(count).map(Budget::Iterations).ok_or(NoBudget)
    }

    /// A budget in time.
    pub fn time(span: Duration) -> Result<Budget, NoBudget> {
        if span.is_zero() { Err(NoBudget) } else { Ok(Budget::Time(span)) }
    }
}

/// A bot was given nothing to think with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NoBudget;

impl fmt::Display for NoBudget {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "a budget of 0 leaves nothing to think with: give at least 1 iteration, or some time")
    }
}

impl std::error::Error for NoBudget {}

/// A flag by which whoever waits for a bot can tell it to decide at once. Copies share the flag.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    /// Tells everyone who holds a copy to stop thinking.
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Whether the thinking is to stop.
    #[must_use]
    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Watches one budget being spent.
pub(crate) struct Watch<'a> {
    budget: Budget,
    cancel: &'a Cancel,
    begun: Instant,
    spent: u32,
}

impl<'a> Watch<'a> {
    pub(crate) fn start(budget: Budget, cancel: &'a Cancel) -> Watch<'a> {
        Watch { budget, cancel, begun: Instant::now(), spent: 0 }
    }

    /// Counts one iteration.
    pub(crate) fn tick(&mut self) {
        self.spent = self.spent.saturating_add(1);
    }

    pub(crate) fn spent(&self) -> u32 {
        self.spent
    }

    /// The part of the budget that is spent; all of it once the thinking is cancelled.
    pub(crate) fn progress(&self) -> f64 {
        if self.cancel.is_cancelled() {
            return 1.0;
        }
        match self.budget {
            Budget::Iterations(most) => self.part_of(most),
            Budget::Time(span) => self.part_of_time(span),
            Budget::Within { iterations, time } => self.part_of(iterations).max(self.part_of_time(time)),
        }
    }

    fn part_of(&self, most: NonZeroU32) -> f64 {
        f64::from(self.spent) / f64::from(most.get())
    }

    fn part_of_time(&self, span: Duration) -> f64 {
        self.begun.elapsed().as_secs_f64() / span.as_secs_f64().max(f64::EPSILON)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.progress() >= 1.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_budget_of_nothing_is_refused_in_words() {
        assert_eq!(Budget::iterations(0), Err(NoBudget));
        assert_eq!(Budget::time(Duration::ZERO), Err(NoBudget));
        assert!(NoBudget.to_string().contains("at least 1 iteration"));
        assert!(Budget::iterations(1).is_ok() && Budget::time(Duration::from_millis(1)).is_ok());
    }

    #[test]
    fn a_budget_is_over_when_it_is_spent_or_cancelled() {
        let cancel = Cancel::default();
        let mut watch = Watch::start(Budget::iterations(2).unwrap(), &cancel);
        watch.tick();
        assert!(!watch.is_over());
        watch.tick();
        assert!(watch.is_over());
        let spent = Budget::Within { iterations: NonZeroU32::MIN, time: Duration::from_secs(3_600) };
        let mut watch = Watch::start(spent, &cancel);
        assert!(!watch.is_over());
        watch.tick();
        assert!(watch.is_over());
        let fresh = Watch::start(Budget::iterations(2).unwrap(), &cancel);
        cancel.clone().cancel();
        assert!(fresh.is_over());
    }
}
