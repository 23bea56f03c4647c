//! Requests to a room whose sender waits for the answer, on this node or on another.

use std::sync::Arc;

use room::ids::{NodeId, PlayerId, RoomId};
use room::protocol::{Ack, Command, ErrorMessage};
use serde::Serialize;
use serde::de::DeserializeOwned;
use tokio::sync::oneshot;

use super::message::{Answer, RoomHandle, RoomMessage, Visitor};
use super::{ANSWER, Attempts, RoomLocation, Rooms};
use crate::bus::Reply;
use crate::error::ApiError;
use crate::nodes::{CloseRequest, CommandRequest, HandOverRequest, NodeMessage};

/// A request to a room.
pub(super) trait RoomRequest: Clone + Send + Sync + 'static {
    type Answer: Serialize + DeserializeOwned + Send;

    /// The message to a room on this node.
    fn for_room(self, answer: oneshot::Sender<Result<Self::Answer, ApiError>>) -> RoomMessage;

    /// The message to the node that has the room.
    fn for_node(self, room: RoomId) -> NodeMessage;

    /// The client's id for the request.
    fn id(&self) -> Option<&str> {
        None
    }
}

impl RoomRequest for CommandRequest {
    type Answer = Ack;

    fn for_room(self, answer: oneshot::Sender<Result<Ack, ApiError>>) -> RoomMessage {
        let CommandRequest { visitor, id, command } = self;
        RoomMessage::Command { visitor, id, command, answer: Answer::Caller(answer) }
    }

    fn for_node(self, room: RoomId) -> NodeMessage {
        NodeMessage::Request { room, request: self }
    }

    fn id(&self) -> Option<&str> {
        Some(&self.id)
    }
}

impl RoomRequest for HandOverRequest {
    type Answer = ();

    fn for_room(self, done: oneshot::Sender<Result<(), ApiError>>) -> RoomMessage {
        let HandOverRequest { from, to, name } = self;
        RoomMessage::HandOver { from, to, name, done }
    }

    fn for_node(self, room: RoomId) -> NodeMessage {
        NodeMessage::HandOver { room, request: self }
    }
}

impl RoomRequest for CloseRequest {
    type Answer = ();

    fn for_room(self, done: oneshot::Sender<Result<(), ApiError>>) -> RoomMessage {
        RoomMessage::Close { done }
    }

    fn for_node(self, room: RoomId) -> NodeMessage {
        NodeMessage::Close { room, request: self }
    }
}

impl Rooms {
    /// Sends a command to a room and returns the answer.
    pub async fn command(
        self: &Arc<Rooms>,
        room: &RoomId,
        visitor: &Visitor,
        id: &str,
        command: &Command,
    ) -> Result<Ack, ApiError> {
        let (visitor, id, command) = (visitor.clone(), id.to_owned(), command.clone());
        self.ask(room, &CommandRequest { visitor, id, command }).await
    }

    /// Gives a guest's seats in a room to the account.
    pub async fn hand_over(
        self: &Arc<Rooms>,
        room: &RoomId,
        from: &PlayerId,
        to: &PlayerId,
        name: &str,
    ) -> Result<(), ApiError> {
        let (from, to, name) = (from.clone(), to.clone(), name.to_owned());
        self.ask(room, &HandOverRequest { from, to, name }).await
    }

    /// Closes a room for an admin. Does nothing if its match is over.
    pub(crate) async fn close_by_admin(self: &Arc<Rooms>, room: &RoomId) -> Result<(), ApiError> {
        self.ask(room, &CloseRequest {}).await
    }

    /// Sends a request. If the room moves meanwhile, the request follows it.
    pub(super) async fn ask<E: RoomRequest>(
        self: &Arc<Rooms>,
        room: &RoomId,
        request: &E,
    ) -> Result<E::Answer, ApiError> {
        let mut attempts = Attempts::default();
        while attempts.next().await {
            let answer = match self.locate(room).await? {
                RoomLocation::Here(handle) => ask_here(&handle, request.clone()).await,
                RoomLocation::There(node) => self.ask_node(&node, room, request.clone()).await,
            };
            match answer {
                Err(ApiError::Moving) => {}
                answer => return answer,
            }
        }
        Err(ApiError::Moving)
    }

    pub(super) async fn ask_node<E: RoomRequest>(
        &self,
        node: &NodeId,
        room: &RoomId,
        request: E,
    ) -> Result<E::Answer, ApiError> {
        let answer = self.nodes.request(node, &request.for_node(room.clone()), ANSWER).await?;
        let answer: Result<E::Answer, ErrorMessage> =
            serde_json::from_slice(&answer).map_err(|_| ApiError::Moving)?;
        answer.map_err(|refused| {
            if refused.code == ApiError::Moving.code() {
                ApiError::Moving
            } else {
                ApiError::Relayed(refused)
            }
        })
    }

    /// Handles a request from another node.
    pub(super) async fn answer_node<E: RoomRequest>(
        self: Arc<Rooms>,
        room: RoomId,
        request: E,
        reply: Option<Reply>,
    ) {
        let id = request.id().map(str::to_owned);
        let answer = match self.locate(&room).await {
            Ok(RoomLocation::Here(handle)) => ask_here(&handle, request).await,
            Ok(RoomLocation::There(_)) => Err(ApiError::Moving),
            Err(error) => Err(error),
        };
        let answer = answer.map_err(|error| error.message(id.as_deref()));
        if let (Some(reply), Ok(body)) = (reply, serde_json::to_vec(&answer)) {
            reply.send(body).await;
        }
    }
}

async fn ask_here<E: RoomRequest>(handle: &RoomHandle, request: E) -> Result<E::Answer, ApiError> {
    let (asker, answer) = oneshot::channel();
    handle.send(request.for_room(asker)).await.map_err(|_| ApiError::Moving)?;
    answer.await.map_err(|_| ApiError::Moving)?
}
