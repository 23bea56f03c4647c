//! The metrics and the access to them.

use std::collections::BTreeSet;

use tempfile::TempDir;

use crate::hosting::players::{guests, page, page_with, play_out, run, start_match};
use crate::hosting::program::{Server, free_address, sqlite_in};

/// Returns the value of a metric with its labels.
fn number(metrics: &str, name: &str) -> f64 {
    let line = metrics.lines().find_map(|line| line.strip_prefix(name)?.strip_prefix(' '));
    line.unwrap_or_else(|| panic!("there is no {name}: {metrics}")).parse().unwrap()
}

#[test]
fn metrics_count_what_was_played() {
    let folder = TempDir::new().unwrap();
    let server = Server::on(&sqlite_in(folder.path()));
    let metrics = run(async {
        let people = guests(&server.url, &["Ana"]).await;
        let room = start_match(&people, "welcome", 2).await;
        let players = play_out(&people, &room).await;
        let (status, metrics) = page(&format!("{}/metrics", server.url)).await;
        assert_eq!(status, 200);
        assert!(!metrics.contains(&room) && !metrics.contains(people[0].player()), "ids stay out: {metrics}");
        let decisions = number(&metrics, "antorcha_decision_seconds_count");
        assert!(decisions > 0.0 && decisions <= players[0].decided.len() as f64, "{decisions}");
        assert!(
            number(&metrics, "antorcha_store_seconds_count") > decisions,
            "bots' decisions are stored, too"
        );
        assert_eq!(number(&metrics, "antorcha_sockets"), 1.0);
        metrics
    });
    assert_eq!(number(&metrics, "antorcha_rooms"), 1.0);
    assert!(number(&metrics, "antorcha_bot_seconds_count") > 0.0);
    let commands = r#"antorcha_requests_total{method="POST",path="/api/rooms/{room}/commands",status="200"}"#;
    assert_eq!(number(&metrics, commands), 2.0, "Ana sat down and began");
    check_manual(&metrics);
    check_monitoring(&metrics, include_str!("../../../../../packaging/monitoring/alerts.yaml"));
    check_monitoring(&metrics, include_str!("../../../../../packaging/monitoring/dashboard.json"));
    server.stop();
}

/// Checks that docs/hosting.md describes every metric.
fn check_manual(metrics: &str) {
    let manual = include_str!("../../../../../docs/hosting.md");
    let names: Vec<&str> =
        metrics.lines().filter_map(|line| line.strip_prefix("# TYPE ")?.split(' ').next()).collect();
    assert!(names.len() >= 7, "{names:?}");
    for name in names {
        assert!(manual.contains(&format!("| `{name}` |")), "docs/hosting.md does not tell of {name}");
    }
}

/// Checks that alert rules or a dashboard use only metrics of the server, with labels that these have.
fn check_monitoring(metrics: &str, file: &str) {
    let is_name = |letter: char| letter.is_ascii_alphanumeric() || letter == '_';
    let names: BTreeSet<&str> =
        file.split(|letter| !is_name(letter)).filter(|name| name.starts_with("antorcha_")).collect();
    assert!(names.len() >= 5, "{names:?}");
    for name in names {
        let series = metrics
            .lines()
            .find(|line| line.strip_prefix(name).is_some_and(|rest| !rest.starts_with(is_name)));
        assert!(series.is_some(), "the server has no metric {name}");
    }
    let labels = file.split("sum by (").skip(1).filter_map(|rest| rest.split(')').next());
    for label in labels.flat_map(|labels| labels.split(", ")).filter(|label| *label != "instance") {
        assert!(metrics.contains(&format!("{label}=\"")), "no metric has the label {label}");
    }
}

/// Checks whether a local client and a client behind a proxy can read the metrics.
fn check_access(metrics: &str, neighbour: u16, stranger: u16) {
    let folder = TempDir::new().unwrap();
    let server = Server::with(&sqlite_in(folder.path()), &["--metrics", metrics]);
    run(async {
        let url = format!("{}/metrics", server.url);
        assert_eq!(page(&url).await.0, neighbour, "--metrics {metrics}");
        assert_eq!(
            page_with(&url, &[("x-forwarded-for", "203.0.113.9")]).await.0,
            stranger,
            "--metrics {metrics}"
        );
    });
    server.stop();
}

#[test]
fn by_default_only_local_clients_can_read_metrics() {
    check_access("local", 200, 404);
    check_access("off", 404, 404);
    check_access("public", 200, 200);
}

#[test]
fn metrics_with_an_own_address_are_only_there() {
    let folder = TempDir::new().unwrap();
    let address = free_address();
    let server = Server::with(&sqlite_in(folder.path()), &["--metrics", &address]);
    run(async {
        assert_eq!(page(&format!("{}/metrics", server.url)).await.0, 404);
        let (status, metrics) = page(&format!("http://{address}/metrics")).await;
        assert_eq!(status, 200);
        assert!(metrics.contains("antorcha_requests_total"), "{metrics}");
        assert_eq!(page(&format!("http://{address}/api/rooms")).await.0, 404);
    });
    server.stop();
}
