//! How long players think.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use cpu_time::ThreadTime;
use serde::{Deserialize, Serialize};

/// So many classes for each doubling: a quantile is right to about two per cent.
const CLASSES: f64 = 16.0;

/// What time a kind of player is measured by.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Clock {
    /// The processor time of the thread that thinks, which does not count waiting for others on the machine.
    Cpu,
    /// The time on the wall, for programs whose processor time the arena does not see.
    Wall,
}

/// Decisions by how long each took. Times are kept in classes, so that a million of them take no more room than ten.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Thinking {
    /// Decisions made.
    pub decisions: u64,
    /// All of them together, in nanoseconds.
    pub nanoseconds: u64,
    /// How many fell into each class.
    classes: BTreeMap<u16, u64>,
}

impl Thinking {
    /// Counts a decision.
    pub fn count(&mut self, took: Duration) {
        let nanoseconds = u64::try_from(took.as_nanos()).unwrap_or(u64::MAX);
        self.decisions += 1;
        self.nanoseconds = self.nanoseconds.saturating_add(nanoseconds);
        *self.classes.entry(class_of(nanoseconds)).or_default() += 1;
    }

    /// Adds what another seat thought.
    pub fn merge(&mut self, other: &Thinking) {
        self.decisions += other.decisions;
        self.nanoseconds = self.nanoseconds.saturating_add(other.nanoseconds);
        for (class, count) in &other.classes {
            *self.classes.entry(*class).or_default() += count;
        }
    }

    /// The mean time of a decision, in milliseconds.
    #[must_use]
    pub fn mean_ms(&self) -> f64 {
        self.nanoseconds as f64 / 1e6 / self.decisions.max(1) as f64
    }

    /// The time in milliseconds that this share of the decisions stays under.
    #[must_use]
    pub fn quantile_ms(&self, share: f64) -> f64 {
        let wanted = (share * self.decisions as f64).ceil().max(1.0) as u64;
        let mut seen = 0;
        let reached = self.classes.iter().find(|(_, count)| {
            seen += **count;
            seen >= wanted
        });
        reached.map_or(0.0, |(class, _)| middle_of(*class) / 1e6)
    }
}

fn class_of(nanoseconds: u64) -> u16 {
    ((nanoseconds.max(1) as f64).log2() * CLASSES) as u16
}

fn middle_of(class: u16) -> f64 {
    ((f64::from(class) + 0.5) / CLASSES).exp2()
}

/// A clock that was started. Where a system does not tell processor time, the wall has to do.
pub(crate) enum Stopwatch {
    Cpu(ThreadTime),
    Wall(Instant),
}

impl Stopwatch {
    pub(crate) fn start(clock: Clock) -> Stopwatch {
        match (clock, ThreadTime::try_now()) {
            (Clock::Cpu, Ok(time)) => Stopwatch::Cpu(time),
            _ => Stopwatch::Wall(Instant::now()),
        }
    }

    pub(crate) fn elapsed(&self) -> Duration {
        match self {
            Stopwatch::Cpu(time) => time.try_elapsed().unwrap_or_default(),
            Stopwatch::Wall(instant) => instant.elapsed(),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn near(found: f64, wanted: f64) {
        assert!((found / wanted - 1.0).abs() < 0.03, "{found} is not {wanted}");
    }

    #[test]
    fn quantiles_are_right_to_a_few_per_cent() {
        let mut thinking = Thinking::default();
        (1..=1000).for_each(|ms| thinking.count(Duration::from_millis(ms)));
        near(thinking.quantile_ms(0.5), 500.0);
        near(thinking.quantile_ms(0.99), 990.0);
        near(thinking.mean_ms(), 500.5);
    }

    #[test]
    fn parts_add_up_to_the_whole() {
        let (mut whole, mut odd, mut even) = (Thinking::default(), Thinking::default(), Thinking::default());
        for ms in 1..=100 {
            whole.count(Duration::from_millis(ms));
            if ms % 2 == 0 { &mut even } else { &mut odd }.count(Duration::from_millis(ms));
        }
        odd.merge(&even);
        assert_eq!(odd, whole);
    }

    #[test]
    fn whoever_never_decided_took_no_time() {
        assert_eq!((Thinking::default().mean_ms(), Thinking::default().quantile_ms(0.5)), (0.0, 0.0));
    }
}
