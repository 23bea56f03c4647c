//! A browser tab in a room: a socket and everything received on it.

use std::time::Duration;

use client::{Guest, RoomSocket};
use serde_json::{Value, json};
use server::bus::Bus;
use server::settings::Settings;

use crate::host::{Host, begun};
use crate::promised::on_sockets;
use crate::reader::patched;

/// A tab that tracks messages like a careful client.
pub(crate) struct Tab {
    pub(crate) socket: RoomSocket,
    pub(crate) you: Value,
    pub(crate) room: Value,
    pub(crate) snapshot: Value,
    pub(crate) undo: Value,
    pub(crate) undo_epoch: u64,
    /// The events of this undo epoch, numbered from 1.
    pub(crate) events: Vec<Value>,
    pub(crate) chat: Vec<Value>,
    decisions: usize,
    /// Whether it asks for patches.
    patches: bool,
    version: Value,
    /// How many patches it has applied.
    pub(crate) patched: usize,
}

impl Tab {
    /// Opens a tab without a cursor.
    pub(crate) async fn open(guest: &Guest, room: &str) -> Tab {
        Tab::on(guest.open_socket(room).await.unwrap(), false).await
    }

    /// Opens a tab that asks for patches.
    pub(crate) async fn with_patches(guest: &Guest, room: &str) -> Tab {
        Tab::on(guest.open_socket(room).await.unwrap(), true).await
    }

    /// Opens a tab without a session.
    pub(crate) async fn nameless(host: &Host, room: &str) -> Tab {
        let url = format!("{}/api/rooms/{room}/socket", host.url.replacen("http", "ws", 1));
        Tab::on(RoomSocket::open(&url, "").await.unwrap(), false).await
    }

    async fn on(socket: RoomSocket, patches: bool) -> Tab {
        let mut tab = Tab {
            socket,
            you: Value::Null,
            room: Value::Null,
            snapshot: Value::Null,
            undo: Value::Null,
            undo_epoch: 0,
            events: Vec::new(),
            chat: Vec::new(),
            decisions: 0,
            patches,
            version: Value::Null,
            patched: 0,
        };
        tab.hello(json!({ "type": "hello" })).await;
        tab
    }

    /// Disconnects, runs `meanwhile`, and reconnects with its cursor.
    pub(crate) async fn resume(self, guest: &Guest, room: &str, meanwhile: impl Future<Output = ()>) -> Tab {
        self.socket.disconnect();
        meanwhile.await;
        let mut tab = Tab { socket: guest.open_socket(room).await.unwrap(), ..self };
        tab.hello_again().await;
        tab
    }

    /// Sends its cursor, and gets what it has missed.
    pub(crate) async fn hello_again(&mut self) {
        self.hello(json!({ "type": "hello", "after": self.mark(), "chat_after": self.last_line() })).await;
    }

    async fn hello(&mut self, mut hello: Value) {
        if self.patches {
            hello["patches"] = json!(true);
        }
        self.socket.send(&hello).await.unwrap();
        let welcome = self.socket.until("welcome").await.unwrap();
        self.hear(&welcome);
    }

    /// The cursor.
    pub(crate) fn mark(&self) -> Value {
        json!({ "undo_epoch": self.undo_epoch, "number": self.events.len() })
    }

    fn last_line(&self) -> i64 {
        self.chat.last().map_or(0, |line| line["number"].as_i64().unwrap())
    }

    /// Receives and applies the next message.
    pub(crate) async fn next(&mut self) -> Value {
        let message = self.socket.next().await.unwrap();
        self.hear(&message);
        message
    }

    /// Receives until a condition holds.
    pub(crate) async fn until(&mut self, is_so: impl Fn(&Tab) -> bool) {
        while !is_so(self) {
            self.next().await;
        }
    }

    /// Sends a command; returns the answer.
    pub(crate) async fn ask(&mut self, id: &str, command: &Value) -> Value {
        self.socket.command(id, command).await.unwrap();
        loop {
            let message = self.next().await;
            if message["id"] == id && (message["type"] == "ack" || message["type"] == "error") {
                return message;
            }
        }
    }

    /// Sends a command that must succeed.
    pub(crate) async fn does(&mut self, id: &str, command: &Value) -> Value {
        let answer = self.ask(id, command).await;
        assert_eq!(answer["type"], "ack", "{command}: {answer}");
        answer
    }

    /// Sends a command that must be refused with this code.
    pub(crate) async fn fails(&mut self, command: &Value, code: &str) -> Value {
        let answer = self.ask("fails", command).await;
        assert_eq!(
            (&answer["type"], &answer["code"]),
            (&json!("error"), &json!(code)),
            "{command}: {answer}"
        );
        answer
    }

    /// Receives everything that the room has sent so far, and returns it. The room's answers are in order with its
    /// other messages.
    pub(crate) async fn settle(&mut self) -> Vec<Value> {
        self.socket.send(&json!({ "type": "describe" })).await.unwrap();
        let mut heard = Vec::new();
        loop {
            let message = self.next().await;
            if message["type"] == "scene" || message["code"] == "not_begun" {
                return heard;
            }
            heard.push(message);
        }
    }

    /// The command for this offer.
    pub(crate) fn decision(&self, number: usize) -> Value {
        let offers = self.snapshot["offers"].as_array().unwrap();
        let action = &offers[number % offers.len()]["action"];
        json!({ "do": "decide", "question": self.snapshot["question"], "action": action })
    }

