//! A client's subscription to a room, on this node or on another.

use std::sync::Arc;

use room::ids::{NodeId, RoomId};
use room::protocol::{Command, Hello};

use super::message::{Answer, ClientReceiver, RoomHandle, RoomMessage, Visitor, client_channel};
use super::{Attempts, RoomLocation, Rooms};
use crate::error::ApiError;
use crate::nodes::NodeMessage;

/// A client's end of a subscription. Messages arrive at the [`ClientReceiver`]. When that closes, the client must
/// subscribe again.
pub struct Subscription {
    rooms: Arc<Rooms>,
    visitor: Visitor,
    client: u64,
    room: Target,
}

enum Target {
    Here(RoomHandle),
    There { node: NodeId, room: RoomId },
}

impl Rooms {
    /// Subscribes to a room. If the room moves meanwhile, the request follows it.
    pub async fn subscribe(
        self: &Arc<Rooms>,
        room: &RoomId,
        visitor: &Visitor,
        hello: &Hello,
    ) -> Result<(Subscription, ClientReceiver), ApiError> {
        let (client, receiver) = client_channel(self.settings.client_queue);
        let mut attempts = Attempts::default();
        while attempts.next().await {
            let target = match self.locate(room).await? {
                RoomLocation::Here(handle) => {
                    let (visitor, hello, client) = (visitor.clone(), hello.clone(), client.clone());
                    let message = RoomMessage::Watch { visitor, hello, client };
                    handle.send(message).await.is_ok().then_some(Target::Here(handle))
                }
                RoomLocation::There(node) => {
                    let message = NodeMessage::Watch {
                        from: self.nodes.id.clone(),
                        conn: client.id,
                        room: room.clone(),
                        visitor: visitor.clone(),
                        after: hello.after,
                        chat_after: hello.chat_after,
                        patches: hello.patches,
                    };
                    self.relay.add(&client, &node);
                    let sent = self.nodes.send(&node, &message).await;
                    sent.is_ok().then(|| Target::There { node, room: room.clone() })
                }
            };
            if let Some(target) = target {
                let (rooms, visitor) = (Arc::clone(self), visitor.clone());
                return Ok((Subscription { rooms, visitor, client: client.id, room: target }, receiver));
            }
        }
        Err(ApiError::Moving)
    }
}

impl Subscription {
    /// Sends a command; the answer arrives at the receiver.
    pub async fn command(&self, id: String, command: Command) -> Result<(), ApiError> {
        match &self.room {
            Target::Here(handle) => {
                let (visitor, answer) = (self.visitor.clone(), Answer::Client(self.client));
                let message = RoomMessage::Command { visitor, id, command, answer };
                handle.send(message).await.map_err(|_| ApiError::Moving)
            }
            Target::There { node, .. } => {
                let (from, conn) = (self.rooms.nodes.id.clone(), self.client);
                let message = NodeMessage::Command { from, conn, visitor: self.visitor.clone(), id, command };
                self.rooms.nodes.send(node, &message).await
            }
        }
    }

    /// Requests the position in sentences.
    pub async fn describe(&self) -> Result<(), ApiError> {
        match &self.room {
            Target::Here(handle) => {
                let message = RoomMessage::Describe { client: self.client };
                handle.send(message).await.map_err(|_| ApiError::Moving)
            }
            Target::There { node, .. } => {
                let message = NodeMessage::Describe { from: self.rooms.nodes.id.clone(), conn: self.client };
                self.rooms.nodes.send(node, &message).await
            }
        }
    }
}

/// Unsubscribes.
impl Drop for Subscription {
    fn drop(&mut self) {
        let client = self.client;
        match &self.room {
            Target::Here(handle) => {
                let handle = handle.clone();
                // This message must not get lost, or the seat would count as connected forever.
                if handle.try_send(RoomMessage::Unwatch { client }).is_err() {
                    tokio::spawn(async move { handle.send(RoomMessage::Unwatch { client }).await });
                }
            }
            Target::There { node, room } => {
                self.rooms.relay.remove(client);
                let (rooms, node, room) = (Arc::clone(&self.rooms), node.clone(), room.clone());
                let message = NodeMessage::Unwatch { from: rooms.nodes.id.clone(), conn: client };
                tokio::spawn(async move {
                    if rooms.nodes.send(&node, &message).await.is_err() {
                        tracing::debug!(%room, "a dead node was not informed that a subscription ended");
                    }
                });
            }
        }
    }
}
