//! Health checks and metrics for those who run the server.
//!
//! These routes bypass the rate limits of players, so that a busy server still answers them.

mod health;
mod measures;
mod requests;

use std::sync::Arc;

use axum::Router;
use axum::middleware::from_fn;
use axum::routing::get;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

use crate::app::App;

pub(crate) use measures::tidy;

/// Adds the operator routes to the players' routes, and logs and counts every request.
pub(crate) fn around(app: &Arc<App>, players: Router) -> Router {
    measures::install();
    let questions = Router::new()
        .route(health::LIVES, get(health::lives))
        .route(health::READY, get(health::ready))
        .route(measures::PATH, get(measures::show))
        .with_state(Arc::clone(app));
    players.merge(questions).layer(from_fn(requests::watch))
}

/// Serves only the metrics, on an address that players cannot reach, until `closing` is cancelled.
pub async fn serve_metrics(listener: TcpListener, closing: CancellationToken) -> std::io::Result<()> {
    measures::install();
    let metrics = Router::new().route(measures::PATH, get(measures::show_anyone));
    axum::serve(listener, metrics).with_graceful_shutdown(closing.cancelled_owned()).await
}
