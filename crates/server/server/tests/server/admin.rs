//! The host page: who may use it, and what its actions change at open tables and on other nodes.

use std::time::Duration;

use client::Guest;
use reqwest::Method;
use reqwest::header::COOKIE;
use serde_json::{Value, json};
use server::administration::{Administrator, find_person, first_admin_token};
use store::RoomStage;
use test_servers::{Durability, Postgres};

use crate::caller::{Told, tell};
use crate::host::{Host, begun, people, place, settings};
use crate::tab::{Gathering, Tab, gather, play};

const PASSWORD: &str = "correct-horse-battery-staple";

/// Somebody with an account: the cookie and the player id.
pub(crate) struct Account {
    pub(crate) cookie: String,
    pub(crate) player: String,
}

pub(crate) async fn account(host: &Host, name: &str) -> Account {
    let guest = Guest::start_session(&host.url, name).await.unwrap();
    let told = host.register(guest.cookie(), name, PASSWORD).await;
    assert_eq!(told.status, 201, "{}", told.text);
    Account { cookie: told.cookie(), player: guest.player().to_owned() }
}

/// An account with the role of an admin.
pub(crate) async fn admin(host: &Host, name: &str) -> Account {
    let account = account(host, name).await;
    let row = find_person(&host.app.store, &account.player).await.unwrap();
    Administrator::on_host(host.app.store.clone()).grant(&row, "").await.unwrap();
    account
}

impl Account {
    pub(crate) async fn get(&self, host: &Host, path: &str) -> Value {
        let told = self.ask(host, Method::GET, path, None).await;
        assert_eq!(told.status, 200, "{path}: {}", told.text);
        told.body()
    }

    pub(crate) async fn does(&self, host: &Host, path: &str, body: &Value) {
        let told = self.ask(host, Method::POST, path, Some(body)).await;
        assert!(told.status < 300, "{path}: {}", told.text);
    }

    pub(crate) async fn ask(&self, host: &Host, method: Method, path: &str, body: Option<&Value>) -> Told {
        let request = host.request(method, path).header(COOKIE, &self.cookie);
        tell(match body {
            Some(body) => request.json(body),
            None => request,
        })
        .await
    }
}

/// The requests of the API for admins, with ids that do not exist and bodies that could be right.
fn admin_requests(api: &Value) -> Vec<(Method, String)> {
    let mut requests = Vec::new();
    for (path, methods) in api["paths"].as_object().unwrap() {
        if path.starts_with("/api/admin/") && path != "/api/admin/first" {
            for method in methods.as_object().unwrap().keys() {
                let path: Vec<String> = path
                    .split('/')
                    .map(|part| if part.starts_with('{') { "a".repeat(20) } else { part.to_owned() })
                    .collect();
                requests.push((method.to_uppercase().parse().unwrap(), path.join("/")));
            }
        }
    }
    requests
}

