//! Every request in the log and in the metrics: what was asked in general, and never by whom or with what.

use std::time::Instant;

use axum::extract::{MatchedPath, Request};
use axum::http::{Method, StatusCode};
use axum::middleware::Next;
use axum::response::Response;

use super::{health, measures};

/// The path of a request that no route fits; what was really asked may hold anything.
const NO_ROUTE: &str = "none";

/// Logs and counts a request. The path is that of its route, without the ids of rooms and players; neither query,
/// headers, cookies nor body are looked at.
pub(super) async fn watch(request: Request, next: Next) -> Response {
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
    let is_look = [health::LIVES, health::READY, measures::PATH].contains(&path);
    match status {
        500.. => tracing::warn!(method, path, status, duration_ms, "request"),
        // Those who look after the server ask every few seconds.
        _ if is_look => tracing::debug!(method, path, status, duration_ms, "request"),
        _ => tracing::info!(method, path, status, duration_ms, "request"),
    }
}

fn count(method: &'static str, path: String, status: StatusCode, seconds: f64) {
    let status = status.as_u16().to_string();
    metrics::counter!("antorcha_requests_total", "method" => method, "path" => path.clone(), "status" => status)
        .increment(1);
    metrics::histogram!("antorcha_request_seconds", "path" => path).record(seconds);
}

/// Clients may invent methods, and each would be a line of its own in the metrics for ever.
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
