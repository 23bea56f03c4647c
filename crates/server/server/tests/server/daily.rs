//! The daily dungeons: who plays which deal, who may see what and when, and what counts.

use std::time::{Duration, SystemTime, UNIX_EPOCH};

use client::Guest;
use game::{Seat, Turn};
use serde_json::{Value, json};
use server::bus::Bus;
use server::settings::Settings;
use table::{AnyTable, Secret};

use crate::caller::Told;
use crate::host::{Host, place, settings};
use crate::promised::by_the_api;
use crate::replays::table_of;

const PASSWORD: &str = "correct horse";
const HOUR: Duration = Duration::from_secs(3_600);
const DAY: Duration = Duration::from_secs(24 * 3_600);

/// Settings with which it is noon, so many days from the first day of a test.
fn noon(day: u32) -> Settings {
    let since_midnight = SystemTime::now().duration_since(UNIX_EPOCH).unwrap().as_secs() % DAY.as_secs();
    // Days count backwards from here, because a day can only begin later than midnight.
    let daily_start = Duration::from_secs(since_midnight) + 12 * HOUR + DAY * (3 - day);
    Settings { daily_start, ..settings() }
}

/// A node on this store for which it is this day.
pub(crate) async fn on_day(store: &str, day: u32) -> Host {
    Host::with(store, Bus::in_memory(), catalog::GAMES, noon(day)).await
}

/// The cookie of a new account.
pub(crate) async fn account(host: &Host, name: &str) -> String {
    let guest = Guest::start_session(&host.url, "Someone").await.unwrap();
    let told = host.register(guest.cookie(), name, PASSWORD).await;
    assert_eq!(told.status, 201, "{}", told.text);
    told.cookie()
}

pub(crate) async fn get(host: &Host, cookie: &str, path: &str) -> Told {
    crate::caller::tell(host.request(reqwest::Method::GET, path).header("cookie", cookie)).await
}

/// The room of this player's attempt.
pub(crate) async fn begin(host: &Host, cookie: &str, game: &str) -> String {
    opened(&host.post(&format!("/api/daily/{game}"), cookie, &json!({})).await)
}

fn opened(told: &Told) -> String {
    assert_eq!(told.status, 201, "{}", told.text);
    told.body()["room"].as_str().unwrap().to_owned()
}

pub(crate) async fn daily(host: &Host, cookie: &str) -> Value {
    let shown = get(host, cookie, "/api/daily").await.body();
    by_the_api("DailyShown", &shown);
    shown
}

/// A dungeon of `today`, `tomorrow` or `yesterday`.
pub(crate) async fn dungeon(host: &Host, cookie: &str, day: &str, game: &str) -> Value {
    let shown = daily(host, cookie).await;
    let dungeons = shown[day]["dungeons"].as_array().unwrap();
    dungeons.iter().find(|dungeon| dungeon["game"] == game).unwrap().clone()
}

pub(crate) async fn results(host: &Host, cookie: &str, date: &str, game: &str) -> Value {
    let told = get(host, cookie, &format!("/api/daily/{date}/{game}")).await;
    assert_eq!(told.status, 200, "{}", told.text);
    by_the_api("DailyResults", &told.body());
    told.body()
}

pub(crate) async fn date(host: &Host, day: &str) -> String {
    daily(host, "").await[day]["date"].as_str().unwrap().to_owned()
}

/// Plays a number of decisions of the first seat, or until the match is over. It decides only when it owes a decision: it
/// could change a sealed one as often as the bots are slow.
pub(crate) async fn play(host: &Host, cookie: &str, room: &str, decisions: usize) -> bool {
    let mut made = 0;
    loop {
        let look = |table: &dyn AnyTable| match table.turn() {
            Turn::Over => None,
            Turn::Decide { owe, .. } if owe.contains(Seat::FIRST) => {
                Some((table.legal(Seat::FIRST).len(), table.decisions(Seat::FIRST)))
            }
            Turn::Chance | Turn::Decide { .. } => Some((0, 0)),
        };
        match table_of(host, room, look).await {
            None => return true,
            Some(_) if made == decisions => return false,
            Some((0, _)) => tokio::time::sleep(Duration::from_millis(5)).await,
            Some((offers, number)) => {
                let choice = (number as usize * 7 + 1) % offers;
                let command = json!({ "do": "decide", "choice": choice });
                let body = json!({ "id": format!("d{number}"), "command": command });
                let told = host.post(&format!("/api/rooms/{room}/commands"), cookie, &body).await;
                assert_eq!(told.status, 200, "{}", told.text);
                made += 1;
            }
        }
    }
}

