//! Records, event logs, replays and fairness, and who may see them when.

use client::Guest;
use game::{Observer, Seat, Turn};
use room::ids::RoomId;
use serde_json::{Value, json};
use table::AnyTable;

use crate::host::{Host, begun, people, place};

/// The room's table, which decides what each observer sees.
pub(crate) async fn table_of<T>(host: &Host, room: &str, look: impl FnOnce(&dyn AnyTable) -> T) -> T {
    let loaded = host.app.rooms.load(&RoomId::parse(room).unwrap()).await.unwrap();
    look(loaded.room.table().unwrap())
}

/// Plays a number of decisions, or until the match is over.
pub(crate) async fn play(host: &Host, guests: &[Guest], room: &str, decisions: usize) -> bool {
    for number in 0..decisions {
        let asked = |table: &dyn AnyTable| match table.turn() {
            Turn::Decide { owe, .. } => owe.iter().next().map(|seat| (seat, table.legal(seat).len())),
            Turn::Chance | Turn::Over => None,
        };
        let Some((seat, offers)) = table_of(host, room, asked).await else { return true };
        let command = json!({ "do": "decide", "choice": (number * 7 + 1) % offers });
        let told = guests[seat.index()].command(room, &format!("d{number}"), &command).await.unwrap();
        told.ok().unwrap();
    }
    false
}

/// All frames, page by page.
pub(crate) async fn frames(guest: &Guest, room: &str, asked: &str, count: usize) -> Vec<Value> {
    let (mut frames, mut from) = (Vec::new(), 0);
    loop {
        let path = format!("/api/rooms/{room}/replay?from={from}&count={count}{asked}");
        let page = guest.get(&path).await.unwrap().ok().unwrap();
        let page_frames = page["frames"].as_array().unwrap();
        assert!(page_frames.len() <= count);
        frames.extend(page_frames.iter().cloned());
        let Some(next) = page["next"].as_u64() else { return frames };
        from = next;
    }
}

/// The events of all frames.
fn events(frames: &[Value]) -> Vec<Value> {
    frames.iter().flat_map(|frame| frame["events"].as_array().unwrap().clone()).collect()
}

pub(crate) fn told(table: &dyn AnyTable, observer: Observer) -> (Vec<Value>, Value) {
    let events = table.events(observer).iter().map(|event| serde_json::to_value(event).unwrap()).collect();
    (events, table.view(observer))
}

