//! The checks of `antorcha doctor`.

use std::fs;

use tempfile::TempDir;
use test_servers::{Durability, Nats, Postgres};

use crate::hosting::program::{CLUSTER_KEY, Server, antorcha, free_address, sqlite_in};

/// Compares the beginnings of the output lines, in order.
#[track_caller]
fn check(arguments: &[&str], status: i32, found: &[&str]) -> String {
    let ran = antorcha(&[&["doctor"], arguments].concat());
    assert_eq!(ran.status, status, "{}{}", ran.out, ran.err);
    let lines: Vec<&str> = ran.out.lines().collect();
    assert_eq!(lines.len(), found.len(), "{}", ran.out);
    for (line, beginning) in lines.iter().zip(found) {
        assert!(line.starts_with(beginning), "{line} should begin with {beginning}");
    }
    ran.out
}

#[test]
fn a_running_sqlite_server_has_no_problems() {
    let folder = TempDir::new().unwrap();
    let store = sqlite_in(folder.path());
    let at_work = [
        "ok       clock",
        "ok       contents: healthy",
        "ok       disk",
        "ok       bus: in memory",
        "ok       open",
    ];
    check(&["--store", &store], 0, &["ok       store: not found at", at_work[2], at_work[3], at_work[4]]);
    assert_eq!(folder.path().read_dir().unwrap().count(), 0, "the doctor makes no store");
    let server = Server::on(&store);
    let found = [&["ok       store: SQLite, schema 12, writable"], &at_work[..]].concat();
    check(&["--store", &store, "--thorough"], 0, &found);
    server.stop();
}

#[test]
fn a_postgres_and_nats_server_has_no_problems() {
    let postgres = Postgres::start_with(Durability::Unsynced).unwrap();
    let nats = Nats::start().unwrap();
    let (store, bus) = (postgres.fresh_database().unwrap(), nats.url());
    let bus_found = "ok       bus: round trip in";
    let empty = "ok       store: the database is empty";
    check(
        &["--store", &store, "--bus", &bus, "--cluster-key", CLUSTER_KEY],
        0,
        &[empty, bus_found, "ok       open"],
    );
    Server::with(&store, &["--bus", &bus, "--cluster-key", CLUSTER_KEY]).stop();
    let found =
        ["ok       store: PostgreSQL, schema 12, writable", "ok       clock", bus_found, "ok       open"];
    check(&["--store", &store, "--bus", &bus, "--cluster-key", CLUSTER_KEY], 0, &found);
    let wrong = store.replace("throwaway", "s3cret");
    let output =
        check(&["--store", &wrong], 1, &["problem  store: the store cannot be opened", "ok       bus", "ok"]);
    assert!(!output.contains("s3cret"), "{output}");
}

#[test]
fn problems_are_shown_with_advice() {
    let folder = TempDir::new().unwrap();
    let notes = folder.path().join("antorcha.db");
    fs::write(&notes, "notes ".repeat(1_000)).unwrap();
    let store = sqlite_in(folder.path());
    let bus = format!("nats://{}", free_address());
    let found = ["problem  settings", "problem  store", "ok       disk", "problem  bus", "ok       open"];
    let output = check(&["--store", &store, "--bus", &bus, "--cluster-key", CLUSTER_KEY], 1, &found);
    for advice in
        ["set `store` to postgres://", "not a database", "Check its address, and that NATS runs there"]
    {
        assert!(output.contains(advice), "`{advice}` is missing: {output}");
    }
    let nowhere = "sqlite:/dev/null/deep/antorcha.db";
    check(&["--store", nowhere], 1, &["problem  store: cannot write to /dev/null", "", "ok", "ok"]);
}
