//! Checks every request: rate limit and origin.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Instant;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::caller::{Address, address_of};
use crate::app::App;
use crate::connections::Lane;
use crate::error::ApiError;
use crate::origin::is_same_origin;

/// What banned clients can read.
const FOR_EVERYONE: [&str; 2] = ["/api/ban", "/api/announcements"];

/// Counts the request. Refuses requests from pages of other sites if they change something or open a socket.
pub(super) async fn check(State(app): State<Arc<App>>, request: Request, next: Next) -> Response {
    let start = Instant::now();
    match admit(&app, &request) {
        Ok(()) => {
            let response = next.run(request).await;
            app.administration.load.count_request(start.elapsed());
            response
        }
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
        let Address(address) = address_of(app, request.headers(), peer);
        app.limits.check_request(address)?;
        // The pages stay, because they show why.
        let path = request.uri().path();
        if path.starts_with("/api/") && !FOR_EVERYONE.contains(&path) {
            app.administration.check_address(address)?;
        }
    }
    let only_reads = matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let is_socket = request.headers().contains_key(header::UPGRADE);
    if (!only_reads || is_socket) && !is_same_origin(request.headers(), app.settings.public_url.as_deref()) {
        return Err(ApiError::Foreign);
    }
    Ok(())
}
