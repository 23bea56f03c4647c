//! The entries of a room's log. Applying them in order gives the room.

use game::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use serde_json::value::RawValue;
use table::{Deal, Nonce, NonceHash};

use super::settings::RoomSettings;
use crate::ids::{PlayerId, RoomId};
use crate::protocol::Channel;

/// One entry, stored as one line of JSON. The names are stored, so they must stay.
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
    /// The room is a lesson: all chance outcomes are fixed before anyone sits down.
    Scripted {
        /// The outcomes in the order of the draws.
        chance: Vec<Value>,
    },
    /// The match continues from a position of another match, which these steps lead to.
    Continued {
        /// The steps to that position, without those that were undone.
        steps: Vec<Value>,
        /// What was dealt again on the way there.
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        dealt: Vec<Deal>,
    },
    /// A person sat down.
    Sat {
        seat: Seat,
        player: PlayerId,
        name: String,
        /// The seat's randomness, in hexadecimal digits.
        nonce: String,
        /// The hash of the seat's randomness, if that is revealed later.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        nonce_hash: Option<NonceHash>,
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
    /// The host begins the match: seats that gave a hash reveal their nonces now.
    BeginAsked,
    /// A seat's nonce is known.
    Revealed {
        seat: Seat,
        nonce: Nonce,
        /// Whether the seat did not reveal its own in time.
        replaced: bool,
    },
    Began(Began),
    /// A seat decided; contains the chance outcomes that followed.
    Decided(Decided),
    /// Someone asked to take a decision back.
    UndoAsked {
        seat: Seat,
        /// The client's id of the request.
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
    /// The request for an undo ended without one: not all answered in time, or it is no longer possible.
    UndoEnded,
    /// A spectator asked for a seat that its owner left or the host offers.
    TakeOverAsked {
        /// The seat they want.
        seat: Seat,
        player: PlayerId,
        name: String,
        /// Who has to agree.
        asks: Vec<Seat>,
    },
    TakeOverAnswered {
        /// The seat that answers.
        seat: Seat,
        agree: bool,
    },
    /// The request for a seat ended without an answer: its time ran out, or the spectator no longer wants the seat.
    TakeOverEnded,
    /// Steps were taken back.
    Undone(Decided),
    Said {
        player: PlayerId,
        /// The name at that time.
        name: String,
        /// The client's id of the line.
        id: String,
        channel: Channel,
        text: String,
    },
    /// A player muted or unmuted another for themselves.
    Muted {
        by: PlayerId,
        /// Who is muted.
        player: PlayerId,
        muted: bool,
    },
    /// The host muted or unmuted someone for all.
    MutedByHost {
        player: PlayerId,
        muted: bool,
    },
    /// A seat's time ran out; a bot decides for it until its owner is back.
    RanOut {
        seat: Seat,
    },
    /// The owner of a seat that ran out of time is back.
    Returned {
        seat: Seat,
    },
    /// The owner of a seat was reminded that the match waits. Older versions wrote it; now the outbox has a notice.
    Reminded {
        seat: Seat,
    },
    /// The owner left the seat to a bot for good, or the host offers a bot's seat to spectators.
    Left {
        seat: Seat,
    },
    /// A guest logged in: the guest's seat, chat and host rights become the account's. If both are the same, the player
    /// was renamed.
    HandedOver {
        from: PlayerId,
        to: PlayerId,
        name: String,
    },
    /// The room was opened again after a pause that no clock counts.
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
    /// The data of a former player were removed from the entries before.
    Redacted,
}

/// An entry as the store holds it: its number, the time it was stored, and its line of JSON.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
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
    /// A digest of the events, to detect changed rules.
    pub told: String,
}

/// A decision as it is kept.
#[derive(Debug, Serialize, Deserialize)]
pub struct Decided {
    pub seat: Seat,
    /// Who made the decision: the owner, or a bot.
    pub by: Decider,
    /// The decision and the chance outcomes that followed.
    pub steps: Box<RawValue>,
    /// A digest of the events, to detect changed rules.
    pub told: String,
}

/// Who made a decision.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Decider {
    /// The owner of the seat.
    Owner {
        /// The client's id of the decision.
        id: String,
    },
    /// A bot, in its own seat or for an absent owner.
    Bot {
        /// Its name in the catalog.
        bot: String,
    },
}

impl Entry {
    pub fn to_line(&self) -> Result<String, serde_json::Error> {
        serde_json::to_string(self)
    }

    /// Whether it contains steps of the match.
    pub fn has_steps(&self) -> bool {
        matches!(self, Entry::Decided(_) | Entry::Undone(_))
    }

    pub fn from_line(line: &str) -> Result<Entry, serde_json::Error> {
        serde_json::from_str(line)
    }
}
