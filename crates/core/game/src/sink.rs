//! Receivers of the events that a game reports.

use serde::{Deserialize, Serialize};

use crate::rule::RuleId;

/// An event and the rule that caused it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct LoggedEvent<E> {
    pub rule: RuleId,
    #[serde(flatten)]
    pub event: E,
}

/// Receives the events of a game, with all their secrets. The table redacts them later for each observer.
pub trait Sink<E> {
    /// Reports an event and its rule. The closure runs only if the sink needs the event, so playouts do not pay for
    /// it.
    fn emit(&mut self, rule: RuleId, event: impl FnOnce() -> E);

    /// Reports that a rule was applied without an event. Only rule coverage counts it; it reaches no observer.
    fn cite(&mut self, rule: RuleId);
}

/// A sink that drops everything, for playouts.
#[derive(Clone, Copy, Debug, Default)]
pub struct Silent;

impl<E> Sink<E> for Silent {
    #[inline(always)]
    fn emit(&mut self, _rule: RuleId, _event: impl FnOnce() -> E) {}

    #[inline(always)]
    fn cite(&mut self, _rule: RuleId) {}
}

impl<E> Sink<E> for Vec<LoggedEvent<E>> {
    fn emit(&mut self, rule: RuleId, event: impl FnOnce() -> E) {
        self.push(LoggedEvent { rule, event: event() });
    }

    fn cite(&mut self, _rule: RuleId) {}
}

/// A sink that counts how often each rule was applied.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    counts: std::collections::BTreeMap<RuleId, u64>,
}

impl Tally {
    pub fn count(&self, rule: RuleId) -> u64 {
        self.counts.get(&rule).copied().unwrap_or(0)
    }

    pub fn iter(&self) -> impl Iterator<Item = (RuleId, u64)> {
        self.counts.iter().map(|(&rule, &count)| (rule, count))
    }

    pub fn merge(&mut self, other: &Tally) {
        for (rule, count) in other.iter() {
            *self.counts.entry(rule).or_default() += count;
        }
    }
}

impl<E> Sink<E> for Tally {
    fn emit(&mut self, rule: RuleId, _event: impl FnOnce() -> E) {
        *self.counts.entry(rule).or_default() += 1;
    }

    fn cite(&mut self, rule: RuleId) {
        *self.counts.entry(rule).or_default() += 1;
    }
}