/// Plays an attempt to its end.
pub(crate) async fn finish(host: &Host, cookie: &str, game: &str) -> String {
    let room = begin(host, cookie, game).await;
    assert!(play(host, cookie, &room, 5_000).await, "the match does not end");
    while dungeon(host, cookie, "today", game).await["attempt"]["state"] != "finished" {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    room
}

/// The draws of a match, and the decisions of each of three seats. The order of sealed decisions has no effect.
async fn steps(host: &Host, room: &str) -> [Vec<Value>; 4] {
    let record = table_of(host, room, |table| table.save().unwrap()).await;
    let mut steps: [Vec<Value>; 4] = Default::default();
    for step in serde_json::from_str::<Value>(&record).unwrap()["steps"].as_array().unwrap() {
        let of = step["seat"].as_u64().map_or(3, |seat| seat as usize);
        steps[of].push(step.clone());
    }
    steps
}

#[tokio::test(flavor = "multi_thread")]
async fn everyone_has_the_same_deal_and_bots_that_decide_the_same() {
    let (_folder, store) = place();
    let host = on_day(&store, 0).await;
    let (ana, luis) = (account(&host, "Ana").await, account(&host, "Luis").await);
    for game in ["welcome", "raiders"] {
        let first = finish(&host, &ana, game).await;
        let second = begin(&host, &luis, game).await;
        assert!(!play(&host, &luis, &second, 2).await, "the match is over too soon");
        assert_ne!(first, second);
        let (known, begun) = (steps(&host, &first).await, steps(&host, &second).await);
        for (known, begun) in known.iter().zip(&begun) {
            assert_eq!(known[..begun.len()], begun[..], "{game}");
        }
    }
    host.stop().await;
    // Bots of a room that is opened again still decide the same.
    let host = on_day(&store, 0).await;
    for game in ["welcome", "raiders"] {
        let second = finish(&host, &luis, game).await;
        let first = begin(&host, &ana, game).await;
        assert_eq!(steps(&host, &second).await, steps(&host, &first).await, "{game}");
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_commitment_is_public_the_day_before_and_the_secret_the_day_after() {
    let (_folder, store) = place();
    let mut commitments = Vec::new();
    for (day, name) in [(0, "tomorrow"), (1, "today"), (2, "yesterday")] {
        let host = on_day(&store, day).await;
        for game in ["welcome", "raiders", "masmorra"] {
            let dungeon = dungeon(&host, "", name, game).await;
            commitments.push((game, dungeon["commitment"].clone(), dungeon["secret"].clone()));
        }
        host.stop().await;
    }
    let (before, rest) = commitments.split_at(3);
    let (during, after) = rest.split_at(3);
    for ((game, commitment, secret), (during, after)) in before.iter().zip(during.iter().zip(after)) {
        assert_eq!((game, secret), (&during.0, &Value::Null));
        assert_eq!((commitment, &during.2), (&during.1, &Value::Null));
        let shown = Secret::from_hex(after.2.as_str().unwrap()).unwrap();
        assert_eq!(
            (&after.1, shown.commitment().to_string()),
            (commitment, commitment.as_str().unwrap().to_owned())
        );
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn an_account_has_one_attempt_and_then_practises() {
    let (_folder, store) = place();
    let host = on_day(&store, 0).await;
    let ana = account(&host, "Ana").await;
    let today = date(&host, "today").await;
    let practice = format!("/api/daily/{today}/welcome/practice");
    host.post(&practice, &ana, &json!({})).await.refused(409, "daily_first");
    let room = begin(&host, &ana, "welcome").await;
    assert_eq!(begin(&host, &ana, "welcome").await, room, "a second request returns to the attempt");
    host.post(&practice, &ana, &json!({})).await.refused(409, "daily_first");
    let attempt = dungeon(&host, &ana, "today", "welcome").await["attempt"].clone();
    assert_eq!((&attempt["ranked"], &attempt["state"]), (&json!(true), &json!("playing")));
    assert_eq!(finish(&host, &ana, "welcome").await, room);
    let attempt = dungeon(&host, &ana, "today", "welcome").await["attempt"].clone();
    assert_eq!((&attempt["room"], &attempt["rank"]), (&json!(room), &json!(1)));
    let again = opened(&host.post(&practice, &ana, &json!({})).await);
    assert_ne!(again, room);
    assert!(play(&host, &ana, &again, 5_000).await);
    assert_eq!(steps(&host, &again).await, steps(&host, &room).await, "it is the same deal");
    let results = results(&host, &ana, &today, "welcome").await;
    assert_eq!((&results["begun"], &results["finished"]), (&json!(1), &json!(1)), "practice does not count");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_can_play_and_are_not_ranked_even_if_they_register_later() {
    let (_folder, store) = place();
    let host = on_day(&store, 0).await;
    let guest = Guest::start_session(&host.url, "Somebody").await.unwrap();
    host.post("/api/daily/raiders", "", &json!({})).await.refused(401, "no_session");
    let room = finish(&host, guest.cookie(), "raiders").await;
    let attempt = dungeon(&host, guest.cookie(), "today", "raiders").await["attempt"].clone();
    assert_eq!((&attempt["ranked"], &attempt["rank"]), (&json!(false), &Value::Null));
    let ana = host.register(guest.cookie(), "Ana", PASSWORD).await.cookie();
    assert_eq!(begin(&host, &ana, "raiders").await, room, "she knows the deal");
    let today = date(&host, "today").await;
    let told = results(&host, &ana, &today, "raiders").await;
    assert_eq!(
        (&told["begun"], &told["rows"], &told["attempt"]["ranked"]),
        (&json!(0), &json!([]), &json!(false))
    );
    // A guest who logs in to an older account brings the attempt along.
    let other = Guest::start_session(&host.url, "Other").await.unwrap();
    let room = begin(&host, other.cookie(), "welcome").await;
    let ana = host.log_in(other.cookie(), "Ana", PASSWORD).await.cookie();
    assert_eq!(begin(&host, &ana, "welcome").await, room);
    assert_eq!(dungeon(&host, &ana, "today", "welcome").await["attempt"]["ranked"], false);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn results_are_ranked_and_say_how_lucky_each_attempt_was() {
    let (_folder, store) = place();
    let host = on_day(&store, 0).await;
    let (ana, luis) = (account(&host, "Ana").await, account(&host, "Luis").await);
    let today = date(&host, "today").await;
    for cookie in [&ana, &luis] {
        finish(&host, cookie, "welcome").await;
    }
    let told = loop {
        let told = results(&host, &ana, &today, "welcome").await;
        if told["rows"].as_array().unwrap().iter().all(|row| row["luck"].is_number()) {
            break told;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    let rows = told["rows"].as_array().unwrap();
    assert_eq!(rows.len(), 2);
    for row in rows {
        assert_eq!(row["rank"], 1, "the same decisions have the same result and the same luck: {told}");
        let won = if row["place"] == 1 { 1.0 } else { 0.0 };
        let sum = row["adjusted"].as_f64().unwrap() + row["luck"].as_f64().unwrap();
        assert!((sum - won).abs() < 1e-9, "{row}");
    }
    let attempt = &told["attempt"];
    assert_eq!((&attempt["rank"], &attempt["luck"]), (&json!(1), &rows[0]["luck"]));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_attempt_that_is_not_finished_in_time_counts_as_unfinished() {
    let (_folder, store) = place();
    let host = on_day(&store, 0).await;
    let (ana, luis) = (account(&host, "Ana").await, account(&host, "Luis").await);
    let today = date(&host, "today").await;
    let late = begin(&host, &ana, "welcome").await;
    let given_up = begin(&host, &luis, "welcome").await;
    let close = json!({ "id": "close", "command": { "do": "close" } });
    assert_eq!(host.post(&format!("/api/rooms/{given_up}/commands"), &luis, &close).await.status, 200);
    let attempt = dungeon(&host, &luis, "today", "welcome").await["attempt"].clone();
    assert_eq!((&attempt["state"], &attempt["rank"]), (&json!("unfinished"), &Value::Null));
    assert_eq!(begin(&host, &luis, "welcome").await, given_up, "there is no second one");
    opened(&host.post(&format!("/api/daily/{today}/welcome/practice"), &luis, &json!({})).await);
    host.stop().await;

    let host = on_day(&store, 1).await;
    assert_eq!(dungeon(&host, &ana, "yesterday", "welcome").await["attempt"]["state"], "unfinished");
    assert!(play(&host, &ana, &late, 5_000).await, "the match can still be played to its end");
    let told = results(&host, &ana, &today, "welcome").await;
    assert_eq!((&told["begun"], &told["finished"], &told["rows"]), (&json!(2), &json!(0), &json!([])));
    assert_eq!(told["attempt"]["state"], "unfinished");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn anyone_can_practise_yesterdays_deal_and_undo() {
    let (_folder, store) = place();
    let host = on_day(&store, 0).await;
    let ana = account(&host, "Ana").await;
    let today = date(&host, "today").await;
    let room = finish(&host, &ana, "welcome").await;
    host.stop().await;

    let host = on_day(&store, 1).await;
    let guest = Guest::start_session(&host.url, "Somebody").await.unwrap();
    let practice =
        host.post(&format!("/api/daily/{today}/welcome/practice"), guest.cookie(), &json!({})).await;
    let practised = opened(&practice);
    play(&host, guest.cookie(), &practised, 1).await;
    let undo = json!({ "id": "undo", "command": { "do": "undo" } });
    assert_eq!(
        host.post(&format!("/api/rooms/{practised}/commands"), guest.cookie(), &undo).await.status,
        200
    );
    let again = opened(&host.post(&format!("/api/daily/{today}/welcome/practice"), &ana, &json!({})).await);
    assert!(play(&host, &ana, &again, 5_000).await);
    assert_eq!(steps(&host, &again).await, steps(&host, &room).await, "it is the same deal");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_can_make_a_daily_dungeon_or_explore_one() {
    let (_folder, store) = place();
    let host = on_day(&store, 0).await;
    let ana = account(&host, "Ana").await;
    let today = date(&host, "today").await;
    let room = begin(&host, &ana, "welcome").await;
    let (person, bot) = (json!({ "for": "person" }), json!({ "for": "bot", "bot": "adventurer" }));
    let mut own =
        json!({ "game": "welcome", "seats": [person, bot, bot], "spectators": { "welcome": false } });
    own["daily"] = json!(today);
    host.post("/api/rooms", &ana, &own).await.refused(400, "bad_settings");
    own["daily"] = Value::Null;
    own["options"] = dungeon(&host, &ana, "today", "welcome").await["options"].clone();
    own["origin"] = json!({ "room": room, "step": 0, "known_to": 0 });
    host.post("/api/rooms", &ana, &own).await.refused(409, "not_over");
    let tomorrow = date(&host, "tomorrow").await;
    for path in ["/api/daily/chess".to_owned(), format!("/api/daily/{tomorrow}/welcome/practice")] {
        assert_eq!(host.post(&path, &ana, &json!({})).await.status, 404, "{path}");
    }
    for (path, status) in [
        (format!("/api/daily/{tomorrow}/welcome"), 404),
        ("/api/daily/2020-01-01/welcome".to_owned(), 404),
        ("/api/daily/2020-02-30/welcome".to_owned(), 400),
        (format!("/api/daily/{today}/chess"), 404),
    ] {
        assert_eq!(get(&host, &ana, &path).await.status, status, "{path}");
    }
    host.stop().await;
}
