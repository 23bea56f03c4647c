//! Whole matches over real sockets.

use client::{Guest, RoomSocket};
use serde_json::{Value, json};

use crate::host::{Host, begun, people, place, seated};

/// What one player sees: the latest snapshot, and the numbers of all events.
struct Player {
    socket: RoomSocket,
    snapshot: Value,
    heard: Vec<u64>,
}

impl Player {
    fn new((socket, welcome): (RoomSocket, Value)) -> Player {
        let mut player = Player { socket, snapshot: Value::Null, heard: Vec::new() };
        player.see(&welcome["snapshot"]);
        player
    }

    fn see(&mut self, snapshot: &Value) {
        self.snapshot = snapshot.clone();
        let events = snapshot["events"].as_array().unwrap();
        self.heard.extend(events.iter().map(|event| event["number"].as_u64().unwrap()));
    }

    /// Reads messages until this seat may decide or the match is over.
    async fn wait(&mut self) -> bool {
        while self.snapshot["offers"].as_array().unwrap().is_empty() {
            if self.snapshot["turn"]["turn"] == "over" {
                return false;
            }
            let update = self.socket.until("update").await.unwrap();
            self.see(&update["snapshot"]);
        }
        true
    }

    /// Plays one of the offers and waits for the answer. A seat that may act out of turn can be too late; then a new
    /// position follows.
    async fn decide(&mut self, number: usize) {
        let offers = self.snapshot["offers"].as_array().unwrap();
        let action = offers[number % offers.len()]["action"].clone();
        let command = json!({ "do": "decide", "question": self.snapshot["question"], "action": action });
        let id = format!("d{number}");
        self.socket.command(&id, &command).await.unwrap();
        loop {
            let message = self.socket.next().await.unwrap();
            match message["type"].as_str().unwrap() {
                "update" => self.see(&message["snapshot"]),
                "ack" => return assert_eq!(message["id"], id),
                "error" => {
                    assert_eq!(message["code"], "stale", "{message}");
                    let update = self.socket.until("update").await.unwrap();
                    return self.see(&update["snapshot"]);
                }
                "room" => {}
                other => panic!("{other}: {message}"),
            }
        }
    }
}

async fn play_on(mut player: Player) -> Player {
    let mut number = 0;
    while player.wait().await {
        player.decide(number * 7 + 1).await;
        number += 1;
    }
    player
}

async fn check_whole_match(game: &str, names: &[&str]) {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(names).await;
    let room = begun(&guests, &people(game, names.len())).await;
    let lines = seated(&guests, &room).await;
    let playing = lines.into_iter().map(Player::new).map(|player| tokio::spawn(play_on(player)));
    let playing: Vec<_> = playing.collect();
    let mut players = Vec::new();
    for player in playing {
        players.push(player.await.unwrap());
    }
    for player in &mut players {
        let counted: Vec<u64> = (1..=player.heard.len() as u64).collect();
        assert_eq!(player.heard, counted, "each event is heard once, in order");
    }
    check_over(&guests[0], &room).await;
    host.stop().await;
}

async fn check_over(guest: &Guest, room: &str) {
    let (_socket, welcome) = guest.connect(room).await.unwrap();
    assert_eq!(welcome["room"]["stage"]["stage"], "over");
    assert!(welcome["room"]["fairness"]["secret"].is_string(), "the secret is shown once the match is over");
}

#[tokio::test(flavor = "multi_thread")]
async fn two_people_play_a_whole_match_of_welcome() {
    check_whole_match("welcome", &["Ana", "Luis"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn four_people_play_a_whole_match_of_raiders() {
    check_whole_match("raiders", &["Ana", "Luis", "Eva", "Iris"]).await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_person_plays_against_bots() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let guests = host.guests(&["Ana"]).await;
    let bot = json!({ "for": "bot", "bot": "adventurer" });
    let room_settings = json!({ "game": "welcome", "seats": [{ "for": "person" }, bot, bot] });
    let room = begun(&guests, &room_settings).await;
    let socket = seated(&guests, &room).await.remove(0);
    play_on(Player::new(socket)).await;
    check_over(&guests[0], &room).await;
    host.stop().await;
}