/// Asserts that the frames have the observer's events and end in its view.
async fn check_frames(host: &Host, room: &str, frames: &[Value], observer: Observer) {
    let (heard, view) = table_of(host, room, |table| told(table, observer)).await;
    assert_eq!(events(frames), heard);
    assert_eq!(frames.last().unwrap()["view"], view);
    let steps: Vec<u64> = frames.iter().map(|frame| frame["step"].as_u64().unwrap()).collect();
    assert_eq!(steps, (0..frames.len() as u64).collect::<Vec<_>>());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_match_is_shown_only_from_the_callers_perspective() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana", "Luis", "Eva", "Watcher"]).await;
    for (game, decisions) in [("welcome", 9), ("raiders", 8)] {
        let room = begun(&guests[..3], &people(game, 3)).await;
        assert!(!play(&host, &guests, &room, decisions).await, "the match is over too soon");
        for (seat, guest) in Seat::all(3).zip(&guests) {
            let own = frames(guest, &room, "", 3).await;
            check_frames(&host, &room, &own, Observer::Seat(seat)).await;
            assert_eq!(own, frames(guest, &room, &format!("&as=seat:{}", seat.index()), 200).await);
        }
        let public = frames(&guests[3], &room, "&as=public", 200).await;
        check_frames(&host, &room, &public, Observer::Public).await;
        for (guest, asked) in [(0, "seat:1"), (0, "all"), (0, "public"), (3, "seat:0"), (3, "all")] {
            let told = guests[guest].get(&format!("/api/rooms/{room}/replay?as={asked}")).await.unwrap();
            assert_eq!((told.status, told.code()), (403, "other_eyes"), "{guest} as {asked}");
        }
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_sealed_choice_that_is_changed_has_no_frame_for_those_who_cannot_see_it() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana", "Luis", "Eva", "Watcher"]).await;
    let room = begun(&guests[..3], &people("raiders", 3)).await;
    let decide = async |id: &str, choice: usize| {
        let command = json!({ "do": "decide", "choice": choice });
        guests[0].command(&room, id, &command).await.unwrap().ok().unwrap();
    };
    decide("first", 0).await;
    let before = [frames(&guests[1], &room, "", 200).await, frames(&guests[3], &room, "", 200).await];
    let own = frames(&guests[0], &room, "", 200).await;
    decide("other", 1).await;
    let after = [frames(&guests[1], &room, "", 200).await, frames(&guests[3], &room, "", 200).await];
    assert_eq!(after, before);
    assert!(frames(&guests[0], &room, "", 200).await.len() > own.len(), "whoever changes it sees so");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_match_is_open_to_all_perspectives_and_its_chance_can_be_checked() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana", "Luis", "Watcher"]).await;
    let room = begun(&guests[..2], &people("welcome", 2)).await;
    let before = guests[2].get(&format!("/api/rooms/{room}/fairness")).await.unwrap().ok().unwrap();
    assert!(play(&host, &guests, &room, 2_000).await, "the match does not end");
    for (asked, observer) in [
        ("&as=public", Observer::Public),
        ("", Observer::Public),
        ("&as=seat:0", Observer::Seat(Seat::new(0).unwrap())),
        ("&as=seat:1", Observer::Seat(Seat::new(1).unwrap())),
    ] {
        check_frames(&host, &room, &frames(&guests[2], &room, asked, 40).await, observer).await;
    }
    let all = frames(&guests[2], &room, "&as=all", 200).await;
    let referee = table_of(&host, &room, |table| serde_json::to_value(table.referee_log()).unwrap()).await;
    assert_eq!(Value::from(events(&all)), referee);
    assert_eq!(all[0]["seats"].as_array().unwrap().len(), 2);
    check_record(&host, &room, &before).await;
    host.stop().await;
}

async fn check_record(host: &Host, room: &str, before: &Value) {
    let record = host.get(&format!("/api/rooms/{room}/record")).await;
    let file = format!("attachment; filename=\"antorcha-welcome-{room}.json\"");
    assert_eq!(record.header("content-disposition"), file);
    assert_eq!(record.header("content-type"), "application/json");
    let report = (catalog::GAMES[0].verify_fair)(&record.text).unwrap();
    assert!(report.finished && report.draws > 0);
    let after = host.get(&format!("/api/rooms/{room}/fairness")).await.body();
    assert_eq!(after["commitment"], before["commitment"]);
    assert_eq!(after["nonces"], json!(["00ff", "00ff"]));
    assert_eq!(after["nonce_order"], json!([0, 1]));
    assert_eq!(after["secret"], record.body()["chance"]["seeded"]["secret"]);
    assert_eq!(after["record"], format!("/api/rooms/{room}/record"));
    assert_eq!(after["verdict"]["verdict"], "fair");
    assert_eq!(after["verdict"]["report"], serde_json::to_value(report).unwrap());
}

#[tokio::test(flavor = "multi_thread")]
async fn a_running_match_does_not_reveal_its_secret() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana", "Luis", "Eva"]).await;
    let room = guests[0].open_room(&people("raiders", 3)).await.unwrap();
    let id = RoomId::parse(&room).unwrap();
    for stage in ["open", "playing"] {
        if stage == "playing" {
            for guest in &guests {
                guest.command(&room, "sit", &json!({ "do": "sit" })).await.unwrap().ok().unwrap();
            }
            guests[0].command(&room, "begin", &json!({ "do": "begin" })).await.unwrap().ok().unwrap();
            assert!(!play(&host, &guests, &room, 9).await, "the match is over too soon");
        }
        let log = host.app.store.entries(id.as_str(), 0).await.unwrap();
        let opened: Value = serde_json::from_str(&log[0].body).unwrap();
        let secret = opened["opened"]["secret"].as_str().unwrap();
        let fairness = host.get(&format!("/api/rooms/{room}/fairness")).await;
        assert_eq!(fairness.status, 200);
        for key in ["secret", "record", "verdict"] {
            assert_eq!(fairness.body()[key], Value::Null, "{key} while {stage}");
        }
        for path in [
            "",
            "/record",
            "/fairness",
            "/events",
            "/replay",
            "/outline",
            "/review",
            "/review/beliefs?seat=0&entry=1",
        ] {
            let told = host.get(&format!("/api/rooms/{room}{path}")).await;
            assert!(!told.text.contains(secret), "{path} tells the secret while {stage}");
        }
        host.get(&format!("/api/rooms/{room}/record")).await.refused(409, "not_over");
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn before_the_match_there_is_no_replay() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana"]).await;
    let room = guests[0].open_room(&people("welcome", 2)).await.unwrap();
    for path in ["events", "replay", "outline"] {
        host.get(&format!("/api/rooms/{room}/{path}")).await.refused(409, "not_begun");
    }
    for path in ["events", "replay", "record", "fairness"] {
        host.get(&format!("/api/rooms/{}/{path}", "a".repeat(20))).await.refused(404, "unknown_room");
        host.get(&format!("/api/rooms/x/{path}")).await.refused(404, "unknown_room");
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_event_log_is_paged() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana", "Luis"]).await;
    let room = begun(&guests, &people("welcome", 2)).await;
    play(&host, &guests, &room, 8).await;
    for (seat, guest) in Seat::all(2).zip(&guests) {
        let (heard, _) = table_of(&host, &room, |table| told(table, Observer::Seat(seat))).await;
        let (mut read, mut before) = (Vec::new(), String::new());
        loop {
            let path = format!("/api/rooms/{room}/events?count=4{before}");
            let page = guest.get(&path).await.unwrap().ok().unwrap();
            assert_eq!(page["number"], heard.len());
            let events = page["events"].as_array().unwrap();
            let Some(first) = events.first() else { break };
            before = format!("&before={}", first["number"]);
            read.splice(0..0, events.iter().cloned());
        }
        assert_eq!(read, heard);
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_replay_keeps_the_spectator_delay() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana", "Luis", "Eva", "Watcher"]).await;
    let mut room_settings = people("raiders", 3);
    room_settings["spectators"] = json!({ "welcome": true, "delay_s": 600 });
    let room = begun(&guests[..3], &room_settings).await;
    assert!(!play(&host, &guests, &room, 4).await, "the match is over too soon");
    for path in ["events", "replay", "outline"] {
        let path = format!("/api/rooms/{room}/{path}");
        let told = guests[3].get(&path).await.unwrap();
        assert_eq!((told.status, told.code()), (409, "not_begun"));
        assert_eq!(guests[0].get(&path).await.unwrap().status, 200);
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_room_without_spectators_shows_its_running_match_only_to_players() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana", "Luis", "Watcher"]).await;
    let mut room_settings = people("welcome", 2);
    room_settings["spectators"] = json!({ "welcome": false });
    let room = begun(&guests[..2], &room_settings).await;
    for path in ["events", "replay", "outline"] {
        let path = format!("/api/rooms/{room}/{path}");
        let told = guests[2].get(&path).await.unwrap();
        assert_eq!((told.status, told.code()), (403, "no_spectators"));
        assert_eq!(guests[1].get(&path).await.unwrap().status, 200);
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn after_an_undo_the_replay_sends_all_events_again() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana", "Luis", "Eva"]).await;
    let room = begun(&guests, &people("raiders", 3)).await;
    play(&host, &guests, &room, 1).await;
    let seat =
        table_of(&host, &room, |table| Seat::all(3).find(|seat| table.undo_for(*seat).is_some())).await;
    let seat = seat.expect("nobody has decided");
    guests[seat.index()].command(&room, "u", &json!({ "do": "undo" })).await.unwrap().ok().unwrap();
    for guest in &guests {
        // If the undo is free, there is no request, and an answer is refused.
        guest.command(&room, "a", &json!({ "do": "answer_undo", "agree": true })).await.unwrap();
    }
    let frames = frames(&guests[seat.index()], &room, "", 200).await;
    let undone = frames.iter().position(|frame| frame["undo_epoch"] == 1).expect("no frame after the undo");
    assert_eq!(frames[undone]["events"][0]["number"], 1);
    let (heard, _) = table_of(&host, &room, |table| told(table, Observer::Seat(seat))).await;
    assert_eq!(events(&frames[undone..]), heard);
    host.stop().await;
}

/// The outline of a match, page by page.
async fn outline(guest: &Guest, room: &str, eyes: &str, count: usize) -> (Value, Vec<Value>) {
    let (mut steps, mut from) = (Vec::new(), 0);
    loop {
        let path = format!("/api/rooms/{room}/outline?as={eyes}&from={from}&count={count}");
        let page = guest.get(&path).await.unwrap().ok().unwrap();
        steps.extend(page["steps"].as_array().unwrap().iter().cloned());
        let Some(next) = page["next"].as_u64() else { return (page, steps) };
        from = next;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_outline_and_the_replay_count_the_same_steps() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana", "Luis", "Eva", "Watcher"]).await;
    let room = begun(&guests[..3], &people("raiders", 3)).await;
    assert!(!play(&host, &guests, &room, 7).await, "the match is over too soon");
    let (running, _) = outline(&guests[1], &room, "seat:1", 3).await;
    assert_eq!(
        (&running["open_eyes"], &running["seat"], &running["finished"]),
        (&json!(["seat:1"]), &json!(1), &json!(false))
    );
    let (watched, steps) = outline(&guests[3], &room, "public", 3).await;
    assert_eq!((&watched["open_eyes"], &watched["seat"]), (&json!(["public"]), &Value::Null));
    assert!(steps.iter().all(|step| step["entry"].is_null()), "hidden steps are counted before the public");
    assert!(play(&host, &guests, &room, 2_000).await, "the match does not end");
    for eyes in ["public", "seat:0", "seat:2", "all"] {
        let frames = frames(&guests[3], &room, &format!("&as={eyes}"), 200).await;
        let (page, steps) = outline(&guests[3], &room, eyes, 50).await;
        let told = |step: &Value| json!([step["at_ms"], step["undo_epoch"], step["events"]]);
        let told = |steps: &[Value]| steps.iter().map(told).collect::<Vec<_>>();
        assert_eq!(told(&steps), told(&frames), "as {eyes}");
        assert!(
            steps.iter().map(|step| step["entry"].as_i64().unwrap()).is_sorted_by(|one, next| one < next)
        );
        assert_eq!(page["open_eyes"], json!(["public", "seat:0", "seat:1", "seat:2", "all"]));
    }
    host.stop().await;
}
