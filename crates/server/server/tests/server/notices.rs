//! Notices of turns on webhooks: when they come, to whom, and what they contain.

use std::time::{Duration, Instant};

use client::Guest;
use reqwest::Method;
use reqwest::header::COOKIE;
use ring::hmac;
use serde_json::{Value, json};
use server::bus::Bus;
use server::clock::now_ms;
use server::settings::Settings;
use store::NewNotice;
use test_servers::{Durability, Postgres, ReceivedPost, WebReceiver};
use tokio::sync::oneshot;

use crate::caller::{Told, tell};
use crate::host::{Host, begun, place, settings};
use crate::rooms::room_settings;
use crate::tab::{Gathering, Tab, asked, gather};

/// Settings that allow receivers on this machine.
pub(crate) fn open_settings() -> Settings {
    Settings { private_webhooks: true, reminder_after: Duration::from_millis(500), ..settings() }
}

pub(crate) fn slow() -> Value {
    room_settings("pace", json!({ "pace": "turns", "days": 1 }))
}

pub(crate) async fn call(host: &Host, cookie: &str, method: Method, path: &str, body: &Value) -> Told {
    let request = host.request(method, &format!("/api/notices{path}")).header(COOKIE, cookie);
    tell(if body.is_null() { request } else { request.json(body) }).await
}

pub(crate) async fn overview(host: &Host, cookie: &str) -> Value {
    call(host, cookie, Method::GET, "", &Value::Null).await.body()
}

/// Adds a webhook; returns its id and secret.
async fn add_webhook(host: &Host, cookie: &str, receiver: &WebReceiver) -> (String, String) {
    let channel = json!({ "kind": "webhook", "url": receiver.url(), "format": "plain" });
    let added = call(host, cookie, Method::POST, "/channels", &channel).await;
    assert_eq!(added.status, 201, "{}", added.text);
    let text = |name: &str| added.body()[name].as_str().unwrap().to_owned();
    (text("id"), text("secret"))
}

