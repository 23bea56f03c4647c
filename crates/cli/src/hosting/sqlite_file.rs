//! The file of an SQLite store: who has it, its folder, and what lies beside it.

use std::ffi::OsString;
use std::fs::{self, DirBuilder, File, Permissions, TryLockError};
use std::io;
use std::os::unix::fs::{DirBuilderExt, PermissionsExt};
use std::path::{Path, PathBuf};

use crate::failure::Failure;

/// The right to serve from a file, which one process has at a time. It ends with the process, however that ends.
pub(crate) struct Hold {
    _file: File,
}

/// Takes the right to serve from this file.
pub(crate) fn hold(path: &Path) -> Result<Hold, Failure> {
    let unusable = |error: io::Error| {
        Failure::new(format!("{} cannot be used: {error}", beside(path, ".lock").display()))
    };
    let file = File::options()
        .create(true)
        .write(true)
        .truncate(false)
        .open(beside(path, ".lock"))
        .map_err(unusable)?;
    match file.try_lock() {
        Ok(()) => Ok(Hold { _file: file }),
        Err(TryLockError::WouldBlock) => Err(Failure::new(format!(
            "another server has {}: end it first, or give this one a `store` of its own",
            path.display()
        ))),
        Err(TryLockError::Error(error)) => Err(unusable(error)),
    }
}

/// Makes the folder of a store, if it is missing, for its owner alone: the store holds what players may not see.
pub(crate) fn make_folder(path: &Path) -> Result<(), Failure> {
    let folder = folder(path);
    if folder.is_dir() {
        return Ok(());
    }
    let made = DirBuilder::new().recursive(true).mode(0o700).create(folder);
    made.map_err(|error| Failure::new(format!("the folder {} cannot be made: {error}", folder.display())))
}

/// The folder of a file.
pub(crate) fn folder(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// The file with this ending after its whole name.
pub(crate) fn beside(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    PathBuf::from(name)
}

/// Lets the owner alone read a file, and puts it on disk under its name, over whatever has that name.
pub(crate) fn put_in_place(made: &Path, path: &Path) -> io::Result<()> {
    fs::set_permissions(made, Permissions::from_mode(0o600))?;
    File::open(made)?.sync_all()?;
    fs::rename(made, path)?;
    File::open(folder(path))?.sync_all()
}
