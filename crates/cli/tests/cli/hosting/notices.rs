//! Notices of turns, and what is left of them when a server is killed.

use client::Guest;
use serde_json::{Value, json};
use tempfile::TempDir;
use test_servers::WebReceiver;

use crate::hosting::players::{ask, guests, run};
use crate::hosting::program::{Server, sqlite_in};

fn server(store: &str) -> Server {
    Server::with(store, &["--private-webhooks", "true"])
}

async fn add_webhook(guest: &Guest, receiver: &WebReceiver) {
    let channel = json!({ "kind": "webhook", "url": receiver.url(), "format": "plain" });
    guest.post("/api/notices/channels", &channel).await.unwrap().ok().unwrap();
}

/// Begins a turn-based match of players who are not at the table.
async fn begin(guests: &[Guest]) -> String {
    let seats = vec![json!({ "for": "person" }); guests.len()];
    let pace = json!({ "pace": "turns", "days": 1 });
    let settings = json!({ "game": "welcome", "seats": seats, "pace": pace });
    let room = guests[0].open_room(&settings).await.unwrap();
    for guest in guests {
        ask(guest, &room, "sit", json!({ "do": "sit" })).await;
    }
    ask(&guests[0], &room, "begin", json!({ "do": "begin" })).await;
    room
}

fn ids(posts: &[test_servers::ReceivedPost]) -> Vec<Value> {
    posts.iter().map(|post| post.json()["id"].clone()).collect()
}

#[test]
fn a_server_that_is_killed_while_it_sends_a_notice_sends_it_again_with_the_same_id() {
    let folder = TempDir::new().unwrap();
    let store = sqlite_in(folder.path());
    let receiver = WebReceiver::start().unwrap();
    receiver.never_answer();
    run(async {
        let first = server(&store);
        let players = guests(&first.url, &["Ana", "Luis"]).await;
        for player in &players {
            add_webhook(player, &receiver).await;
        }
        let room = begin(&players).await;
        receiver.wait_for(1).unwrap();
        first.signal("KILL");
        first.ended();
        receiver.answer_with("200 OK");
        let again = server(&store);
        let posts = receiver.wait_for(2).unwrap();
        assert_eq!(ids(&posts)[0], ids(&posts)[1]);
        assert_eq!(posts[1].json()["tag"], room.as_str());
        again.stop();
    });
}

#[test]
fn a_turn_is_announced_even_if_the_server_is_killed_at_once() {
    let folder = TempDir::new().unwrap();
    let store = sqlite_in(folder.path());
    let receiver = WebReceiver::start().unwrap();
    run(async {
        let first = server(&store);
        let players = guests(&first.url, &["Ana", "Luis"]).await;
        for player in &players {
            add_webhook(player, &receiver).await;
        }
        let room = begin(&players).await;
        first.signal("KILL");
        first.ended();
        assert_eq!(receiver.received(), [], "nothing is sent in the first second");
        let again = server(&store);
        let posts = receiver.wait_for(1).unwrap();
        assert_eq!(posts[0].json()["tag"], room.as_str());
        again.stop();
        assert_eq!(receiver.received().len(), 1);
    });
}
