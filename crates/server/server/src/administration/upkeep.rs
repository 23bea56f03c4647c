//! Notices what admins have changed, samples the load and removes old data, while the server runs.

use std::sync::Arc;
use std::time::{Duration, Instant};

use store::{LoadSample, StoreError};
use tokio::task::JoinHandle;
use tokio_util::sync::CancellationToken;

use super::load;
use super::orders::run_orders;
use crate::app::App;
use crate::clock::now_ms;
use crate::error::ApiError;

/// The time between two looks for changes.
const LOOK: Duration = Duration::from_millis(600);

/// How long announcements are kept after they ended.
const ANNOUNCEMENTS_MS: i64 = 30 * DAY_MS;

const DAY_MS: i64 = 24 * 3600 * 1_000;

/// Runs until the server shuts down.
pub(crate) async fn run(app: Arc<App>, closing: CancellationToken) {
    let mut sampled: Option<Instant> = None;
    let mut orders: Option<JoinHandle<()>> = None;
    while !closing.is_cancelled() {
        let changed = app.administration.refresh().await.unwrap_or_else(|error| {
            tracing::warn!(%error, "the store did not say what admins have changed");
            false
        });
        // Orders can take a while, and bans must not wait for them.
        let is_idle = orders.as_ref().is_none_or(JoinHandle::is_finished);
        if changed {
            app.administration.note_orders(true);
        }
        if is_idle && app.administration.orders_wait() {
            app.administration.note_orders(false);
            let app = Arc::clone(&app);
            orders = Some(tokio::spawn(async move {
                if !run_orders(&app).await {
                    app.administration.note_orders(true);
                }
            }));
        }
        if sampled.is_none_or(|sampled| sampled.elapsed() >= load::INTERVAL) {
            sampled = Some(Instant::now());
            sample(&app).await;
        }
        tokio::select! {
            () = tokio::time::sleep(LOOK) => {}
            () = app.administration.wait_for_change() => {}
            () = closing.cancelled() => {}
        }
    }
    if let Some(orders) = orders {
        orders.abort();
    }
}

/// Applies a change that was made here, and tells the other nodes of it.
pub(crate) async fn apply(app: &App) -> Result<(), ApiError> {
    app.administration.refresh().await?;
    app.administration.announce_change().await;
    // If an order cannot be carried out now, it is tried again.
    if !run_orders(app).await {
        app.administration.note_orders(true);
    }
    Ok(())
}

/// Stores how busy this node is, and removes what is too old.
async fn sample(app: &App) {
    let (requests, answer_us) = app.administration.load.take();
    let sample = LoadSample {
        node: app.nodes.id.to_string(),
        at_ms: now_ms(),
        people: app.administration.online.count(),
        rooms: i64::try_from(app.rooms.count()).unwrap_or(i64::MAX),
        requests,
        answer_us,
        memory_bytes: load::memory_bytes(),
    };
    if let Err(error) = app.store.add_load_sample(sample).await {
        tracing::debug!(%error, "the load of this node could not be stored");
    }
    if let Err(error) = purge(app).await {
        tracing::warn!(%error, "old data of the administration could not be removed");
    }
}

async fn purge(app: &App) -> Result<(), StoreError> {
    app.store.purge_audit_log(i64::from(app.settings.audit_days) * DAY_MS).await?;
    app.store.purge_announcements(ANNOUNCEMENTS_MS).await?;
    app.store.purge_bans().await?;
    app.store.purge_load_samples(now_ms() - load::KEPT_MS).await?;
    Ok(())
}
