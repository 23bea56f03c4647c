//! A test server.

use std::sync::Arc;

use client::{Guest, RoomSocket};
use serde_json::{Value, json};
use server::app::App;
use server::bus::Bus;
use server::settings::{Limits, Settings};
use store::{Store, StoreOptions};
use tempfile::TempDir;
use tokio::net::TcpListener;
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

/// A server with its own store.
pub(crate) struct Host {
    pub(crate) app: Arc<App>,
    pub(crate) url: String,
    closing: CancellationToken,
    task: JoinHandle<()>,
}

/// Settings with short waits and high limits for tests.
pub(crate) fn settings() -> Settings {
    let limits = Limits {
        messages_per_second: 10_000,
        requests_per_second: 10_000,
        guests_per_hour: 100_000,
        rooms_per_hour: 100_000,
        ..Limits::default()
    };
    Settings { limits, ..Settings::default() }
}

/// A folder with an SQLite store, and its address.
pub(crate) fn place() -> (TempDir, String) {
    let folder = tempfile::tempdir().unwrap();
    let url = format!("sqlite:{}", folder.path().join("antorcha.db").display());
    (folder, url)
}

impl Host {
    /// A server on this store.
    pub(crate) async fn on(store: &str) -> Host {
        Host::with(store, Bus::in_memory(), catalog::GAMES, settings()).await
    }

    pub(crate) async fn with(
        store: &str,
        bus: Bus,
        games: &'static [catalog::Entry],
        settings: Settings,
    ) -> Host {
        let store = Store::open(store, StoreOptions::default()).await.unwrap();
        Host::sharing(store, bus, games, settings).await
    }

    /// A server on a shared store.
    pub(crate) async fn sharing(
        store: Store,
        bus: Bus,
        games: &'static [catalog::Entry],
        settings: Settings,
    ) -> Host {
        let app = App::new(store, bus, games, settings);
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let url = format!("http://{}", listener.local_addr().unwrap());
        let closing = CancellationToken::new();
        let running = server::run(Arc::clone(&app), listener, closing.clone());
        let task = tokio::spawn(async move { running.await.unwrap() });
        Host { app, url, closing, task }
    }

    /// Two nodes of one app on this store.
    pub(crate) async fn pair_on(store: &str, settings: Settings) -> (Host, Host) {
        let bus = Bus::in_memory();
        let one = Host::with(store, bus.clone(), catalog::GAMES, settings.clone()).await;
        let other = Host::sharing(one.app.store.clone(), bus, catalog::GAMES, settings).await;
        (one, other)
    }

    /// Shuts the server down gracefully.
    pub(crate) async fn stop(self) {
        self.closing.cancel();
        self.task.await.unwrap();
    }

    /// Guests with these names.
    pub(crate) async fn guests(&self, names: &[&str]) -> Vec<Guest> {
        let mut guests = Vec::new();
        for name in names {
            guests.push(Guest::start_session(&self.url, name).await.unwrap());
        }
        guests
    }
}

/// The room_settings of a table for so many people.
pub(crate) fn people(game: &str, seats: usize) -> Value {
    json!({ "game": game, "seats": vec![json!({ "for": "person" }); seats] })
}

/// A room with these players whose match has begun.
pub(crate) async fn begun(guests: &[Guest], room_settings: &Value) -> String {
    let room = guests[0].open_room(room_settings).await.unwrap();
    for guest in guests {
        guest.command(&room, "sit", &json!({ "do": "sit", "nonce": "00ff" })).await.unwrap().ok().unwrap();
    }
    guests[0].command(&room, "begin", &json!({ "do": "begin" })).await.unwrap().ok().unwrap();
    room
}

/// Connects everyone to a room; returns the sockets with their welcomes.
pub(crate) async fn seated(guests: &[Guest], room: &str) -> Vec<(RoomSocket, Value)> {
    let mut sockets = Vec::new();
    for guest in guests {
        sockets.push(guest.connect(room).await.unwrap());
    }
    sockets
}
