//! A store that is full: players are told so, and everything that only reads goes on.

use client::Guest;
use serde_json::json;
use tempfile::TempDir;

use crate::hosting::people::{Player, begun, guests, page, run};
use crate::hosting::program::{Server, sqlite_in};

/// Says something long again and again until no more of it fits.
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
fn a_full_store_is_told_to_players_and_read_all_the_same() {
    let folder = TempDir::new().unwrap();
    let store = sqlite_in(folder.path());
    let server = Server::with(&store, &["--store-max-bytes", "1048576"]);
    run(async {
        let people = guests(&server.url, &["Ana"]).await;
        let room = begun(&people, "welcome", 2).await;
        let player = Player::arrive(&people[0], &room).await;
        fill_up(&people[0], &room).await;

        // What is left of the last page may still take a decision or two.
        let mut player = player;
        let mut answer = json!(null);
        while answer["code"] != "store_full" && player.wait().await {
            answer = player.decide().await;
        }
        assert_eq!(answer["code"], "store_full", "{answer}");

        let seen = Player::arrive(&people[0], &room).await;
        assert_eq!(seen.sight["question"], player.sight["question"], "the match stands where it stood");
        assert_eq!(people[0].get("/api/rooms").await.unwrap().status, 200);
        assert_eq!(page(&format!("{}/healthz", server.url)).await.0, 200);
        server.stop();

        let roomier = Server::on(&store);
        let seen = Player::arrive(&people[0].at(&roomier.url), &room).await.play(usize::MAX).await;
        assert_eq!(seen.sight["turn"]["turn"], "over", "with room, the match goes on");
        roomier.stop();
    });
}
