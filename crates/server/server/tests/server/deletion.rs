//! Deleting a person: nothing about them is left in any table, and the matches of others go on.

use std::time::Duration;

use client::Guest;
use reqwest::Method;
use reqwest::header::COOKIE;
use room::ids::{PlayerId, Token};
use serde_json::{Value, json};
use server::bus::Bus;
use server::people::create_password_reset;
use server::settings::Settings;
use store::{NewNotice, NoticeChannelRow};
use test_servers::{Durability, MailServer, Postgres};

use crate::account_links::{link_token, mail_settings};
use crate::caller::{Told, tell};
use crate::host::{Host, begun, people, place, settings};
use crate::protocol::closing;
use crate::replays::play;
use crate::scan::columns_with;
use crate::tab::Tab;

const PASSWORD: &str = "correct horse";

const MAIL: &str = "needle@example.org";
const OTHER_MAIL: &str = "other-needle@example.org";
const ENDPOINT: &str = "https://push.example.org/needle";

/// The tables that must have rows about a person before the deletion, so that the test can fail.
const FULL_TABLES: [&str; 20] = [
    "account_contacts",
    "accounts",
    "bot_tokens",
    "bug_reports",
    "daily_attempts",
    "email_checks",
    "entries",
    "history",
    "notice_channels",
    "notice_mutes",
    "notice_preferences",
    "notices",
    "password_resets",
    "players",
    "ratings",
    "reports",
    "result_players",
    "room_players",
    "rooms",
    "sessions",
];

/// An account with everything that a person can leave behind.
struct Traces {
    cookie: String,
    player: String,
    /// What must not be found after the deletion.
    texts: Vec<String>,
    luis: Guest,
    finished: String,
    running: String,
    open: String,
    watched: String,
}

async fn get(host: &Host, cookie: &str, path: &str) -> Told {
    tell(host.request(Method::GET, path).header(COOKIE, cookie)).await
}

async fn delete(host: &Host, cookie: &str, password: Option<&str>) -> Told {
    host.post("/api/account/deletion", cookie, &json!({ "password": password })).await
}

async fn say(guest: &Guest, room: &str, id: &str, text: &str) {
    guest.command(room, id, &json!({ "do": "say", "text": text })).await.unwrap().ok().unwrap();
}

fn hash_of(cookie: &str) -> String {
    Token::parse(cookie.split_once('=').unwrap().1).unwrap().hash()
}

fn rated() -> Value {
    let mut settings = people("welcome", 2);
    (settings["rated"], settings["listed"]) = (json!(true), json!(true));
    settings
}

