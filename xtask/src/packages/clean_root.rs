//! Makes a clean Debian in a folder, into which the tests install packages.

use std::fs;
use std::process::Command;

use super::files::{clear, write};
use crate::Outcome;
use crate::shell::{Log, root};

/// The oldest Debian that our package supports.
const SUITE: &str = "bookworm";
/// What the package depends on, and what checks its unit.
const INCLUDED: &str = "adduser,ca-certificates,systemd";
/// Folders that grow with each download and are not needed.
const DOWNLOADS: [&str; 2] = ["var/cache/apt/archives", "var/lib/apt/lists"];

/// Makes `target/clean-root`, unless it is there.
pub(crate) fn make(log: &Log) -> Outcome {
    let (folder, mark) = (root().join("target/clean-root"), root().join("target/clean-root.made"));
    let wanted = format!("{SUITE} {INCLUDED}\n");
    if folder.is_dir() && fs::read_to_string(&mark).is_ok_and(|made| made == wanted) {
        return Ok(());
    }
    log.line("Downloading a clean Debian, once.");
    clear(&folder)?;
    let mut debootstrap = Command::new("debootstrap");
    debootstrap.args(["--variant=minbase", &format!("--include={INCLUDED}"), SUITE]).arg(&folder);
    log.run(&mut debootstrap)?;
    for downloads in DOWNLOADS {
        clear(&folder.join(downloads))?;
    }
    write(&mark, &wanted)
}
