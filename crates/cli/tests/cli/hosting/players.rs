//! People who play on a server, over real sockets.

use client::{Guest, Line};
use serde_json::{Value, json};

/// Runs what needs a runtime.
pub(crate) fn run<T>(story: impl Future<Output = T>) -> T {
    tokio::runtime::Builder::new_multi_thread()
        .worker_threads(2)
        .enable_all()
        .build()
        .unwrap()
        .block_on(story)
}

/// Guests with these names.
pub(crate) async fn guests(url: &str, names: &[&str]) -> Vec<Guest> {
    let mut guests = Vec::new();
    for name in names {
        guests.push(Guest::arrive(url, name).await.unwrap());
    }
    guests
}

/// A match of these people that has begun, against so many bots.
pub(crate) async fn begun(guests: &[Guest], game: &str, bots: usize) -> String {
    let mut seats = vec![json!({ "for": "person" }); guests.len()];
    seats.extend(vec![json!({ "for": "bot", "bot": "adventurer" }); bots]);
    let room = guests[0].open_room(&json!({ "game": game, "seats": seats, "listed": true })).await.unwrap();
    for guest in guests {
        ask(guest, &room, "sit", json!({ "do": "sit" })).await;
    }
    ask(&guests[0], &room, "begin", json!({ "do": "begin" })).await;
    room
}

/// Asks something of a room that it does.
pub(crate) async fn ask(guest: &Guest, room: &str, id: &str, command: Value) -> Value {
    guest.command(room, id, &command).await.unwrap().ok().unwrap()
}

/// Someone at a table: what they see, what they have heard, and what they have decided.
pub(crate) struct Player {
    line: Line,
    pub(crate) sight: Value,
    pub(crate) heard: Vec<Value>,
    pub(crate) decided: Vec<Value>,
}

impl Player {
    pub(crate) async fn arrive(guest: &Guest, room: &str) -> Player {
        let (line, welcome) = guest.sit_down(room).await.unwrap();
        let mut player = Player { line, sight: Value::Null, heard: Vec::new(), decided: Vec::new() };
        player.see(&welcome["snapshot"]);
        player
    }

    fn see(&mut self, sight: &Value) {
        self.sight = sight.clone();
        self.heard.extend(sight["events"].as_array().unwrap().iter().cloned());
    }

    /// Waits until there is something to decide; false if the match is over.
    pub(crate) async fn wait(&mut self) -> bool {
        while self.sight["offers"].as_array().unwrap().is_empty() {
            if self.sight["turn"]["turn"] == "over" {
                return false;
            }
            let update = self.line.until("update").await.unwrap();
            self.see(&update["snapshot"]);
        }
        true
    }

    /// Decides something, and gives the answer: an ack or an error. One who was too late sees what is asked now.
    pub(crate) async fn decide(&mut self) -> Value {
        let offers = self.sight["offers"].as_array().unwrap();
        let action = offers[(self.decided.len() * 7 + 1) % offers.len()]["action"].clone();
        let command = json!({ "do": "decide", "question": self.sight["question"], "action": action });
        let id = format!("d{}", self.decided.len());
        self.decided.push(action);
        self.line.command(&id, &command).await.unwrap();
        loop {
            let message = self.line.next().await.unwrap();
            match message["type"].as_str().unwrap() {
                "update" => self.see(&message["snapshot"]),
                "error" if message["code"] == "stale" => {
                    let update = self.line.until("update").await.unwrap();
                    self.see(&update["snapshot"]);
                    return message;
                }
                "ack" | "error" => return message,
                _ => {}
            }
        }
    }

    /// Plays until so many decisions were made or the match is over.
    pub(crate) async fn play(mut self, most: usize) -> Player {
        while self.decided.len() < most && self.wait().await {
            self.decide().await;
        }
        self
    }
}

/// Everyone plays to the end.
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

/// What a page answers: its status and its text.
pub(crate) async fn page(url: &str) -> (u16, String) {
    page_with(url, &[]).await
}

/// The same, with these headers.
pub(crate) async fn page_with(url: &str, headers: &[(&str, &str)]) -> (u16, String) {
    let request = reqwest::Client::new().get(url);
    let request = headers.iter().fold(request, |request, (name, value)| request.header(*name, *value));
    let response = request.send().await.unwrap();
    (response.status().as_u16(), response.text().await.unwrap())
}
