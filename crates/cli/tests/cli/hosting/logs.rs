//! The log: what it tells, and what it must never tell.

use serde_json::Value;
use tempfile::TempDir;

use crate::hosting::people::{begun, guests, play_out, run};
use crate::hosting::program::{Server, sqlite_in};

/// Every text in a value that is long enough to be looked for.
fn words(value: &Value, found: &mut Vec<String>) {
    match value {
        Value::String(text) => found.push(text.clone()),
        Value::Array(values) => values.iter().for_each(|value| words(value, found)),
        Value::Object(fields) => fields.values().for_each(|value| words(value, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) => {}
    }
}

/// Plays a whole match with sealed cards, and gives the log and all that must not stand in it.
fn log_of_a_match(level: &str) -> (String, Vec<String>) {
    let folder = TempDir::new().unwrap();
    let flags = ["--log-level", level, "--log-format", "json"];
    let server = Server::with(&sqlite_in(folder.path()), &flags);
    let secrets = run(async {
        let people = guests(&server.url, &["Ana", "Luis", "Eva"]).await;
        let room = begun(&people, "raiders", 0).await;
        let players = play_out(&people, &room).await;
        let (_line, welcome) = people[0].sit_down(&room).await.unwrap();
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

/// The ways in which a text could stand in a line of JSON. A single word counts where it stands alone: the name of the
/// program holds a torch.
fn written(secret: &str) -> Vec<String> {
    let escaped = secret.replace('"', "\\\"");
    let mut ways = vec![format!("\"{escaped}\""), format!("\\\"{escaped}\\\"")];
    if secret.contains('"') || secret.len() > 20 {
        ways.extend([escaped, secret.to_owned()]);
    }
    ways
}

#[test]
fn no_secret_stands_in_the_log_of_a_whole_match_at_any_level() {
    for level in ["debug", "trace"] {
        let (log, secrets) = log_of_a_match(level);
        assert!(secrets.len() > 50, "a whole match was played: {secrets:?}");
        let lines: Vec<Value> = log.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
        let requests: Vec<&Value> = lines.iter().filter(|line| line["message"] == "request").collect();
        assert!(requests.len() > 8, "{log}");
        // Numbers of lines and times hold digits, and so may an action; texts are looked for as they are written.
        for secret in secrets.iter().filter(|secret| secret.chars().any(char::is_alphabetic)) {
            let stands = written(secret).iter().any(|text| log.contains(text));
            assert!(!stands, "`{secret}` stands in the log: {log}");
        }
    }
}

#[test]
fn a_request_is_logged_by_its_route_and_not_by_what_it_names() {
    let folder = TempDir::new().unwrap();
    let server = Server::with(&sqlite_in(folder.path()), &["--log-format", "json"]);
    let room = run(async {
        let people = guests(&server.url, &["Ana"]).await;
        let room = begun(&people, "welcome", 2).await;
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
