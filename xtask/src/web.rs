//! `cargo xtask web`: the pages of the web table, which npm makes and of which cargo knows nothing.

pub(crate) mod layers;
pub(crate) mod licences;

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Outcome;
use crate::layers::metadata;
use crate::shell::{self, cargo, root};

/// The oldest Node.js that Vite runs on.
const OLDEST_NODE: Version = Version { major: 20, minor: 19 };

/// A copy of the lockfile by which the packages were installed, beside them.
const INSTALLED: &str = "node_modules/.installed-by";

/// Builds the pages; with `check` looks at everything that can be wrong with them, and with `e2e` plays on them.
pub(crate) fn run(arguments: &[String]) -> Outcome {
    match arguments.first().map(String::as_str) {
        None | Some("build") => build(),
        Some("check") => check(),
        Some("e2e") => build().and_then(|()| play_in_browsers()),
        Some(other) => Err(format!("`{other}` is unknown: write `cargo xtask web build`, `check` or `e2e`")),
    }
}

/// Builds the pages, from where cargo builds them into the program.
pub(crate) fn build() -> Outcome {
    ready()?;
    npm(&["run", "--silent", "build", "--", "--logLevel", "warn"])
}

/// Types, lints, format and tests of the pages; and they can be built.
pub(crate) fn check() -> Outcome {
    ready()?;
    for script in ["check", "lint", "test"] {
        npm(&["run", "--silent", script])?;
    }
    build()
}

/// Whole matches in real browsers, on the program with the pages built in.
pub(crate) fn play_in_browsers() -> Outcome {
    ready()?;
    shell::run(&mut cargo(&["build", "--quiet", "--package", "cli"]))?;
    let program = metadata()?.target_directory.join("debug").join("antorcha");
    let mut tests = Command::new("npm");
    tests.args(["exec", "--", "vitest", "run", "--config", "e2e/vitest.config.ts"]).current_dir(folder());
    shell::run(tests.env("ANTORCHA_BIN", program))
}

/// That there is an npm, and what the pages are made with.
fn ready() -> Outcome {
    tools()?;
    install()
}

/// Whether Node.js and npm are there and new enough; else what is missing, and what would be right.
fn tools() -> Outcome {
    let wanted =
        format!("install Node.js {OLDEST_NODE} or newer with npm, from your system or from nodejs.org");
    let Ok(told) = shell::output(Command::new("node").arg("--version")) else {
        return Err(format!("the pages need Node.js, and `node` is not there: {wanted}"));
    };
    match Version::read(&told) {
        Some(version) if version >= OLDEST_NODE => {}
        _ => return Err(format!("the pages need a newer Node.js than {}: {wanted}", told.trim())),
    }
    if !shell::works(Command::new("npm").arg("--version")) {
        return Err(format!("the pages need npm, and `npm` is not there: {wanted}"));
    }
    Ok(())
}

/// Installs the packages unless they are those of the lockfile.
fn install() -> Outcome {
    let lockfile = folder().join("package-lock.json");
    let wanted = read(&lockfile)?;
    let installed = folder().join(INSTALLED);
    if std::fs::read_to_string(&installed).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    npm(&["ci", "--no-audit", "--no-fund"])?;
    std::fs::write(&installed, wanted).map_err(|error| format!("{}: {error}", installed.display()))
}

fn npm(arguments: &[&str]) -> Outcome {
    shell::run(Command::new("npm").args(arguments).current_dir(folder()))
}

/// The folder of the web table.
pub(crate) fn folder() -> PathBuf {
    root().join("web")
}

/// The text of a file, or why it cannot be read.
pub(crate) fn read(path: &Path) -> Result<String, String> {
    std::fs::read_to_string(path).map_err(|error| format!("{}: {error}", path.display()))
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Version {
    major: u32,
    minor: u32,
}

impl Version {
    /// Reads what a program says of itself, such as `v20.19.1`.
    fn read(text: &str) -> Option<Version> {
        let mut numbers = text.trim().trim_start_matches('v').split('.').map(str::parse);
        Some(Version { major: numbers.next()?.ok()?, minor: numbers.next()?.ok()? })
    }
}

impl std::fmt::Display for Version {
    fn fmt(&self, out: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(out, "{}.{}", self.major, self.minor)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_version_is_compared_by_its_numbers() {
        let is_enough = |text: &str| Version::read(text).is_some_and(|version| version >= OLDEST_NODE);
        assert!(["v20.19.0", "v20.20.2\n", "v22.1.0", "v100.0.0"].into_iter().all(is_enough));
        assert!(!["v20.9.0", "v18.19.0", "v9.99.0", "", "node", "v20"].into_iter().any(is_enough));
    }
}
