//! A sealed choice can be changed, and no message, clock or number may reveal it to others.

use std::time::Duration;

use client::{Guest, RoomSocket};
use serde_json::{Value, json};
use server::settings::Settings;
use test_servers::{Durability, Postgres};

use crate::host::{people, place, settings};
use crate::tab::{Gathering, Tab, gather};

/// How long lists may lag behind in these tests.
const LISTS_BEHIND: Duration = Duration::from_millis(200);

/// Three players with clocks and a spectator, who is delayed if the settings say so.
fn room_settings(delay_s: u32) -> Value {
    let mut room_settings = people("raiders", 3);
    room_settings["pace"] =
        json!({ "pace": "live", "clock": { "bank_s": 600, "move_s": 60 }, "grace_s": 60 });
    room_settings["spectators"] = json!({ "welcome": true, "delay_s": delay_s });
    room_settings
}

/// The messages that a tab gets until the room answers its request.
async fn heard_until_answered(tab: &mut Tab) -> Vec<String> {
    tab.socket.send(&json!({ "type": "describe" })).await.unwrap();
    let mut kinds = Vec::new();
    loop {
        let kind = tab.next().await["type"].as_str().unwrap().to_owned();
        if kind == "scene" {
            return kinds;
        }
        kinds.push(kind);
    }
}

