//! What `doctor` looks at, one after the other.

use std::fmt;
use std::path::Path;
use std::time::{Duration, Instant};

use room::ids::NodeId;
use server::app::now_ms;
use server::bus::{Bus, BusError};
use store::{Store, StoreError};

use super::config::Config;
use super::values::BusPlace;
use super::{machine, sqlite_file};

/// Free bytes below which an operator should look, and below which matches are about to stop.
const LITTLE_ROOM: u64 = 1 << 30;
const NO_ROOM: u64 = 100 << 20;

/// Milliseconds by which two clocks may differ before sessions and clocks of matches go wrong.
const CLOCK_OFF: u64 = 2_000;
const CLOCK_WRONG: u64 = 60_000;

/// Open files below which a server is soon full.
const FEW_FILES: u64 = 4_096;

/// How long a parcel may take to come back.
const ROUND_TRIP: Duration = Duration::from_secs(3);

/// How much is looked at.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Depth {
    /// What is answered at once.
    Quick,
    /// The whole store.
    Thorough,
}

/// How something was found.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Verdict {
    /// As it should be.
    Fine,
    /// It works, and should be seen to.
    Warning,
    /// It does not work.
    Problem,
}

/// What was found, and what to do about it.
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

/// Looks at everything that a server with these settings would stand on.
pub(crate) async fn examine(config: &Config, depth: Depth) -> Vec<Finding> {
    let mut findings = Vec::new();
    if let Err(failure) = config.check() {
        findings.push(problem("settings", failure.message()));
    }
    let (store, opened) = look_at_store(config).await;
    findings.push(store);
    if let Some(store) = &opened {
        findings.push(clock(store).await);
        if depth == Depth::Thorough {
            findings.push(contents(store).await);
        }
        store.close().await;
    }
    findings.extend(config.sqlite_path().map(|path| disk(&path)));
    findings.push(bus(&config.bus).await);
    findings.push(files());
    findings
}

/// A store that is not there yet is made by `serve`, and not by whoever only looks.
async fn look_at_store(config: &Config) -> (Finding, Option<Store>) {
    if let Some(path) = config.sqlite_path().filter(|path| !path.exists()) {
        return (place_for_store(&path), None);
    }
    let newest = Store::newest_schema();
    let told = match Store::schema_at(&config.store_url()).await {
        Ok(Some(found)) if found == newest => return open(config).await,
        Ok(Some(found)) if found < newest => warning(
            "store",
            format!("it has schema {found}: `serve` brings it to {newest}, so make a backup before that"),
        ),
        Ok(Some(found)) => problem(
            "store",
            format!("it has schema {found}, and this program knows up to {newest}: use a newer one"),
        ),
        Ok(None) => fine("store", "the database is empty: `serve` makes its tables"),
        Err(error) => problem("store", error.to_string()),
    };
    (told, None)
}

fn place_for_store(path: &Path) -> Finding {
    let folder = sqlite_file::folder(path);
    let there = folder.ancestors().find(|folder| folder.exists()).unwrap_or(Path::new("."));
    match tempfile::tempfile_in(there) {
        Ok(_) => fine("store", format!("there is none at {} yet: `serve` makes it", path.display())),
        Err(error) => problem(
            "store",
            format!(
                "nothing can be written in {}: {error}: let the server's user write there",
                there.display()
            ),
        ),
    }
}

async fn open(config: &Config) -> (Finding, Option<Store>) {
    match Store::open(&config.store_url(), config.store_options.clone()).await {
        Err(error) => (problem("store", error.to_string()), None),
        Ok(store) => match write_to(&store).await {
            Ok(()) => {
                let what = format!(
                    "{}, schema {}, can be written to",
                    store.kind().as_str(),
                    Store::newest_schema()
                );
                (fine("store", what), Some(store))
            }
            Err(error) => (problem("store", format!("it cannot be written to: {error}")), Some(store)),
        },
    }
}

/// Comes and goes as a node does; no other node takes one with this name for its like.
async fn write_to(store: &Store) -> Result<(), StoreError> {
    store.beat("doctor", "", 1).await?;
    store.depart("doctor").await
}

async fn clock(store: &Store) -> Finding {
    let before = now_ms();
    let theirs = match store.now_ms().await {
        Ok(theirs) => theirs,
        Err(error) => return problem("clock", format!("the store does not tell the time: {error}")),
    };
    // The answer was under way for a moment: the middle of it is the fairest guess.
    let ours = before + (now_ms() - before) / 2;
    let apart = ours.abs_diff(theirs);
    let what = format!("{apart} ms from the store's");
    match apart {
        CLOCK_WRONG.. => problem("clock", format!("{what}: set both clocks by NTP")),
        CLOCK_OFF.. => warning("clock", format!("{what}: set both clocks by NTP")),
        _ => fine("clock", what),
    }
}

async fn contents(store: &Store) -> Finding {
    match store.check().await {
        Ok(complaints) if complaints.is_empty() => fine("contents", "sound"),
        Ok(complaints) => problem(
            "contents",
            format!("{}: restore a backup into another file and compare", complaints.join("; ")),
        ),
        Err(error) => problem("contents", error.to_string()),
    }
}

fn disk(path: &Path) -> Finding {
    let free = match machine::free_bytes(sqlite_file::folder(path)) {
        Ok(free) => free,
        Err(failure) => {
            return warning("disk", format!("nobody knows how much is free: {}", failure.message()));
        }
    };
    let what = format!("{} MiB free beside the store", free >> 20);
    match free {
        0..NO_ROOM => problem("disk", format!("{what}: make room, or matches stop")),
        NO_ROOM..LITTLE_ROOM => warning("disk", format!("{what}: make room soon")),
        _ => fine("disk", what),
    }
}

async fn bus(place: &BusPlace) -> Finding {
    let BusPlace::Nats { url } = place else {
        return fine("bus", "in memory, for one node");
    };
    match round_trip(url).await {
        Ok(time) => fine("bus", format!("a parcel comes back in {:.1} ms", time.as_secs_f64() * 1e3)),
        Err(error) => problem("bus", format!("{error}: check its address, and that NATS runs there")),
    }
}

/// Sends a parcel to oneself, the way of all parcels between nodes.
async fn round_trip(url: &str) -> Result<Duration, BusError> {
    let bus = Bus::connect(url).await?;
    let node = NodeId::draw();
    let mut parcels = bus.listen(&node).await?;
    tokio::spawn(async move {
        while let Some(parcel) = parcels.recv().await {
            if let Some(reply) = parcel.reply {
                reply.send(parcel.body).await;
            }
        }
    });
    let start = Instant::now();
    bus.request(&node, b"there and back".to_vec(), ROUND_TRIP).await?;
    Ok(start.elapsed())
}

fn files() -> Finding {
    match machine::open_files() {
        Ok(limit) if limit.most < FEW_FILES => {
            let what = format!("at most {}, one for each player's socket", limit.most);
            warning("open files", format!("{what}: raise it by `ulimit -Hn` or LimitNOFILE"))
        }
        Ok(limit) => {
            fine("open files", format!("{} now, and `serve` raises it to {}", limit.now, limit.most))
        }
        Err(failure) => warning("open files", format!("nobody knows the limit: {}", failure.message())),
    }
}
