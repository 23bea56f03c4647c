//! Kills one server many times during play.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::endurance::player::TestState;
use crate::endurance::process::{Process, free_port};
use crate::endurance::table::{audit, lay};

const TABLES: usize = 4;

/// Kills the server a number of times at different moments, and checks that no acknowledged decision is lost.
async fn check_survives(store: &str, kills: u64) {
    let port = free_port();
    let mut server = Process::start(port, store, &[]);
    let state = TestState::of(&[&server.url]);
    let mut tables = Vec::new();
    for number in 0..TABLES {
        tables.push(lay(&server.url, number, &state).await);
    }
    for kill in 0..kills {
        until_someone_played(&state).await;
        // The pause differs each time, to hit different moments.
        tokio::time::sleep(Duration::from_micros((kill * 7_919_003) % 110_000)).await;
        server.kill();
        server = Process::start(port, store, &[]);
    }
    tokio::time::sleep(Duration::from_millis(500)).await;
    state.end();
    let audit = audit(tables, &server.url, store).await;
    println!("{kills} kills, {} decisions acknowledged, {} lines", audit.acked, audit.reconnects);
    assert!(audit.acked as u64 > kills, "people played between the kills: {}", audit.acked);
    assert!(audit.reconnects as u64 > kills, "the kills were felt: {}", audit.reconnects);
    server.stop();
}

/// Waits until a decision is acknowledged, because a server starts slowly on a busy machine.
async fn until_someone_played(state: &TestState) {
    let (before, start) = (state.acked(), Instant::now());
    while state.acked() == before {
        assert!(start.elapsed() < Duration::from_secs(30), "nobody could play after a kill");
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
}

async fn check_survives_on_sqlite(kills: u64) {
    let folder = tempfile::tempdir().unwrap();
    let store = format!("sqlite:{}", folder.path().join("antorcha.db").display());
    check_survives(&store, kills).await;
}

async fn check_survives_on_postgresql(kills: u64) {
    let postgres = test_servers::Postgres::start().unwrap();
    check_survives(&postgres.fresh_database().unwrap(), kills).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_kills_lose_nothing_on_sqlite() {
    check_survives_on_sqlite(10).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ten_kills_lose_nothing_on_postgresql() {
    check_survives_on_postgresql(10).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "slow"]
async fn two_hundred_kills_lose_nothing_on_sqlite() {
    check_survives_on_sqlite(200).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "slow"]
async fn two_hundred_kills_lose_nothing_on_postgresql() {
    check_survives_on_postgresql(200).await;
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "slow"]
async fn killing_the_database_loses_nothing() {
    let mut postgres = test_servers::Postgres::start().unwrap();
    let store = postgres.fresh_database().unwrap();
    let server = Process::start(free_port(), &store, &[]);
    let state = TestState::of(&[&server.url]);
    let mut tables = Vec::new();
    for number in 0..TABLES {
        tables.push(lay(&server.url, number, &state).await);
    }
    for kill in 0..5 {
        tokio::time::sleep(Duration::from_millis(300 + kill * 37)).await;
        postgres.kill().unwrap();
        tokio::time::sleep(Duration::from_millis(200)).await;
        postgres.resume().unwrap();
    }
    tokio::time::sleep(Duration::from_secs(8)).await;
    state.end();
    let audit = audit(tables, &server.url, &store).await;
    println!("5 kills of the database, {} decisions acknowledged", audit.acked);
    let after = audit.times.last().unwrap().elapsed();
    assert!(after < Duration::from_secs(6), "people play on once it is back: {after:?}");
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "slow"]
async fn a_server_survives_a_minute_without_its_store() {
    let mut postgres = test_servers::Postgres::start().unwrap();
    let store = postgres.fresh_database().unwrap();
    let server = Process::start(free_port(), &store, &[]);
    let state = TestState::of(&[&server.url]);
    let playing = lay(&server.url, 0, &state).await;
    let guest = client::Guest::start_session(&server.url, "Solo").await.unwrap();
    let seats = json!([{ "for": "person" }, { "for": "bot", "bot": "random" }]);
    let room = guest.open_room(&json!({ "game": "masmorra", "seats": seats })).await.unwrap();
    let (mut socket, _) = guest.connect(&room).await.unwrap();

    postgres.stop();
    let gone = Instant::now();
    let sit = json!({ "do": "sit", "nonce": "aa" });
    socket.command("sit", &sit).await.unwrap();
    let answer = socket.answer("sit").await.unwrap();
    assert_eq!(answer["code"], "store_unavailable", "{answer}");
    while gone.elapsed() < Duration::from_secs(60) {
        socket.send(&json!({ "type": "ping" })).await.unwrap();
        socket.until("pong").await.expect("those who are there are served");
        tokio::time::sleep(Duration::from_secs(5)).await;
    }
    postgres.resume().unwrap();

    let back = Instant::now();
    loop {
        socket.command("sit", &sit).await.unwrap();
        let answer = socket.answer("sit").await.unwrap();
        if answer["type"] == "ack" {
            break;
        }
        assert_eq!(answer["code"], "store_unavailable", "{answer}");
        assert!(back.elapsed() < Duration::from_secs(30), "the store was not found again");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    tokio::time::sleep(Duration::from_secs(3)).await;
    state.end();
    let audit = audit(vec![playing], &server.url, &store).await;
    assert!(audit.times.iter().any(|at| *at > back), "people play on");
    server.stop();
}
