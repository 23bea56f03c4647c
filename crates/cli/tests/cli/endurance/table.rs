//! Rooms with endless play, and the check of their logs.

use std::collections::BTreeMap;

use client::Guest;
use serde_json::{Value, json};
use store::{Store, StoreOptions};
use tokio::task::JoinHandle;

use crate::endurance::player::{Player, PlayerLog, TestState};

/// The number of players in each room.
const SEATS: usize = 2;

/// A room with its players.
pub(crate) struct Table {
    room: String,
    guests: Vec<Guest>,
    playing: Vec<JoinHandle<PlayerLog>>,
}

/// Opens a room for a game with thousands of decisions and starts its players.
pub(crate) async fn lay(url: &str, number: usize, state: &TestState) -> Table {
    let mut guests = Vec::new();
    for seat in 0..SEATS {
        guests.push(Guest::start_session(url, &format!("P{number} {seat}")).await.unwrap());
    }
    let pace = json!({ "pace": "live", "grace_s": 600 });
    let seats = vec![json!({ "for": "person" }); SEATS];
    let terms = json!({ "game": "masmorra", "seats": seats, "pace": pace, "listed": true });
    let room = guests[0].open_room(&terms).await.unwrap();
    for guest in &guests {
        guest.command(&room, "sit", &json!({ "do": "sit", "nonce": "ff" })).await.unwrap().ok().unwrap();
    }
    guests[0].command(&room, "begin", &json!({ "do": "begin" })).await.unwrap().ok().unwrap();
    let seated = guests.iter().cloned().enumerate();
    let players = seated.map(|(seat, guest)| Player::new(guest, &room, seat, state.clone()));
    let playing = players.map(|player| tokio::spawn(player.play())).collect();
    Table { room, guests, playing }
}

/// The result of the check.
#[derive(Debug, Default)]
pub(crate) struct Audit {
    pub(crate) acked: usize,
    pub(crate) reconnects: usize,
    /// The times of all acknowledged decisions.
    pub(crate) times: Vec<std::time::Instant>,
}

/// Checks that each acknowledged decision is in the log exactly once, and that all received events are still the same.
pub(crate) async fn audit(tables: Vec<Table>, url: &str, store: &str) -> Audit {
    let opened = Store::open(store, StoreOptions::default()).await.unwrap();
    assert_eq!(opened.check().await.unwrap(), Vec::<String>::new(), "the store is sound");
    let mut audit = Audit::default();
    for Table { room, guests, playing } in tables {
        let entries = opened.entries(&room, 0).await.unwrap();
        let numbers: Vec<i64> = entries.iter().map(|entry| entry.number).collect();
        assert_eq!(numbers, (1..=entries.len() as i64).collect::<Vec<_>>(), "the log has no gap");
        let decided = decisions(&entries);
        assert!(decided.values().all(|&times| times == 1), "a decision was carried out twice: {decided:?}");
        for (playing, guest) in playing.into_iter().zip(&guests) {
            let log = playing.await.unwrap();
            for (id, _) in &log.acked {
                assert!(decided.contains_key(id), "{id} of {room} was acknowledged and is lost");
            }
            check_events(&log, &guest.at(url), &room).await;
            audit.acked += log.acked.len();
            audit.reconnects += log.reconnects;
            audit.times.extend(log.acked.iter().map(|(_, at)| *at));
        }
    }
    opened.close().await;
    audit.times.sort();
    audit
}

/// Counts how often each decision of a person is in a log.
fn decisions(entries: &[store::Entry]) -> BTreeMap<String, usize> {
    let mut decided = BTreeMap::new();
    for entry in entries {
        let body: Value = serde_json::from_str(&entry.body).unwrap();
        if let Some(id) = body["decided"]["by"]["owner"]["id"].as_str() {
            *decided.entry(id.to_owned()).or_default() += 1;
        }
    }
    decided
}

async fn check_events(log: &PlayerLog, guest: &Guest, room: &str) {
    let events = all_events(guest, room).await;
    for (number, event) in &log.events {
        assert_eq!(events.get(number), Some(event), "event {number} of {room} was told otherwise");
    }
}

/// All events by number, read page by page.
async fn all_events(guest: &Guest, room: &str) -> BTreeMap<u64, Value> {
    let (mut events, mut before) = (BTreeMap::new(), u64::MAX >> 1);
    while before > 1 {
        let path = format!("/api/rooms/{room}/events?before={before}&count=200");
        let page = guest.get(&path).await.unwrap().ok().unwrap();
        let page = page["events"].as_array().unwrap().iter();
        events.extend(page.map(|event| (event["number"].as_u64().unwrap(), event.clone())));
        before = *events.keys().next().unwrap();
    }
    events
}
