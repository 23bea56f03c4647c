//! The heartbeat of this node: it keeps its leases, notices dead nodes and takes over rooms in which something is due.

use std::sync::Arc;

use room::ids::RoomId;
use tokio_util::sync::CancellationToken;

use crate::app::App;
use crate::ops;

/// How many rooms one beat adopts at most.
const ADOPTED: u32 = 64;

/// Beats between two removals of expired data.
const SWEEP: u32 = 300;

/// How long notices are kept after they were sent, in milliseconds: longer than any question waits.
const NOTICES_MS: i64 = 60 * 24 * 3600 * 1_000;

/// Beats until the server shuts down.
pub(crate) async fn run(app: Arc<App>, address: String, closing: CancellationToken) {
    let mut beats = 0_u32;
    // Often enough that one beat may be lost.
    let interval = app.settings.node_ttl / 4;
    while !closing.is_cancelled() {
        beat(&app, &address).await;
        ops::upkeep();
        if beats.is_multiple_of(SWEEP) {
            sweep(&app).await;
        }
        beats = beats.wrapping_add(1);
        tokio::select! {
            () = tokio::time::sleep(interval) => {}
            () = closing.cancelled() => {}
        }
    }
}

/// Tells the store that this node is alive, drops subscriptions to dead nodes, and adopts rooms.
pub(crate) async fn beat(app: &App, address: &str) {
    let ttl_ms = i64::try_from(app.settings.node_ttl.as_millis()).unwrap_or(i64::MAX);
    if let Err(error) = app.store.beat(app.nodes.id.as_str(), address, ttl_ms).await {
        tracing::warn!(%error, "the heartbeat could not be stored");
        return;
    }
    match app.nodes.alive().await {
        Ok(alive) => app.rooms.drop_dead_nodes(&alive),
        Err(error) => tracing::warn!(%error, "the store did not list the live nodes"),
    }
    adopt(app).await;
}

/// Opens rooms in which something is due and that no node has open.
async fn adopt(app: &App) {
    if app.rooms.is_closing() {
        return;
    }
    let due = match app.store.due(ADOPTED).await {
        Ok(due) => due,
        Err(error) => {
            return tracing::warn!(%error, "the store did not list the rooms in which something is due");
        }
    };
    for room in due.iter().filter_map(|room| RoomId::parse(room)) {
        if let Err(error) = app.rooms.locate(&room).await {
            tracing::warn!(%room, %error, "a room in which something is due could not be opened");
        }
    }
}

async fn sweep(app: &App) {
    app.limits.sweep();
    if let Err(error) = app.store.purge_sessions().await {
        tracing::warn!(%error, "expired sessions could not be removed");
    }
    if let Err(error) = app.store.purge_links().await {
        tracing::warn!(%error, "expired links could not be removed");
    }
    if let Err(error) = app.store.purge_counters().await {
        tracing::warn!(%error, "old counters could not be removed");
    }
    if let Err(error) = app.store.purge_notices(NOTICES_MS).await {
        tracing::warn!(%error, "old notices could not be removed");
    }
}
