//! Whether the server lives, and whether it can serve.

use std::sync::Arc;

use axum::extract::State;
use axum::http::StatusCode;

use crate::app::App;

pub(super) const LIVES: &str = "/healthz";
pub(super) const READY: &str = "/readyz";

/// The process answers, so it lives. Nothing else is asked: a store that is away is no reason to end it.
pub(super) async fn lives() -> &'static str {
    "ok\n"
}

/// Whether players can be sent here, and if not, why.
pub(super) async fn ready(State(app): State<Arc<App>>) -> (StatusCode, String) {
    match obstacle(&app).await {
        None => (StatusCode::OK, "ok\n".to_owned()),
        Some(reason) => (StatusCode::SERVICE_UNAVAILABLE, format!("{reason}\n")),
    }
}

async fn obstacle(app: &App) -> Option<String> {
    if app.rooms.is_closing() {
        return Some("closing: the server is going down".to_owned());
    }
    let (store, bus) = tokio::join!(app.store.ping(), app.nodes.bus.ping());
    let store = store.err().map(|error| format!("store: {error}"));
    store.or_else(|| bus.err().map(|error| format!("bus: {error}")))
}
