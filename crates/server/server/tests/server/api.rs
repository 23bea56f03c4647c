//! The HTTP API: description, pages, games and errors.

use reqwest::Method;
use serde_json::{Value, json};

use crate::caller::tell;
use crate::host::{Host, begun, people, place};

#[tokio::test(flavor = "multi_thread")]
async fn the_description_lists_every_route_and_its_links_resolve() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let api: Value = host.get("/api/openapi.json").await.body();
    let paths: Vec<&String> = api["paths"].as_object().unwrap().keys().collect();
    for path in [
        "/api/account",
        "/api/account/login",
        "/api/account/password",
        "/api/account/sessions",
        "/api/bots",
        "/api/bots/{player}",
        "/api/daily",
        "/api/daily/{game}",
        "/api/daily/{date}/{game}",
        "/api/daily/{date}/{game}/practice",
        "/api/games",
        "/api/games/{game}/rules",
        "/api/leaderboards/{game}",
        "/api/players/{player}",
        "/api/players/{player}/against/{other}",
        "/api/players/{player}/games",
        "/api/players/{player}/history",
        "/api/players/{player}/rating-curve",
        "/api/players/{player}/statistics",
        "/api/rooms",
        "/api/rooms/{room}",
        "/api/rooms/{room}/card.png",
        "/api/rooms/{room}/commands",
        "/api/rooms/{room}/events",
        "/api/rooms/{room}/fairness",
        "/api/rooms/{room}/outline",
        "/api/rooms/{room}/preview.png",
        "/api/rooms/{room}/record",
        "/api/rooms/{room}/replay",
        "/api/rooms/{room}/review",
        "/api/rooms/{room}/review/beliefs",
        "/api/rooms/{room}/stream",
        "/api/session",
    ] {
        assert!(paths.contains(&&path.to_owned()), "{path} is not described");
    }
    check_references(&api, &api);
    host.stop().await;
}

/// Every schema that is referenced is described.
fn check_references(api: &Value, value: &Value) {
    match value {
        Value::Object(members) => {
            if let Some(to) = members.get("$ref").and_then(Value::as_str) {
                assert!(api.pointer(to.trim_start_matches('#')).is_some(), "{to} leads nowhere");
            }
            members.values().for_each(|member| check_references(api, member));
        }
        Value::Array(items) => items.iter().for_each(|item| check_references(api, item)),
        _ => {}
    }
}

