//! Tables at which people play on and on, and the audit of what the store holds of them.

use std::collections::BTreeMap;

use client::Guest;
use serde_json::{Value, json};
use store::{Store, StoreOptions};
use tokio::task::JoinHandle;

use crate::endurance::player::{Diary, Player, World};

/// How many sit at each table.
const SEATS: usize = 2;

/// A table with its players.
pub(crate) struct Table {
    room: String,
    guests: Vec<Guest>,
    playing: Vec<JoinHandle<Diary>>,
}

/// A table of a game that takes thousands of decisions, with people who have begun to play.
pub(crate) async fn lay(url: &str, number: usize, world: &World) -> Table {
    let mut guests = Vec::new();
    for seat in 0..SEATS {
        guests.push(Guest::arrive(url, &format!("P{number} {seat}")).await.unwrap());
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
    let players = seated.map(|(seat, guest)| Player::new(guest, &room, seat, world.clone()));
    let playing = players.map(|player| tokio::spawn(player.play())).collect();
    Table { room, guests, playing }
}

/// What was found when all was over.
#[derive(Debug, Default)]
pub(crate) struct Audit {
    pub(crate) acked: usize,
    pub(crate) reconnects: usize,
    /// When decisions were acknowledged, over all tables and seats.
    pub(crate) times: Vec<std::time::Instant>,
}

/// Checks that every promise was kept: each acknowledged decision is in the log once, and whatever anyone heard is
/// still so.
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
            let diary = playing.await.unwrap();
            for (id, _) in &diary.acked {
                assert!(decided.contains_key(id), "{id} of {room} was acknowledged and is lost");
            }
            check_heard(&diary, &guest.at(url), &room).await;
            audit.acked += diary.acked.len();
            audit.reconnects += diary.reconnects;
            audit.times.extend(diary.acked.iter().map(|(_, at)| *at));
        }
    }
    opened.close().await;
    audit.times.sort();
    audit
}

/// How often each decision of a person stands in a log.
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

async fn check_heard(diary: &Diary, guest: &Guest, room: &str) {
    let mut line = guest.line(room).await.unwrap();
    line.send(&json!({ "type": "hello", "after": { "undo_epoch": 0, "number": 0 } })).await.unwrap();
    let welcome = line.until("welcome").await.unwrap();
    let events = welcome["snapshot"]["events"].as_array().unwrap();
    for (number, heard) in &diary.heard {
        assert_eq!(&events[*number as usize - 1], heard, "event {number} of {room} was told otherwise");
    }
}
