//! Every response of the API matches its type in `web/src/wire/api.ts`.

use std::collections::BTreeSet;

use client::Guest;
use reqwest::Method;
use reqwest::header::COOKIE;
use serde_json::{Value, json};
use typescript::Shapes;

use crate::caller::tell;
use crate::host::{Host, begun, people, place};
use crate::promised::{by_the_api, committed};
use crate::replays::play;

const PASSWORD: &str = "correct horse";

/// Gets a path and checks the response against a type; `Name[]` is a list.
async fn check(host: &Host, guest: &Guest, path: &str, name: &str) -> Value {
    let told = tell(host.request(Method::GET, path).header(COOKIE, guest.cookie())).await;
    assert_eq!(told.status, 200, "{path}: {}", told.text);
    match name.strip_suffix("[]") {
        None => by_the_api(name, &told.body()),
        Some(name) => {
            let items = told.body();
            assert!(!items.as_array().unwrap().is_empty(), "{path} shows nothing that could be checked");
            items.as_array().unwrap().iter().for_each(|item| by_the_api(name, item));
        }
    }
    told.body()
}

/// Sends a body and checks both the body and the response against their types.
async fn send(host: &Host, cookie: &str, path: &str, asked: (&str, Value), answer: &str) -> (String, Value) {
    let (asked_name, body) = asked;
    by_the_api(asked_name, &body);
    let told = host.post(path, cookie, &body).await;
    assert!(told.status < 400, "{path}: {}", told.text);
    by_the_api(answer, &told.body());
    let cookie = if told.header("set-cookie").is_empty() { cookie.to_owned() } else { told.cookie() };
    (cookie, told.body())
}

#[tokio::test(flavor = "multi_thread")]
async fn responses_on_rooms_games_and_replays_match_their_types() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana", "Luis"]).await;
    let mut room_settings = people("welcome", 2);
    (room_settings["listed"], room_settings["rated"]) = (json!(true), json!(true));
    let room = begun(&guests, &room_settings).await;
    let sees = async |path: String, name: &str| check(&host, &guests[0], &path, name).await;
    sees("/api/games".to_owned(), "GameShown[]").await;
    sees("/api/games/welcome/rules?lang=es".to_owned(), "RulesShown").await;
    sees("/api/rooms".to_owned(), "RoomListing[]").await;
    sees(format!("/api/rooms/{room}"), "RoomListing").await;
    sees(format!("/api/rooms/{room}/fairness"), "FairnessShown").await;
    assert!(play(&host, &guests, &room, 2_000).await, "the match has ended");
    // The leaderboard lists accounts only.
    assert_eq!(host.register(guests[1].cookie(), "Luis", "correct horse").await.status, 201);
    for eyes in ["public", "seat:0", "all"] {
        let page = sees(format!("/api/rooms/{room}/replay?as={eyes}&count=200"), "ReplayPage").await;
        assert!(!page["frames"].as_array().unwrap().is_empty());
        let outline = sees(format!("/api/rooms/{room}/outline?as={eyes}"), "OutlinePage").await;
        assert_eq!(outline["seen_by"], eyes);
    }
    sees(format!("/api/rooms/{room}/events"), "EventsPage").await;
    let fairness = sees(format!("/api/rooms/{room}/fairness"), "FairnessShown").await;
    assert_eq!(fairness["verdict"]["verdict"], "fair");
    let player = guests[0].player();
    sees(format!("/api/players/{player}"), "PlayerShown").await;
    sees(format!("/api/players/{player}/games"), "GamesPage").await;
    sees(format!("/api/players/{player}/history"), "HistoryShown").await;
    sees(format!("/api/players/{player}/statistics"), "StatisticsShown").await;
    sees(format!("/api/players/{player}/rating-curve?game=welcome"), "RatingPoint[]").await;
    sees(format!("/api/players/{player}/against/{}", guests[1].player()), "AgainstShown[]").await;
    let best = sees("/api/leaderboards/welcome".to_owned(), "LeaderboardPage").await;
    assert_eq!(best["rows"].as_array().unwrap().len(), 1);
    by_the_api("Problem", &host.get("/api/nothing").await.body());
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn responses_on_people_and_bots_match_their_types() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let name = ("NewName", json!({ "name": "Ana" }));
    let (guest, _) = send(&host, "", "/api/session", name, "Me").await;
    let login = || ("Login", json!({ "name": "Ana", "password": PASSWORD }));
    let (owner, _) = send(&host, &guest, "/api/account", login(), "Me").await;
    let contact = json!({ "email": "ana@example.org", "lang": "es" });
    by_the_api("ContactShown", &contact);
    let put = host.request(Method::PUT, "/api/account/contact").header(COOKIE, &owner).json(&contact);
    assert_eq!(tell(put).await.status, 204);
    let me = tell(host.request(Method::GET, "/api/session").header(COOKIE, &owner)).await.body();
    by_the_api("Me", &me);
    assert_eq!(me["contact"], contact);
    send(&host, &owner, "/api/bots", ("BotName", json!({ "name": "Ventura" })), "BotMade").await;
    let bots = tell(host.request(Method::GET, "/api/bots").header(COOKIE, &owner)).await.body();
    bots.as_array().unwrap().iter().for_each(|bot| by_the_api("BotShown", bot));
    assert_eq!(bots.as_array().unwrap().len(), 1);
    let change = json!({ "old": PASSWORD, "new": "another horse" });
    by_the_api("NewPassword", &change);
    let told = host.post("/api/account/password", &owner, &change).await;
    assert_eq!(told.status, 204);
    let room_settings = json!({
        "game": "welcome", "options": {}, "seats": [{ "for": "person" }, { "for": "bot", "bot": "random" }],
        "listed": false, "rated": false, "pace": { "pace": "live", "clock": null, "grace_s": 60 },
        "spectators": { "welcome": true, "delay_s": 0 },
    });
    let (_, opened) =
        send(&host, &told.cookie(), "/api/rooms", ("RoomSettings", room_settings), "Opened").await;
    let asked = ("NewCommand", json!({ "id": "1", "command": { "do": "sit", "seat": null } }));
    let path = format!("/api/rooms/{}/commands", opened["room"].as_str().unwrap());
    send(&host, &told.cookie(), &path, asked, "Ack").await;
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn every_schema_of_the_description_has_a_type() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let api = host.get("/api/openapi.json").await.body();
    let shapes: BTreeSet<&str> =
        api["components"]["schemas"].as_object().unwrap().keys().map(String::as_str).collect();
    let text = committed("index") + &committed("api");
    Shapes::read(&committed("api")).unwrap();
    let declared = text.lines().filter_map(|line| line.strip_prefix("export type ")?.split(' ').next());
    let declared: BTreeSet<&str> = declared.collect();
    let missing: Vec<_> = shapes.difference(&declared).collect();
    assert!(missing.is_empty(), "{missing:?} are described and no type");
    assert!(shapes.len() > 20);
    host.stop().await;
}