    /// Plays this offer as soon as the seat may decide.
    pub(crate) async fn decides(&mut self, number: usize) {
        self.until(Tab::is_asked).await;
        self.decisions += 1;
        let id = format!("decision {}", self.decisions);
        self.does(&id, &self.decision(number)).await;
    }

    /// Whether it may decide.
    pub(crate) fn is_asked(&self) -> bool {
        self.snapshot["offers"].as_array().is_some_and(|offers| !offers.is_empty())
    }

    /// Whether the match waits for its seat.
    pub(crate) fn owes(&self) -> bool {
        self.snapshot["turn"]["owe"].as_array().is_some_and(|owe| owe.contains(&self.you["seat"]))
    }

    pub(crate) fn is_over(&self) -> bool {
        self.snapshot["turn"]["turn"] == "over"
    }

    /// A seat in the room info.
    pub(crate) fn seat(&self, seat: usize) -> &Value {
        &self.room["seats"][seat]
    }

    /// The chat lines in order.
    pub(crate) fn said(&self) -> Vec<&str> {
        self.chat.iter().map(|line| line["text"].as_str().unwrap()).collect()
    }

    pub(crate) fn hear(&mut self, message: &Value) {
        on_sockets("ServerMessage", message);
        match message["type"].as_str().unwrap() {
            "welcome" => {
                let first = message["snapshot"]["events"][0]["number"].as_u64();
                let skips = first.is_some_and(|first| first == 1 || first > self.events.len() as u64 + 1);
                if skips || self.you["seat"] != message["you"]["seat"] {
                    self.events.clear();
                }
                (self.you, self.room) = (message["you"].clone(), message["room"].clone());
                self.see(message);
                self.read(&message["chat"]);
            }
            "update" => self.see(message),
            "patch" => self.see_patch(message),
            "room" => self.room = message["room"].clone(),
            "you" => self.you = message["you"].clone(),
            "chat" => self.read(&message["lines"]),
            _ => {}
        }
    }

    /// Whether it can apply this message.
    pub(crate) fn fits(&self, message: &Value) -> bool {
        message["type"] != "patch" || message["from"] == self.version
    }

    fn see_patch(&mut self, patch: &Value) {
        assert!(self.fits(patch), "the patch is for another position");
        let mut update = patch.clone();
        update["snapshot"] = patched(&self.snapshot, patch);
        self.patched += 1;
        self.see(&update);
    }

    /// Applies new events. There must be no gap after the known ones.
    fn see(&mut self, message: &Value) {
        let undo_epoch = message["undo_epoch"].as_u64().unwrap();
        if undo_epoch != self.undo_epoch {
            self.events.clear();
        }
        (self.undo_epoch, self.snapshot, self.undo) =
            (undo_epoch, message["snapshot"].clone(), message["undo"].clone());
        self.version = message["version"].clone();
        assert_eq!(self.version.is_string(), self.patches && !self.snapshot.is_null(), "{message}");
        if self.snapshot.is_null() {
            return;
        }
        if self.events.is_empty() {
            // Earlier events than these are available over HTTP.
            let first = self.snapshot["events"][0]["number"].as_u64().unwrap_or(1);
            self.events = vec![Value::Null; first as usize - 1];
        }
        for event in self.snapshot["events"].as_array().unwrap() {
            let number = event["number"].as_u64().unwrap();
            assert_eq!(number, self.events.len() as u64 + 1, "an event is missing or told twice");
            self.events.push(event.clone());
        }
        assert_eq!(self.snapshot["number"], self.events.len());
    }

    fn read(&mut self, lines: &Value) {
        self.chat.extend(lines.as_array().unwrap().iter().cloned());
    }
}

/// A server with a running match and a tab for each player.
pub(crate) struct Gathering {
    pub(crate) host: Host,
    pub(crate) guests: Vec<Guest>,
    pub(crate) room: String,
    pub(crate) tabs: Vec<Tab>,
}

const NAMES: [&str; 4] = ["Ana", "Luis", "Eva", "Iris"];

/// Creates a player for each seat of the settings.
pub(crate) async fn gather(store: &str, settings: Settings, room_settings: &Value) -> Gathering {
    let host = Host::with(store, Bus::in_memory(), catalog::GAMES, settings).await;
    let seats =
        room_settings["seats"].as_array().unwrap().iter().filter(|seat| seat["for"] == "person").count();
    let guests = host.guests(&NAMES[..seats]).await;
    let room = begun(&guests, room_settings).await;
    let mut tabs = Vec::new();
    for guest in &guests {
        tabs.push(Tab::open(guest, &room).await);
    }
    Gathering { host, guests, room, tabs }
}

/// The index of the tab whose seat must decide. Bots may have to decide first.
pub(crate) async fn asked(tabs: &mut [Tab]) -> usize {
    for _ in 0..200 {
        for tab in tabs.iter_mut() {
            tab.settle().await;
        }
        if let Some(next) = tabs.iter().position(Tab::owes) {
            return next;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("no seat of these tabs has to decide")
}

/// Plays a number of decisions, each with the first offer.
pub(crate) async fn play(tabs: &mut [Tab], decisions: usize) {
    for _ in 0..decisions {
        let next = asked(tabs).await;
        tabs[next].decides(0).await;
    }
    asked(tabs).await;
}
