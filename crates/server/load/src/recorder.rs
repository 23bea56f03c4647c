//! Records when decisions were sent, acknowledged and seen.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use client::ClientError;
use serde::Serialize;

use crate::player::Schedule;
use crate::{Plan, ProcessUsage};

pub(crate) struct Recorder {
    start: Instant,
    /// The end in microseconds since the start; `u64::MAX` before [`Recorder::begin`].
    end: AtomicU64,
    rooms: Vec<RoomTiming>,
    seen: Mutex<Vec<u32>>,
    told: Mutex<Vec<u32>>,
    patches: AtomicU64,
    acked: Mutex<Vec<u32>>,
    rematches: AtomicU64,
    refusals: Mutex<BTreeMap<String, u64>>,
    failures: Mutex<BTreeMap<String, u64>>,
}

/// The last decision of a room: who sent it, and when.
#[derive(Default)]
struct RoomTiming {
    sent: AtomicU64,
    sender: AtomicU64,
    schedule: Mutex<Schedule>,
}

/// The measurements.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Report {
    pub rooms: usize,
    pub sockets: usize,
    pub seconds: f64,
    /// Acknowledged decisions.
    pub decisions: usize,
    /// Acknowledged decisions per second.
    pub per_second: f64,
    /// Matches that were followed by a rematch in a new room.
    pub rematches: u64,
    /// The time from sending a decision to its ack.
    pub ack: Percentiles,
    /// The time from sending a decision until another seat sees it.
    pub seen: Percentiles,
    /// The bytes of updates and patches, without the frames around them.
    pub bytes: Bytes,
    /// How many of them were patches.
    pub patches: u64,
    /// Refusals by code.
    pub refusals: BTreeMap<String, u64>,
    /// Sockets that failed, by reason.
    pub failures: BTreeMap<String, u64>,
    /// KiB of the server's memory per room with its sockets, before play.
    pub kib_per_idle_room: Option<f64>,
    /// The same after play.
    pub kib_per_active_room: Option<f64>,
    /// Milliseconds of the server's processor time per decision.
    pub cpu_ms_per_decision: Option<f64>,
    /// Average number of busy processors.
    pub cores: Option<f64>,
}

/// A distribution of sizes.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Bytes {
    pub messages: usize,
    pub p50: u32,
    pub p99: u32,
    pub mean: f64,
}

