//! Backup, restore and reports.

use std::fs;
use std::path::Path;

use serde_json::json;
use tempfile::TempDir;

use crate::hosting::players::{Player, ask, guests, run, start_match};
use crate::hosting::program::{Server, antorcha, sqlite_in};

fn text(path: &Path) -> &str {
    path.to_str().unwrap()
}

#[test]
fn a_backup_made_during_a_match_restores_the_match() {
    let folder = TempDir::new().unwrap();
    let (store, copy) = (sqlite_in(folder.path()), folder.path().join("copy.db"));
    let other = format!("sqlite:{}", folder.path().join("new/other.db").display());
    let server = Server::on(&store);
    run(async {
        let players = guests(&server.url, &["Ana"]).await;
        let room = start_match(&players, "welcome", 2).await;
        let at_backup = Player::arrive(&players[0], &room).await.play(3).await;
        let output = antorcha(&["backup", "--store", &store, text(&copy)]).success();
        assert!(output.contains("is a copy of"), "{output}");
        let whole = at_backup.play(usize::MAX).await;
        assert_eq!(whole.sight["turn"]["turn"], "over", "the match goes on beside the backup");

        let output = antorcha(&["restore", text(&copy), "--store", &other]).success();
        assert!(output.contains("rooms: 1"), "{output}");
        let restored = Server::on(&other);
        let player = Player::arrive(&players[0].at(&restored.url), &room).await;
        assert_ne!(player.sight["turn"]["turn"], "over", "the copy is of an earlier moment");
        assert!(player.events.len() < whole.events.len());
        assert_eq!(
            player.events[..],
            whole.events[..player.events.len()],
            "what had happened by then is the same"
        );
        let player = player.play(usize::MAX).await;
        assert_eq!(player.sight["turn"]["turn"], "over");
        restored.stop();
    });
    server.stop();
}

#[test]
fn existing_files_are_overwritten_only_with_force() {
    let folder = TempDir::new().unwrap();
    let (store, copy) = (sqlite_in(folder.path()), folder.path().join("copy.db"));
    let room = run(async {
        let server = Server::on(&store);
        let players = guests(&server.url, &["Ana"]).await;
        start_match(&players, "welcome", 2).await;
        antorcha(&["backup", "--store", &store, text(&copy)]).success();
        let output = antorcha(&["backup", "--store", &store, text(&copy)]).refusal();
        assert!(output.contains("already exists: name a new file"), "{output}");
        let later = start_match(&players, "welcome", 2).await;
        let output = antorcha(&["restore", text(&copy), "--store", &store, "--force"]).refusal();
        assert!(output.contains("another server uses"), "a store in use is not replaced: {output}");
        assert!(players[0].get(&format!("/api/rooms/{later}")).await.unwrap().ok().is_ok());
        server.stop();
        later
    });
    let output = antorcha(&["restore", text(&copy), "--store", &store]).refusal();
    assert!(output.contains("already exists: replace it with --force"), "{output}");
    antorcha(&["restore", text(&copy), "--store", &store, "--force"]).success();
    run(async {
        let server = Server::on(&store);
        let players = guests(&server.url, &["Eva"]).await;
        let gone = players[0].get(&format!("/api/rooms/{room}")).await.unwrap();
        assert_eq!((gone.status, gone.code()), (404, "unknown_room"), "it was opened after the backup");
        server.stop();
    });
}

/// Checks that a file is not restored and that no files are left.
fn check_refused(folder: &Path, file: &Path, reason: &str) {
    let place = folder.join("place");
    let store = sqlite_in(&place);
    let output = antorcha(&["restore", text(file), "--store", &store]);
    assert_eq!(output.status, 2, "{}{}", output.out, output.err);
    assert!(output.err.contains(reason), "`{reason}` is missing: {}", output.err);
    let left: Vec<_> =
        place.read_dir().into_iter().flatten().flatten().map(|entry| entry.file_name()).collect();
    assert!(left.iter().all(|name| name == "antorcha.db.lock"), "{left:?}");
}

#[test]
fn a_damaged_backup_is_not_restored() {
    let folder = TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name);
    let (store, copy) = (sqlite_in(folder.path()), path("copy.db"));
    run(async {
        let server = Server::on(&store);
        let players = guests(&server.url, &["Ana"]).await;
        for _ in 0..40 {
            start_match(&players, "welcome", 2).await;
        }
        server.stop();
    });
    antorcha(&["backup", "--store", &store, text(&copy)]).success();
    check_refused(folder.path(), &path("missing.db"), "file not found");
    fs::write(path("empty.db"), "").unwrap();
    check_refused(folder.path(), &path("empty.db"), "it contains no store");
    fs::write(path("notes.txt"), "notes ".repeat(1_000)).unwrap();
    check_refused(folder.path(), &path("notes.txt"), "not a database");
    let mut bytes = fs::read(&copy).unwrap();
    let length = bytes.len();
    let entries = length / 3;
    bytes[entries..entries + 8_192].fill(0x55);
    fs::write(path("damaged.db"), &bytes).unwrap();
    check_refused(folder.path(), &path("damaged.db"), "malformed");
    fs::write(path("short.db"), &bytes[..length / 2]).unwrap();
    check_refused(folder.path(), &path("short.db"), "malformed");
}

#[test]
fn a_backup_needs_an_sqlite_store() {
    let folder = TempDir::new().unwrap();
    let (nothing, copy) = (sqlite_in(folder.path()), folder.path().join("copy.db"));
    let output = antorcha(&["backup", "--store", &nothing, text(&copy)]).refusal();
    assert!(output.contains("store not found at"), "{output}");
    assert_eq!(folder.path().read_dir().unwrap().count(), 0, "and none was made by looking");
    let output = antorcha(&["backup", "--store", "postgres://ana:s3cret@db/games", text(&copy)]).refusal();
    assert!(output.contains("pg_dump") && !output.contains("s3cret"), "{output}");
}

#[test]
fn a_reported_line_is_listed_for_the_operator() {
    let folder = TempDir::new().unwrap();
    let store = sqlite_in(folder.path());
    let server = Server::on(&store);
    assert!(antorcha(&["reports", "--store", &store]).success().contains("Nobody has reported anything."));
    run(async {
        let players = guests(&server.url, &["Ana", "Luis"]).await;
        let room = start_match(&players, "welcome", 0).await;
        ask(&players[0], &room, "say", json!({ "do": "say", "text": "you torch-thief" })).await;
        let (_socket, welcome) = players[1].connect(&room).await.unwrap();
        let line = welcome["chat"][0]["number"].as_i64().unwrap();
        ask(&players[1], &room, "report", json!({ "do": "report", "line": line, "reason": "rude" })).await;
        let output = antorcha(&["reports", "--store", &store]).success();
        for part in [&room, "Ana", players[0].player(), players[1].player(), "torch-thief", "rude"] {
            assert!(output.contains(part), "`{part}` is missing: {output}");
        }
        let output = antorcha(&["reports", "--store", &store, "--json"]).success();
        let report: serde_json::Value = serde_json::from_str(&output).unwrap();
        assert_eq!((&report["line"], &report["name"]), (&json!(line), &json!("Ana")));
    });
    server.stop();
}
