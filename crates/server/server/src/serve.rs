//! Runs the server from startup to shutdown.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::serve::ListenerExt;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

use crate::api;
use crate::app::App;
use crate::bus::BusError;
use crate::{heartbeat, ops};

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
    heartbeat::beat(&app, &address).await;
    let nodes = tokio::spawn(Arc::clone(&app.rooms).serve_nodes(deliveries));
    let beats = tokio::spawn(heartbeat::run(Arc::clone(&app), address, closing.clone()));
    let stop_rooms = {
        let (app, closing) = (Arc::clone(&app), closing.clone());
        async move {
            closing.cancelled().await;
            app.rooms.stop_all().await;
        }
    };
    let service = ops::with_operator_routes(&app, api::router(&app))
        .into_make_service_with_connect_info::<SocketAddr>();
    // Without `TCP_NODELAY`, a small message can wait 40 ms for the client's TCP ack.
    let listener = listener.tap_io(|connection| {
        if let Err(error) = connection.set_nodelay(true) {
            tracing::debug!(%error, "TCP_NODELAY could not be set");
        }
    });
    let served = axum::serve(listener, service).with_graceful_shutdown(stop_rooms);
    let ended = tokio::select! {
        ended = served => ended,
        () = overdue(&closing) => Ok(()),
    };
    let _ = beats.await;
    nodes.abort();
    if let Err(error) = app.store.depart(app.nodes.id.as_str()).await {
        tracing::warn!(%error, "the store was not informed that this node is gone; its leases will expire");
    }
    app.store.close().await;
    Ok(ended?)
}

async fn overdue(closing: &CancellationToken) {
    closing.cancelled().await;
    tokio::time::sleep(GRACE).await;
}
