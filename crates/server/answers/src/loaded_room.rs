//! A room and its log, with what was found by replaying its match.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, OnceLock};

use game::Observer;
use room::ids::{PlayerId, RoomId};
use room::protocol::snapshot;
use room::{Entry, Loaded, LogEntry, Room, Stage};
use serde::Serialize;
use table::FairReport;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::error::AnswerError;

/// A room and its log.
pub struct LoadedRoom {
    pub room: Room,
    pub log: Vec<LogEntry>,
    /// The visible steps of each perspective that was asked for. Finding them replays the whole match.
    pub marks: Mutex<Vec<(Perspective, Arc<[StepMark]>)>>,
    /// The result of the fairness check, which replays the whole match.
    pub verdict: OnceLock<Verdict>,
    /// Counts the log entries that are replayed.
    pub replayed: Arc<AtomicU64>,
    /// Why this version cannot continue the match, if the log does not say that it has ended. Another node may be
    /// able to, so the match counts as running.
    pub broken: Option<String>,
}

impl LoadedRoom {
    pub fn load(
        room: &RoomId,
        games: &'static [catalog::Entry],
        log: Vec<LogEntry>,
        replayed: Arc<AtomicU64>,
    ) -> Result<LoadedRoom, AnswerError> {
        let Loaded { room, closing } = Room::load(room, games, &log)?;
        replayed.fetch_add(log.len() as u64, Ordering::Relaxed);
        let broken = closing.map(|entry| match entry {
            Entry::Closed { message, .. } => message,
            _ => String::new(),
        });
        let (marks, verdict) = (Mutex::default(), OnceLock::new());
        Ok(LoadedRoom { room, log, marks, verdict, replayed, broken })
    }

    pub fn last_entry(&self) -> i64 {
        self.log.last().map_or(0, |entry| entry.number)
    }

    /// An estimate of the memory: the log, and about as much again for the table's own log and the marks.
    pub fn bytes(&self) -> usize {
        self.log.iter().map(|entry| entry.body.len() + 400).sum()
    }

    /// Whether this player has no seat, and the delay for spectators has not passed since the match ended.
    pub fn is_behind(&self, player: Option<&PlayerId>, now_ms: i64) -> bool {
        let delay_ms = self.room.settings().spectators.delay_ms();
        self.room.observer(player) == Observer::Public
            && end_ms(&self.room, &self.log).is_some_and(|end| end + delay_ms > now_ms)
    }
}

/// When the match ended by its rules, if it did. A room that its host closes is closed for spectators too.
fn end_ms(room: &Room, log: &[LogEntry]) -> Option<i64> {
    let has_steps = |stored: &&LogEntry| Entry::from_line(&stored.body).is_ok_and(|entry| entry.has_steps());
    let last = log.iter().rev().find(has_steps).filter(|_| *room.stage() == Stage::Over)?;
    Some(last.at_ms)
}

/// From whose perspective a replay shows a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Perspective {
    /// A seat or the public.
    Of(Observer),
    /// The referee, who sees everything.
    All,
}

/// The name of a perspective in requests.
impl fmt::Display for Perspective {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Perspective::Of(Observer::Public) => out.write_str("public"),
            Perspective::Of(Observer::Seat(seat)) => write!(out, "seat:{}", seat.index()),
            Perspective::All => out.write_str("all"),
        }
    }
}

/// Where a visible step is in the log, and how many events there were after it.
#[derive(Clone, Copy, Debug)]
pub struct StepMark {
    pub(crate) index: usize,
    pub(crate) undo_epoch: u32,
    pub(crate) event_count: usize,
}

/// Whether the chance of a match was fair.
#[derive(Clone, Debug, Serialize, TS, ToSchema)]
#[serde(tag = "verdict", rename_all = "snake_case")]
pub enum Verdict {
    /// Every chance outcome follows from the commitment and the nonces.
    Fair {
        /// What was checked.
        #[schema(value_type = Object)]
        #[ts(as = "snapshot::FairReport")]
        report: FairReport,
    },
    /// The check failed.
    NotFair {
        /// A stable code, for programs.
        code: &'static str,
        /// A message for people.
        message: String,
    },
}
