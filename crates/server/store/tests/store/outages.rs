//! A database that is down or full: operations fail in time, and work again afterwards.

use std::time::Duration;

use sqlx::{AnyConnection, Connection, Executor};
use store::{Lease, Report, Store, StoreError, StoreOptions};
use tempfile::TempDir;
use test_servers::{Durability, Postgres};
use tokio::time::Instant;

use crate::{new_entries, new_room, read_entries, runtime, sqlite_url};

/// The longest wait of a caller, and some time for a busy machine.
const MAX_WAIT: Duration = Duration::from_secs(8);

#[test]
fn operations_fail_in_time_while_the_server_is_down() {
    check_outage(Postgres::stop);
}

#[test]
fn acknowledged_entries_survive_a_killed_server() {
    check_outage(|postgres| postgres.kill().unwrap());
}

fn check_outage(end_server: impl Fn(&mut Postgres)) {
    let mut postgres = Postgres::start_with(Durability::Synced).unwrap();
    let url = postgres.fresh_database().unwrap();
    let runtime = runtime();
    let (store, lease) = runtime.block_on(async {
        let store = Store::open(&url, StoreOptions::default()).await.unwrap();
        let lease = store.create_room(new_room("a"), "north", new_entries(&["one"])).await.unwrap();
        store.append(&lease, 2, new_entries(&["two"]), None).await.unwrap();
        (store, lease)
    });
    end_server(&mut postgres);
    runtime.block_on(all_fail_in_time(&store, &lease));
    postgres.resume().unwrap();
    runtime.block_on(async {
        store.append(&lease, 3, new_entries(&["three"]), None).await.unwrap();
        assert_eq!(read_entries(&store, "a").await, ["1 one", "2 two", "3 three"]);
    });
}

async fn all_fail_in_time(store: &Store, lease: &Lease) {
    let start = Instant::now();
    let append = || store.append(lease, 3, new_entries(&["lost"]), None);
    let (one, two, three, ping) = tokio::join!(append(), append(), append(), store.ping());
    for answer in [one, two, three, ping] {
        assert_eq!(answer.map_err(|error| error.code()), Err("store_unavailable"));
    }
    assert!(start.elapsed() < MAX_WAIT, "it took {:?}", start.elapsed());
}

#[test]
fn a_full_disk_stops_only_writing() {
    let folder = TempDir::new().unwrap();
    runtime().block_on(async {
        let options = StoreOptions { max_bytes: Some(1 << 20), ..StoreOptions::default() };
        let store = Store::open(&sqlite_url(&folder), options).await.unwrap();
        let lease = store.create_room(new_room("a"), "north", new_entries(&["one"])).await.unwrap();
        fill_up(&store).await;

        let large = "x".repeat(20_000);
        let refused = store.append(&lease, 2, new_entries(&[&large]), None).await;
        assert_eq!(refused, Err(StoreError::Full));
        assert_eq!(read_entries(&store, "a").await, ["1 one"]);

        free_space(&folder).await;
        store.append(&lease, 2, new_entries(&[&large]), None).await.unwrap();
        assert_eq!(read_entries(&store, "a").await.len(), 2);
        assert_eq!(store.check().await, Ok(vec![]));
    });
}

/// Adds reports until the store is full.
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

/// Deletes the reports on another connection, as an operator would free space.
async fn free_space(folder: &TempDir) {
    let mut connection = AnyConnection::connect(&sqlite_url(folder)).await.unwrap();
    connection.execute(sqlx::raw_sql("DELETE FROM reports")).await.unwrap();
    connection.close().await.unwrap();
}
