//! How nodes reach each other: within one process, or by NATS.
//!
//! The bus promises nothing: a message may be lost with its node. Whoever needs an answer waits for one, and asks again
//! where the room is.

mod memory;
mod nats;

use std::time::Duration;

pub use memory::Switchboard;
use thiserror::Error;
use tokio::sync::mpsc;

use room::ids::NodeId;

/// How many parcels may wait for a node to read them.
const WAITING: usize = 4_096;

/// A way to all nodes.
#[derive(Clone)]
pub enum Bus {
    /// Nodes of this process, or a single one.
    Memory(Switchboard),
    Nats(async_nats::Client),
}

/// What arrives at a node.
pub struct Delivery {
    pub body: Vec<u8>,
    /// Where an answer is waited for.
    pub reply: Option<Reply>,
}

/// Where an answer is waited for.
pub enum Reply {
    Memory(tokio::sync::oneshot::Sender<Vec<u8>>),
    Nats(async_nats::Client, async_nats::Subject),
}

/// Why a message did not get through.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum BusError {
    /// The bus cannot be reached.
    #[error("the bus at {url} cannot be reached: {problem}")]
    Unreachable {
        /// Its address, without a password.
        url: String,
        problem: String,
    },
    /// The node is not there, or does not answer in time.
    #[error("the other node does not answer")]
    NoAnswer,
}

impl Bus {
    /// A bus for the nodes of this process.
    pub fn in_memory() -> Bus {
        Bus::Memory(Switchboard::default())
    }

    /// The bus at this address, such as `nats://127.0.0.1:4222`.
    pub async fn connect(url: &str) -> Result<Bus, BusError> {
        nats::connect(url).await.map(Bus::Nats)
    }

    /// Sends a message to a node.
    pub async fn send(&self, node: &NodeId, body: Vec<u8>) -> Result<(), BusError> {
        match self {
            Bus::Memory(switchboard) => switchboard.send(node, Delivery { body, reply: None }).await,
            Bus::Nats(client) => nats::send(client, node, body).await,
        }
    }

    /// Sends a message to a node and waits for its answer.
    pub async fn request(&self, node: &NodeId, body: Vec<u8>, wait: Duration) -> Result<Vec<u8>, BusError> {
        match self {
            Bus::Memory(switchboard) => switchboard.request(node, body, wait).await,
            Bus::Nats(client) => nats::request(client, node, body, wait).await,
        }
    }

    /// All that is sent to this node from now on.
    pub async fn listen(&self, node: &NodeId) -> Result<mpsc::Receiver<Delivery>, BusError> {
        match self {
            Bus::Memory(switchboard) => Ok(switchboard.listen(node)),
            Bus::Nats(client) => nats::listen(client.clone(), node).await,
        }
    }

    /// Whether the bus can be reached.
    pub async fn ping(&self) -> Result<(), BusError> {
        match self {
            Bus::Memory(_) => Ok(()),
            Bus::Nats(client) => nats::ping(client).await,
        }
    }
}

impl Reply {
    pub async fn send(self, body: Vec<u8>) {
        match self {
            // Whoever has stopped waiting needs no answer.
            Reply::Memory(waiting) => drop(waiting.send(body)),
            Reply::Nats(client, subject) => drop(client.publish(subject, body.into()).await),
        }
    }
}
