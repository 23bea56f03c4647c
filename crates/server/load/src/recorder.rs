//! Who writes down when what was sent, answered and seen.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use client::ClientError;
use serde::Serialize;

use crate::player::Metronome;
use crate::{Footprint, Plan};

/// Writes everything down.
pub(crate) struct Recorder {
    start: Instant,
    /// When the time is up, in microseconds since the start; none yet.
    end: AtomicU64,
    tables: Vec<Table>,
    seen: Mutex<Vec<u32>>,
    acked: Mutex<Vec<u32>>,
    rematches: AtomicU64,
    refusals: Mutex<BTreeMap<String, u64>>,
    failures: Mutex<BTreeMap<String, u64>>,
}

/// The decision at a table that is under way: who sent it, and when.
#[derive(Default)]
struct Table {
    sent: AtomicU64,
    sender: AtomicU64,
    metronome: Mutex<Metronome>,
}

/// What was measured.
#[derive(Clone, Debug, Default, Serialize)]
pub struct Report {
    /// Tables.
    pub rooms: usize,
    /// Sockets.
    pub sockets: usize,
    /// Seconds of play.
    pub seconds: f64,
    /// Decisions that were acknowledged.
    pub decisions: usize,
    /// The same a second.
    pub per_second: f64,
    /// Matches that ended and were followed by another, in a new room.
    pub rematches: u64,
    /// From sending a decision to its ack.
    pub ack: Spread,
    /// From sending a decision to another seat's seeing it.
    pub seen: Spread,
    /// Refusals by code.
    pub refusals: BTreeMap<String, u64>,
    /// Sockets that failed, by reason.
    pub failures: BTreeMap<String, u64>,
    /// KiB of the server's memory for each table with its sockets, before play.
    pub kib_per_idle_room: Option<f64>,
    /// The same after play.
    pub kib_per_active_room: Option<f64>,
    /// Milliseconds of the server's processor time for each decision.
    pub cpu_ms_per_decision: Option<f64>,
    /// Processors that the server kept busy.
    pub cores: Option<f64>,
}

/// A distribution of times, in milliseconds.
#[derive(Clone, Copy, Debug, Default, Serialize)]
pub struct Spread {
    /// Half are shorter.
    pub p50: f64,
    /// One in a hundred is longer.
    pub p99: f64,
    /// The longest.
    pub max: f64,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Recorder {
    pub(crate) fn new(rooms: usize) -> Recorder {
        let tables = std::iter::repeat_with(Table::default).take(rooms).collect();
        let (seen, acked) = (Mutex::default(), Mutex::default());
        let (refusals, failures) = (Mutex::default(), Mutex::default());
        let (start, end) = (Instant::now(), AtomicU64::new(u64::MAX));
        let rematches = AtomicU64::new(0);
        Recorder { start, end, tables, seen, acked, rematches, refusals, failures }
    }

    /// Begins to count, until then.
    pub(crate) fn begin(&self, until: Instant) {
        locked(&self.seen).clear();
        locked(&self.acked).clear();
        self.end.store(micros(until - self.start), Ordering::Release);
    }

    pub(crate) fn is_over(&self) -> bool {
        self.now() >= self.end.load(Ordering::Acquire)
    }

    /// When this table's next decision is due. Tables begin at different times, so that they do not march in step.
    pub(crate) fn turn(&self, room: usize, pause: Duration) -> tokio::time::Instant {
        let shift = (room as f64 * 0.618_033_988_749).fract();
        match self.tables.get(room) {
            Some(table) => locked(&table.metronome).turn(pause, shift),
            None => tokio::time::Instant::now(),
        }
    }

    pub(crate) fn sent(&self, room: usize, seat: usize) {
        if let Some(table) = self.tables.get(room) {
            table.sender.store(seat as u64, Ordering::Relaxed);
            table.sent.store(self.now(), Ordering::Release);
        }
    }

    /// A seat sees something new: if another seat sent it, that took so long.
    pub(crate) fn seen(&self, room: usize, seat: usize) {
        let Some(table) = self.tables.get(room) else { return };
        let sent = table.sent.load(Ordering::Acquire);
        if sent > 0 && table.sender.load(Ordering::Relaxed) != seat as u64 {
            locked(&self.seen).push(narrow(self.now() - sent));
        }
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

    pub(crate) fn complain(&self, error: &ClientError) {
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
            ack: Spread::of(acked),
            seen: Spread::of(locked(&self.seen).clone()),
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
    /// Adds what the server took for it.
    pub(crate) fn memory(
        &mut self,
        plan: &Plan,
        before: Option<Footprint>,
        seated: Option<Footprint>,
        after: Option<Footprint>,
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

impl Spread {
    fn of(mut micros: Vec<u32>) -> Spread {
        micros.sort_unstable();
        let at = |share: f64| {
            let place = (micros.len() as f64 * share) as usize;
            micros
                .get(place.min(micros.len().saturating_sub(1)))
                .map_or(0.0, |&took| f64::from(took) / 1_000.0)
        };
        Spread { p50: at(0.5), p99: at(0.99), max: at(1.0) }
    }
}

fn micros(duration: Duration) -> u64 {
    u64::try_from(duration.as_micros()).unwrap_or(u64::MAX)
}

fn narrow(micros: u64) -> u32 {
    u32::try_from(micros).unwrap_or(u32::MAX)
}
