//! Makes the Debian package. `crates/cli/Cargo.toml` says what it contains.

use super::release::Release;
use super::tools;
use crate::Outcome;
use crate::shell::Log;

pub(super) fn make(release: &Release, log: &Log) -> Outcome {
    let mut deb = tools::DEB.command(log)?;
    // It would warn that it does not build the man pages and licences, which are made before.
    deb.args(["--quiet", "--package", "cli", "--no-build", "--no-strip", "--target", &release.host.triple]);
    deb.arg("--output").arg(release.output());
    deb.env("SOURCE_DATE_EPOCH", &release.time);
    log.run(&mut deb)
}
