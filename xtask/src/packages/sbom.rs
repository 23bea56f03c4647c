//! Lists all crates and npm packages in the program, in the CycloneDX format.

use std::path::{Path, PathBuf};

use super::files::copy;
use super::release::Release;
use super::tools;
use crate::Outcome;
use crate::shell::{Log, root};

/// The build of the web app writes it.
const WEB_LIST: &str = "web/dist/ui/web.cdx.json";

/// The tool writes a file of this name beside the manifest of each crate.
const TEMPORARY_NAME: &str = "sbom-of-crate";

pub(super) fn make(release: &Release, log: &Log) -> Outcome {
    let place = |part: &str| release.output().join(format!("antorcha-{}{part}.cdx.json", release.version));
    let made = list_crates(release, log).and_then(|list| copy(&list, &place("")));
    remove_lists();
    made?;
    copy(&root().join(WEB_LIST), &place("-web"))
}

/// Returns the list of the program's crates.
fn list_crates(release: &Release, log: &Log) -> Result<PathBuf, String> {
    let mut tool = tools::CYCLONEDX.command(log)?;
    tool.args(["--quiet", "--format", "json", "--spec-version", "1.5"]);
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
