//! Every later version must read the stores and records that earlier versions wrote.
//!
//! `fixtures/<name>/` holds an SQLite store and the records of its matches. Never change a fixture. After a change of
//! the store or of the record format, add one: `ANTORCHA_NEW_FIXTURE=<name> cargo test -p server compatibility`.

use std::fs;
use std::path::{Path, PathBuf};

use room::Stage;
use room::ids::RoomId;
use serde_json::{Value, json};

use crate::host::{Host, people};

const FIXTURES: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures");
pub(crate) const STORE: &str = "antorcha.db";

pub(crate) fn fixtures() -> Vec<PathBuf> {
    fs::read_dir(FIXTURES).unwrap().map(|entry| entry.unwrap().path()).collect()
}

/// The records of a fixture, by the id of their room.
pub(crate) fn records(fixture: &Path) -> Vec<(RoomId, String)> {
    let paths = fs::read_dir(fixture.join("records")).unwrap().map(|entry| entry.unwrap().path());
    let record = |path: PathBuf| {
        let id = RoomId::parse(path.file_stem().unwrap().to_str().unwrap()).unwrap();
        (id, fs::read_to_string(path).unwrap())
    };
    paths.map(record).collect()
}

async fn record_of(host: &Host, id: &RoomId) -> String {
    let log = host.app.rooms.log(id, 0).await.unwrap();
    host.app.rooms.load(id).await.unwrap().room.record(&log).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn stores_of_earlier_versions_are_read_and_their_running_matches_continue() {
    if let Ok(name) = std::env::var("ANTORCHA_NEW_FIXTURE") {
        write_fixture(&Path::new(FIXTURES).join(name)).await;
    }
    assert!(!fixtures().is_empty());
    for fixture in fixtures() {
        let folder = tempfile::tempdir().unwrap();
        let store = folder.path().join(STORE);
        fs::copy(fixture.join(STORE), &store).unwrap();
        let host = Host::on(&format!("sqlite:{}", store.display())).await;
        for (id, record) in records(&fixture) {
            let loaded = host.app.rooms.load(&id).await.unwrap();
            assert!(loaded.closing.is_none(), "{id}: the rules can follow the log");
            assert_eq!(*loaded.room.stage(), Stage::Over);
            assert_eq!(record_of(&host, &id).await, record, "{id}");
        }
        let open = fs::read_to_string(fixture.join("running.txt")).unwrap();
        let running = RoomId::parse(open.trim()).unwrap();
        let loaded = host.app.rooms.load(&running).await.unwrap();
        assert!(loaded.closing.is_none() && *loaded.room.stage() == Stage::Playing, "{running}");
        host.stop().await;
    }
}

#[test]
fn records_of_earlier_versions_replay_and_prove_fair() {
    for (id, record) in fixtures().iter().flat_map(|fixture| records(fixture)) {
        let game = serde_json::from_str::<Value>(&record).unwrap()["game"].as_str().unwrap().to_owned();
        let entry = catalog::find(&game).unwrap();
        assert!((entry.load)(&record).unwrap().is_over(), "{id}");
        assert!((entry.verify_fair)(&record).unwrap().finished, "{id}");
    }
}

/// Plays one match of each game and begins another.
async fn write_fixture(folder: &Path) {
    fs::create_dir_all(folder.join("records")).unwrap();
    let host = Host::on(&format!("sqlite:{}", folder.join(STORE).display())).await;
    let guests = host.guests(&["Ana", "Luis", "Mar"]).await;
    for (game, seats) in [("welcome", 2), ("raiders", 3)] {
        let room = crate::start_position::finished(&host, &guests, game, seats).await;
        let record = record_of(&host, &RoomId::parse(&room).unwrap()).await;
        fs::write(folder.join("records").join(format!("{room}.json")), record).unwrap();
    }
    let running = crate::host::begun(&guests[..2], &people("masmorra", 2)).await;
    let say = json!({ "do": "say", "text": "good luck" });
    guests[0].command(&running, "line", &say).await.unwrap().ok().unwrap();
    fs::write(folder.join("running.txt"), running).unwrap();
    host.stop().await;
}
