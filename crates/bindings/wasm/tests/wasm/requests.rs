//! Requests that are refused, and small ones.

use serde_json::json;

use super::support::{ANA, NOW, Page};

#[test]
fn what_cannot_be_read_is_refused() {
    let mut page = Page::default();
    for request in ["", "{", "[]", "{}", "null", r#"{"do":"dance"}"#, r#"{"do":"open","room":"x"}"#, "\u{0}"]
    {
        let answer = page.raw(request);
        assert_eq!(answer["error"]["code"], "bad_request", "{request} -> {answer}");
        assert!(answer["error"]["message"].as_str().unwrap().starts_with("the request cannot be read"));
    }
}

#[test]
fn a_room_that_is_not_open_is_refused() {
    let mut page = Page::default();
    let room = "herehere000000000000";
    for request in [
        json!({ "do": "think", "room": room, "now_ms": NOW }),
        json!({ "do": "listing", "room": room }),
        json!({ "do": "message", "room": room, "now_ms": NOW, "message": { "type": "ping" } }),
    ] {
        assert_eq!(page.refused(&request), "not_open");
    }
    page.ask(&json!({ "do": "close", "room": room }));
}

#[test]
fn a_match_on_a_device_has_at_most_one_person() {
    let mut page = Page::default();
    let create = |proposal| json!({ "do": "create", "player": ANA, "name": "Ana", "now_ms": NOW, "proposal": proposal });
    let person = json!({ "for": "person" });
    let two = json!({ "game": "welcome", "seats": [person, person] });
    assert_eq!(page.refused(&create(two)), "one_person");
    let unknown = json!({ "game": "chess", "seats": [person] });
    assert_eq!(page.refused(&create(unknown)), "unknown_game");
    let dragon = json!({ "game": "welcome", "seats": [person, { "for": "bot", "bot": "dragon" }] });
    assert_eq!(page.refused(&create(dragon)), "bad_settings");
    let nothing = json!({ "do": "create", "player": ANA, "name": "Ana", "now_ms": NOW });
    assert_eq!(page.refused(&nothing), "bad_request");
}

#[test]
fn a_damaged_log_and_one_of_other_rules_are_told_apart() {
    let mut page = Page::default();
    let (room, entries) = page.begin("raiders", &["novice", "novice"]);
    let mut open = |entries| {
        page.refused(&json!({ "do": "open", "room": room, "player": ANA, "entries": entries, "now_ms": NOW }))
    };
    assert_eq!(open(json!([])), "damaged");
    assert_eq!(open(json!([{ "number": 1, "at_ms": NOW, "body": "{" }])), "damaged");
    let mut other = entries.clone();
    let began = other.last_mut().unwrap();
    let body = began["body"].as_str().unwrap().replace("\"rules_version\":1", "\"rules_version\":9999");
    assert!(body.contains("9999"), "{body}");
    began["body"] = body.into();
    assert_eq!(open(other.into()), "rules_changed");
}

#[test]
fn the_versions_of_all_games_are_told() {
    let version = Page::default().ask(&json!({ "do": "version" }));
    for game in catalog::GAMES {
        assert_eq!(version["rules"][game.key()], (game.manifest)().rules_version);
    }
    assert_eq!(version["format"], table::FORMAT);
}

#[test]
fn a_lesson_and_a_daily_dungeon_begin() {
    let mut page = Page::default();
    let base = |more: serde_json::Value| {
        let mut asked = json!({ "do": "create", "player": ANA, "name": "Ana", "now_ms": NOW });
        asked.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        asked
    };
    for game in catalog::GAMES {
        for chapter in game.chapters() {
            let asked = base(json!({ "lesson": { "game": game.key(), "chapter": chapter } }));
            let room = page.ask(&asked)["room"].as_str().unwrap().to_owned();
            let welcome = page.message(&room, &json!({ "type": "hello" }));
            assert_eq!(welcome.first("welcome")["room"]["stage"]["stage"], "playing");
        }
        let secret = "0b".repeat(32);
        let asked = base(json!({ "daily": { "game": game.key(), "date": "2026-03-31", "secret": secret } }));
        let room = page.ask(&asked)["room"].as_str().unwrap().to_owned();
        let welcome = page.message(&room, &json!({ "type": "hello" }));
        assert_eq!(welcome.first("welcome")["room"]["settings"]["practice"], true);
    }
}
