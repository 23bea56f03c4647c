//! Seats, hosts and spectators.

use std::time::{Duration, Instant};

use serde_json::{Value, json};

use crate::host::{Host, begun, people, place, settings};
use crate::protocol::closing;
use crate::replays::play as play_out;
use crate::tab::{Gathering, Tab, asked, gather, play};

/// Settings for two players, with these changes.
pub(crate) fn room_settings(field: &str, value: Value) -> Value {
    let mut room_settings = people("welcome", 2);
    room_settings[field] = value;
    room_settings
}

fn do_(what: &str) -> Value {
    json!({ "do": what })
}

#[tokio::test(flavor = "multi_thread")]
async fn players_can_take_only_free_seats() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana", "Luis", "Eva"]).await;
    let room = guests[0].open_room(&people("welcome", 2)).await.unwrap();
    let mut ana = Tab::open(&guests[0], &room).await;
    let mut luis = Tab::open(&guests[1], &room).await;
    let mut eva = Tab::open(&guests[2], &room).await;
    assert_eq!((&ana.you["host"], &luis.you["host"]), (&json!(true), &json!(false)));
    luis.fails(&json!({ "do": "sit", "seat": 5 }), "no_such_seat").await;
    luis.fails(&json!({ "do": "sit", "nonce": "xyz" }), "bad_hex").await;
    luis.does("sit", &json!({ "do": "sit", "seat": 1, "nonce": "aa" })).await;
    assert_eq!((&luis.you["seat"], luis.seat(1)["nonce"].as_str()), (&json!(1), Some("aa")));
    ana.fails(&json!({ "do": "sit", "seat": 1 }), "seat_taken").await;
    ana.does("sit", &do_("sit")).await;
    assert_eq!(ana.you["seat"], 0);
    eva.fails(&do_("sit"), "no_seat_free").await;
    eva.fails(&do_("stand"), "not_seated").await;
    luis.fails(&json!({ "do": "sit", "seat": 0 }), "already_seated").await;
    luis.fails(&json!({ "do": "sit", "seat": 1 }), "already_seated").await;
    luis.does("nonce", &json!({ "do": "sit", "nonce": "bb" })).await;
    assert_eq!((luis.seat(1)["nonce"].as_str(), &luis.room["nonce_order"]), (Some("bb"), &json!([1])));
    luis.does("stand", &do_("stand")).await;
    assert_eq!(luis.you["seat"], Value::Null);
    eva.does("sit", &do_("sit")).await;
    assert_eq!(eva.you["seat"], 1);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_the_host_can_change_seats() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana", "Luis"]).await;
    let room = guests[0].open_room(&people("welcome", 3)).await.unwrap();
    let mut ana = Tab::open(&guests[0], &room).await;
    let mut luis = Tab::open(&guests[1], &room).await;
    luis.does("sit", &json!({ "do": "sit", "seat": 1 })).await;
    let bot = |seat: u8, bot: &str| json!({ "do": "seat_bot", "seat": seat, "bot": bot });
    for command in [bot(2, "random"), json!({ "do": "clear_seat", "seat": 1 }), do_("begin"), do_("close")] {
        luis.fails(&command, "not_host").await;
    }
    ana.fails(&do_("begin"), "seats_free").await;
    ana.fails(&bot(2, "oracle"), "bad_settings").await;
    ana.fails(&bot(1, "random"), "seat_taken").await;
    ana.fails(&bot(7, "random"), "no_such_seat").await;
    ana.fails(&json!({ "do": "clear_seat", "seat": 7 }), "no_such_seat").await;
    ana.does("bot", &bot(2, "random")).await;
    assert_eq!(ana.seat(2)["holder"]["bot"], "random");
    ana.does("clear", &json!({ "do": "clear_seat", "seat": 1 })).await;
    luis.until(|luis| luis.you["seat"].is_null()).await;
    ana.does("bots", &bot(1, "random")).await;
    ana.does("sit", &do_("sit")).await;
    ana.does("begin", &do_("begin")).await;
    for command in [do_("begin"), do_("stand"), bot(1, "random"), json!({ "do": "clear_seat", "seat": 0 })] {
        ana.fails(&command, "begun").await;
    }
    ana.fails(&do_("rematch"), "not_over").await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_host_can_close_a_room_only_while_playing_alone() {
    let (_folder, store) = place();
    let Gathering { host, guests, mut tabs, .. } = gather(&store, settings(), &people("welcome", 2)).await;
    tabs[0].fails(&do_("close"), "others_play").await;
    tabs[1].does("leave", &do_("leave")).await;
    tabs[0].does("close", &do_("close")).await;
    assert_eq!(
        (&tabs[0].room["stage"]["stage"], &tabs[0].room["stage"]["code"]),
        (&json!("closed"), &json!("host_closed"))
    );
    tabs[0].fails(&json!({ "do": "decide", "choice": 0 }), "closed").await;
    tabs[0].fails(&do_("close"), "over").await;
    let room = guests[0].open_room(&people("welcome", 2)).await.unwrap();
    let mut gathering = Tab::open(&guests[0], &room).await;
    gathering.does("close", &do_("close")).await;
    gathering.fails(&do_("begin"), "closed").await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_commitment_comes_first_and_the_secret_last() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana"]).await;
    let bot = json!({ "for": "bot", "bot": "random" });
    let room = guests[0]
        .open_room(&json!({ "game": "welcome", "seats": [{ "for": "person" }, bot] }))
        .await
        .unwrap();
    let mut ana = Tab::open(&guests[0], &room).await;
    let commitment = ana.room["fairness"]["commitment"].clone();
    assert!(commitment.as_str().is_some_and(|digits| digits.len() == 64));
    ana.does("sit", &json!({ "do": "sit", "nonce": "c0ffee" })).await;
    ana.does("begin", &do_("begin")).await;
    assert_eq!(ana.room["fairness"], json!({ "commitment": commitment, "nonces": ["c0ffee", ""] }));
    while !ana.is_over() {
        if ana.is_asked() {
            ana.decides(0).await;
        } else {
            ana.next().await;
        }
    }
    ana.until(|ana| ana.room["stage"]["stage"] == "over").await;
    assert_eq!(ana.room["fairness"]["commitment"], commitment);
    let secret = ana.room["fairness"]["secret"].as_str().unwrap();
    assert_eq!(table::Secret::from_hex(secret).unwrap().commitment().to_string(), commitment);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_seat_that_was_left_is_played_by_a_bot_until_a_spectator_takes_it_over() {
    let (_folder, store) = place();
    let Gathering { host, room, mut tabs, .. } = gather(&store, settings(), &people("welcome", 2)).await;
    let eva = host.guests(&["Eva"]).await.remove(0);
    let mut eva = Tab::open(&eva, &room).await;
    eva.fails(&do_("sit"), "no_seat_free").await;
    let leaver = asked(&mut tabs).await;
    let heard = tabs[leaver].events.len();
    tabs[leaver].does("leave", &do_("leave")).await;
    assert_eq!(tabs[leaver].seat(leaver)["covered"], "left");
    tabs[1 - leaver].until(Tab::owes).await;
    assert!(tabs[1 - leaver].events.len() > heard, "the bot has decided");
    eva.does("sit", &do_("sit")).await;
    assert_eq!(eva.you["seat"], Value::Null, "the other player has yet to agree");
    tabs[1 - leaver].does("yes", &json!({ "do": "answer_take_over", "agree": true })).await;
    eva.until(|eva| eva.you["seat"] == leaver && eva.seat(leaver)["covered"].is_null()).await;
    tabs[leaver].until(|tab| tab.you["seat"].is_null()).await;
    assert_eq!(tabs[leaver].snapshot["offers"], json!([]), "whoever has left only looks on");
    let mut players = [eva, tabs.remove(1 - leaver)];
    play(&mut players, 2).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_host_can_offer_a_bots_seat_to_spectators() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana", "Eva"]).await;
    let bot = json!({ "for": "bot", "bot": "random" });
    let room_settings = json!({ "game": "welcome", "seats": [{ "for": "person" }, bot, bot] });
    let room = begun(&guests[..1], &room_settings).await;
    let mut ana = Tab::open(&guests[0], &room).await;
    let mut eva = Tab::open(&guests[1], &room).await;
    let clear = |seat: usize| json!({ "do": "clear_seat", "seat": seat });
    eva.fails(&json!({ "do": "sit", "seat": 1 }), "seat_taken").await;
    eva.fails(&clear(1), "not_host").await;
    ana.fails(&clear(0), "begun").await;
    ana.fails(&clear(7), "no_such_seat").await;
    let names: Vec<Value> = (0..3).map(|seat| ana.seat(seat)["holder"]["name"].clone()).collect();
    ana.does("offer", &clear(1)).await;
    ana.does("again", &clear(1)).await;
    ana.until(Tab::owes).await;
    assert_eq!((&ana.seat(1)["covered"], &ana.seat(1)["holder"]["kind"]), (&json!("left"), &json!("bot")));
    eva.fails(&json!({ "do": "sit", "seat": 2 }), "seat_taken").await;
    eva.does("sit", &do_("sit")).await;
    assert_eq!((&eva.you["seat"], &eva.seat(1)["covered"]), (&json!(1), &Value::Null));
    ana.until(|tab| tab.seat(1)["holder"]["name"] == "Eva").await;
    assert_eq!(ana.seat(2)["holder"]["name"], names[2], "the other bot keeps its name");
    play(&mut [ana, eva], 2).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn all_rematch_requests_lead_to_one_room_and_the_next_seat_begins() {
    let (_folder, store) = place();
    let Gathering { host, guests, room, mut tabs } = gather(&store, settings(), &people("welcome", 2)).await;
    finish(&mut tabs).await;
    let late = json!({ "do": "decide", "question": "0-1234", "choice": 0 });
    tabs[0].fails(&late, "stale").await;
    tabs[0].fails(&json!({ "do": "decide", "choice": 0 }), "over").await;
    let first = tabs[1].does("again", &do_("rematch")).await;
    let second = tabs[0].does("again", &do_("rematch")).await;
    let third = guests[1].command(&room, "again", &do_("rematch")).await.unwrap().ok().unwrap();
    assert_eq!((&first["room"], &first["room"]), (&second["room"], &third["room"]));
    let next = first["room"].as_str().unwrap();
    tabs[0].until(|tab| tab.room["next"] == next).await;
    let luis = Tab::open(&guests[1], next).await;
    let ana = Tab::open(&guests[0], next).await;
    assert_eq!(
        (&luis.you["seat"], &ana.you["seat"], &luis.you["host"]),
        (&json!(0), &json!(1), &json!(true))
    );
    assert_eq!(luis.room["settings"], tabs[0].room["settings"]);
    assert_ne!(luis.room["fairness"]["commitment"], tabs[0].room["fairness"]["commitment"]);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_rated_match_changes_ratings_once_however_often_its_room_is_opened() {
    let (_folder, store) = place();
    let Gathering { host, guests, room, mut tabs } =
        gather(&store, settings(), &room_settings("rated", json!(true))).await;
    tabs[0].fails(&do_("rematch"), "not_over").await;
    finish(&mut tabs).await;
    let winners = tabs[0].room["stage"]["winners"].clone();
    let ratings = counted(&host, &guests[0], &guests[1]).await;
    let rose: Vec<usize> = (0..2).filter(|seat| ratings[*seat].0 > 1500.0).collect();
    assert_eq!(json!(rose), winners);
    assert!(ratings.iter().all(|(_, games)| *games == 1));
    host.stop().await;
    for _ in 0..2 {
        let host = Host::on(&store).await;
        let tab = Tab::open(&guests[0].at(&host.url), &room).await;
        assert_eq!(tab.room["stage"]["stage"], "over");
        assert_eq!(counted(&host, &guests[0], &guests[1]).await, ratings);
        host.stop().await;
    }
}

/// The ratings of two players, which are stored shortly after the match.
async fn counted(host: &Host, ana: &client::Guest, luis: &client::Guest) -> Vec<(f64, i64)> {
    let mut ratings = Vec::new();
    for guest in [ana, luis] {
        let row = loop {
            match host.app.store.rating(guest.player(), "welcome").await.unwrap() {
                Some(row) => break row,
                None => tokio::task::yield_now().await,
            }
        };
        ratings.push((row.rating, row.games));
    }
    ratings
}

/// Plays a match to its end.
pub(crate) async fn finish(tabs: &mut [Tab]) {
    let mut number = 0;
    while !tabs.iter().any(Tab::is_over) {
        for tab in tabs.iter_mut() {
            tab.settle().await;
        }
        if let Some(next) = tabs.iter().position(Tab::owes) {
            number += 1;
            tabs[next].decides(number * 7 + 1).await;
        }
    }
    for tab in tabs {
        tab.until(|tab| tab.room["stage"]["stage"] == "over").await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_without_spectators_refuses_clients_without_a_seat() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana", "Luis"]).await;
    let eva = host.guests(&["Eva"]).await.remove(0);
    let private = room_settings("spectators", json!({ "welcome": false }));
    let room = guests[0].open_room(&private).await.unwrap();
    let mut waiting = Tab::open(&eva, &room).await;
    for guest in &guests {
        guest.command(&room, "sit", &do_("sit")).await.unwrap().ok().unwrap();
    }
    guests[0].command(&room, "begin", &do_("begin")).await.unwrap().ok().unwrap();
    assert_eq!(waiting.socket.until("error").await.unwrap()["code"], "no_spectators");
    assert_eq!(closing(&mut waiting.socket).await, Some(4003));
    let mut late = eva.open_socket(&room).await.unwrap();
    late.send(&json!({ "type": "hello" })).await.unwrap();
    assert_eq!(late.next().await.unwrap()["code"], "no_spectators");
    assert_eq!(closing(&mut late).await, Some(4003), "and nothing more is said to them");
    let spoken = eva.command(&room, "say", &json!({ "do": "say", "text": "psst" })).await.unwrap();
    assert_eq!(spoken.code(), "no_spectators");
    assert_eq!(Tab::open(&guests[1], &room).await.you["seat"], 1);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn delayed_spectators_see_nothing_early() {
    let (_folder, store) = place();
    let mut late = room_settings("spectators", json!({ "welcome": true, "delay_s": 1 }));
    late["pace"] = json!({ "pace": "live", "clock": { "bank_s": 600, "move_s": 60 } });
    let Gathering { host, room, mut tabs, .. } = gather(&store, settings(), &late).await;
    let eva = host.guests(&["Eva"]).await.remove(0);
    let mut eva = Tab::open(&eva, &room).await;
    eva.until(|eva| !eva.events.is_empty()).await;
    let before = eva.events.len();
    let next = asked(&mut tabs).await;
    let start = Instant::now();
    tabs[next].does("say", &json!({ "do": "say", "text": "I go" })).await;
    tabs[next].decides(0).await;
    let news = eva.next().await;
    assert!(start.elapsed() >= Duration::from_millis(990), "too early: {news}");
    eva.until(|eva| eva.events.len() > before && !eva.chat.is_empty()).await;
    for seat in eva.room["seats"].as_array().unwrap() {
        assert_eq!(
            (&seat["bank_ms"], &seat["asked_ms"], &seat["deadline_ms"]),
            (&Value::Null, &Value::Null, &Value::Null)
        );
    }
    assert!(tabs[0].seat(0)["bank_ms"].is_number(), "the players see their clocks");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_left_is_delayed_like_spectators() {
    let (_folder, store) = place();
    let late = room_settings("spectators", json!({ "welcome": true, "delay_s": 600 }));
    let Gathering { host, room, mut tabs, .. } = gather(&store, settings(), &late).await;
    play(&mut tabs, 2).await;
    tabs[0].does("leave", &do_("leave")).await;
    let eva = host.guests(&["Eva"]).await.remove(0);
    eva.command(&room, "sit", &do_("sit")).await.unwrap().ok().unwrap();
    tabs[1].does("yes", &json!({ "do": "answer_take_over", "agree": true })).await;
    tabs[0].until(|tab| tab.you["seat"].is_null()).await;
    assert_eq!((&tabs[0].snapshot, &tabs[0].room["stage"]["stage"]), (&Value::Null, &json!("open")));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn invalid_room_settings_are_refused() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let ana = host.guests(&["Ana"]).await.remove(0);
    for (field, value) in [
        ("game", json!("chess")),
        ("seats", json!([])),
        ("seats", json!([{ "for": "bot", "bot": "oracle" }, { "for": "person" }])),
        ("options", json!({ "colour": "red" })),
        ("pace", json!({ "pace": "turns", "days": 0 })),
        ("pace", json!({ "pace": "live", "clock": { "bank_s": 0, "move_s": 0 } })),
        ("pace", json!({ "pace": "live", "grace_s": 601 })),
        ("spectators", json!({ "welcome": true, "delay_s": 601 })),
    ] {
        let answer = ana.post("/api/rooms", &room_settings(field, value.clone())).await.unwrap();
        assert_eq!((answer.status, answer.code()), (400, "bad_settings"), "{value}: {}", answer.body);
    }
    assert!(
        !begun(
            std::slice::from_ref(&ana),
            &json!({ "game": "welcome", "seats": [
        { "for": "person" }, { "for": "bot", "bot": "random" }] })
        )
        .await
        .is_empty()
    );
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_empty_room_closes_soon_after_its_match_and_can_be_opened_again() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana", "Luis"]).await;
    let goes_on = begun(&guests, &people("welcome", 2)).await;
    let over = begun(&guests, &people("welcome", 2)).await;
    assert!(play_out(&host, &guests, &over, 2_000).await, "the match does not end");
    let is_open = async |room: &str| host.app.store.owner(room).await.unwrap().is_some();
    let deadline = Instant::now() + settings().idle / 3;
    while is_open(&over).await {
        assert!(Instant::now() < deadline, "a room stays open whose match is over and in which nobody is");
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(is_open(&goes_on).await);
    let ana = Tab::open(&guests[0], &over).await;
    assert_eq!(ana.room["stage"]["stage"], "over");
    assert!(is_open(&over).await);
    host.stop().await;
}
