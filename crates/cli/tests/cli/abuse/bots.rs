//! Tables of bots that never end, and tables of bots that keep the server busy.

use std::time::{Duration, Instant};

use client::Guest;
use serde_json::{Value, json};
use tempfile::TempDir;

use crate::hosting::players::{Player, ask, guests, run};
use crate::hosting::program::{Server, sqlite_in};

/// How many tables of bots one guest opens.
const TABLES: usize = 200;
/// At how many of them the guest watches.
const WATCHED: usize = 100;
/// How many decisions are measured.
const DECISIONS: usize = 60;

fn bots(game: &str, bot: &str, count: usize) -> Value {
    json!({ "game": game, "seats": vec![json!({ "for": "bot", "bot": bot }); count] })
}

async fn begin_bots(guest: &Guest, settings: &Value) -> String {
    let room = guest.open_room(settings).await.unwrap();
    ask(guest, &room, "begin", json!({ "do": "begin" })).await;
    room
}

/// Watches a room, and connects again whenever the server disconnects a slow reader.
async fn watch(guest: Guest, room: String) {
    while let Ok((mut socket, _)) = guest.connect(&room).await {
        while socket.next_text().await.is_ok() {}
    }
}

#[test]
#[ignore = "slow"]
fn a_match_that_never_ends_is_closed_and_logged_once() {
    let folder = TempDir::new().unwrap();
    let server = Server::on(&sqlite_in(folder.path()));
    run(async {
        let [ana] = guests(&server.url, &["Ana"]).await.try_into().ok().unwrap();
        let mut settings = bots("masmorra", "random", 5);
        settings["options"] = json!({ "mode": "epic", "rounds": "unlimited" });
        let room = begin_bots(&ana, &settings).await;
        let watching = tokio::spawn(watch(ana.at(&server.url), room.clone()));
        while ana.get(&format!("/api/rooms/{room}")).await.unwrap().body["stage"] == "playing" {
            tokio::time::sleep(Duration::from_millis(200)).await;
        }
        let (_, welcome) = ana.connect(&room).await.unwrap();
        assert_eq!(welcome["room"]["stage"]["code"], "too_long", "{}", welcome["room"]["stage"]);
        watching.abort();
        assert_eq!(ana.get(&format!("/api/rooms/{room}/record")).await.unwrap().status, 200);
    });
    let log = server.stop().log;
    let warnings = log.lines().filter(|line| line.contains(" WARN ") || line.contains("ERROR")).count();
    assert!(warnings < 10, "{log}");
}

/// The waits between own decisions and the next question in matches of Raiders against two legends.
async fn waits(guest: &Guest) -> Vec<Duration> {
    let mut waits = Vec::new();
    while waits.len() < DECISIONS {
        let bot = json!({ "for": "bot", "bot": "legend" });
        let seats = json!([{ "for": "person" }, bot, bot]);
        let room = guest.open_room(&json!({ "game": "raiders", "seats": seats })).await.unwrap();
        ask(guest, &room, "sit", json!({ "do": "sit" })).await;
        ask(guest, &room, "begin", json!({ "do": "begin" })).await;
        let mut player = Player::arrive(guest, &room).await;
        while player.wait_for_turn(0).await && waits.len() < DECISIONS {
            let start = Instant::now();
            player.decide().await;
            player.wait_for_turn(0).await;
            waits.push(start.elapsed());
        }
    }
    waits.sort();
    waits
}

#[test]
#[ignore = "slow"]
fn two_hundred_tables_of_legends_do_not_delay_another_player() {
    let folder = TempDir::new().unwrap();
    let server = Server::with(&sqlite_in(folder.path()), &["--sockets-per-address", "1000"]);
    run(async {
        let [ana, busy] = guests(&server.url, &["Ana", "Busy"]).await.try_into().ok().unwrap();
        let idle = waits(&ana).await;
        let mut sockets = Vec::new();
        for number in 0..TABLES {
            let room = begin_bots(&busy, &bots("masmorra", "legend", 5)).await;
            if number < WATCHED {
                sockets.push(tokio::spawn(watch(busy.at(&server.url), room)));
            }
        }
        let loaded = waits(&ana).await;
        let (median, p95) = (DECISIONS / 2, DECISIONS * 95 / 100);
        println!("idle {:?} {:?}, loaded {:?} {:?}", idle[median], idle[p95], loaded[median], loaded[p95]);
        assert!(loaded[median] <= idle[median] * 2, "median {:?} after {:?}", loaded[median], idle[median]);
        assert!(loaded[p95] <= idle[p95] * 3, "p95 {:?} after {:?}", loaded[p95], idle[p95]);
        sockets.iter().for_each(tokio::task::JoinHandle::abort);
    });
    assert!(server.stop().status.success());
}
