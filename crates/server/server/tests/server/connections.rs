//! Limits of connections: half-sent requests, idle connections and too many of them.

use std::time::Duration;

use client::Guest;
use serde_json::json;
use server::settings::Settings;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;

use crate::host::{Host, people, place, settings};
use crate::limits::host_with;

/// Far longer than a test takes.
const NEVER: Duration = Duration::from_secs(3600);

const SHORT: Duration = Duration::from_millis(200);

fn timeouts(header_timeout: Duration, body_timeout: Duration) -> Settings {
    Settings { header_timeout, body_timeout, ..settings() }
}

/// A connection on which this text was sent.
async fn send(host: &Host, text: &str) -> TcpStream {
    let address = host.url.strip_prefix("http://").unwrap();
    let mut stream = TcpStream::connect(address).await.unwrap();
    stream.write_all(text.as_bytes()).await.unwrap();
    stream
}

/// Everything that the server sends until it closes the connection.
async fn until_closed(mut stream: TcpStream) -> String {
    let mut received = Vec::new();
    // The server may also reset the connection.
    let _ = stream.read_to_end(&mut received).await;
    String::from_utf8(received).unwrap()
}

#[tokio::test(flavor = "multi_thread")]
async fn half_sent_and_idle_connections_are_closed_but_sockets_stay() {
    let (_folder, store) = place();
    let host = host_with(&store, timeouts(SHORT, NEVER)).await;
    let ana = Guest::start_session(&host.url, "Ana").await.unwrap();
    let room = ana.open_room(&people("welcome", 2)).await.unwrap();
    let (mut line, _) = ana.connect(&room).await.unwrap();
    let silent = send(&host, "").await;
    let half = send(&host, "GET /api/games HTTP/1.1\r\nHost: x\r\n").await;
    let idle = send(&host, "GET /healthz HTTP/1.1\r\nHost: x\r\n\r\n").await;
    assert_eq!(until_closed(silent).await, "");
    assert_eq!(until_closed(half).await, "");
    let answer = until_closed(idle).await;
    assert!(answer.starts_with("HTTP/1.1 200 ") && answer.ends_with("ok\n"), "{answer}");
    line.send(&json!({ "type": "ping" })).await.unwrap();
    assert_eq!(line.until("pong").await.unwrap(), json!({ "type": "pong" }));
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_body_that_does_not_arrive_is_refused() {
    let (_folder, store) = place();
    let host = host_with(&store, timeouts(NEVER, SHORT)).await;
    let head =
        "POST /api/session HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 20";
    let answer = until_closed(send(&host, &format!("{head}\r\n\r\n{{\"name\"")).await).await;
    assert!(answer.starts_with("HTTP/1.1 408 ") && answer.contains("\"slow_body\""), "{answer}");
    host.stop().await;
}

/// Settings with few connections and no timeouts.
fn few(connections: usize, per_address: usize) -> Settings {
    let mut settings = timeouts(NEVER, NEVER);
    settings.limits.connections = connections;
    settings.limits.connections_per_address = per_address;
    settings
}

/// Opens more connections than there is room for, and returns those that are still open.
async fn exhaust(host: &Host) -> Vec<TcpStream> {
    let mut open = Vec::new();
    for _ in 0..100 {
        open.push(send(host, "GET /api/games HTTP/1.1\r\n").await);
    }
    open
}

/// A health check is answered, and players are told to come back.
async fn check_busy(host: &Host) {
    assert_eq!(host.get("/healthz").await.status, 200);
    let refused = host.get("/api/games").await;
    refused.refused(503, "busy");
    assert!(refused.header("retry-after").parse::<u32>().unwrap() > 0);
    assert_eq!(refused.header("connection"), "close");
}

#[tokio::test(flavor = "multi_thread")]
async fn health_checks_are_answered_when_all_connections_are_in_use() {
    let (_folder, store) = place();
    let mut settings = few(4, 100);
    settings.trust_proxy = true;
    let host = host_with(&store, settings).await;
    let open = exhaust(&host).await;
    check_busy(&host).await;
    assert_eq!(host.app.connections.count(), 4);
    drop(open);
    while host.app.connections.count() > 0 {
        tokio::task::yield_now().await;
    }
    assert_eq!(host.get("/api/games").await.status, 200);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn one_address_cannot_use_all_connections() {
    let (_folder, store) = place();
    let host = host_with(&store, few(50, 3)).await;
    let _open = exhaust(&host).await;
    check_busy(&host).await;
    assert_eq!(host.app.connections.count(), 3);
    host.stop().await;
}

#[tokio::test(flavor = "multi_thread")]
async fn a_socket_counts_as_a_connection_until_it_is_closed() {
    let (_folder, store) = place();
    let host = Host::on(&store).await;
    let ana = Guest::start_session(&host.url, "Ana").await.unwrap();
    let room = ana.open_room(&people("welcome", 2)).await.unwrap();
    let before = host.app.connections.count();
    let (line, _) = ana.connect(&room).await.unwrap();
    assert_eq!(host.app.connections.count(), before + 1);
    line.disconnect();
    while host.app.connections.count() > before {
        tokio::task::yield_now().await;
    }
    host.stop().await;
}
