//! Settings: where they come from, which comes first, and what is said of those that do not fit.

use std::fs;

use tempfile::TempDir;

use crate::hosting::program::{Server, antorcha, antorcha_with, free_address, sqlite_in};

/// Checks the address that would be listened on.
#[track_caller]
fn check_listen(flags: &[&str], variables: &[(&str, &str)], expected: &str) {
    let arguments = [&["serve", "--print-config"], flags].concat();
    let shown = antorcha_with(&arguments, variables).well();
    assert_eq!(shown.lines().next(), Some(format!("listen = \"{expected}\"").as_str()));
}

#[test]
fn a_flag_comes_before_the_environment_and_that_before_the_file() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("antorcha.toml");
    fs::write(&file, "listen = \"127.0.0.1:3\"\nidle = \"5s\"\n").unwrap();
    let file = file.to_str().unwrap();
    let variable = ("ANTORCHA_LISTEN", "127.0.0.1:2");
    check_listen(&[], &[], "127.0.0.1:7878");
    check_listen(&["--config", file], &[], "127.0.0.1:3");
    check_listen(&[], &[("ANTORCHA_CONFIG", file)], "127.0.0.1:3");
    check_listen(&["--config", file], &[variable], "127.0.0.1:2");
    check_listen(&["--config", file, "--listen", "127.0.0.1:1"], &[variable], "127.0.0.1:1");
    let shown = antorcha_with(&["serve", "--print-config", "--config", file], &[variable]).well();
    assert!(shown.contains("idle = \"5s\"\n"), "what nobody else sets holds from the file: {shown}");
}

#[test]
fn what_is_shown_is_a_file_of_settings_and_holds_no_password() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("antorcha.toml");
    let secrets = [
        ("ANTORCHA_STORE", "postgres://ana:s3cret@db/games"),
        ("ANTORCHA_BUS", "nats://s3cret@bus:4222"),
        ("ANTORCHA_REQUESTS_PER_SECOND", "7"),
    ];
    let shown = antorcha_with(&["serve", "--print-config"], &secrets).well();
    assert!(!shown.contains("s3cret"), "{shown}");
    assert!(shown.contains("requests_per_second = 7\n"), "{shown}");
    fs::write(&file, &shown).unwrap();
    assert_eq!(antorcha(&["serve", "--print-config", "--config", file.to_str().unwrap()]).well(), shown);
    let help = antorcha_with(&["serve", "--help"], &secrets).well();
    assert!(help.contains("ANTORCHA_STORE") && !help.contains("s3cret"), "{help}");
}

/// Checks what is said of a file with this text.
#[track_caller]
fn check_file(text: &str, complaints: &[&str]) {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("antorcha.toml");
    fs::write(&file, text).unwrap();
    let told = antorcha(&["serve", "--print-config", "--config", file.to_str().unwrap()]).refusal();
    for complaint in complaints {
        assert!(told.contains(complaint), "`{complaint}` is missing: {told}");
    }
    assert!(!told.contains("s3cret"), "{told}");
}

#[test]
fn a_file_that_does_not_fit_is_refused_with_what_would_be_right() {
    check_file("lsten = \"127.0.0.1:1\"", &["`lsten`", "is no setting", "listen, public_url, trust_proxy"]);
    check_file("listen = \"here\"", &["`listen`", "cannot be `here`", "an IP address and a port"]);
    check_file("idle = 60", &["`idle`", "cannot be `60`", "a number with ms, s, m or h"]);
    check_file("rooms_per_hour = 0", &["`rooms_per_hour`", "a whole number from 1"]);
    check_file("log_format = \"xml\"", &["cannot be `xml`", "text or json"]);
    check_file("log_level = \"loud\"", &["cannot be `loud`", "error, warn, info, debug or trace"]);
    check_file("metrics = \"some\"", &["cannot be `some`", "off, local, public"]);
    check_file("listen = [\"127.0.0.1:1\"]", &["`listen`", "cannot be of type array"]);
    check_file("[limits]\nbody_bytes = 1", &["`limits`", "is no setting"]);
    check_file("idle = \"1s\"\nlisten = \n", &["line 2"]);
    check_file("store = \"mysql://ana:s3cret@db/games\"", &["`store`", "sqlite:PATH or postgres://"]);
    check_file("bus = \"redis://s3cret@bus\"", &["`bus`", "memory, for one node, or nats://HOST:PORT"]);
    check_file("store = \"postgres://ana:s3cret@db\nidle = 1", &["line 1"]);
}

#[test]
fn flags_and_variables_that_do_not_fit_are_named() {
    let told = antorcha(&["serve", "--idle", "soon"]).refusal();
    assert!(told.contains("--idle cannot be `soon`: write a number with ms, s, m or h"), "{told}");
    let told = antorcha_with(&["serve"], &[("ANTORCHA_TRUST_PROXY", "perhaps")]).refusal();
    assert!(told.contains("ANTORCHA_TRUST_PROXY cannot be `perhaps`: write true or false"), "{told}");
    let told = antorcha_with(&["serve"], &[("ANTORCHA_STORE", "mysql://ana:s3cret@db")]).refusal();
    assert!(told.contains("ANTORCHA_STORE does not fit") && !told.contains("s3cret"), "{told}");
    let told = antorcha(&["serve", "--config", "/no/such/file.toml"]).refusal();
    assert!(told.contains("/no/such/file.toml"), "{told}");
}

#[test]
fn several_nodes_cannot_share_an_sqlite_file() {
    let told = antorcha(&["serve", "--store", "sqlite:games.db", "--bus", "nats://127.0.0.1:4222"]).refusal();
    assert!(told.contains("several nodes cannot share an SQLite file: set `store` to postgres://"), "{told}");
    let folder = TempDir::new().unwrap();
    let store = sqlite_in(folder.path());
    let server = Server::on(&store);
    let told = antorcha(&["serve", "--listen", "127.0.0.1:0", "--store", &store]).refusal();
    assert!(told.contains("another server has"), "{told}");
    server.stop();
    Server::on(&store).stop();
}

#[test]
fn what_a_server_cannot_have_is_named() {
    let folder = TempDir::new().unwrap();
    let server = Server::on(&sqlite_in(folder.path()));
    let taken = server.url.strip_prefix("http://").unwrap().to_owned();
    let other = folder.path().join("other");
    let told = antorcha(&["serve", "--listen", &taken, "--data-dir", other.to_str().unwrap()]).refusal();
    assert!(
        told.contains(&format!("another program listens on {taken}")) && told.contains("--listen"),
        "{told}"
    );
    let told = antorcha(&["serve", "--store", "sqlite:/dev/null/antorcha.db"]).refusal();
    assert!(told.contains("/dev/null"), "{told}");
    let away = format!("postgres://ana:s3cret@{}/games", free_address());
    let told = antorcha(&["serve", "--store", &away]).refusal();
    assert!(told.contains("the store cannot be opened") && !told.contains("s3cret"), "{told}");
    server.stop();
}

#[test]
fn the_manual_tells_of_every_setting() {
    let manual = include_str!("../../../../../docs/hosting.md");
    let shown = antorcha(&["serve", "--print-config"]).well();
    let usual = shown.lines().filter_map(|line| line.split_once(" = "));
    let mut count = 0;
    for (key, value) in usual {
        let row = format!("| `{key}` | `{}` |", value.trim_matches('"'));
        assert!(manual.contains(&row), "docs/hosting.md lacks the row {row}");
        count += 1;
    }
    assert!(count > 20, "{shown}");
}
