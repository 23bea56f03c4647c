//! The systemd unit of the Debian package.

use std::fs;
use std::process::Command;

use crate::dist::package;
use crate::root::Root;

/// The highest exposure that `systemd-analyze security` may find, in tenths. 100 is a service without any protection.
const MAX_EXPOSURE: &str = "15";

const UNIT: &str = "/lib/systemd/system/antorcha.service";

/// Returns the command of the unit, as its user, with these settings.
pub(crate) fn command(root: &Root, settings: &[(&str, &str)]) -> Command {
    let unit = fs::read_to_string(root.path(UNIT)).unwrap();
    let value = |key: &str| unit.lines().find_map(|line| line.strip_prefix(key)).unwrap();
    let words: Vec<&str> = value("ExecStart=").split(' ').collect();
    let mut command = root.command(value("User="), &words);
    command.envs(settings.iter().copied());
    command
}

#[test]
#[ignore = "needs the packages"]
fn the_unit_is_valid_and_protects_the_system() {
    let root = Root::debian();
    root.install(&package(".deb"));
    assert_eq!(root.run(&["systemd-analyze", "verify", "--man=no", UNIT]), "");
    let threshold = format!("--threshold={MAX_EXPOSURE}");
    let judged = root.run(&["systemd-analyze", "security", "--offline=yes", "--no-pager", &threshold, UNIT]);
    assert!(judged.contains("Overall exposure level for antorcha.service"), "{judged}");
    let enabled = root.path("/etc/systemd/system/multi-user.target.wants/antorcha.service");
    assert!(enabled.is_symlink(), "the server starts with the machine");
}
