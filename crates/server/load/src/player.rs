//! One socket at one table, whose player decides at random.

use std::collections::VecDeque;
use std::sync::Arc;
use std::time::Duration;

use client::{ClientError, Guest, Line};
use serde::Deserialize;
use serde_json::json;
use serde_json::value::RawValue;
use tokio::time::Instant;

use crate::Plan;
use crate::reading::{Message, Snapshot};
use crate::recorder::Recorder;

/// A player on a socket.
pub(crate) struct Player {
    guest: Guest,
    line: Line,
    room: usize,
    /// Which of the table's players this is, whatever the seat.
    seat: usize,
    /// The seat at the table, which changes from match to match.
    number: usize,
    recorder: Arc<Recorder>,
    /// When decisions were sent that are not answered yet.
    sent: VecDeque<Instant>,
    /// How long a table waits between two decisions, where there is a pace.
    pause: Option<Duration>,
    idle: bool,
    /// How often in a thousand the first offer is taken.
    first: usize,
    dice: u64,
    /// What was asked last, and what is to be answered.
    asked: Option<Asked>,
    decisions: u64,
}

struct Asked {
    question: String,
    action: Box<RawValue>,
}

impl Player {
    pub(crate) async fn sit_down(
        guest: Guest,
        id: String,
        room: usize,
        seat: usize,
        plan: &Plan,
        recorder: Arc<Recorder>,
    ) -> Result<Player, ClientError> {
        let mut line = guest.line(&id).await?;
        line.send_text(r#"{"type":"hello"}"#.to_owned()).await?;
        let pause = plan.rate.map(|rate| Duration::from_secs_f64(plan.rooms as f64 / rate.max(0.001)));
        let dice = 0x9e37_79b9_7f4a_7c15_u64.wrapping_mul((room * plan.seats + seat + 1) as u64);
        let mut player = Player {
            guest,
            line,
            room,
            seat,
            number: seat,
            recorder,
            sent: VecDeque::new(),
            pause,
            idle: plan.idle,
            first: (plan.first.clamp(0.0, 1.0) * 1_000.0) as usize,
            dice,
            asked: None,
            decisions: 0,
        };
        player.await_welcome().await?;
        Ok(player)
    }

    async fn await_welcome(&mut self) -> Result<(), ClientError> {
        loop {
            let text = self.line.next_text().await?;
            if self.read(&text).await? == Heard::Welcome {
                return Ok(());
            }
        }
    }

    /// Plays until the time is up. A table whose match is over begins another.
    pub(crate) async fn play(mut self) {
        if let Err(error) = self.play_on().await
            && !self.recorder.is_over()
        {
            self.recorder.complain(&error);
        }
    }

    async fn play_on(&mut self) -> Result<(), ClientError> {
        if !self.idle {
            self.decide().await?;
        }
        while !self.recorder.is_over() {
            let text = self.line.next_text().await?;
            self.read(&text).await?;
            if !self.idle {
                self.decide().await?;
            }
        }
        Ok(())
    }

    async fn read(&mut self, text: &str) -> Result<Heard, ClientError> {
        let message = Message::read(text).map_err(|error| ClientError::Unreadable(error.to_string()))?;
        match message.kind {
            "welcome" | "update" => {
                if let Some(you) = message.you {
                    self.number = seat_of(you).unwrap_or(self.number);
                }
                if message.kind == "update" {
                    self.recorder.seen(self.room, self.seat);
                }
                let over = message.snapshot.as_ref().is_some_and(|snapshot| snapshot.turn.turn == "over");
                self.asked = message.snapshot.and_then(|snapshot| self.choose(&snapshot));
                if over && self.seat == 0 {
                    self.line.command("again", &json!({ "do": "rematch" })).await?;
                }
                Ok(if message.kind == "update" { Heard::Other } else { Heard::Welcome })
            }
            "ack" => {
                if let Some(room) = message.room.filter(|room| room.get() != "null") {
                    self.move_to(room.get().trim_matches('"')).await?;
                } else if let Some(sent) = self.sent.pop_front() {
                    self.recorder.acked(sent.elapsed());
                }
                Ok(Heard::Other)
            }
            "room" => self.follow(message.room).await,
            "error" => {
                self.sent.pop_front();
                self.recorder.refused(message.code.unwrap_or_default());
                Ok(Heard::Other)
            }
            _ => Ok(Heard::Other),
        }
    }

    /// Goes where the next match is played.
    async fn follow(&mut self, room: Option<&RawValue>) -> Result<Heard, ClientError> {
        #[derive(Deserialize)]
        struct Room {
            next: Option<String>,
        }
        let next = room.and_then(|room| serde_json::from_str::<Room>(room.get()).ok()?.next);
        if let Some(next) = next.filter(|_| self.seat != 0) {
            self.move_to(&next).await?;
        }
        Ok(Heard::Other)
    }

    async fn move_to(&mut self, room: &str) -> Result<(), ClientError> {
        self.line = self.guest.line(room).await?;
        self.line.send_text(r#"{"type":"hello"}"#.to_owned()).await?;
        self.asked = None;
        self.sent.clear();
        if self.seat == 0 {
            self.recorder.rematched();
            self.line.command("begin", &json!({ "do": "begin" })).await?;
        }
        Ok(())
    }

    /// Decides, unless an earlier decision is not answered yet.
    async fn decide(&mut self) -> Result<(), ClientError> {
        if !self.sent.is_empty() {
            return Ok(());
        }
        let Some(asked) = self.asked.take() else { return Ok(()) };
        if let Some(pause) = self.pause {
            tokio::time::sleep_until(self.recorder.turn(self.room, pause)).await;
        }
        self.decisions += 1;
        let (number, question, action) = (self.decisions, &asked.question, asked.action.get());
        let text = format!(
            r#"{{"type":"command","id":"{number}","command":{{"do":"decide","question":"{question}","action":{action}}}}}"#
        );
        self.recorder.sent(self.room, self.seat);
        self.sent.push_back(Instant::now());
        self.line.send_text(text).await
    }
}

impl Player {
    /// Chooses what to answer, if anything is asked: whoever merely may act waits for those who have to.
    fn choose(&mut self, snapshot: &Snapshot<'_>) -> Option<Asked> {
        if !snapshot.turn.owe.contains(&self.number) {
            return None;
        }
        let fitting: Vec<_> = snapshot.offers.iter().filter(|offer| !offer.aside).collect();
        let place = if self.throw(1_000) < self.first { 0 } else { self.throw(fitting.len()) };
        let action = fitting.get(place)?.action.to_owned();
        Some(Asked { question: snapshot.question.to_owned(), action })
    }

    /// A number below `sides`, by xorshift: these dice need to be fast, not good.
    fn throw(&mut self, sides: usize) -> usize {
        self.dice ^= self.dice << 13;
        self.dice ^= self.dice >> 7;
        self.dice ^= self.dice << 17;
        (self.dice % sides.max(1) as u64) as usize
    }
}

fn seat_of(you: &RawValue) -> Option<usize> {
    #[derive(Deserialize)]
    struct You {
        seat: Option<usize>,
    }
    serde_json::from_str::<You>(you.get()).ok()?.seat
}

#[derive(Clone, Copy, PartialEq, Eq)]
enum Heard {
    Welcome,
    Other,
}

/// Keeps the time of a table at which decisions have a pace.
#[derive(Default)]
pub(crate) struct Metronome {
    next: Option<Instant>,
}

impl Metronome {
    /// When the next decision is due.
    pub(crate) fn turn(&mut self, pause: Duration, shift: f64) -> Instant {
        let now = Instant::now();
        let due = self.next.unwrap_or_else(|| now + pause.mul_f64(shift));
        self.next = Some(due.max(now) + pause);
        due
    }
}
