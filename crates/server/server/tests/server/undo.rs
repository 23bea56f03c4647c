//! Undo.

use serde_json::{Value, json};

use crate::host::{Host, begun, people, place, settings};
use crate::tab::{Gathering, Tab, asked, gather, play};

fn undo(reason: &str) -> Value {
    json!({ "do": "undo", "reason": reason })
}

fn answer(agree: bool) -> Value {
    json!({ "do": "answer_undo", "agree": agree })
}

/// A match in which a seat has decided and the others have seen it; returns that seat.
async fn decided(gathering: &mut Gathering) -> usize {
    let seat = asked(&mut gathering.tabs).await;
    gathering.tabs[seat].decides(0).await;
    asked(&mut gathering.tabs).await;
    assert_eq!(gathering.tabs[seat].undo, "asks");
    seat
}

#[tokio::test(flavor = "multi_thread")]
async fn a_visible_decision_is_undone_when_all_others_agree() {
    let (_folder, store) = place();
    let mut gathering = gather(&store, settings(), &people("welcome", 3)).await;
    let before: Vec<Value> = gathering.tabs.iter().map(|tab| tab.snapshot["view"].clone()).collect();
    let seat = decided(&mut gathering).await;
    let Gathering { host, mut tabs, .. } = gathering;
    let others = [(seat + 1) % 3, (seat + 2) % 3];
    tabs[seat].does("undo", &undo("a slip")).await;
    tabs[others[0]].until(|tab| !tab.room["undo"].is_null()).await;
    assert_eq!(
        (&tabs[others[0]].room["undo"]["seat"], &tabs[others[0]].room["undo"]["reason"]),
        (&json!(seat), &json!("a slip"))
    );
    tabs[others[0]].does("yes", &answer(true)).await;
    assert_eq!(tabs[others[0]].room["undo"]["waits_for"], json!([others[1]]));
    assert_eq!(tabs[others[0]].undo_epoch, 0, "one has not agreed yet");
    tabs[others[0]].fails(&answer(true), "undo_mismatch").await;
    tabs[others[1]].until(|tab| !tab.room["undo"].is_null()).await;
    tabs[others[1]].does("yes", &answer(true)).await;
    for (tab, before) in tabs.iter_mut().zip(&before) {
        tab.until(|tab| tab.undo_epoch == 1 && tab.room["undo"].is_null()).await;
        assert_eq!(tab.snapshot["view"], *before);
    }
    play(&mut tabs, 2).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_refusal_or_a_decision_ends_an_undo_request() {
    let (_folder, store) = place();
    let mut gathering = gather(&store, settings(), &people("welcome", 2)).await;
    let seat = decided(&mut gathering).await;
    let Gathering { host, mut tabs, .. } = gathering;
    let other = 1 - seat;
    tabs[other].fails(&answer(true), "undo_mismatch").await;
    tabs[seat].does("first", &undo("")).await;
    tabs[seat].fails(&undo(""), "undo_mismatch").await;
    tabs[seat].fails(&answer(true), "undo_mismatch").await;
    tabs[other].until(|tab| !tab.room["undo"].is_null()).await;
    tabs[other].does("no", &answer(false)).await;
    tabs[seat].until(|tab| tab.room["undo"].is_null()).await;
    tabs[seat].does("second", &undo("please")).await;
    play(&mut tabs, 1).await;
    for tab in &mut tabs {
        tab.until(|tab| tab.room["undo"].is_null()).await;
        assert_eq!(tab.undo_epoch, 0);
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn against_bots_undo_needs_no_consent() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana"]).await;
    let bot = json!({ "for": "bot", "bot": "adventurer" });
    let room = begun(&guests, &json!({ "game": "welcome", "seats": [{ "for": "person" }, bot] })).await;
    let mut ana = Tab::open(&guests[0], &room).await;
    ana.until(Tab::owes).await;
    let before = ana.snapshot.clone();
    ana.fails(&undo(""), "nothing_to_undo").await;
    ana.decides(0).await;
    ana.until(|ana| ana.owes() || ana.is_over()).await;
    assert_eq!(ana.undo, "free");
    ana.does("undo", &undo("")).await;
    assert_eq!((ana.undo_epoch, &ana.snapshot["view"], &ana.undo), (1, &before["view"], &Value::Null));
    let again = ana.does("undo", &undo("")).await;
    assert_eq!(
        (&again["again"], ana.undo_epoch),
        (&json!(true), 1),
        "an undo that is sent again is made once"
    );
    ana.decides(0).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_cursor_from_before_an_undo_gets_all_events_again() {
    let (_folder, store) = place();
    let mut gathering = gather(&store, settings(), &people("welcome", 2)).await;
    let seat = decided(&mut gathering).await;
    let Gathering { host, guests, room, mut tabs } = gathering;
    let other = 1 - seat;
    let lost = Tab::open(&guests[seat], &room).await;
    let meanwhile = async {
        tabs[seat].does("undo", &undo("")).await;
        tabs[other].until(|tab| !tab.room["undo"].is_null()).await;
        tabs[other].does("yes", &answer(true)).await;
        play(&mut tabs, 2).await;
    };
    let lost = lost.resume(&guests[seat], &room, meanwhile).await;
    assert_eq!(
        (lost.undo_epoch, &lost.events, &lost.snapshot["view"]),
        (1, &tabs[seat].events, &tabs[seat].snapshot["view"])
    );
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_undo_survives_a_restart() {
    let (_folder, store) = place();
    let mut gathering = gather(&store, settings(), &people("welcome", 2)).await;
    let seat = decided(&mut gathering).await;
    let Gathering { host, guests, room, mut tabs } = gathering;
    tabs[seat].does("undo", &undo("")).await;
    host.stop().await;
    let host = Host::on(&store).await;
    let mut other = Tab::open(&guests[1 - seat].at(&host.url), &room).await;
    assert_eq!(other.room["undo"]["seat"], json!(seat), "the request is remembered");
    other.does("yes", &answer(true)).await;
    assert_eq!(other.undo_epoch, 1);
    let (events, view) = (other.events.clone(), other.snapshot["view"].clone());
    host.stop().await;
    let host = Host::on(&store).await;
    let other = Tab::open(&guests[1 - seat].at(&host.url), &room).await;
    assert_eq!((other.undo_epoch, other.events, &other.snapshot["view"]), (1, events, &view));
    host.stop().await;
}
