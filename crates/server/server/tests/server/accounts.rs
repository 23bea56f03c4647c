//! Accounts: registering, logging in, and moving a guest's games.

use client::Guest;
use reqwest::Method;
use reqwest::header::COOKIE;
use serde_json::{Value, json};

use crate::caller::{Told, tell};
use crate::host::{Host, begun, people, place, settings};

async fn who(host: &Host, cookie: &str) -> Told {
    tell(host.request(Method::GET, "/api/session").header(COOKIE, cookie)).await
}

/// An account of a new guest: its player and its cookie.
async fn account(host: &Host, name: &str, password: &str) -> (String, String) {
    let guest = Guest::start_session(&host.url, "Someone").await.unwrap();
    let told = host.register(guest.cookie(), name, password).await;
    assert_eq!(told.status, 201, "{}", told.text);
    (told.body()["player"].as_str().unwrap().to_owned(), told.cookie())
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_who_registers_stays_the_same_player_on_every_device() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guest = Guest::start_session(&host.url, "Somebody").await.unwrap();
    let told = host.register(guest.cookie(), "Ana", "correct horse").await;
    assert_eq!(told.status, 201);
    assert_eq!(told.body(), json!({ "player": guest.player(), "name": "Ana", "account": "Ana" }));
    who(&host, guest.cookie()).await.refused(401, "no_session");
    let other = host.log_in("", "ANA", "correct horse").await;
    assert_eq!(other.body()["player"], guest.player());
    assert_eq!(who(&host, &other.cookie()).await.body()["account"], "Ana");
    assert_eq!(who(&host, &told.cookie()).await.body()["account"], "Ana");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn names_are_unique_and_passwords_have_a_minimum_length() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let (_, ana) = account(&host, "Ana", "correct horse").await;
    let guest = Guest::start_session(&host.url, "Luis").await.unwrap();
    for (cookie, name, password, status, code) in [
        (guest.cookie(), "ana", "correct horse", 409, "name_taken"),
        (guest.cookie(), "Luis", "1234567", 400, "bad_text"),
        (guest.cookie(), "Luis", &"x".repeat(201), 400, "bad_text"),
        (guest.cookie(), "", "correct horse", 400, "bad_text"),
        (guest.cookie(), "Brasa", "correct horse", 400, "bad_text"),
        (&ana, "Eva", "correct horse", 409, "already_account"),
        ("", "Eva", "correct horse", 401, "no_session"),
    ] {
        host.register(cookie, name, password).await.refused(status, code);
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unknown_name_gets_the_same_answer_as_a_wrong_password() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    account(&host, "Ana", "correct horse").await;
    let wrong = host.log_in("", "Ana", "wrong horse").await;
    wrong.refused(401, "wrong_login");
    for (name, password) in
        [("Nobody", "wrong horse"), ("Ana", ""), ("", "x"), ("a\u{202e}b", "correct horse")]
    {
        let unknown = host.log_in("", name, password).await;
        assert_eq!((unknown.status, unknown.text), (wrong.status, wrong.text.clone()), "{name}");
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_new_password_needs_the_old_one_and_ends_all_other_sessions() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let (_, here) = account(&host, "Ana", "correct horse").await;
    let there = host.log_in("", "Ana", "correct horse").await.cookie();
    let change = |old: &str, new: &str| json!({ "old": old, "new": new });
    let path = "/api/account/password";
    host.post(path, &here, &change("wrong horse", "battery staple")).await.refused(401, "wrong_login");
    host.post(path, &here, &change("correct horse", "short")).await.refused(400, "bad_text");
    let guest = Guest::start_session(&host.url, "Luis").await.unwrap();
    host.post(path, guest.cookie(), &change("correct horse", "battery staple"))
        .await
        .refused(403, "no_account");
    assert_eq!(who(&host, &there).await.status, 200);
    let changed = host.post(path, &here, &change("correct horse", "battery staple")).await;
    assert_eq!(changed.status, 204);
    assert_eq!(who(&host, &changed.cookie()).await.body()["account"], "Ana");
    for ended in [&here, &there] {
        who(&host, ended).await.refused(401, "no_session");
    }
    host.log_in("", "Ana", "correct horse").await.refused(401, "wrong_login");
    assert_eq!(host.log_in("", "Ana", "battery staple").await.status, 200);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn logging_out_everywhere_ends_all_sessions_of_an_account() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let (_, here) = account(&host, "Ana", "correct horse").await;
    let there = host.log_in("", "Ana", "correct horse").await.cookie();
    let guest = Guest::start_session(&host.url, "Luis").await.unwrap();
    let everywhere = |cookie: &str| {
        tell(host.request(Method::DELETE, "/api/account/sessions").header(COOKIE, cookie.to_owned()))
    };
    everywhere(guest.cookie()).await.refused(403, "no_account");
    assert_eq!(everywhere(&here).await.status, 204);
    for ended in [&here, &there] {
        who(&host, ended).await.refused(401, "no_session");
    }
    assert_eq!(who(&host, guest.cookie()).await.status, 200);
    host.stop().await;
}

/// The seats of a room as everyone sees them, and its host.
async fn seats(guest: &Guest, room: &str) -> (Value, Value) {
    let (_socket, welcome) = guest.connect(room).await.unwrap();
    (welcome["room"]["seats"].clone(), welcome["room"]["host"].clone())
}

async fn command(host: &Host, cookie: &str, room: &str, id: &str, command: Value) -> Told {
    let body = json!({ "id": id, "command": command });
    host.post(&format!("/api/rooms/{room}/commands"), cookie, &body).await
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_who_logs_in_keeps_the_seat() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let (player, _) = account(&host, "Ana", "correct horse").await;
    let guests = host.guests(&["Guest", "Luis", "Eva"]).await;
    let room = begun(&guests, &people("raiders", 3)).await;
    let gathering = guests[0].open_room(&people("raiders", 3)).await.unwrap();
    guests[0].command(&gathering, "sit", &json!({ "do": "sit", "nonce": "a1" })).await.unwrap().ok().unwrap();
    let nonce = seats(&guests[1], &room).await.0[0]["nonce"].clone();
    let cookie = host.log_in(guests[0].cookie(), "Ana", "correct horse").await.cookie();
    for room in [&room, &gathering] {
        let (seats, owner) = seats(&guests[1], room).await;
        assert_eq!(seats[0]["holder"], json!({ "kind": "person", "player": player, "name": "Ana" }));
        assert_eq!(owner, json!(player), "the host's rights go along");
    }
    assert_eq!(seats(&guests[1], &room).await.0[0]["nonce"], nonce, "the chance of the match stays");
    let decided = command(&host, &cookie, &room, "d", json!({ "do": "decide", "choice": 0 })).await;
    assert_eq!(decided.status, 200, "{}", decided.text);
    who(&host, guests[0].cookie()).await.refused(401, "no_session");
    let games = format!("/api/players/{player}/games");
    let games = tell(host.request(Method::GET, &games).header(COOKIE, &cookie)).await.body();
    assert_eq!(games["games"].as_array().unwrap().len(), 2);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_who_logs_in_stays_the_host_without_a_seat() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let (player, _) = account(&host, "Ana", "correct horse").await;
    let guest = Guest::start_session(&host.url, "Guest").await.unwrap();
    let room = guest.open_room(&people("welcome", 2)).await.unwrap();
    let others = host.guests(&["Luis", "Eva"]).await;
    for other in &others {
        other.command(&room, "sit", &json!({ "do": "sit" })).await.unwrap().ok().unwrap();
    }
    let cookie = host.log_in(guest.cookie(), "Ana", "correct horse").await.cookie();
    assert_eq!(seats(&others[0], &room).await.1, json!(player));
    assert_eq!(command(&host, &cookie, &room, "begin", json!({ "do": "begin" })).await.status, 200);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_who_plays_against_the_same_account_does_not_get_two_seats() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let (player, ana) = account(&host, "Ana", "correct horse").await;
    let guest = Guest::start_session(&host.url, "Guest").await.unwrap();
    let room = guest.open_room(&people("welcome", 2)).await.unwrap();
    guest.command(&room, "sit", &json!({ "do": "sit" })).await.unwrap().ok().unwrap();
    assert_eq!(command(&host, &ana, &room, "sit", json!({ "do": "sit" })).await.status, 200);
    host.log_in(guest.cookie(), "Ana", "correct horse").await;
    let watcher = Guest::start_session(&host.url, "Watcher").await.unwrap();
    let (seats, owner) = seats(&watcher, &room).await;
    assert_eq!(seats[0]["holder"]["kind"], "nobody");
    assert_eq!(seats[1]["holder"]["player"], player);
    assert_eq!(owner, json!(player));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_guest_who_logs_in_keeps_their_mutes() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let (player, _) = account(&host, "Ana", "correct horse").await;
    let guests = host.guests(&["Luis", "Guest"]).await;
    let room = begun(&guests, &people("welcome", 2)).await;
    let say = |text: &str| json!({ "do": "say", "text": text });
    guests[1].command(&room, "say", &say("hello")).await.unwrap().ok().unwrap();
    let guest = guests[1].player();
    for (id, silence) in [
        ("mute", json!({ "do": "mute", "player": guest, "muted": true })),
        ("mute_for_all", json!({ "do": "mute_for_all", "player": guest, "muted": true })),
    ] {
        guests[0].command(&room, id, &silence).await.unwrap().ok().unwrap();
    }
    let cookie = host.log_in(guests[1].cookie(), "Ana", "correct horse").await.cookie();
    command(&host, &cookie, &room, "say", say("and now?")).await.refused(403, "muted_by_host");
    let (_socket, welcome) = guests[0].connect(&room).await.unwrap();
    let ana = json!([{ "player": player, "name": "Guest" }]);
    assert_eq!((&welcome["you"]["muted"], &welcome["you"]["muted_by_host"]), (&ana, &ana));
    assert_eq!(welcome["chat"], json!([]), "what she said as a guest is not heard either");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_client_cannot_put_another_player_into_a_seat() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana", "Luis"]).await;
    let room = begun(&guests, &people("welcome", 2)).await;
    for attempt in [
        json!({ "do": "hand_over", "to": guests[1].player(), "name": "Luis" }),
        json!({ "do": "hand_over", "from": guests[0].player(), "to": guests[1].player(), "name": "Luis" }),
        json!({ "do": "sit", "player": guests[1].player() }),
    ] {
        command(&host, guests[1].cookie(), &room, "1", attempt.clone()).await.refused(400, "bad_message");
        let (mut socket, _) = guests[1].connect(&room).await.unwrap();
        socket.command("1", &attempt).await.unwrap();
        assert_eq!(socket.until("error").await.unwrap()["code"], "bad_message");
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn logging_in_to_another_account_does_not_move_games() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let (first, cookie) = account(&host, "Ana", "correct horse").await;
    let (second, _) = account(&host, "Eva", "correct horse").await;
    let opened = host.post("/api/rooms", &cookie, &people("welcome", 2)).await.body();
    let room = opened["room"].as_str().unwrap().to_owned();
    assert_eq!(command(&host, &cookie, &room, "sit", json!({ "do": "sit" })).await.status, 200);
    assert_eq!(host.log_in(&cookie, "Eva", "correct horse").await.body()["player"], second);
    who(&host, &cookie).await.refused(401, "no_session");
    let watcher = Guest::start_session(&host.url, "Watcher").await.unwrap();
    assert_eq!(seats(&watcher, &room).await.0[0]["holder"]["player"], first);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_login_on_one_node_hands_over_seats_on_another() {
    let (_folder, store) = place();
    let (one, other) = Host::pair_on(&store, settings()).await;
    let (player, _) = account(&one, "Ana", "correct horse").await;
    let guests = one.guests(&["Guest", "Luis"]).await;
    let room = begun(&guests, &people("welcome", 2)).await;
    assert_eq!(other.log_in(guests[0].cookie(), "Ana", "correct horse").await.body()["player"], player);
    assert_eq!(one.app.rooms.count(), 1, "the room stays where it is");
    assert_eq!(other.app.rooms.count(), 0, "the room stays where it is");
    assert_eq!(seats(&guests[1], &room).await.0[0]["holder"]["player"], player);
    one.stop().await;
    other.stop().await;
}
