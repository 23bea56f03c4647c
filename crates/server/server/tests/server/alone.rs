//! A player who continues a running match alone, from their own knowledge. This must reveal nothing to anyone.

use client::Guest;
use game::{Observer, Seat};
use serde_json::{Value, json};

use crate::host::{Host, begun, people, place};
use crate::replays::{frames, table_of};

/// Settings for a match of Raiders that continues from what the second seat saw at this step.
fn alone(room: &str, step: usize) -> Value {
    let bot = json!({ "for": "bot", "bot": "random" });
    json!({
        "game": "raiders",
        "seats": [bot, { "for": "person" }, bot],
        "spectators": { "welcome": false, "delay_s": 0 },
        "origin": { "room": room, "step": step, "known_to": 1 },
    })
}

/// A running match of three in which the first seat has sealed a card, and the step at which the second seat saw it last.
async fn running(guests: &[Guest]) -> (String, usize) {
    let room = begun(guests, &people("raiders", 3)).await;
    guests[0].command(&room, "seal", &json!({ "do": "decide", "choice": 2 })).await.unwrap().ok().unwrap();
    let seen = frames(&guests[1], &room, "", 200).await.len();
    (room, seen - 1)
}

async fn opened(guest: &Guest, room_settings: &Value) -> String {
    let told = guest.post("/api/rooms", room_settings).await.unwrap().ok().unwrap();
    let room = told["room"].as_str().unwrap().to_owned();
    guest.command(&room, "sit", &json!({ "do": "sit", "seat": 1 })).await.unwrap().ok().unwrap();
    guest.command(&room, "begin", &json!({ "do": "begin" })).await.unwrap().ok().unwrap();
    room
}

/// Plays the first offer until the match is over.
async fn finish(guest: &Guest, room: &str) {
    for number in 0..20_000 {
        let decided =
            guest.command(room, &format!("f{number}"), &json!({ "do": "decide", "choice": 0 })).await;
        if decided.unwrap().code() == "over" {
            return;
        }
    }
    panic!("the match does not end");
}

fn first() -> Observer {
    Observer::Seat(Seat::new(0).unwrap())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_continues_from_their_knowledge_and_the_rest_is_dealt_again() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana", "Luis", "Eva"]).await;
    let (other, step) = running(&guests).await;
    let own = frames(&guests[1], &other, "", 200).await;
    let sealed =
        async |room: &str| table_of(&host, room, |table| table.view(first())["sealed"].clone()).await;
    let (truth, mut differs) = (sealed(&other).await, false);
    assert!(!truth.is_null() && own[step]["view"]["sealed"].is_null());
    for _ in 0..8 {
        let room = opened(&guests[1], &alone(&other, step)).await;
        let begun = frames(&guests[1], &room, "", 200).await;
        assert_eq!(begun[0]["view"], own[step]["view"], "what the seat knew stays");
        differs |= sealed(&room).await != truth;
    }
    assert!(differs, "what the seat did not know is always the same");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn such_a_room_is_private_and_its_record_and_secret_stay_hidden() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana", "Luis", "Eva"]).await;
    let (other, step) = running(&guests).await;
    let room = opened(&guests[1], &alone(&other, step)).await;
    finish(&guests[1], &room).await;
    let refused = async |guest: &Guest, code: &str, address: &str| {
        let told = guest.get(&format!("/api/rooms/{room}/{address}")).await.unwrap();
        assert_eq!(told.code(), code, "{address}");
    };
    for guest in [&guests[0], &guests[1]] {
        refused(guest, "private", "record").await;
        refused(guest, "private", "card.png").await;
        let fairness = guest.get(&format!("/api/rooms/{room}/fairness")).await.unwrap().ok().unwrap();
        assert_eq!([&fairness["secret"], &fairness["record"], &fairness["verdict"]], [&Value::Null; 3]);
    }
    for address in ["replay", "outline", "events", "replay?as=all", "replay?as=public"] {
        refused(&guests[0], "no_spectators", address).await;
    }
    refused(&guests[1], "other_eyes", "replay?as=all").await;
    refused(&guests[1], "other_eyes", "outline?as=seat:0").await;
    let outline = guests[1].get(&format!("/api/rooms/{room}/outline")).await.unwrap().ok().unwrap();
    assert!(outline["steps"].as_array().unwrap().iter().all(|step| step["entry"].is_null()));
    assert_eq!((&outline["finished"], &outline["open_eyes"]), (&json!(true), &json!(["seat:1"])));
    let replay = guests[1].get(&format!("/api/rooms/{room}/replay")).await.unwrap().ok().unwrap();
    assert_eq!(replay["finished"], true);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_continues_only_from_their_own_seat() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana", "Luis", "Eva", "Olga"]).await;
    let (other, step) = running(&guests[..3]).await;
    let refused = async |guest: usize, code: &str, room_settings: &Value| {
        let told = guests[guest].post("/api/rooms", room_settings).await.unwrap();
        assert_eq!(told.code(), code, "{room_settings}");
    };
    let room_settings = alone(&other, step);
    refused(0, "other_eyes", &room_settings).await;
    refused(3, "other_eyes", &room_settings).await;
    refused(1, "bad_settings", &alone(&other, 1_000)).await;
    let changed = |change: fn(&mut Value)| {
        let mut room_settings = room_settings.clone();
        change(&mut room_settings);
        room_settings
    };
    let person = changed(|room_settings| room_settings["seats"][0] = json!({ "for": "person" }));
    let watched = changed(|room_settings| room_settings["spectators"]["welcome"] = json!(true));
    let listed = changed(|room_settings| room_settings["listed"] = json!(true));
    let nobody =
        changed(|room_settings| drop(room_settings["origin"].as_object_mut().unwrap().remove("known_to")));
    let both = changed(|room_settings| room_settings["origin"]["entry"] = json!(9));
    for room_settings in [person, watched, listed, nobody, both] {
        refused(1, "bad_settings", &room_settings).await;
    }
    let told = guests[1].post("/api/rooms", &room_settings).await.unwrap().ok().unwrap();
    let room = told["room"].as_str().unwrap();
    let sits = guests[0].command(room, "sit", &json!({ "do": "sit", "seat": 1 })).await.unwrap();
    assert_eq!(sits.code(), "private");
    host.stop().await;
}
