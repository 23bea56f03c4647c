//! Who may see what of a match from outside: unlisted games, the chat of ended ones, and delayed ones.

use std::time::Duration;

use client::Guest;
use serde_json::{Value, json};

use crate::host::{Host, begun, people, place, settings};
use crate::rooms::finish;
use crate::tab::{Gathering, Tab, gather, play};

/// The rooms in a player's list of games, as this guest sees it.
async fn games(guest: &Guest, player: &Guest) -> Vec<String> {
    let page = guest.get(&format!("/api/players/{}/games", player.player())).await.unwrap().ok().unwrap();
    let games = page["games"].as_array().unwrap();
    games.iter().map(|game| game["room"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unlisted_match_is_listed_only_to_its_players_even_when_it_is_over() {
    let (_folder, store) = place();
    let Gathering { host, guests, room, mut tabs } = gather(&store, settings(), &people("welcome", 2)).await;
    let stranger = host.guests(&["Stranger"]).await.remove(0);
    finish(&mut tabs).await;
    assert_eq!(games(&stranger, &guests[0]).await, Vec::<String>::new());
    assert_eq!(games(&guests[1], &guests[0]).await, std::slice::from_ref(&room));
    assert_eq!(games(&guests[0], &guests[0]).await, [room]);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_chat_of_an_ended_match_is_sent_only_to_those_who_took_part() {
    let (_folder, store) = place();
    let Gathering { host, guests, room, mut tabs } = gather(&store, settings(), &people("welcome", 2)).await;
    let spectators = host.guests(&["Talker", "Listener"]).await;
    tabs[0].does("hello", &json!({ "do": "say", "text": "good luck" })).await;
    Tab::open(&spectators[0], &room).await.does("x", &json!({ "do": "say", "text": "hi" })).await;
    assert_eq!(Tab::open(&spectators[1], &room).await.said(), ["good luck", "hi"]);
    finish(&mut tabs).await;
    assert_eq!(Tab::open(&guests[1], &room).await.said(), ["good luck", "hi"]);
    assert_eq!(Tab::open(&spectators[0], &room).await.said(), ["good luck", "hi"]);
    assert_eq!(Tab::open(&spectators[1], &room).await.said(), Vec::<&str>::new());
    assert_eq!(Tab::nameless(&host, &room).await.said(), Vec::<&str>::new());
    host.stop().await;
}

const DELAY: Duration = Duration::from_secs(3);

/// What the pages of a room say to a guest: the stage and pending seats of the summary, whether the lobby and the
/// player's list of games have it, whether the outline ends, and the codes of the record and of the fairness.
async fn pages(guest: &Guest, room: &str, player: &Guest) -> Value {
    let page = async |path: &str| guest.get(&format!("/api/rooms{path}")).await.unwrap();
    let shown = page(&format!("/{room}")).await.body;
    let lobby = page("").await.body;
    let outline = page(&format!("/{room}/outline")).await.body;
    json!({
        "stage": shown["stage"],
        "owed": shown["summary"]["owed"].as_array().unwrap().len(),
        "lobby": lobby.as_array().unwrap().iter().any(|listed| listed["room"] == room),
        "games": games(guest, player).await.len(),
        "finished": outline["finished"],
        "record": page(&format!("/{room}/record")).await.status,
        "all": page(&format!("/{room}/replay?as=all")).await.status,
        "secret": page(&format!("/{room}/fairness")).await.body["secret"].is_string(),
    })
}

#[tokio::test(flavor = "multi_thread")]
async fn every_page_of_a_room_keeps_the_spectator_delay() {
    let (_folder, store) = place();
    let mut late = people("welcome", 2);
    late["listed"] = json!(true);
    late["spectators"] = json!({ "welcome": true, "delay_s": DELAY.as_secs() });
    let Gathering { host, guests, room, mut tabs } = gather(&store, settings(), &late).await;
    let stranger = host.guests(&["Stranger"]).await.remove(0);
    let running = json!({ "stage": "playing", "owed": 1, "lobby": true, "games": 1, "finished": false,
        "record": 409, "all": 403, "secret": false });
    assert_eq!(pages(&guests[0], &room, &guests[0]).await, running);
    tokio::time::sleep(DELAY).await;
    let behind = json!({ "stage": "playing", "owed": 0, "lobby": true, "games": 0, "finished": false,
        "record": 409, "all": 403, "secret": false });
    assert_eq!(pages(&stranger, &room, &guests[0]).await, behind);
    finish(&mut tabs).await;
    assert_eq!(pages(&stranger, &room, &guests[0]).await, behind);
    let over = json!({ "stage": "over", "owed": 0, "lobby": false, "games": 1, "finished": true,
        "record": 200, "all": 200, "secret": true });
    assert_eq!(pages(&guests[0], &room, &guests[0]).await, over, "players know the end");
    tokio::time::sleep(DELAY).await;
    assert_eq!(pages(&stranger, &room, &guests[0]).await, over);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_welcome_has_the_latest_events_and_earlier_ones_are_available_over_http() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana", "Luis"]).await;
    let room = begun(&guests, &people("masmorra", 2)).await;
    let mut tabs = [Tab::open(&guests[0], &room).await, Tab::open(&guests[1], &room).await];
    while tabs[0].events.len() < 150 {
        play(&mut tabs, 10).await;
    }
    let all = tabs[0].events.clone();
    let again = Tab::open(&guests[0], &room).await;
    let latest = again.snapshot["events"].as_array().unwrap();
    assert_eq!((latest.len(), &latest[..]), (100, &all[all.len() - 100..]));
    let before = latest[0]["number"].as_u64().unwrap();
    let earlier =
        guests[0].get(&format!("/api/rooms/{room}/events?before={before}&count=200")).await.unwrap();
    assert_eq!(earlier.body["events"].as_array().unwrap()[..], all[..all.len() - 100]);
    let mut old = guests[0].open_socket(&room).await.unwrap();
    old.send(&json!({ "type": "hello", "after": { "undo_epoch": 0, "number": 1 } })).await.unwrap();
    let welcome = old.until("welcome").await.unwrap();
    assert_eq!(welcome["snapshot"]["events"].as_array().unwrap().len(), 100, "an old cursor gets no more");
    host.stop().await;
}
