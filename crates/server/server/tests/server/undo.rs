//! Undo.

use client::Guest;
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

/// Ana against a bot; it is her turn to bid.
async fn against_a_bot(host: &Host, practice: bool) -> (Guest, String, Tab) {
    let ana = host.guests(&["Ana"]).await.remove(0);
    let bot = json!({ "for": "bot", "bot": "adventurer" });
    let mut room_settings = json!({ "game": "welcome", "seats": [{ "for": "person" }, bot] });
    if practice {
        room_settings["practice"] = json!(true);
    }
    let room = begun(std::slice::from_ref(&ana), &room_settings).await;
    let mut tab = Tab::open(&ana, &room).await;
    tab.until(Tab::owes).await;
    (ana, room, tab)
}

#[tokio::test(flavor = "multi_thread")]
async fn against_bots_a_drawn_card_cannot_be_undrawn() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let (_ana, _room, mut tab) = against_a_bot(&host, false).await;
    tab.fails(&undo(""), "nothing_to_undo").await;
    tab.decides(0).await;
    tab.until(|tab| tab.snapshot["prompt"]["id"] == "prompt-place").await;
    assert_eq!(tab.undo, "revealed");
    let drawn = tab.snapshot["view"].clone();
    let refused = tab.fails(&undo(""), "undo_revealed").await;
    assert!(refused["message"].as_str().unwrap().contains("practice"), "it says what to do: {refused}");
    assert_eq!((tab.undo_epoch, &tab.snapshot["view"]), (0, &drawn));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn against_bots_undo_needs_no_consent_if_nothing_was_revealed() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    for _ in 0..20 {
        let (_ana, _room, mut tab) = against_a_bot(&host, false).await;
        tab.decides(0).await;
        tab.until(|tab| tab.snapshot["prompt"]["id"] == "prompt-place").await;
        let (before, known) = (tab.snapshot["view"].clone(), tab.events.len());
        tab.decides(0).await;
        tab.until(|tab| tab.owes() || tab.is_over()).await;
        // If the bot passes, Ana enters the dungeon.
        let is_reveal = |event: &Value| event["fact"]["event"] == "revealed";
        if tab.events[known..].iter().any(is_reveal) || tab.is_over() {
            assert_ne!(tab.undo, "free");
            continue;
        }
        assert_eq!(tab.undo, "free", "the bot has drawn a card, and only the bot has seen it");
        tab.does("undo", &undo("")).await;
        assert_eq!((tab.undo_epoch, &tab.snapshot["view"]), (1, &before));
        let again = tab.does("undo", &undo("")).await;
        assert_eq!((&again["again"], tab.undo_epoch), (&json!(true), 1), "it is made once");
        assert_eq!(tab.undo, "revealed", "before that decision, she saw the card");
        tab.decides(0).await;
        return host.stop().await;
    }
    panic!("the bot has passed 20 times");
}

#[tokio::test(flavor = "multi_thread")]
async fn practice_undoes_even_a_draw_and_marks_the_match() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let (ana, room, mut tab) = against_a_bot(&host, true).await;
    assert_eq!(tab.room["settings"]["practice"], true);
    let before = tab.snapshot["view"].clone();
    tab.decides(0).await;
    tab.until(|tab| tab.snapshot["prompt"]["id"] == "prompt-place").await;
    assert_eq!(tab.undo, "free");
    tab.does("undo", &undo("")).await;
    assert_eq!((tab.undo_epoch, &tab.snapshot["view"]), (1, &before));
    tab.does("close", &json!({ "do": "close" })).await;
    let path = format!("/api/rooms/{room}");
    let outline: Value = ana.get(&format!("{path}/outline")).await.unwrap().ok().unwrap();
    let record: Value = ana.get(&format!("{path}/record")).await.unwrap().ok().unwrap();
    let games: Value = ana.get(&format!("/api/players/{}/games", ana.player())).await.unwrap().ok().unwrap();
    assert_eq!((&outline["practice"], &record["practice"]), (&json!(true), &json!(true)));
    assert_eq!(games["games"][0]["summary"]["practice"], true);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rated_match_has_no_undo_after_a_reveal_and_cannot_be_for_practice() {
    let (_folder, store) = place();
    let mut room_settings = people("welcome", 2);
    room_settings["rated"] = json!(true);
    let Gathering { host, guests, mut tabs, .. } = gather(&store, settings(), &room_settings).await;
    let seat = asked(&mut tabs).await;
    tabs[seat].decides(0).await;
    tabs[seat].until(|tab| tab.undo == "revealed").await;
    tabs[seat].fails(&undo(""), "undo_rated").await;
    tabs[seat].decides(0).await;
    tabs[seat].until(|tab| tab.undo == "asks").await;
    room_settings["practice"] = json!(true);
    let refused = guests[0].open_room(&room_settings).await.unwrap_err().to_string();
    assert!(refused.contains("`practice` is invalid: a rated match cannot be for practice"), "{refused}");
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
