//! Messages from the server to clients.

use game::{Message, Seat};
use serde::Serialize;
use serde_json::Value;
use serde_json::value::RawValue;
use table::Snapshot;
use ts_rs::TS;
use utoipa::ToSchema;

use super::room_info::{ChatLine, NamedPlayer, RoomInfo};
use crate::error::RoomError;
use crate::ids::{PlayerId, RoomId};
use crate::room::is_not;
use crate::updates::Version;

/// A message on a socket, from the server.
#[derive(Serialize, TS)]
#[serde(tag = "type", rename_all = "snake_case")]
pub enum ServerMessage<'a> {
    /// The answer to a `hello`: everything that the client needs to start or resume.
    Welcome {
        /// Who the client is in this room.
        you: You,
        /// The room.
        room: &'a RoomInfo,
        /// How many undos the match had.
        undo_epoch: u32,
        /// The position and the events after the cursor, once the match has begun.
        #[ts(type = "Snapshot | null")]
        snapshot: Option<&'a Snapshot>,
        /// Whether one's last decision can be undone, and whether others must agree.
        undo: Option<UndoPrice>,
        /// The chat lines after `chat_after`.
        chat: Vec<&'a ChatLine>,
        /// The version of the position, for a client that gets patches.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional, type = "string")]
        version: Option<Version>,
    },
    /// Something happened in the match.
    Update {
        /// How many undos the match had. If it has grown, earlier events are void and all events are sent again.
        undo_epoch: u32,
        /// The position and the events since the last message.
        #[ts(type = "Snapshot")]
        snapshot: &'a Snapshot,
        /// The version of the position, for a client that gets patches.
        #[serde(skip_serializing_if = "Option::is_none")]
        #[ts(optional, type = "string")]
        version: Option<Version>,
        /// Whether one's last decision can be undone, and whether others must agree.
        undo: Option<UndoPrice>,
    },
    /// The same as an update, with only what has changed in the position.
    Patch {
        /// As in an update.
        undo_epoch: u32,
        /// The version of the position that has changed. A client with another one asks for a new welcome.
        #[ts(type = "string")]
        from: Version,
        /// The version of the position after the changes.
        #[ts(type = "string")]
        version: Version,
        /// The number of the last event.
        number: usize,
        /// The events since the last message.
        #[ts(type = "Event[]")]
        events: &'a RawValue,
        /// What has changed in the other members of the snapshot: view, turn, prompt, offers and question.
        #[ts(type = "Change[]")]
        changes: &'a RawValue,
        /// As in an update.
        undo: Option<UndoPrice>,
    },
    /// Something around the match changed: seats, presence, clocks, requests.
    Room {
        /// The room as it is now.
        room: &'a RoomInfo,
    },
    /// The client's own status changed: whom it has muted, or whether it may chat.
    You {
        /// Who the client is in this room.
        you: You,
    },
    /// New chat lines.
    Chat {
        /// The lines.
        lines: Vec<&'a ChatLine>,
    },
    /// The position in sentences.
    Scene {
        /// The position, line by line.
        #[ts(type = "Message[]")]
        lines: Vec<Message>,
        /// The question to the reader.
        #[ts(type = "Message | null")]
        prompt: Option<Message>,
        /// What the visible pieces do.
        #[ts(type = "Message[]")]
        glossary: Vec<Message>,
    },
    /// What admins tell everyone: sent after the `hello` if there is something, and whenever it changes.
    Announcements {
        /// All announcements of this moment.
        announcements: &'a [AnnouncementInfo],
    },
    /// A command was done and stored.
    Ack(Ack),
    /// Something was refused; nothing has changed.
    Error(ErrorMessage),
    /// The answer to a `ping`.
    Pong,
    /// The server closes the connection; the code says whether to reconnect at once.
    Farewell {
        /// Why, for programs.
        code: &'static str,
        /// Why, for people.
        message: &'static str,
    },
}

/// What an admin tells everyone.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct AnnouncementInfo {
    /// Its id, for those who have dismissed it.
    pub id: String,
    /// The English text.
    pub en: Option<String>,
    /// The Spanish text.
    pub es: Option<String>,
    /// Until when it is shown, in milliseconds since 1970.
    #[ts(type = "number")]
    pub until_ms: i64,
    /// When the server restarts, if this is the notice of a restart.
    #[ts(type = "number | null")]
    pub restart_ms: Option<i64>,
}

/// A command was done.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, serde::Deserialize, TS, ToSchema)]
pub struct Ack {
    /// The client's id of the command.
    pub id: String,
    /// Whether it had been done before, and so was not done again.
    #[serde(default)]
    pub again: bool,
    /// The room that was opened by it.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    #[ts(optional)]
    pub room: Option<RoomId>,
}

/// An error.
#[derive(Clone, Debug, PartialEq, Serialize, serde::Deserialize, TS, ToSchema)]
pub struct ErrorMessage {
    /// The client's id of the command, if it was one.
    pub id: Option<String>,
    /// A stable code, for programs.
    pub code: String,
    /// What is wrong and what to do, for people.
    pub message: String,
    /// The rules' own message, to translate for the reader.
    #[ts(optional, type = "Message")]
    #[schema(value_type = Option<Object>)]
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub words: Option<Value>,
}

impl ErrorMessage {
    /// What a room refused, for the client that sent the command with this id.
    pub fn of(error: &RoomError, id: Option<String>) -> ErrorMessage {
        ErrorMessage { id, code: error.code().to_owned(), message: error.to_string(), words: error.words() }
    }
}

/// Who a client is in a room.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct You {
    /// Their player id, if they have a session.
    pub player: Option<PlayerId>,
    /// Their seat, if they have one.
    #[ts(type = "number | null")]
    pub seat: Option<Seat>,
    /// Whether they host the room.
    pub host: bool,
    /// Whether they may chat.
    pub may_speak: bool,
    /// Whether the players refused them a seat, so that they cannot ask again in this match; omitted if not.
    #[serde(skip_serializing_if = "is_not")]
    #[ts(optional, as = "Option<bool>")]
    pub seat_refused: bool,
    /// The players whom they have muted.
    pub muted: Vec<NamedPlayer>,
    /// The players whom they have muted for all, as the host.
    pub muted_by_host: Vec<NamedPlayer>,
}

/// What an undo needs.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum UndoPrice {
    /// Nothing: it is undone immediately.
    Free,
    /// Others have to agree.
    Asks,
    /// It is not possible: one has seen something hidden, or a result of chance, since the decision.
    Revealed,
}
