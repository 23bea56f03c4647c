//! Matches that start from a position of another match.

use client::Guest;
use game::{Observer, Seat};
use serde_json::{Value, json};

use crate::host::{Host, begun, people, place};
use crate::replays::{frames, play, table_of, told};

/// A finished match.
pub(crate) async fn finished(host: &Host, guests: &[Guest], game: &str, seats: usize) -> String {
    let room = begun(&guests[..seats], &people(game, seats)).await;
    assert!(play(host, guests, &room, 2_000).await, "the match does not end");
    room
}

/// The log entries that have a position, in order.
async fn entries(guest: &Guest, room: &str) -> Vec<i64> {
    let page = guest.get(&format!("/api/rooms/{room}/outline?as=all")).await.unwrap().ok().unwrap();
    page["steps"].as_array().unwrap().iter().map(|step| step["entry"].as_i64().unwrap()).collect()
}

fn going_on(game: &str, seats: usize, origin: Value) -> Value {
    let mut room_settings = people(game, seats);
    room_settings["origin"] = origin;
    room_settings
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_can_start_from_any_position_of_a_finished_one() {
    let (_folder, store) = place();
    for (game, seats, step) in [("welcome", 2, 3), ("raiders", 3, 20)] {
        let host = Host::on(&store).await;
        let guests = host.guests(&["Ana", "Luis", "Eva"]).await;
        let other = finished(&host, &guests, game, seats).await;
        let all = frames(&guests[0], &other, "&as=all", 200).await;
        let entry = entries(&guests[0], &other).await[step];
        let room =
            begun(&guests[..seats], &going_on(game, seats, json!({ "room": other, "entry": entry }))).await;
        for (seat, view) in Seat::all(seats as u8).zip(all[step]["seats"].as_array().unwrap()) {
            let (_, seen) = table_of(&host, &room, |table| told(table, Observer::Seat(seat))).await;
            assert_eq!(seen, *view, "{game}, {seat:?}");
        }
        let heard: usize = all[..=step].iter().map(|frame| frame["events"].as_array().unwrap().len()).sum();
        assert_eq!(table_of(&host, &room, |table| table.referee_log().len()).await, heard);
        assert!(play(&host, &guests, &room, 2_000).await, "the match does not end");
        host.stop().await;
        check_kept(Host::on(&store).await, game, &room).await;
    }
}

/// Asserts that a continued match replays from its log and is fair.
async fn check_kept(host: Host, game: &str, room: &str) {
    let catalog = catalog::find(game).unwrap();
    let record = host.get(&format!("/api/rooms/{room}/record")).await;
    let report = (catalog.verify_fair)(&record.text).unwrap();
    assert!(report.finished && report.origin_steps > 0);
    let fairness = host.get(&format!("/api/rooms/{room}/fairness")).await.body();
    assert_eq!(fairness["verdict"]["verdict"], "fair");
    assert_eq!(table_of(&host, room, |table| table.save().unwrap()).await, record.text);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn what_a_seat_did_not_know_is_dealt_again() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana", "Luis", "Eva"]).await;
    let other = finished(&host, &guests, "raiders", 3).await;
    let all = frames(&guests[0], &other, "&as=all", 200).await;
    // The first seat has sealed a card that the second does not know.
    let (step, entries) = (1, entries(&guests[0], &other).await);
    let origin = json!({ "room": other, "entry": entries[step], "known_to": 1 });
    let mut differs = false;
    for _ in 0..12 {
        let room = begun(&guests, &going_on("raiders", 3, origin.clone())).await;
        let seen = async |seat: u8| {
            let observer = Observer::Seat(Seat::new(seat).unwrap());
            table_of(&host, &room, |table| table.view(observer)).await
        };
        assert_eq!(seen(1).await, all[step]["seats"][1], "what the seat knew stays");
        differs |= seen(0).await != all[step]["seats"][0];
    }
    assert!(differs, "the other's choice is always the same");
    let room = begun(&guests, &going_on("raiders", 3, origin.clone())).await;
    assert!(play(&host, &guests, &room, 2_000).await, "the match does not end");
    check_third(&host, &guests, &room).await;
    host.stop().await;
    check_kept(Host::on(&store).await, "raiders", &room).await;
}

/// Checks that a continued match can be continued again, with the same hidden components or with new ones.
async fn check_third(host: &Host, guests: &[Guest], second: &str) {
    let (step, frames) = (2, frames(&guests[0], second, "&as=all", 200).await);
    let entry = entries(&guests[0], second).await[step];
    for known_to in [None, Some(2)] {
        let mut origin = json!({ "room": second, "entry": entry });
        if let Some(seat) = known_to {
            origin["known_to"] = json!(seat);
        }
        let third = begun(guests, &going_on("raiders", 3, origin)).await;
        for (seat, view) in Seat::all(3).zip(frames[step]["seats"].as_array().unwrap()) {
            let seen = table_of(host, &third, |table| table.view(Observer::Seat(seat))).await;
            if known_to.is_none_or(|known| known == seat.index()) {
                assert_eq!(seen, *view, "{seat:?}");
            }
        }
        assert!(play(host, guests, &third, 2_000).await, "the match does not end");
        let fairness = host.get(&format!("/api/rooms/{third}/fairness")).await.body();
        assert_eq!(fairness["verdict"]["verdict"], "fair");
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn invalid_start_positions_are_refused() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana", "Luis", "Eva"]).await;
    let over = finished(&host, &guests, "welcome", 2).await;
    let running = begun(&guests[..2], &people("welcome", 2)).await;
    let known = entries(&guests[0], &over).await;
    let refused = async |code: &str, room_settings: Value| {
        let told = guests[2].post("/api/rooms", &room_settings).await.unwrap();
        assert_eq!(told.code(), code, "{room_settings}");
    };
    let from = |room: &str, entry: i64| json!({ "room": room, "entry": entry });
    refused("not_over", going_on("welcome", 2, from(&running, known[0]))).await;
    refused("unknown_room", going_on("welcome", 2, from(&"a".repeat(20), 3))).await;
    refused("bad_settings", going_on("welcome", 3, from(&over, known[2]))).await;
    refused("bad_settings", going_on("raiders", 3, from(&over, known[2]))).await;
    refused("bad_settings", going_on("welcome", 2, from(&over, 1))).await;
    refused("bad_settings", going_on("welcome", 2, from(&over, *known.last().unwrap()))).await;
    let mut rated = going_on("welcome", 2, from(&over, known[2]));
    rated["rated"] = json!(true);
    refused("bad_settings", rated).await;
    let mut other_options = going_on("welcome", 2, from(&over, known[2]));
    other_options["options"] = json!({ "set": "back" });
    refused("bad_settings", other_options).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_continued_match_can_be_continued_and_its_rematch_starts_fresh() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana", "Luis"]).await;
    let first = finished(&host, &guests, "welcome", 2).await;
    let entry = entries(&guests[0], &first).await[3];
    let second = begun(&guests, &going_on("welcome", 2, json!({ "room": first, "entry": entry }))).await;
    assert!(play(&host, &guests, &second, 2_000).await, "the match does not end");
    let entry = entries(&guests[0], &second).await[2];
    let third = begun(&guests, &going_on("welcome", 2, json!({ "room": second, "entry": entry }))).await;
    let frames = frames(&guests[0], &second, "&as=all", 200).await;
    assert_eq!(table_of(&host, &third, |table| table.view(Observer::Public)).await, frames[2]["view"]);
    let told = guests[0].command(&second, "again", &json!({ "do": "rematch" })).await.unwrap().ok().unwrap();
    let next = host.get(&format!("/api/rooms/{}", told["room"].as_str().unwrap())).await.body();
    assert_eq!(next["stage"], "open");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_match_of_a_device_is_continued_from_its_record() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana", "Luis", "Eva"]).await;
    let options = Default::default();
    let config = table::Config { seats: 3, options, ..table::Config::default() };
    let mut elsewhere = (catalog::find("raiders").unwrap().open)(config, table::Chance::of_seed(7)).unwrap();
    for _ in 0..8 {
        let game::Turn::Decide { owe, .. } = elsewhere.turn() else { break };
        elsewhere.act_nth(owe.iter().next().unwrap(), 0).unwrap();
    }
    let (known_to, record) = (Seat::new(1).unwrap(), elsewhere.save().unwrap());
    let origin = json!({ "room": "herehere234567890abc", "known_to": 1 });
    let body = |record: &str| json!({ "settings": going_on("raiders", 3, origin.clone()), "record": record });
    let opened = guests[0].post("/api/rooms/continued", &body(&record)).await.unwrap().ok().unwrap();
    let room = opened["room"].as_str().unwrap().to_owned();
    for (guest, seat) in guests.iter().zip(0..3) {
        guest.command(&room, "sit", &json!({ "do": "sit", "seat": seat })).await.unwrap().ok().unwrap();
    }
    guests[0].command(&room, "begin", &json!({ "do": "begin" })).await.unwrap().ok().unwrap();
    let seen = table_of(&host, &room, move |table| table.view(Observer::Seat(known_to))).await;
    assert_eq!(seen, elsewhere.view(Observer::Seat(known_to)), "what the seat knew stays");
    assert!(play(&host, &guests, &room, 2_000).await, "the match does not end");
    for wrong in
        ["", "{}", &record.replace("raiders", "welcome"), &record.replace("\"seats\":3", "\"seats\":4")]
    {
        let refused = guests[0].post("/api/rooms/continued", &body(wrong)).await.unwrap();
        assert_eq!(refused.status, 400, "{wrong}");
    }
    host.stop().await;
    check_kept(Host::on(&store).await, "raiders", &room).await;
}
