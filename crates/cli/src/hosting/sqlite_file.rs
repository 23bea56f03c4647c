//! The file of an SQLite store: its lock, its folder and the files next to it.

use std::ffi::OsString;
use std::fs::{self, DirBuilder, File, TryLockError};
use std::io;
use std::path::{Path, PathBuf};

use crate::error::CliError;

/// Allows only one server process per file. The lock ends with the process, also if it is killed.
pub(crate) struct FileLock {
    _file: File,
}

pub(crate) fn lock(path: &Path) -> Result<FileLock, CliError> {
    let unusable = |error: io::Error| {
        let lock = with_suffix(path, ".lock");
        CliError::new(format!("cannot use {}: {error}{}", lock.display(), remedy(&error)))
    };
    let file = File::options()
        .create(true)
        .write(true)
        .truncate(false)
        .open(with_suffix(path, ".lock"))
        .map_err(unusable)?;
    match file.try_lock() {
        Ok(()) => Ok(FileLock { _file: file }),
        Err(TryLockError::WouldBlock) => Err(CliError::new(format!(
            "another server uses {}: stop it first, or set another `store`",
            path.display()
        ))),
        Err(TryLockError::Error(error)) => Err(unusable(error)),
    }
}

/// Creates the folder of a store if it is missing. Only the owner can read it, because the store contains secrets.
pub(crate) fn create_folder(path: &Path) -> Result<(), CliError> {
    let folder = folder(path);
    if folder.is_dir() {
        return Ok(());
    }
    let mut new = DirBuilder::new();
    new.recursive(true);
    #[cfg(unix)]
    std::os::unix::fs::DirBuilderExt::mode(&mut new, 0o700);
    new.create(folder).map_err(|error| {
        let remedy = remedy(&error);
        CliError::new(format!("cannot create the folder {}: {error}{remedy}", folder.display()))
    })
}

/// Returns the end of an error message that says what to do.
fn remedy(error: &io::Error) -> &'static str {
    match error.kind() {
        io::ErrorKind::PermissionDenied => ". Give the server's user write access, or set another `data_dir`",
        _ => "",
    }
}

pub(crate) fn folder(path: &Path) -> &Path {
    path.parent().filter(|folder| !folder.as_os_str().is_empty()).unwrap_or(Path::new("."))
}

/// Appends a suffix to the whole file name.
pub(crate) fn with_suffix(path: &Path, ending: &str) -> PathBuf {
    let mut name = OsString::from(path);
    name.push(ending);
    PathBuf::from(name)
}

/// Makes a file readable only for its owner, syncs it and renames it. Replaces an existing file.
pub(crate) fn install(new: &Path, path: &Path) -> io::Result<()> {
    #[cfg(unix)]
    fs::set_permissions(new, std::os::unix::fs::PermissionsExt::from_mode(0o600))?;
    // Windows syncs only a file that is open for writing.
    File::options().write(true).open(new)?.sync_all()?;
    fs::rename(new, path)?;
    sync_folder(folder(path))
}

/// Makes sure that a new name survives a power failure. Only Unix can sync a folder.
fn sync_folder(folder: &Path) -> io::Result<()> {
    if cfg!(unix) { File::open(folder)?.sync_all() } else { Ok(()) }
}
