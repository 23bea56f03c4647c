//! What the installed server says if something on the machine is wrong.

use std::net::TcpListener;
use std::process::Command;

use crate::dist::package;
use crate::root::Root;
use crate::server::free_address;
use crate::unit;

/// Runs a server that must refuse to start, and returns its message.
#[track_caller]
fn refusal(mut command: Command) -> String {
    let output = command.output().unwrap();
    assert_eq!(output.status.code(), Some(2), "{output:?}");
    String::from_utf8(output.stderr).unwrap()
}

#[test]
#[ignore = "needs the packages"]
fn a_port_in_use_is_named_with_another_one() {
    let root = Root::debian();
    root.install(&package(".deb"));
    let other = TcpListener::bind("127.0.0.1:0").unwrap();
    let address = other.local_addr().unwrap();
    let message = refusal(unit::command(&root, &[("ANTORCHA_LISTEN", &address.to_string())]));
    assert!(message.contains(&format!("another program listens on {address}")), "{message}");
    assert!(message.contains("choose another port with --listen 127.0.0.1:"), "{message}");
}

#[test]
#[ignore = "needs the packages"]
fn a_data_folder_without_rights_is_named_with_the_remedy() {
    let root = Root::debian();
    root.install(&package(".deb"));
    let address = free_address();
    let settings = [("ANTORCHA_LISTEN", address.as_str())];
    root.run(&["chown", "root:root", "/var/lib/antorcha"]);
    let message = refusal(unit::command(&root, &settings));
    assert!(message.contains("/var/lib/antorcha"), "{message}");
    assert!(message.contains("Give the server's user write access"), "{message}");
    root.run(&["chmod", "600", "/etc/antorcha.toml"]);
    let message = refusal(unit::command(&root, &settings));
    assert!(message.contains("cannot read the settings in /etc/antorcha.toml"), "{message}");
}
