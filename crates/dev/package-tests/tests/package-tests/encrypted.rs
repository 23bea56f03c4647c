//! The static program reaches PostgreSQL by its host name and checks its certificate.

use std::fs;
use std::process::Command;

use test_servers::{Durability, Postgres};

use crate::dist::package;
use crate::play::first_move;
use crate::root::Root;
use crate::server::{Server, free_address};
use crate::unit;

/// Returns whether `antorcha doctor` finds no problem with a store.
fn is_reached(root: &Root, store: &str) -> bool {
    let mut doctor: Command = root.command("antorcha", &["/usr/bin/antorcha", "doctor"]);
    doctor.env("ANTORCHA_STORE", store).output().unwrap().status.success()
}

#[test]
#[ignore = "needs the packages"]
fn postgresql_is_reached_by_name_with_a_checked_certificate() {
    let mut postgres = Postgres::start_with(Durability::Unsynced).unwrap();
    let store = postgres.fresh_database().unwrap().replace("127.0.0.1", "localhost");
    let authority = postgres.encrypt().unwrap();
    let root = Root::debian();
    root.install(&package(".deb"));
    fs::write(root.path("/etc/hosts"), "127.0.0.1 localhost database.test\n").unwrap();
    fs::copy(&authority, root.path("/etc/authority.crt")).unwrap();

    let verified = format!("{store}?sslmode=verify-full");
    assert!(!is_reached(&root, &verified), "nobody trusts this authority");
    let by_file = format!("{verified}&sslrootcert=/etc/authority.crt");
    let other_name = by_file.replace("localhost", "database.test");
    assert!(!is_reached(&root, &other_name), "the certificate is for another name");
    let address = free_address();
    let settings = [("ANTORCHA_STORE", by_file.as_str()), ("ANTORCHA_LISTEN", &address)];
    let server = Server::start(unit::command(&root, &settings));
    first_move(&format!("http://{address}"));
    server.stop();

    fs::copy(&authority, root.path("/usr/local/share/ca-certificates/authority.crt")).unwrap();
    root.run(&["update-ca-certificates"]);
    assert!(is_reached(&root, &verified), "the system trusts the authority");
}