#[tokio::test(flavor = "multi_thread")]
async fn only_admins_can_use_the_host_page() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let requests = admin_requests(&host.get("/api/openapi.json").await.body());
    assert!(requests.len() >= 20, "{requests:?}");
    let guest = Guest::start_session(&host.url, "Guest").await.unwrap();
    let guest = Account { cookie: guest.cookie().to_owned(), player: guest.player().to_owned() };
    let player = account(&host, "Player").await;
    let revoked = admin(&host, "Revoked").await;
    let nobody = Account { cookie: String::new(), player: String::new() };
    let body = json!({ "reason": "why", "name": "X", "admin": true, "network": "192.0.2.0/24" });
    for (method, path) in &requests {
        let body = Some(&body).filter(|_| *method == Method::POST);
        let told = revoked.ask(&host, method.clone(), path, body).await;
        assert_ne!(told.status, 403, "{method} {path}: {}", told.text);
    }
    let row = find_person(&host.app.store, "Revoked").await.unwrap();
    Administrator::on_host(host.app.store.clone()).revoke(&row, "").await.unwrap();
    for (method, path) in requests {
        let body = Some(&body).filter(|_| method == Method::POST);
        for stranger in [&guest, &player, &revoked] {
            let told = stranger.ask(&host, method.clone(), &path, body).await;
            told.refused(403, "not_admin");
        }
        nobody.ask(&host, method.clone(), &path, body).await.refused(401, "no_session");
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_token_of_the_start_makes_the_first_admin_once() {
    let (_folder, store) = place();
    let (one, other) = Host::pair_on(&store, settings()).await;
    let first = first_admin_token(&one.app.store).await.unwrap().unwrap();
    let second = first_admin_token(&other.app.store).await.unwrap().unwrap();
    let claim = |token: &str| json!({ "token": token });
    let guest = Guest::start_session(&one.url, "Guest").await.unwrap();
    let refused = guest.post("/api/admin/first", &claim(second.reveal())).await.unwrap();
    assert_eq!((refused.status, refused.code()), (403, "no_account"));
    let (ana, luis) = (account(&one, "Ana").await, account(&one, "Luis").await);
    for wrong in ["", "x", first.reveal()] {
        let told = ana.ask(&one, Method::POST, "/api/admin/first", Some(&claim(wrong))).await;
        told.refused(403, "wrong_token");
    }
    ana.does(&one, "/api/admin/first", &claim(second.reveal())).await;
    let told = luis.ask(&other, Method::POST, "/api/admin/first", Some(&claim(second.reveal()))).await;
    told.refused(403, "wrong_token");
    let shown = ana.get(&other, "/api/admin/overview").await;
    assert_eq!(shown["server"]["admins"], json!([{ "player": ana.player, "name": "Ana" }]));
    assert_eq!(shown["server"]["nodes"].as_array().unwrap().len(), 2);
    assert!(first_admin_token(&one.app.store).await.unwrap().is_none(), "there is an admin");
    let told = ana
        .ask(
            &one,
            Method::POST,
            &format!("/api/admin/people/{}/role", ana.player),
            Some(&json!({ "admin": false })),
        )
        .await;
    told.refused(400, "bad_query");
    one.stop().await;
    other.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_admin_finds_people_and_sees_what_was_done_to_them() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let ana = admin(&host, "Ana").await;
    let luis = account(&host, "Luis").await;
    host.guests(&["luisa", "Eva"]).await;
    let names = |page: &Value| {
        let people = page["people"].as_array().unwrap().iter();
        people.map(|person| person["name"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let page = ana.get(&host, "/api/admin/people?query=LUIS&count=1").await;
    assert_eq!(names(&page), ["Luis"]);
    let next = format!("/api/admin/people?query=LUIS&after={}", page["after"].as_str().unwrap());
    assert_eq!(names(&ana.get(&host, &next).await), ["luisa"]);
    assert_eq!(names(&ana.get(&host, &format!("/api/admin/people?query={}", luis.player)).await), ["Luis"]);
    assert_eq!(names(&ana.get(&host, "/api/admin/people").await), ["Eva", "luisa", "Luis", "Ana"]);

    let about = format!("/api/admin/people/{}", luis.player);
    ana.does(&host, &format!("{about}/rename"), &json!({ "name": "Lucho", "reason": "rude" })).await;
    let shown = ana.get(&host, &about).await;
    assert_eq!((&shown["person"]["name"], &shown["person"]["account"]), (&json!("Lucho"), &json!("Luis")));
    assert_eq!(shown["sessions"].as_array().unwrap().len(), 1);
    let row = &shown["log"][0];
    assert_eq!((&row["action"], &row["details"]), (&json!("rename"), &json!("Luis → Lucho")));
    assert_eq!((&row["admin"]["name"], &row["reason"]), (&json!("Ana"), &json!("rude")));
    let taken = json!({ "name": "ANA", "reason": "" });
    ana.ask(&host, Method::POST, &format!("{about}/rename"), Some(&taken)).await.refused(409, "name_taken");

    let link = ana.ask(&host, Method::POST, &format!("{about}/reset-link"), Some(&json!({}))).await;
    assert_eq!(link.status, 201, "{}", link.text);
    let url = link.body()["url"].as_str().unwrap().to_owned();
    let token = url.strip_prefix("/new-password#").unwrap();
    let text = ana.get(&host, "/api/admin/audit").await.to_string();
    assert!(text.contains("reset_link") && !text.contains(token), "{text}");
    ana.does(&host, &format!("{about}/end-sessions"), &json!({})).await;
    assert_eq!(luis.ask(&host, Method::GET, "/api/session", None).await.status, 401);
    let log = ana.get(&host, "/api/admin/audit?count=3").await;
    assert_eq!((&log[0]["action"], &log[2]["action"]), (&json!("end_sessions"), &json!("rename")));
    let text = log.to_string() + &shown.to_string();
    assert!(
        !text.contains(PASSWORD) && !text.contains("argon2") && !text.contains(&luis.cookie[9..]),
        "{text}"
    );
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_renamed_player_has_the_new_name_at_open_tables_on_all_nodes() {
    let (_folder, store) = place();
    let (one, other) = Host::pair_on(&store, settings()).await;
    let ana = admin(&one, "Ana").await;
    let guests = other.guests(&["Luis", "Eva"]).await;
    let room = begun(&guests, &people("welcome", 2)).await;
    let mut tab = Tab::open(&guests[1], &room).await;
    let rename = format!("/api/admin/people/{}/rename", guests[0].player());
    ana.does(&one, &rename, &json!({ "name": "Lucho" })).await;
    tab.until(|tab| tab.room["seats"][0]["holder"]["name"] == "Lucho").await;
    assert_eq!(tab.room["seats"][0]["holder"]["player"], guests[0].player());
    one.stop().await;
    other.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_admin_closes_a_room_of_another_node() {
    let postgres = Postgres::start_with(Durability::Unsynced).unwrap();
    let (one, other) = Host::pair_on(&postgres.url(), settings()).await;
    let ana = admin(&one, "Ana").await;
    let guests = other.guests(&["Luis", "Eva"]).await;
    let room = begun(&guests, &people("welcome", 2)).await;
    let mut tab = Tab::open(&guests[1], &room).await;
    let listed = ana.get(&one, "/api/admin/rooms?running=true").await;
    assert_eq!(listed["rooms"][0]["room"]["room"], room);
    let close = format!("/api/admin/rooms/{room}/close");
    ana.does(&one, &close, &json!({ "reason": "spam" })).await;
    tab.until(|tab| tab.room["stage"]["stage"] == "closed").await;
    assert_eq!(tab.room["stage"]["code"], "admin_closed");
    assert_eq!(one.app.store.room(&room).await.unwrap().unwrap().stage, RoomStage::Closed);
    ana.ask(&one, Method::POST, &close, Some(&json!({}))).await.refused(409, "over");
    assert_eq!(ana.get(&one, "/api/admin/rooms?running=true").await["rooms"], json!([]));
    let by_player = format!("/api/admin/rooms?query={}", guests[0].player());
    assert_eq!(ana.get(&one, &by_player).await["rooms"][0]["room"]["stage"], "closed");
    one.stop().await;
    other.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_change_on_the_hosts_machine_reaches_running_servers() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Luis", "Eva"]).await;
    let room = begun(&guests, &people("welcome", 2)).await;
    let mut tab = Tab::open(&guests[1], &room).await;
    // The command opens the store itself.
    let own = store::Store::open(&store, store::StoreOptions::default()).await.unwrap();
    let room = room::ids::RoomId::parse(&room).unwrap();
    Administrator::on_host(own.clone()).close_room(&room, "").await.unwrap();
    tab.until(|tab| tab.room["stage"]["stage"] == "closed").await;
    while !own.room_orders(5).await.unwrap().is_empty() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
    own.close().await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn reports_are_shown_with_their_context_until_they_are_handled() {
    let (_folder, store) = place();
    let Gathering { host, guests, room, mut tabs } = gather(&store, settings(), &people("welcome", 2)).await;
    let ana = admin(&host, "Ana").await;
    for text in ["one", "two", "something bad", "four"] {
        tabs[1].does(text, &json!({ "do": "say", "text": text })).await;
    }
    play(&mut tabs, 2).await;
    tabs[0].until(|tab| tab.chat.len() == 4).await;
    tabs[0].does("report", &json!({ "do": "report", "line": 3, "reason": "rude" })).await;
    let page = ana.get(&host, "/api/admin/reports").await;
    let report = &page["reports"][0];
    assert_eq!(
        (&report["room"], &report["line"], &report["reason"]),
        (&json!(room), &json!(3), &json!("rude"))
    );
    assert_eq!(report["reporter"]["player"], guests[0].player());
    let lines = report["lines"].as_array().unwrap();
    let texts: Vec<&str> = lines.iter().map(|line| line["text"].as_str().unwrap()).collect();
    assert_eq!(texts, ["one", "two", "something bad", "four"]);
    assert_eq!((&lines[2]["line"], &lines[2]["player"]), (&json!(3), &json!(guests[1].player())));

    let (path, problem) = (format!("/api/rooms/{room}/bug-reports"), json!({ "description": "Dark." }));
    assert_eq!(guests[0].post(&path, &problem).await.unwrap().status, 201);
    let problems = ana.get(&host, "/api/admin/problems").await;
    let problem = &problems["problems"][0];
    assert_eq!((&problem["description"], &problem["step"]), (&json!("Dark."), &Value::Null), "it is running");
    assert_eq!(ana.get(&host, "/api/admin/overview").await["server"]["reports"], 1);

    let dismiss = format!("/api/admin/reports/{room}/3/dismiss");
    ana.does(&host, &dismiss, &json!({ "reason": "warned" })).await;
    assert_eq!(ana.get(&host, "/api/admin/reports").await["reports"], json!([]));
    ana.ask(&host, Method::POST, &dismiss, Some(&json!({}))).await.refused(404, "nothing_to_handle");
    let id = problem["id"].as_str().unwrap();
    ana.does(&host, &format!("/api/admin/problems/{id}/dismiss"), &json!({})).await;
    assert_eq!(ana.get(&host, "/api/admin/problems").await["problems"], json!([]));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn announcements_reach_open_tables_and_new_ones() {
    let (_folder, store) = place();
    let (one, other) = Host::pair_on(&store, settings()).await;
    let ana = admin(&one, "Ana").await;
    let guests = other.guests(&["Luis"]).await;
    let room = guests[0].open_room(&people("welcome", 2)).await.unwrap();
    let (mut socket, _) = guests[0].connect(&room).await.unwrap();
    let now = other.app.store.now_ms().await.unwrap();
    let news = json!({ "en": "Cake at six!", "es": "¡Tarta a las seis!", "until_ms": now + 600_000 });
    ana.does(&one, "/api/admin/announcements", &news).await;
    let pushed = socket.until("announcements").await.unwrap();
    let shown = &pushed["announcements"][0];
    assert_eq!((&shown["en"], &shown["es"]), (&news["en"], &news["es"]));
    assert_eq!(other.get("/api/announcements").await.body(), pushed["announcements"]);
    // A new socket gets it before the table.
    let mut fresh = guests[0].open_socket(&room).await.unwrap();
    fresh.send(&json!({ "type": "hello" })).await.unwrap();
    assert_eq!(fresh.next().await.unwrap(), pushed);
    fresh.until("welcome").await.unwrap();
    let end = format!("/api/admin/announcements/{}/end", shown["id"].as_str().unwrap());
    ana.does(&one, &end, &json!({})).await;
    assert_eq!(socket.until("announcements").await.unwrap()["announcements"], json!([]));
    for wrong in [
        json!({ "until_ms": now + 600_000 }),
        json!({ "en": "x" }),
        json!({ "en": "x", "until_ms": now - 1 }),
        json!({ "en": "x".repeat(301), "until_ms": now + 600_000 }),
        json!({ "restart_ms": now - 1 }),
    ] {
        let told = ana.ask(&one, Method::POST, "/api/admin/announcements", Some(&wrong)).await;
        told.refused(400, "bad_query");
    }
    one.stop().await;
    other.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn no_table_is_opened_shortly_before_a_planned_restart() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let ana = admin(&host, "Ana").await;
    let guest = host.guests(&["Luis"]).await.remove(0);
    let now = host.app.store.now_ms().await.unwrap();
    let restart = |minutes: i64| json!({ "restart_ms": now + minutes * 60_000 });
    ana.does(&host, "/api/admin/announcements", &restart(10)).await;
    guest.open_room(&people("welcome", 2)).await.unwrap();
    ana.does(&host, "/api/admin/announcements", &restart(1)).await;
    let refused = guest.post("/api/rooms", &people("welcome", 2)).await.unwrap();
    assert_eq!((refused.status, refused.code()), (503, "restart_soon"));
    let shown = host.get("/api/announcements").await.body();
    assert_eq!(shown.as_array().unwrap().len(), 1, "the later plan replaces the earlier one: {shown}");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_backup_is_made_in_the_folder_of_the_host() {
    let (folder, store) = place();
    let copies = folder.path().join("copies");
    let with_folder = server::settings::Settings {
        backup_dir: Some(copies.clone()),
        shown: vec![("store".to_owned(), "sqlite:…".to_owned())],
        ..settings()
    };
    let host = Host::with(&store, server::bus::Bus::in_memory(), catalog::GAMES, with_folder).await;
    let ana = admin(&host, "Ana").await;
    assert_eq!(ana.get(&host, "/api/admin/overview").await["settings"][0]["name"], "store");
    ana.does(&host, "/api/admin/backup", &json!({})).await;
    let shown = loop {
        let shown = ana.get(&host, "/api/admin/overview").await["backup"].clone();
        if shown["running"] == false {
            break shown;
        }
    };
    let file = std::path::PathBuf::from(shown["file"].as_str().unwrap());
    assert_eq!(file.metadata().unwrap().len(), shown["bytes"].as_u64().unwrap());
    assert_eq!(std::fs::read_dir(&copies).unwrap().count(), 1, "no draft is left");
    let copy = format!("sqlite:{}", file.display());
    let copy = store::Store::open(&copy, store::StoreOptions::default()).await.unwrap();
    assert_eq!(copy.admins().await.unwrap(), std::slice::from_ref(&ana.player));
    copy.close().await;
    host.stop().await;
    let host = Host::on(&store).await;
    ana.ask(&host, Method::POST, "/api/admin/backup", None).await.refused(409, "backups_off");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn an_admin_learns_no_more_of_a_room_than_a_stranger() {
    let (_folder, store) = place();
    let mut delayed = people("raiders", 3);
    delayed["spectators"] = json!({ "welcome": true, "delay_s": 600 });
    delayed["listed"] = json!(false);
    let Gathering { host, room, mut tabs, .. } = gather(&store, settings(), &delayed).await;
    let ana = admin(&host, "Ana").await;
    let shown = async || ana.get(&host, "/api/admin/rooms").await["rooms"][0].clone();
    let before = shown().await;
    assert_eq!(before["room"], host.get(&format!("/api/rooms/{room}")).await.body());
    assert_eq!(before["listed"], false);
    play(&mut tabs, 4).await;
    assert_eq!(shown().await, before, "neither whose turn it is nor when somebody decided");
    host.stop().await;
}
