//! What the web table takes from the Rust side: the types of the wire, written from the server's and the games' own,
//! and sentences to measure its words by.

use std::collections::BTreeMap;
use std::path::Path;

use crate::shell::{self, cargo, root};
use crate::{Outcome, spoken};

/// Where the types are kept. Nothing else lies there.
const TYPES: &str = "web/src/wire";
/// Where the sentences are kept.
const SPOKEN: &str = "web/src/words/spoken.json";

/// Writes all of it anew, or only looks whether it is still the same.
pub(crate) fn run(arguments: &[String]) -> Outcome {
    let mut fresh = types()?;
    fresh.insert(SPOKEN.to_owned(), spoken::text()?);
    if arguments.iter().any(|argument| argument == "--check") {
        return check(&fresh);
    }
    fresh.iter().try_for_each(|(path, text)| write(path, text))
}

/// The files of types by their place, as they should be.
fn types() -> Result<BTreeMap<String, String>, String> {
    let draft = root().join("target").join("codegen");
    let _ = std::fs::remove_dir_all(&draft);
    std::fs::create_dir_all(&draft).map_err(|error| format!("{}: {error}", draft.display()))?;
    let mut example = cargo(&["run", "--quiet", "--package", "server", "--example", "wire_types"]);
    shell::run(example.arg(&draft))?;
    let files = names_in(&draft)?.into_iter().map(|name| {
        let text = std::fs::read_to_string(draft.join(&name)).map_err(|error| format!("{name}: {error}"))?;
        Ok((format!("{TYPES}/{name}"), text))
    });
    files.collect()
}

fn check(fresh: &BTreeMap<String, String>) -> Outcome {
    let is_fresh = |path: &str, text: &str| {
        std::fs::read_to_string(root().join(path)).is_ok_and(|stored| stored == text)
    };
    let stale = fresh.iter().filter(|(path, text)| !is_fresh(path, text)).map(|(path, _)| path.clone());
    let told = |path: String| format!("{path} is stale: run `cargo xtask codegen` and read what changed");
    let stray = names_in(&root().join(TYPES))?.into_iter().map(|name| format!("{TYPES}/{name}"));
    let stray = stray.filter(|path| !fresh.contains_key(path));
    let stray = stray.map(|path| format!("{path} is not generated: only what is generated lies there"));
    let complaints: Vec<String> = stale.map(told).chain(stray).collect();
    if complaints.is_empty() { Ok(()) } else { Err(complaints.join("\n")) }
}

fn write(path: &str, text: &str) -> Outcome {
    let unwritable = |error: std::io::Error| format!("{path}: {error}");
    let path = root().join(path);
    if let Some(folder) = path.parent() {
        std::fs::create_dir_all(folder).map_err(unwritable)?;
    }
    std::fs::write(&path, text).map_err(unwritable)
}

fn names_in(folder: &Path) -> Result<Vec<String>, String> {
    let unreadable = |error: std::io::Error| format!("{}: {error}", folder.display());
    let entries = folder.read_dir().map_err(unreadable)?;
    let names = entries.map(|entry| entry.map(|entry| entry.file_name().to_string_lossy().into_owned()));
    names.collect::<Result<_, _>>().map_err(unreadable)
}
