//! Statistics of thinking times.

use std::collections::BTreeMap;
use std::time::{Duration, Instant};

use cpu_time::ThreadTime;
use serde::{Deserialize, Serialize};

/// Classes per doubling of the time: quantiles are exact to about 2 %.
const CLASSES_PER_DOUBLING: f64 = 16.0;

/// The clock that measures a kind of player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "snake_case")]
pub enum Clock {
    /// The CPU time of the thinking thread, without waiting for other processes.
    Cpu,
    /// Wall time, for programs whose CPU time the arena cannot measure.
    Wall,
}

/// Thinking times of decisions, as a histogram with logarithmic classes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Thinking {
    pub decisions: u64,
    /// The sum of all times.
    pub nanoseconds: u64,
    /// Decisions per class.
    classes: BTreeMap<u16, u64>,
}

impl Thinking {
    pub fn count(&mut self, took: Duration) {
        let nanoseconds = u64::try_from(took.as_nanos()).unwrap_or(u64::MAX);
        self.decisions += 1;
        self.nanoseconds = self.nanoseconds.saturating_add(nanoseconds);
        *self.classes.entry(class_of(nanoseconds)).or_default() += 1;
    }

    pub fn merge(&mut self, other: &Thinking) {
        self.decisions += other.decisions;
        self.nanoseconds = self.nanoseconds.saturating_add(other.nanoseconds);
        for (class, count) in &other.classes {
            *self.classes.entry(*class).or_default() += count;
        }
    }

    pub fn mean_ms(&self) -> f64 {
        self.nanoseconds as f64 / 1e6 / self.decisions.max(1) as f64
    }

    /// The time that this share of the decisions does not exceed.
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
    ((nanoseconds.max(1) as f64).log2() * CLASSES_PER_DOUBLING) as u16
}

fn middle_of(class: u16) -> f64 {
    ((f64::from(class) + 0.5) / CLASSES_PER_DOUBLING).exp2()
}

/// A running clock. It uses wall time where the system does not report CPU time.
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
            Stopwatch::Cpu(time) => time.elapsed(),
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
    fn quantiles_are_exact_to_a_few_per_cent() {
        let mut thinking = Thinking::default();
        (1..=1000).for_each(|ms| thinking.count(Duration::from_millis(ms)));
        near(thinking.quantile_ms(0.5), 500.0);
        near(thinking.quantile_ms(0.99), 990.0);
        near(thinking.mean_ms(), 500.5);
    }

    #[test]
    fn merged_parts_equal_the_whole() {
        let (mut whole, mut odd, mut even) = (Thinking::default(), Thinking::default(), Thinking::default());
        for ms in 1..=100 {
            whole.count(Duration::from_millis(ms));
            if ms % 2 == 0 { &mut even } else { &mut odd }.count(Duration::from_millis(ms));
        }
        odd.merge(&even);
        assert_eq!(odd, whole);
    }

    #[test]
    fn without_decisions_all_times_are_zero() {
        assert_eq!((Thinking::default().mean_ms(), Thinking::default().quantile_ms(0.5)), (0.0, 0.0));
    }
}
