//! Finds the commit from which the program is built.

use std::path::Path;
use std::process::Command;
use std::{env, fs};

/// The commit, for builds without a checkout. It comes before all others.
const VARIABLE: &str = "ANTORCHA_COMMIT";
/// `git archive` writes the commit into this file.
const ARCHIVED: &str = "crates/cli/build/archived-commit";
/// How many digits of the commit are shown.
const SHORT: usize = 12;

/// Sets `ANTORCHA_VERSION` for the compiler, for example `0.2.0 (1f2e3d4c5b6a)`.
pub(crate) fn embed(root: &Path) {
    println!("cargo::rerun-if-env-changed={VARIABLE}");
    let given = env::var(VARIABLE).ok().filter(|commit| !commit.is_empty());
    let commit = match given {
        Some(commit) => Some(commit),
        // Otherwise each commit would link every development build again.
        None if is_development_build() => Some("development build".to_owned()),
        None => checked_out(root).or_else(|| archived(root)),
    };
    let version = env::var("CARGO_PKG_VERSION").unwrap_or_default();
    let described = commit.map_or(version.clone(), |commit| format!("{version} ({commit})"));
    println!("cargo::rustc-env=ANTORCHA_VERSION={described}");
}

fn is_development_build() -> bool {
    env::var("OPT_LEVEL").is_ok_and(|level| level == "0")
}

/// Asks git only if this repository is a checkout, because an archive can be unpacked inside of another checkout.
fn checked_out(root: &Path) -> Option<String> {
    if !root.join(".git").exists() {
        return None;
    }
    for file in ["HEAD", "logs/HEAD"] {
        let path = root.join(git(root, &["rev-parse", "--git-path", file])?);
        // Cargo treats a missing file as changed.
        if path.exists() {
            println!("cargo::rerun-if-changed={}", path.display());
        }
    }
    git(root, &["rev-parse", &format!("--short={SHORT}"), "HEAD"])
}

fn archived(root: &Path) -> Option<String> {
    let text = fs::read_to_string(root.join(ARCHIVED)).ok()?;
    let commit: String = text.trim().chars().take(SHORT).collect();
    let is_commit = !commit.is_empty() && commit.chars().all(|digit| digit.is_ascii_hexdigit());
    is_commit.then_some(commit)
}

fn git(root: &Path, arguments: &[&str]) -> Option<String> {
    let output = Command::new("git").args(arguments).current_dir(root).output().ok()?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}
