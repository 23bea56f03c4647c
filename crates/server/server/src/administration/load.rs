//! How busy this node is. The figures say nothing about a single match.

use std::collections::{BTreeMap, HashMap};
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use room::ids::PlayerId;
use serde::Serialize;
use store::{LoadSample, Store};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::error::ApiError;

/// The time between two samples of a node.
pub(crate) const INTERVAL: Duration = Duration::from_secs(60);

/// How long samples are kept.
pub(crate) const KEPT_MS: i64 = 12 * 3600 * 1_000;

/// The time that one point of a chart stands for.
const POINT_MS: i64 = 5 * 60 * 1_000;

/// More samples than 20 nodes have.
const MOST_SAMPLES: u32 = 15_000;

/// Counts requests since the last sample.
#[derive(Debug, Default)]
pub struct Load {
    requests: AtomicU64,
    answer_us: AtomicU64,
}

impl Load {
    pub(crate) fn count_request(&self, took: Duration) {
        self.requests.fetch_add(1, Ordering::Relaxed);
        let took = u64::try_from(took.as_micros()).unwrap_or(u64::MAX);
        self.answer_us.fetch_add(took, Ordering::Relaxed);
    }

    /// Returns the requests since the last call, and the mean time of their answers in microseconds.
    pub(crate) fn take(&self) -> (i64, i64) {
        let requests = self.requests.swap(0, Ordering::Relaxed);
        let answer_us = self.answer_us.swap(0, Ordering::Relaxed);
        let mean = answer_us.checked_div(requests).unwrap_or(0);
        (i64::try_from(requests).unwrap_or(i64::MAX), i64::try_from(mean).unwrap_or(i64::MAX))
    }
}

/// The people with an open table on this node.
#[derive(Debug, Default)]
pub struct Online {
    tables: Mutex<HashMap<PlayerId, u32>>,
}

/// One open table of a person.
pub(crate) struct OnlinePermit {
    online: Arc<Online>,
    player: PlayerId,
}

impl Online {
    pub(crate) fn enter(self: &Arc<Online>, player: &PlayerId) -> OnlinePermit {
        let mut tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        *tables.entry(player.clone()).or_default() += 1;
        OnlinePermit { online: Arc::clone(self), player: player.clone() }
    }

    pub fn count(&self) -> i64 {
        let tables = self.tables.lock().unwrap_or_else(PoisonError::into_inner);
        i64::try_from(tables.len()).unwrap_or(i64::MAX)
    }
}

impl Drop for OnlinePermit {
    fn drop(&mut self) {
        let mut tables = self.online.tables.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(count) = tables.get_mut(&self.player) {
            *count -= 1;
            if *count == 0 {
                tables.remove(&self.player);
            }
        }
    }
}

/// The memory of this process in bytes; 0 if the system does not say.
pub(crate) fn memory_bytes() -> i64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap_or_default();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:"));
    let kibibytes = line.and_then(|line| line.trim().strip_suffix("kB")?.trim().parse::<i64>().ok());
    kibibytes.unwrap_or(0).saturating_mul(1_024)
}

/// All nodes together, for five minutes.
#[derive(Clone, Debug, PartialEq, Serialize, TS, ToSchema)]
pub struct LoadPoint {
    /// The beginning of the five minutes, in milliseconds since 1970.
    pub at_ms: i64,
    /// People with an open table.
    pub people: f64,
    /// Open rooms.
    pub rooms: f64,
    /// Requests per minute.
    pub requests: f64,
    /// The mean time of an answer, in milliseconds.
    pub answer_ms: f64,
    /// Memory in bytes.
    pub memory_bytes: f64,
}

impl LoadPoint {
    /// The points of the last twelve hours, oldest first. Times without a sample have none.
    pub async fn recent(store: &Store, now_ms: i64) -> Result<Vec<LoadPoint>, ApiError> {
        Ok(points(&store.load_samples(now_ms - KEPT_MS, MOST_SAMPLES).await?))
    }
}

/// The mean of each node's samples, summed over the nodes.
#[expect(clippy::cast_precision_loss, reason = "a chart needs no more precision")]
fn points(samples: &[LoadSample]) -> Vec<LoadPoint> {
    let mut by_time: BTreeMap<i64, BTreeMap<&str, Vec<&LoadSample>>> = BTreeMap::new();
    for sample in samples {
        let at_ms = sample.at_ms - sample.at_ms.rem_euclid(POINT_MS);
        by_time.entry(at_ms).or_default().entry(&sample.node).or_default().push(sample);
    }
    let point = |(at_ms, nodes): (i64, BTreeMap<&str, Vec<&LoadSample>>)| {
        let sum = |figure: fn(&LoadSample) -> i64| {
            let mean = |samples: &Vec<&LoadSample>| {
                samples.iter().map(|sample| figure(sample) as f64).sum::<f64>() / samples.len() as f64
            };
            nodes.values().map(mean).sum::<f64>()
        };
        let all = || nodes.values().flatten();
        let requests: i64 = all().map(|sample| sample.requests).sum();
        let waited: f64 = all().map(|sample| sample.requests as f64 * sample.answer_us as f64).sum();
        LoadPoint {
            at_ms,
            people: sum(|sample| sample.people),
            rooms: sum(|sample| sample.rooms),
            requests: sum(|sample| sample.requests),
            answer_ms: if requests > 0 { waited / requests as f64 / 1_000.0 } else { 0.0 },
            memory_bytes: sum(|sample| sample.memory_bytes),
        }
    };
    by_time.into_iter().map(point).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sample(node: &str, at_ms: i64, requests: i64) -> LoadSample {
        let node = node.to_owned();
        LoadSample { node, at_ms, people: 2, rooms: 3, requests, answer_us: 2_000, memory_bytes: 5 }
    }

    #[test]
    fn a_point_is_the_sum_of_the_nodes_means() {
        let samples = [sample("a", 1_000, 10), sample("a", 61_000, 30), sample("b", 2_000, 5)];
        let found = points(&[&samples[..], &[sample("a", POINT_MS, 0)]].concat());
        let first = LoadPoint {
            at_ms: 0,
            people: 4.0,
            rooms: 6.0,
            requests: 25.0,
            answer_ms: 2.0,
            memory_bytes: 10.0,
        };
        assert_eq!(found[0], first);
        assert_eq!((found[1].at_ms, found[1].requests, found[1].answer_ms), (POINT_MS, 0.0, 0.0));
    }

    #[test]
    fn a_person_with_two_tables_counts_once() {
        let online = Arc::<Online>::default();
        let player = PlayerId::draw();
        let (one, other) = (online.enter(&player), online.enter(&player));
        assert_eq!(online.count(), 1);
        drop(one);
        assert_eq!(online.count(), 1);
        drop(other);
        assert_eq!(online.count(), 0);
    }
}
