//! Profiles: the history of matches, what they add up to, and what others see of it.

use std::time::Duration;

use client::Guest;
use room::ids::RoomId;
use serde_json::{Value, json};

use crate::compatibility::{self, STORE};
use crate::host::{Host, begun, people, place};
use crate::replays::play;

/// Plays a match of `welcome` with these settings to its end.
async fn played(host: &Host, guests: &[Guest], more: &[(&str, Value)]) -> String {
    let mut room_settings = people("welcome", guests.len());
    for (key, value) in more {
        room_settings[*key] = value.clone();
    }
    let room = begun(guests, &room_settings).await;
    assert!(play(host, guests, &room, 2_000).await, "the match does not end");
    room
}

/// The page of a player, as a guest or, with `None`, a stranger sees it.
async fn page(host: &Host, viewer: Option<&Guest>, player: &Guest, path: &str) -> Value {
    let path = format!("/api/players/{}{path}", player.player());
    match viewer {
        Some(viewer) => viewer.get(&path).await.unwrap().ok().unwrap(),
        None => host.get(&path).await.body(),
    }
}

async fn rooms(host: &Host, viewer: Option<&Guest>, player: &Guest, query: &str) -> Vec<String> {
    let page = page(host, viewer, player, &format!("/history{query}")).await;
    let matches = page["matches"].as_array().unwrap();
    matches.iter().map(|line| line["room"].as_str().unwrap().to_owned()).collect()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_finished_match_is_in_the_profile_of_each_player() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana", "Luis"]).await;
    let room = played(&host, &guests, &[("listed", json!(true)), ("rated", json!(true))]).await;
    let (ana, luis) = (&guests[0], &guests[1]);
    let shown = page(&host, None, ana, "/history").await["matches"][0].clone();
    assert_eq!(
        (&shown["room"], &shown["game"], &shown["mode"]),
        (&json!(room), &json!("welcome"), &json!("welcome"))
    );
    assert_eq!((&shown["seats"], &shown["rated"], &shown["level"]), (&json!(2), &json!(true), &Value::Null));
    assert_eq!(shown["holders"][1]["player"], luis.player());
    assert!(shown["figure"].is_string() && shown["points"].is_i64());
    let other = page(&host, None, luis, "/history").await["matches"][0].clone();
    assert_ne!(shown["won"], other["won"], "one of them has won");
    let (winner, loser) = if shown["won"] == true { (ana, luis) } else { (luis, ana) };

    let statistics = page(&host, None, winner, "/statistics").await;
    for group in ["games", "modes", "levels", "figures"] {
        let line = &statistics[group][0];
        assert_eq!(
            (&line["matches"], &line["wins"], &line["rated"]),
            (&json!(1), &json!(1), &json!(1)),
            "{group}"
        );
    }
    let against = page(&host, None, winner, &format!("/against/{}", loser.player())).await;
    assert_eq!((&against[0]["ahead"], &against[0]["behind"]), (&json!(1), &json!(0)));
    let curve = page(&host, None, winner, "/rating-curve?game=welcome").await;
    let profile = page(&host, None, winner, "").await;
    assert_eq!((&curve[0]["rating"], &curve[0]["room"]), (&profile["ratings"][0]["rating"], &json!(room)));
    assert_eq!((&profile["guest"], &profile["ratings"][0]["games"]), (&json!(true), &json!(1)));
    assert_eq!(rooms(&host, None, winner, "?result=won&game=welcome").await, [room]);
    assert_eq!(rooms(&host, None, winner, "?result=lost").await, Vec::<String>::new());
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unlisted_match_is_in_no_list_and_no_count_that_others_see() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana", "Luis", "Eva"]).await;
    let room = played(&host, &guests[..2], &[("rated", json!(true))]).await;
    let (ana, luis) = (&guests[0], &guests[1]);
    let against = format!("/against/{}", luis.player());
    for viewer in [None, Some(luis), Some(&guests[2])] {
        assert_eq!(rooms(&host, viewer, ana, "").await, Vec::<String>::new());
        assert_eq!(page(&host, viewer, ana, "/statistics").await["games"], json!([]));
        assert_eq!(page(&host, viewer, ana, "/rating-curve?game=welcome").await, json!([]));
        assert_eq!(page(&host, viewer, ana, "").await["ratings"], json!([]));
    }
    for viewer in [None, Some(&guests[2])] {
        assert_eq!(page(&host, viewer, ana, &against).await, json!([]));
    }
    assert_eq!(rooms(&host, Some(ana), ana, "").await, [room]);
    assert_eq!(page(&host, Some(ana), ana, "/statistics").await["games"][0]["matches"], 1);
    assert_eq!(page(&host, Some(ana), ana, "").await["ratings"][0]["games"], 1);
    for player in [ana, luis] {
        assert_eq!(page(&host, Some(player), ana, &against).await[0]["matches"], 1, "both have played it");
    }

    let rows = async || host.get("/api/leaderboards/welcome").await.body()["rows"].clone();
    let listed = [("rated", json!(true)), ("listed", json!(true))];
    played(&host, &guests[1..], &listed).await;
    for (guest, name) in guests.iter().zip(["Ana", "Luis"]) {
        assert_eq!(
            page(&host, Some(guest), guest, "").await["ratings"][0]["games"],
            if name == "Ana" { 1 } else { 2 }
        );
        assert_eq!(host.register(guest.cookie(), name, "correct horse").await.status, 201);
    }
    assert_eq!(rows().await.as_array().unwrap().len(), 1, "Ana has only unlisted matches");
    let (shown, row) = (page(&host, None, luis, "").await["ratings"][0].clone(), rows().await[0].clone());
    assert_eq!((&shown["games"], &row["games"], &row["rank"]), (&json!(1), &json!(1), &json!(1)));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn others_learn_of_a_match_once_the_delay_of_its_spectators_has_passed() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana", "Luis"]).await;
    let spectators = json!({ "welcome": true, "delay_s": 1 });
    let room = played(&host, &guests, &[("listed", json!(true)), ("spectators", spectators)]).await;
    assert_eq!(rooms(&host, Some(&guests[0]), &guests[0], "").await, [room.as_str()]);
    let ended =
        page(&host, Some(&guests[0]), &guests[0], "/history").await["matches"][0]["finished_ms"].clone();
    while rooms(&host, None, &guests[0], "").await.is_empty() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    assert!(server::clock::now_ms() >= ended.as_i64().unwrap() + 1_000);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn practice_and_matches_from_the_middle_of_others_do_not_count() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana", "Luis"]).await;
    played(&host, &guests, &[("practice", json!(true))]).await;
    let first = played(&host, &guests, &[]).await;
    let outline = guests[0].get(&format!("/api/rooms/{first}/outline?as=all")).await.unwrap().ok().unwrap();
    let entry = outline["steps"][1]["entry"].clone();
    played(&host, &guests, &[("origin", json!({ "room": first, "entry": entry }))]).await;
    assert_eq!(rooms(&host, Some(&guests[0]), &guests[0], "").await, [first]);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_strongest_bot_of_a_match_is_its_level() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana"]).await;
    let bot = |bot: &str| json!({ "for": "bot", "bot": bot });
    let seats = json!([{ "for": "person" }, bot("heuristic"), bot("novice")]);
    let room = begun(&guests, &json!({ "game": "welcome", "seats": seats, "listed": true })).await;
    let mut number = 0;
    while rooms(&host, None, &guests[0], "").await.is_empty() {
        number += 1;
        let decide = json!({ "do": "decide", "choice": 0 });
        let _ = guests[0].command(&room, &format!("d{number}"), &decide).await.unwrap();
        tokio::time::sleep(Duration::from_millis(2)).await;
    }
    let shown = page(&host, None, &guests[0], "/history").await["matches"][0].clone();
    assert_eq!((&shown["level"], &shown["holders"][2]["kind"]), (&json!("adventurer"), &json!("bot")));
    assert_eq!(page(&host, None, &guests[0], "/statistics").await["levels"][0]["key"], "adventurer");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn pages_of_a_history_miss_nothing_and_those_of_a_leaderboard_are_numbered() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana", "Luis", "Eva"]).await;
    let rated = [("listed", json!(true)), ("rated", json!(true))];
    let mut all = Vec::new();
    for _ in 0..3 {
        all.push(played(&host, &guests, &rated).await);
        played(&host, &guests, &[]).await;
    }
    let (mut seen, mut before) = (Vec::new(), String::new());
    loop {
        let shown = page(&host, None, &guests[0], &format!("/history?count=2{before}")).await;
        let lines = shown["matches"].as_array().unwrap();
        seen.extend(lines.iter().map(|line| line["room"].as_str().unwrap().to_owned()));
        let Some(next) = shown["next"].as_str() else { break };
        before = format!("&before={next}");
    }
    all.reverse();
    assert_eq!(seen, all);
    let with = format!("?with={}", guests[1].player());
    assert_eq!(rooms(&host, None, &guests[0], &with).await.len(), 3);

    for (guest, name) in guests.iter().zip(["Ana", "Luis", "Eva"]) {
        assert_eq!(host.register(guest.cookie(), name, "correct horse").await.status, 201);
    }
    let first = host.get("/api/leaderboards/welcome?count=2").await.body();
    assert_eq!((first["rows"].as_array().unwrap().len(), &first["next"]), (2, &json!(3)));
    let last = host.get("/api/leaderboards/welcome?count=2&from=3").await.body();
    assert_eq!((&last["rows"][0]["rank"], &last["next"]), (&json!(3), &Value::Null));
    assert_ne!(last["rows"][0]["player"], first["rows"][0]["player"]);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guests_matches_become_those_of_the_account() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana", "Luis", "Tablet"]).await;
    assert_eq!(host.register(guests[0].cookie(), "Ana", "correct horse").await.status, 201);
    let room = played(&host, &guests[1..], &[("listed", json!(true))]).await;
    assert_eq!(host.log_in(guests[2].cookie(), "Ana", "correct horse").await.status, 200);
    for address in [&guests[0], &guests[2]] {
        assert_eq!(page(&host, None, address, "").await["player"], guests[0].player());
        assert_eq!(rooms(&host, None, address, "").await, [room.as_str()]);
    }
    let nobody = format!("/api/players/{}", "a".repeat(20));
    for path in [
        "",
        "/history",
        "/statistics",
        "/rating-curve?game=welcome",
        &format!("/against/{}", guests[0].player()),
    ] {
        host.get(&format!("{nobody}{path}")).await.refused(404, "unknown_player");
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_matches_of_an_older_version_are_added() {
    for fixture in compatibility::fixtures() {
        let folder = tempfile::tempdir().unwrap();
        let path = folder.path().join(STORE);
        std::fs::copy(fixture.join(STORE), &path).unwrap();
        let host = Host::on(&format!("sqlite:{}", path.display())).await;
        let store = &host.app.store;
        while !store.history_to_add(1).await.unwrap().is_empty() {
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
        let mut added = 0;
        for (id, _) in compatibility::records(&fixture) {
            added += check_added(&host, &id).await;
        }
        assert!(added > 0, "{}", fixture.display());
        host.stop().await;
    }
}

/// Checks that each player of a match has it in the history. Returns how many they are.
async fn check_added(host: &Host, id: &RoomId) -> usize {
    let room = host.app.rooms.load(id).await.unwrap().room;
    let settings = room.settings();
    if settings.lesson || settings.practice || settings.origin.is_some() || settings.daily.is_some() {
        return 0;
    }
    let players: Vec<_> = room.places().iter().filter_map(|place| place.player().cloned()).collect();
    for player in &players {
        let query = store::HistoryQuery { player: player.to_string(), limit: 200, ..Default::default() };
        let page = host.app.store.history(query).await.unwrap();
        let row = page.rows.iter().find(|row| row.room == id.as_str()).unwrap();
        assert!(row.finished_ms > 0 && row.place >= 1);
    }
    players.len()
}
