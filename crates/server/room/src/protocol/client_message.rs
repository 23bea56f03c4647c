//! What can be asked of a room, by socket and by HTTP alike.

use game::Seat;
use serde::{Deserialize, Serialize};
use serde_json::Value;
use ts_rs::TS;
use utoipa::ToSchema;

use crate::ids::PlayerId;

/// A message on a socket, from the client.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
pub enum ClientMessage {
    /// Takes a place at the table, again or for the first time. The answer is a `welcome`.
    Hello {
        /// The last event that was heard, to get only what came after it.
        #[serde(default)]
        #[ts(optional = nullable)]
        after: Option<Cursor>,
        /// The number of the last line of chat that was read.
        #[serde(default)]
        #[ts(optional, type = "number | null")]
        chat_after: Option<i64>,
    },
    /// Asks for something. The answer is an `ack` or an `error` with the same id.
    Command {
        /// The client's own name for it. The same one sent twice is done once.
        id: String,
        /// What is asked for.
        command: Command,
    },
    /// Asks for the position in sentences. The answer is a `scene`.
    Describe,
    /// Asks whether the server is there. The answer is a `pong`.
    Ping,
}

/// How far someone has listened: events are counted for each observer, and anew after an undo.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Cursor {
    /// How many undos had been made.
    pub undo_epoch: u32,
    /// The number of the last event heard.
    pub number: usize,
}

/// What can be asked of a room.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Sits down, in this seat or in the first that is free.
    Sit {
        /// The seat, counted from 0.
        #[serde(default)]
        #[ts(optional, type = "number | null")]
        #[schema(value_type = Option<u8>)]
        seat: Option<Seat>,
        /// Up to 128 hexadecimal digits that the seat adds to the chance of the match.
        #[serde(default)]
        #[ts(optional = nullable)]
        nonce: Option<String>,
    },
    /// Gets up before the match begins.
    Stand,
    /// Puts a bot into a seat before the match begins. For the host.
    SeatBot {
        /// The seat.
        #[ts(type = "number")]
        #[schema(value_type = u8)]
        seat: Seat,
        /// The bot's name in the catalog.
        bot: String,
    },
    /// Frees a seat before the match begins, or offers a bot's seat in the match to whoever looks on. For the host.
    ClearSeat {
        /// The seat.
        #[ts(type = "number")]
        #[schema(value_type = u8)]
        seat: Seat,
    },
    /// Begins the match. For the host, once every seat is taken.
    Begin,
    /// Decides for one's own seat: an action as it was offered, or its place among the offers.
    Decide {
        /// What was asked, as the snapshot named it, so that an answer to an old question is not taken for the next.
        #[serde(default)]
        #[ts(optional = nullable)]
        question: Option<String>,
        /// The action.
        #[serde(default)]
        #[ts(optional, type = "unknown")]
        #[schema(value_type = Option<Object>)]
        action: Option<Value>,
        /// Its place among the offers, counted from 0.
        #[serde(default)]
        #[ts(optional = nullable)]
        choice: Option<usize>,
    },
    /// Takes one's last decision back, or asks those whom it concerns.
    Undo {
        /// Why, for those who are asked.
        #[serde(default)]
        reason: String,
    },
    /// Answers someone who asked for an undo.
    AnswerUndo {
        /// Whether it may be.
        agree: bool,
    },
    /// Says something to those of one's kind: players or spectators.
    Say {
        /// The text.
        text: String,
    },
    /// Chooses whether to read what someone says.
    Mute {
        /// Whom.
        player: PlayerId,
        /// Whether not to.
        muted: bool,
    },
    /// Chooses whether someone may say anything at this table. For the host.
    MuteForAll {
        /// Whom.
        player: PlayerId,
        /// Whether not to.
        muted: bool,
    },
    /// Reports a line of chat to those who run the server.
    Report {
        /// The line's number.
        line: i64,
        /// What is wrong with it.
        reason: String,
    },
    /// Takes one's seat back from the bot that covers for it.
    Return,
    /// Leaves one's seat to a bot for good.
    Leave,
    /// Opens a room for the next match with the same people, seats rotated; the answer names it.
    Rematch,
    /// Closes the room before the match is over. For the host, alone or with everyone's consent asked elsewhere.
    Close,
}
