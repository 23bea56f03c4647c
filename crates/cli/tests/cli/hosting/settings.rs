//! The settings: their sources, their order and their error messages.

use std::fs;

use tempfile::TempDir;
use test_servers::MailServer;

use crate::hosting::program::{Server, antorcha, antorcha_with, free_address, sqlite_in};

/// Checks the setting `listen`.
#[track_caller]
fn check_listen(flags: &[&str], variables: &[(&str, &str)], expected: &str) {
    let arguments = [&["serve", "--print-config"], flags].concat();
    let shown = antorcha_with(&arguments, variables).success();
    assert_eq!(shown.lines().next(), Some(format!("listen = \"{expected}\"").as_str()));
}

#[test]
fn a_flag_overrides_the_environment_which_overrides_the_file() {
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
    let shown = antorcha_with(&["serve", "--print-config", "--config", file], &[variable]).success();
    assert!(shown.contains("idle = \"5s\"\n"), "what nobody else sets holds from the file: {shown}");
}

#[test]
fn the_printed_config_is_a_valid_file_without_passwords() {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("antorcha.toml");
    let secrets = [
        ("ANTORCHA_STORE", "postgres://ana:s3cret@db/games"),
        ("ANTORCHA_BUS", "nats://s3cret@bus:4222"),
        ("ANTORCHA_REQUESTS_PER_SECOND", "7"),
    ];
    let shown = antorcha_with(&["serve", "--print-config"], &secrets).success();
    assert!(!shown.contains("s3cret"), "{shown}");
    assert!(shown.contains("requests_per_second = 7\n"), "{shown}");
    fs::write(&file, &shown).unwrap();
    assert_eq!(antorcha(&["serve", "--print-config", "--config", file.to_str().unwrap()]).success(), shown);
    let help = antorcha_with(&["serve", "--help"], &secrets).success();
    assert!(help.contains("ANTORCHA_STORE") && !help.contains("s3cret"), "{help}");
}

/// Checks the error message for a file with this text.
#[track_caller]
fn check_file(text: &str, complaints: &[&str]) {
    let folder = TempDir::new().unwrap();
    let file = folder.path().join("antorcha.toml");
    fs::write(&file, text).unwrap();
    let output = antorcha(&["serve", "--print-config", "--config", file.to_str().unwrap()]).refusal();
    for complaint in complaints {
        assert!(output.contains(complaint), "`{complaint}` is missing: {output}");
    }
    assert!(!output.contains("s3cret"), "{output}");
}

#[test]
fn an_invalid_file_is_refused_with_the_allowed_values() {
    check_file(
        "lsten = \"127.0.0.1:1\"",
        &["line 1", "`lsten`", "is not a setting", "listen, public_url, trust_proxy"],
    );
    check_file("listen = \"here\"", &["`listen`", "cannot be `here`", "an IP address and a port"]);
    check_file("idle = 60", &["`idle`", "cannot be `60`", "a number with ms, s, m or h"]);
    check_file("rooms_per_hour = 0", &["`rooms_per_hour`", "a whole number from 1"]);
    check_file("log_format = \"xml\"", &["cannot be `xml`", "text or json"]);
    check_file("log_level = \"loud\"", &["cannot be `loud`", "error, warn, info, debug or trace"]);
    check_file("metrics = \"some\"", &["cannot be `some`", "off, local, public"]);
    check_file("listen = [\"127.0.0.1:1\"]", &["`listen`", "cannot be of type array"]);
    check_file("[limits]\nbody_bytes = 1", &["line 1", "`limits`", "is not a setting"]);
    check_file("idle = \"1s\"\nlisten = \n", &["line 2"]);
    check_file("store = \"mysql://ana:s3cret@db/games\"", &["`store`", "sqlite:PATH or postgres://"]);
    check_file("bus = \"redis://s3cret@bus\"", &["`bus`", "memory, for one node, or nats://HOST:PORT"]);
    check_file("store = \"postgres://ana:s3cret@db\nidle = 1", &["line 1"]);
}

#[test]
fn invalid_flags_and_variables_are_named() {
    let output = antorcha(&["serve", "--idle", "soon"]).refusal();
    assert!(output.contains("--idle cannot be `soon`: use a number with ms, s, m or h"), "{output}");
    let output = antorcha_with(&["serve"], &[("ANTORCHA_TRUST_PROXY", "perhaps")]).refusal();
    assert!(output.contains("ANTORCHA_TRUST_PROXY cannot be `perhaps`: use true or false"), "{output}");
    let output = antorcha_with(&["serve"], &[("ANTORCHA_STORE", "mysql://ana:s3cret@db")]).refusal();
    assert!(output.contains("ANTORCHA_STORE is invalid") && !output.contains("s3cret"), "{output}");
    let output = antorcha(&["serve", "--config", "/no/such/file.toml"]).refusal();
    assert!(output.contains("/no/such/file.toml"), "{output}");
}

