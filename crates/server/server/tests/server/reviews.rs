//! Reviews: who gets them when, what they say, and who waits for whom.

use std::net::IpAddr;
use std::sync::Arc;
use std::time::Duration;

use client::Guest;
use reqwest::Method;
use serde_json::{Value, json};
use server::settings::Settings;

use crate::caller::{Told, tell};
use crate::host::{Host, begun, people, place, settings};
use crate::limits::{behind_proxy, host_with};
use crate::promised;
use crate::replays::play;

/// Asks for a review until it is ready or refused.
async fn reviewed(host: &Host, room: &str) -> Told {
    loop {
        let told = host.get(&format!("/api/rooms/{room}/review")).await;
        if told.status != 202 {
            return told;
        }
        promised::by_the_api("ReviewPending", &told.body());
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

/// A match against a bot that its host closed after a decision: its review is quick.
async fn closed(guest: &Guest) -> String {
    let seats = json!([{ "for": "person" }, { "for": "bot", "bot": "random" }]);
    let room = guest.open_room(&json!({ "game": "welcome", "seats": seats })).await.unwrap();
    for (id, command) in [
        ("sit", json!({ "do": "sit", "seat": 0, "nonce": "00ff" })),
        ("begin", json!({ "do": "begin" })),
        ("close", json!({ "do": "close" })),
    ] {
        guest.command(&room, id, &command).await.unwrap().ok().unwrap();
    }
    room
}

async fn until(is_reached: impl Fn() -> bool) {
    while !is_reached() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

async fn from(host: &Host, address: IpAddr, room: &str) -> Told {
    let path = format!("/api/rooms/{room}/review");
    tell(host.request(Method::GET, &path).header("x-forwarded-for", address.to_string())).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_review_is_computed_once_and_kept() {
    let (_folder, store) = place();
    let (one, other) = Host::pair_on(&store, settings()).await;
    let guests = one.guests(&["Ana", "Luis"]).await;
    let room = begun(&guests, &people("welcome", 2)).await;
    assert!(play(&one, &guests, &room, 2_000).await, "the match does not end");
    let first = one.get(&format!("/api/rooms/{room}/review")).await;
    assert_eq!(first.status, 202, "{}", first.text);
    let told = reviewed(&one, &room).await;
    assert_eq!(told.status, 200, "{}", told.text);
    promised::by_the_api("ReviewShown", &told.body());
    promised::in_a_review(&told.body()["review"]);
    check_steps(&one, &room, &told.body()).await;
    for node in [&one, &other] {
        let again = node.get(&format!("/api/rooms/{room}/review")).await;
        assert_eq!((again.status, &again.text), (200, &told.text), "the store has it");
    }
    one.stop().await;
    other.stop().await;
}

/// The frames of a review are those of the outline, and its sums are right.
async fn check_steps(host: &Host, room: &str, told: &Value) {
    let outline = host.get(&format!("/api/rooms/{room}/outline?as=all")).await.body();
    let entries: Vec<Value> =
        outline["steps"].as_array().unwrap().iter().map(|step| step["entry"].clone()).collect();
    assert_eq!(told["entries"], Value::Array(entries));
    let last = told["review"]["points"].as_array().unwrap().last().unwrap();
    assert_eq!(last["frame"].as_u64().unwrap() as usize, told["entries"].as_array().unwrap().len() - 1);
    for seat in told["review"]["luck"].as_array().unwrap() {
        let term = |name: &str| seat[name].as_f64().unwrap();
        let sum = term("start") + term("luck") + term("own_decisions") + term("others_decisions");
        assert!((sum - term("result")).abs() < 1e-9, "{seat}");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_match_has_no_review_for_anyone() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana", "Luis", "Eva", "Watcher"]).await;
    for game in ["welcome", "raiders"] {
        let room = begun(&guests[..3], &people(game, 3)).await;
        let path = format!("/api/rooms/{room}/review");
        assert!(!play(&host, &guests, &room, 8).await, "the match is over too soon");
        let stranger = host.get(&path).await;
        stranger.refused(409, "not_over");
        for guest in &guests {
            let told = guest.get(&path).await.unwrap();
            assert_eq!((told.status, &told.body), (409, &stranger.body()), "a player learns no more");
        }
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_delayed_spectator_waits_for_the_end_and_players_do_not() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana", "Luis", "Watcher"]).await;
    let mut room_settings = people("welcome", 2);
    room_settings["spectators"] = json!({ "welcome": true, "delay_s": 600 });
    let room = begun(&guests[..2], &room_settings).await;
    assert!(play(&host, &guests, &room, 2_000).await, "the match does not end");
    let path = format!("/api/rooms/{room}/review");
    assert_eq!(guests[0].get(&path).await.unwrap().status, 202);
    let told = guests[2].get(&path).await.unwrap();
    assert_eq!((told.status, told.code()), (409, "not_over"));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_cannot_be_reviewed_is_refused_with_the_reason() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana"]).await;
    host.get("/api/rooms/x/review").await.refused(404, "unknown_room");
    host.get(&format!("/api/rooms/{}/review", "a".repeat(20))).await.refused(404, "unknown_room");
    let open = guests[0].open_room(&people("welcome", 2)).await.unwrap();
    host.get(&format!("/api/rooms/{open}/review")).await.refused(409, "not_over");
    guests[0].command(&open, "close", &json!({ "do": "close" })).await.unwrap().ok().unwrap();
    host.get(&format!("/api/rooms/{open}/review")).await.refused(409, "not_begun");
    let cut_short = closed(&guests[0]).await;
    let told = reviewed(&host, &cut_short).await;
    assert_eq!((told.status, &told.body()["review"]["notes"]), (200, &json!([{ "note": "unfinished" }])));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_server_without_reviews_says_so() {
    let (_folder, store) = place();
    let host = host_with(&store, Settings { reviews: false, ..settings() }).await;
    let guests = host.guests(&["Ana"]).await;
    let room = closed(&guests[0]).await;
    host.get(&format!("/api/rooms/{room}/review")).await.refused(404, "reviews_off");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn addresses_take_turns_and_one_may_not_fill_the_queue() {
    let (_folder, store) = place();
    let host = host_with(&store, behind_proxy(|_| {})).await;
    let guests = host.guests(&["Ana"]).await;
    let (busy, other): (IpAddr, IpAddr) = ([10, 0, 0, 1].into(), [10, 0, 0, 2].into());
    let place = host.app.reviews.queue.permit([10, 0, 0, 3].into()).await.unwrap();
    let mut rooms = Vec::new();
    for _ in 0..9 {
        rooms.push(closed(&guests[0]).await);
    }
    for room in &rooms[..8] {
        let told = from(&host, busy, room).await;
        assert_eq!((told.status, &told.body()["state"]), (202, &json!("waiting")), "{}", told.text);
    }
    let refused = from(&host, busy, &rooms[8]).await;
    refused.refused(503, "busy");
    assert!(refused.header("retry-after").parse::<u32>().unwrap() > 0);
    assert_eq!(from(&host, other, &rooms[8]).await.status, 202);
    until(|| host.app.reviews.queue.waiting() == 9).await;
    let queue = Arc::clone(&host.app.reviews.queue);
    let third = tokio::spawn(async move { queue.permit([10, 0, 0, 4].into()).await });
    until(|| host.app.reviews.queue.waiting() == 10).await;
    drop(place);
    // One review of each address comes before the third address, which then keeps the place.
    let _third = third.await.unwrap().unwrap();
    assert_eq!(reviewed(&host, &rooms[8]).await.status, 200);
    assert_eq!(host.app.reviews.queue.waiting(), 7);
    assert_eq!(from(&host, busy, &rooms[7]).await.body()["state"], "waiting");
    host.stop().await;
}
