//! Whole matches on a device.

use serde_json::{Value, json};

use super::support::{ANA, Led, NOW, Page};

/// Plays the first offers until the match is over; returns all entries.
fn play(page: &mut Page, room: &str, mut latest: Led, entries: &mut Vec<Value>) -> Value {
    let mut snapshot = latest.snapshot().unwrap().clone();
    for number in 0..20_000 {
        let offers = snapshot["offers"].as_array().unwrap().len();
        latest = if latest.next_bot {
            page.think(room)
        } else if offers > 0 {
            let decide =
                json!({ "do": "decide", "question": snapshot["question"], "choice": number * 7 % offers });
            let led = page.command(room, &format!("c{number}"), &decide);
            assert_eq!(led.first("ack")["id"], format!("c{number}"));
            led
        } else {
            return snapshot;
        };
        entries.extend(latest.entries.iter().cloned());
        if let Some(newer) = latest.snapshot() {
            snapshot = newer.clone();
        }
    }
    panic!("the match does not end");
}

fn check_whole_match(game: &str, bots: &[&str]) {
    let mut page = Page::default();
    let (room, mut entries) = page.begin(game, bots);
    let hello = json!({ "type": "hello" });
    let welcome = page.message(&room, &hello);
    let end = play(&mut page, &room, welcome, &mut entries);
    assert_eq!(end["turn"]["turn"], "over");
    let numbers: Vec<i64> = entries.iter().map(|entry| entry["number"].as_i64().unwrap()).collect();
    assert_eq!(numbers, (1..=numbers.len() as i64).collect::<Vec<_>>());
    // Another page reads the same match from the stored log.
    let mut other = Page::default();
    other.ask(&json!({ "do": "open", "room": room, "player": ANA, "entries": entries, "now_ms": NOW }));
    let read = other.message(&room, &hello);
    assert_eq!(read.snapshot().unwrap()["view"], end["view"]);
    assert_eq!(read.first("welcome")["room"]["stage"]["stage"], "over");
}

#[test]
fn a_match_of_welcome_is_played_and_read_again() {
    check_whole_match("welcome", &["novice", "adventurer"]);
}

#[test]
fn a_match_of_raiders_is_played_and_read_again() {
    check_whole_match("raiders", &["adventurer", "novice"]);
}

#[test]
fn a_match_of_masmorra_is_played_and_read_again() {
    check_whole_match("masmorra", &["adventurer"]);
}

#[test]
fn a_decision_sent_twice_is_done_once_and_an_old_one_is_stale() {
    let mut page = Page::default();
    let (room, _) = page.begin("raiders", &["adventurer", "novice"]);
    let welcome = page.message(&room, &json!({ "type": "hello" }));
    let mut led = welcome;
    let mut snapshot = led.snapshot().unwrap().clone();
    while snapshot["offers"].as_array().unwrap().is_empty() {
        led = page.think(&room);
        snapshot = led.snapshot().unwrap_or(&snapshot).clone();
    }
    let decide = json!({ "do": "decide", "question": snapshot["question"], "choice": 0 });
    assert_eq!(page.command(&room, "one", &decide).first("ack")["again"], false);
    let again = page.command(&room, "one", &decide);
    assert_eq!((&again.first("ack")["again"], again.entries.len()), (&json!(true), 0));
    let stale = page.command(&room, "two", &decide);
    assert_eq!(stale.first("error")["code"], "stale");
    assert!(stale.entries.is_empty());
}

#[test]
fn a_match_of_bots_gives_the_same_record_for_the_same_seed() {
    let mut page = Page::default();
    let mut played = |seed: u64| {
        page.ask(&json!({ "do": "play", "game": "raiders", "bots": ["novice", "adventurer", "novice"], "seed": seed }))
    };
    let first = played(5);
    assert_eq!(first, played(5));
    assert_ne!(first, played(6));
}

#[test]
fn the_record_of_a_running_match_can_be_loaded() {
    let mut page = Page::default();
    let (room, _) = page.begin("welcome", &["adventurer"]);
    let record = page.text(&json!({ "do": "record", "room": room }));
    let table = (catalog::find("welcome").unwrap().load)(&record).unwrap();
    assert_eq!((table.is_over(), table.seats()), (false, 2));
}

/// The steps of a daily dungeon after 12 decisions of the person.
fn daily_steps(is_first: bool) -> Value {
    let mut page = Page::default();
    let deal = json!({ "game": "raiders", "date": "2026-03-31", "secret": "0b".repeat(32) });
    let asked = json!({ "do": "create", "player": ANA, "name": "Ana", "now_ms": NOW, "daily": deal });
    let room = page.ask(&asked)["room"].as_str().unwrap().to_owned();
    let mut led = page.message(&room, &json!({ "type": "hello" }));
    let (mut snapshot, mut made) = (led.snapshot().unwrap().clone(), 0);
    while made < 12 {
        let is_asked = !snapshot["offers"].as_array().unwrap().is_empty();
        led = if led.next_bot && !(is_first && is_asked) {
            page.think(&room)
        } else {
            made += 1;
            page.command(&room, &format!("c{made}"), &json!({ "do": "decide", "choice": 0 }))
        };
        snapshot = led.snapshot().unwrap_or(&snapshot).clone();
    }
    while led.next_bot {
        led = page.think(&room);
    }
    page.ask(&json!({ "do": "record", "room": room }))["steps"].take()
}

#[test]
fn the_bots_of_a_daily_dungeon_decide_before_the_person() {
    assert_eq!(daily_steps(true), daily_steps(false));
}
