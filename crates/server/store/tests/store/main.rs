//! Tests of the store, each on SQLite and on PostgreSQL.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test says what it expects by unwrapping it")]

mod account_links;
mod administration;
mod appends;
mod bans;
mod daily;
mod encryption;
mod erasures;
mod history;
mod leases;
mod notices;
mod opening;
mod outages;
mod players;

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor};
use store::{NewEntry, NewRoom, PlayerKind, PlayerRow, RoomStage, Store, StoreOptions, Summary};
use tempfile::TempDir;
use test_servers::{Durability, Postgres};

/// The URL of an empty store.
struct TestStore {
    url: String,
}

impl TestStore {
    async fn open(&self) -> Store {
        Store::open(&self.url, StoreOptions::default()).await.unwrap()
    }
}

/// Runs a test on each kind of store. It fails if PostgreSQL is not installed.
fn on_each_store(test: impl AsyncFn(TestStore)) {
    let runtime = runtime();
    let folder = TempDir::new().unwrap();
    runtime.block_on(test(TestStore { url: sqlite_url(&folder) }));
    runtime.block_on(async {
        let (url, database) = postgres_database().await;
        test(TestStore { url }).await;
        database.drop().await;
    });
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap()
}

fn sqlite_url(folder: &TempDir) -> String {
    format!("sqlite:{}", folder.path().join("store.db").display())
}

/// A PostgreSQL database that is dropped after the test.
struct TemporaryDatabase {
    server: String,
    name: String,
}

impl TemporaryDatabase {
    async fn drop(self) {
        let mut connection = AnyConnection::connect(&self.server).await.unwrap();
        let drop = format!("DROP DATABASE {} WITH (FORCE)", self.name);
        connection.execute(sqlx::raw_sql(AssertSqlSafe(drop))).await.unwrap();
    }
}

async fn postgres_database() -> (String, TemporaryDatabase) {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let server = postgres_server();
    let name = format!("story_{}_{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(&server).await.unwrap();
    let create = format!("CREATE DATABASE {name}");
    connection.execute(sqlx::raw_sql(AssertSqlSafe(create))).await.unwrap();
    let (host, _) = server.rsplit_once('/').unwrap();
    (format!("{host}/{name}"), TemporaryDatabase { server, name })
}

/// Returns the URL in `ANTORCHA_TEST_POSTGRES`, or starts a server.
fn postgres_server() -> String {
    std::env::var("ANTORCHA_TEST_POSTGRES").unwrap_or_else(|_| own_postgres().url())
}

fn own_postgres() -> &'static Postgres {
    static OWN: OnceLock<Postgres> = OnceLock::new();
    OWN.get_or_init(|| Postgres::start_with(Durability::Unsynced).unwrap())
}

fn new_room(id: &str) -> NewRoom {
    NewRoom {
        id: id.to_owned(),
        game: "welcome".to_owned(),
        rules_version: 1,
        settings: r#"{"seats":2}"#.to_owned(),
        listed: true,
        stage: RoomStage::Open,
        created_ms: 1_000,
        host: "ana".to_owned(),
    }
}

fn new_entries(bodies: &[&str]) -> Vec<NewEntry> {
    bodies.iter().map(|body| NewEntry { at_ms: 2_000, body: (*body).to_owned() }).collect()
}

fn summary(stage: RoomStage) -> Summary {
    Summary { stage, body: r#"{"round":1}"#.to_owned(), at_ms: 2_000, wake_at_ms: None, players: None }
}

fn summary_with_players(players: &[(i64, &str)]) -> Summary {
    let players = players.iter().map(|(seat, player)| (*seat, (*player).to_owned())).collect();
    Summary { players: Some(players), ..summary(RoomStage::Playing) }
}

fn person(id: &str) -> PlayerRow {
    PlayerRow { id: id.to_owned(), name: id.to_uppercase(), kind: PlayerKind::Person, created_ms: 5 }
}

/// Returns the number and body of each entry of a room.
async fn read_entries(store: &Store, room: &str) -> Vec<String> {
    let entries = store.entries(room, 0).await.unwrap();
    entries.into_iter().map(|entry| format!("{} {}", entry.number, entry.body)).collect()
}
