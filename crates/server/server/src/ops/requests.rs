//! Logs and counts requests, without anything that identifies the client.

use std::time::Instant;

use axum::extract::{MatchedPath, Request};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::Response;

use super::{health, prometheus};

/// The path logged for a request without a route. The real one may contain anything.
const NO_ROUTE: &str = "none";

/// Logs and counts a request. The path is that of the route, without the ids of rooms and players. Query, headers,
/// cookies and body are not logged.
pub(super) async fn log_and_count(request: Request, next: Next) -> Response {
    let path = request.extensions().get::<MatchedPath>().map_or(NO_ROUTE, MatchedPath::as_str).to_owned();
    let method = name_of(request.method());
    let start = Instant::now();
    let response = next.run(request).await;
    let (status, seconds) = (response.status(), start.elapsed().as_secs_f64());
    log(method, &path, status, seconds);
    count(method, path, status, seconds);
    response
}

fn log(method: &'static str, path: &str, status: StatusCode, seconds: f64) {
    let (status, duration_ms) = (status.as_u16(), (seconds * 1e6).round() / 1e3);
    let is_monitoring = [health::LIVENESS, health::READINESS, prometheus::PATH].contains(&path);
    match status {
        500.. => tracing::warn!(method, path, status, duration_ms, "request"),
        // Monitoring sends these every few seconds.
        _ if is_monitoring => tracing::debug!(method, path, status, duration_ms, "request"),
        _ => tracing::info!(method, path, status, duration_ms, "request"),
    }
}

fn count(method: &'static str, path: String, status: StatusCode, seconds: f64) {
    let status = status.as_u16().to_string();
    metrics::counter!("antorcha_requests_total", "method" => method, "path" => path.clone(), "status" => status)
        .increment(1);
    metrics::histogram!("antorcha_request_seconds", "path" => path).record(seconds);
}

/// Clients can send any method, and each would add a permanent series to the metrics.
fn name_of(method: &Method) -> &'static str {
    match *method {
        Method::GET => "GET",
        Method::HEAD => "HEAD",
        Method::POST => "POST",
        Method::PUT => "PUT",
        Method::PATCH => "PATCH",
        Method::DELETE => "DELETE",
        Method::OPTIONS => "OPTIONS",
        _ => "other",
    }
}
