//! A node among others: it shows that it lives, sees who else does, and takes over what nobody minds.

use std::collections::BTreeSet;
use std::sync::Arc;
use std::time::Duration;

use tokio_util::sync::CancellationToken;

use crate::app::App;
use crate::ops;
use room::ids::{NodeId, RoomId};

/// How many rooms that nobody minds are taken over at once.
const ADOPTED: u32 = 64;

/// How many beats pass between two sweeps of what has gone stale.
const SWEEP: u32 = 300;

impl App {
    /// Shows that this node lives, until the server goes down.
    pub async fn live(self: Arc<App>, address: String, closing: CancellationToken) {
        let mut beats = 0_u32;
        while !closing.is_cancelled() {
            self.beat(&address).await;
            ops::tidy();
            if beats.is_multiple_of(SWEEP) {
                self.sweep().await;
            }
            beats = beats.wrapping_add(1);
            let pause = tokio::time::sleep(self.beat_interval());
            tokio::select! {
                () = pause => {}
                () = closing.cancelled() => {}
            }
        }
    }

    /// Often enough that one beat may be lost.
    fn beat_interval(&self) -> Duration {
        self.settings.node_ttl / 4
    }

    /// Shows that this node lives, and looks after the others.
    pub async fn beat(self: &Arc<App>, address: &str) {
        let ttl_ms = i64::try_from(self.settings.node_ttl.as_millis()).unwrap_or(i64::MAX);
        if let Err(error) = self.store.beat(self.node.as_str(), address, ttl_ms).await {
            tracing::warn!(%error, "the store did not hear that this node lives");
            return;
        }
        match self.store.living_nodes().await {
            Ok(nodes) => {
                let living: BTreeSet<NodeId> =
                    nodes.iter().filter_map(|node| NodeId::parse(&node.id)).collect();
                self.rooms.relay.bury(&living);
            }
            Err(error) => tracing::warn!(%error, "the store did not say which nodes live"),
        }
        self.adopt().await;
    }

    /// Opens rooms in which something is due and that nobody minds.
    async fn adopt(self: &Arc<App>) {
        if self.is_closing() {
            return;
        }
        for room in self.store.due(ADOPTED).await.unwrap_or_default() {
            let Some(room) = RoomId::parse(&room) else { continue };
            if let Err(error) = self.locate(&room).await {
                tracing::warn!(%room, %error, "a room in which something is due could not be opened");
            }
        }
    }

    async fn sweep(&self) {
        self.limits.sweep();
        if let Err(error) = self.store.purge_sessions().await {
            tracing::warn!(%error, "sessions that ran out could not be removed");
        }
    }
}
