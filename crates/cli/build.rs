//! Builds the pages of the web table into the program, if `npm run build` has made them.
//!
//! Whoever builds without npm gets a program all the same, which tells browsers what to do.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs, io};

use sha2::{Digest, Sha256};

/// The folder that is watched. It is always there, because cargo takes a missing one for one that has changed.
const WATCHED: &str = "web/dist";
/// The folder in it into which the pages are built.
const PAGES: &str = "ui";

fn main() -> ExitCode {
    match embed() {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            println!("cargo::error=the pages cannot be built in: {problem}");
            ExitCode::FAILURE
        }
    }
}

fn embed() -> io::Result<()> {
    let watched = variable("CARGO_MANIFEST_DIR")?.join("../..").join(WATCHED);
    println!("cargo::rerun-if-changed={}", watched.display());
    println!("cargo::rerun-if-changed=build.rs");
    let pages = watched.join(PAGES);
    let mut files = Vec::new();
    if pages.is_dir() {
        collect(&pages.canonicalize()?, &mut files)?;
    }
    // A file is looked up by its path among others in order.
    files.sort();
    let root = pages.canonicalize().unwrap_or_default();
    let entries = files.iter().filter(|file| !is_compressed(file)).map(|file| entry(&root, file));
    let entries = entries.collect::<io::Result<String>>()?;
    fs::write(variable("OUT_DIR")?.join("site.rs"), format!("&[\n{entries}]\n"))
}

fn variable(name: &str) -> io::Result<PathBuf> {
    env::var_os(name).map(PathBuf::from).ok_or_else(|| io::Error::other(format!("{name} is not set")))
}

/// All files under a folder but hidden ones.
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

/// Whether a file is the compressed form of one beside it.
fn is_compressed(file: &Path) -> bool {
    let ending = file.extension().is_some_and(|ending| ending == "br" || ending == "gz");
    ending && file.with_extension("").is_file()
}

/// The file as an expression of Rust.
fn entry(root: &Path, file: &Path) -> io::Result<String> {
    let path = file.strip_prefix(root).map_err(io::Error::other)?;
    let path = path.to_str().ok_or_else(|| io::Error::other(format!("{} is no text", path.display())))?;
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
