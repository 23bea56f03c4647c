//! Absent players and clocks.

use room::ids::{NodeId, RoomId};
use serde_json::{Value, json};
use store::{NewEntry, NewRoom, RoomStage, Store, StoreOptions, Summary};

use crate::host::{Host, place, settings};
use crate::rooms::room_settings;
use crate::tab::{Gathering, Tab, asked, gather, play};

fn live(grace_s: u32) -> Value {
    room_settings("pace", json!({ "pace": "live", "grace_s": grace_s }))
}

fn timed(bank_s: u32, move_s: u32) -> Value {
    room_settings("pace", json!({ "pace": "live", "clock": { "bank_s": bank_s, "move_s": move_s } }))
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_covers_for_an_absent_player_until_they_return() {
    let (_folder, store) = place();
    let Gathering { host, guests, room, mut tabs } = gather(&store, settings(), &live(1)).await;
    let away = asked(&mut tabs).await;
    let waiting = 1 - away;
    let (mut left, mut waits) = (tabs.remove(away), tabs.remove(0));
    let heard = left.events.len();
    let meanwhile = async {
        waits.until(|tab| tab.seat(away)["present"] == false).await;
        assert!(waits.seat(away)["deadline_ms"].is_number(), "everyone sees until when it is waited for");
        assert_eq!(waits.seat(away)["covered"], Value::Null, "there is time to come back");
        waits.until(|tab| tab.seat(away)["covered"] == "away").await;
        waits.until(Tab::owes).await;
    };
    left = left.resume(&guests[away], &room, meanwhile).await;
    assert!(left.events.len() > heard, "the bot has decided meanwhile");
    assert_eq!((&left.seat(away)["present"], &left.seat(waiting)["present"]), (&json!(true), &json!(true)));
    left.until(|tab| tab.seat(away)["covered"].is_null()).await;
    play(&mut [left, waits], 2).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_bot_covers_in_an_empty_room() {
    let (_folder, store) = place();
    let Gathering { host, guests, room, mut tabs } = gather(&store, settings(), &live(0)).await;
    let eva = host.guests(&["Eva"]).await.remove(0);
    let mut eva = Tab::open(&eva, &room).await;
    let owing = asked(&mut tabs).await;
    let (owing_tab, waiting_tab) = (tabs.remove(owing), tabs.remove(0));
    let heard = owing_tab.events.clone();
    waiting_tab.socket.disconnect();
    eva.until(|eva| eva.seat(1 - owing)["present"] == false).await;
    let gone = async {
        eva.until(|eva| eva.seat(owing)["present"] == false).await;
        eva.settle().await;
        assert_eq!(eva.seat(owing)["covered"], Value::Null);
    };
    let mut back = owing_tab.resume(&guests[owing], &room, gone).await;
    assert_eq!(back.events, heard);
    back.decides(0).await;
    back.until(Tab::owes).await;
    assert_eq!(back.seat(1 - owing)["covered"], "away", "now that someone waits, the other seat is covered");
    host.stop().await;
}

/// A match in which the time of a seat has run out, and that seat.
async fn run_out(store: &str) -> (Gathering, usize) {
    let mut gathering = gather(store, settings(), &timed(1, 0)).await;
    let late = asked(&mut gathering.tabs).await;
    let waiting = &mut gathering.tabs[1 - late];
    assert!(waiting.seat(late)["asked_ms"].is_number() && waiting.seat(late)["bank_ms"] == 1_000);
    waiting.until(|tab| tab.seat(late)["covered"] == "time_out").await;
    waiting.until(Tab::owes).await;
    gathering.tabs[late].until(|tab| tab.seat(late)["covered"] == "time_out").await;
    (gathering, late)
}

#[tokio::test(flavor = "multi_thread")]
async fn when_time_runs_out_a_bot_decides_until_the_owner_returns() {
    let (_folder, store) = place();
    let (Gathering { host, mut tabs, .. }, late) = run_out(&store).await;
    let again = tabs[1 - late].does("return", &json!({ "do": "return" })).await;
    assert_eq!(again["again"], true, "whoever is not covered for has nothing to take back");
    tabs[late].does("return", &json!({ "do": "return" })).await;
    assert_eq!(tabs[late].seat(late)["covered"], Value::Null);
    tabs[1 - late].until(|tab| tab.seat(late)["covered"].is_null()).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn when_time_runs_out_reconnecting_returns_the_seat() {
    let (_folder, store) = place();
    let (Gathering { host, guests, room, mut tabs }, late) = run_out(&store).await;
    let mut back = tabs.remove(late).resume(&guests[late], &room, async {}).await;
    back.until(|tab| tab.seat(late)["covered"].is_null()).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn clocks_pause_while_the_server_is_down() {
    let (_folder, store) = place();
    let Gathering { host, guests, room, mut tabs } = gather(&store, settings(), &timed(600, 0)).await;
    let next = asked(&mut tabs).await;
    let before = tabs[next].seat(next).clone();
    host.stop().await;
    let host = Host::on(&store).await;
    let tab = Tab::open(&guests[next].at(&host.url), &room).await;
    assert_eq!(tab.seat(next)["bank_ms"], before["bank_ms"]);
    assert!(tab.seat(next)["asked_ms"].as_i64() > before["asked_ms"].as_i64());
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_expired_deadline_is_handled_without_any_client() {
    let (_folder, place) = place();
    let slow = room_settings("pace", json!({ "pace": "turns", "days": 1 }));
    let Gathering { host, guests, room, mut tabs } = gather(&place, settings(), &slow).await;
    play(&mut tabs, 1).await;
    let late = asked(&mut tabs).await;
    let heard = tabs[late].events.len();
    assert_eq!(tabs[late].seat(late)["covered"], Value::Null);
    assert_eq!(tabs[late].seat(late)["bank_ms"], Value::Null, "days are not saved up");
    host.stop().await;
    let room = two_days_ago(&place, &room).await;
    let host = Host::on(&place).await;
    while !is_told(&host, &room, "ran_out").await || !is_told(&host, &room, "\"bot\":").await {}
    let tab = Tab::open(&guests[1 - late].at(&host.url), &room).await;
    assert_eq!(tab.seat(late)["covered"], "time_out");
    assert!(tab.events.len() > heard, "the bot has decided");
    let mut back = Tab::open(&guests[late].at(&host.url), &room).await;
    back.until(|tab| tab.seat(late)["covered"].is_null()).await;
    host.stop().await;
}

/// Whether a room's log contains a text.
async fn is_told(host: &Host, room: &str, what: &str) -> bool {
    let log = host.app.store.entries(room, 0).await.unwrap();
    log.iter().any(|entry| entry.body.contains(what))
}

/// Moves all times of a room two days into the past.
async fn two_days_ago(place: &str, room: &str) -> String {
    const DAYS: i64 = 2 * 24 * 3600 * 1_000;
    let store = Store::open(place, StoreOptions::default()).await.unwrap();
    let (id, node) = (RoomId::draw().to_string(), NodeId::draw().to_string());
    let row = store.room(room).await.unwrap().unwrap();
    let entries = store.entries(room, 0).await.unwrap();
    let (count, last) = (entries.len() as i64, entries.last().unwrap().at_ms - DAYS);
    let earlier = |entry: store::Entry| NewEntry { at_ms: entry.at_ms - DAYS, body: entry.body };
    let new = NewRoom {
        id: id.clone(),
        game: row.game,
        rules_version: row.rules_version,
        settings: row.settings,
        listed: row.listed,
        stage: RoomStage::Playing,
        created_ms: row.created_ms - DAYS,
        host: "ana".to_owned(),
    };
    let lease = store.create_room(new, &node, entries.into_iter().map(earlier).collect()).await.unwrap();
    let due = Summary {
        stage: RoomStage::Playing,
        body: "{}".to_owned(),
        at_ms: last,
        wake_at_ms: Some(last + DAYS / 2),
        players: None,
    };
    store.append(&lease, count + 1, Vec::new(), Some(due)).await.unwrap();
    store.release(&lease).await.unwrap();
    store.close().await;
    id
}
