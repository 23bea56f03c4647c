//! Serves the messages of other nodes.

use std::sync::Arc;

use room::ids::{NodeId, RoomId};
use room::protocol::Hello;
use tokio::sync::mpsc;

use super::message::{Answer, ClientReceiver, RoomMessage, Visitor, client_channel};
use super::relay::RemoteSubscriber;
use super::{RoomLocation, Rooms};
use crate::bus::{Delivery, Reply};
use crate::nodes::NodeMessage;

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
            NodeMessage::ToClient { conn, text } => self.relay.send_to_client(conn, text),
            NodeMessage::Gone { conn, why } => self.relay.end(conn, why),
            NodeMessage::Revoked => self.revocations.increment(),
            NodeMessage::Administered => self.administration.note_change(),
            NodeMessage::Unwatch { from, conn } => {
                if let Some(RemoteSubscriber { handle, client }) = self.relay.remove_remote(&from, conn) {
                    let _ = handle.send(RoomMessage::Unwatch { client }).await;
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
            // These may open a room, which takes a while, so they get their own task.
            NodeMessage::Watch { from, conn, room, visitor, after, chat_after, patches } => {
                let rooms = Arc::clone(self);
                let hello = Hello { after, chat_after, patches };
                tokio::spawn(async move { rooms.serve_remote(from, conn, room, visitor, hello).await });
            }
            NodeMessage::HandOver { room, request } => {
                tokio::spawn(Arc::clone(self).answer_node(room, request, reply));
            }
            NodeMessage::Forget { room, request } => {
                tokio::spawn(Arc::clone(self).answer_node(room, request, reply));
            }
            NodeMessage::Close { room, request } => {
                tokio::spawn(Arc::clone(self).answer_node(room, request, reply));
            }
            NodeMessage::Request { room, request } => {
                tokio::spawn(Arc::clone(self).answer_node(room, request, reply));
            }
        }
    }

    async fn serve_remote(
        self: Arc<Rooms>,
        from: NodeId,
        conn: u64,
        room: RoomId,
        visitor: Visitor,
        hello: Hello,
    ) {
        let (client, mut receiver) = client_channel(self.settings.client_queue);
        if let Ok(RoomLocation::Here(handle)) = self.locate(&room).await {
            let subscriber = RemoteSubscriber { handle: handle.clone(), client: client.id };
            self.relay.add_remote(&from, conn, subscriber);
            let watched = handle.send(RoomMessage::Watch { visitor, hello, client }).await;
            if watched.is_ok() {
                self.forward(&from, conn, &mut receiver).await;
            }
            self.relay.remove_remote(&from, conn);
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
