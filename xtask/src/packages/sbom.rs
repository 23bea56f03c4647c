//! Lists all crates and npm packages in the program, in the CycloneDX format.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::files::{copy, write};
use super::release::Release;
use super::tools;
use crate::Outcome;
use crate::shell::{Log, output, root};

/// The tool writes a file of this name beside the manifest of each crate.
const TEMPORARY_NAME: &str = "sbom-of-crate";

pub(super) fn make(release: &Release, log: &Log) -> Outcome {
    let place = |part: &str| release.output().join(format!("antorcha-{}{part}.cdx.json", release.version));
    let made = list_crates(release, log).and_then(|list| copy(&list, &place("")));
    remove_lists();
    made?;
    let mut npm = Command::new("npm");
    npm.args(["sbom", "--sbom-format", "cyclonedx", "--package-lock-only"]).current_dir(root().join("web"));
    write(&place("-web"), &output(&mut npm)?)
}

/// Returns the list of the program's crates.
fn list_crates(release: &Release, log: &Log) -> Result<PathBuf, String> {
    let mut tool = tools::CYCLONEDX.command(release, log)?;
    tool.args(["--quiet", "--format", "json", "--spec-version", "1.5", "--describe", "crate"]);
    tool.args(["--target", &release.host.triple, "--override-filename", TEMPORARY_NAME]);
    log.run(tool.env("SOURCE_DATE_EPOCH", &release.time))?;
    Ok(root().join("crates/cli").join(format!("{TEMPORARY_NAME}.json")))
}

fn remove_lists() {
    remove_from(&root().join("crates"));
    remove_from(&root().join("xtask"));
}

/// Removes the lists in a folder and its subfolders.
fn remove_from(folder: &Path) {
    for entry in folder.read_dir().into_iter().flatten().flatten() {
        if entry.path().is_dir() {
            remove_from(&entry.path());
        } else if entry.file_name() == *format!("{TEMPORARY_NAME}.json") {
            let _ = std::fs::remove_file(entry.path());
        }
    }
}
