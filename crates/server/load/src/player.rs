//! A player with its own socket who decides at random.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use client::{ClientError, Guest, RoomSocket};
use serde::Deserialize;
use serde_json::value::RawValue;
use serde_json::{Value, json};
use tokio::time::Instant;

use crate::Plan;
use crate::message::{Message, Snapshot};
use crate::position::Position;
use crate::recorder::Recorder;

pub(crate) struct Player {
    guest: Guest,
    socket: RoomSocket,
    room: usize,
    /// The number of this player in the room, which does not change in a rematch.
    seat: usize,
    /// The seat in the current match.
    match_seat: usize,
    recorder: Arc<Recorder>,
    /// When the unanswered decisions were sent.
    sent: VecDeque<Instant>,
    /// The pause between two decisions of a room, if there is a rate.
    pause: Option<Duration>,
    idle: bool,
    /// The position, if the player gets patches.
    position: Option<Position>,
    whole: bool,
    /// How often the first offer is taken, in thousandths.
    first: usize,
    random_state: u64,
    /// The last question and the answer to send.
    planned: Option<PlannedDecision>,
    /// The command without an answer. It is sent again after each welcome, as the protocol demands.
    unanswered: Option<String>,
    decisions: u64,
}

struct PlannedDecision {
    question: String,
    action: Box<RawValue>,
}

impl Player {
    pub(crate) async fn connect(
        guest: Guest,
        id: String,
        room: usize,
        seat: usize,
        plan: &Plan,
        recorder: Arc<Recorder>,
    ) -> Result<Player, ClientError> {
        let mut socket = guest.open_socket(&id).await?;
        socket.send_text(hello(plan.whole)).await?;
        let pause = plan.rate.map(|rate| Duration::from_secs_f64(plan.rooms as f64 / rate.max(0.001)));
        let random_state = 0x9e37_79b9_7f4a_7c15_u64.wrapping_mul((room * plan.seats + seat + 1) as u64);
        let mut player = Player {
            guest,
            socket,
            room,
            seat,
            match_seat: seat,
            recorder,
            sent: VecDeque::new(),
            pause,
            idle: plan.idle,
            position: None,
            whole: plan.whole,
            first: (plan.first.clamp(0.0, 1.0) * 1_000.0) as usize,
            random_state,
            planned: None,
            unanswered: None,
            decisions: 0,
        };
        player.await_welcome().await?;
        Ok(player)
    }

    async fn await_welcome(&mut self) -> Result<(), ClientError> {
        loop {
            let text = self.socket.next_text().await?;
            if self.read(&text).await? == Received::Welcome {
                return Ok(());
            }
        }
    }

    /// Plays until the time is over. When a match is over, the room starts a rematch.
    pub(crate) async fn play(mut self) {
        if let Err(error) = self.run().await
            && !self.recorder.is_over()
        {
            self.recorder.failed(&error);
        }
    }

    async fn run(&mut self) -> Result<(), ClientError> {
        if !self.idle {
            self.decide().await?;
        }
        while !self.recorder.is_over() {
            let text = self.socket.next_text().await?;
            self.read(&text).await?;
            if !self.idle {
                self.decide().await?;
            }
        }
        Ok(())
    }

    async fn read(&mut self, text: &str) -> Result<Received, ClientError> {
        let message = Message::parse(text).map_err(unreadable)?;
        match message.kind {
            "welcome" | "update" => {
                if let Some(you) = message.you {
                    self.match_seat = seat_of(you).unwrap_or(self.match_seat);
                }
                if !self.whole {
                    self.position = Position::whole(text).map_err(unreadable)?;
                }
                if message.kind == "update" {
                    self.recorder.told(text.len(), false);
                    self.recorder.seen(self.room, self.seat);
                }
                let over = message.snapshot.as_ref().is_some_and(|snapshot| snapshot.turn.turn == "over");
                self.planned = message.snapshot.and_then(|snapshot| self.choose(&snapshot));
                if message.kind == "welcome" && self.unanswered.is_some() {
                    self.send_again().await?;
                } else if over && self.seat == 0 {
                    self.command(command("again", &json!({ "do": "rematch" }))).await?;
                }
                Ok(if message.kind == "update" { Received::Other } else { Received::Welcome })
            }
            "patch" => {
                self.recorder.told(text.len(), true);
                self.recorder.seen(self.room, self.seat);
                self.patch(text).await?;
                Ok(Received::Other)
            }
            "ack" => {
                self.unanswered = None;
                if let Some(room) = message.room.filter(|room| room.get() != "null") {
                    self.move_to(room.get().trim_matches('"')).await?;
                } else if let Some(sent) = self.sent.pop_front() {
                    self.recorder.acked(sent.elapsed());
                }
                Ok(Received::Other)
            }
            "room" => self.follow(message.room).await,
            "error" => {
                self.unanswered = None;
                self.sent.pop_front();
                self.recorder.refused(message.code.unwrap_or_default());
                Ok(Received::Other)
            }
            _ => Ok(Received::Other),
        }
    }

