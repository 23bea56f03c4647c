//! Publishes the built web app and checks whether it is up to date.
//!
//! Vite builds into a draft folder. Only a complete build is copied to `web/dist/ui`, and only the files that changed:
//! a failed build keeps the last good one, and an equal build does not make cargo compile again.

use std::collections::BTreeMap;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::path::{Path, PathBuf};
use std::{fs, io};

use super::folder;
use crate::Outcome;
use crate::shell::root;

/// Folders of the games that the build reads besides `web/`.
const READ_FROM_GAMES: &[&str] = &["data", "i18n", "lessons", "rules", "src"];
/// Folders of `web/` that the build does not read.
const NOT_READ: &[&str] = &["dist", "e2e", "node_modules"];

/// Returns the folder into which Vite builds. Deleting the installed packages deletes it too.
pub(super) fn draft() -> PathBuf {
    cache().join("ui")
}

/// Returns whether the web app was built from the current sources.
pub(crate) fn is_current() -> bool {
    let built_from = fs::read_to_string(fingerprint_file());
    let is_current =
        built_from.is_ok_and(|built_from| fingerprint().is_ok_and(|inputs| inputs == built_from));
    is_current && published().join("index.html").is_file()
}

/// Hashes all files that the build reads.
pub(super) fn fingerprint() -> Result<String, String> {
    let mut hash = DefaultHasher::new();
    for (path, content) in
        inputs().map_err(|error| format!("the sources of the web app cannot be read: {error}"))?
    {
        (path, content).hash(&mut hash);
    }
    Ok(format!("{:016x}", hash.finish()))
}

/// Copies a complete build to `web/dist/ui` and stores the fingerprint of its sources.
pub(super) fn publish(fresh: &Path, inputs: &str) -> Outcome {
    let failed = |error: io::Error| {
        format!("the built web app cannot be copied to {}: {error}", published().display())
    };
    // If copying fails halfway, the web app must not count as built.
    let _ = fs::remove_file(fingerprint_file());
    mirror(fresh, &published()).map_err(failed)?;
    fs::write(fingerprint_file(), inputs).map_err(failed)
}

fn published() -> PathBuf {
    folder().join("dist/ui")
}

fn cache() -> PathBuf {
    folder().join("node_modules/.cache/antorcha")
}

fn fingerprint_file() -> PathBuf {
    cache().join("built-from")
}

fn inputs() -> io::Result<BTreeMap<PathBuf, Vec<u8>>> {
    let mut inputs = BTreeMap::new();
    for entry in fs::read_dir(folder())?.flatten() {
        let is_read = !NOT_READ.iter().any(|name| entry.file_name() == *name);
        if is_read {
            collect(&entry.path(), &mut inputs)?;
        }
    }
    for entry in fs::read_dir(root().join("crates/games"))?.flatten() {
        for name in READ_FROM_GAMES {
            collect(&entry.path().join(name), &mut inputs)?;
        }
    }
    Ok(inputs)
}

/// Reads a file, or all files of a folder and its subfolders. A missing path has none.
fn collect(path: &Path, files: &mut BTreeMap<PathBuf, Vec<u8>>) -> io::Result<()> {
    if path.is_dir() {
        for entry in fs::read_dir(path)? {
            collect(&entry?.path(), files)?;
        }
    } else if path.is_file() {
        files.insert(path.to_path_buf(), fs::read(path)?);
    }
    Ok(())
}

/// Makes the folder `to` equal to `from`, without writing files that are equal already.
fn mirror(from: &Path, to: &Path) -> io::Result<()> {
    let (mut fresh, mut old) = (BTreeMap::new(), BTreeMap::new());
    collect(from, &mut fresh)?;
    collect(to, &mut old)?;
    for path in old.keys() {
        let kept = path.strip_prefix(to).is_ok_and(|path| fresh.contains_key(&from.join(path)));
        if !kept {
            fs::remove_file(path)?;
        }
    }
    for (path, content) in &fresh {
        let place = to.join(path.strip_prefix(from).map_err(io::Error::other)?);
        if old.get(&place) != Some(content) {
            fs::create_dir_all(place.parent().unwrap_or(to))?;
            fs::write(&place, content)?;
        }
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_mirror_is_equal_and_equal_files_are_not_written() {
        let place = std::env::temp_dir().join(format!("antorcha-mirror-{}", std::process::id()));
        let (from, to) = (place.join("from"), place.join("to"));
        for (path, text) in [
            ("from/a.js", "new"),
            ("from/deep/b.js", "same"),
            ("to/a.js", "old"),
            ("to/deep/b.js", "same"),
            ("to/gone.js", ""),
        ] {
            let path = place.join(path);
            fs::create_dir_all(path.parent().unwrap()).unwrap();
            fs::write(path, text).unwrap();
        }
        let written = |name: &str| fs::metadata(to.join(name)).unwrap().modified().unwrap();
        let before = written("deep/b.js");
        mirror(&from, &to).unwrap();
        assert_eq!(fs::read_to_string(to.join("a.js")).unwrap(), "new");
        assert_eq!(written("deep/b.js"), before);
        assert!(!to.join("gone.js").exists());
        fs::remove_dir_all(place).unwrap();
    }
}
