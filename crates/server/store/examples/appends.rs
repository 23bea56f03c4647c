//! Measures the appends per second of a store: `appends [URL] [CALLERS] [SECONDS] [BYTES]`.
//!
//! Without a URL it uses a temporary SQLite file. The URL `postgres` starts a temporary server that syncs to the disk.

use std::error::Error;
use std::time::{Duration, Instant};

use store::{Lease, NewEntry, NewRoom, RoomStage, Store, StoreError, StoreOptions, Summary};
use tempfile::TempDir;
use test_servers::Postgres;

#[tokio::main]
async fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let number =
        |place: usize, default: usize| arguments.get(place).map_or(Ok(default), |text| text.parse::<usize>());
    let (callers, seconds, bytes) = (number(1, 1_000)?, number(2, 5)?, number(3, 300)?);
    let folder = TempDir::new()?;
    let place = arguments.first().map_or("sqlite", String::as_str);
    let postgres = if place == "postgres" { Some(Postgres::start()?) } else { None };
    let url = match (place, &postgres) {
        ("sqlite", _) => format!("sqlite:{}", folder.path().join("appends.db").display()),
        (_, Some(postgres)) => postgres.url(),
        (url, None) => url.to_owned(),
    };
    let store = Store::open(&url, StoreOptions::default()).await?;
    for (what, summary) in [("entries alone", None), ("entries with a summary", Some(a_summary()))] {
        let latencies = measure(&store, callers, Duration::from_secs(seconds as u64), bytes, summary).await?;
        println!(
            "{:?}, {callers} callers, {bytes} bytes, {what}: {}",
            store.kind(),
            statistics(latencies, seconds)
        );
    }
    store.close().await;
    Ok(())
}

fn a_summary() -> Summary {
    Summary {
        stage: RoomStage::Playing,
        body: "y".repeat(200),
        at_ms: 0,
        wake_at_ms: Some(i64::MAX),
        players: None,
    }
}

/// Returns the duration of each append.
async fn measure(
    store: &Store,
    callers: usize,
    time: Duration,
    bytes: usize,
    summary: Option<Summary>,
) -> Result<Vec<Duration>, Box<dyn Error>> {
    let mut leases = Vec::new();
    for caller in 0..callers {
        let id = format!("{}-{caller}", if summary.is_some() { "summed" } else { "plain" });
        leases.push(store.create_room(room(id), "node", Vec::new()).await?);
    }
    let end = Instant::now() + time;
    let tasks: Vec<_> = leases
        .into_iter()
        .map(|lease| {
            tokio::spawn(append_until(end, store.clone(), lease, "x".repeat(bytes), summary.clone()))
        })
        .collect();
    let mut latencies = Vec::new();
    for task in tasks {
        latencies.extend(task.await??);
    }
    Ok(latencies)
}

fn room(id: String) -> NewRoom {
    NewRoom {
        id,
        game: "none".to_owned(),
        rules_version: 1,
        settings: String::new(),
        listed: false,
        stage: RoomStage::Playing,
        created_ms: 0,
        host: String::new(),
    }
}

async fn append_until(
    end: Instant,
    store: Store,
    lease: Lease,
    body: String,
    summary: Option<Summary>,
) -> Result<Vec<Duration>, StoreError> {
    let mut latencies = Vec::new();
    for number in 1.. {
        let begun = Instant::now();
        if begun >= end {
            break;
        }
        let entry = NewEntry { at_ms: number, body: body.clone() };
        store.append(&lease, number, vec![entry], summary.clone()).await?;
        latencies.push(begun.elapsed());
    }
    Ok(latencies)
}

fn statistics(mut latencies: Vec<Duration>, seconds: usize) -> String {
    latencies.sort_unstable();
    let at = |percent: usize| latencies.get(latencies.len() * percent / 100).copied().unwrap_or_default();
    let rate = latencies.len() / seconds.max(1);
    format!("{rate} appends/s, median {:.1?}, 99 of 100 within {:.1?}", at(50), at(99))
}
