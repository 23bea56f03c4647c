//! Collects the licences of everything that is in the program and was not written by us.

use super::files::{copy, copy_folder, write};
use super::release::Release;
use crate::Outcome;
use crate::shell::{Log, cargo, output, root};

/// The build of the web app writes it.
const WEB_LICENCES: &str = "web/dist/ui/licences.txt";

/// Writes the lists to `licences` in the folder of parts.
pub(super) fn write_lists(release: &Release, log: &Log) -> Outcome {
    log.line("Collecting licences.");
    let folder = release.parts().join("licences");
    write(&folder.join("crates.txt"), &of_crates(release, "cli")?)?;
    copy(&root().join(WEB_LICENCES), &folder.join("web.txt"))?;
    if release.host.is_linux() {
        copy_folder(&root().join("packaging/licences"), &folder)?;
    }
    Ok(())
}

/// Returns the list of the crates in one of our programs.
pub(super) fn of_crates(release: &Release, program: &str) -> Result<String, String> {
    let triple = &release.host.triple;
    output(&mut cargo(&["run", "--quiet", "--locked", "--package", "third-party", "--", triple, program]))
}
