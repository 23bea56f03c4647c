//! What the machine lets the server have: open files and room on the disk.

use std::path::Path;

use crate::failure::Failure;

/// How many files and sockets the process may have open now, and how many at most.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct OpenFiles {
    pub(crate) now: u64,
    pub(crate) most: u64,
}

/// The limit on open files as it stands.
pub(crate) fn open_files() -> Result<OpenFiles, Failure> {
    let (now, most) = rlimit::Resource::NOFILE.get()?;
    Ok(OpenFiles { now, most })
}

/// Raises the limit as far as it goes, since every player's socket is an open file.
pub(crate) fn raise_open_files() -> Result<OpenFiles, Failure> {
    rlimit::increase_nofile_limit(u64::MAX)?;
    open_files()
}

/// How many bytes are free on the disk of a folder, or of the nearest one above it that is there.
pub(crate) fn free_bytes(folder: &Path) -> Result<u64, Failure> {
    let there = folder.ancestors().find(|folder| folder.exists()).unwrap_or(Path::new("."));
    let disk = rustix::fs::statvfs(there).map_err(std::io::Error::from)?;
    Ok(disk.f_bavail.saturating_mul(disk.f_frsize))
}
