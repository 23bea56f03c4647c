//! The nodes that share a store, and how this one sends messages to the others.

mod message;

use std::collections::BTreeSet;
use std::time::Duration;

use room::ids::NodeId;
use store::{Store, StoreError};

use crate::bus::Bus;
use crate::error::ApiError;
use crate::rooms::json;

pub(crate) use message::{CloseRequest, CommandRequest, ForgetRequest, HandOverRequest, NodeMessage};

#[derive(Clone)]
pub struct Nodes {
    pub id: NodeId,
    pub(crate) bus: Bus,
    store: Store,
}

impl Nodes {
    pub(crate) fn new(id: NodeId, store: Store, bus: Bus) -> Nodes {
        Nodes { id, bus, store }
    }

    /// Sends a message and does not wait for an answer.
    pub(crate) async fn send(&self, node: &NodeId, message: &NodeMessage) -> Result<(), ApiError> {
        self.bus.send(node, json(message).as_bytes().to_vec()).await.map_err(|_| ApiError::Moving)
    }

    /// Sends a message and returns the body of the answer.
    pub(crate) async fn request(
        &self,
        node: &NodeId,
        message: &NodeMessage,
        timeout: Duration,
    ) -> Result<Vec<u8>, ApiError> {
        self.bus.request(node, json(message).as_bytes().to_vec(), timeout).await.map_err(|_| ApiError::Moving)
    }

    /// Sends a message to every other node. If one cannot be reached, the others still get it.
    pub(crate) async fn send_to_others(&self, message: &NodeMessage) -> Result<(), ApiError> {
        let mut sent = Ok(());
        for node in self.alive().await?.into_iter().filter(|node| *node != self.id) {
            sent = sent.and(self.send(&node, message).await);
        }
        sent
    }

    /// The nodes whose heartbeat the store has seen lately.
    pub(crate) async fn alive(&self) -> Result<BTreeSet<NodeId>, StoreError> {
        let nodes = self.store.living_nodes().await?;
        Ok(nodes.iter().filter_map(|node| NodeId::parse(&node.id)).collect())
    }
}
