//! What people without a part in a match can do to its room: nothing that is stored, and nothing without a limit.

use serde_json::{Value, json};

use crate::host::{Host, people, place, settings};
use crate::tab::{Gathering, Tab, gather};

/// How many entries the log of a room has, without decisions: bots may decide at any time.
async fn entries(host: &Host, room: &str) -> usize {
    let log = host.app.store.entries(room, 0).await.unwrap();
    log.iter().filter(|entry| !entry.body.starts_with(r#"{"decided""#)).count()
}

fn mute(player: &str, muted: bool) -> Value {
    json!({ "do": "mute", "player": player, "muted": muted })
}

#[tokio::test(flavor = "multi_thread")]
async fn people_who_may_not_watch_store_nothing_in_a_room() {
    let (_folder, store) = place();
    let mut closed = people("welcome", 2);
    closed["spectators"] = json!({ "welcome": false });
    let Gathering { host, guests, room, tabs: _tabs } = gather(&store, settings(), &closed).await;
    let stranger = host.guests(&["Stranger"]).await.remove(0);
    let before = entries(&host, &room).await;
    let attempts = [
        (mute(guests[0].player(), true), "no_spectators"),
        (json!({ "do": "say", "text": "hello" }), "no_spectators"),
        (json!({ "do": "report", "line": 1, "reason": "" }), "no_spectators"),
        (json!({ "do": "leave" }), "not_seated"),
        (json!({ "do": "return" }), "not_seated"),
    ];
    for (command, code) in attempts {
        let answer = stranger.command(&room, "x", &command).await.unwrap();
        assert_eq!(answer.code(), code, "{command}");
    }
    assert_eq!(entries(&host, &room).await, before);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_command_that_changes_nothing_stores_nothing() {
    let (_folder, store) = place();
    let Gathering { host, guests, room, mut tabs } = gather(&store, settings(), &people("welcome", 2)).await;
    let for_all = json!({ "do": "mute_for_all", "player": guests[1].player(), "muted": true });
    let changes = [mute(guests[1].player(), true), for_all, json!({ "do": "leave" })];
    for (number, change) in changes.iter().enumerate() {
        tabs[0].does(&format!("first {number}"), change).await;
        let before = entries(&host, &room).await;
        let again = tabs[0].does(&format!("second {number}"), change).await;
        assert_eq!((&again["again"], entries(&host, &room).await), (&json!(true), before), "{change}");
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_open_table_stores_no_seat_command_that_changes_nothing() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let ana = host.guests(&["Ana"]).await.remove(0);
    let room = ana.open_room(&people("welcome", 2)).await.unwrap();
    let mut tab = Tab::open(&ana, &room).await;
    let seat_bot = json!({ "do": "seat_bot", "seat": 0, "bot": "novice" });
    tab.does("bot", &seat_bot).await;
    let before = entries(&host, &room).await;
    tab.does("same bot", &seat_bot).await;
    tab.does("free seat", &json!({ "do": "clear_seat", "seat": 1 })).await;
    assert_eq!(entries(&host, &room).await, before);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_stored_command_has_a_rate_limit() {
    let (_folder, store) = place();
    let mut few = settings();
    (few.limits.lines_per_ten_seconds, few.limits.messages_per_second) = (3, 20);
    let Gathering { host, guests, room, .. } = gather(&store, few, &people("raiders", 3)).await;
    let before = entries(&host, &room).await;
    let mut codes = Vec::new();
    for number in 0..20 {
        let command = mute(guests[1].player(), number % 2 == 0);
        codes
            .push(guests[0].command(&room, &format!("m{number}"), &command).await.unwrap().code().to_owned());
    }
    let refused = codes.iter().filter(|code| *code == "too_many").count();
    assert!(refused >= 8, "12 in ten seconds are allowed: {codes:?}");
    assert_eq!(entries(&host, &room).await, before + 20 - refused);
    let mut refused = 0;
    for number in 0..100 {
        let seal = json!({ "do": "decide", "choice": number % 2 });
        let answer = guests[0].command(&room, &format!("d{number}"), &seal).await.unwrap();
        refused += usize::from(answer.code() == "too_many");
    }
    assert!(refused > 10, "{refused} of 100 decisions in a row were refused");
    host.stop().await;
}
