//! The health endpoints.

use std::io::Write;
use std::net::TcpStream;

use tempfile::TempDir;
use test_servers::{Durability, Nats, Postgres};

use crate::hosting::players::{page, run};
use crate::hosting::program::{CLUSTER_KEY, Server, antorcha, antorcha_with, sqlite_in};

#[test]
fn a_server_is_live_and_ready() {
    let folder = TempDir::new().unwrap();
    let server = Server::on(&sqlite_in(folder.path()));
    run(async {
        for path in ["healthz", "readyz"] {
            assert_eq!(page(&format!("{}/{path}", server.url)).await, (200, "ok\n".to_owned()));
        }
    });
    server.stop();
}

#[test]
fn a_server_is_live_when_clients_use_up_its_open_files() {
    let folder = TempDir::new().unwrap();
    let server = Server::with_open_files(&sqlite_in(folder.path()), 256, &["--header-timeout", "1h"]);
    let address = server.url.strip_prefix("http://").unwrap();
    let half_sent: Vec<TcpStream> = (0..400)
        .map(|_| {
            let mut stream = TcpStream::connect(address).unwrap();
            stream.write_all(b"GET /api/games HTTP/1.1\r\n").unwrap();
            stream
        })
        .collect();
    let ask = |path: &str| run(page(&format!("{}/{path}", server.url)));
    assert_eq!(ask("healthz"), (200, "ok\n".to_owned()));
    assert_eq!(ask("readyz"), (200, "ok\n".to_owned()));
    assert_eq!(ask("api/games").0, 503);
    drop(half_sent);
    server.stop();
}

#[test]
fn a_server_without_its_store_is_live_but_not_ready() {
    let mut postgres = Postgres::start_with(Durability::Unsynced).unwrap();
    let nats = Nats::start().unwrap();
    let server = Server::with(
        &postgres.fresh_database().unwrap(),
        &["--bus", &nats.url(), "--cluster-key", CLUSTER_KEY],
    );
    let ask = |path: &str| run(page(&format!("{}/{path}", server.url)));
    assert_eq!(ask("readyz").0, 200);
    postgres.stop();
    let (status, reason) = ask("readyz");
    assert_eq!(status, 503);
    assert!(reason.starts_with("store: "), "{reason}");
    assert_eq!(ask("healthz").0, 200);
    postgres.resume().unwrap();
    assert_eq!(ask("readyz"), (200, "ok\n".to_owned()));
    server.stop();
}

#[test]
fn the_command_health_tells_whether_a_server_is_ready() {
    let folder = TempDir::new().unwrap();
    let server = Server::on(&sqlite_in(folder.path()));
    let ready = format!("{} is ready\n", server.url);
    assert_eq!(antorcha(&["health", "--server", &server.url]).success(), ready);
    let listen = server.url.strip_prefix("http://").unwrap();
    let variables = [("ANTORCHA_LISTEN", listen)];
    assert_eq!(antorcha_with(&["health"], &variables).success(), ready);
    let url = server.url.clone();
    server.stop();
    let stopped = antorcha(&["health", "--server", &url]);
    assert_eq!(stopped.status, 1);
    assert_eq!(stopped.err, format!("antorcha: {url} is not ready: it cannot be reached\n"));
}
