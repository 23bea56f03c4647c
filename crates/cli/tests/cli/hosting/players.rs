//! Players on a server, over real sockets.

use client::{Guest, RoomSocket};
use serde_json::{Value, json};

pub(crate) fn run<T>(story: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .unwrap()
        .block_on(story)
}

/// Creates guests with these names.
pub(crate) async fn guests(url: &str, names: &[&str]) -> Vec<Guest> {
    let mut guests = Vec::new();
    for name in names {
        guests.push(Guest::start_session(url, name).await.unwrap());
    }
    guests
}

/// Starts a match of these players and this number of bots, and returns the room.
pub(crate) async fn start_match(guests: &[Guest], game: &str, bots: usize) -> String {
    let mut seats = vec![json!({ "for": "person" }); guests.len()];
    seats.extend(vec![json!({ "for": "bot", "bot": "adventurer" }); bots]);
    let room = guests[0].open_room(&json!({ "game": game, "seats": seats, "listed": true })).await.unwrap();
    for guest in guests {
        ask(guest, &room, "sit", json!({ "do": "sit" })).await;
    }
    ask(&guests[0], &room, "begin", json!({ "do": "begin" })).await;
    room
}

/// Sends a command that must succeed.
pub(crate) async fn ask(guest: &Guest, room: &str, id: &str, command: Value) -> Value {
    guest.command(room, id, &command).await.unwrap().ok().unwrap()
}

/// A player with the current view, all events and all decisions.
pub(crate) struct Player {
    socket: RoomSocket,
    pub(crate) sight: Value,
    pub(crate) events: Vec<Value>,
    pub(crate) decided: Vec<Value>,
}

impl Player {
    pub(crate) async fn arrive(guest: &Guest, room: &str) -> Player {
        let (socket, welcome) = guest.connect(room).await.unwrap();
        let mut player = Player { socket, sight: Value::Null, events: Vec::new(), decided: Vec::new() };
        player.see(&welcome["snapshot"]);
        player
    }

    fn see(&mut self, sight: &Value) {
        self.sight = sight.clone();
        self.events.extend(sight["events"].as_array().unwrap().iter().cloned());
    }

    /// Waits until the player has to decide. Returns `false` if the match is over.
    pub(crate) async fn wait(&mut self) -> bool {
        while self.sight["offers"].as_array().unwrap().is_empty() {
            if self.sight["turn"]["turn"] == "over" {
                return false;
            }
            let update = self.socket.until("update").await.unwrap();
            self.see(&update["snapshot"]);
        }
        true
    }

    /// Waits until this seat owes a decision. Returns `false` if the match is over.
    pub(crate) async fn wait_for_turn(&mut self, seat: u8) -> bool {
        while self.sight["turn"]["turn"] != "over" {
            if self.sight["turn"]["owe"].as_array().is_some_and(|owe| owe.contains(&json!(seat))) {
                return true;
            }
            let update = self.socket.until("update").await.unwrap();
            self.see(&update["snapshot"]);
        }
        false
    }

    /// Sends a decision and returns the ack or error. A player who was too late gets the current question.
    pub(crate) async fn decide(&mut self) -> Value {
        let offers = self.sight["offers"].as_array().unwrap();
        let action = offers[(self.decided.len() * 7 + 1) % offers.len()]["action"].clone();
        let command = json!({ "do": "decide", "question": self.sight["question"], "action": action });
        let id = format!("d{}", self.decided.len());
        self.decided.push(action);
        self.socket.command(&id, &command).await.unwrap();
        loop {
            let message = self.socket.next().await.unwrap();
            match message["type"].as_str().unwrap() {
                "update" => self.see(&message["snapshot"]),
                "error" if message["code"] == "stale" => {
                    let update = self.socket.until("update").await.unwrap();
                    self.see(&update["snapshot"]);
                    return message;
                }
                "ack" | "error" => return message,
                _ => {}
            }
        }
    }

    /// Plays a number of decisions, or until the match is over.
    pub(crate) async fn play(mut self, most: usize) -> Player {
        while self.decided.len() < most && self.wait().await {
            self.decide().await;
        }
        self
    }
}

/// Plays the match to its end.
pub(crate) async fn play_out(guests: &[Guest], room: &str) -> Vec<Player> {
    let mut playing = Vec::new();
    for guest in guests {
        playing.push(tokio::spawn(Player::arrive(guest, room).await.play(usize::MAX)));
    }
    let mut players = Vec::new();
    for player in playing {
        players.push(player.await.unwrap());
    }
    players
}

/// Requests a page and returns its status and text.
pub(crate) async fn page(url: &str) -> (u16, String) {
    page_with(url, &[]).await
}

/// Does the same with these headers.
pub(crate) async fn page_with(url: &str, headers: &[(&str, &str)]) -> (u16, String) {
    let request = reqwest::Client::new().get(url);
    let request = headers.iter().fold(request, |request, (name, value)| request.header(*name, *value));
    let response = request.send().await.unwrap();
    (response.status().as_u16(), response.text().await.unwrap())
}
