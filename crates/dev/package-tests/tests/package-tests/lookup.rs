//! The static program looks up names without the modules of the system, which need another C library.

use std::fs;
use std::process::Command;

use crate::dist::{package, run, temporary_folder};
use crate::root::Root;

/// A module that ends the program that loads it.
const TRAP: &str = "#include <unistd.h>\n__attribute__((constructor)) static void end(void) { _exit(99); }\n";
const MODULE: &str = "/lib/x86_64-linux-gnu/libnss_trap.so.2";

#[test]
#[ignore = "needs the packages"]
fn names_are_looked_up_without_modules_of_the_system() {
    let root = Root::debian();
    root.install(&package(".deb"));
    let folder = temporary_folder();
    let source = folder.path().join("trap.c");
    fs::write(&source, TRAP).unwrap();
    run(Command::new("cc").args(["-shared", "-fPIC", "-o"]).arg(root.path(MODULE)).arg(&source));
    fs::write(
        root.path("/etc/nsswitch.conf"),
        "hosts: trap files dns\npasswd: files trap\ngroup: files trap\n",
    )
    .unwrap();
    fs::write(root.path("/etc/hosts"), "127.0.0.1 database.test\n").unwrap();
    let other = root.command("root", &["getent", "hosts", "database.test"]).output().unwrap();
    assert_eq!(other.status.code(), Some(99), "programs of the system load the module");

    // Nothing listens on port 1. Without a user in the address, the user is looked up too.
    for store in ["postgres://database.test:1/games", "postgres://missing.invalid:1/games"] {
        let doctor = ["/usr/bin/antorcha", "doctor", "--store", store];
        let output = root.command("root", &doctor).output().unwrap();
        assert_eq!(output.status.code(), Some(1), "{output:?}");
        let found = String::from_utf8(output.stdout).unwrap();
        let expected = if store.contains("missing") { "failed to lookup" } else { "Connection refused" };
        assert!(found.contains(expected), "{found}");
    }
}
