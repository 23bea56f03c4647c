//! The metrics of the server, in Prometheus format.

use std::net::SocketAddr;
use std::sync::{Arc, OnceLock};

use axum::extract::{ConnectInfo, State};
use axum::http::{HeaderMap, StatusCode, header};
use axum::response::{IntoResponse, Response};
use metrics::{Unit, counter, describe_counter, describe_gauge, describe_histogram, gauge};
use metrics_exporter_prometheus::{PrometheusBuilder, PrometheusHandle};

use crate::app::App;
use crate::settings::MetricsAccess;

pub(super) const PATH: &str = "/metrics";

/// The upper bounds of the duration buckets, in seconds. They are fine where a player begins to notice.
const BUCKETS: &[f64] = &[0.0005, 0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0, 10.0];

/// The recorder of the process, shared by all servers in it. `None` if another recorder is installed.
static RECORDER: OnceLock<Option<PrometheusHandle>> = OnceLock::new();

/// Installs the recorder, once per process.
pub(super) fn install() {
    RECORDER.get_or_init(|| {
        let builder = PrometheusBuilder::new().set_buckets(BUCKETS).ok()?;
        let handle = builder.install_recorder().ok()?;
        describe();
        Some(handle)
    });
}

/// Registers the description of each metric. Gauges and rare counters start at 0, so that they are shown from the start.
fn describe() {
    gauge!("antorcha_rooms").increment(0.0);
    gauge!("antorcha_sockets").increment(0.0);
    counter!("antorcha_bus_rejected_total").increment(0);
    counter!("antorcha_log_lines_dropped_total").increment(0);
    describe_gauge!("antorcha_rooms", Unit::Count, "Rooms that are open on this node.");
    describe_gauge!("antorcha_sockets", Unit::Count, "Sockets of clients on this node.");
    describe_histogram!(
        "antorcha_decision_seconds",
        Unit::Seconds,
        "Time from reading a player's decision until it is stored and broadcast."
    );
    describe_histogram!("antorcha_store_seconds", Unit::Seconds, "Time until the store has stored an entry.");
    describe_histogram!("antorcha_bot_seconds", Unit::Seconds, "Time until a bot of the server has decided.");
    describe_counter!(
        "antorcha_bus_rejected_total",
        Unit::Count,
        "Messages on the bus without a valid code of the cluster key."
    );
    describe_counter!(
        "antorcha_log_lines_dropped_total",
        Unit::Count,
        "Warnings that were not logged, because they repeat too often."
    );
    describe_counter!("antorcha_requests_total", Unit::Count, "Requests by method, path and status.");
    describe_histogram!(
        "antorcha_request_seconds",
        Unit::Seconds,
        "Time until a request was answered, by path."
    );
}

/// Moves samples into their buckets, so that they do not accumulate while nobody reads the metrics.
pub(crate) fn upkeep() {
    if let Some(Some(recorder)) = RECORDER.get() {
        recorder.run_upkeep();
    }
}

/// The metrics, or 404 if the settings do not allow this client to read them.
pub(super) async fn show(
    State(app): State<Arc<App>>,
    ConnectInfo(peer): ConnectInfo<SocketAddr>,
    headers: HeaderMap,
) -> Response {
    let may_read = match app.settings.metrics {
        MetricsAccess::Nobody => false,
        MetricsAccess::Loopback => peer.ip().to_canonical().is_loopback() && !is_forwarded(&headers),
        MetricsAccess::Everyone => true,
    };
    if may_read { show_anyone().await } else { StatusCode::NOT_FOUND.into_response() }
}

/// The metrics, without an access check.
pub(super) async fn show_anyone() -> Response {
    match RECORDER.get() {
        Some(Some(recorder)) => {
            let plain = [(header::CONTENT_TYPE, "text/plain; version=0.0.4; charset=utf-8")];
            (plain, recorder.render()).into_response()
        }
        _ => StatusCode::NOT_FOUND.into_response(),
    }
}

/// A proxy on this machine connects from the loopback address, but its clients may be anywhere.
fn is_forwarded(headers: &HeaderMap) -> bool {
    ["forwarded", "x-forwarded-for", "x-real-ip", "via"].iter().any(|name| headers.contains_key(*name))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_forwarded_request_does_not_count_as_local() {
        let mut headers = HeaderMap::new();
        assert!(!is_forwarded(&headers));
        headers.insert("x-forwarded-for", "127.0.0.1".parse().unwrap());
        assert!(is_forwarded(&headers));
    }
}