async fn traces(host: &Host, server: &MailServer) -> Traces {
    let guests = host.guests(&["Needle", "Luis"]).await;
    let (ana, luis) = (&guests[0], guests[1].clone());
    let finished = begun(&guests, &rated()).await;
    say(ana, &finished, "hello", "my needle is sharp").await;
    say(&luis, &finished, "hello", "hello yourself").await;
    let report = json!({ "do": "report", "line": 2, "reason": "a needle of mine" });
    ana.command(&finished, "report", &report).await.unwrap().ok().unwrap();
    let bug = json!({ "description": "the needle is missing" });
    assert_eq!(ana.post(&format!("/api/rooms/{finished}/bug-reports"), &bug).await.unwrap().status, 201);
    assert!(play(host, &guests, &finished, 2_000).await, "the match does not end");
    let running = begun(&guests, &rated()).await;
    play(host, &guests, &running, 3).await;
    let undo = json!({ "do": "undo", "reason": "a needle slipped" });
    // The one who decided last asks for an undo; if it was the other one, the request is refused.
    let _ = ana.command(&running, "undo", &undo).await.unwrap();
    let open = ana.open_room(&people("raiders", 3)).await.unwrap();
    ana.command(&open, "sit", &json!({ "do": "sit" })).await.unwrap().ok().unwrap();
    let watched = begun(&host.guests(&["Eva", "Iris"]).await, &people("welcome", 2)).await;
    say(ana, &watched, "boo", "needle on the floor").await;
    luis.command(&finished, "mute", &json!({ "do": "mute", "player": ana.player(), "muted": true }))
        .await
        .unwrap()
        .ok()
        .unwrap();

    let registered = host.register(ana.cookie(), "Needle", PASSWORD).await;
    assert_eq!(registered.status, 201, "{}", registered.text);
    let phone = host.guests(&["Needlephone"]).await.remove(0);
    let phone_room = begun(&[phone.clone(), luis.clone()], &people("welcome", 2)).await;
    say(&phone, &phone_room, "hello", "needle on the phone").await;
    let cookie = host.log_in(phone.cookie(), "Needle", PASSWORD).await.cookie();
    let player = ana.player().to_owned();
    let bot = host.post("/api/bots", &cookie, &json!({ "name": "Needlebot" })).await.body();
    for email in [MAIL, OTHER_MAIL] {
        let request = host.request(Method::PUT, "/api/account/contact").header(COOKIE, &cookie);
        assert_eq!(tell(request.json(&json!({ "email": email, "lang": "es" }))).await.status, 204);
        if email == MAIL {
            let token = link_token(&server.wait_for(1).unwrap()[0], "confirm-address");
            let body = json!({ "token": token });
            assert_eq!(host.post("/api/account/contact/confirmed", "", &body).await.status, 204);
        }
    }
    let reset = create_password_reset(&host.app.store, &PlayerId::parse(&player).unwrap()).await.unwrap();
    notices(host, &player, &cookie, &running).await;
    let daily = host.post("/api/daily/welcome", &cookie, &json!({})).await;
    assert!(daily.status < 300, "{}", daily.text);
    let bot_player = bot["player"].as_str().unwrap();
    let bot_token = Token::parse(bot["token"].as_str().unwrap()).unwrap();
    let texts = [&player, phone.player(), bot_player, "eedle", ENDPOINT, &reset.hash(), &bot_token.hash()];
    let hashes = [hash_of(&registered.cookie()), hash_of(&cookie)];
    let texts = texts.into_iter().map(str::to_owned).chain(hashes).collect();
    Traces { cookie, player, texts, luis, finished, running, open, watched }
}

async fn notices(host: &Host, player: &str, cookie: &str, room: &str) {
    let channel = NoticeChannelRow {
        id: "channel".into(),
        player: player.to_owned(),
        session: None,
        kind: "push".into(),
        target: ENDPOINT.into(),
        details: "{}".into(),
        label: "Needle's phone".into(),
        enabled: true,
        failures: 0,
        problem: None,
        created_ms: 1,
    };
    let store = &host.app.store;
    store.add_notice_channel(channel, 10).await.unwrap();
    let put = host.request(Method::PUT, "/api/notices/preferences").header(COOKIE, cookie);
    let preferences = json!({ "after_minutes": 5, "quiet": null, "utc_offset_minutes": 60, "lang": "es" });
    let told = tell(put.json(&preferences)).await;
    assert_eq!(told.status, 204, "{}", told.text);
    store.mute_notices(player, room).await.unwrap();
    let notice = NewNotice {
        id: "notice".into(),
        room: room.to_owned(),
        seat: 0,
        player: player.to_owned(),
        asked_ms: 1,
        kind: "push".into(),
        channel: "channel".into(),
        due_ms: i64::MAX,
    };
    store.add_notices(vec![notice]).await.unwrap();
}

