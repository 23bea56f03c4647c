//! Plays on a server.

use std::process::Command;

use client::{Guest, RoomSocket};
use serde_json::{Value, json};

use crate::dist::run;

/// Two players play whole matches over sockets, with the program of the package. `program` runs it with these
/// arguments. The default limits of a server allow 20 messages per second.
#[track_caller]
pub(crate) fn play_matches(url: &str, program: impl Fn(&[&str]) -> Command) {
    let match_of_two = ["--game", "welcome", "--rooms", "1", "--seats", "2", "--guests", "2"];
    let load = ["load", "--json", "--server", url, "--rate", "15", "--seconds", "12"];
    let printed = run(&mut program(&[&load[..], &match_of_two].concat()));
    let report: Value = serde_json::from_str(&printed).unwrap();
    assert!(report["decisions"].as_u64().unwrap() > 50, "{report}");
    assert!(report["rematches"].as_u64().unwrap() >= 1, "no match came to its end: {report}");
    assert_eq!((&report["refusals"], &report["failures"]), (&json!({}), &json!({})), "{report}");
}

/// Opens a room against a bot, and returns when the first decision is acknowledged.
pub(crate) fn first_move(url: &str) {
    block_on(async {
        let guest = Guest::start_session(url, "Ana").await.unwrap();
        let seats = json!([{ "for": "person" }, { "for": "bot", "bot": "adventurer" }]);
        let room = guest.open_room(&json!({ "game": "welcome", "seats": seats })).await.unwrap();
        for command in ["sit", "begin"] {
            guest.command(&room, command, &json!({ "do": command })).await.unwrap().ok().unwrap();
        }
        let (mut socket, welcome) = guest.connect(&room).await.unwrap();
        let snapshot = offered(&mut socket, welcome["snapshot"].clone()).await;
        let action = &snapshot["offers"][0]["action"];
        let decide = json!({ "do": "decide", "question": snapshot["question"], "action": action });
        socket.command("first", &decide).await.unwrap();
        assert_eq!(socket.until("ack").await.unwrap()["id"], "first");
    });
}

/// Waits until the player has to decide.
async fn offered(socket: &mut RoomSocket, mut snapshot: Value) -> Value {
    while snapshot["offers"].as_array().unwrap().is_empty() {
        snapshot = socket.until("update").await.unwrap()["snapshot"].clone();
    }
    snapshot
}

/// Requests a page and returns its status and text.
pub(crate) fn page(url: &str) -> (u16, String) {
    block_on(async {
        let response = reqwest::get(url).await.unwrap();
        (response.status().as_u16(), response.text().await.unwrap())
    })
}

/// Returns whether a new session can be started.
pub(crate) fn starts_sessions(url: &str) -> bool {
    block_on(Guest::start_session(url, "Ana")).is_ok()
}

pub(crate) fn block_on<T>(future: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_current_thread().enable_all().build().unwrap().block_on(future)
}
