//! One story of everything the store does, told on SQLite and on PostgreSQL.

#![allow(clippy::unwrap_used, clippy::panic, reason = "a test says what it expects by unwrapping it")]

mod encryption;
mod keeping;
mod leasing;
mod outages;
mod people;
mod writing;

use std::sync::OnceLock;
use std::sync::atomic::{AtomicU32, Ordering};

use sqlx::{AnyConnection, AssertSqlSafe, Connection, Executor};
use store::{NewEntry, NewRoom, PlayerKind, PlayerRow, Stage, Store, StoreOptions, Summary};
use tempfile::TempDir;
use test_servers::{Durability, Postgres};

/// An empty place for a store.
struct Ground {
    url: String,
}

impl Ground {
    async fn open(&self) -> Store {
        Store::open(&self.url, StoreOptions::default()).await.unwrap()
    }
}

/// Tells a chapter on each kind of store. It fails if this machine has no PostgreSQL.
fn on_each_store(chapter: impl AsyncFn(Ground)) {
    let runtime = runtime();
    let folder = TempDir::new().unwrap();
    runtime.block_on(chapter(Ground { url: sqlite_url(&folder) }));
    runtime.block_on(async {
        let (url, drop_it) = postgres_database().await;
        chapter(Ground { url }).await;
        drop_it.drop().await;
    });
}

fn runtime() -> tokio::runtime::Runtime {
    tokio::runtime::Builder::new_multi_thread().worker_threads(2).enable_all().build().unwrap()
}

fn sqlite_url(folder: &TempDir) -> String {
    format!("sqlite:{}", folder.path().join("store.db").display())
}

/// A PostgreSQL database that is gone after its chapter.
struct Passing {
    server: String,
    name: String,
}

impl Passing {
    async fn drop(self) {
        let mut connection = AnyConnection::connect(&self.server).await.unwrap();
        let drop = format!("DROP DATABASE {} WITH (FORCE)", self.name);
        connection.execute(sqlx::raw_sql(AssertSqlSafe(drop))).await.unwrap();
    }
}

async fn postgres_database() -> (String, Passing) {
    static COUNT: AtomicU32 = AtomicU32::new(0);
    let server = postgres_server();
    let name = format!("story_{}_{}", std::process::id(), COUNT.fetch_add(1, Ordering::Relaxed));
    sqlx::any::install_default_drivers();
    let mut connection = AnyConnection::connect(&server).await.unwrap();
    let create = format!("CREATE DATABASE {name}");
    connection.execute(sqlx::raw_sql(AssertSqlSafe(create))).await.unwrap();
    let (host, _) = server.rsplit_once('/').unwrap();
    (format!("{host}/{name}"), Passing { server, name })
}

/// The server named by `ANTORCHA_TEST_POSTGRES`, or one of our own.
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
        stage: Stage::Open,
        created_ms: 1_000,
        host: "ana".to_owned(),
    }
}

fn said(bodies: &[&str]) -> Vec<NewEntry> {
    bodies.iter().map(|body| NewEntry { at_ms: 2_000, body: (*body).to_owned() }).collect()
}

fn summary(stage: Stage) -> Summary {
    Summary { stage, body: r#"{"round":1}"#.to_owned(), at_ms: 2_000, wake_at_ms: None, players: None }
}

fn seated(players: &[(i64, &str)]) -> Summary {
    let players = players.iter().map(|(seat, player)| (*seat, (*player).to_owned())).collect();
    Summary { players: Some(players), ..summary(Stage::Playing) }
}

fn person(id: &str) -> PlayerRow {
    PlayerRow { id: id.to_owned(), name: id.to_uppercase(), kind: PlayerKind::Person, created_ms: 5 }
}

/// What a room's entries say, with their numbers.
async fn told(store: &Store, room: &str) -> Vec<String> {
    let entries = store.entries(room, 0).await.unwrap();
    entries.into_iter().map(|entry| format!("{} {}", entry.number, entry.body)).collect()
}
