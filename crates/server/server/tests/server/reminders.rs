//! Reminders: who gets them, how often, and who sees the address.

use std::path::PathBuf;
use std::process::Command;
use std::time::Duration;

use client::{Guest, RoomSocket};
use reqwest::Method;
use reqwest::header::COOKIE;
use serde_json::{Value, json};
use server::bus::Bus;
use server::settings::Settings;
use tempfile::TempDir;

use crate::caller::{Told, tell};
use crate::host::{Host, begun, place, settings};
use crate::rooms::room_settings;
use crate::secrets::{Logbook, holds};
use crate::tab::{Gathering, Tab, asked, gather};

const HOUR: i64 = 3_600_000;
const PASSWORD: &str = "correct horse";
const EMAIL: &str = "ana@hidden.example";
const CONTACT: &str = "/api/account/contact";

/// A reminder program that writes to a file.
struct Postbox {
    folder: TempDir,
}

impl Postbox {
    fn new() -> Postbox {
        Postbox::with("cat >> \"$0.read\"")
    }

    /// A shell writes the script, because a file that this process holds open for writing cannot be executed.
    fn with(script: &str) -> Postbox {
        let postbox = Postbox { folder: tempfile::tempdir().unwrap() };
        let written = Command::new("sh")
            .args(["-c", "printf '#!/bin/sh\\n%s\\n' \"$2\" > \"$1\" && chmod +x \"$1\"", "sh"])
            .arg(postbox.program())
            .arg(script)
            .status();
        assert!(written.unwrap().success());
        postbox
    }

    fn program(&self) -> PathBuf {
        self.folder.path().join("remind")
    }

    fn settings(&self) -> Settings {
        Settings { reminder_command: Some(self.program()), ..without_reminders() }
    }

    /// What the program received.
    fn read(&self) -> Vec<Value> {
        let text = std::fs::read_to_string(self.folder.path().join("remind.read")).unwrap_or_default();
        text.split_inclusive('\n')
            .filter(|line| line.ends_with('\n'))
            .map(|line| serde_json::from_str(line).unwrap())
            .collect()
    }

