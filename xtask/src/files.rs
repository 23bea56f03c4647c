//! Finds the files of the repository.

use std::path::{Path, PathBuf};

use crate::Outcome;

/// Folders with files that are not part of the repository. Names that begin with a dot are skipped too.
const SKIPPED_FOLDERS: &[&str] = &["dist", "node_modules", "target"];

/// Returns the files with these extensions in a folder and its subfolders, sorted. A missing folder has none.
pub(crate) fn files_in(folder: &Path, extensions: &[&str]) -> Result<Vec<PathBuf>, String> {
    let mut files = Vec::new();
    if folder.is_dir() {
        collect(folder, extensions, &mut files)?;
    }
    files.sort();
    Ok(files)
}

fn collect(folder: &Path, extensions: &[&str], files: &mut Vec<PathBuf>) -> Outcome {
    let unreadable = |error: std::io::Error| format!("{}: {error}", folder.display());
    for entry in folder.read_dir().map_err(unreadable)? {
        let entry = entry.map_err(unreadable)?;
        let (path, name) = (entry.path(), entry.file_name());
        let is_skipped = name.as_encoded_bytes().starts_with(b".")
            || SKIPPED_FOLDERS.iter().any(|skipped| name == *skipped);
        if path.is_dir() && !is_skipped {
            collect(&path, extensions, files)?;
        } else if path.extension().is_some_and(|extension| extensions.iter().any(|known| extension == *known))
        {
            files.push(path);
        }
    }
    Ok(())
}
