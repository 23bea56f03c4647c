//! Removes people from a room. A room that is open does it itself; one that is over and closed is redacted in the store.

use std::collections::BTreeSet;
use std::sync::Arc;

use room::ids::{NodeId, PlayerId, RoomId};
use room::{Entry, LogEntry, Redaction, RoomError};
use store::{Claim, RoomRedaction, RoomStage, StoreError};
use tokio::sync::oneshot;

use super::message::RoomMessage;
use super::request::RoomRequest;
use super::{ATTEMPTS, PAUSE, Rooms};
use crate::clock::now_ms;
use crate::error::ApiError;
use crate::nodes::{ForgetRequest, NodeMessage};

impl RoomRequest for ForgetRequest {
    type Answer = ();

    fn for_room(self, done: oneshot::Sender<Result<(), ApiError>>) -> RoomMessage {
        RoomMessage::Forget { people: self.people, done }
    }

    fn for_node(self, room: RoomId) -> NodeMessage {
        NodeMessage::Forget { room, request: self }
    }
}

impl Rooms {
    /// Removes these people from a room, wherever it is open. Doing it again is harmless.
    pub(crate) async fn forget_people(
        self: &Arc<Rooms>,
        room: &RoomId,
        people: &BTreeSet<PlayerId>,
    ) -> Result<(), ApiError> {
        for _ in 0..ATTEMPTS {
            let Some(row) = self.store.room(room.as_str()).await? else { return Ok(()) };
            let is_done = matches!(row.stage, RoomStage::Over | RoomStage::Closed);
            let result = if is_done && !self.is_open(room) {
                self.redact_stored(room, row.summary, people).await
            } else {
                let asked = self.ask(room, &ForgetRequest { people: people.clone() }).await;
                match asked {
                    // No version of the server can open it.
                    Err(ApiError::Room(RoomError::Internal { .. })) => {
                        self.redact_stored(room, row.summary, people).await
                    }
                    asked => asked,
                }
            };
            match result {
                Err(ApiError::Moving) => tokio::time::sleep(PAUSE).await,
                result => return result,
            }
        }
        Err(ApiError::Moving)
    }

    /// Redacts a room that no node has open. Fails with [`ApiError::Moving`] if one opens it meanwhile.
    async fn redact_stored(
        self: &Arc<Rooms>,
        room: &RoomId,
        summary: Option<String>,
        people: &BTreeSet<PlayerId>,
    ) -> Result<(), ApiError> {
        let lease = match self.store.claim(room.as_str(), self.nodes.id.as_str()).await? {
            Claim::Owned(lease) => lease,
            Claim::Unknown => return Ok(()),
            Claim::HeldBy(node) => {
                let node = NodeId::parse(&node).ok_or(ApiError::Moving)?;
                return self.ask_node(&node, room, ForgetRequest { people: people.clone() }).await;
            }
        };
        let log = self.log(room, 0).await?;
        let redaction = redaction_of(&log, summary.as_deref(), people)?;
        let redacted = self.store.redact_room(&lease, redaction).await;
        self.store.release(&lease).await?;
        match redacted {
            Err(StoreError::Fenced) => Err(ApiError::Moving),
            redacted => Ok(redacted.map(|_| ())?),
        }
    }
}

/// What changes in a room.
pub(super) fn redaction_of(
    log: &[LogEntry],
    summary: Option<&str>,
    people: &BTreeSet<PlayerId>,
) -> Result<RoomRedaction, ApiError> {
    let redaction = Redaction::of(people);
    let appended = Entry::Redacted.to_line();
    let alias = |person: &PlayerId| {
        let alias = redaction.alias(person.as_str())?;
        Some((person.to_string(), alias.to_string()))
    };
    Ok(RoomRedaction {
        entries: redaction.entries(log),
        appended: appended.map_err(|_| ApiError::internal("an entry cannot be written"))?,
        at_ms: now_ms(),
        people: people.iter().filter_map(alias).collect(),
        summary: summary.and_then(|summary| redaction.summary(summary)),
    })
}
