//! A bus for nodes in one process.

use std::collections::BTreeMap;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use room::ids::NodeId;
use tokio::sync::{mpsc, oneshot};

use super::delivery::{BusError, Delivery, QUEUE, Reply};

/// Connects the nodes of one process.
#[derive(Clone, Default)]
pub struct MemoryBus {
    nodes: Arc<Mutex<BTreeMap<NodeId, mpsc::Sender<Delivery>>>>,
}

impl MemoryBus {
    pub(super) fn listen(&self, node: &NodeId) -> mpsc::Receiver<Delivery> {
        let (sender, receiver) = mpsc::channel(QUEUE);
        self.nodes.lock().unwrap_or_else(PoisonError::into_inner).insert(node.clone(), sender);
        receiver
    }

    pub(super) async fn send(&self, node: &NodeId, delivery: Delivery) -> Result<(), BusError> {
        let queue = self.nodes.lock().unwrap_or_else(PoisonError::into_inner).get(node).cloned();
        let queue = queue.ok_or(BusError::NoAnswer)?;
        queue.send(delivery).await.map_err(|_| BusError::NoAnswer)
    }

    pub(super) async fn request(
        &self,
        node: &NodeId,
        body: Vec<u8>,
        wait: Duration,
    ) -> Result<Vec<u8>, BusError> {
        let (sender, receiver) = oneshot::channel();
        self.send(node, Delivery { body, reply: Some(Reply::Memory(sender)) }).await?;
        let answer = tokio::time::timeout(wait, receiver).await;
        answer.ok().and_then(Result::ok).ok_or(BusError::NoAnswer)
    }
}
