//! Embeds the built web app into the program.
//!
//! Without npm the program still builds. It then serves a page that says how to build the web app.

use std::path::{Path, PathBuf};
use std::{fs, io};

use sha2::{Digest, Sha256};

use crate::variable;

/// This folder always exists, because cargo treats a missing folder as changed and would run this script every time.
const WATCHED: &str = "web/dist";
/// The folder in `WATCHED` that contains the built web app.
const PAGES: &str = "ui";

/// Writes a table of all files of the web app.
pub(crate) fn embed(root: &Path) -> io::Result<()> {
    let watched = root.join(WATCHED);
    println!("cargo::rerun-if-changed={}", watched.display());
    let pages = watched.join(PAGES);
    let mut files = Vec::new();
    let root = if pages.is_dir() { pages.canonicalize()? } else { pages };
    if root.is_dir() {
        collect(&root, &mut files)?;
    }
    // The server finds a file by binary search.
    files.sort();
    let entries = files.iter().filter(|file| !is_compressed(file)).map(|file| entry(&root, file));
    let entries = entries.collect::<io::Result<String>>()?;
    fs::write(variable("OUT_DIR")?.join("site.rs"), format!("&[\n{entries}]\n"))
}

/// Collects all files of a folder and its subfolders, except hidden ones.
fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> io::Result<()> {
    for found in fs::read_dir(folder)? {
        let found = found?;
        let (path, name) = (found.path(), found.file_name());
        match found.file_type()? {
            _ if name.to_string_lossy().starts_with('.') => {}
            kind if kind.is_dir() => collect(&path, files)?,
            _ => files.push(path),
        }
    }
    Ok(())
}

/// Returns whether a file is the compressed form of another file.
fn is_compressed(file: &Path) -> bool {
    let ending = file.extension().is_some_and(|ending| ending == "br" || ending == "gz");
    ending && file.with_extension("").is_file()
}

/// Returns a Rust expression for the file.
fn entry(root: &Path, file: &Path) -> io::Result<String> {
    let path = file.strip_prefix(root).map_err(io::Error::other)?;
    let path =
        path.to_str().ok_or_else(|| io::Error::other(format!("the name {} is not UTF-8", path.display())))?;
    let mut mark = hex::encode(Sha256::digest(fs::read(file)?));
    mark.truncate(16);
    let (brotli, gzip) = (compressed(file, "br"), compressed(file, "gz"));
    Ok(format!(
        "    ::server::site::File {{ path: {path:?}, mark: {mark:?}, plain: include_bytes!({file:?}), \
         brotli: {brotli}, gzip: {gzip} }},\n"
    ))
}

fn compressed(file: &Path, ending: &str) -> String {
    let form = PathBuf::from(format!("{}.{ending}", file.display()));
    if form.is_file() { format!("Some(include_bytes!({form:?}))") } else { "None".to_owned() }
}
