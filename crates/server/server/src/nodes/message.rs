//! The messages between nodes.

use std::collections::BTreeSet;

use room::ids::{NodeId, PlayerId, RoomId};
use room::protocol::{Command, Cursor};
use serde::{Deserialize, Serialize};

use crate::rooms::{Ending, Visitor};

/// A message from one node to another.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum NodeMessage {
    /// Subscribe a client of that node to a room here.
    Watch {
        from: NodeId,
        conn: u64,
        room: RoomId,
        visitor: Visitor,
        after: Option<Cursor>,
        chat_after: Option<i64>,
        #[serde(default)]
        patches: bool,
    },
    /// Unsubscribe.
    Unwatch { from: NodeId, conn: u64 },
    /// A command of a remote subscriber.
    Command { from: NodeId, conn: u64, visitor: Visitor, id: String, command: Command },
    /// Send a remote subscriber the position in sentences.
    Describe { from: NodeId, conn: u64 },
    /// A command whose sender waits for the answer.
    Request { room: RoomId, request: CommandRequest },
    /// A guest who logged in on that node has a seat in a room here.
    HandOver { room: RoomId, request: HandOverRequest },
    /// The data of people in a room here are deleted.
    Forget { room: RoomId, request: ForgetRequest },
    /// A session or bot token was revoked: long-lived connections must check theirs.
    Revoked,
    /// An admin changed something: read what.
    Administered,
    /// An admin closes a room here.
    Close { room: RoomId, request: CloseRequest },
    /// A server message for a client of this node.
    #[serde(rename = "told")]
    ToClient { conn: u64, text: String },
    /// A subscription has ended.
    Gone {
        conn: u64,
        #[serde(default)]
        why: Option<Ending>,
    },
}

#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct CommandRequest {
    pub(crate) visitor: Visitor,
    pub(crate) id: String,
    pub(crate) command: Command,
}

/// An admin closes the room.
#[derive(Clone, Copy, Debug, Serialize, Deserialize)]
pub(crate) struct CloseRequest {}

/// A guest has logged in: the guest's seats now belong to the account.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct HandOverRequest {
    pub(crate) from: PlayerId,
    pub(crate) to: PlayerId,
    pub(crate) name: String,
}

/// People whose data are deleted.
#[derive(Clone, Debug, Serialize, Deserialize)]
pub(crate) struct ForgetRequest {
    pub(crate) people: BTreeSet<PlayerId>,
}