/// The first player seals a card and changes it several times while everyone watches.
async fn check_changes(changes: usize, delay_s: u32) {
    let (_folder, store) = place();
    let mut gathering = gather(&store, settings(), &room_settings(delay_s)).await;
    let watcher = gathering.host.guests(&["Watcher"]).await.remove(0);
    let mut watching = Tab::open(&watcher, &gathering.room).await;
    let (first, others) = gathering.tabs.split_first_mut().unwrap();
    first.decides(0).await;
    let until_all_is_told = || tokio::time::sleep(Duration::from_millis(u64::from(delay_s) * 1_000 + 300));
    until_all_is_told().await;
    for tab in others.iter_mut().chain([&mut watching]) {
        heard_until_answered(tab).await;
    }
    for change in 1..=changes {
        first.decides(change).await;
    }
    until_all_is_told().await;
    for tab in others.iter_mut().chain([&mut watching]) {
        assert_eq!(heard_until_answered(tab).await, Vec::<String>::new(), "{changes} changes in secret");
    }
    others[0].does("line", &json!({ "do": "say", "text": "ready?" })).await;
    others[1].until(|tab| !tab.chat.is_empty()).await;
    assert_eq!(others[1].chat[0]["number"], 1, "lines are counted by themselves");
    gathering.host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn changing_a_sealed_choice_is_invisible_to_others() {
    check_changes(1, 0).await;
    check_changes(3, 0).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn changing_a_sealed_choice_is_invisible_to_delayed_spectators() {
    check_changes(2, 1).await;
}

/// Everything that the server tells this guest about a room, without the time.
async fn told(guest: &Guest, room: &str) -> Vec<Value> {
    let mut line = guest.open_socket(room).await.unwrap();
    line.send(&json!({ "type": "hello" })).await.unwrap();
    let mut welcome = line.until("welcome").await.unwrap();
    welcome["room"]["now_ms"].take();
    line.send(&json!({ "type": "describe" })).await.unwrap();
    let mut told = vec![welcome, line.until("scene").await.unwrap()];
    for page in ["", "/events", "/record", "/outline", "/review", "/review/beliefs?seat=0&entry=1"] {
        told.push(guest.get(&format!("/api/rooms/{room}{page}")).await.unwrap().body);
    }
    told.push(guest.get(&format!("/api/players/{}/games", guest.player())).await.unwrap().body);
    told.push(bug_report(guest, room).await);
    told
}

/// The file of a new bug report, without its id and time.
async fn bug_report(guest: &Guest, room: &str) -> Value {
    let description = json!({ "description": "The card is gone." });
    let filed = guest.post(&format!("/api/rooms/{room}/bug-reports"), &description).await.unwrap();
    let mut file = guest.get(filed.body["file"].as_str().unwrap()).await.unwrap().body;
    assert!(file["view"].is_object(), "the file has a view: {file}");
    (file["id"], file["at_ms"]) = (Value::Null, Value::Null);
    file
}

/// What all but the second player are told must be the same before and after that player changes a sealed choice.
async fn check_told(gathering: &mut Gathering, watcher: &Guest) {
    let others = [&gathering.guests[0], &gathering.guests[2], watcher];
    tokio::time::sleep(LISTS_BEHIND * 3).await;
    for tab in &mut gathering.tabs {
        tab.settle().await;
    }
    let mut before = Vec::new();
    for guest in others {
        before.push(told(guest, &gathering.room).await);
    }
    gathering.tabs[1].decides(1).await;
    tokio::time::sleep(LISTS_BEHIND * 3).await;
    for (guest, before) in others.into_iter().zip(before) {
        assert_eq!(told(guest, &gathering.room).await, before);
    }
    for tab in [0, 2] {
        let heard = gathering.tabs[tab].settle().await;
        assert_eq!(heard, Vec::<Value>::new());
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn everything_that_reaches_the_others_is_the_same_after_a_secret_change() {
    let (_folder, store) = place();
    let settings = Settings { lists_behind: LISTS_BEHIND, ..settings() };
    let mut gathering = gather(&store, settings, &room_settings(0)).await;
    let watcher = gathering.host.guests(&["Watcher"]).await.remove(0);
    let _watching = Tab::open(&watcher, &gathering.room).await;
    for seat in [1, 0] {
        gathering.tabs[seat].decides(0).await;
    }
    check_told(&mut gathering, &watcher).await;
    gathering.tabs[0].does("undo", &json!({ "do": "undo", "reason": "slip" })).await;
    check_told(&mut gathering, &watcher).await;
    for seat in [1, 2] {
        gathering.tabs[seat].does("yes", &json!({ "do": "answer_undo", "agree": true })).await;
    }
    gathering.tabs[0].until(|tab| tab.undo_epoch == 1 && tab.owes()).await;
    gathering.host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_player_who_changes_a_choice_sees_the_change() {
    let (_folder, store) = place();
    let mut gathering = gather(&store, settings(), &room_settings(0)).await;
    let first = &mut gathering.tabs[0];
    first.decides(0).await;
    first.settle().await;
    let before = first.snapshot["view"].clone();
    first.decides(1).await;
    first.settle().await;
    assert_ne!(first.snapshot["view"], before);
    gathering.host.stop().await;
}

/// The room in the list of its first player.
async fn listed(gathering: &Gathering) -> Value {
    let player = gathering.guests[0].player();
    let games = gathering.guests[0].get(&format!("/api/players/{player}/games")).await.unwrap().ok().unwrap();
    games["games"][0].clone()
}

/// The pending seats in the list.
fn owed(listed: &Value) -> Vec<u64> {
    let owed = listed["summary"]["owed"].as_array().unwrap();
    owed.iter().map(|owed| owed["seat"].as_u64().unwrap()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn lists_show_pending_seats_but_no_hidden_change() {
    let (_folder, store) = place();
    let settings = Settings { lists_behind: LISTS_BEHIND, ..settings() };
    let mut gathering = gather(&store, settings, &room_settings(0)).await;
    assert_eq!(owed(&listed(&gathering).await), [0, 1, 2]);
    gathering.tabs[0].decides(0).await;
    tokio::time::sleep(LISTS_BEHIND * 3).await;
    let before = listed(&gathering).await;
    assert_eq!(owed(&before), [1, 2]);
    gathering.tabs[0].decides(1).await;
    tokio::time::sleep(LISTS_BEHIND * 3).await;
    assert_eq!(listed(&gathering).await, before);
    gathering.host.stop().await;
}

/// Without the log there is no delayed view, and spectators would see the match undelayed or empty.
#[tokio::test(flavor = "multi_thread")]
async fn a_spectator_is_refused_while_the_delayed_view_cannot_be_built() {
    let mut postgres = Postgres::start_with(Durability::Unsynced).unwrap();
    let url = postgres.fresh_database().unwrap();
    let mut gathering = gather(&url, settings(), &room_settings(1)).await;
    gathering.tabs[0].decides(0).await;
    postgres.stop();
    let address =
        format!("{}/api/rooms/{}/socket", gathering.host.url.replacen("http", "ws", 1), gathering.room);
    let mut socket = RoomSocket::open(&address, "").await.unwrap();
    socket.send(&json!({ "type": "hello" })).await.unwrap();
    let first = socket.next().await.unwrap();
    assert_eq!((&first["type"], &first["code"]), (&json!("farewell"), &json!("store_unavailable")));
    postgres.resume().unwrap();
    tokio::time::sleep(Duration::from_millis(1_100)).await;
    let spectator = Tab::nameless(&gathering.host, &gathering.room).await;
    assert!(!spectator.events.is_empty(), "the delayed view is built once the store answers");
    assert_eq!(spectator.snapshot["view"]["observer"], "public");
    gathering.host.stop().await;
}
