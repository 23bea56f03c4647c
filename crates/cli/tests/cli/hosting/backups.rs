//! Backups that are made while people play, and what is restored from them.

use std::fs;
use std::path::Path;

use serde_json::json;
use tempfile::TempDir;

use crate::hosting::people::{Player, ask, begun, guests, run};
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
        let people = guests(&server.url, &["Ana"]).await;
        let room = begun(&people, "welcome", 2).await;
        let at_backup = Player::arrive(&people[0], &room).await.play(3).await;
        let told = antorcha(&["backup", "--store", &store, text(&copy)]).well();
        assert!(told.contains("is a copy of"), "{told}");
        let whole = at_backup.play(usize::MAX).await;
        assert_eq!(whole.sight["turn"]["turn"], "over", "the match goes on beside the backup");

        let told = antorcha(&["restore", text(&copy), "--store", &other]).well();
        assert!(told.contains("1 rooms"), "{told}");
        let restored = Server::on(&other);
        let player = Player::arrive(&people[0].at(&restored.url), &room).await;
        assert_ne!(player.sight["turn"]["turn"], "over", "the copy is of an earlier moment");
        assert!(player.heard.len() < whole.heard.len());
        assert_eq!(
            player.heard[..],
            whole.heard[..player.heard.len()],
            "what had happened by then is the same"
        );
        let player = player.play(usize::MAX).await;
        assert_eq!(player.sight["turn"]["turn"], "over");
        restored.stop();
    });
    server.stop();
}

#[test]
fn nothing_is_overwritten_unless_it_is_meant() {
    let folder = TempDir::new().unwrap();
    let (store, copy) = (sqlite_in(folder.path()), folder.path().join("copy.db"));
    let room = run(async {
        let server = Server::on(&store);
        let people = guests(&server.url, &["Ana"]).await;
        begun(&people, "welcome", 2).await;
        antorcha(&["backup", "--store", &store, text(&copy)]).well();
        let told = antorcha(&["backup", "--store", &store, text(&copy)]).refusal();
        assert!(told.contains("is there already: name a new file"), "{told}");
        let later = begun(&people, "welcome", 2).await;
        let told = antorcha(&["restore", text(&copy), "--store", &store, "--force"]).refusal();
        assert!(told.contains("another server has"), "a store in use is not replaced: {told}");
        assert!(people[0].get(&format!("/api/rooms/{later}")).await.unwrap().ok().is_ok());
        server.stop();
        later
    });
    let told = antorcha(&["restore", text(&copy), "--store", &store]).refusal();
    assert!(told.contains("is there already: replace it by --force"), "{told}");
    antorcha(&["restore", text(&copy), "--store", &store, "--force"]).well();
    run(async {
        let server = Server::on(&store);
        let people = guests(&server.url, &["Eva"]).await;
        let gone = people[0].get(&format!("/api/rooms/{room}")).await.unwrap();
        assert_eq!((gone.status, gone.code()), (404, "unknown_room"), "it was opened after the backup");
        server.stop();
    });
}

/// Checks that a file is not restored, and leaves nothing behind.
fn check_refused(folder: &Path, file: &Path, reason: &str) {
    let place = folder.join("place");
    let store = sqlite_in(&place);
    let told = antorcha(&["restore", text(file), "--store", &store]);
    assert_eq!(told.status, 2, "{}{}", told.out, told.err);
    assert!(told.err.contains(reason), "`{reason}` is missing: {}", told.err);
    let left: Vec<_> =
        place.read_dir().into_iter().flatten().flatten().map(|entry| entry.file_name()).collect();
    assert!(left.iter().all(|name| name == "antorcha.db.lock"), "{left:?}");
}

#[test]
fn what_is_no_sound_backup_is_not_restored() {
    let folder = TempDir::new().unwrap();
    let path = |name: &str| folder.path().join(name);
    let (store, copy) = (sqlite_in(folder.path()), path("copy.db"));
    run(async {
        let server = Server::on(&store);
        let people = guests(&server.url, &["Ana"]).await;
        for _ in 0..40 {
            begun(&people, "welcome", 2).await;
        }
        server.stop();
    });
    antorcha(&["backup", "--store", &store, text(&copy)]).well();
    check_refused(folder.path(), &path("missing.db"), "there is no file");
    fs::write(path("empty.db"), "").unwrap();
    check_refused(folder.path(), &path("empty.db"), "it holds no store");
    fs::write(path("notes.txt"), "notes ".repeat(1_000)).unwrap();
    check_refused(folder.path(), &path("notes.txt"), "not a database");
    let mut bytes = fs::read(&copy).unwrap();
    let length = bytes.len();
    bytes[length / 2..length / 2 + 8_192].fill(0x55);
    fs::write(path("damaged.db"), &bytes).unwrap();
    check_refused(folder.path(), &path("damaged.db"), "antorcha: the ");
    fs::write(path("short.db"), &bytes[..length / 2]).unwrap();
    check_refused(folder.path(), &path("short.db"), "malformed");
}

#[test]
fn a_backup_needs_a_store_and_postgres_has_tools_of_its_own() {
    let folder = TempDir::new().unwrap();
    let (nothing, copy) = (sqlite_in(folder.path()), folder.path().join("copy.db"));
    let told = antorcha(&["backup", "--store", &nothing, text(&copy)]).refusal();
    assert!(told.contains("there is no store at"), "{told}");
    assert_eq!(folder.path().read_dir().unwrap().count(), 0, "and none was made by looking");
    let told = antorcha(&["backup", "--store", "postgres://ana:s3cret@db/games", text(&copy)]).refusal();
    assert!(told.contains("pg_dump") && !told.contains("s3cret"), "{told}");
}

#[test]
fn a_reported_line_reaches_whoever_runs_the_server() {
    let folder = TempDir::new().unwrap();
    let store = sqlite_in(folder.path());
    let server = Server::on(&store);
    assert!(antorcha(&["reports", "--store", &store]).well().contains("Nobody has reported anything."));
    run(async {
        let people = guests(&server.url, &["Ana", "Luis"]).await;
        let room = begun(&people, "welcome", 0).await;
        ask(&people[0], &room, "say", json!({ "do": "say", "text": "you torch-thief" })).await;
        let (_line, welcome) = people[1].sit_down(&room).await.unwrap();
        let line = welcome["chat"][0]["number"].as_i64().unwrap();
        ask(&people[1], &room, "report", json!({ "do": "report", "line": line, "reason": "rude" })).await;
        let told = antorcha(&["reports", "--store", &store]).well();
        for part in [&room, "Ana", people[0].player(), people[1].player(), "torch-thief", "rude"] {
            assert!(told.contains(part), "`{part}` is missing: {told}");
        }
        let told = antorcha(&["reports", "--store", &store, "--json"]).well();
        let report: serde_json::Value = serde_json::from_str(&told).unwrap();
        assert_eq!((&report["line"], &report["name"]), (&json!(line), &json!("Ana")));
    });
    server.stop();
}
