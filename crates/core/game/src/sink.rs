//! Where a game tells what happens.

use serde::{Deserialize, Serialize};

use crate::rule::RuleId;

/// A event of the game and the rule that caused it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LoggedEvent<F> {
    /// The rule that made it happen.
    pub rule: RuleId,
    /// What happened.
    #[serde(flatten)]
    pub event: F,
}

/// A listener. Rules tell it everything; the table cuts later what each observer may hear.
pub trait Sink<F> {
    /// Hears a event and its rule. The event is made only if someone listens, so that playouts pay nothing.
    fn tell(&mut self, rule: RuleId, event: impl FnOnce() -> F);

    /// Hears that a rule was at work without a event of its own. Only coverage counts it; it reaches no observer.
    fn cite(&mut self, rule: RuleId);
}

/// Nobody listens: the sink of playouts.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<F> Sink<F> for Silent {
    #[inline(always)]
    fn tell(&mut self, _rule: RuleId, _event: impl FnOnce() -> F) {}

    #[inline(always)]
    fn cite(&mut self, _rule: RuleId) {}
}

impl<F> Sink<F> for Vec<LoggedEvent<F>> {
    fn tell(&mut self, rule: RuleId, event: impl FnOnce() -> F) {
        self.push(LoggedEvent { rule, event: event() });
    }

    fn cite(&mut self, _rule: RuleId) {}
}

/// Counts how often each rule was at work.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    counts: std::collections::BTreeMap<RuleId, u64>,
}

impl Tally {
    /// How often this rule was at work.
    #[must_use]
    pub fn count(&self, rule: RuleId) -> u64 {
        self.counts.get(&rule).copied().unwrap_or(0)
    }

    /// Every rule that was at work, with its count.
    pub fn iter(&self) -> impl Iterator<Item = (RuleId, u64)> {
        self.counts.iter().map(|(&rule, &count)| (rule, count))
    }

    /// Adds what another tally counted.
    pub fn merge(&mut self, other: &Tally) {
        for (rule, count) in other.iter() {
            *self.counts.entry(rule).or_default() += count;
        }
    }
}

impl<F> Sink<F> for Tally {
    fn tell(&mut self, rule: RuleId, _event: impl FnOnce() -> F) {
        *self.counts.entry(rule).or_default() += 1;
    }

    fn cite(&mut self, rule: RuleId) {
        *self.counts.entry(rule).or_default() += 1;
    }
}
