//! Bans of people and of addresses: what the banned can still do, and that they read why.

use std::time::Duration;

use client::{ClientError, Guest, RoomSocket};
use reqwest::Method;
use reqwest::header::COOKIE;
use serde_json::{Value, json};
use server::administration::identity_hashes;
use server::bus::Bus;
use server::settings::Settings;

use crate::admin::{Account, account, admin};
use crate::caller::{Told, tell};
use crate::host::{Host, begun, people, place, settings};

const BANNED: u16 = 4011;

/// Reads messages until the socket closes; returns them with the close code.
async fn until_closed(socket: &mut RoomSocket) -> (Vec<Value>, Option<u16>) {
    let mut heard = Vec::new();
    loop {
        match tokio::time::timeout(Duration::from_secs(15), socket.next()).await.unwrap() {
            Ok(message) => heard.push(message),
            Err(ClientError::Closed { code }) => return (heard, code),
            Err(error) => panic!("{error}"),
        }
    }
}

async fn ban(host: &Host, ana: &Account, player: &str, body: &Value) {
    ana.does(host, &format!("/api/admin/people/{player}/ban"), body).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_banned_guest_is_disconnected_on_all_nodes_and_reads_why() {
    let (_folder, store) = place();
    let (one, other) = Host::pair_on(&store, settings()).await;
    let ana = admin(&one, "Ana").await;
    let guests = other.guests(&["Luis", "Eva"]).await;
    let room = begun(&guests, &people("welcome", 2)).await;
    let (mut idle, _) = guests[0].connect(&room).await.unwrap();
    let (mut eva, _) = guests[1].connect(&room).await.unwrap();
    let until = one.app.store.now_ms().await.unwrap() + 3_600_000;
    ban(&one, &ana, guests[0].player(), &json!({ "reason": "Insults", "until_ms": until })).await;

    let (heard, code) = until_closed(&mut idle).await;
    assert_eq!(code, Some(BANNED));
    let error = heard.iter().find(|message| message["type"] == "error").unwrap();
    let message = error["message"].as_str().unwrap();
    assert!(error["code"] == "banned" && message.ends_with(": Insults"), "{message}");

    for (method, path, body) in [
        (Method::GET, "/api/session", None),
        (Method::PATCH, "/api/session", Some(json!({ "name": "Lucho" }))),
        (Method::DELETE, "/api/session", None),
        (Method::POST, "/api/session", Some(json!({ "name": "Lucho" }))),
        (Method::POST, "/api/rooms", Some(people("welcome", 2))),
        (Method::GET, "/api/rooms", None),
    ] {
        for host in [&one, &other] {
            let request = host.request(method.clone(), path).header(COOKIE, guests[0].cookie());
            let told: Told = tell(match &body {
                Some(body) => request.json(body),
                None => request,
            })
            .await;
            told.refused(403, "banned");
        }
    }
    assert!(guests[0].open_socket(&room).await.is_err());
    let own = guests[0].get("/api/ban").await.unwrap().body;
    assert_eq!(own, json!({ "banned": true, "reason": "Insults", "until_ms": until }));
    assert_eq!(guests[1].get("/api/ban").await.unwrap().body["banned"], false);
    eva.send(&json!({ "type": "ping" })).await.unwrap();
    eva.until("pong").await.unwrap();

    let id = ana.get(&one, "/api/admin/bans").await[0]["id"].as_str().unwrap().to_owned();
    ana.does(&one, &format!("/api/admin/bans/{id}/lift"), &json!({})).await;
    assert_eq!(guests[0].at(&one.url).get("/api/session").await.unwrap().status, 200);
    let told = ana.ask(&one, Method::POST, &format!("/api/admin/bans/{id}/lift"), Some(&json!({}))).await;
    told.refused(404, "unknown_ban");
    one.stop().await;
    other.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_banned_account_cannot_log_in_and_its_bots_stop() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let ana = admin(&host, "Ana").await;
    let luis = account(&host, "Luis").await;
    let made = host.post("/api/bots", &luis.cookie, &json!({ "name": "Golem 7" })).await.body();
    let token = made["token"].as_str().unwrap();
    assert_eq!(host.as_bot(token, Method::GET, "/api/session", None).await.status, 200);
    ban(&host, &ana, &luis.player, &json!({ "reason": "Spam" })).await;
    host.as_bot(token, Method::GET, "/api/session", None).await.refused(403, "banned");
    host.log_in("", "Luis", "correct-horse-battery-staple").await.refused(403, "banned");
    host.log_in("", "Luis", "wrong").await.refused(401, "wrong_login");
    let role = format!("/api/admin/people/{}/role", luis.player);
    ana.ask(&host, Method::POST, &role, Some(&json!({ "admin": true }))).await.refused(400, "bad_query");
    let own = format!("/api/admin/people/{}/ban", ana.player);
    ana.ask(&host, Method::POST, &own, Some(&json!({ "reason": "x" }))).await.refused(400, "bad_query");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_ban_ends_by_itself() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let ana = admin(&host, "Ana").await;
    let guest = host.guests(&["Luis"]).await.remove(0);
    let now = host.app.store.now_ms().await.unwrap();
    for until in [now - 1, 0] {
        let path = format!("/api/admin/people/{}/ban", guest.player());
        let body = json!({ "reason": "Spam", "until_ms": until });
        ana.ask(&host, Method::POST, &path, Some(&body)).await.refused(400, "bad_query");
    }
    ban(&host, &ana, guest.player(), &json!({ "reason": "Spam", "until_ms": now + 1_500 })).await;
    assert_eq!(guest.get("/api/session").await.unwrap().status, 403);
    while guest.get("/api/session").await.unwrap().status == 403 {
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    assert!(host.app.store.now_ms().await.unwrap() >= now + 1_500);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_banned_network_can_do_nothing_and_others_can() {
    let (_folder, store) = place();
    let proxied = Settings { trust_proxy: true, ..settings() };
    let host = Host::with(&store, Bus::in_memory(), catalog::GAMES, proxied).await;
    let ana = admin(&host, "Ana").await;
    let from = async |address: &str, method: Method, path: &str, body: Option<&Value>| {
        let request = host.request(method, path).header("x-forwarded-for", address);
        tell(match body {
            Some(body) => request.json(body),
            None => request,
        })
        .await
    };
    for (network, inside, outside) in
        [("192.0.2.0/24", "192.0.2.77", "192.0.3.1"), ("2001:db8:1::/48", "2001:db8:1:2::5", "2001:db8:2::1")]
    {
        let guest = json!({ "name": "Luis" });
        assert_eq!(from(inside, Method::POST, "/api/session", Some(&guest)).await.status, 200);
        let body = json!({ "network": network, "reason": "Spam" });
        ana.does(&host, "/api/admin/bans", &body).await;
        from(inside, Method::POST, "/api/session", Some(&guest)).await.refused(403, "banned");
        from(inside, Method::GET, "/api/rooms", None).await.refused(403, "banned");
        assert_eq!(from(inside, Method::GET, "/api/ban", None).await.body()["reason"], "Spam");
        assert_eq!(from(inside, Method::GET, "/", None).await.status, 200, "the page says why");
        assert_eq!(from(outside, Method::POST, "/api/session", Some(&guest)).await.status, 200);
    }
    for wrong in ["", "everyone", "0.0.0.0/0", "192.0.2.0/33", "127.0.0.0/8"] {
        let body = json!({ "network": wrong, "reason": "Spam" });
        let told = ana.ask(&host, Method::POST, "/api/admin/bans", Some(&body)).await;
        told.refused(400, "bad_query");
    }
    let reasonless = json!({ "network": "198.51.100.0/24", "reason": " " });
    ana.ask(&host, Method::POST, "/api/admin/bans", Some(&reasonless)).await.refused(400, "bad_query");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_deleted_player_cannot_come_back_under_the_same_name_while_banned() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let ana = admin(&host, "Ana").await;
    let luis = account(&host, "Luis").await;
    ban(&host, &ana, &luis.player, &json!({ "reason": "Spam" })).await;
    let store = &host.app.store;
    let hashes = identity_hashes(store, Some(&luis.player), Some("Luis"), Some("luis@example.org"));
    let hashes = hashes.await.unwrap();
    assert!(hashes.iter().all(|hash| hash.len() == 64), "{hashes:?}");
    store.forget_in_administration(&luis.player, &hashes).await.unwrap();
    // The account of the same name is gone when the player is deleted; a name that looks like it is refused too.
    let guest = Guest::start_session(&host.url, "Someone").await.unwrap();
    host.register(guest.cookie(), "Lu\u{456}s", "correct-horse-battery-staple").await.refused(403, "banned");
    let eva = account(&host, "Eva").await;
    let contact = json!({ "email": "LUIS@example.org", "lang": "en" });
    let told = eva.ask(&host, Method::PUT, "/api/account/contact", Some(&contact)).await;
    told.refused(403, "banned");
    host.stop().await;
}
