//! Source files: none so long that it must have two subjects, and no page with what the content policy forbids.

use std::path::{Path, PathBuf};

use crate::Outcome;
use crate::shell::{Log, read, root};

/// The most lines of a source file.
const MOST_LINES: usize = 450;

/// Where sources lie.
const FOLDERS: &[&str] = &["crates", "xtask", "web/src", "web/build", "web/e2e"];
/// How the names of sources end.
const ENDINGS: &[&str] = &["rs", "ts", "svelte", "css"];
/// What is generated may be as long as it has to be.
const GENERATED: &str = "web/src/wire";

/// Something that may not stand in a page, and why.
struct Forbidden {
    word: &'static str,
    because: &'static str,
}

const FORBIDDEN: &[Forbidden] = &[
    Forbidden { word: "{@html", because: "what people write would become a part of the page" },
    Forbidden { word: "innerHTML", because: "what people write would become a part of the page" },
    Forbidden { word: " style=\"", because: "the content policy forbids it: write style:name={value}" },
    Forbidden { word: "eval(", because: "the content policy forbids it" },
    Forbidden { word: "@ts-ignore", because: "the types are checked: say what it is" },
    Forbidden { word: "@ts-nocheck", because: "the types are checked: say what it is" },
];

pub(crate) fn run(log: &Log) -> Outcome {
    let mut files = Vec::new();
    for folder in FOLDERS {
        files.append(&mut source_files(&root().join(folder))?);
    }
    files.retain(|file| !file.starts_with(root().join(GENERATED)));
    let mut complaints = Vec::new();
    for file in &files {
        let text = read(file)?;
        complaints.extend(too_long(file, &text));
        complaints.extend(forbidden(file, &text));
    }
    if !complaints.is_empty() {
        return Err(complaints.join("\n"));
    }
    log.line(&format!("{} source files have at most {MOST_LINES} lines and no forbidden words", files.len()));
    Ok(())
}

/// All sources under a folder, if there is one.
fn source_files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let mut files = Vec::new();
    if folder.is_dir() {
        collect(folder, &mut files)?;
    }
    files.sort();
    Ok(files)
}

fn collect(folder: &Path, files: &mut Vec<PathBuf>) -> Outcome {
    let unreadable = |error: std::io::Error| format!("{}: {error}", folder.display());
    for entry in folder.read_dir().map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.path();
        let is_source = |ending: &std::ffi::OsStr| ENDINGS.iter().any(|known| ending == *known);
        if path.is_dir() {
            collect(&path, files)?;
        } else if path.extension().is_some_and(is_source) {
            files.push(path);
        }
    }
    Ok(())
}

fn too_long(file: &Path, text: &str) -> Option<String> {
    let lines = text.lines().count();
    (lines > MOST_LINES).then(|| format!("{} has {lines} lines: split it by subject", file.display()))
}

/// What stands in a page, or in what makes it, and may not. Tests lay out pages of their own.
fn forbidden(file: &Path, text: &str) -> Option<String> {
    let is_test = file.file_name().is_some_and(|name| name.to_string_lossy().contains(".test."));
    let is_page = file.starts_with(root().join("web/src"));
    let found =
        FORBIDDEN.iter().find(|forbidden| text.contains(forbidden.word)).filter(|_| is_page && !is_test)?;
    Some(format!("{} holds `{}`: {}", file.display(), found.word.trim(), found.because))
}
