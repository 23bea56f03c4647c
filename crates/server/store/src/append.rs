//! What an append writes: entries of a room's log, and a change of the room's row.

use tokio::sync::oneshot;

use crate::error::StoreError;

/// A waiting append.
#[derive(Debug)]
pub(crate) struct Append {
    pub(crate) lease: Lease,
    pub(crate) first: i64,
    pub(crate) entries: Vec<NewEntry>,
    pub(crate) room_change: RoomChange,
    pub(crate) reply: oneshot::Sender<Result<(), StoreError>>,
}

impl Append {
    /// Returns whether both kinds of store can store its texts. This is checked before, because an error in the transaction
    /// would fail the appends of others.
    pub(crate) fn is_storable(&self) -> bool {
        let entries = self.entries.iter().map(|entry| entry.body.as_str());
        let summary = self.summary().map(|summary| summary.body.as_str());
        let players = self.summary().and_then(|summary| summary.players.as_ref()).into_iter().flatten();
        let players = players.map(|(_, player)| player.as_str());
        let new_room =
            self.new_room().map(|room| [room.game.as_str(), room.settings.as_str(), room.host.as_str()]);
        let lease = [self.lease.room.as_str(), self.lease.node.as_str()];
        let texts = entries.chain(summary).chain(players).chain(new_room.into_iter().flatten()).chain(lease);
        texts.into_iter().all(|text| !text.contains('\0'))
    }

    pub(crate) fn summary(&self) -> Option<&Summary> {
        if let RoomChange::UpdateSummary(summary) = &self.room_change { Some(summary) } else { None }
    }

    pub(crate) fn new_room(&self) -> Option<&NewRoom> {
        if let RoomChange::Create(room) = &self.room_change { Some(room) } else { None }
    }

    /// Returns whether the append contains only entries.
    pub(crate) fn is_plain(&self) -> bool {
        matches!(self.room_change, RoomChange::None) && !self.entries.is_empty()
    }

    pub(crate) fn bytes(&self) -> usize {
        let room_change = match &self.room_change {
            RoomChange::None | RoomChange::ReleaseLease => 0,
            RoomChange::Create(room) => room.settings.len(),
            RoomChange::UpdateSummary(summary) => summary.body.len(),
        };
        self.entries.iter().map(|entry| entry.body.len()).sum::<usize>() + room_change
    }

    pub(crate) fn answer(self, answer: Result<(), StoreError>) {
        // The caller may have stopped waiting. It then knows that the outcome is unknown.
        let _ = self.reply.send(answer);
    }
}

/// A change of the room's row that is written together with the entries. Most appends have none, so the data is boxed.
#[derive(Debug)]
pub(crate) enum RoomChange {
    None,
    Create(Box<NewRoom>),
    UpdateSummary(Box<Summary>),
    ReleaseLease,
}

/// The right to write to a room, until the next claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lease {
    pub room: String,
    pub node: String,
    /// The number of the claim, from 1.
    pub epoch: i64,
}

/// An entry to append. Its number follows from its position.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewEntry {
    pub at_ms: i64,
    /// The store does not parse it.
    pub body: String,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewRoom {
    /// Chosen by the caller.
    pub id: String,
    pub game: String,
    pub rules_version: i64,
    /// JSON.
    pub settings: String,
    /// Whether the lobby shows the room.
    pub listed: bool,
    pub stage: RoomStage,
    pub created_ms: i64,
    pub host: String,
}

/// The data of a room for lists. An append can replace it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    pub stage: RoomStage,
    /// JSON.
    pub body: String,
    /// Becomes the time of the room's last activity if stage or body changed.
    pub at_ms: i64,
    /// When a node must load the room, for example because a clock runs out.
    pub wake_at_ms: Option<i64>,
    /// The players by seat, if they changed.
    pub players: Option<Vec<(i64, String)>>,
}

/// The stage of a room.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum RoomStage {
    /// The match has not begun; players can sit down.
    Open,
    Playing,
    Over,
    /// The room was closed before the end of its match.
    Closed,
}

impl RoomStage {
    pub const ALL: [RoomStage; 4] = [RoomStage::Open, RoomStage::Playing, RoomStage::Over, RoomStage::Closed];

    pub const fn as_str(self) -> &'static str {
        match self {
            RoomStage::Open => "open",
            RoomStage::Playing => "playing",
            RoomStage::Over => "over",
            RoomStage::Closed => "closed",
        }
    }

    pub fn from_name(name: &str) -> Option<RoomStage> {
        RoomStage::ALL.into_iter().find(|stage| stage.as_str() == name)
    }
}