#[tokio::test(flavor = "multi_thread")]
async fn the_page_shows_the_description_without_scripts() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let page = host.get("/api").await;
    assert_eq!(page.header("content-type"), "text/html; charset=utf-8");
    for part in ["<html lang=\"en\">", "<main", "<nav", "<header", "<h1>", "<h2>", "/api/rooms/{room}/replay"]
    {
        assert!(page.text.contains(part), "{part} is missing");
    }
    for part in ["<script", "style=", "<style", "onclick", "http://", "https://"] {
        assert!(!page.text.contains(part), "{part} is there");
    }
    for link in page.text.split("href=\"#").skip(1).map(|rest| rest.split('"').next().unwrap()) {
        assert!(page.text.contains(&format!("id=\"{link}\"")), "#{link} leads nowhere");
    }
    let style = host.get("/api/style.css").await;
    assert_eq!(style.header("content-type"), "text/css; charset=utf-8");
    assert!(style.text.contains("prefers-color-scheme: dark"));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_games_have_names_in_both_languages_options_and_bots() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let games = host.get("/api/games").await.body();
    let keys: Vec<&str> =
        games.as_array().unwrap().iter().map(|game| game["key"].as_str().unwrap()).collect();
    assert_eq!(keys, catalog::GAMES.iter().map(catalog::Entry::key).collect::<Vec<_>>());
    for (game, entry) in games.as_array().unwrap().iter().zip(catalog::GAMES) {
        let manifest = (entry.manifest)();
        assert!(!game["name"]["en"].as_str().unwrap().contains('{'), "{game}");
        assert!(!game["name"]["es"].as_str().unwrap().contains('{'), "{game}");
        assert_eq!(game["seats"], json!({ "min": manifest.seats.start(), "max": manifest.seats.end() }));
        assert_eq!(game["rules_version"], manifest.rules_version);
        assert_eq!(game["bots"].as_array().unwrap().len(), entry.levels().count());
        for (option, spec) in game["options"].as_array().unwrap().iter().zip(manifest.options) {
            let rule = spec.rule.to_string();
            let told =
                json!({ "key": spec.key, "values": spec.values, "default": spec.values[0], "rule": rule });
            assert_eq!(*option, told);
        }
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_rules_come_by_id_in_the_requested_language() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let rules = (catalog::GAMES[0].manifest)().rules;
    for (query, lang, first) in [
        ("", "en", rules[0].en.text),
        ("?lang=en", "en", rules[0].en.text),
        ("?lang=es", "es", rules[0].es.text),
    ] {
        let told = host.get(&format!("/api/games/welcome/rules{query}")).await.body();
        assert_eq!(told["lang"], lang);
        assert_eq!(told["rules"][0]["text"], first);
        assert_eq!(told["rules"].as_array().unwrap().len(), rules.len());
    }
    host.get("/api/games/welcome/rules?lang=fr").await.refused(400, "bad_query");
    host.get("/api/games/chess/rules").await.refused(404, "unknown_game");
    host.get("/api/leaderboards/chess").await.refused(404, "unknown_game");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn unreadable_requests_are_refused_with_a_code() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana"]).await;
    let cookie = guests[0].cookie();
    let json = "application/json";
    for (path, body, status, code) in [
        ("/api/session", "{", 400, "bad_message"),
        ("/api/session", "{\"nome\":\"Ana\"}", 400, "bad_message"),
        ("/api/session", "{\"name\":7}", 400, "bad_message"),
        ("/api/session", "{\"name\":\"\"}", 400, "bad_text"),
        ("/api/rooms", "[]", 400, "bad_message"),
        ("/api/rooms", "{\"game\":\"chess\",\"seats\":[]}", 400, "bad_settings"),
        ("/api/rooms/x/commands", "{\"id\":\"1\",\"command\":{\"do\":\"fly\"}}", 400, "bad_message"),
        ("/api/rooms/x/commands", "{\"id\":\"1\",\"command\":{\"do\":\"begin\"}}", 404, "unknown_room"),
        ("/api/rooms/x/commands", "{\"id\":\"\",\"command\":{\"do\":\"begin\"}}", 400, "bad_text"),
    ] {
        host.post_as(path, cookie, json, body.to_owned()).await.refused(status, code);
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn unknown_addresses_and_methods_are_refused_with_a_code() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    for path in ["/api/nothing", "/api/rooms/x/nothing", "/api/", "/api/games/welcome/rules/W01"] {
        host.get(path).await.refused(404, "not_found");
    }
    for (method, path) in [
        (Method::PUT, "/api/session"),
        (Method::POST, "/api/games"),
        (Method::DELETE, "/api/rooms"),
        (Method::GET, "/api/account/login"),
        (Method::POST, "/api"),
    ] {
        let told = tell(host.request(method, path)).await;
        told.refused(405, "wrong_method");
        assert!(!told.header("allow").is_empty(), "{path} does not say what it answers to");
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn the_error_for_a_bad_parameter_says_what_is_allowed() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana", "Luis"]).await;
    let room = begun(&guests, &people("welcome", 2)).await;
    let player = guests[0].player();
    for (path, right) in [
        (format!("/api/rooms/{room}/events?count=0"), "from 1 to 200"),
        (format!("/api/rooms/{room}/events?count=201"), "from 1 to 200"),
        (format!("/api/rooms/{room}/events?before=x"), "1 or more"),
        (format!("/api/rooms/{room}/events?after=3"), "unknown field"),
        (format!("/api/rooms/{room}/replay?count=-1"), "from 1 to 200"),
        (format!("/api/rooms/{room}/replay?from=-1"), "0 or more"),
        (format!("/api/rooms/{room}/replay?as=god"), "seat:N"),
        (format!("/api/rooms/{room}/replay?as=seat:256"), "seat:N"),
        (format!("/api/rooms/{room}/outline?as=god"), "seat:N"),
        (format!("/api/rooms/{room}/outline?count=1001"), "from 1 to 1000"),
        (format!("/api/players/{player}/games?count=1e3"), "from 1 to 200"),
        (format!("/api/players/{player}/games?before=0"), "1 or more"),
        (format!("/api/players/{player}/history?count=0"), "from 1 to 200"),
        (format!("/api/players/{player}/history?result=drawn"), "won or lost"),
        (format!("/api/players/{player}/history?before=12"), "next"),
        (format!("/api/players/{player}/rating-curve"), "game"),
        ("/api/leaderboards/welcome?count=999".to_owned(), "from 1 to 200"),
        ("/api/leaderboards/welcome?from=0".to_owned(), "from 1 to 5000"),
    ] {
        let told = host.get(&path).await;
        told.refused(400, "bad_query");
        assert!(told.text.contains(right), "{path}: {}", told.text);
    }
    host.get(&format!("/api/rooms/{room}/replay?as=seat:5")).await.refused(400, "no_such_seat");
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_player_has_a_name_a_kind_and_games() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana", "Luis"]).await;
    let room = begun(&guests, &people("welcome", 2)).await;
    let path = format!("/api/players/{}", guests[1].player());
    let told = host.get(&path).await.body();
    assert_eq!((&told["name"], &told["kind"]), (&json!("Luis"), &json!("person")));
    assert!(told["since_ms"].as_i64().unwrap() > 0);
    assert_eq!((&told["ratings"], &told["guest"]), (&json!([]), &json!(true)));
    let games = guests[1].get(&format!("{path}/games")).await.unwrap().ok().unwrap();
    assert_eq!(games["games"][0]["room"], room);
    assert_eq!(games["before"], Value::Null);
    for unknown in ["x".to_owned(), "a".repeat(20)] {
        host.get(&format!("/api/players/{unknown}")).await.refused(404, "unknown_player");
        host.get(&format!("/api/players/{unknown}/games")).await.refused(404, "unknown_player");
    }
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn games_are_paged_and_each_is_listed_once() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana"]).await;
    let mut opened = Vec::new();
    for _ in 0..5 {
        let room = guests[0].open_room(&people("welcome", 2)).await.unwrap();
        guests[0].command(&room, "sit", &json!({ "do": "sit" })).await.unwrap().ok().unwrap();
        opened.push(room);
    }
    let path = format!("/api/players/{}/games?count=2", guests[0].player());
    let (mut seen, mut before) = (Vec::new(), String::new());
    loop {
        let page = guests[0].get(&format!("{path}{before}")).await.unwrap().ok().unwrap();
        let rooms = page["games"].as_array().unwrap();
        assert!(rooms.len() <= 2);
        seen.extend(rooms.iter().map(|game| game["room"].as_str().unwrap().to_owned()));
        let Some(next) = page["before"].as_i64() else { break };
        before = format!("&before={next}");
    }
    seen.reverse();
    assert_eq!(seen, opened);
    host.stop().await;
}
