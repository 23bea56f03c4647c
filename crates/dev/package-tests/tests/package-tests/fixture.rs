//! A store that an earlier version has written, with its matches.

use std::fs;
use std::path::PathBuf;

use crate::dist::repository;
use crate::play::page;
use crate::root::Root;

/// Where the server of the package has its store.
pub(crate) const STORE: &str = "/var/lib/antorcha/antorcha.db";

fn folder() -> PathBuf {
    repository().join("crates/server/server/tests/fixtures/2026-11")
}

/// Puts the old store in the place of the server's store.
pub(crate) fn place(root: &Root) {
    root.give(STORE, &fs::read(folder().join("antorcha.db")).unwrap());
}

/// Checks that the server has every match of the old store: the finished ones byte by byte, and the running one.
#[track_caller]
pub(crate) fn check(url: &str) {
    let mut finished = 0;
    for entry in fs::read_dir(folder().join("records")).unwrap() {
        let path = entry.unwrap().path();
        let room = path.file_stem().unwrap().to_str().unwrap();
        let expected = fs::read_to_string(&path).unwrap();
        assert_eq!(page(&format!("{url}/api/rooms/{room}/record")), (200, expected), "{room}");
        finished += 1;
    }
    assert!(finished > 0);
    let running = fs::read_to_string(folder().join("running.txt")).unwrap();
    let (status, shown) = page(&format!("{url}/api/rooms/{}", running.trim()));
    assert!(status == 200 && shown.contains("\"playing\""), "{status} {shown}");
}
