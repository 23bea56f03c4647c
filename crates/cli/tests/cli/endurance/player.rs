//! A player who plays on, whatever happens to the server, and writes down what was promised.

use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use client::{ClientError, Guest, Line};
use serde_json::{Value, json};

/// Where the servers are, and whether the game goes on.
#[derive(Clone, Default)]
pub(crate) struct World {
    urls: Arc<Mutex<Vec<String>>>,
    over: Arc<AtomicBool>,
    acked: Arc<AtomicU64>,
}

impl World {
    pub(crate) fn of(urls: &[&str]) -> World {
        let world = World::default();
        world.set(urls);
        world
    }

    /// From now on the servers are here.
    pub(crate) fn set(&self, urls: &[&str]) {
        *self.urls.lock().unwrap() = urls.iter().map(|&url| url.to_owned()).collect();
    }

    pub(crate) fn end(&self) {
        self.over.store(true, Ordering::Release);
    }

    /// How many decisions were acknowledged so far.
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

/// What a player was promised and told.
#[derive(Default)]
pub(crate) struct Diary {
    /// Decisions that were acknowledged, with the time.
    pub(crate) acked: Vec<(String, Instant)>,
    /// Every event that was heard, by its number.
    pub(crate) heard: BTreeMap<u64, Value>,
    pub(crate) reconnects: usize,
}

pub(crate) struct Player {
    guest: Guest,
    room: String,
    seat: usize,
    world: World,
    diary: Diary,
    /// The decision that has not been answered.
    pending: Option<(String, Value)>,
    asked: Option<(Value, Vec<Value>)>,
    decisions: usize,
}

impl Player {
    pub(crate) fn new(guest: Guest, room: &str, seat: usize, world: World) -> Player {
        let (diary, pending, asked) = (Diary::default(), None, None);
        Player { guest, room: room.to_owned(), seat, world, diary, pending, asked, decisions: 0 }
    }

    /// Plays until the world ends. Whenever the line is lost, another is opened, and what was not answered is sent
    /// again.
    pub(crate) async fn play(mut self) -> Diary {
        let mut attempt = self.seat;
        while !self.world.is_over() {
            let url = self.world.url(attempt);
            if let Ok(line) = self.guest.at(&url).line(&self.room).await {
                self.diary.reconnects += 1;
                // Whatever ends the conversation, the next line takes it up.
                let _ = self.converse(line).await;
            }
            attempt += 1;
            tokio::time::sleep(Duration::from_millis(10)).await;
        }
        self.diary
    }

    async fn converse(&mut self, mut line: Line) -> Result<(), ClientError> {
        let number = self.diary.heard.keys().last().copied().unwrap_or(0);
        line.send(&json!({ "type": "hello", "after": { "undo_epoch": 0, "number": number } })).await?;
        while !self.world.is_over() {
            let message = match tokio::time::timeout(Duration::from_secs(8), line.next()).await {
                Ok(message) => message?,
                Err(_) => return Err(ClientError::Silence),
            };
            match message["type"].as_str().unwrap() {
                "welcome" => {
                    self.see(&message["snapshot"]);
                    if let Some((id, command)) = self.pending.clone() {
                        line.command(&id, &command).await?;
                    }
                }
                "update" => self.see(&message["snapshot"]),
                "ack" => self.acked(message["id"].as_str().unwrap()),
                "error" => self.refused(&message, &mut line).await?,
                _ => {}
            }
            self.decide(&mut line).await?;
        }
        Ok(())
    }

    /// What was heard once is never told otherwise.
    fn see(&mut self, sight: &Value) {
        for event in sight["events"].as_array().unwrap() {
            let number = event["number"].as_u64().unwrap();
            let before = self.diary.heard.insert(number, event.clone());
            assert!(before.is_none_or(|before| before == *event), "event {number} was told otherwise before");
        }
        let owes = sight["turn"]["owe"].as_array().is_some_and(|owe| owe.contains(&json!(self.seat)));
        let actions = sight["offers"].as_array().unwrap().iter().filter(|offer| offer["aside"] == false);
        let actions: Vec<Value> = actions.map(|offer| offer["action"].clone()).collect();
        self.asked = (owes && !actions.is_empty()).then(|| (sight["question"].clone(), actions));
    }

    /// A decision that was sent twice may be acknowledged twice.
    fn acked(&mut self, id: &str) {
        if let Some((id, _)) = self.pending.take_if(|(pending, _)| pending == id) {
            self.diary.acked.push((id, Instant::now()));
            self.world.acked.fetch_add(1, Ordering::AcqRel);
        } else {
            assert!(self.diary.acked.iter().any(|(known, _)| known == id), "{id} was never sent");
        }
    }

    async fn refused(&mut self, message: &Value, line: &mut Line) -> Result<(), ClientError> {
        match message["code"].as_str().unwrap() {
            "store_unavailable" | "moving" | "shutting_down" => {
                tokio::time::sleep(Duration::from_millis(50)).await;
                if let Some((id, command)) = self.pending.clone() {
                    line.command(&id, &command).await?;
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

    async fn decide(&mut self, line: &mut Line) -> Result<(), ClientError> {
        if self.pending.is_some() {
            return Ok(());
        }
        let Some((question, actions)) = self.asked.take() else { return Ok(()) };
        self.decisions += 1;
        let action = &actions[(self.decisions * 7 + self.seat * 3) % actions.len()];
        let id = format!("{}-{}", self.seat, self.decisions);
        let command = json!({ "do": "decide", "question": question, "action": action });
        self.pending = Some((id.clone(), command.clone()));
        line.command(&id, &command).await
    }
}
