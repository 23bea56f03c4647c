//! Liveness and readiness checks.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;

use crate::app::App;

pub(super) const LIVENESS: &str = "/healthz";
pub(super) const READINESS: &str = "/readyz";

/// Liveness. It checks nothing else: restarting the server does not help if the store is down.
pub(super) async fn live() -> &'static str {
    "ok\n"
}

/// Readiness: whether players can be sent to this node, and if not, why.
pub(super) async fn ready(State(app): State<Arc<App>>) -> (StatusCode, String) {
    match obstacle(&app).await {
        None => (StatusCode::OK, "ok\n".to_owned()),
        Some(reason) => (StatusCode::SERVICE_UNAVAILABLE, format!("{reason}\n")),
    }
}

async fn obstacle(app: &App) -> Option<String> {
    if app.rooms.is_closing() {
        return Some("closing: the server is shutting down".to_owned());
    }
    let (store, bus) = tokio::join!(app.store.ping(), app.nodes.bus.ping());
    let store = store.err().map(|error| format!("store: {error}"));
    store.or_else(|| bus.err().map(|error| format!("bus: {error}")))
}