    /// Applies a patch. If it does not fit, the player asks for the whole position.
    async fn patch(&mut self, text: &str) -> Result<(), ClientError> {
        let last = self.position.take().unwrap_or_default();
        self.position = last.patched(text).map_err(unreadable)?;
        let Some(position) = &self.position else {
            self.recorder.refused("unfit_patch");
            return self.socket.send_text(hello(self.whole)).await;
        };
        let position = position.text();
        let snapshot: Snapshot<'_> = serde_json::from_str(&position).map_err(unreadable)?;
        self.planned = self.choose(&snapshot);
        if snapshot.turn.turn == "over" && self.seat == 0 {
            self.command(command("again", &json!({ "do": "rematch" }))).await?;
        }
        Ok(())
    }

    /// Moves to the room of the rematch.
    async fn follow(&mut self, room: Option<&RawValue>) -> Result<Received, ClientError> {
        #[derive(Deserialize)]
        struct Room {
            next: Option<String>,
        }
        let next = room.and_then(|room| serde_json::from_str::<Room>(room.get()).ok()?.next);
        if let Some(next) = next.filter(|_| self.seat != 0) {
            self.move_to(&next).await?;
        }
        Ok(Received::Other)
    }

    async fn move_to(&mut self, room: &str) -> Result<(), ClientError> {
        self.socket = self.guest.open_socket(room).await?;
        self.socket.send_text(hello(self.whole)).await?;
        (self.planned, self.unanswered, self.position) = (None, None, None);
        self.sent.clear();
        if self.seat == 0 {
            self.recorder.rematched();
            // It is sent after the welcome.
            self.unanswered = Some(command("begin", &json!({ "do": "begin" })));
        }
        Ok(())
    }

    async fn command(&mut self, text: String) -> Result<(), ClientError> {
        self.unanswered = Some(text.clone());
        self.socket.send_text(text).await
    }

    /// Sends the unanswered command again: it can be lost when a room moves or is on another node.
    async fn send_again(&mut self) -> Result<(), ClientError> {
        match self.unanswered.clone() {
            Some(text) => self.socket.send_text(text).await,
            None => Ok(()),
        }
    }

    /// Sends the planned decision, unless an earlier one is unanswered.
    async fn decide(&mut self) -> Result<(), ClientError> {
        if !self.sent.is_empty() {
            return Ok(());
        }
        let Some(planned) = self.planned.take() else { return Ok(()) };
        if let Some(pause) = self.pause {
            tokio::time::sleep_until(self.recorder.turn(self.room, pause)).await;
        }
        self.decisions += 1;
        let (number, question, action) = (self.decisions, &planned.question, planned.action.get());
        let text = format!(
            r#"{{"type":"command","id":"{number}","command":{{"do":"decide","question":"{question}","action":{action}}}}}"#
        );
        self.recorder.sent(self.room, self.seat);
        self.sent.push_back(Instant::now());
        self.command(text).await
    }
}

impl Player {
    /// Chooses a random action if this seat owes a decision. A seat that may act but does not have to waits.
    fn choose(&mut self, snapshot: &Snapshot<'_>) -> Option<PlannedDecision> {
        if !snapshot.turn.owe.contains(&self.match_seat) {
            return None;
        }
        let choices: Vec<_> = snapshot.offers.iter().filter(|offer| !offer.aside).collect();
        let place = if self.random(1_000) < self.first { 0 } else { self.random(choices.len()) };
        let action = choices.get(place)?.action.to_owned();
        Some(PlannedDecision { question: snapshot.question.to_owned(), action })
    }

    /// Returns a random number below `bound`. It uses xorshift, which is fast and good enough here.
    fn random(&mut self, bound: usize) -> usize {
        self.random_state ^= self.random_state << 13;
        self.random_state ^= self.random_state >> 7;
        self.random_state ^= self.random_state << 17;
        (self.random_state % bound.max(1) as u64) as usize
    }
}

fn hello(whole: bool) -> String {
    json!({ "type": "hello", "patches": !whole }).to_string()
}

fn unreadable(error: serde_json::Error) -> ClientError {
    ClientError::Unreadable(error.to_string())
}

fn command(id: &str, command: &Value) -> String {
    json!({ "type": "command", "id": id, "command": command }).to_string()
}

fn seat_of(you: &RawValue) -> Option<usize> {
    #[derive(Deserialize)]
    struct You {
        seat: Option<usize>,
    }
    serde_json::from_str::<You>(you.get()).ok()?.seat
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Received {
    Welcome,
    Other,
}

/// Schedules the decisions of a room at a given rate.
#[derive(Default)]
pub(crate) struct Schedule {
    next: Option<Instant>,
}

impl Schedule {
    /// Returns the time of the next decision.
    pub(crate) fn turn(&mut self, pause: Duration, shift: f64) -> Instant {
        let now = Instant::now();
        let due = self.next.unwrap_or_else(|| now + pause.mul_f64(shift));
        self.next = Some(due.max(now) + pause);
        due
    }
}
