//! Matches in which only bots play.

use std::time::Duration;

use client::Guest;
use serde_json::{Value, json};
use server::bus::Bus;
use server::settings::Settings;

use crate::host::{Host, place, settings};

async fn begun_with(guest: &Guest, game: &str, bots: &[&str]) -> String {
    let seats: Vec<Value> = bots.iter().map(|bot| json!({ "for": "bot", "bot": bot })).collect();
    let room = guest.open_room(&json!({ "game": game, "seats": seats })).await.unwrap();
    guest.command(&room, "begin", &json!({ "do": "begin" })).await.unwrap().ok().unwrap();
    room
}

async fn entries(host: &Host, room: &str) -> usize {
    host.app.store.entries(room, 0).await.unwrap().len()
}

async fn stage(host: &Host, room: &str) -> String {
    host.get(&format!("/api/rooms/{room}")).await.body()["stage"].as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_bots_pauses_while_nobody_watches() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let [ana, other] = host.guests(&["Ana", "Luis"]).await.try_into().ok().unwrap();
    let unwatched = begun_with(&ana, "raiders", &["random"; 3]).await;
    let watched = begun_with(&other, "raiders", &["random"; 3]).await;
    let (mut socket, _) = other.connect(&watched).await.unwrap();
    // The other match runs from start to end in the meantime.
    while socket.until("update").await.unwrap()["snapshot"]["turn"]["turn"] != "over" {}
    assert_eq!(entries(&host, &unwatched).await, 2, "only the first entry and the beginning");
    let (mut socket, _) = ana.connect(&unwatched).await.unwrap();
    while socket.until("update").await.unwrap()["snapshot"]["turn"]["turn"] != "over" {}
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_bots_that_nobody_watches_is_closed_after_a_while() {
    let (_folder, store) = place();
    let short = Settings { unwatched: Duration::from_millis(300), ..settings() };
    let host = Host::with(&store, Bus::in_memory(), catalog::GAMES, short).await;
    let [ana] = host.guests(&["Ana"]).await.try_into().ok().unwrap();
    let room = begun_with(&ana, "welcome", &["legend"; 4]).await;
    while stage(&host, &room).await == "playing" {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert_eq!(stage(&host, &room).await, "closed");
    let last = host.app.store.entries(&room, 0).await.unwrap().pop().unwrap();
    assert!(last.body.contains("\"unwatched\""), "{}", last.body);
    assert_eq!(host.get(&format!("/api/rooms/{room}/record")).await.status, 200);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_random_bots_has_the_limits_of_simulations() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let [ana] = host.guests(&["Ana"]).await.try_into().ok().unwrap();
    let rounds = async |bots: &[&str]| {
        let room = begun_with(&ana, "masmorra", bots).await;
        host.get(&format!("/api/rooms/{room}")).await.body()["summary"]["options"]["rounds"].clone()
    };
    assert_eq!(rounds(&["random"; 5]).await, "60");
    assert_eq!(rounds(&["random", "novice"]).await, Value::Null);
    host.stop().await;
}
