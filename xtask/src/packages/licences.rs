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
    let mut list =
        cargo(&["run", "--quiet", "--locked", "--package", "third-party", "--", &release.host.triple]);
    write(&folder.join("crates.txt"), &output(&mut list)?)?;
    copy(&root().join(WEB_LICENCES), &folder.join("web.txt"))?;
    if release.host.is_linux() {
        copy_folder(&root().join("packaging/licences"), &folder)?;
    }
    Ok(())
}
