//! Runs the server from startup to shutdown.

use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

use crate::api;
use crate::app::App;
use crate::bus::BusError;
use crate::connections::HttpServer;
use crate::{administration, daily, erasures, heartbeat, notice_sender, ops, results};

/// How long open connections may take to close on shutdown.
const GRACE: Duration = Duration::from_secs(5);

/// Why the server could not serve.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    #[error(transparent)]
    Bus(#[from] BusError),
    #[error("the server cannot listen: {0}")]
    Listen(#[from] std::io::Error),
}

/// Serves until `closing` is cancelled. Then it releases the rooms, closes the sockets and leaves the store.
pub async fn run(app: Arc<App>, listener: TcpListener, closing: CancellationToken) -> Result<(), ServeError> {
    let address = listener.local_addr()?.to_string();
    let deliveries = app.nodes.bus.listen(&app.nodes.id).await?;
    if let Err(error) = app.store.release_all(app.nodes.id.as_str()).await {
        tracing::warn!(%error, "the rooms of the last run could not be released");
    }
    heartbeat::beat(&app, &address).await;
    if let Err(error) = app.store.set_node_version(app.nodes.id.as_str(), env!("CARGO_PKG_VERSION")).await {
        tracing::warn!(%error, "the version of this node could not be stored");
    }
    if let Err(error) = app.administration.refresh().await {
        tracing::warn!(%error, "the bans could not be read yet");
    }
    let nodes = tokio::spawn(Arc::clone(&app.rooms).serve_nodes(deliveries));
    let beats = tokio::spawn(heartbeat::run(Arc::clone(&app), address, closing.clone()));
    let measuring = tokio::spawn(daily::run(Arc::clone(&app), closing.clone()));
    let adding = tokio::spawn(results::run(Arc::clone(&app), closing.clone()));
    let sending = tokio::spawn(notice_sender::run(Arc::clone(&app), closing.clone()));
    let administering = tokio::spawn(administration::run(Arc::clone(&app), closing.clone()));
    let erasing = tokio::spawn(erasures::run(Arc::clone(&app), closing.clone()));
    let stopping = CancellationToken::new();
    let stop_rooms = async {
        closing.cancelled().await;
        app.reviews.stop();
        app.rooms.stop_all().await;
        stopping.cancel();
    };
    let server = HttpServer {
        router: ops::with_operator_routes(&app, api::router(&app)),
        header_timeout: app.settings.header_timeout,
        stopping: stopping.clone(),
    };
    let served = async { tokio::join!(server.run(listener, Arc::clone(&app.connections)), stop_rooms) };
    tokio::select! {
        _ = served => {}
        () = overdue(&closing) => {}
    }
    let _ = (beats.await, measuring.await, adding.await, sending.await);
    let _ = (administering.await, erasing.await);
    nodes.abort();
    if let Err(error) = app.store.depart(app.nodes.id.as_str()).await {
        tracing::warn!(%error, "the store was not informed that this node is gone; its leases will expire");
    }
    app.store.close().await;
    Ok(())
}

async fn overdue(closing: &CancellationToken) {
    closing.cancelled().await;
    tokio::time::sleep(GRACE).await;
}