/// What became of the notices about a room, once there are so many and all are done.
pub(crate) async fn outcomes(host: &Host, room: &str, count: usize) -> Vec<String> {
    loop {
        let notices = host.app.store.notices_of(room).await.unwrap();
        if notices.len() >= count && notices.iter().all(|(_, outcome)| !outcome.is_empty()) {
            return notices.into_iter().map(|(kind, outcome)| format!("{kind} {outcome}")).collect();
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
}

/// A turn-based match of two; the one who is not asked has left.
pub(crate) struct Absence {
    pub(crate) host: Host,
    pub(crate) room: String,
    pub(crate) here: Guest,
    pub(crate) away: Guest,
    pub(crate) tab: Tab,
}

pub(crate) async fn absence(store: &str, settings: Settings) -> Absence {
    let Gathering { host, mut guests, room, mut tabs } = gather(store, settings, &slow()).await;
    let here = asked(&mut tabs).await;
    tabs.remove(1 - here).socket.disconnect();
    let mut tab = tabs.remove(0);
    let away = guests.remove(1 - here);
    tab.until(|tab| tab.seat(1 - here)["present"] == false).await;
    Absence { host, room, here: guests.remove(0), away, tab }
}

impl Absence {
    /// Decides until the match waits for the one who is away.
    pub(crate) async fn pass_turn(&mut self) {
        loop {
            self.tab.settle().await;
            if !self.tab.owes() {
                return;
            }
            self.tab.decides(0).await;
        }
    }
}

/// Checks the signature of a post with this secret.
fn is_signed(post: &ReceivedPost, secret: &str) -> bool {
    let header = post.header("antorcha-signature");
    let Some((time, code)) = header.strip_prefix("t=").and_then(|rest| rest.split_once(",v1=")) else {
        return false;
    };
    let signed = [format!("{time}.").as_bytes(), &post.body].concat();
    let key = hmac::Key::new(hmac::HMAC_SHA256, secret.as_bytes());
    hmac::verify(&key, &signed, &hex::decode(code).unwrap()).is_ok()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_reaches_an_absent_player_within_five_seconds() {
    let (_folder, store) = place();
    let receiver = WebReceiver::start().unwrap();
    let public = Settings { public_url: Some("http://play.example.org".into()), ..open_settings() };
    let mut absence = absence(&store, public).await;
    let (_, secret) = add_webhook(&absence.host, absence.away.cookie(), &receiver).await;
    absence.pass_turn().await;
    let turn = Instant::now();
    let posts = receiver.wait_for(1).unwrap();
    assert!(turn.elapsed() < Duration::from_secs(5), "{:?}", turn.elapsed());
    let room = &absence.room;
    let name = absence.tab.seat(absence.tab.you["seat"].as_u64().unwrap() as usize)["holder"]["name"].clone();
    let text = format!("Welcome to the Dungeon with {}", name.as_str().unwrap());
    let id = posts[0].json()["id"].clone();
    let notice = json!({
        "id": id, "title": "It's your turn", "text": text, "tag": room,
        "url": format!("http://play.example.org/table/{room}"),
    });
    assert_eq!(posts[0].json(), notice);
    assert_eq!((posts[0].method.as_str(), posts[0].path.as_str()), ("POST", "/hook"));
    assert_eq!(posts[0].header("antorcha-notice"), id.as_str().unwrap());
    assert!(is_signed(&posts[0], &secret) && !is_signed(&posts[0], "other"));
    assert_eq!(outcomes(&absence.host, room, 1).await, ["webhook sent"]);
    absence.host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn nobody_at_the_table_gets_a_notice() {
    let (_folder, store) = place();
    let receiver = WebReceiver::start().unwrap();
    let mut absence = absence(&store, open_settings()).await;
    add_webhook(&absence.host, absence.away.cookie(), &receiver).await;
    add_webhook(&absence.host, absence.here.cookie(), &receiver).await;
    let back = Tab::open(&absence.away, &absence.room).await;
    absence.pass_turn().await;
    assert_eq!(absence.host.app.store.notices_of(&absence.room).await.unwrap(), []);
    let left = Instant::now();
    back.socket.disconnect();
    receiver.wait_for(1).unwrap();
    assert!(left.elapsed() >= Duration::from_millis(500), "one who has seen the turn has some time");
    assert_eq!(outcomes(&absence.host, &absence.room, 1).await, ["webhook sent"]);
    absence.host.stop().await;
}

/// Sets how many minutes a match waits for the player who is away before a notice, and the language.
async fn prefer(absence: &Absence, minutes: i64, lang: &str) {
    let preferences =
        json!({ "after_minutes": minutes, "quiet": null, "utc_offset_minutes": 0, "lang": lang });
    let (host, cookie) = (&absence.host, absence.away.cookie());
    assert_eq!(call(host, cookie, Method::PUT, "/preferences", &preferences).await.status, 204);
}

#[tokio::test(flavor = "multi_thread")]
async fn a_notice_is_in_the_language_of_the_player() {
    let (_folder, store) = place();
    let receiver = WebReceiver::start().unwrap();
    let mut absence = absence(&store, open_settings()).await;
    add_webhook(&absence.host, absence.away.cookie(), &receiver).await;
    prefer(&absence, 0, "es").await;
    absence.pass_turn().await;
    let posts = receiver.wait_for(1).unwrap();
    assert_eq!(posts[0].json()["title"], "Es tu turno");
    absence.host.stop().await;
}

/// Makes the notice in the outbox due now, whatever the preferences say.
async fn make_due(absence: &Absence, channel: &str) {
    let store = &absence.host.app.store;
    while store.notices_of(&absence.room).await.unwrap().is_empty() {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let row = store.room(&absence.room).await.unwrap().unwrap();
    let summary: Value = serde_json::from_str(row.summary.as_deref().unwrap()).unwrap();
    let owed = &summary["owed"][0];
    let seat = owed["seat"].as_i64().unwrap();
    let notice = NewNotice {
        id: "unused".into(),
        room: absence.room.clone(),
        seat,
        player: summary["holders"][usize::try_from(seat).unwrap()]["player"].as_str().unwrap().into(),
        asked_ms: owed["since_ms"].as_i64().unwrap(),
        kind: "webhook".into(),
        channel: channel.into(),
        due_ms: now_ms(),
    };
    store.postpone_notices(vec![notice]).await.unwrap();
    assert_eq!(store.notices_of(&absence.room).await.unwrap().len(), 1, "it is the notice of this turn");
}

/// Keeps a tab connected. A tab that reads nothing is silent, and the server disconnects it in the end.
async fn stay(mut tab: Tab, left: oneshot::Receiver<()>) {
    tokio::select! {
        () = tab.until(|_| false) => {}
        _ = left => {}
    }
    tab.socket.disconnect();
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_who_comes_before_the_notice_gets_it_only_after_leaving_again() {
    let (_folder, store) = place();
    let receiver = WebReceiver::start().unwrap();
    let mut absence = absence(&store, open_settings()).await;
    let (channel, _) = add_webhook(&absence.host, absence.away.cookie(), &receiver).await;
    prefer(&absence, 60, "en").await;
    absence.pass_turn().await;
    let back = Tab::open(&absence.away, &absence.room).await;
    let (leave, left) = oneshot::channel();
    let back = tokio::spawn(stay(back, left));
    make_due(&absence, &channel).await;
    assert_eq!(outcomes(&absence.host, &absence.room, 1).await, ["webhook seen"]);
    assert_eq!(receiver.received(), []);
    prefer(&absence, 0, "en").await;
    leave.send(()).unwrap();
    back.await.unwrap();
    receiver.wait_for(1).unwrap();
    assert_eq!(outcomes(&absence.host, &absence.room, 1).await, ["webhook sent"]);
    absence.host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_muted_table_is_silent_until_it_is_unmuted() {
    let (_folder, store) = place();
    let receiver = WebReceiver::start().unwrap();
    let mut absence = absence(&store, open_settings()).await;
    let (host, room, cookie) = (&absence.host, absence.room.clone(), absence.away.cookie().to_owned());
    add_webhook(host, &cookie, &receiver).await;
    let mute = format!("/mutes/{room}");
    assert_eq!(call(host, &cookie, Method::PUT, &mute, &Value::Null).await.status, 204);
    assert_eq!(overview(host, &cookie).await["muted"], json!([room]));
    let stranger = Guest::start_session(&host.url, "Eva").await.unwrap();
    call(host, stranger.cookie(), Method::PUT, &mute, &Value::Null).await.refused(403, "not_seated");
    absence.pass_turn().await;
    assert_eq!(outcomes(&absence.host, &room, 1).await, ["webhook dropped"]);
    assert_eq!(receiver.received(), []);
    assert_eq!(call(&absence.host, &cookie, Method::DELETE, &mute, &Value::Null).await.status, 204);
    assert_eq!(overview(&absence.host, &cookie).await["muted"], json!([]));
    absence.host.stop().await;
}

/// Minutes of the day in UTC, so many minutes from now.
fn minute_of_day(from_now: i64) -> i64 {
    (now_ms() / 60_000 + from_now).rem_euclid(24 * 60)
}

#[tokio::test(flavor = "multi_thread")]
async fn in_quiet_hours_a_notice_waits() {
    let (_folder, store) = place();
    let receiver = WebReceiver::start().unwrap();
    let mut absence = absence(&store, open_settings()).await;
    let (host, cookie) = (&absence.host, absence.away.cookie().to_owned());
    add_webhook(host, &cookie, &receiver).await;
    // The player's clock is an hour ahead.
    let quiet = json!({ "from": minute_of_day(30), "to": minute_of_day(90) });
    let preferences = json!({ "after_minutes": 0, "quiet": quiet, "utc_offset_minutes": 60, "lang": "es" });
    assert_eq!(call(host, &cookie, Method::PUT, "/preferences", &preferences).await.status, 204);
    assert_eq!(overview(host, &cookie).await["preferences"], preferences);
    absence.pass_turn().await;
    // Once it was looked at, it is due at the end of the quiet hours.
    while absence
        .host
        .app
        .store
        .next_notice_ms(&absence.room)
        .await
        .unwrap()
        .is_none_or(|due| due < now_ms() + 60_000)
    {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    let due = absence.host.app.store.next_notice_ms(&absence.room).await.unwrap().unwrap();
    assert!((28..=31).contains(&((due - now_ms()) / 60_000)), "{due}");
    assert_eq!(receiver.received(), []);
    absence.host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_notice_is_sent_once_even_across_a_restart() {
    let (_folder, store) = place();
    let receiver = WebReceiver::start().unwrap();
    let mut absence = absence(&store, open_settings()).await;
    add_webhook(&absence.host, absence.away.cookie(), &receiver).await;
    absence.pass_turn().await;
    assert_eq!(outcomes(&absence.host, &absence.room, 1).await, ["webhook sent"]);
    let Absence { host, room, here, away, tab } = absence;
    host.stop().await;
    let host = Host::with(&store, Bus::in_memory(), catalog::GAMES, open_settings()).await;
    let tab_again = Tab::open(&here.at(&host.url), &room).await;
    let mut again = Absence { host, room, here, away, tab: tab_again };
    again.tab.settle().await;
    // The next turn of the same player is the second notice.
    let turn = json!({ "do": "decide", "choice": 0 });
    while !again.tab.owes() {
        let away = again.away.at(&again.host.url);
        away.command(&again.room, &format!("{}", now_ms()), &turn).await.unwrap().ok().unwrap();
        again.tab.settle().await;
    }
    again.pass_turn().await;
    let posts = receiver.wait_for(2).unwrap();
    assert_ne!(posts[0].json()["id"], posts[1].json()["id"]);
    assert_eq!(posts.len(), 2);
    drop(tab);
    again.host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_copy_has_the_same_id_if_a_node_dies_before_it_records_the_first() {
    let (_folder, store) = place();
    let receiver = WebReceiver::start().unwrap();
    receiver.never_answer();
    let mut absence = absence(&store, open_settings()).await;
    add_webhook(&absence.host, absence.away.cookie(), &receiver).await;
    absence.pass_turn().await;
    receiver.wait_for(1).unwrap();
    absence.host.stop().await;
    receiver.answer_with("200 OK");
    let host = Host::with(&store, Bus::in_memory(), catalog::GAMES, open_settings()).await;
    let posts = receiver.wait_for(2).unwrap();
    assert_eq!(posts[0].json(), posts[1].json());
    assert_eq!(outcomes(&host, &absence.room, 1).await, ["webhook sent"]);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_turn_that_a_dead_node_has_not_announced_is_announced_by_another() {
    let (_folder, store) = place();
    let receiver = WebReceiver::start().unwrap();
    let mut absence = absence(&store, open_settings()).await;
    absence.pass_turn().await;
    // Nobody had a channel, so nothing was announced, as if the node had died before.
    add_webhook(&absence.host, absence.away.cookie(), &receiver).await;
    let node = absence.host.app.nodes.id.to_string();
    loop {
        absence.host.app.store.depart(&node).await.unwrap();
        let due = absence.host.app.store.due(10).await.unwrap();
        // The heartbeat of the node can come in between.
        if absence.host.app.store.living_nodes().await.unwrap().is_empty() {
            assert!(due.contains(&absence.room), "the room must be opened elsewhere: {due:?}");
            break;
        }
    }
    absence.host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn two_nodes_send_one_notice() {
    let postgres = Postgres::start_with(Durability::Unsynced).unwrap();
    let (one, other) = Host::pair_on(&postgres.url(), open_settings()).await;
    let receiver = WebReceiver::start().unwrap();
    let guests = one.guests(&["Ana", "Luis"]).await;
    for guest in &guests {
        add_webhook(&one, guest.cookie(), &receiver).await;
    }
    let room = begun(&guests, &slow()).await;
    receiver.wait_for(1).unwrap();
    assert_eq!(outcomes(&other, &room, 1).await, ["webhook sent"]);
    assert_eq!(receiver.received().len(), 1);
    other.stop().await;
    one.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_at_the_table_through_another_node_gets_no_notice() {
    let postgres = Postgres::start_with(Durability::Unsynced).unwrap();
    let (one, other) = Host::pair_on(&postgres.url(), open_settings()).await;
    let receiver = WebReceiver::start().unwrap();
    let guests = one.guests(&["Ana", "Luis", "Eva", "Iris"]).await;
    for guest in &guests {
        add_webhook(&one, guest.cookie(), &receiver).await;
    }
    let room = begun(&guests[..2], &slow()).await;
    let mut tabs = Vec::new();
    for guest in &guests[..2] {
        tabs.push(Tab::open(&guest.at(&other.url), &room).await);
    }
    let beacon = begun(&guests[2..], &slow()).await;
    let posts = receiver.wait_for(1).unwrap();
    assert_eq!(posts[0].json()["tag"], beacon.as_str());
    let seen = outcomes(&one, &room, 0).await;
    assert!(seen.iter().all(|outcome| outcome == "webhook seen"), "{seen:?}");
    other.stop().await;
    one.stop().await;
}

/// What a webhook gets about a new match of these players, without the ids.
async fn notice_of(host: &Host, guests: &[Guest], receiver: &WebReceiver) -> (String, Vec<(String, String)>) {
    let before = receiver.received().len();
    let room = begun(guests, &slow()).await;
    let post = receiver.wait_for(before + 1).unwrap().pop().unwrap();
    let id = post.json()["id"].as_str().unwrap().to_owned();
    assert_eq!(outcomes(host, &room, 1).await, ["webhook sent"]);
    let told = String::from_utf8(post.body.clone()).unwrap().replace(&id, "ID").replace(&room, "ROOM");
    let headers = post.headers.into_iter().filter(|(name, _)| !name.starts_with("antorcha-"));
    (told, headers.collect())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_notice_is_the_same_whatever_is_hidden() {
    let (_folder, store) = place();
    let receiver = WebReceiver::start().unwrap();
    let host = Host::with(&store, Bus::in_memory(), catalog::GAMES, open_settings()).await;
    let guests = host.guests(&["Ana", "Luis"]).await;
    add_webhook(&host, guests[0].cookie(), &receiver).await;
    add_webhook(&host, guests[1].cookie(), &receiver).await;
    // Each match draws its own deck. Only who begins may differ.
    let mut told = std::collections::BTreeSet::new();
    for _ in 0..6 {
        told.insert(notice_of(&host, &guests, &receiver).await);
    }
    let texts: Vec<bool> = told.iter().map(|(text, _)| text.contains("with Luis")).collect();
    assert!(told.len() <= 2 && texts.iter().filter(|luis| **luis).count() <= 1, "{told:?}");
    host.stop().await;
}
