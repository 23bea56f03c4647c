//! A message that arrived over the bus, and where its answer goes.

use async_nats::{Client, Subject};
use thiserror::Error;
use tokio::sync::oneshot;

use super::cluster_key::{ClusterKey, Tag};

/// How many messages may be queued for a node.
pub(super) const QUEUE: usize = 4_096;

/// A message that arrived at a node.
pub struct Delivery {
    pub body: Vec<u8>,
    /// Where to send the answer, if the sender waits for one.
    pub reply: Option<Reply>,
}

/// Where to send the answer, if the sender waits for one.
pub enum Reply {
    Memory(oneshot::Sender<Vec<u8>>),
    Nats(Box<NatsReply>),
}

/// Where the answer to a request over NATS goes.
pub struct NatsReply {
    pub(super) client: Client,
    pub(super) key: ClusterKey,
    pub(super) subject: Subject,
    /// The code of the request. The answer is valid only for this request.
    pub(super) request: Tag,
}

#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BusError {
    #[error("cannot reach the bus at {url}: {problem}")]
    Unreachable {
        /// Without a password.
        url: String,
        problem: String,
    },
    /// The node is gone, or does not answer in time.
    #[error("the other node does not answer")]
    NoAnswer,
}

impl Reply {
    pub async fn send(self, body: Vec<u8>) {
        match self {
            // If the sender has stopped waiting, the answer is dropped.
            Reply::Memory(waiting) => drop(waiting.send(body)),
            Reply::Nats(reply) => reply.send(&body).await,
        }
    }
}

impl NatsReply {
    async fn send(self, body: &[u8]) {
        let (sealed, _) = self.key.seal(&self.request, body);
        // If the sender has stopped waiting, the answer is dropped.
        let _ = self.client.publish(self.subject, sealed.into()).await;
    }
}
