//! The health endpoints.

use tempfile::TempDir;
use test_servers::{Durability, Nats, Postgres};

use crate::hosting::players::{page, run};
use crate::hosting::program::{CLUSTER_KEY, Server, sqlite_in};

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