/// A distribution of times, in milliseconds.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Percentiles {
    pub p50: f64,
    pub p99: f64,
    pub max: f64,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Recorder {
    pub(crate) fn new(rooms: usize) -> Recorder {
        let rooms = std::iter::repeat_with(RoomTiming::default).take(rooms).collect();
        let (seen, told, acked) = (Mutex::default(), Mutex::default(), Mutex::default());
        let (refusals, failures) = (Mutex::default(), Mutex::default());
        let (start, end) = (Instant::now(), AtomicU64::new(u64::MAX));
        let (rematches, patches) = (AtomicU64::new(0), AtomicU64::new(0));
        Recorder { start, end, rooms, seen, told, patches, acked, rematches, refusals, failures }
    }

    /// Starts the measurement, which ends at `until`.
    pub(crate) fn begin(&self, until: Instant) {
        locked(&self.seen).clear();
        locked(&self.told).clear();
        self.patches.store(0, Ordering::Relaxed);
        locked(&self.acked).clear();
        self.end.store(micros(until - self.start), Ordering::Release);
    }

    pub(crate) fn is_over(&self) -> bool {
        self.now() >= self.end.load(Ordering::Acquire)
    }

    /// Returns the time of the room's next decision. Rooms start at different times, so that their decisions are spread evenly.
    pub(crate) fn turn(&self, room: usize, pause: Duration) -> tokio::time::Instant {
        let shift = (room as f64 * 0.618_033_988_749).fract();
        match self.rooms.get(room) {
            Some(table) => locked(&table.schedule).turn(pause, shift),
            None => tokio::time::Instant::now(),
        }
    }

    pub(crate) fn sent(&self, room: usize, seat: usize) {
        if let Some(table) = self.rooms.get(room) {
            table.sender.store(seat as u64, Ordering::Relaxed);
            table.sent.store(self.now(), Ordering::Release);
        }
    }

    /// Records that a seat got an update. If another seat sent the decision, its time is recorded.
    pub(crate) fn seen(&self, room: usize, seat: usize) {
        let Some(table) = self.rooms.get(room) else { return };
        let sent = table.sent.load(Ordering::Acquire);
        if sent > 0 && table.sender.load(Ordering::Relaxed) != seat as u64 {
            locked(&self.seen).push(narrow(self.now() - sent));
        }
    }

    /// Records the size of an update or a patch.
    pub(crate) fn told(&self, bytes: usize, is_patch: bool) {
        locked(&self.told).push(u32::try_from(bytes).unwrap_or(u32::MAX));
        self.patches.fetch_add(u64::from(is_patch), Ordering::Relaxed);
    }

    pub(crate) fn acked(&self, took: Duration) {
        locked(&self.acked).push(narrow(micros(took)));
    }

    pub(crate) fn rematched(&self) {
        self.rematches.fetch_add(1, Ordering::Relaxed);
    }

    pub(crate) fn refused(&self, code: &str) {
        *locked(&self.refusals).entry(code.to_owned()).or_default() += 1;
    }

    pub(crate) fn failed(&self, error: &ClientError) {
        *locked(&self.failures).entry(error.to_string()).or_default() += 1;
    }

    pub(crate) fn report(&self, plan: &Plan, took: Duration) -> Report {
        let acked = locked(&self.acked).clone();
        let decisions = acked.len();
        Report {
            rooms: plan.rooms,
            sockets: plan.rooms * plan.seats,
            seconds: took.as_secs_f64(),
            decisions,
            per_second: decisions as f64 / took.as_secs_f64(),
            rematches: self.rematches.load(Ordering::Relaxed),
            ack: Percentiles::of(acked),
            seen: Percentiles::of(locked(&self.seen).clone()),
            bytes: Bytes::of(locked(&self.told).clone()),
            patches: self.patches.load(Ordering::Relaxed),
            refusals: locked(&self.refusals).clone(),
            failures: locked(&self.failures).clone(),
            ..Report::default()
        }
    }

    fn now(&self) -> u64 {
        micros(self.start.elapsed()).max(1)
    }
}

impl Report {
    /// Adds the memory and processor time of the server.
    pub(crate) fn add_footprint(
        &mut self,
        plan: &Plan,
        before: Option<ProcessUsage>,
        seated: Option<ProcessUsage>,
        after: Option<ProcessUsage>,
    ) {
        let (Some(before), Some(seated), Some(after)) = (before, seated, after) else { return };
        let each = |kib: u64| (kib.saturating_sub(before.kib)) as f64 / plan.rooms.max(1) as f64;
        self.kib_per_idle_room = Some(each(seated.kib));
        self.kib_per_active_room = Some(each(after.kib));
        let cpu_s = after.cpu_s - seated.cpu_s;
        self.cores = Some(cpu_s / self.seconds);
        self.cpu_ms_per_decision = (self.decisions > 0).then(|| cpu_s * 1_000.0 / self.decisions as f64);
    }
}

impl Bytes {
    fn of(mut sizes: Vec<u32>) -> Bytes {
        sizes.sort_unstable();
        let at = |share: f64| sizes.get((sizes.len() as f64 * share) as usize).copied().unwrap_or_default();
        let sum: f64 = sizes.iter().map(|&size| f64::from(size)).sum();
        Bytes { messages: sizes.len(), p50: at(0.5), p99: at(0.99), mean: sum / sizes.len().max(1) as f64 }
    }
}

impl Percentiles {
    fn of(mut micros: Vec<u32>) -> Percentiles {
        micros.sort_unstable();
        let at = |share: f64| {
            let place = (micros.len() as f64 * share) as usize;
            micros
                .get(place.min(micros.len().saturating_sub(1)))
                .map_or(0.0, |&took| f64::from(took) / 1_000.0)
        };
        Percentiles { p50: at(0.5), p99: at(0.99), max: at(1.0) }
    }
}

fn micros(duration: Duration) -> u64 {
    u64::try_from(duration.as_micros()).unwrap_or(u64::MAX)
}

fn narrow(micros: u64) -> u32 {
    u32::try_from(micros).unwrap_or(u32::MAX)
}
