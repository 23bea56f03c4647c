//! One server, killed again and again under play.

use std::time::{Duration, Instant};

use serde_json::json;

use crate::endurance::player::World;
use crate::endurance::process::{Process, free_port};
use crate::endurance::table::{audit, lay};

const TABLES: usize = 4;

/// Kills the server so many times, each time a little earlier or later, and checks that nothing promised is lost.
async fn check_survives(store: &str, kills: u64) {
    let port = free_port();
    let mut server = Process::start(port, store, &[]);
    let world = World::of(&[&server.url]);
    let mut tables = Vec::new();
    for number in 0..TABLES {
        tables.push(lay(&server.url, number, &world).await);
    }
    for kill in 0..kills {
        until_someone_played(&world).await;
        // Any moment may be the wrong one: the pause is never the same twice.
        tokio::time::sleep(Duration::from_micros((kill * 7_919_003) % 110_000)).await;
        server.kill();
        server = Process::start(port, store, &[]);
    }
    tokio::time::sleep(Duration::from_millis(500)).await;
    world.end();
    let audit = audit(tables, &server.url, store).await;
    println!("{kills} kills, {} decisions acknowledged, {} lines", audit.acked, audit.reconnects);
    assert!(audit.acked as u64 > kills, "people played between the kills: {}", audit.acked);
    assert!(audit.reconnects as u64 > kills, "the kills were felt: {}", audit.reconnects);
    server.stop();
}

/// Waits until a decision is acknowledged: on a busy machine a server may take long to come back.
async fn until_someone_played(world: &World) {
    let (before, begun) = (world.acked(), Instant::now());
    while world.acked() == before {
        assert!(begun.elapsed() < Duration::from_secs(30), "nobody could play after a kill");
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
async fn a_database_that_is_killed_under_play_loses_nothing_either() {
    let mut postgres = test_servers::Postgres::start().unwrap();
    let store = postgres.fresh_database().unwrap();
    let server = Process::start(free_port(), &store, &[]);
    let world = World::of(&[&server.url]);
    let mut tables = Vec::new();
    for number in 0..TABLES {
        tables.push(lay(&server.url, number, &world).await);
    }
    for kill in 0..5 {
        tokio::time::sleep(Duration::from_millis(300 + kill * 37)).await;
        postgres.kill().unwrap();
        tokio::time::sleep(Duration::from_millis(200)).await;
        postgres.resume().unwrap();
    }
    tokio::time::sleep(Duration::from_secs(8)).await;
    world.end();
    let audit = audit(tables, &server.url, &store).await;
    println!("5 kills of the database, {} decisions acknowledged", audit.acked);
    let after = audit.times.last().unwrap().elapsed();
    assert!(after < Duration::from_secs(6), "people play on once it is back: {after:?}");
    server.stop();
}

#[tokio::test(flavor = "multi_thread")]
#[ignore = "slow"]
async fn a_store_that_is_gone_for_a_minute_is_missed_and_found_again() {
    let mut postgres = test_servers::Postgres::start().unwrap();
    let store = postgres.fresh_database().unwrap();
    let server = Process::start(free_port(), &store, &[]);
    let world = World::of(&[&server.url]);
    let playing = lay(&server.url, 0, &world).await;
    let guest = client::Guest::arrive(&server.url, "Solo").await.unwrap();
    let seats = json!([{ "for": "person" }, { "for": "bot", "bot": "random" }]);
    let room = guest.open_room(&json!({ "game": "masmorra", "seats": seats })).await.unwrap();
    let (mut line, _) = guest.sit_down(&room).await.unwrap();

    postgres.stop();
    let gone = Instant::now();
    let sit = json!({ "do": "sit", "nonce": "aa" });
    line.command("sit", &sit).await.unwrap();
    let answer = line.answer("sit").await.unwrap();
    assert_eq!(answer["code"], "store_unavailable", "{answer}");
    while gone.elapsed() < Duration::from_secs(60) {
        line.send(&json!({ "type": "ping" })).await.unwrap();
        line.until("pong").await.expect("those who are there are served");
        tokio::time::sleep(Duration::from_secs(5)).await;
    }
    postgres.resume().unwrap();

    let back = Instant::now();
    loop {
        line.command("sit", &sit).await.unwrap();
        let answer = line.answer("sit").await.unwrap();
        if answer["type"] == "ack" {
            break;
        }
        assert_eq!(answer["code"], "store_unavailable", "{answer}");
        assert!(back.elapsed() < Duration::from_secs(30), "the store was not found again");
        tokio::time::sleep(Duration::from_millis(200)).await;
    }
    tokio::time::sleep(Duration::from_secs(3)).await;
    world.end();
    let audit = audit(vec![playing], &server.url, &store).await;
    assert!(audit.times.iter().any(|at| *at > back), "people play on");
    server.stop();
}
