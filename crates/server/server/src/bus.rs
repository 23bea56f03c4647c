//! The bus between nodes: in one process, or over NATS.
//!
//! Delivery is not guaranteed: a message may be lost with its node. A sender that needs an answer waits for it, and
//! looks for the room again if none comes.

mod cluster_key;
mod delivery;
mod memory;
mod nats;

use std::time::Duration;

pub use cluster_key::ClusterKey;
pub use delivery::{BusError, Delivery, Reply};
pub use memory::MemoryBus;
pub use nats::NatsBus;
use room::ids::NodeId;
use tokio::sync::mpsc;

#[derive(Clone)]
pub enum Bus {
    /// All nodes are in this process.
    Memory(MemoryBus),
    Nats(NatsBus),
}

impl Bus {
    pub fn in_memory() -> Bus {
        Bus::Memory(MemoryBus::default())
    }

    /// Connects to a NATS server, such as `nats://127.0.0.1:4222`. All nodes need the same key.
    pub async fn connect(url: &str, key: ClusterKey) -> Result<Bus, BusError> {
        NatsBus::connect(url, key).await.map(Bus::Nats)
    }

    pub async fn send(&self, node: &NodeId, body: Vec<u8>) -> Result<(), BusError> {
        match self {
            Bus::Memory(bus) => bus.send(node, Delivery { body, reply: None }).await,
            Bus::Nats(bus) => bus.send(node, &body).await,
        }
    }

    /// Sends a message to a node and waits for its answer.
    pub async fn request(&self, node: &NodeId, body: Vec<u8>, wait: Duration) -> Result<Vec<u8>, BusError> {
        match self {
            Bus::Memory(bus) => bus.request(node, body, wait).await,
            Bus::Nats(bus) => bus.request(node, &body, wait).await,
        }
    }

    /// Receives the messages to this node from now on.
    pub async fn listen(&self, node: &NodeId) -> Result<mpsc::Receiver<Delivery>, BusError> {
        match self {
            Bus::Memory(bus) => Ok(bus.listen(node)),
            Bus::Nats(bus) => bus.listen(node).await,
        }
    }

    pub async fn ping(&self) -> Result<(), BusError> {
        match self {
            Bus::Memory(_) => Ok(()),
            Bus::Nats(bus) => bus.ping().await,
        }
    }
}
