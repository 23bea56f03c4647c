//! Makes the Python package.

use std::fs;

use super::files::{copy_our_licences, write};
use super::licences;
use super::release::Release;
use crate::shell::{Log, root};
use crate::{Outcome, python};

/// Builds the wheel with the licences of everything in it.
pub(super) fn make(release: &Release, log: &Log) -> Outcome {
    let licences = root().join("crates/bindings/python/antorcha/licences");
    copy_our_licences(&licences)?;
    write(&licences.join("crates.txt"), &licences::of_crates(release, "python")?)?;
    let built = python::build_wheel(log, &release.output());
    // They are copies. Left there, they would become old.
    fs::remove_dir_all(&licences).map_err(|error| format!("{}: {error}", licences.display()))?;
    built
}
