//! Rooms on other nodes: what is sent there, and what comes back.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;

use super::message::{
    Answer, ClientReceiver, ClientSender, Ending, RoomHandle, RoomMessage, Visitor, client_channel,
};
use super::request::{CommandRequest, HandOverRequest};
use super::{RoomLocation, Rooms};
use crate::bus::{Delivery, Reply};
use room::ids::{NodeId, RoomId};
use room::protocol::{Command, Cursor};

/// What nodes send each other.
#[derive(Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub(crate) enum NodeMessage {
    /// Someone there wants to watch a room here.
    Watch {
        from: NodeId,
        conn: u64,
        room: RoomId,
        visitor: Visitor,
        after: Option<Cursor>,
        chat_after: Option<i64>,
    },
    /// They do not any more.
    Unwatch { from: NodeId, conn: u64 },
    /// Someone who watches asks for something.
    Command { from: NodeId, conn: u64, visitor: Visitor, id: String, command: Command },
    /// Someone who watches asks for the position in sentences.
    Describe { from: NodeId, conn: u64 },
    /// Someone who waits for the answer asks for something.
    Request { room: RoomId, request: CommandRequest },
    /// A guest who logged in there has a seat in a room here.
    HandOver { room: RoomId, request: HandOverRequest },
    /// A session has ended, or a bot's token was taken away, and whoever stays is to be looked up anew.
    Revoked,
    /// Something for someone who watches.
    Told { conn: u64, text: String },
    /// The room has let go of someone who watches.
    Gone {
        conn: u64,
        #[serde(default)]
        why: Option<Ending>,
    },
}

/// Those who watch across nodes.
#[derive(Default)]
pub(super) struct Relay {
    /// Those here who watch rooms elsewhere, and where.
    watching: Mutex<HashMap<u64, (ClientSender, NodeId)>>,
    /// Those elsewhere who watch rooms here, and at which place.
    watched: Mutex<HashMap<(NodeId, u64), RemoteSubscriber>>,
}

#[derive(Clone)]
struct RemoteSubscriber {
    handle: RoomHandle,
    client: u64,
}

fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Relay {
    /// Expects something from that node for this client.
    pub(super) fn expect(&self, client: &ClientSender, node: &NodeId) {
        locked(&self.watching).insert(client.id, (client.clone(), node.clone()));
    }

    /// Expects nothing more for it.
    pub(super) fn dismiss(&self, client: u64) {
        locked(&self.watching).remove(&client);
    }

    /// The room there has let go of someone here, for this reason.
    fn part(&self, client: u64, why: Option<Ending>) {
        let parted = locked(&self.watching).remove(&client);
        if let (Some((client, _)), Some(why)) = (parted, why) {
            client.end(why);
        }
    }

    /// Lets go of all who watch rooms of nodes that do not live any more, so that they look for them anew.
    pub(super) fn drop_dead_nodes(&self, alive: &BTreeSet<NodeId>) {
        locked(&self.watching).retain(|_, (_, node)| alive.contains(node));
        locked(&self.watched).retain(|(node, _), _| alive.contains(node));
    }

    fn remote_subscriber(&self, from: &NodeId, conn: u64) -> Option<RemoteSubscriber> {
        locked(&self.watched).get(&(from.clone(), conn)).cloned()
    }
}

impl Rooms {
    /// Reads what other nodes send, for as long as they can.
    pub async fn serve_nodes(self: Arc<Rooms>, mut deliveries: mpsc::Receiver<Delivery>) {
        while let Some(Delivery { body, reply }) = deliveries.recv().await {
            match serde_json::from_slice(&body) {
                Ok(message) => self.unpack(message, reply).await,
                Err(error) => tracing::warn!(%error, "a message from another node cannot be read"),
            }
        }
    }

    async fn unpack(self: &Arc<Rooms>, message: NodeMessage, reply: Option<Reply>) {
        match message {
            NodeMessage::Told { conn, text } => self.told(conn, text),
            NodeMessage::Gone { conn, why } => self.relay.part(conn, why),
            NodeMessage::Revoked => self.revocations.hear(),
            NodeMessage::Unwatch { from, conn } => {
                let holder = locked(&self.relay.watched).remove(&(from, conn));
                if let Some(holder) = holder {
                    let _ = holder.handle.send(RoomMessage::Unwatch { client: holder.client }).await;
                }
            }
            NodeMessage::Command { from, conn, visitor, id, command } => {
                if let Some(RemoteSubscriber { handle, client }) = self.relay.remote_subscriber(&from, conn) {
                    let answer = Answer::ClientSender(client);
                    let _ = handle.send(RoomMessage::Command { visitor, id, command, answer }).await;
                } else {
                    let _ = self.nodes.send(&from, &NodeMessage::Gone { conn, why: None }).await;
                }
            }
            NodeMessage::Describe { from, conn } => {
                if let Some(RemoteSubscriber { handle, client }) = self.relay.remote_subscriber(&from, conn) {
                    let _ = handle.send(RoomMessage::Describe { client }).await;
                }
            }
            // These three may take a while to open a room, and others are not to wait for it.
            NodeMessage::Watch { from, conn, room, visitor, after, chat_after } => {
                let rooms = Arc::clone(self);
                tokio::spawn(
                    async move { rooms.watch_here(from, conn, room, visitor, after, chat_after).await },
                );
            }
            NodeMessage::HandOver { room, request } => {
                tokio::spawn(Arc::clone(self).ask_for(room, request, reply));
            }
            NodeMessage::Request { room, request } => {
                tokio::spawn(Arc::clone(self).ask_for(room, request, reply));
            }
        }
    }

    fn told(&self, conn: u64, text: String) {
        let mut watching = locked(&self.relay.watching);
        if watching.get(&conn).is_some_and(|(client, _)| !client.send(text.into())) {
            watching.remove(&conn);
        }
    }

    async fn watch_here(
        self: Arc<Rooms>,
        from: NodeId,
        conn: u64,
        room: RoomId,
        visitor: Visitor,
        after: Option<Cursor>,
        chat_after: Option<i64>,
    ) {
        let (client, mut receiver) = client_channel(self.settings.client_queue);
        if let Ok(RoomLocation::Here(handle)) = self.locate(&room).await {
            let holder = RemoteSubscriber { handle: handle.clone(), client: client.id };
            locked(&self.relay.watched).insert((from.clone(), conn), holder);
            let watched = handle.send(RoomMessage::Watch { visitor, after, chat_after, client }).await;
            if watched.is_ok() {
                self.forward(&from, conn, &mut receiver).await;
            }
            locked(&self.relay.watched).remove(&(from.clone(), conn));
        }
        let _ = self.nodes.send(&from, &NodeMessage::Gone { conn, why: receiver.ending() }).await;
    }

    /// Sends on what the room tells, until it lets go.
    async fn forward(&self, to: &NodeId, conn: u64, receiver: &mut ClientReceiver) {
        let mut texts = Vec::new();
        while receiver.receive(&mut texts).await > 0 {
            for text in texts.drain(..) {
                if self.nodes.send(to, &NodeMessage::Told { conn, text: text.to_string() }).await.is_err() {
                    return;
                }
            }
        }
    }
}
