//! The Debian package: installed, used, upgraded, removed and purged.

use std::fs;
use std::io::Write;
use std::os::unix::fs::MetadataExt;
use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::Instant;

use crate::dist::{VERSION, package, run, temporary_folder};
use crate::fixture;
use crate::play::{first_move, page, play_matches};
use crate::root::Root;
use crate::server::{Server, free_address};
use crate::unit;

const SETTINGS: &str = "/etc/antorcha.toml";
const DATA: &str = "/var/lib/antorcha";

/// Checks who can read a file: its permissions, owner and group, as `stat` writes them.
#[track_caller]
fn check_owner(root: &Root, path: &str, expected: &str) {
    assert_eq!(root.run(&["stat", "--format=%a %U %G", path]).trim(), expected, "{path}");
}

#[test]
#[ignore = "needs the packages"]
fn an_installed_server_plays_matches_and_is_removed_without_traces() {
    let root = Root::debian();
    assert_eq!(root.paths_with("antorcha"), [""; 0], "the system is clean");
    root.install(&package(".deb"));
    check_owner(&root, SETTINGS, "640 root antorcha");
    check_owner(&root, DATA, "700 antorcha antorcha");
    let version = root.run(&["/usr/bin/antorcha", "--version"]);
    assert!(version.starts_with(&format!("antorcha {VERSION} (")), "{version}");
    for page in ["antorcha.1.gz", "antorcha-serve.1.gz"] {
        assert!(root.path("/usr/share/man/man1").join(page).is_file(), "{page}");
    }

    let (start, address) = (Instant::now(), free_address());
    let server = Server::start(unit::command(&root, &[("ANTORCHA_LISTEN", &address)]));
    let url = format!("http://{address}");
    first_move(&url);
    println!("from the installed package to the first move: {:.2} s", start.elapsed().as_secs_f64());
    assert!(page(&url).1.contains("<script"), "the program contains the web app");
    play_matches(&url, |arguments| root.command("daemon", &[&["/usr/bin/antorcha"], arguments].concat()));
    let doctor = ["/usr/bin/antorcha", "doctor", "--config", SETTINGS];
    assert!(run(&mut root.command("antorcha", &doctor)).contains("ok"));
    server.stop();
    check_owner(&root, fixture::STORE, "600 antorcha antorcha");

    root.run(&["dpkg", "--remove", "antorcha"]);
    assert!(!root.path("/usr/bin/antorcha").exists());
    assert!(root.path(SETTINGS).is_file() && root.path(fixture::STORE).is_file(), "removing keeps the data");
    root.run(&["dpkg", "--purge", "antorcha"]);
    assert_eq!(root.paths_with("antorcha"), [""; 0]);
    assert!(!fs::read_to_string(root.path("/etc/passwd")).unwrap().contains("antorcha"));
}

#[test]
#[ignore = "needs the packages"]
fn an_upgrade_keeps_settings_matches_and_owner() {
    let root = Root::debian();
    let folder = temporary_folder();
    root.install(&older_package(folder.path()));
    let mut settings = fs::OpenOptions::new().append(true).open(root.path(SETTINGS)).unwrap();
    settings.write_all(b"log_format = \"json\"\n").unwrap();
    fixture::place(&root);
    let owner = fs::metadata(root.path(DATA)).unwrap().uid();
    root.install(&package(".deb"));
    assert!(fs::read_to_string(root.path(SETTINGS)).unwrap().ends_with("log_format = \"json\"\n"));
    check_owner(&root, SETTINGS, "640 root antorcha");
    assert_eq!(fs::metadata(root.path(DATA)).unwrap().uid(), owner);

    let address = free_address();
    let server = Server::start(unit::command(&root, &[("ANTORCHA_LISTEN", &address)]));
    fixture::check(&format!("http://{address}"));
    first_move(&format!("http://{address}"));
    server.stop();
}

/// Makes a package that claims to be older. Its program is the same; the store is what an older one has written.
fn older_package(folder: &Path) -> PathBuf {
    let (unpacked, older) = (folder.join("unpacked"), folder.join("antorcha-older.deb"));
    run(Command::new("dpkg-deb").arg("--raw-extract").arg(package(".deb")).arg(&unpacked));
    let control = unpacked.join("DEBIAN/control");
    let text = fs::read_to_string(&control).unwrap();
    let version = text.lines().find(|line| line.starts_with("Version: ")).unwrap();
    fs::write(&control, text.replace(version, "Version: 0.1.0-1")).unwrap();
    run(Command::new("dpkg-deb").args(["--build", "-Zgzip", "-z1"]).arg(&unpacked).arg(&older));
    older
}
