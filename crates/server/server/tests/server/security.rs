//! Security. Each test was seen to fail without the protection.

use client::{Guest, RoomSocket};
use reqwest::Method;
use reqwest::header::{COOKIE, ORIGIN};
use serde_json::{Value, json};
use server::bus::Bus;
use server::settings::{Limits, Settings};
use tokio_tungstenite::connect_async;
use tokio_tungstenite::tungstenite::Error;
use tokio_tungstenite::tungstenite::client::IntoClientRequest;

use crate::caller::{Told, tell};
use crate::host::{Host, begun, people, place, settings};

const PASSWORD: &str = "correct-horse-battery-staple";

async fn host_with(store: &str, settings: Settings) -> Host {
    Host::with(store, Bus::in_memory(), catalog::GAMES, settings).await
}

fn limited(change: impl FnOnce(&mut Limits)) -> Settings {
    let mut settings = settings();
    change(&mut settings.limits);
    settings
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_of_another_site_cannot_send_requests() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let ana = Guest::start_session(&host.url, "Ana").await.unwrap();
    let send = |name: &'static str, value: String| {
        let request = host.request(Method::POST, "/api/rooms").header(COOKIE, ana.cookie());
        tell(request.header(name, value).json(&people("welcome", 2)))
    };
    for foreign in ["https://evil.test", "null", "http://127.0.0.1:1", "", "https://evil.test/127.0.0.1"] {
        send("origin", foreign.to_owned()).await.refused(403, "foreign_origin");
    }
    for site in ["cross-site", "same-site"] {
        send("sec-fetch-site", site.to_owned()).await.refused(403, "foreign_origin");
    }
    assert_eq!(send("origin", host.url.clone()).await.status, 201);
    assert_eq!(send("sec-fetch-site", "same-origin".to_owned()).await.status, 201);
    for method in [Method::PATCH, Method::DELETE] {
        let request = host.request(method, "/api/session").header(COOKIE, ana.cookie());
        tell(request.header(ORIGIN, "https://evil.test")).await.refused(403, "foreign_origin");
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_page_of_another_site_cannot_open_a_socket() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let ana = Guest::start_session(&host.url, "Ana").await.unwrap();
    let room = ana.open_room(&people("welcome", 2)).await.unwrap();
    let url = format!("{}/api/rooms/{room}/socket", host.url.replacen("http", "ws", 1));
    let open = async |name: &'static str, value: &str| {
        let mut request = url.as_str().into_client_request().unwrap();
        request.headers_mut().insert("cookie", ana.cookie().parse().unwrap());
        request.headers_mut().insert(name, value.parse().unwrap());
        match connect_async(request).await {
            Ok(_) => 101,
            Err(Error::Http(response)) => response.status().as_u16(),
            Err(error) => panic!("{error}"),
        }
    };
    assert_eq!(open("origin", "https://evil.test").await, 403);
    assert_eq!(open("origin", "null").await, 403);
    assert_eq!(open("sec-fetch-site", "cross-site").await, 403);
    assert_eq!(open("origin", &host.url).await, 101);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn scripts_and_other_sites_cannot_use_the_cookie() {
    for (public_url, name, secure) in
        [(None, "antorcha=", false), (Some("https://play.example.org"), "__Host-antorcha=", true)]
    {
        let (_folder, store) = place();
        let public_url = public_url.map(str::to_owned);
        let host = host_with(&store, Settings { public_url, ..settings() }).await;
        let told = host.post("/api/session", "", &json!({ "name": "Ana" })).await;
        let cookie = told.header("set-cookie");
        assert!(cookie.starts_with(name), "{cookie}");
        let flags: Vec<&str> = cookie.split("; ").collect();
        for flag in ["HttpOnly", "SameSite=Lax", "Path=/"] {
            assert!(flags.contains(&flag), "{cookie}");
        }
        assert_eq!(flags.contains(&"Secure"), secure, "{cookie}");
        assert!(!cookie.contains("Domain"), "{cookie}");
        let known = tell(host.request(Method::GET, "/api/session").header(COOKIE, told.cookie())).await;
        assert_eq!(known.body()["name"], "Ana");
        host.stop().await;
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn no_form_of_a_page_can_send_a_command() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let ana = Guest::start_session(&host.url, "Ana").await.unwrap();
    let room = ana.open_room(&people("welcome", 2)).await.unwrap();
    let command = json!({ "id": "1", "command": { "do": "sit" } }).to_string();
    let login = json!({ "name": "Ana", "password": PASSWORD }).to_string();
    let session = json!({ "name": "Ana" }).to_string();
    for kind in ["application/x-www-form-urlencoded", "text/plain", "multipart/form-data; boundary=x", "x"] {
        for (path, body) in [
            (format!("/api/rooms/{room}/commands"), &command),
            ("/api/rooms".to_owned(), &people("welcome", 2).to_string()),
            ("/api/session".to_owned(), &session),
            ("/api/account".to_owned(), &login),
            ("/api/account/login".to_owned(), &login),
            ("/api/account/password".to_owned(), &login),
            ("/api/bots".to_owned(), &session),
        ] {
            host.post_as(&path, ana.cookie(), kind, body.clone()).await.refused(415, "not_json");
        }
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_response_has_security_headers() {
    let (_folder, store) = place();
    let host = host_with(&store, limited(|limits| limits.body_bytes = 100)).await;
    let ana = Guest::start_session(&host.url, "Ana").await.unwrap();
    let foreign = host.request(Method::POST, "/api/rooms").header(ORIGIN, "https://evil.test");
    let answers = [
        (200, host.get("/api").await),
        (200, host.get("/api/style.css").await),
        (200, host.get("/api/openapi.json").await),
        (200, host.get("/api/games").await),
        (404, host.get("/api/nothing").await),
        (404, host.get("/nothing").await),
        (405, tell(host.request(Method::PUT, "/api/games")).await),
        (401, host.get("/api/session").await),
        (403, tell(foreign).await),
        (400, host.post_as("/api/session", "", "application/json", "{".to_owned()).await),
        (415, host.post_as("/api/session", "", "text/plain", "{}".to_owned()).await),
        (413, host.post("/api/session", ana.cookie(), &json!({ "name": "x".repeat(200) })).await),
        (404, host.get("/api/rooms/x/stream").await),
        (200, host.get("/healthz").await),
        (200, host.get("/readyz").await),
        (200, host.get("/metrics").await),
    ];
    for (status, told) in &answers {
        assert_eq!(told.status, *status, "{}", told.text);
        check_policy(told);
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn answers_that_depend_on_the_caller_are_not_cached() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let ana = Guest::start_session(&host.url, "Ana").await.unwrap();
    let room = ana.open_room(&people("welcome", 2)).await.unwrap();
    let register = host.register(ana.cookie(), "Ana", PASSWORD).await;
    let cookie = register.cookie();
    let get = |path: String| tell(host.request(Method::GET, &path).header(COOKIE, &cookie));
    let mut answers = vec![register, host.get("/api/session").await, host.get("/healthz").await];
    for path in ["/api/session".to_owned(), "/api/bots".to_owned(), format!("/api/rooms/{room}/events")] {
        answers.push(get(path).await);
    }
    for told in answers {
        assert_eq!(told.header("cache-control"), "no-store", "{}", told.text);
    }
    assert_eq!(host.get("/").await.header("cache-control"), "no-cache", "pages are revalidated");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn browsers_use_only_https_where_the_public_url_has_it() {
    for (public_url, value) in [
        (None, ""),
        (Some("http://play.example.org"), ""),
        (Some("https://play.example.org"), "max-age=31536000"),
    ] {
        let (_folder, store) = place();
        let public_url = public_url.map(str::to_owned);
        let host = host_with(&store, Settings { public_url, ..settings() }).await;
        for path in ["/", "/api/games", "/healthz", "/metrics"] {
            assert_eq!(host.get(path).await.header("strict-transport-security"), value, "{path}");
        }
        host.stop().await;
    }
}

fn check_policy(told: &Told) {
    let policy = told.header("content-security-policy");
    assert!(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"), "{policy}");
    for unwanted in ["unsafe-inline", "'unsafe-eval'", "*", "http:"] {
        assert!(!policy.contains(unwanted), "{policy}");
    }
    assert_eq!(told.header("x-content-type-options"), "nosniff");
    assert_eq!(told.header("x-frame-options"), "DENY");
    assert_eq!(told.header("referrer-policy"), "same-origin");
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_that_is_too_big_is_refused() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let most = settings().limits.body_bytes;
    let body = |size: usize| json!({ "name": "x".repeat(size) });
    host.post("/api/session", "", &body(most)).await.refused(413, "too_big");
    host.post("/api/session", "", &body(most - 100)).await.refused(400, "bad_text");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_message_that_is_too_big_closes_the_socket() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let ana = Guest::start_session(&host.url, "Ana").await.unwrap();
    let room = ana.open_room(&people("welcome", 2)).await.unwrap();
    let say = |size: usize| json!({ "type": "command", "id": "1", "command": { "do": "say", "text": "x".repeat(size) } });
    let (mut socket, _) = ana.connect(&room).await.unwrap();
    socket.send(&say(settings().limits.message_bytes - 200)).await.unwrap();
    assert_eq!(socket.answer("1").await.unwrap()["code"], "bad_text");
    let _ = socket.send(&say(settings().limits.message_bytes)).await;
    assert!(hung_up(&mut socket).await, "the message was read");
    assert!(ana.connect(&room).await.is_ok(), "others are served on");
    host.stop().await;
}

/// Whether the server closes the connection without an answer.
async fn hung_up(socket: &mut RoomSocket) -> bool {
    loop {
        match socket.next().await {
            Ok(message) if message["type"] == "error" || message["type"] == "ack" => return false,
            Ok(_) => {}
            Err(error) => return matches!(error, client::ClientError::Closed { .. }),
        }
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn requests_per_address_are_limited() {
    let (_folder, store) = place();
    let mut settings = limited(|limits| limits.requests_per_second = 1);
    settings.trust_proxy = true;
    let host = host_with(&store, settings).await;
    let from = |address: &str| {
        tell(host.request(Method::GET, "/api/rooms").header("x-forwarded-for", address.to_owned()))
    };
    let mut refused = None;
    for _ in 0..30 {
        let told = from("10.0.0.1").await;
        if told.status != 200 {
            refused = Some(told);
            break;
        }
    }
    let refused = refused.expect("nobody stops an address that asks without end");
    refused.refused(429, "too_many");
    assert!(refused.header("retry-after").parse::<u32>().unwrap() > 0);
    check_policy(&refused);
    assert_eq!(from("10.0.0.2").await.status, 200, "other addresses are served on");
    host.stop().await;
}

/// A server that allows three attempts, and a second node on the same store.
async fn two_nodes(store: &str) -> (Host, Host) {
    let mut settings = limited(|limits| limits.attempts_per_quarter = 3);
    settings.trust_proxy = true;
    Host::pair_on(store, settings).await
}

async fn attempt(host: &Host, address: &str, name: &str) -> Told {
    let request = host.request(Method::POST, "/api/account/login").header("x-forwarded-for", address);
    tell(request.json(&json!({ "name": name, "password": "wrong password" }))).await
}

#[tokio::test(flavor = "multi_thread")]
async fn login_attempts_per_address_are_limited_across_nodes() {
    let (_folder, store) = place();
    let (one, other) = two_nodes(&store).await;
    for (place, host) in [&one, &other, &one].into_iter().enumerate() {
        attempt(host, "10.0.0.1", &format!("Name{place}")).await.refused(401, "wrong_login");
    }
    for host in [&one, &other] {
        let told = attempt(host, "10.0.0.1", "Another").await;
        told.refused(429, "too_many");
        assert!(told.header("retry-after").parse::<u32>().unwrap() > 0);
    }
    attempt(&other, "10.0.0.2", "Another").await.refused(401, "wrong_login");
    one.stop().await;
    other.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn login_attempts_for_a_name_are_limited_per_address() {
    let (_folder, store) = place();
    let (one, other) = two_nodes(&store).await;
    attempt(&one, "10.0.0.1", "Ana").await.refused(401, "wrong_login");
    attempt(&other, "10.0.0.1", " ANA ").await.refused(429, "too_many");
    attempt(&other, "10.0.0.1", "Luis").await.refused(401, "wrong_login");
    one.stop().await;
    other.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn wrong_passwords_from_other_addresses_do_not_lock_a_player_out() {
    let (_folder, store) = place();
    let (one, other) = two_nodes(&store).await;
    let ana = Guest::start_session(&one.url, "Guest").await.unwrap();
    assert_eq!(one.register(ana.cookie(), "Ana", PASSWORD).await.status, 201);
    for (place, host) in [&one, &other, &one, &other].into_iter().enumerate() {
        attempt(host, &format!("10.0.0.{place}"), "Ana").await.refused(401, "wrong_login");
    }
    let login = json!({ "name": "Ana", "password": PASSWORD });
    let request = other.request(Method::POST, "/api/account/login").header("x-forwarded-for", "10.0.1.1");
    assert_eq!(tell(request.json(&login)).await.status, 200);
    one.stop().await;
    other.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn user_text_is_never_served_as_html() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let evil = "<script>alert(1)";
    let ana = Guest::start_session(&host.url, evil).await.unwrap();
    let mut room_settings = people("welcome", 2);
    room_settings["listed"] = json!(true);
    let room = ana.open_room(&room_settings).await.unwrap();
    ana.command(&room, "sit", &json!({ "do": "sit" })).await.unwrap().ok().unwrap();
    ana.command(&room, "say", &json!({ "do": "say", "text": evil })).await.unwrap().ok().unwrap();
    let (_socket, welcome) = ana.connect(&room).await.unwrap();
    assert_eq!(welcome["chat"][0]["text"], evil);
    assert_eq!(welcome["room"]["seats"][0]["holder"]["name"], evil);
    let lobby = host.get("/api/rooms").await;
    assert_eq!(lobby.body()[0]["summary"]["holders"][0]["name"], evil);
    let player = host.get(&format!("/api/players/{}", ana.player())).await;
    assert_eq!(player.body()["name"], evil);
    let echo = host.get("/api/rooms?<script>").await;
    let unknown = host.get("/api/%3Cscript%3E").await;
    let query = host.get("/api/games/welcome/rules?%3Cscript%3E=1").await;
    for told in [lobby, player, echo, unknown, query] {
        assert_eq!(told.header("content-type"), "application/json");
        assert_eq!(told.header("x-content-type-options"), "nosniff");
    }
    assert!(!host.get("/api").await.text.contains("<script"));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn ids_cannot_be_guessed() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let ana = Guest::start_session(&host.url, "Ana").await.unwrap();
    let mut rooms = Vec::new();
    for _ in 0..20 {
        rooms.push(ana.open_room(&people("welcome", 2)).await.unwrap());
    }
    // Four characters of time, then 80 random bits. Two ids agree in about one of 32 characters.
    for (place, room) in rooms.iter().enumerate() {
        assert_eq!(room.len(), 20);
        for other in &rooms[..place] {
            let drawn = room.bytes().zip(other.bytes()).skip(4);
            let alike = drawn.filter(|(one, other)| one == other).count();
            assert!(alike < 9, "{room} and {other} are alike");
        }
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_unlisted_room_is_listed_only_to_its_players() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana", "Luis", "Stranger"]).await;
    let private = begun(&guests[..2], &people("welcome", 2)).await;
    let mut room_settings = people("welcome", 2);
    room_settings["listed"] = json!(true);
    let listed = begun(&guests[..2], &room_settings).await;
    let rooms = |list: &Value| -> Vec<String> {
        list.as_array().unwrap().iter().map(|room| room["room"].as_str().unwrap().to_owned()).collect()
    };
    assert_eq!(rooms(&host.get("/api/rooms").await.body()), [listed.as_str()]);
    let path = format!("/api/players/{}/games", guests[0].player());
    for player in &guests[..2] {
        let page = player.get(&path).await.unwrap().ok().unwrap();
        assert_eq!(rooms(&page["games"]), [listed.clone(), private.clone()]);
    }
    for plays in [0, 2_000] {
        crate::replays::play(&host, &guests, &private, plays).await;
        let page = guests[2].get(&path).await.unwrap().ok().unwrap();
        assert_eq!(rooms(&page["games"]), [listed.as_str()], "whether it is running or over");
        assert_eq!(page["before"], Value::Null, "a page does not tell that something is left out");
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_cannot_decide_for_another_seat() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana", "Luis", "Stranger"]).await;
    let room = begun(&guests[..2], &people("welcome", 2)).await;
    let welcomes = [guests[0].connect(&room).await.unwrap().1, guests[1].connect(&room).await.unwrap().1];
    let asked = usize::from(welcomes[0]["snapshot"]["question"] == "");
    let (welcome, other) = (&welcomes[asked], 1 - asked);
    let question = &welcome["snapshot"]["question"];
    let action = &welcome["snapshot"]["offers"][0]["action"];
    for (guest, decide, code) in [
        (other, json!({ "do": "decide", "choice": 0 }), "not_your_turn"),
        (other, json!({ "do": "decide", "action": action }), "not_your_turn"),
        (other, json!({ "do": "decide", "action": action, "question": question }), "stale"),
        (other, json!({ "do": "decide", "choice": 0, "seat": 0 }), "bad_message"),
        (2, json!({ "do": "decide", "choice": 0 }), "not_seated"),
        (2, json!({ "do": "undo" }), "not_seated"),
        (2, json!({ "do": "leave" }), "not_seated"),
        (1, json!({ "do": "close" }), "not_host"),
    ] {
        let told = guests[guest].command(&room, "x", &decide).await.unwrap();
        assert_eq!(told.code(), code, "{decide}");
    }
    let again = guests[asked].connect(&room).await.unwrap().1;
    assert_eq!(again["snapshot"]["question"], *question, "nothing has changed");
    host.stop().await;
}
