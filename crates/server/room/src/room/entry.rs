//! What a room's log holds: everything that ever changed it, in order.
//!
//! A room is nothing but its log; whoever reads it from the beginning has the room.

use game::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use table::Deal;

use super::settings::RoomSettings;
use crate::ids::{PlayerId, RoomId};
use crate::protocol::Channel;

/// One entry, written as one line of JSON. The names are stored, so they stay.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Entry {
    /// The room was opened. The secret is the server's until the match is over.
    Opened {
        host: PlayerId,
        settings: RoomSettings,
        /// The secret from which chance is drawn, in hexadecimal digits.
        secret: String,
    },
    /// What chance will do was written down, before anyone sat down: the room is a lesson.
    Scripted {
        /// The outcomes in the order of the draws.
        chance: Vec<Value>,
    },
    /// The room was opened to go on from a position of another match, which these steps lead to.
    Continued {
        /// Every step up to there that still stood.
        steps: Vec<Value>,
        /// What was dealt anew on the way there.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        dealt: Vec<Deal>,
    },
    /// A person sat down.
    Sat {
        seat: Seat,
        player: PlayerId,
        name: String,
        /// What they add to the chance, in hexadecimal digits.
        nonce: String,
    },
    /// A bot was put into a seat.
    BotSat {
        seat: Seat,
        /// Its name in the catalog.
        bot: String,
    },
    /// A seat became free.
    Freed {
        seat: Seat,
    },
    Began(Began),
    /// A seat decided, and chance drew what followed.
    Decided(Decided),
    /// Someone asked to take a decision back.
    UndoAsked {
        seat: Seat,
        /// The client's name for the request.
        id: String,
        reason: String,
        /// How many steps would be taken back.
        steps: u32,
        /// Who has to agree.
        asks: Vec<Seat>,
    },
    UndoAnswered {
        seat: Seat,
        agree: bool,
    },
    /// Steps were taken back.
    Undone(Decided),
    Said {
        player: PlayerId,
        /// The name they had.
        name: String,
        /// The client's name for the line.
        id: String,
        channel: Channel,
        text: String,
    },
    /// Someone chose whether to read another.
    Muted {
        by: PlayerId,
        /// Whom they do not want to read.
        player: PlayerId,
        muted: bool,
    },
    /// The host chose whether someone may speak.
    MutedByHost {
        player: PlayerId,
        muted: bool,
    },
    /// A seat's time ran out; a bot decides for it until its owner is back.
    RanOut {
        seat: Seat,
    },
    /// The owner of such a seat is back.
    Returned {
        seat: Seat,
    },
    /// The owner of a seat was reminded that the match waits. It is stored before the reminder is sent.
    Reminded {
        seat: Seat,
    },
    /// The owner of a seat left it to a bot for good, or the host offers a bot's seat to whoever looks on.
    Left {
        seat: Seat,
    },
    /// A guest logged in: what was the guest's in this room is the account's from here on.
    HandedOver {
        from: PlayerId,
        to: PlayerId,
        name: String,
    },
    /// The room was opened again after a pause that no clock should count.
    Resumed,
    /// A room for the next match was opened.
    Followed {
        room: RoomId,
    },
    /// The room was closed before the match was over.
    Closed {
        code: String,
        message: String,
    },
}

/// An entry as the store holds it: its number, the time it was stored, and its line of JSON.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LogEntry {
    pub number: i64,
    pub at_ms: i64,
    pub body: String,
}

/// The beginning of a match.
#[derive(Debug, Serialize, Deserialize)]
pub struct Began {
    /// The version of the rules it is played by.
    pub rules_version: u32,
    /// The chance that was drawn before the first decision.
    pub steps: Box<RawValue>,
    /// A digest of what that told.
    pub told: String,
}

/// A decision as it is kept.
#[derive(Debug, Serialize, Deserialize)]
pub struct Decided {
    pub seat: Seat,
    /// Who did so in fact.
    pub by: Decider,
    /// The steps: the decision and the chance that followed.
    pub steps: Box<RawValue>,
    /// A digest of what they told, by which other rules are found out.
    pub told: String,
}

/// Who made a decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Decider {
    /// The owner of the seat.
    Owner {
        /// The client's name for the decision.
        id: String,
    },
    /// A bot, in its own seat or in someone's stead.
    Bot {
        /// Its name in the catalog.
        bot: String,
    },
}

impl Entry {
    /// The entry as it is stored.
    pub fn to_line(&self) -> Result<String, serde_json::Error> {
        serde_json::to_string(self)
    }

    /// Whether it moves the match on, or back.
    pub fn has_steps(&self) -> bool {
        matches!(self, Entry::Decided(_) | Entry::Undone(_))
    }

    /// Reads an entry as it was stored.
    pub fn from_line(line: &str) -> Result<Entry, serde_json::Error> {
        serde_json::from_str(line)
    }
}
