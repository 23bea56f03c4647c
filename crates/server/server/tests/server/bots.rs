//! External bots over plain HTTP.

use std::time::Duration;

use client::Guest;
use reqwest::header::{AUTHORIZATION, COOKIE};
use reqwest::{Method, Response};
use serde_json::{Value, json};

use crate::caller::tell;
use crate::host::{Host, people, place};

/// Registers an account; returns its cookie.
async fn owner(host: &Host, name: &str) -> String {
    let guest = Guest::start_session(&host.url, name).await.unwrap();
    let told = host.register(guest.cookie(), name, "correct horse").await;
    assert_eq!(told.status, 201, "{}", told.text);
    told.cookie()
}

/// Creates a bot; returns its player id and token.
async fn bot(host: &Host, owner: &str, name: &str) -> (String, String) {
    let told = host.post("/api/bots", owner, &json!({ "name": name })).await;
    assert_eq!(told.status, 201, "{}", told.text);
    let text = |key: &str| told.body()[key].as_str().unwrap().to_owned();
    (text("player"), text("token"))
}

/// A message stream, read line by line.
struct Notices {
    response: Response,
    read: String,
}

impl Notices {
    async fn of(host: &Host, token: &str, room: &str) -> Notices {
        let request = host.request(Method::GET, &format!("/api/rooms/{room}/stream"));
        let response = request.header(AUTHORIZATION, format!("Bearer {token}")).send().await.unwrap();
        assert_eq!(response.status(), 200);
        assert_eq!(response.headers()["content-type"], "application/x-ndjson");
        Notices { response, read: String::new() }
    }

