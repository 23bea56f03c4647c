//! `cargo xtask tidy`: checks the length of source files, forbidden code in the web app and forbidden words in prose.

mod words;

use std::path::{Path, PathBuf};

use crate::Outcome;
use crate::files::files_in;
use crate::shell::{Log, read, root};

/// A longer source file has two subjects.
const MAX_LINES: usize = 450;

const SOURCE_FOLDERS: &[&str] = &["crates", "xtask", "web/src", "web/build", "web/e2e"];
const SOURCE_EXTENSIONS: &[&str] = &["rs", "ts", "svelte", "css"];
/// Generated files may have any length.
const GENERATED: &str = "web/src/wire";

/// Code that the web app must not contain, and why.
struct Forbidden {
    code: &'static str,
    because: &'static str,
}

const FORBIDDEN: &[Forbidden] = &[
    Forbidden { code: "{@html", because: "text from people would become part of the page" },
    Forbidden { code: "innerHTML", because: "text from people would become part of the page" },
    Forbidden {
        code: " style=\"",
        because: "the content security policy forbids it: write style:name={value}",
    },
    Forbidden { code: "eval(", because: "the content security policy forbids it" },
    Forbidden { code: "@ts-ignore", because: "all types are checked: declare the type" },
    Forbidden { code: "@ts-nocheck", because: "all types are checked: declare the type" },
];

pub(crate) fn run(log: &Log) -> Outcome {
    let mut sources = Vec::new();
    for folder in SOURCE_FOLDERS {
        sources.append(&mut files_in(&root().join(folder), SOURCE_EXTENSIONS)?);
    }
    sources.retain(|file| !file.starts_with(root().join(GENERATED)));
    let mut problems = Vec::new();
    for file in &sources {
        let text = read(file)?;
        problems.extend(too_long(file, &text));
        problems.extend(forbidden_code(file, &text));
    }
    problems.append(&mut forbidden_words(&sources)?);
    if !problems.is_empty() {
        return Err(problems.join("\n"));
    }
    log.line(&format!("{} source files have at most {MAX_LINES} lines and nothing forbidden", sources.len()));
    Ok(())
}

fn too_long(file: &Path, text: &str) -> Option<String> {
    let lines = text.lines().count();
    (lines > MAX_LINES).then(|| format!("{} has {lines} lines: split it by subject", file.display()))
}

/// Checks the sources of the web app, except its tests, which create pages of their own.
fn forbidden_code(file: &Path, text: &str) -> Option<String> {
    let is_test = file.file_name().is_some_and(|name| name.to_string_lossy().contains(".test."));
    if is_test || !file.starts_with(root().join("web/src")) {
        return None;
    }
    let found = FORBIDDEN.iter().find(|forbidden| text.contains(forbidden.code))?;
    Some(format!("{} contains `{}`: {}", file.display(), found.code.trim(), found.because))
}

/// Checks the comments of the sources and all text of the Markdown files.
fn forbidden_words(sources: &[PathBuf]) -> Result<Vec<String>, String> {
    let mut problems = Vec::new();
    for file in sources {
        problems.extend(words::in_comments(&read(file)?).iter().map(|found| found.problem(file)));
    }
    for file in files_in(&root(), &["md"])?.iter().filter(|file| has_checked_prose(file)) {
        problems.extend(words::in_text(&read(file)?).iter().map(|found| found.problem(file)));
    }
    Ok(problems)
}

/// The rule texts are written for players, and the changelog describes old versions.
fn has_checked_prose(file: &Path) -> bool {
    let is_rule_text =
        file.starts_with(root().join("crates/games")) && file.iter().any(|part| part == "rules");
    !is_rule_text && file.file_name().is_none_or(|name| name != "CHANGELOG.md")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn only_the_sources_of_the_web_app_are_searched_for_code() {
        let check = |file: &str| forbidden_code(&root().join(file), "page.innerHTML = text").is_some();
        assert!(check("web/src/App.svelte"));
        assert!(!check("web/src/routes.test.ts"));
        assert!(!check("web/e2e/pages.test.ts"));
    }

    #[test]
    fn rule_texts_and_the_changelog_are_not_searched_for_words() {
        let check = |file: &str| has_checked_prose(&root().join(file));
        assert!(check("README.md"));
        assert!(check("crates/games/welcome/README.md"));
        assert!(!check("crates/games/welcome/rules/en.md"));
        assert!(!check("CHANGELOG.md"));
    }

    #[test]
    fn a_source_file_has_at_most_450_lines() {
        assert_eq!(too_long(Path::new("a.rs"), &"\n".repeat(MAX_LINES)), None);
        let problem = too_long(Path::new("a.rs"), &"\n".repeat(MAX_LINES + 1));
        assert_eq!(problem.as_deref(), Some("a.rs has 451 lines: split it by subject"));
    }
}
