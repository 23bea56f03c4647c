//! What a room tells those who watch it.

use game::{Message, Seat};
use serde::Serialize;
use serde_json::Value;
use table::Snapshot;
use ts_rs::TS;
use utoipa::ToSchema;

use super::room_info::{ChatLine, NamedPlayer, RoomInfo};
use crate::ids::{PlayerId, RoomId};

/// A message on a socket, from the server.
#[derive(Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage<'a> {
    /// The answer to a `hello`: all that is needed to sit down, or to go on.
    Welcome {
        /// Who the server takes the client for.
        you: You,
        /// The room.
        room: &'a RoomInfo,
        /// How many undos were made.
        undo_epoch: u32,
        /// The position and the events after the mark, once the match has begun.
        #[ts(type = "Snapshot | null")]
        snapshot: Option<&'a Snapshot>,
        /// Whether one's last decision can be taken back, and at what price.
        undo: Option<UndoPrice>,
        /// The lines of chat after the mark.
        chat: Vec<&'a ChatLine>,
    },
    /// Something happened in the match.
    Update {
        /// How many undos were made. If it has grown, what was heard before is void and all events come again.
        undo_epoch: u32,
        /// The position and the events since the last notice.
        #[ts(type = "Snapshot")]
        snapshot: &'a Snapshot,
        /// Whether one's last decision can be taken back, and at what price.
        undo: Option<UndoPrice>,
    },
    /// Something changed around the match: seats, presence, clocks, requests.
    Room {
        /// The room as it is now.
        room: &'a RoomInfo,
    },
    /// The reader is someone else here than before: they have muted someone, or may speak or not, or have decided that.
    You {
        /// Who the server takes the client for.
        you: You,
    },
    /// Someone said something.
    Chat {
        /// What was said.
        lines: Vec<&'a ChatLine>,
    },
    /// The position in sentences.
    Scene {
        /// The position, line by line.
        #[ts(type = "Message[]")]
        lines: Vec<Message>,
        /// What is asked of the reader.
        #[ts(type = "Message | null")]
        prompt: Option<Message>,
        /// What the pieces in snapshot do.
        #[ts(type = "Message[]")]
        glossary: Vec<Message>,
    },
    /// A command was carried out, and will not be forgotten.
    Ack(Ack),
    /// Something was refused, and nothing has changed by it.
    Error(ErrorMessage),
    /// The server is there.
    Pong,
    /// The server ends the conversation; the reason says whether to come again at once.
    Farewell {
        /// Why, for programs.
        code: &'static str,
        /// Why, for people.
        message: &'static str,
    },
}

/// A command was carried out.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, serde::Deserialize, TS, ToSchema)]
pub struct Ack {
    /// The client's name for the command.
    pub id: String,
    /// Whether it had been carried out before, and so was not done again.
    #[serde(default)]
    pub again: bool,
    /// The room that was opened by it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub room: Option<RoomId>,
}

/// A refusal.
#[derive(Clone, Debug, PartialEq, Serialize, serde::Deserialize, TS, ToSchema)]
pub struct ErrorMessage {
    /// The client's name for the command, if it was one.
    pub id: Option<String>,
    /// A stable name of the reason, for programs.
    pub code: String,
    /// What was wrong and what would be right, for people.
    pub message: String,
    /// The rules' own words for it, as a message to be put into the reader's language.
    #[ts(optional, type = "Message")]
    #[schema(value_type = Option<Object>)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub words: Option<Value>,
}

/// Who the server takes someone for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct You {
    /// Their id, unless they did not say who they are.
    pub player: Option<PlayerId>,
    /// Their seat, if they have one.
    #[ts(type = "number | null")]
    pub seat: Option<Seat>,
    /// Whether they host the room.
    pub host: bool,
    /// Whether the host lets them speak.
    pub may_speak: bool,
    /// Those whom they have muted.
    pub muted: Vec<NamedPlayer>,
    /// Those whom they, as the host, do not let speak.
    pub muted_by_host: Vec<NamedPlayer>,
}

/// What taking a decision back costs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum UndoPrice {
    /// Nothing: nobody has learnt anything by it.
    Free,
    /// Others have to agree.
    Asks,
}
