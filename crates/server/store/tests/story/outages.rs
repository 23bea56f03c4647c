//! When the database is away or full: failures come in time, and pass.

use std::time::Duration;

use sqlx::{AnyConnection, Connection, Executor};
use store::{Lease, Report, Store, StoreError, StoreOptions};
use tempfile::TempDir;
use test_servers::{Durability, Postgres};
use tokio::time::Instant;

use crate::{new_room, runtime, said, sqlite_url, told};

/// What a caller may have to wait, and a little for a machine that is busy.
const IN_TIME: Duration = Duration::from_secs(8);

#[test]
fn a_server_that_is_away_is_told_in_time_and_found_again() {
    check_outage(Postgres::stop);
}

#[test]
fn a_server_that_was_killed_keeps_what_was_acknowledged() {
    check_outage(|postgres| postgres.kill().unwrap());
}

fn check_outage(go_away: impl Fn(&mut Postgres)) {
    let mut postgres = Postgres::start_with(Durability::Synced).unwrap();
    let url = postgres.fresh_database().unwrap();
    let runtime = runtime();
    let (store, lease) = runtime.block_on(async {
        let store = Store::open(&url, StoreOptions::default()).await.unwrap();
        let lease = store.create_room(new_room("a"), "north", said(&["one"])).await.unwrap();
        store.append(&lease, 2, said(&["two"]), None).await.unwrap();
        (store, lease)
    });
    go_away(&mut postgres);
    runtime.block_on(all_fail_in_time(&store, &lease));
    postgres.resume().unwrap();
    runtime.block_on(async {
        store.append(&lease, 3, said(&["three"]), None).await.unwrap();
        assert_eq!(told(&store, "a").await, ["1 one", "2 two", "3 three"]);
    });
}

async fn all_fail_in_time(store: &Store, lease: &Lease) {
    let begun = Instant::now();
    let append = || store.append(lease, 3, said(&["lost"]), None);
    let (one, two, three, ping) = tokio::join!(append(), append(), append(), store.ping());
    for answer in [one, two, three, ping] {
        assert_eq!(answer.map_err(|error| error.code()), Err("store_unavailable"));
    }
    assert!(begun.elapsed() < IN_TIME, "it took {:?}", begun.elapsed());
}

#[test]
fn a_full_disk_stops_writing_and_not_reading_until_there_is_room() {
    let folder = TempDir::new().unwrap();
    runtime().block_on(async {
        let options = StoreOptions { max_bytes: Some(1 << 20), ..StoreOptions::default() };
        let store = Store::open(&sqlite_url(&folder), options).await.unwrap();
        let lease = store.create_room(new_room("a"), "north", said(&["one"])).await.unwrap();
        fill_up(&store).await;

        let large = "x".repeat(20_000);
        let refused = store.append(&lease, 2, said(&[&large]), None).await;
        assert_eq!(refused, Err(StoreError::Full));
        assert_eq!(told(&store, "a").await, ["1 one"]);

        make_room(&folder).await;
        store.append(&lease, 2, said(&[&large]), None).await.unwrap();
        assert_eq!(told(&store, "a").await.len(), 2);
        assert_eq!(store.check().await, Ok(vec![]));
    });
}

/// Adds reports until no more fit.
async fn fill_up(store: &Store) {
    let reason = "x".repeat(10_000);
    for line in 0..1_000 {
        let (room, reporter) = ("a".to_owned(), "ana".to_owned());
        match store.add_report(Report { room, line, reporter, reason: reason.clone(), at_ms: 0 }).await {
            Ok(_) => {}
            Err(error) => return assert_eq!(error, StoreError::Full),
        }
    }
    panic!("a store of 1 MiB took 10 MB");
}

/// Deletes the reports behind the store's back, as whoever tends a full disk would delete something.
async fn make_room(folder: &TempDir) {
    let mut connection = AnyConnection::connect(&sqlite_url(folder)).await.unwrap();
    connection.execute(sqlx::raw_sql("DELETE FROM reports")).await.unwrap();
    connection.close().await.unwrap();
}