#[test]
fn several_nodes_cannot_share_an_sqlite_file() {
    let output =
        antorcha(&["serve", "--store", "sqlite:games.db", "--bus", "nats://127.0.0.1:4222"]).refusal();
    assert!(
        output.contains("several nodes cannot share an SQLite file: set `store` to postgres://"),
        "{output}"
    );
    let keyless = ["serve", "--store", "postgres://db/antorcha", "--bus", "nats://127.0.0.1:4222"];
    let output = antorcha(&keyless).refusal();
    assert!(output.contains("a bus needs a `cluster_key`"), "{output}");
    let output = antorcha(&[&keyless[..], &["--cluster-key", "s3cret"]].concat()).refusal();
    assert!(output.contains("at least 32 characters") && !output.contains("s3cret"), "{output}");
    let folder = TempDir::new().unwrap();
    let store = sqlite_in(folder.path());
    let server = Server::on(&store);
    let output = antorcha(&["serve", "--listen", "127.0.0.1:0", "--store", &store]).refusal();
    assert!(output.contains("another server uses"), "{output}");
    server.stop();
    Server::on(&store).stop();
}

#[test]
fn unusable_files_and_addresses_are_named() {
    let folder = TempDir::new().unwrap();
    let server = Server::on(&sqlite_in(folder.path()));
    let taken = server.url.strip_prefix("http://").unwrap().to_owned();
    let other = folder.path().join("other");
    let output = antorcha(&["serve", "--listen", &taken, "--data-dir", other.to_str().unwrap()]).refusal();
    assert!(
        output.contains(&format!("another program listens on {taken}")) && output.contains("--listen"),
        "{output}"
    );
    let output = antorcha(&["serve", "--store", "sqlite:/dev/null/antorcha.db"]).refusal();
    assert!(output.contains("/dev/null"), "{output}");
    let away = format!("postgres://ana:s3cret@{}/games", free_address());
    let output = antorcha(&["serve", "--store", &away]).refusal();
    assert!(output.contains("the store cannot be opened") && !output.contains("s3cret"), "{output}");
    server.stop();
}

#[test]
fn the_manual_describes_every_setting() {
    let manual = include_str!("../../../../../docs/hosting.md");
    let shown = antorcha(&["serve", "--print-config"]).success();
    let usual = shown.lines().filter_map(|line| line.split_once(" = "));
    let mut count = 0;
    for (key, value) in usual {
        let row = format!("| `{key}` | `{}` |", value.trim_matches('"'));
        assert!(manual.contains(&row), "docs/hosting.md lacks the row {row}");
        count += 1;
    }
    assert!(count > 20, "{shown}");
}

#[test]
fn wrong_mail_settings_are_refused_at_start_with_advice() {
    let folder = TempDir::new().unwrap();
    let store = sqlite_in(folder.path());
    let mail = MailServer::start().unwrap();
    mail.require_login("antorcha", "right");
    let wrong = mail.url_with("antorcha", "s3cret");
    let base = ["serve", "--store", &store, "--listen", "127.0.0.1:0"];
    let from = ["--smtp-from", "Antorcha <antorcha@example.org>"];
    let public = ["--public-url", "https://play.example.org"];
    for (more, advice) in [
        (vec!["--smtp-url", "mail.example.org"], "smtps://USER:PASSWORD@HOST"),
        (vec!["--smtp-from", "nobody"], "an address such as"),
        (vec!["--smtp-url", "smtps://mail.example.org"], "`smtp_from` is missing"),
        (
            [&["--smtp-url", "smtps://mail.example.org"], &from[..]].concat(),
            "set it to the address of the server",
        ),
        (
            [&["--smtp-url", "smtp://ana:s3cret@mail.example.org"], &from[..], &public].concat(),
            "add ?tls=required",
        ),
        (
            [&["--smtp-url", wrong.as_str()], &from[..], &public].concat(),
            "Check user, password and encryption",
        ),
    ] {
        let refusal = antorcha(&[&base[..], &more].concat()).refusal();
        assert!(refusal.contains(advice) && !refusal.contains("s3cret"), "`{advice}` is missing: {refusal}");
    }
}
