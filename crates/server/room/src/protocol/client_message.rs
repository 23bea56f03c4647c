//! Messages from clients, and the commands that sockets and HTTP share.

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
    /// Subscribes to the room, for the first time or again. The answer is a `welcome`.
    Hello(Hello),
    /// Sends a command. The answer is an `ack` or an `error` with the same id.
    Command {
        /// The client's id of the command. A command sent twice with one id is done once.
        id: String,
        /// The command.
        command: Command,
    },
    /// Asks for the position in sentences. The answer is a `scene`.
    Describe,
    /// Asks whether the server is there. The answer is a `pong`.
    Ping,
}

/// What a client has, and what it wants to get.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(deny_unknown_fields)]
pub struct Hello {
    /// The last event that was received, to get only later ones.
    #[serde(default)]
    #[ts(optional = nullable)]
    pub after: Option<Cursor>,
    /// The number of the last chat line received.
    #[serde(default)]
    #[ts(optional, type = "number | null")]
    pub chat_after: Option<i64>,
    /// Whether the client can apply a `patch`. Otherwise it gets whole positions.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub patches: bool,
}

/// How far a client has read. Events are numbered for each observer, and restart after an undo.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Cursor {
    /// How many undos the match had.
    pub undo_epoch: u32,
    /// The number of the last event received.
    pub number: usize,
}

/// A command to a room.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS, ToSchema)]
#[serde(tag = "do", rename_all = "snake_case", deny_unknown_fields)]
pub enum Command {
    /// Sits down, in this seat or in the first that is free. In a running match, asks the others to agree.
    Sit {
        /// The seat, counted from 0.
        #[serde(default)]
        #[ts(optional, type = "number | null")]
        #[schema(value_type = Option<u8>)]
        seat: Option<Seat>,
        /// Up to 128 hexadecimal digits of randomness that the seat adds to the match.
        #[serde(default)]
        #[ts(optional = nullable)]
        nonce: Option<String>,
        /// Instead of the nonce: its hash, 64 hexadecimal digits. The nonce is revealed just before the match begins.
        #[serde(default)]
        #[ts(optional = nullable)]
        nonce_hash: Option<String>,
    },
    /// Reveals the nonce whose hash one gave, when the room asks for it.
    RevealNonce {
        /// The nonce, in hexadecimal digits.
        nonce: String,
    },
    /// Gets up before the match begins, or takes back one's request for a seat of the running match.
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
    /// Frees a seat before the match begins, or offers a bot's seat to spectators during it. For the host.
    ClearSeat {
        /// The seat.
        #[ts(type = "number")]
        #[schema(value_type = u8)]
        seat: Seat,
    },
    /// Begins the match. For the host, once every seat is taken.
    Begin,
    /// Decides for one's own seat: the action, or its index among the offers.
    Decide {
        /// The question from the snapshot, so that an answer to an old question is refused as stale.
        #[serde(default)]
        #[ts(optional = nullable)]
        question: Option<String>,
        /// The action.
        #[serde(default)]
        #[ts(optional, type = "unknown")]
        #[schema(value_type = Option<Object>)]
        action: Option<Value>,
        /// The index among the offers, from 0.
        #[serde(default)]
        #[ts(optional = nullable)]
        choice: Option<usize>,
    },
    /// Takes one's last decision back, or asks the others to agree.
    Undo {
        /// Why, for those who are asked.
        #[serde(default)]
        reason: String,
    },
    /// Answers someone who asked for an undo.
    AnswerUndo {
        /// Whether to agree.
        agree: bool,
    },
    /// Answers someone who asked to take over a seat of the running match.
    AnswerTakeOver {
        /// Whether to agree.
        agree: bool,
    },
    /// Sends a chat line to players or spectators, whichever one is.
    Say {
        /// The text.
        text: String,
    },
    /// Mutes or unmutes someone for oneself.
    Mute {
        /// The player.
        player: PlayerId,
        /// Whether to mute or to unmute.
        muted: bool,
    },
    /// Mutes or unmutes someone for everyone. For the host.
    MuteForAll {
        /// The player.
        player: PlayerId,
        /// Whether to mute or to unmute.
        muted: bool,
    },
    /// Reports a chat line to the operators of the server.
    Report {
        /// The line's number.
        line: i64,
        /// What is wrong with it.
        reason: String,
    },
    /// Takes one's seat back from the bot that plays it meanwhile.
    Return,
    /// Leaves one's seat to a bot for good.
    Leave,
    /// Opens a room for the next match with the same people, seats rotated; the answer names it.
    Rematch,
    /// Closes the room before the match is over. For the host, if no other person plays.
    Close,
}
