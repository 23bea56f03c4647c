//! Time and iteration limits of a decision, and its cancellation.

use std::num::NonZeroU32;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use thiserror::Error;

/// The limit of one decision.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Budget {
    /// A number of rollouts. Decisions are reproducible: the same seed gives the same decision.
    Iterations(NonZeroU32),
    /// A time limit.
    Time(Duration),
    /// A number of rollouts with a time limit, so that a level has the same strength on every machine that is fast enough.
    Within { iterations: NonZeroU32, time: Duration },
}

impl Budget {
    pub fn iterations(count: u32) -> Result<Budget, NoBudget> {
        NonZeroU32::new(count).map(Budget::Iterations).ok_or(NoBudget)
    }

    pub fn time(span: Duration) -> Result<Budget, NoBudget> {
        if span.is_zero() { Err(NoBudget) } else { Ok(Budget::Time(span)) }
    }
}

/// The budget was zero.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Error)]
#[error("the budget cannot be 0: use at least 1 iteration, or some time")]
pub struct NoBudget;

/// A flag that stops a thinking bot. Clones share the flag.
#[derive(Clone, Debug, Default)]
pub struct Cancel(Arc<AtomicBool>);

impl Cancel {
    pub fn cancel(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    pub fn is_cancelled(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// Measures how much of a budget is spent.
pub(crate) struct BudgetTracker<'a> {
    budget: Budget,
    cancel: &'a Cancel,
    /// Set only if time counts: some platforms have no clock.
    begun: Option<Instant>,
    spent: u32,
}

impl<'a> BudgetTracker<'a> {
    pub(crate) fn start(budget: Budget, cancel: &'a Cancel) -> BudgetTracker<'a> {
        let begun = (!matches!(budget, Budget::Iterations(_))).then(Instant::now);
        BudgetTracker { budget, cancel, begun, spent: 0 }
    }

    pub(crate) fn tick(&mut self) {
        self.spent = self.spent.saturating_add(1);
    }

    pub(crate) fn spent(&self) -> u32 {
        self.spent
    }

    /// The spent part of the budget, from 0; at least 1 when it is used up or cancelled.
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
        let elapsed = self.begun.map_or(Duration::ZERO, |begun| begun.elapsed());
        elapsed.as_secs_f64() / span.as_secs_f64().max(f64::EPSILON)
    }

    pub(crate) fn is_over(&self) -> bool {
        self.progress() >= 1.0
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_zero_budget_is_rejected_with_a_message() {
        assert_eq!(Budget::iterations(0), Err(NoBudget));
        assert_eq!(Budget::time(Duration::ZERO), Err(NoBudget));
        assert!(NoBudget.to_string().contains("at least 1 iteration"));
        assert!(Budget::iterations(1).is_ok() && Budget::time(Duration::from_millis(1)).is_ok());
    }

    #[test]
    fn a_budget_is_over_when_spent_or_cancelled() {
        let cancel = Cancel::default();
        let mut tracker = BudgetTracker::start(Budget::iterations(2).unwrap(), &cancel);
        tracker.tick();
        assert!(!tracker.is_over());
        tracker.tick();
        assert!(tracker.is_over());
        let spent = Budget::Within { iterations: NonZeroU32::MIN, time: Duration::from_secs(3_600) };
        let mut tracker = BudgetTracker::start(spent, &cancel);
        assert!(!tracker.is_over());
        tracker.tick();
        assert!(tracker.is_over());
        let fresh = BudgetTracker::start(Budget::iterations(2).unwrap(), &cancel);
        cancel.clone().cancel();
        assert!(fresh.is_over());
    }
}