    /// Waits for this many reminders; returns their rooms.
    async fn rooms(&self, count: usize) -> Vec<String> {
        while self.read().len() < count {
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        self.read().iter().map(|letter| letter["room"].as_str().unwrap().to_owned()).collect()
    }
}

fn without_reminders() -> Settings {
    Settings { reminder_after: Duration::from_millis(300), ..settings() }
}

fn slow() -> Value {
    room_settings("pace", json!({ "pace": "turns", "days": 1 }))
}

/// Registers an account for a guest; returns its cookie.
async fn registered(host: &Host, guest: &Guest, name: &str) -> String {
    let told = host.register(guest.cookie(), name, PASSWORD).await;
    assert_eq!(told.status, 201, "{}", told.text);
    told.cookie()
}

async fn set_contact(host: &Host, cookie: &str, email: &str, lang: &str) -> Told {
    let request = host.request(Method::PUT, CONTACT).header(COOKIE, cookie);
    tell(request.json(&json!({ "email": email, "lang": lang }))).await
}

async fn session(host: &Host, cookie: &str) -> Value {
    tell(host.request(Method::GET, "/api/session").header(COOKIE, cookie)).await.body()
}

/// A turn-based match, and the index of the player it waits for, who has an account, a contact and this cookie.
async fn waiting(store: &str, settings: Settings) -> (Gathering, usize, String) {
    let mut gathering = gather(store, settings, &slow()).await;
    let away = asked(&mut gathering.tabs).await;
    let cookie = registered(&gathering.host, &gathering.guests[away], "Ana").await;
    assert_eq!(set_contact(&gathering.host, &cookie, EMAIL, "es").await.status, 204);
    (gathering, away, cookie)
}

/// A match that waits for a player with a contact who never connected. Its reminder is certain, so all earlier ones
/// have arrived by then.
async fn beacon(host: &Host, names: [&str; 2]) -> String {
    let guests = host.guests(&names).await;
    let room = guests[0].open_room(&slow()).await.unwrap();
    for guest in &guests {
        guest.command(&room, "sit", &json!({ "do": "sit" })).await.unwrap().ok().unwrap();
    }
    let mut cookies = Vec::new();
    for (guest, name) in guests.iter().zip(names) {
        let cookie = registered(host, guest, name).await;
        assert_eq!(set_contact(host, &cookie, "beacon@example.org", "en").await.status, 204);
        cookies.push(cookie);
    }
    let begin = json!({ "id": "begin", "command": { "do": "begin" } });
    assert_eq!(host.post(&format!("/api/rooms/{room}/commands"), &cookies[0], &begin).await.status, 200);
    room
}

/// What became of the notices about a room, once all are done.
async fn outcomes(host: &Host, room: &str) -> Vec<String> {
    loop {
        let notices = host.app.store.notices_of(room).await.unwrap();
        if notices.iter().all(|(_, outcome)| !outcome.is_empty()) {
            return notices.into_iter().map(|(kind, outcome)| format!("{kind} {outcome}")).collect();
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// Shuts the server down; returns when the room must be opened, and a new server on the same store.
async fn restarted(host: Host, store: &str, settings: Settings, room: &str) -> (Option<i64>, Host) {
    host.stop().await;
    let quiet = store::Store::open(store, store::StoreOptions::default()).await.unwrap();
    let wake_at = quiet.room(room).await.unwrap().unwrap().wake_at_ms;
    quiet.close().await;
    (wake_at, Host::with(store, Bus::in_memory(), catalog::GAMES, settings).await)
}

#[tokio::test(flavor = "multi_thread")]
async fn an_absent_player_gets_one_reminder_even_across_a_restart() {
    let (_folder, store) = place();
    let postbox = Postbox::new();
    let settings = Settings { public_url: Some("http://play.example.org".into()), ..postbox.settings() };
    let (Gathering { host, guests, room, mut tabs }, away, _) = waiting(&store, settings.clone()).await;
    let since = tabs[away].seat(away)["asked_ms"].clone();
    let name = tabs[away].seat(away)["holder"]["name"].clone();
    tabs.remove(away).socket.disconnect();
    assert_eq!(postbox.rooms(1).await, [room.as_str()]);
    let letter = json!({
        "id": postbox.read()[0]["id"], "email": EMAIL, "name": name, "lang": "es", "game": "welcome", "room": room,
        "url": format!("http://play.example.org/table/{room}"), "since_ms": since,
    });
    assert_eq!(postbox.read(), [letter]);
    assert_eq!(outcomes(&host, &room).await, ["command sent"]);
    let (wake_at, host) = restarted(host, &store, settings, &room).await;
    assert_eq!(wake_at, Some(since.as_i64().unwrap() + 24 * HOUR), "nothing is due but the end of the day");
    let other = Tab::open(&guests[1 - away].at(&host.url), &room).await;
    assert_eq!(other.seat(away)["present"], false);
    let beacon = beacon(&host, ["Eva", "Iris"]).await;
    assert_eq!(postbox.rooms(2).await, [room.as_str(), beacon.as_str()]);
    assert_eq!(outcomes(&host, &room).await, ["command sent"]);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_reminder_of_a_closed_room_is_sent_without_opening_it() {
    let (_folder, store) = place();
    let postbox = Postbox::new();
    let settings = Settings { reminder_after: Duration::from_secs(3), ..postbox.settings() };
    let (Gathering { host, room, mut tabs, .. }, away, _) = waiting(&store, settings.clone()).await;
    let since = tabs[away].seat(away)["asked_ms"].as_i64().unwrap();
    tabs.remove(away).socket.disconnect();
    tabs[0].until(|tab| tab.seat(away)["present"] == false).await;
    drop(tabs);
    let (wake_at, host) = restarted(host, &store, settings, &room).await;
    assert_eq!(wake_at, Some(since + 24 * HOUR), "nothing is due in the room but the end of the day");
    assert_eq!(postbox.rooms(1).await, [room.as_str()]);
    assert_eq!(host.app.rooms.count(), 0);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_next_question_is_worth_a_reminder_too() {
    let (_folder, store) = place();
    let postbox = Postbox::new();
    let (Gathering { host, room, mut tabs, .. }, away, cookie) = waiting(&store, postbox.settings()).await;
    tabs.remove(away).socket.disconnect();
    postbox.rooms(1).await;
    let decide = json!({ "id": "by post", "command": { "do": "decide", "choice": 0 } });
    assert_eq!(host.post(&format!("/api/rooms/{room}/commands"), &cookie, &decide).await.status, 200);
    tabs[0].settle().await;
    assert_eq!(tabs[0].snapshot["turn"]["owe"], json!([away]), "there is more to decide");
    assert_eq!(postbox.rooms(2).await, [room.as_str(), room.as_str()]);
    assert_ne!(postbox.read()[0]["id"], postbox.read()[1]["id"]);
    assert!(postbox.read()[0]["since_ms"].as_i64() < postbox.read()[1]["since_ms"].as_i64());
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_connected_player_gets_no_reminder() {
    let (_folder, store) = place();
    let postbox = Postbox::new();
    let (Gathering { host, room, mut tabs, .. }, away, _) = waiting(&store, postbox.settings()).await;
    let beacon = beacon(&host, ["Eva", "Iris"]).await;
    assert_eq!(postbox.rooms(1).await, [beacon.as_str()]);
    assert_eq!(outcomes(&host, &room).await, [""; 0]);
    assert!(tabs[away].owes());
    tabs.remove(away).socket.disconnect();
    assert_eq!(postbox.rooms(2).await, [beacon.as_str(), room.as_str()], "once they leave, they are");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_reconnects_after_a_restart_gets_no_reminder() {
    let (_folder, store) = place();
    let postbox = Postbox::new();
    let patient = Settings { reminder_after: Duration::from_secs(3), ..postbox.settings() };
    let (Gathering { host, room, tabs: _at_the_table, .. }, _, cookie) =
        waiting(&store, patient.clone()).await;
    let (_, host) = restarted(host, &store, patient, &room).await;
    let url = format!("{}/api/rooms/{room}/socket", host.url.replacen("http", "ws", 1));
    let mut back = RoomSocket::open(&url, &cookie).await.unwrap();
    back.send(&json!({ "type": "hello" })).await.unwrap();
    back.until("welcome").await.unwrap();
    let beacon = beacon(&host, ["Uma", "Zoe"]).await;
    assert_eq!(postbox.rooms(1).await, [beacon.as_str()]);
    assert_eq!(outcomes(&host, &room).await, ["command seen"]);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_a_contact_no_program_runs() {
    let (_folder, store) = place();
    let postbox = Postbox::new();
    let (Gathering { host, room, mut tabs, .. }, away, cookie) = waiting(&store, postbox.settings()).await;
    let forgotten = tell(host.request(Method::DELETE, CONTACT).header(COOKIE, &cookie)).await;
    assert_eq!(forgotten.status, 204);
    tabs.remove(away).socket.disconnect();
    tabs[0].until(|tab| tab.seat(away)["present"] == false).await;
    let beacon = beacon(&host, ["Eva", "Iris"]).await;
    assert_eq!(postbox.rooms(1).await, [beacon.as_str()]);
    assert_eq!(outcomes(&host, &room).await, [""; 0]);
    tabs[0].settle().await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn without_the_setting_no_program_runs_and_no_room_is_opened() {
    let (_folder, store) = place();
    let (Gathering { host, room, mut tabs, .. }, away, _) = waiting(&store, without_reminders()).await;
    let since = tabs[away].seat(away)["asked_ms"].as_i64().unwrap();
    tabs.remove(away).socket.disconnect();
    tabs[0].until(|tab| tab.seat(away)["present"] == false).await;
    let (wake_at, host) = restarted(host, &store, without_reminders(), &room).await;
    assert_eq!(wake_at, Some(since + 24 * HOUR));
    assert_eq!(outcomes(&host, &room).await, [""; 0]);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_live_match_sends_no_reminders() {
    let (_folder, store) = place();
    let postbox = Postbox::new();
    let host = Host::with(&store, Bus::in_memory(), catalog::GAMES, postbox.settings()).await;
    let guests = host.guests(&["Ana", "Luis"]).await;
    let room = begun(&guests, &room_settings("listed", json!(false))).await;
    for (guest, name) in guests.iter().zip(["Ana", "Luis"]) {
        let cookie = registered(&host, guest, name).await;
        assert_eq!(set_contact(&host, &cookie, "ana@example.org", "en").await.status, 204);
    }
    let beacon = beacon(&host, ["Eva", "Iris"]).await;
    assert_eq!(postbox.rooms(1).await, [beacon.as_str()]);
    assert_eq!(outcomes(&host, &room).await, [""; 0]);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_contact_needs_an_account_and_a_valid_address() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guest = Guest::start_session(&host.url, "Ana").await.unwrap();
    set_contact(&host, "", "ana@example.org", "en").await.refused(401, "no_session");
    set_contact(&host, guest.cookie(), "ana@example.org", "en").await.refused(403, "no_account");
    let delete = |cookie: &str| tell(host.request(Method::DELETE, CONTACT).header(COOKIE, cookie.to_owned()));
    delete(guest.cookie()).await.refused(403, "no_account");
    let ana = registered(&host, &guest, "Ana").await;
    assert_eq!(session(&host, &ana).await["contact"], Value::Null);
    assert_eq!(set_contact(&host, &ana, "ana@example.org", "en").await.status, 204);
    for (email, lang) in [("ana", "en"), ("a@b@c", "en"), ("a@b\nBcc: c", "en"), ("ana@example.net", "fr")] {
        set_contact(&host, &ana, email, lang).await.refused(400, "bad_text");
    }
    let kept = json!({ "email": "ana@example.org", "lang": "en" });
    assert_eq!(session(&host, &ana).await["contact"], kept, "what is refused changes nothing");
    let bot = host.post("/api/bots", &ana, &json!({ "name": "Ingenio" })).await.body();
    let token = bot["token"].as_str().unwrap();
    host.as_bot(token, Method::PUT, CONTACT, Some(&kept)).await.refused(403, "for_people");
    assert_eq!(delete(&ana).await.status, 204);
    assert_eq!(session(&host, &ana).await["contact"], Value::Null);
    host.stop().await;
}

/// A single thread, so that the log capture gets everything.
#[tokio::test]
async fn an_address_is_never_logged_and_shown_only_to_its_owner() {
    let logbook = Logbook::default();
    let writer = logbook.clone();
    let subscriber =
        tracing_subscriber::fmt().with_env_filter("trace").with_writer(move || writer.clone()).finish();
    let _listening = tracing::subscriber::set_default(subscriber);
    let (_folder, store) = place();
    let postbox = Postbox::with("tee -a \"$0.read\" >&2; exit 3");
    let (Gathering { host, guests, room, mut tabs }, away, ana) = waiting(&store, postbox.settings()).await;
    tabs.remove(away).socket.disconnect();
    assert_eq!(postbox.rooms(1).await, [room.as_str()]);
    let heard = || logbook.0.lock().unwrap().clone();
    while !holds(&heard(), "a reminder could not be sent") {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let player = guests[away].player();
    let others = guests[1 - away].cookie();
    let mut answers = vec![
        host.log_in("", "Ana", PASSWORD).await.text,
        host.post("/api/session", &ana, &json!({ "name": "Ana" })).await.text,
        set_contact(&host, &ana, &format!("{EMAIL} "), "en").await.text,
    ];
    for path in [format!("/api/players/{player}"), format!("/api/rooms/{room}"), "/api/session".to_owned()] {
        answers.push(tell(host.request(Method::GET, &path).header(COOKIE, others)).await.text);
    }
    let (_socket, welcome) = guests[1 - away].connect(&room).await.unwrap();
    answers.push(welcome.to_string());
    assert!(session(&host, &ana).await.to_string().contains(EMAIL));
    host.stop().await;
    for answer in &answers {
        assert!(!answer.contains(EMAIL), "{answer}");
    }
    assert!(holds(&heard(), "exit status: 3"), "why it could not be sent is told");
    assert!(!holds(&heard(), EMAIL), "an address is in the log");
}
