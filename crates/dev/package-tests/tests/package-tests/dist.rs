//! The packages, and where the repository is.

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

/// The version of the packages, which is that of every crate of the workspace.
pub(crate) const VERSION: &str = env!("CARGO_PKG_VERSION");

pub(crate) fn repository() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..").canonicalize().unwrap()
}

/// Returns the package whose name ends so.
pub(crate) fn package(ending: &str) -> PathBuf {
    let folder = repository().join("target/dist");
    let files =
        fs::read_dir(&folder).unwrap_or_else(|_| panic!("run `cargo xtask dist`: there is no {folder:?}"));
    let mut found: Vec<PathBuf> = files.map(|entry| entry.unwrap().path()).collect();
    found.retain(|path| path.file_name().unwrap().to_str().unwrap().ends_with(ending));
    assert_eq!(found.len(), 1, "one package ends with {ending}: {found:?}");
    found.remove(0)
}

/// Returns a temporary folder for a system. It is not in /tmp, which may be too small or forbid programs.
pub(crate) fn temporary_folder() -> tempfile::TempDir {
    let folder = repository().join("target/package-tests");
    fs::create_dir_all(&folder).unwrap();
    tempfile::Builder::new().prefix("system-").tempdir_in(folder).unwrap()
}

/// Runs a command that must succeed, and returns its output.
#[track_caller]
pub(crate) fn run(command: &mut Command) -> String {
    let output = command.output().unwrap_or_else(|error| panic!("{command:?}: {error}"));
    let (out, err) = (String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    assert!(output.status.success(), "{command:?} failed: {out}{err}");
    out.into_owned()
}
