//! The checks of `antorcha doctor`.

use std::fmt;
use std::path::Path;
use std::time::{Duration, Instant};

use room::ids::NodeId;
use server::bus::{Bus, BusError, ClusterKey};
use server::clock::now_ms;
use store::{Store, StoreError};

use super::config::Config;
use super::values::BusConfig;
use super::{sqlite_file, system};

/// Less free disk space, in bytes, is a warning.
const LOW_DISK: u64 = 1 << 30;
/// Less free disk space, in bytes, is a problem: matches are about to stop.
const FULL_DISK: u64 = 100 << 20;

/// A larger difference of two clocks, in milliseconds, is a warning: sessions and game clocks become wrong.
const CLOCK_WARNING: u64 = 2_000;
/// A larger difference of two clocks, in milliseconds, is a problem.
const CLOCK_PROBLEM: u64 = 60_000;

/// A lower limit on open files is a warning, because each player's socket needs one.
const FEW_FILES: u64 = 4_096;

/// The longest time for a message over the bus and back.
const ROUND_TRIP_TIMEOUT: Duration = Duration::from_secs(3);

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Depth {
    Quick,
    /// Also reads the whole store.
    Thorough,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    Fine,
    /// It works, but the operator should act soon.
    Warning,
    Problem,
}

/// The result of one check, with advice.
pub(crate) struct Finding {
    pub(crate) verdict: Verdict,
    subject: &'static str,
    what: String,
}

impl fmt::Display for Finding {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let verdict = match self.verdict {
            Verdict::Fine => "ok",
            Verdict::Warning => "warning",
            Verdict::Problem => "problem",
        };
        write!(out, "{verdict:<8} {}: {}", self.subject, self.what)
    }
}

fn fine(subject: &'static str, what: impl Into<String>) -> Finding {
    Finding { verdict: Verdict::Fine, subject, what: what.into() }
}

fn warning(subject: &'static str, what: impl Into<String>) -> Finding {
    Finding { verdict: Verdict::Warning, subject, what: what.into() }
}

fn problem(subject: &'static str, what: impl Into<String>) -> Finding {
    Finding { verdict: Verdict::Problem, subject, what: what.into() }
}

/// Runs all checks for a server with these settings.
pub(crate) async fn run_checks(config: &Config, depth: Depth) -> Vec<Finding> {
    let mut findings = Vec::new();
    if let Err(failure) = config.check() {
        findings.push(problem("settings", failure.message()));
    }
    let (store, opened) = check_store(config).await;
    findings.push(store);
    if let Some(store) = &opened {
        findings.push(check_clock(store).await);
        if depth == Depth::Thorough {
            findings.push(check_contents(store).await);
        }
        store.close().await;
    }
    findings.extend(config.sqlite_path().map(|path| check_disk(&path)));
    findings.push(check_bus(config).await);
    findings.push(check_open_files());
    findings
}

/// Does not create a missing store: `serve` does that.
async fn check_store(config: &Config) -> (Finding, Option<Store>) {
    if let Some(path) = config.sqlite_path().filter(|path| !path.exists()) {
        return (check_folder(&path), None);
    }
    let newest = Store::newest_schema();
    let finding = match Store::schema_at(&config.store_url()).await {
        Ok(Some(found)) if found == newest => return open(config).await,
        Ok(Some(found)) if found < newest => warning(
            "store",
            format!("its schema {found} is old: make a backup, then `serve` migrates it to {newest}"),
        ),
        Ok(Some(found)) => problem(
            "store",
            format!("it has schema {found}, and this program supports up to {newest}: use a newer program"),
        ),
        Ok(None) => fine("store", "the database is empty: `serve` creates its tables"),
        Err(error) => problem("store", error.to_string()),
    };
    (finding, None)
}

fn check_folder(path: &Path) -> Finding {
    let folder = sqlite_file::folder(path);
    let there = folder.ancestors().find(|folder| folder.exists()).unwrap_or(Path::new("."));
    match tempfile::tempfile_in(there) {
        Ok(_) => fine("store", format!("not found at {}: `serve` creates it", path.display())),
        Err(error) => problem(
            "store",
            format!("cannot write to {}: {error}. Give the server's user write access", there.display()),
        ),
    }
}

