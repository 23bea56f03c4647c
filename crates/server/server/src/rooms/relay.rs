//! The subscriptions to rooms on other nodes, and those of other nodes to rooms here.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

use room::ids::NodeId;

use super::message::{ClientSender, Ending, RoomHandle};

/// The subscriptions across nodes.
#[derive(Default)]
pub(super) struct Relay {
    /// Clients here that watch rooms on other nodes.
    watching: Mutex<HashMap<u64, (ClientSender, NodeId)>>,
    /// Clients of other nodes that watch rooms here.
    watched: Mutex<HashMap<(NodeId, u64), RemoteSubscriber>>,
}

/// A client of another node that watches a room here.
#[derive(Clone)]
pub(super) struct RemoteSubscriber {
    pub(super) handle: RoomHandle,
    pub(super) client: u64,
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

    /// Passes on what a remote room says to a client here. Forgets the client if it cannot be reached.
    pub(super) fn send_to_client(&self, client: u64, text: String) {
        let mut watching = locked(&self.watching);
        if watching.get(&client).is_some_and(|(client, _)| !client.send(text.into())) {
            watching.remove(&client);
        }
    }

    /// The remote room has ended this subscription.
    pub(super) fn end(&self, client: u64, why: Option<Ending>) {
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

    /// Registers a client of that node.
    pub(super) fn add_remote(&self, from: &NodeId, conn: u64, subscriber: RemoteSubscriber) {
        locked(&self.watched).insert((from.clone(), conn), subscriber);
    }

    pub(super) fn remove_remote(&self, from: &NodeId, conn: u64) -> Option<RemoteSubscriber> {
        locked(&self.watched).remove(&(from.clone(), conn))
    }

    pub(super) fn remote_subscriber(&self, from: &NodeId, conn: u64) -> Option<RemoteSubscriber> {
        locked(&self.watched).get(&(from.clone(), conn)).cloned()
    }
}
