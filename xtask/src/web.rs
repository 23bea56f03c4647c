//! `cargo xtask web`: builds and tests the web app with npm.

mod built;

use std::path::PathBuf;
use std::process::Command;

use crate::Outcome;
use crate::shell::{self, Log, cargo, read, root, target_folder};
use crate::tools::GECKODRIVER;

pub(crate) use built::is_current;

/// The oldest Node.js that Vite supports.
const OLDEST_NODE: Version = Version { major: 20, minor: 19 };

/// A copy of the lockfile from which the packages were installed.
const INSTALLED_LOCKFILE: &str = "node_modules/.installed-by";

/// The rules and bots for play in the browser, from `cargo xtask wasm`.
const LOCAL_PLAY: &str = "src/local/generated/antorcha.wasm";

/// The folder that `cargo xtask web --static` makes.
const STATIC_SITE: &str = "dist/static";

pub(crate) fn run(arguments: &[String]) -> Outcome {
    let log = &Log::Terminal;
    match arguments.first().map(String::as_str) {
        None | Some("build") => packages(log).and_then(|()| build(log)),
        Some("--static") => packages(log).and_then(|()| static_site(log)),
        Some("check") => {
            packages(log)?;
            build(log)?;
            types(log)?;
            lints(log)?;
            tests(log)
        }
        Some("e2e") => {
            packages(log)?;
            build(log)?;
            browser_tests(log, false)
        }
        Some(other) => {
            Err(format!("unknown task `{other}`: use `cargo xtask web build`, `--static`, `check` or `e2e`"))
        }
    }
}

/// Installs the packages of the lockfile if they changed.
pub(crate) fn packages(log: &Log) -> Outcome {
    check_tools()?;
    let wanted = read(&folder().join("package-lock.json"))?;
    let installed = folder().join(INSTALLED_LOCKFILE);
    if std::fs::read_to_string(&installed).is_ok_and(|installed| installed == wanted) {
        return Ok(());
    }
    let failed = |problem| {
        format!("{problem}\nInstalling the web packages needs a network connection to the npm registry.")
    };
    npm(log, &["ci", "--no-audit", "--no-fund", "--loglevel", "error"]).map_err(failed)?;
    std::fs::write(&installed, wanted).map_err(|error| format!("{}: {error}", installed.display()))
}

/// Builds the web app and copies it to the folder that cargo embeds into the program.
pub(crate) fn build(log: &Log) -> Outcome {
    let inputs = built::fingerprint()?;
    let fresh = built::draft();
    let out = fresh.display().to_string();
    npm(log, &["run", "--silent", "build", "--", "--logLevel", "warn", "--outDir", &out, "--emptyOutDir"])?;
    built::publish(&fresh, &inputs)
}

/// Builds a folder that any host of pages can serve, without a server of ours: its matches are played in the browser.
fn static_site(log: &Log) -> Outcome {
    if !folder().join(LOCAL_PLAY).is_file() {
        return Err(
            "a static site needs the rules and bots as WebAssembly: run `cargo xtask wasm` first".into()
        );
    }
    let mut build = Command::new("npm");
    build.args(["run", "--silent", "build", "--", "--logLevel", "warn", "--emptyOutDir"]);
    log.run(build.env("ANTORCHA_STATIC", "1").current_dir(folder()))?;
    log.line(&format!("the static site is in {}", folder().join(STATIC_SITE).display()));
    Ok(())
}

pub(crate) fn types(log: &Log) -> Outcome {
    npm(log, &["run", "--silent", "check"])
}

/// Checks lints and formatting.
pub(crate) fn lints(log: &Log) -> Outcome {
    npm(log, &["run", "--silent", "lint"])
}

pub(crate) fn tests(log: &Log) -> Outcome {
    npm(log, &["test", "--silent"])
}

/// Runs the browser tests with the program that embeds the web app: the quick ones, or all.
pub(crate) fn browser_tests(log: &Log, full: bool) -> Outcome {
    // Uses the program of the Rust tests, so that cargo compiles nothing twice.
    log.run(&mut cargo(&["test", "--workspace", "--all-features", "--no-run", "--quiet", "--test", "cli"]))?;
    let mut tests = Command::new("npm");
    tests.args(["run", "--silent", "e2e"]).current_dir(folder());
    tests.env("ANTORCHA_BIN", target_folder()?.join("debug").join("antorcha"));
    if full {
        tests.env("ANTORCHA_FULL", "1").env("GECKODRIVER", GECKODRIVER.program(log)?);
    }
    log.run(&mut tests)
}

/// Checks that Node.js and npm are installed and new enough. The error says what to install.
fn check_tools() -> Outcome {
    let wanted =
        format!("Install Node.js {OLDEST_NODE} or newer with npm, for example from https://nodejs.org");
    let version = shell::output(Command::new("node").arg("--version"));
    let version = version.map_err(|_| format!("the web app needs Node.js, which is missing. {wanted}"))?;
    if Version::parse(&version).is_none_or(|version| version < OLDEST_NODE) {
        return Err(format!("the web app needs Node.js {OLDEST_NODE}; this is {}. {wanted}", version.trim()));
    }
    if !shell::works(Command::new("npm").arg("--version")) {
        return Err(format!("the web app needs npm, which is missing. {wanted}"));
    }
    Ok(())
}

fn npm(log: &Log, arguments: &[&str]) -> Outcome {
    log.run(Command::new("npm").args(arguments).current_dir(folder()))
}

fn folder() -> PathBuf {
    root().join("web")
}

#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Version {
    major: u32,
    minor: u32,
}

impl Version {
    /// Parses the output of `node --version`, such as `v20.19.1`.
    fn parse(text: &str) -> Option<Version> {
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
    fn versions_are_compared_by_number() {
        let is_enough = |text: &str| Version::parse(text).is_some_and(|version| version >= OLDEST_NODE);
        assert!(["v20.19.0", "v20.20.2\n", "v22.1.0", "v100.0.0"].into_iter().all(is_enough));
        assert!(!["v20.9.0", "v18.19.0", "v9.99.0", "", "node", "v20"].into_iter().any(is_enough));
    }
}
