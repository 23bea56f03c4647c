//! A player who reconnects after every failure and records all acknowledged decisions.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use client::{ClientError, Guest, RoomSocket};
use serde_json::{Value, json};

/// The addresses of the servers, and whether the test is over.
#[derive(Clone, Default)]
pub(crate) struct TestState {
    urls: Arc<Mutex<Vec<String>>>,
    over: Arc<AtomicBool>,
    acked: Arc<AtomicU64>,
}

impl TestState {
    pub(crate) fn of(urls: &[&str]) -> TestState {
        let state = TestState::default();
        state.set(urls);
        state
    }

    /// Changes the addresses of the servers.
    pub(crate) fn set(&self, urls: &[&str]) {
        *self.urls.lock().unwrap() = urls.iter().map(|&url| url.to_owned()).collect();
    }

    pub(crate) fn end(&self) {
        self.over.store(true, Ordering::Release);
    }

    /// Returns the number of acknowledged decisions.
    pub(crate) fn acked(&self) -> u64 {
        self.acked.load(Ordering::Acquire)
    }

    fn is_over(&self) -> bool {
        self.over.load(Ordering::Acquire)
    }

    fn url(&self, number: usize) -> String {
        let urls = self.urls.lock().unwrap();
        urls[number % urls.len()].clone()
    }
}

/// The acknowledged decisions and the received events of a player.
#[derive(Default)]
pub(crate) struct PlayerLog {
    /// Acknowledged decisions with their times.
    pub(crate) acked: Vec<(String, Instant)>,
    /// All received events by number.
    pub(crate) events: BTreeMap<u64, Value>,
    pub(crate) reconnects: usize,
}

pub(crate) struct Player {
    guest: Guest,
    room: String,
    seat: usize,
    state: TestState,
    log: PlayerLog,
    /// The unanswered decision.
    pending: Option<(String, Value)>,
    asked: Option<(Value, Vec<Value>)>,
    decisions: usize,
}

impl Player {
    pub(crate) fn new(guest: Guest, room: &str, seat: usize, state: TestState) -> Player {
        let (log, pending, asked) = (PlayerLog::default(), None, None);
        Player { guest, room: room.to_owned(), seat, state, log, pending, asked, decisions: 0 }
    }

    /// Plays until the test is over. After a lost connection, it connects again and sends the unanswered decision again.
    pub(crate) async fn play(mut self) -> PlayerLog {
        let mut attempt = self.seat;
        while !self.state.is_over() {
            let url = self.state.url(attempt);
            if let Ok(socket) = self.guest.at(&url).open_socket(&self.room).await {
                self.log.reconnects += 1;
                // The next connection continues after any error.
                let _ = self.converse(socket).await;
            }
            attempt += 1;
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        self.log
    }

    async fn converse(&mut self, mut socket: RoomSocket) -> Result<(), ClientError> {
        let number = self.log.events.keys().last().copied().unwrap_or(0);
        socket.send(&json!({ "type": "hello", "after": { "undo_epoch": 0, "number": number } })).await?;
        while !self.state.is_over() {
            let message = match tokio::time::timeout(Duration::from_secs(8), socket.next()).await {
                Ok(message) => message?,
                Err(_) => return Err(ClientError::Silence),
            };
            match message["type"].as_str().unwrap() {
                "welcome" => {
                    self.see(&message["snapshot"]);
                    if let Some((id, command)) = self.pending.clone() {
                        socket.command(&id, &command).await?;
                    }
                }
                "update" => self.see(&message["snapshot"]),
                "ack" => self.acked(message["id"].as_str().unwrap()),
                "error" => self.refused(&message, &mut socket).await?,
                _ => {}
            }
            self.decide(&mut socket).await?;
        }
        Ok(())
    }

    /// Checks that a received event never changes.
    fn see(&mut self, sight: &Value) {
        for event in sight["events"].as_array().unwrap() {
            let number = event["number"].as_u64().unwrap();
            let before = self.log.events.insert(number, event.clone());
            assert!(before.is_none_or(|before| before == *event), "event {number} was told otherwise before");
        }
        let owes = sight["turn"]["owe"].as_array().is_some_and(|owe| owe.contains(&json!(self.seat)));
        let actions = sight["offers"].as_array().unwrap().iter().filter(|offer| offer["aside"] == false);
        let actions: Vec<Value> = actions.map(|offer| offer["action"].clone()).collect();
        self.asked = (owes && !actions.is_empty()).then(|| (sight["question"].clone(), actions));
    }

    /// A decision that was sent twice can be acknowledged twice.
    fn acked(&mut self, id: &str) {
        if let Some((id, _)) = self.pending.take_if(|(pending, _)| pending == id) {
            self.log.acked.push((id, Instant::now()));
            self.state.acked.fetch_add(1, Ordering::AcqRel);
        } else {
            assert!(self.log.acked.iter().any(|(known, _)| known == id), "{id} was never sent");
        }
    }

    async fn refused(&mut self, message: &Value, socket: &mut RoomSocket) -> Result<(), ClientError> {
        match message["code"].as_str().unwrap() {
            "store_unavailable" | "moving" | "shutting_down" => {
                tokio::time::sleep(Duration::from_millis(50)).await;
                if let Some((id, command)) = self.pending.clone() {
                    socket.command(&id, &command).await?;
                }
                Ok(())
            }
            "stale" | "not_your_turn" => {
                self.pending = None;
                Ok(())
            }
            other => panic!("{other}: {message}"),
        }
    }

    async fn decide(&mut self, socket: &mut RoomSocket) -> Result<(), ClientError> {
        if self.pending.is_some() {
            return Ok(());
        }
        let Some((question, actions)) = self.asked.take() else { return Ok(()) };
        self.decisions += 1;
        let action = &actions[(self.decisions * 7 + self.seat * 3) % actions.len()];
        let id = format!("{}-{}", self.seat, self.decisions);
        let command = json!({ "do": "decide", "question": question, "action": action });
        self.pending = Some((id.clone(), command.clone()));
        socket.command(&id, &command).await
    }
}