async fn until_erased(host: &Host) {
    for _ in 0..600 {
        if host.app.store.count_erasures().await.unwrap() == 0 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("the deletion does not end");
}

/// Deletes an account through `asked`, while its tables are open on `host`.
async fn check_nothing_is_left(url: &str, host: &Host, asked: &Host, server: &MailServer) {
    let traces = traces(host, server).await;
    let before = columns_with(url, &traces.texts).await;
    for table in FULL_TABLES {
        assert!(before.iter().any(|column| column.starts_with(&format!("{table}."))), "{table}: {before:?}");
    }
    let mut luis = Tab::open(&traces.luis, &traces.running).await;
    delete(asked, &traces.cookie, Some("wrong horse")).await.refused(401, "wrong_login");
    delete(asked, &traces.cookie, None).await.refused(401, "wrong_login");
    assert_eq!(columns_with(url, &traces.texts).await, before, "a wrong password changes nothing");
    assert_eq!(delete(asked, &traces.cookie, Some(PASSWORD)).await.status, 204);
    get(host, &traces.cookie, "/api/session").await.refused(401, "no_session");
    host.log_in("", "Needle", PASSWORD).await.refused(401, "wrong_login");
    until_erased(host).await;
    let left = columns_with(url, &traces.texts).await;
    assert!(left.is_empty(), "{left:?}");
    check_matches_of_others(host, &traces, &mut luis).await;
    assert_eq!(host.app.store.check().await.unwrap(), Vec::<String>::new());
    let again = host.guests(&["Needle"]).await.remove(0);
    assert_eq!(host.register(again.cookie(), "Needle", PASSWORD).await.status, 201, "the name is free again");
}

async fn check_matches_of_others(host: &Host, traces: &Traces, luis: &mut Tab) {
    let Traces { luis: guest, finished, running, open, watched, player, .. } = traces;
    assert_eq!(host.get(&format!("/api/players/{player}")).await.status, 404);
    let fairness = guest.get(&format!("/api/rooms/{finished}/fairness")).await.unwrap().body;
    assert_eq!(fairness["verdict"]["verdict"], "fair", "{fairness}");
    let record = guest.get(&format!("/api/rooms/{finished}/record")).await.unwrap().body;
    assert_eq!(record["players"], json!(["Former player", "Luis"]));
    let history = guest.get(&format!("/api/players/{}/history", guest.player())).await.unwrap().body;
    assert_eq!(history["matches"][0]["holders"][0]["name"], "Former player", "{history}");
    let board = host.get("/api/leaderboards/welcome").await.text;
    assert!(!board.contains("eedle"), "{board}");
    let after = Tab::open(guest, finished).await;
    assert_eq!(after.said(), ["hello yourself"]);
    assert_eq!(Tab::open(guest, watched).await.said(), Vec::<&str>::new());
    assert_eq!(Tab::open(guest, open).await.room["stage"]["stage"], "closed");
    luis.until(|tab| tab.room["seats"][0]["covered"] == "left").await;
    luis.until(|tab| tab.room["seats"][0]["holder"]["name"] == "Former player").await;
    // The bot goes on for the former player, to the end of a rated match.
    let mut luis = Tab::open(guest, running).await;
    for number in 0..2_000 {
        luis.until(|tab| tab.is_asked() || tab.is_over()).await;
        if luis.is_over() {
            break;
        }
        luis.decides(number).await;
    }
    assert!(luis.is_over());
    for _ in 0..200 {
        let rating = host.app.store.rating(guest.player(), "welcome").await.unwrap().unwrap();
        if rating.games == 2 {
            return;
        }
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    panic!("a rated match with a former player counts for the others");
}

#[tokio::test(flavor = "multi_thread")]
async fn no_column_of_sqlite_contains_anything_of_a_deleted_person() {
    let (_folder, url) = place();
    let server = MailServer::start().unwrap();
    let host = Host::with(&url, Bus::in_memory(), catalog::GAMES, mail_settings(&server.url())).await;
    check_nothing_is_left(&url, &host, &host, &server).await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_column_of_postgresql_contains_anything_of_a_person_deleted_on_another_node() {
    let postgres = Postgres::start_with(Durability::Unsynced).unwrap();
    let server = MailServer::start().unwrap();
    let (one, other) = Host::pair_on(&postgres.url(), mail_settings(&server.url())).await;
    check_nothing_is_left(&postgres.url(), &one, &other, &server).await;
    other.stop().await;
    one.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn open_sockets_of_a_deleted_account_are_closed() {
    let (_folder, url) = place();
    let host = Host::on(&url).await;
    let guests = host.guests(&["Ana", "Luis"]).await;
    let room = begun(&guests, &people("welcome", 2)).await;
    let cookie = host.register(guests[0].cookie(), "Ana", PASSWORD).await.cookie();
    let address = format!("{}/api/rooms/{room}/socket", host.url.replace("http", "ws"));
    let mut socket = client::RoomSocket::open(&address, &cookie).await.unwrap();
    socket.send(&json!({ "type": "hello" })).await.unwrap();
    socket.until("welcome").await.unwrap();
    assert_eq!(delete(&host, &cookie, Some(PASSWORD)).await.status, 204);
    assert_eq!(socket.until("farewell").await.unwrap()["code"], "logged_out");
    assert_eq!(closing(&mut socket).await, Some(4010));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_passwords_are_limited() {
    let (_folder, url) = place();
    let host = Host::on(&url).await;
    let guest = host.guests(&["Ana"]).await.remove(0);
    let cookie = host.register(guest.cookie(), "Ana", PASSWORD).await.cookie();
    let mut codes = Vec::new();
    for _ in 0..12 {
        codes.push(delete(&host, &cookie, Some("wrong horse")).await.code());
    }
    assert!(codes.iter().any(|code| code == "too_many"), "{codes:?}");
    assert_eq!(get(&host, &cookie, "/api/session").await.status, 200);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_who_was_away_for_long_is_deleted_and_an_account_is_not() {
    let (_folder, url) = place();
    let days = Settings { guest_days: 30, ..settings() };
    let host = Host::with(&url, Bus::in_memory(), catalog::GAMES, days.clone()).await;
    let guests = host.guests(&["Needle", "Luis", "Eva"]).await;
    let room = begun(&guests, &people("raiders", 3)).await;
    assert_eq!(host.register(guests[1].cookie(), "Luis", PASSWORD).await.status, 201);
    host.stop().await;
    let mut connection = <sqlx::AnyConnection as sqlx::Connection>::connect(&url).await.unwrap();
    let long_ago = "UPDATE players SET seen_ms = seen_ms - 31 * 86400000 WHERE name <> 'Eva'";
    sqlx::query(long_ago).execute(&mut connection).await.unwrap();
    sqlx::Connection::close(connection).await.unwrap();
    let host = Host::with(&url, Bus::in_memory(), catalog::GAMES, days).await;
    for _ in 0..600 {
        if host.app.store.player(guests[0].player()).await.unwrap().is_none() {
            break;
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    let texts = [guests[0].player().to_owned(), "Needle".to_owned()];
    assert!(columns_with(&url, &texts).await.is_empty());
    let eva = Tab::open(&guests[2].at(&host.url), &room).await;
    let names: Vec<&Value> = (0..3).map(|seat| &eva.room["seats"][seat]["holder"]["name"]).collect();
    assert_eq!(names, ["Former player", "Luis", "Eva"]);
    assert_eq!(host.log_in("", "Luis", PASSWORD).await.status, 200);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_of_ones_data_has_everything_but_secrets_and_running_matches() {
    let (_folder, url) = place();
    let server = MailServer::start().unwrap();
    let host = Host::with(&url, Bus::in_memory(), catalog::GAMES, mail_settings(&server.url())).await;
    let traces = traces(&host, &server).await;
    get(&host, "", "/api/account/data").await.refused(401, "no_session");
    let told = get(&host, &traces.cookie, "/api/account/data").await;
    assert!(told.header("content-disposition").contains("attachment"));
    let data: Value = serde_json::from_str(&told.text).unwrap();
    assert_eq!(data["format"], "antorcha-personal-data-1");
    for (table, rows) in data["tables"].as_object().unwrap() {
        assert!(!rows.as_array().unwrap().is_empty(), "{table}");
    }
    for text in
        ["my needle is sharp", "needle on the floor", "needle on the phone", MAIL, OTHER_MAIL, ENDPOINT]
    {
        assert!(told.text.contains(text), "{text}");
    }
    for secret in ["hello yourself", "argon2", &hash_of(&traces.cookie)] {
        assert!(!told.text.contains(secret), "{secret}");
    }
    let rooms = data["rooms"].as_array().unwrap();
    let record = |room: &str| {
        let found = rooms.iter().find(|data| data["room"] == room).unwrap_or_else(|| panic!("{room}"));
        found["record"].clone()
    };
    let own = traces.luis.get(&format!("/api/rooms/{}/record", traces.finished)).await.unwrap().body;
    assert_eq!(record(&traces.finished), own);
    for room in [&traces.running, &traces.open, &traces.watched] {
        assert_eq!(record(room), Value::Null);
    }
    let mut statuses = Vec::new();
    for _ in 0..5 {
        statuses.push(get(&host, &traces.cookie, "/api/account/data").await.status);
    }
    assert_eq!(statuses, [200, 200, 200, 200, 429]);
    host.stop().await;
}
