//! The requests of a page.

use std::collections::BTreeMap;

use game::Seat;
use room::ids::{PlayerId, RoomId};
use room::protocol::ClientMessage;
use room::{Day, LogEntry, RoomSettings};
use serde::Deserialize;

/// What a page asks. Times are in milliseconds since 1970.
#[derive(Deserialize)]
#[serde(tag = "do", rename_all = "snake_case")]
pub(crate) enum Request {
    /// The versions of the rules and of records.
    Version,
    /// Begins a match for one person and bots.
    Create(Box<Create>),
    /// Opens a match from its stored log.
    Open {
        room: RoomId,
        player: PlayerId,
        entries: Vec<LogEntry>,
    },
    Close {
        room: RoomId,
    },
    /// A message of the socket protocol from the person.
    Message {
        room: RoomId,
        message: ClientMessage,
        now_ms: i64,
    },
    /// Lets the next bot decide once.
    Think {
        room: RoomId,
        now_ms: i64,
    },
    /// A file that the module has asked for. It is in the memory of the module.
    Give {
        file: String,
        ptr: usize,
        len: usize,
    },
    /// Plays a match of bots to its end.
    Play(Play),
    /// From here on, requests only read. Each is answered as the server's HTTP API answers it.
    Games,
    Lesson {
        game: String,
        chapter: String,
    },
    Puzzles,
    Puzzle {
        id: String,
    },
    /// Answers a puzzle.
    Answer {
        id: String,
        choice: usize,
    },
    Record {
        room: RoomId,
    },
    Fairness {
        room: RoomId,
    },
    Events {
        room: RoomId,
        before: usize,
    },
    Outline {
        room: RoomId,
        #[serde(rename = "as")]
        seen_by: Option<String>,
        from: usize,
    },
    Replay {
        room: RoomId,
        #[serde(rename = "as")]
        seen_by: Option<String>,
        from: usize,
        count: usize,
    },
    Beliefs {
        room: RoomId,
        seat: Seat,
        entry: i64,
    },
    Listing {
        room: RoomId,
    },
    /// Goes on with a review, one decision at a time.
    Review {
        room: RoomId,
    },
}

impl Request {
    /// The room of a request that only reads.
    pub(crate) fn room(&self) -> Option<&RoomId> {
        match self {
            Request::Record { room }
            | Request::Fairness { room }
            | Request::Events { room, .. }
            | Request::Outline { room, .. }
            | Request::Replay { room, .. }
            | Request::Beliefs { room, .. }
            | Request::Listing { room } => Some(room),
            _ => None,
        }
    }
}

/// A new match: a proposal, a lesson, or the daily dungeon of a past day.
#[derive(Deserialize)]
pub(crate) struct Create {
    /// Its id; drawn by default.
    #[serde(default)]
    pub(crate) room: Option<RoomId>,
    pub(crate) player: PlayerId,
    pub(crate) name: String,
    pub(crate) now_ms: i64,
    #[serde(default)]
    pub(crate) proposal: Option<RoomSettings>,
    /// The seat of the person; the first one for a person by default.
    #[serde(default)]
    pub(crate) seat: Option<Seat>,
    #[serde(default)]
    pub(crate) lesson: Option<LessonName>,
    #[serde(default)]
    pub(crate) daily: Option<DailyDeal>,
}

#[derive(Deserialize)]
pub(crate) struct LessonName {
    pub(crate) game: String,
    pub(crate) chapter: String,
}

/// The deal of a past day, for practice.
#[derive(Deserialize)]
pub(crate) struct DailyDeal {
    pub(crate) date: Day,
    pub(crate) game: String,
    /// The secret of the deal, in hexadecimal digits.
    pub(crate) secret: String,
}

/// A match of bots.
#[derive(Deserialize)]
pub(crate) struct Play {
    pub(crate) game: String,
    #[serde(default)]
    pub(crate) options: BTreeMap<String, String>,
    /// The bots by seat.
    pub(crate) bots: Vec<String>,
    pub(crate) seed: u64,
}
