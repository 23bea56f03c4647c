//! Copies files into packages.

use std::fs;
use std::path::{Path, PathBuf};

use super::release::{Release, sorted_files};
use crate::Outcome;
use crate::shell::root;

/// Files for operators that are packages by themselves.
const COMPOSE_FILES: [&str; 2] = ["compose.yaml", "compose.cluster.yaml"];

/// The licences of our own code.
const OUR_LICENCES: [&str; 3] = ["LICENSE", "LICENSE-APACHE", "LICENSE-MIT"];

pub(super) fn copy_compose_files(release: &Release) -> Outcome {
    COMPOSE_FILES.iter().try_for_each(|name| copy(&root().join(name), &release.output().join(name)))
}

/// Copies all licences into a folder: ours, and the list of those of others.
pub(super) fn copy_licences(release: &Release, folder: &Path) -> Outcome {
    copy_our_licences(folder)?;
    copy_folder(&release.parts().join("licences"), folder)
}

pub(super) fn copy_our_licences(folder: &Path) -> Outcome {
    OUR_LICENCES.iter().try_for_each(|name| copy(&root().join(name), &folder.join(name)))
}

/// Copies a file with its permissions, and creates the folders in which it will be.
pub(super) fn copy(from: &Path, to: &Path) -> Outcome {
    create_folder(to.parent().unwrap_or(to))?;
    let failed = |error| format!("{} cannot be copied to {}: {error}", from.display(), to.display());
    fs::copy(from, to).map(|_| ()).map_err(failed)
}

/// Copies the files of a folder.
pub(super) fn copy_folder(from: &Path, to: &Path) -> Outcome {
    for file in sorted_files(from)? {
        copy(&file, &to.join(file.file_name().unwrap_or_default()))?;
    }
    Ok(())
}

pub(super) fn write(path: &Path, text: &str) -> Outcome {
    create_folder(path.parent().unwrap_or(path))?;
    fs::write(path, text).map_err(|error| format!("{}: {error}", path.display()))
}

pub(super) fn create_folder(folder: &Path) -> Outcome {
    fs::create_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))
}

/// Creates an empty folder and deletes what was there.
pub(super) fn clear(folder: &Path) -> Outcome {
    if folder.exists() {
        fs::remove_dir_all(folder).map_err(|error| format!("{}: {error}", folder.display()))?;
    }
    create_folder(folder)
}

/// Returns the size of a file.
pub(super) fn megabytes(file: &PathBuf) -> Result<f64, String> {
    let metadata = fs::metadata(file).map_err(|error| format!("{}: {error}", file.display()))?;
    Ok(metadata.len() as f64 / 1e6)
}
