//! Writes the SHA-256 sums of all packages.

use std::process::Command;

use super::files::write;
use super::release::{Release, sorted_files};
use crate::Outcome;
use crate::shell::{Log, output};

const NAME: &str = "SHA256SUMS";

pub(super) fn write_sums(release: &Release, log: &Log) -> Outcome {
    let files = sorted_files(&release.output())?;
    let names = files.iter().filter_map(|file| file.file_name());
    let mut sum = Command::new("sha256sum");
    sum.args(names).current_dir(release.output());
    write(&release.output().join(NAME), &output(&mut sum)?)?;
    log.run(Command::new("sha256sum").args(["--check", "--quiet", NAME]).current_dir(release.output()))
}
