//! Channels for notices: who may add which, what happens if one fails, and that webhooks cannot be abused.

use std::time::Duration;

use client::Guest;
use reqwest::Method;
use reqwest::header::COOKIE;
use serde_json::{Value, json};
use server::bus::Bus;
use server::clock::now_ms;
use test_servers::{PushService, WebReceiver};

use crate::caller::tell;
use crate::host::{Host, place, settings};
use crate::notices::{absence, call, open_settings, outcomes, overview};

async fn add(host: &Host, cookie: &str, channel: &Value) -> String {
    let added = call(host, cookie, Method::POST, "/channels", channel).await;
    assert_eq!(added.status, 201, "{}", added.text);
    added.body()["id"].as_str().unwrap().to_owned()
}

fn webhook(url: &str) -> Value {
    json!({ "kind": "webhook", "url": url, "format": "plain" })
}

fn push(service: &PushService) -> Value {
    let mut channel = service.subscription();
    channel["kind"] = json!("push");
    channel["label"] = json!("Firefox");
    channel
}

async fn test_channel(host: &Host, cookie: &str, id: &str) -> Value {
    let tested = call(host, cookie, Method::POST, &format!("/channels/{id}/test"), &Value::Null).await;
    assert_eq!(tested.status, 200, "{}", tested.text);
    tested.body()
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_decrypts_its_notice_and_knows_the_sender() {
    let (_folder, store) = place();
    let service = PushService::start().unwrap();
    let mut absence = absence(&store, open_settings()).await;
    let cookie = absence.away.cookie().to_owned();
    let key = overview(&absence.host, &cookie).await["push_key"].as_str().unwrap().to_owned();
    add(&absence.host, &cookie, &push(&service)).await;
    absence.pass_turn().await;
    let posts = service.receiver.wait_for(1).unwrap();
    let notice = service.open(&posts[0], &key).unwrap();
    assert_eq!(notice["title"], "It's your turn");
    assert!(notice["body"].as_str().unwrap().starts_with("Welcome to the Dungeon with "), "{notice}");
    assert_eq!(notice["url"], format!("/table/{}", absence.room));
    assert_eq!(notice["tag"], absence.room.as_str());
    assert_eq!(posts[0].header("topic"), notice["id"].as_str().unwrap());
    assert!(!posts[0].body.windows(4).any(|bytes| bytes == b"turn"), "the push service can read it");
    assert_eq!(outcomes(&absence.host, &absence.room, 1).await, ["push sent"]);
    absence.host.stop().await;
    let host = Host::with(&store, Bus::in_memory(), catalog::GAMES, open_settings()).await;
    assert_eq!(overview(&host, &cookie).await["push_key"], key.as_str(), "subscriptions outlive a restart");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_that_is_gone_is_removed_and_a_webhook_disabled() {
    let (_folder, store) = place();
    let (service, receiver) = (PushService::start().unwrap(), WebReceiver::start().unwrap());
    service.receiver.answer_with("410 Gone");
    receiver.answer_with("410 Gone");
    let mut absence = absence(&store, open_settings()).await;
    let cookie = absence.away.cookie().to_owned();
    add(&absence.host, &cookie, &push(&service)).await;
    let hook = add(&absence.host, &cookie, &webhook(&receiver.url())).await;
    absence.pass_turn().await;
    let mut ended = outcomes(&absence.host, &absence.room, 2).await;
    ended.sort();
    assert_eq!(ended, ["push failed", "webhook failed"]);
    let shown = overview(&absence.host, &cookie).await;
    assert_eq!(shown["channels"].as_array().unwrap().len(), 1);
    let left = &shown["channels"][0];
    assert_eq!(
        (&left["id"], &left["enabled"], &left["problem"]),
        (&json!(hook), &json!(false), &json!("gone"))
    );
    let enable = json!({ "enabled": true });
    let patched = call(&absence.host, &cookie, Method::PATCH, &format!("/channels/{hook}"), &enable).await;
    assert_eq!(patched.status, 204);
    assert_eq!(overview(&absence.host, &cookie).await["channels"][0]["problem"], Value::Null);
    absence.host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_push_service_that_cannot_be_reached_keeps_the_subscription_and_the_notice() {
    let (_folder, store) = place();
    let service = PushService::start().unwrap();
    let mut absence = absence(&store, open_settings()).await;
    let mut channel = push(&service);
    // Nobody listens on this port.
    let closed = std::net::TcpListener::bind("127.0.0.1:0").unwrap().local_addr().unwrap();
    channel["endpoint"] = json!(format!("http://{closed}/send/1"));
    let cookie = absence.away.cookie().to_owned();
    add(&absence.host, &cookie, &channel).await;
    absence.pass_turn().await;
    let shown = loop {
        let shown = overview(&absence.host, &cookie).await["channels"][0].clone();
        if !shown["problem"].is_null() {
            break shown;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    };
    assert_eq!((&shown["problem"], &shown["enabled"]), (&json!("unreachable"), &json!(true)));
    let store = &absence.host.app.store;
    while store.next_notice_ms(&absence.room).await.unwrap().is_none_or(|due| due < now_ms() + 2_000) {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    assert_eq!(store.notices_of(&absence.room).await.unwrap(), [("push".to_owned(), String::new())]);
    absence.host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_receiver_that_is_down_gets_the_notice_later_with_the_same_id() {
    let (_folder, store) = place();
    let receiver = WebReceiver::start().unwrap();
    receiver.answer_with("503 Service Unavailable");
    let mut absence = absence(&store, open_settings()).await;
    add(&absence.host, absence.away.cookie(), &webhook(&receiver.url())).await;
    absence.pass_turn().await;
    receiver.wait_for(1).unwrap();
    receiver.answer_with("200 OK");
    let posts = receiver.wait_for(2).unwrap();
    assert_eq!(posts[0].json(), posts[1].json());
    assert_eq!(outcomes(&absence.host, &absence.room, 1).await, ["webhook sent"]);
    assert_eq!(overview(&absence.host, absence.away.cookie()).await["channels"][0]["problem"], Value::Null);
    absence.host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_redirect_is_not_followed() {
    let (_folder, store) = place();
    let (first, second) = (WebReceiver::start().unwrap(), WebReceiver::start().unwrap());
    let host = Host::with(&store, Bus::in_memory(), catalog::GAMES, open_settings()).await;
    let ana = Guest::start_session(&host.url, "Ana").await.unwrap();
    for target in [second.url(), first.url()] {
        first.answer_with(&format!("307 Temporary Redirect\r\nLocation: {target}"));
        let id = add(&host, ana.cookie(), &webhook(&first.url())).await;
        let tested = test_channel(&host, ana.cookie(), &id).await;
        assert_eq!(tested, json!({ "sent": false, "problem": "redirect" }));
    }
    assert_eq!((first.received().len(), second.received().len()), (2, 0));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_webhook_cannot_reach_this_server() {
    let (_folder, store) = place();
    let own =
        server::settings::Settings { public_url: Some("https://play.example.org".into()), ..open_settings() };
    let host = Host::with(&store, Bus::in_memory(), catalog::GAMES, own).await;
    let ana = Guest::start_session(&host.url, "Ana").await.unwrap();
    let looping = webhook("https://play.example.org/api/notices/channels/mail/test");
    call(&host, ana.cookie(), Method::POST, "/channels", &looping).await.refused(400, "bad_text");
    // Another name of the same server: the request has no session, so it changes nothing.
    let id =
        add(&host, ana.cookie(), &webhook(&format!("{}/api/notices/channels/mail/test", host.url))).await;
    let tested = test_channel(&host, ana.cookie(), &id).await;
    assert_eq!(tested, json!({ "sent": false, "problem": "refused" }));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn private_addresses_are_refused_by_number_and_by_name() {
    let (_folder, store) = place();
    let receiver = WebReceiver::start().unwrap();
    let host = Host::with(&store, Bus::in_memory(), catalog::GAMES, settings()).await;
    let ana = Guest::start_session(&host.url, "Ana").await.unwrap();
    let port = receiver.address().port();
    for url in [receiver.url(), format!("http://[::1]:{port}/"), format!("http://[::ffff:127.0.0.1]:{port}/")]
    {
        call(&host, ana.cookie(), Method::POST, "/channels", &webhook(&url)).await.refused(400, "bad_text");
    }
    let service = PushService::start().unwrap();
    call(&host, ana.cookie(), Method::POST, "/channels", &push(&service)).await.refused(400, "bad_text");
    let id = add(&host, ana.cookie(), &webhook(&format!("http://localhost:{port}/hook"))).await;
    let tested = test_channel(&host, ana.cookie(), &id).await;
    assert_eq!(tested, json!({ "sent": false, "problem": "private_address" }));
    assert_eq!(receiver.received(), []);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_silent_receiver_delays_nobody_else() {
    let (_folder, store) = place();
    let (silent, receiver) = (WebReceiver::start().unwrap(), WebReceiver::start().unwrap());
    silent.never_answer();
    let mut absence = absence(&store, open_settings()).await;
    add(&absence.host, absence.away.cookie(), &webhook(&silent.url())).await;
    let guests = absence.host.guests(&["Eva", "Iris"]).await;
    for guest in &guests {
        add(&absence.host, guest.cookie(), &webhook(&receiver.url())).await;
    }
    absence.pass_turn().await;
    silent.wait_for(1).unwrap();
    let turn = std::time::Instant::now();
    crate::host::begun(&guests, &crate::notices::slow()).await;
    receiver.wait_for(1).unwrap();
    assert!(turn.elapsed() < Duration::from_secs(5));
    absence.host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn guests_have_up_to_ten_channels_and_ten_tests_an_hour() {
    let (_folder, store) = place();
    let receiver = WebReceiver::start().unwrap();
    let host = Host::with(&store, Bus::in_memory(), catalog::GAMES, open_settings()).await;
    let ana = Guest::start_session(&host.url, "Ana").await.unwrap();
    let mut ids = Vec::new();
    for number in 0..10 {
        ids.push(add(&host, ana.cookie(), &webhook(&format!("{}/{number}", receiver.url()))).await);
    }
    let more = webhook(&format!("{}/10", receiver.url()));
    call(&host, ana.cookie(), Method::POST, "/channels", &more).await.refused(409, "many_channels");
    let again = webhook(&format!("{}/9", receiver.url()));
    assert_eq!(add(&host, ana.cookie(), &again).await, ids[9], "the same address is the same channel");
    for id in &ids {
        assert_eq!(test_channel(&host, ana.cookie(), id).await, json!({ "sent": true, "problem": null }));
    }
    let one_more = format!("/channels/{}/test", ids[0]);
    call(&host, ana.cookie(), Method::POST, &one_more, &Value::Null).await.refused(429, "too_many");
    let luis = Guest::start_session(&host.url, "Luis").await.unwrap();
    let channel = format!("/channels/{}", ids[0]);
    let enable = json!({ "enabled": false });
    call(&host, luis.cookie(), Method::DELETE, &channel, &Value::Null).await.refused(404, "unknown_channel");
    call(&host, luis.cookie(), Method::PATCH, &channel, &enable).await.refused(404, "unknown_channel");
    call(&host, luis.cookie(), Method::POST, &one_more, &Value::Null).await.refused(404, "unknown_channel");
    call(&host, "", Method::POST, "/channels", &more).await.refused(401, "no_session");
    assert_eq!(call(&host, ana.cookie(), Method::DELETE, &channel, &Value::Null).await.status, 204);
    assert_eq!(overview(&host, ana.cookie()).await["channels"].as_array().unwrap().len(), 9);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_channels_and_preferences_are_refused() {
    let (_folder, store) = place();
    let host = Host::with(&store, Bus::in_memory(), catalog::GAMES, settings()).await;
    let ana = Guest::start_session(&host.url, "Ana").await.unwrap();
    let keys = PushService::start().unwrap().subscription()["keys"].clone();
    for (channel, code) in [
        (webhook("ftp://example.org/"), "bad_text"),
        (webhook("https://ana:secret@example.org/"), "bad_text"),
        (webhook("https://example.org:25/"), "bad_text"),
        (json!({ "kind": "webhook", "url": "https://example.org/", "format": "irc" }), "bad_message"),
        (json!({ "kind": "push", "endpoint": "http://push.example.org/", "keys": keys }), "bad_text"),
        (
            json!({ "kind": "push", "endpoint": "https://push.example.org/", "keys": { "p256dh": "AA", "auth": "AA" } }),
            "bad_text",
        ),
        (
            json!({ "kind": "webhook", "url": "https://example.org/", "format": "plain", "label": "x".repeat(61) }),
            "bad_text",
        ),
    ] {
        call(&host, ana.cookie(), Method::POST, "/channels", &channel).await.refused(400, code);
    }
    let usual = json!({ "after_minutes": null, "quiet": null, "utc_offset_minutes": 0, "lang": null });
    for (field, value) in [
        ("after_minutes", json!(-1)),
        ("after_minutes", json!(10_081)),
        ("quiet", json!({ "from": 0, "to": 0 })),
        ("quiet", json!({ "from": 0, "to": 1_440 })),
        ("utc_offset_minutes", json!(841)),
        ("lang", json!("fr")),
    ] {
        let mut preferences = usual.clone();
        preferences[field] = value;
        let told = call(&host, ana.cookie(), Method::PUT, "/preferences", &preferences).await;
        told.refused(400, "bad_text");
    }
    assert_eq!(overview(&host, ana.cookie()).await["preferences"], usual);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_browser_belongs_to_the_player_who_subscribed_last() {
    let (_folder, store) = place();
    let service = PushService::start().unwrap();
    let host = Host::with(&store, Bus::in_memory(), catalog::GAMES, open_settings()).await;
    let guests = host.guests(&["Ana", "Luis"]).await;
    add(&host, guests[0].cookie(), &push(&service)).await;
    add(&host, guests[1].cookie(), &push(&service)).await;
    assert_eq!(overview(&host, guests[0].cookie()).await["channels"], json!([]));
    let shown = overview(&host, guests[1].cookie()).await["channels"][0].clone();
    assert_eq!(
        (&shown["label"], &shown["endpoint"]),
        (&json!("Firefox"), &service.subscription()["endpoint"])
    );
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_notices_of_a_browser_end_with_its_session() {
    let (_folder, store) = place();
    let host = Host::with(&store, Bus::in_memory(), catalog::GAMES, open_settings()).await;
    let (laptop, phone) = (PushService::start().unwrap(), PushService::start().unwrap());
    let receiver = WebReceiver::start().unwrap();
    let guest = Guest::start_session(&host.url, "Someone").await.unwrap();
    let own = add(&host, guest.cookie(), &push(&laptop)).await;
    // A new account and a new password replace the session of this browser.
    let cookie = host.register(guest.cookie(), "Ana", "correct horse").await.cookie();
    let other = Guest::start_session(&host.url, "Someone").await.unwrap();
    let kept = add(&host, other.cookie(), &push(&phone)).await;
    let on_phone = host.log_in(other.cookie(), "Ana", "correct horse").await.cookie();
    let hook = add(&host, &on_phone, &webhook(&receiver.url())).await;
    let ids = async |cookie: &str| {
        let shown = overview(&host, cookie).await;
        let channels = shown["channels"].as_array().unwrap().iter();
        channels.map(|channel| channel["id"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    assert_eq!(ids(&cookie).await, [own.clone(), kept, hook.clone()]);
    let end = host.request(Method::DELETE, "/api/account/sessions/others").header(COOKIE, &cookie);
    assert_eq!(tell(end).await.status, 204);
    assert_eq!(ids(&cookie).await, [own, hook]);
    host.stop().await;
}
