//! Checks every request: rate limit and origin.

use std::net::SocketAddr;
use std::sync::Arc;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::caller::address_of;
use crate::app::App;
use crate::connections::Lane;
use crate::error::ApiError;
use crate::origin::is_same_origin;

/// Counts the request. Refuses requests from pages of other sites if they change something or open a socket.
pub(super) async fn check(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    match admit(&app, &request) {
        Ok(()) => next.run(request).await,
        Err(error) => error.into_response(),
    }
}

fn admit(app: &App, request: &Request) -> Result<(), ApiError> {
    if request.extensions().get() == Some(&Lane::Overflow) {
        return Err(ApiError::Busy { retry_s: 10 });
    }
    // Pages load dozens of small files at once. They are served from memory, and many players may share an address.
    if !request.uri().path().starts_with("/assets/") {
        let peer = request.extensions().get::<ConnectInfo<SocketAddr>>().map(|peer| peer.0);
        app.limits.check_request(address_of(app, request.headers(), peer).0)?;
    }
    let only_reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let is_socket = request.headers().contains_key(header::UPGRADE);
    if (!only_reads || is_socket) && !is_same_origin(request.headers(), app.settings.public_url.as_deref()) {
        return Err(ApiError::Foreign);
    }
    Ok(())
}
