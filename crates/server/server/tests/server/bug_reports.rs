//! Bug reports: what they contain, who can read them, and how many there may be.

use client::Guest;
use serde_json::{Value, json};

use crate::host::{people, place, settings};
use crate::rooms::finish;
use crate::tab::{Gathering, Tab, gather, play};

fn description(text: &str) -> Value {
    json!({ "description": text })
}

/// Files a report and returns the path of its file.
async fn filed(guest: &Guest, room: &str, text: &str) -> String {
    let answer = guest.post(&format!("/api/rooms/{room}/bug-reports"), &description(text)).await.unwrap();
    assert_eq!(answer.status, 201, "{}", answer.body);
    answer.body["file"].as_str().unwrap().to_owned()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_report_has_the_step_and_the_view_of_its_reporter() {
    let (_folder, store) = place();
    let Gathering { host, guests, room, mut tabs } = gather(&store, settings(), &people("welcome", 2)).await;
    play(&mut tabs, 3).await;
    let path = filed(&guests[1], &room, "The \u{202e}Torch is missing.").await;
    let shown = guests[1].get(&path).await.unwrap().body;
    let replay = guests[1].get(&format!("/api/rooms/{room}/replay?count=200")).await.unwrap().body;
    let last = replay["frames"].as_array().unwrap().last().unwrap();
    assert_eq!((&shown["step"], &shown["view"]), (&last["step"], &last["view"]));
    let events = guests[1].get(&format!("/api/rooms/{room}/events?count=200")).await.unwrap().body;
    assert_eq!(shown["events"], events["events"]);
    assert_eq!(
        (&shown["description"], &shown["perspective"], &shown["settings"]["game"], &shown["room"]),
        (&json!("The Torch is missing."), &json!("seat:1"), &json!("welcome"), &json!(room))
    );
    assert_eq!((&shown["version"], &shown["record"]), (&json!(env!("CARGO_PKG_VERSION")), &Value::Null));
    play(&mut tabs, 2).await;
    assert_eq!(guests[1].get(&path).await.unwrap().body, shown, "later moves change nothing");
    finish(&mut tabs).await;
    let record = guests[0].get(&format!("/api/rooms/{room}/record")).await.unwrap().body;
    assert_eq!(guests[1].get(&path).await.unwrap().body["record"], record, "the match is over");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_its_reporter_can_read_a_report() {
    let (_folder, store) = place();
    let Gathering { host, guests, room, .. } = gather(&store, settings(), &people("welcome", 2)).await;
    let path = filed(&guests[0], &room, "The Torch is missing.").await;
    assert_eq!(guests[1].get(&path).await.unwrap().status, 404);
    assert_eq!(guests[0].get("/api/bug-reports/nothing").await.unwrap().status, 404);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_spectator_reports_what_the_public_sees() {
    let (_folder, store) = place();
    let Gathering { host, guests, room, mut tabs } = gather(&store, settings(), &people("welcome", 2)).await;
    play(&mut tabs, 2).await;
    let watcher = host.guests(&["Watcher"]).await.remove(0);
    let path = filed(&watcher, &room, "The table is dark.").await;
    let shown = watcher.get(&path).await.unwrap().body;
    assert_eq!(
        (&shown["perspective"], &shown["view"]),
        (&json!("public"), &Tab::open(&watcher, &room).await.snapshot["view"])
    );
    assert_ne!(
        shown["view"],
        guests[0].get(&filed(&guests[0], &room, "?").await).await.unwrap().body["view"]
    );
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_table_that_waits_for_players_can_be_reported() {
    let (_folder, store) = place();
    let host = crate::host::Host::on(&store).await;
    let guest = host.guests(&["Ana"]).await.remove(0);
    let room = guest.post("/api/rooms", &people("raiders", 3)).await.unwrap().body["room"].clone();
    let path = filed(&guest, room.as_str().unwrap(), "Nobody can sit down.").await;
    let shown = guest.get(&path).await.unwrap().body;
    assert_eq!((&shown["step"], &shown["view"]), (&Value::Null, &Value::Null));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn bad_and_too_many_reports_are_refused() {
    let (_folder, store) = place();
    let Gathering { host, guests, room, .. } = gather(&store, settings(), &people("welcome", 2)).await;
    let path = format!("/api/rooms/{room}/bug-reports");
    for text in [String::new(), " \u{200b}".to_owned(), "x".repeat(2_001), "\u{7}".to_owned()] {
        let refused = guests[0].post(&path, &description(&text)).await.unwrap();
        assert_eq!((refused.status, &refused.body["error"]["code"]), (400, &json!("bad_text")), "{text:?}");
    }
    let nowhere = "/api/rooms/aaaaaaaaaaaaaaaaaaaa/bug-reports";
    assert_eq!(guests[1].post(nowhere, &description("?")).await.unwrap().status, 404);
    for _ in 0..20 {
        filed(&guests[0], &room, "Again.").await;
    }
    assert_eq!(guests[0].post(&path, &description("Again.")).await.unwrap().status, 429);
    filed(&guests[1], &room, "Another player still can.").await;
    host.stop().await;
}
