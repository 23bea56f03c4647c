//! The log must not contain secrets.

use serde_json::Value;
use tempfile::TempDir;

use crate::hosting::players::{guests, play_out, run, start_match};
use crate::hosting::program::{Server, sqlite_in};

/// Collects all texts in a value that are long enough to search for.
fn words(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::String(text) => found.push(text.clone()),
        Value::Array(values) => values.iter().for_each(|value| words(value, found)),
        Value::Object(fields) => fields.values().for_each(|value| words(value, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// Plays a whole match with sealed cards. Returns the log and all texts that it must not contain.
fn log_of_a_match(level: &str) -> (String, Vec<String>) {
    let folder = TempDir::new().unwrap();
    let flags = ["--log-level", level, "--log-format", "json"];
    let server = Server::with(&sqlite_in(folder.path()), &flags);
    let secrets = run(async {
        let people = guests(&server.url, &["Ana", "Luis", "Eva"]).await;
        let room = start_match(&people, "raiders", 0).await;
        let players = play_out(&people, &room).await;
        let (_socket, welcome) = people[0].connect(&room).await.unwrap();
        let mut secrets = vec![welcome["room"]["fairness"]["secret"].as_str().unwrap().to_owned()];
        for guest in &people {
            secrets.push(guest.cookie().split_once('=').unwrap().1.to_owned());
        }
        for action in players.iter().flat_map(|player| &player.decided) {
            secrets.push(action.to_string());
            words(action, &mut secrets);
        }
        secrets
    });
    (server.stop().log, secrets)
}

/// Returns the forms in which a text could appear in a JSON line. A single word must appear as a whole value, because the
/// name of the program contains a word of the game.
fn written(secret: &str) -> Vec<String> {
    let escaped = secret.replace('"', "\\\"");
    let mut ways = vec![format!("\"{escaped}\""), format!("\\\"{escaped}\\\"")];
    if secret.contains('"') || secret.len() > 20 {
        ways.extend([escaped, secret.to_owned()]);
    }
    ways
}

#[test]
fn the_log_of_a_whole_match_contains_no_secret_at_any_level() {
    for level in ["debug", "trace"] {
        let (log, secrets) = log_of_a_match(level);
        assert!(secrets.len() > 50, "a whole match was played: {secrets:?}");
        let lines: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let requests: Vec<&Value> = lines.iter().filter(|line| line["message"] == "request").collect();
        assert!(requests.len() > 8, "{log}");
        // Digits are also in times and line numbers, so only texts are searched.
        for secret in secrets.iter().filter(|secret| secret.chars().any(char::is_alphabetic)) {
            let stands = written(secret).iter().any(|text| log.contains(text));
            assert!(!stands, "`{secret}` stands in the log: {log}");
        }
    }
}

#[test]
fn a_request_is_logged_by_its_route_without_ids() {
    let folder = TempDir::new().unwrap();
    let server = Server::with(&sqlite_in(folder.path()), &["--log-format", "json"]);
    let room = run(async {
        let people = guests(&server.url, &["Ana"]).await;
        let room = start_match(&people, "welcome", 2).await;
        people[0].get(&format!("/api/rooms/{room}?token=s3cret")).await.unwrap();
        people[0].get("/no/such/s3cret").await.unwrap();
        room
    });
    let log = server.stop().log;
    let lines: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let asked = |path: &str, status: u16| {
        let fits = |line: &&Value| {
            line["path"] == path && line["status"] == status && line["duration_ms"].is_number()
        };
        lines.iter().any(|line| Some(line).filter(fits).is_some_and(|line| line["method"] == "GET"))
    };
    assert!(asked("/api/rooms/{room}", 200), "{log}");
    assert!(asked("none", 404), "{log}");
    assert!(!log.contains("s3cret") && !log.contains(&room), "{log}");
}
