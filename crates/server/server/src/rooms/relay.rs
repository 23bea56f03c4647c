//! Messages between nodes, and subscriptions to rooms on other nodes.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use room::ids::{NodeId, RoomId};
use room::protocol::{Command, Cursor};
use serde::{Deserialize, Serialize};
use tokio::sync::mpsc;

use super::message::{
    Answer, ClientReceiver, ClientSender, Ending, RoomHandle, RoomMessage, Visitor, client_channel,
};
use super::request::{CommandRequest, HandOverRequest};
use super::{RoomLocation, Rooms};
use crate::bus::{Delivery, Reply};

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
    /// A session or bot token was revoked: long-lived connections must check theirs.
    Revoked,
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

/// The subscriptions across nodes.
#[derive(Default)]
pub(super) struct Relay {
    /// Clients here that watch rooms on other nodes.
    watching: Mutex<HashMap<u64, (ClientSender, NodeId)>>,
    /// Clients of other nodes that watch rooms here.
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
    /// Registers a client that subscribes to a room on that node.
    pub(super) fn add(&self, client: &ClientSender, node: &NodeId) {
        locked(&self.watching).insert(client.id, (client.clone(), node.clone()));
    }

    pub(super) fn remove(&self, client: u64) {
        locked(&self.watching).remove(&client);
    }

    /// The remote room has ended this subscription.
    fn end(&self, client: u64, why: Option<Ending>) {
        let removed = locked(&self.watching).remove(&client);
        if let (Some((client, _)), Some(why)) = (removed, why) {
            client.end(why);
        }
    }

    /// Ends subscriptions to and from dead nodes. The clients here then look for the room again.
    pub(super) fn drop_dead_nodes(&self, alive: &BTreeSet<NodeId>) {
        locked(&self.watching).retain(|_, (_, node)| alive.contains(node));
        locked(&self.watched).retain(|(node, _), _| alive.contains(node));
    }

    fn remote_subscriber(&self, from: &NodeId, conn: u64) -> Option<RemoteSubscriber> {
        locked(&self.watched).get(&(from.clone(), conn)).cloned()
    }
}

impl Rooms {
    /// Handles messages of other nodes until the bus closes.
    pub async fn serve_nodes(self: Arc<Rooms>, mut deliveries: mpsc::Receiver<Delivery>) {
        while let Some(Delivery { body, reply }) = deliveries.recv().await {
            match serde_json::from_slice(&body) {
                Ok(message) => self.handle(message, reply).await,
                Err(error) => tracing::warn!(%error, "a message from another node cannot be read"),
            }
        }
    }

    async fn handle(self: &Arc<Rooms>, message: NodeMessage, reply: Option<Reply>) {
        match message {
            NodeMessage::ToClient { conn, text } => self.send_to_client(conn, text),
            NodeMessage::Gone { conn, why } => self.relay.end(conn, why),
            NodeMessage::Revoked => self.revocations.increment(),
            NodeMessage::Unwatch { from, conn } => {
                let subscriber = locked(&self.relay.watched).remove(&(from, conn));
                if let Some(subscriber) = subscriber {
                    let _ = subscriber.handle.send(RoomMessage::Unwatch { client: subscriber.client }).await;
                }
            }
            NodeMessage::Command { from, conn, visitor, id, command } => {
                if let Some(RemoteSubscriber { handle, client }) = self.relay.remote_subscriber(&from, conn) {
                    let answer = Answer::Client(client);
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
            // These three may open a room, which takes a while, so they get their own task.
            NodeMessage::Watch { from, conn, room, visitor, after, chat_after } => {
                let rooms = Arc::clone(self);
                tokio::spawn(async move {
                    rooms.serve_remote(from, conn, room, visitor, after, chat_after).await
                });
            }
            NodeMessage::HandOver { room, request } => {
                tokio::spawn(Arc::clone(self).answer_node(room, request, reply));
            }
            NodeMessage::Request { room, request } => {
                tokio::spawn(Arc::clone(self).answer_node(room, request, reply));
            }
        }
    }

    fn send_to_client(&self, conn: u64, text: String) {
        let mut watching = locked(&self.relay.watching);
        if watching.get(&conn).is_some_and(|(client, _)| !client.send(text.into())) {
            watching.remove(&conn);
        }
    }

    async fn serve_remote(
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
            let subscriber = RemoteSubscriber { handle: handle.clone(), client: client.id };
            locked(&self.relay.watched).insert((from.clone(), conn), subscriber);
            let watched = handle.send(RoomMessage::Watch { visitor, after, chat_after, client }).await;
            if watched.is_ok() {
                self.forward(&from, conn, &mut receiver).await;
            }
            locked(&self.relay.watched).remove(&(from.clone(), conn));
        }
        let _ = self.nodes.send(&from, &NodeMessage::Gone { conn, why: receiver.ending() }).await;
    }

    /// Forwards the messages of the room until the subscription ends.
    async fn forward(&self, to: &NodeId, conn: u64, receiver: &mut ClientReceiver) {
        let mut texts = Vec::new();
        while receiver.receive(&mut texts).await > 0 {
            for text in texts.drain(..) {
                if self.nodes.send(to, &NodeMessage::ToClient { conn, text: text.to_string() }).await.is_err()
                {
                    return;
                }
            }
        }
    }
}
