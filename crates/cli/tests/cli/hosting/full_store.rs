//! A full store: writing fails with a clear error, and reading still works.

use client::Guest;
use serde_json::json;
use tempfile::TempDir;

use crate::hosting::players::{Player, guests, page, run, start_match};
use crate::hosting::program::{Server, sqlite_in};

/// Sends long chat lines until the store is full.
async fn fill_up(guest: &Guest, room: &str) {
    for number in 0..5_000 {
        let say = json!({ "do": "say", "text": "torch ".repeat(50) });
        let answer = guest.command(room, &format!("say{number}"), &say).await.unwrap();
        if answer.status != 200 {
            return assert_eq!((answer.status, answer.code()), (503, "store_full"));
        }
    }
    panic!("a store of 1 MiB took more than that");
}

#[test]
fn a_full_store_can_still_be_read() {
    let folder = TempDir::new().unwrap();
    let store = sqlite_in(folder.path());
    let server = Server::with(&store, &["--store-max-bytes", "1048576"]);
    run(async {
        let players = guests(&server.url, &["Ana"]).await;
        let room = start_match(&players, "welcome", 2).await;
        let player = Player::arrive(&players[0], &room).await;
        fill_up(&players[0], &room).await;

        // The last page may still have space for one or two decisions.
        let mut player = player;
        let mut answer = json!(null);
        while answer["code"] != "store_full" && player.wait().await {
            answer = player.decide().await;
        }
        assert_eq!(answer["code"], "store_full", "{answer}");

        let seen = Player::arrive(&players[0], &room).await;
        assert_eq!(seen.sight["question"], player.sight["question"], "the match stands where it stood");
        assert_eq!(players[0].get("/api/rooms").await.unwrap().status, 200);
        assert_eq!(page(&format!("{}/healthz", server.url)).await.0, 200);
        server.stop();

        let roomier = Server::on(&store);
        let seen = Player::arrive(&players[0].at(&roomier.url), &room).await.play(usize::MAX).await;
        assert_eq!(seen.sight["turn"]["turn"], "over", "with room, the match goes on");
        roomier.stop();
    });
}
