//! An upgrade that is killed while it migrates the store, and starts again.

use std::fs;
use std::process::Command;
use std::thread::sleep;
use std::time::Duration;

use crate::dist::{package, run};
use crate::fixture::{self, STORE};
use crate::play::first_move;
use crate::root::Root;
use crate::server::{Server, free_address};
use crate::unit;

/// A server needs a while to convert so many accounts.
const ACCOUNTS: u32 = 3_000;
/// The size of the file with new pages when the tables are migrated and some accounts are converted, but not all.
const HALF_CONVERTED: u64 = 2_000_000;

/// The time between two moments at which the first migration is killed.
const STEP: Duration = Duration::from_millis(2);

/// Asks the store. SQLite gives files that root creates to the owner of the store.
fn ask(root: &Root, question: &str) -> String {
    run(Command::new("sqlite3").arg(root.path(STORE)).args([".timeout 5000", question])).trim().to_owned()
}

fn number(root: &Root, question: &str) -> u32 {
    ask(root, question).parse().unwrap()
}

fn schema(root: &Root) -> u32 {
    number(root, "SELECT MAX(version) FROM schema_version")
}

/// Returns how many accounts the new version has converted.
fn converted(root: &Root) -> u32 {
    number(root, "SELECT COUNT(*) FROM accounts WHERE skeleton IS NOT NULL")
}

/// Puts the old store in its place, without files that a killed server left beside it.
fn place_old_store(root: &Root) {
    for ending in ["-wal", "-shm"] {
        let _ = fs::remove_file(root.path(&format!("{STORE}{ending}")));
    }
    fixture::place(root);
}

#[test]
#[ignore = "needs the packages"]
fn nothing_is_lost_if_a_migration_is_killed() {
    let root = Root::debian();
    root.install(&package(".deb"));
    let address = free_address();
    let start = || unit::command(&root, &[("ANTORCHA_LISTEN", &address)]);

    // Kills later and later, until one migration was complete.
    place_old_store(&root);
    let (old, entries) = (schema(&root), ask(&root, "SELECT COUNT(*) FROM entries"));
    let mut kills = 0;
    while schema(&root) == old {
        place_old_store(&root);
        let server = Server::spawn(start());
        sleep(STEP * kills);
        server.kill();
        kills += 1;
        assert_eq!(ask(&root, "PRAGMA integrity_check"), "ok", "after {kills} kills");
        assert_eq!(ask(&root, "SELECT COUNT(*) FROM entries"), entries, "after {kills} kills");
    }
    assert!(kills > 1, "no kill was early enough");
    println!("killed {kills} migrations");

    // Kills it again while it converts accounts, one by one.
    place_old_store(&root);
    add_accounts(&root);
    let mut server = Server::spawn(start());
    // A question to the store could lock it while the server opens it.
    while fs::metadata(root.path(&format!("{STORE}-wal"))).map_or(0, |wal| wal.len()) < HALF_CONVERTED {
        assert!(!server.has_ended(), "{}", server.log());
    }
    server.kill();
    let half = converted(&root);
    assert!((1..ACCOUNTS).contains(&half), "{half} accounts are converted");
    let server = Server::start(start());
    fixture::check(&format!("http://{address}"));
    first_move(&format!("http://{address}"));
    server.stop();
    assert_eq!((converted(&root), ask(&root, "PRAGMA integrity_check").as_str()), (ACCOUNTS, "ok"));
}

fn add_accounts(root: &Root) {
    let count = format!(
        "WITH RECURSIVE count(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM count WHERE n < {ACCOUNTS})"
    );
    ask(
        root,
        &format!(
            "{count} INSERT INTO players (id, name, kind, created_ms) \
             SELECT 'player' || n, 'q' || n || 'q', 'guest', 0 FROM count; \
             {count} INSERT INTO accounts (player, name, folded_name, password_hash) \
             SELECT 'player' || n, 'q' || n || 'q', 'q' || n || 'q', 'none' FROM count;"
        ),
    );
}