async fn open(config: &Config) -> (Finding, Option<Store>) {
    match Store::open(&config.store_url(), config.store_options.clone()).await {
        Err(error) => (problem("store", error.to_string()), None),
        Ok(store) => match check_write(&store).await {
            Ok(()) => {
                let what = format!("{}, schema {}, writable", store.kind().as_str(), Store::newest_schema());
                (fine("store", what), Some(store))
            }
            Err(error) => (problem("store", format!("it is not writable: {error}")), Some(store)),
        },
    }
}

/// Registers and removes a node. Other nodes ignore a node with this name.
async fn check_write(store: &Store) -> Result<(), StoreError> {
    store.beat("doctor", "", 1).await?;
    store.depart("doctor").await
}

async fn check_clock(store: &Store) -> Finding {
    let before = now_ms();
    let theirs = match store.now_ms().await {
        Ok(theirs) => theirs,
        Err(error) => return problem("clock", format!("cannot read the store's clock: {error}")),
    };
    // The store answered at some time between the two readings: the middle is the best guess.
    let ours = before + (now_ms() - before) / 2;
    let apart = ours.abs_diff(theirs);
    let what = format!("{apart} ms off the store's clock");
    match apart {
        CLOCK_PROBLEM.. => problem("clock", format!("{what}: sync both with NTP")),
        CLOCK_WARNING.. => warning("clock", format!("{what}: sync both with NTP")),
        _ => fine("clock", what),
    }
}

async fn check_contents(store: &Store) -> Finding {
    match store.check().await {
        Ok(problems) if problems.is_empty() => fine("contents", "healthy"),
        Ok(problems) => problem(
            "contents",
            format!("{}: restore a backup into another file and compare", problems.join("; ")),
        ),
        Err(error) => problem("contents", error.to_string()),
    }
}

fn check_disk(path: &Path) -> Finding {
    let free = match system::free_bytes(sqlite_file::folder(path)) {
        Ok(free) => free,
        Err(failure) => {
            return warning("disk", format!("cannot measure the free space: {}", failure.message()));
        }
    };
    let what = format!("{} MiB free on the store's disk", free >> 20);
    match free {
        0..FULL_DISK => problem("disk", format!("{what}: free some space, or matches stop")),
        FULL_DISK..LOW_DISK => warning("disk", format!("{what}: free some space soon")),
        _ => fine("disk", what),
    }
}

async fn check_bus(config: &Config) -> Finding {
    let BusConfig::Nats { url } = &config.bus else {
        return fine("bus", "in memory, for one node");
    };
    let Some(key) = config.cluster_key.clone() else {
        return problem("bus", "`cluster_key` is missing: set the same secret on every node".to_owned());
    };
    match round_trip(url, key).await {
        Ok(time) => fine("bus", format!("round trip in {:.1} ms", time.as_secs_f64() * 1e3)),
        Err(error) => problem("bus", format!("{error}. Check its address, and that NATS runs there")),
    }
}

/// Sends a message to this process over the bus, as nodes send messages to each other.
async fn round_trip(url: &str, key: ClusterKey) -> Result<Duration, BusError> {
    let bus = Bus::connect(url, key).await?;
    let node = NodeId::draw();
    let mut messages = bus.listen(&node).await?;
    tokio::spawn(async move {
        while let Some(message) = messages.recv().await {
            if let Some(reply) = message.reply {
                reply.send(message.body).await;
            }
        }
    });
    let start = Instant::now();
    bus.request(&node, b"there and back".to_vec(), ROUND_TRIP_TIMEOUT).await?;
    Ok(start.elapsed())
}

fn check_open_files() -> Finding {
    match system::open_files() {
        Ok(limit) if limit.max < FEW_FILES => {
            let what = format!("at most {}, and each player's socket needs one", limit.max);
            warning("open files", format!("{what}: raise the limit with `ulimit -Hn` or LimitNOFILE"))
        }
        Ok(limit) => fine("open files", format!("{} now; `serve` raises it to {}", limit.now, limit.max)),
        Err(failure) => warning("open files", format!("cannot read the limit: {}", failure.message())),
    }
}
