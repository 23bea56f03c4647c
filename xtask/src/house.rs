//! The house numbers: no file so long that it must have two subjects.

use std::path::{Path, PathBuf};

use crate::Outcome;
use crate::shell::root;

/// The most lines of a source file.
const MOST_LINES: usize = 450;

pub(crate) fn run() -> Outcome {
    let mut files = Vec::new();
    for folder in ["crates", "xtask"] {
        collect(&root().join(folder), &mut files)?;
    }
    let long: Vec<String> = files.iter().filter_map(|file| complaint(file)).collect();
    if !long.is_empty() {
        return Err(long.join("\n"));
    }
    println!("{} source files have at most {MOST_LINES} lines", files.len());
    Ok(())
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Outcome {
    let unreadable = |error: std::io::Error| format!("{}: {error}", folder.display());
    for entry in folder.read_dir().map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        if path.is_dir() {
            collect(&path, files)?;
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            files.push(path);
        }
    }
    Ok(())
}

fn complaint(file: &Path) -> Option<String> {
    let lines = std::fs::read_to_string(file).ok()?.lines().count();
    (lines > MOST_LINES).then(|| format!("{} has {lines} lines: split it by subject", file.display()))
}
