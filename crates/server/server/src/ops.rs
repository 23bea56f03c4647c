//! Health checks and metrics for those who run the server.
//!
//! These routes bypass the rate limits of players, so that a busy server still answers them.

mod health;
mod prometheus;
mod requests;

use std::sync::Arc;

use axum::Router;
use axum::middleware::{from_fn, from_fn_with_state};
use axum::routing::get;
use tokio::net::TcpListener;
use tokio_util::sync::CancellationToken;

use crate::app::App;
use crate::security_headers::SecurityHeaders;

pub(crate) use prometheus::upkeep;

/// Adds the operator routes to the players' routes, and logs and counts every request.
pub(crate) fn with_operator_routes(app: &Arc<App>, players: Router) -> Router {
    prometheus::install();
    let operator = Router::new()
        .route(health::LIVENESS, get(health::live))
        .route(health::READINESS, get(health::ready))
        .route(prometheus::PATH, get(prometheus::show))
        .layer(from_fn_with_state(SecurityHeaders::of(&app.settings), SecurityHeaders::add))
        .with_state(Arc::clone(app));
    players.merge(operator).layer(from_fn(requests::log_and_count))
}

/// Serves only the metrics, on an address that players cannot reach, until `closing` is cancelled.
pub async fn serve_metrics(listener: TcpListener, closing: CancellationToken) -> std::io::Result<()> {
    prometheus::install();
    let metrics = Router::new().route(prometheus::PATH, get(prometheus::show_anyone));
    let metrics = metrics.layer(from_fn_with_state(SecurityHeaders::Http, SecurityHeaders::add));
    axum::serve(listener, metrics).with_graceful_shutdown(closing.cancelled_owned()).await
}