    /// The next message; `None` once the stream has ended.
    async fn next(&mut self) -> Option<Value> {
        loop {
            if let Some((line, rest)) = self.read.split_once('\n') {
                let (line, rest) = (line.to_owned(), rest.to_owned());
                self.read = rest;
                if line.is_empty() {
                    continue;
                }
                return Some(serde_json::from_str(&line).unwrap());
            }
            let chunk = tokio::time::timeout(Duration::from_secs(20), self.response.chunk());
            self.read.push_str(std::str::from_utf8(&chunk.await.unwrap().unwrap()?).unwrap());
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_over_plain_http_plays_a_match_against_a_server_bot() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let owner = owner(&host, "Ana").await;
    let (player, token) = bot(&host, &owner, "Ingenio").await;
    let seats = json!([{ "for": "person" }, { "for": "bot", "bot": "adventurer" }]);
    let room_settings = json!({ "game": "welcome", "seats": seats });
    let opened = host.as_bot(&token, Method::POST, "/api/rooms", Some(&room_settings)).await;
    let room = opened.body()["room"].as_str().unwrap().to_owned();
    let commands = format!("/api/rooms/{room}/commands");
    let mut notices = Notices::of(&host, &token, &room).await;
    assert_eq!(notices.next().await.unwrap()["type"], "welcome");
    for name in ["sit", "begin"] {
        let body = json!({ "id": name, "command": { "do": name } });
        let told = host.as_bot(&token, Method::POST, &commands, Some(&body)).await;
        assert_eq!(told.status, 200, "{}", told.text);
    }
    let mut decided = 0;
    loop {
        let notice = notices.next().await.expect("the stream ended before the match");
        let snapshot = &notice["snapshot"];
        if snapshot["turn"]["turn"] == "over" {
            break;
        }
        let Some(offers) = snapshot["offers"].as_array().filter(|offers| !offers.is_empty()) else {
            continue;
        };
        let action = &offers[decided % offers.len()]["action"];
        let command = json!({ "do": "decide", "question": snapshot["question"], "action": action });
        let body = json!({ "id": format!("d{decided}"), "command": command });
        let told = host.as_bot(&token, Method::POST, &commands, Some(&body)).await;
        assert!(told.status == 200 || told.code() == "stale", "{}", told.text);
        decided += 1;
    }
    assert!(decided > 3, "a match takes more than {decided} decisions");
    let record = host.get(&format!("/api/rooms/{room}/record")).await;
    assert_eq!(record.status, 200);
    let shown = host.get(&format!("/api/players/{player}")).await.body();
    assert_eq!((&shown["name"], &shown["kind"]), (&json!("Ingenio"), &json!("bot")));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_bot_stream_has_the_same_messages_as_a_socket() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let owner = owner(&host, "Ana").await;
    let (_, token) = bot(&host, &owner, "Ingenio").await;
    let luis = Guest::start_session(&host.url, "Luis").await.unwrap();
    let seats = json!([{ "for": "person" }, { "for": "bot", "bot": "random" }]);
    let room = luis.open_room(&json!({ "game": "welcome", "seats": seats })).await.unwrap();
    let mut notices = Notices::of(&host, &token, &room).await;
    notices.next().await.unwrap();
    let watcher = Guest::start_session(&host.url, "Eva").await.unwrap();
    let (mut socket, _) = watcher.connect(&room).await.unwrap();
    luis.command(&room, "1", &json!({ "do": "sit" })).await.unwrap().ok().unwrap();
    luis.command(&room, "2", &json!({ "do": "begin" })).await.unwrap().ok().unwrap();
    let by_socket = socket.until("update").await.unwrap();
    let by_stream = loop {
        let notice = notices.next().await.unwrap();
        if notice["type"] == "update" {
            break notice;
        }
    };
    assert_eq!(by_stream, by_socket);
    host.stop().await;
    while notices.next().await.is_some() {}
}

#[tokio::test(flavor = "multi_thread")]
async fn only_people_with_an_account_create_bots_up_to_a_limit() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guest = Guest::start_session(&host.url, "Luis").await.unwrap();
    let name = json!({ "name": "Ingenio" });
    host.post("/api/bots", guest.cookie(), &name).await.refused(403, "no_account");
    host.post("/api/bots", "", &name).await.refused(401, "no_session");
    let ana = owner(&host, "Ana").await;
    host.post("/api/bots", &ana, &json!({ "name": "Brasa" })).await.refused(400, "bad_text");
    let (_, token) = bot(&host, &ana, "Ingenio").await;
    host.as_bot(&token, Method::POST, "/api/bots", Some(&name)).await.refused(403, "for_people");
    let account = json!({ "name": "Ingenio", "password": "correct horse" });
    host.as_bot(&token, Method::POST, "/api/account", Some(&account)).await.refused(403, "for_people");
    for _ in 1..20 {
        bot(&host, &ana, "Ingenio").await;
    }
    host.post("/api/bots", &ana, &name).await.refused(409, "many_bots");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn only_its_owner_can_delete_a_bot() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let (ana, eva) = (owner(&host, "Ana").await, owner(&host, "Eva").await);
    let (player, token) = bot(&host, &ana, "Ingenio").await;
    let listed = tell(host.request(Method::GET, "/api/bots").header(COOKIE, &ana)).await;
    assert_eq!(listed.body()[0]["player"], player);
    assert!(!listed.text.contains(&token), "a token is shown once");
    let delete = |cookie: &str| {
        tell(host.request(Method::DELETE, &format!("/api/bots/{player}")).header(COOKIE, cookie.to_owned()))
    };
    delete(&eva).await.refused(404, "unknown_bot");
    assert_eq!(host.as_bot(&token, Method::GET, "/api/session", None).await.body()["name"], "Ingenio");
    assert_eq!(delete(&ana).await.status, 204);
    host.as_bot(&token, Method::GET, "/api/session", None).await.refused(401, "no_session");
    delete(&ana).await.refused(404, "unknown_bot");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_stream_of_a_bot_ends_when_its_token_is_revoked() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let ana = owner(&host, "Ana").await;
    let (player, token) = bot(&host, &ana, "Ingenio").await;
    let luis = Guest::start_session(&host.url, "Luis").await.unwrap();
    let room = luis.open_room(&people("welcome", 2)).await.unwrap();
    let mut notices = Notices::of(&host, &token, &room).await;
    assert_eq!(notices.next().await.unwrap()["type"], "welcome");
    tell(host.request(Method::DELETE, &format!("/api/bots/{player}")).header(COOKIE, &ana)).await;
    luis.command(&room, "1", &json!({ "do": "sit" })).await.unwrap().ok().unwrap();
    let mut last = notices.next().await.unwrap();
    while let Some(notice) = notices.next().await {
        assert_ne!(notice["room"]["seats"][0]["holder"]["name"], "Luis", "nothing is told any more");
        last = notice;
    }
    assert_eq!(last["code"], "no_session");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_stream_of_an_unknown_or_private_room_ends() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    host.get(&format!("/api/rooms/{}/stream", "a".repeat(20))).await.refused(404, "unknown_room");
    let guests = host.guests(&["Ana", "Luis"]).await;
    let seats = json!([{ "for": "person" }, { "for": "bot", "bot": "random" }]);
    let closed = json!({ "welcome": false, "delay_s": 0 });
    let room_settings = json!({ "game": "welcome", "seats": seats, "spectators": closed });
    let room = crate::host::begun(&guests[..1], &room_settings).await;
    let told = host.get(&format!("/api/rooms/{room}/stream")).await;
    let notice: Value = serde_json::from_str(told.text.trim()).unwrap();
    assert_eq!(notice["code"], "no_spectators");
    host.stop().await;
}
