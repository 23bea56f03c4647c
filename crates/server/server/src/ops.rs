//! What those who run the server ask it: whether it lives, whether it can serve, and what it does.
//!
//! These questions go past the limits that hold for players, so that a busy server still answers whoever looks after
//! it.

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

/// Puts the operator's questions beside what players ask, and logs and counts every request.
pub(crate) fn around(app: &Arc<App>, players: Router) -> Router {
    measures::install();
    let questions = Router::new()
        .route(health::LIVES, get(health::lives))
        .route(health::READY, get(health::ready))
        .route(measures::PATH, get(measures::show))
        .with_state(Arc::clone(app));
    players.merge(questions).layer(from_fn(requests::watch))
}

/// Serves the metrics alone, on an address that only those who run the server can reach, until `closing` is
/// cancelled.
pub async fn serve_metrics(listener: TcpListener, closing: CancellationToken) -> std::io::Result<()> {
    measures::install();
    let metrics = Router::new().route(measures::PATH, get(measures::show_anyone));
    axum::serve(listener, metrics).with_graceful_shutdown(closing.cancelled_owned()).await
}
