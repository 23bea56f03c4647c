//! Limits of the operating system: open files and disk space.

use std::path::Path;

use crate::error::CliError;

/// The soft and the hard limit on open files and sockets of this process.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct OpenFiles {
    pub(crate) now: u64,
    pub(crate) max: u64,
}

#[cfg(unix)]
pub(crate) fn open_files() -> Result<OpenFiles, CliError> {
    let (now, max) = rlimit::Resource::NOFILE.get()?;
    Ok(OpenFiles { now, max })
}

/// Windows has no such limit on sockets.
#[cfg(windows)]
pub(crate) fn open_files() -> Result<OpenFiles, CliError> {
    Ok(OpenFiles { now: u64::MAX, max: u64::MAX })
}

/// Raises the soft limit to the hard limit, because each player's socket counts as an open file.
pub(crate) fn raise_open_files() -> Result<OpenFiles, CliError> {
    rlimit::increase_nofile_limit(u64::MAX)?;
    open_files()
}

/// Returns the free bytes on the disk of a folder. If the folder is missing, its nearest existing parent counts.
#[cfg(unix)]
pub(crate) fn free_bytes(folder: &Path) -> Result<u64, CliError> {
    let there = folder.ancestors().find(|folder| folder.exists()).unwrap_or(Path::new("."));
    let disk = rustix::fs::statvfs(there).map_err(std::io::Error::from)?;
    Ok(disk.f_bavail.saturating_mul(disk.f_frsize))
}

#[cfg(windows)]
pub(crate) fn free_bytes(_folder: &Path) -> Result<u64, CliError> {
    Err(CliError::new("not supported on this system"))
}
