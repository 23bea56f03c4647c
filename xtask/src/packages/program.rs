//! Builds the program with the web app in it, and the files that it writes about itself.

use std::ffi::OsString;

use super::files::clear;
use super::release::Release;
use crate::shell::{Log, cargo, root};
use crate::{Outcome, web};
use std::process::Command;

/// Separates the flags in `CARGO_ENCODED_RUSTFLAGS`, so that a path can contain spaces.
const SEPARATOR: &str = "\u{1f}";

/// Builds a program that needs no library of the system on which it runs.
pub(super) fn build(release: &Release, log: &Log) -> Outcome {
    if !web::is_current() {
        web::packages(log)?;
        web::build(log)?;
    }
    let mut build = cargo(&["build", "--release", "--locked", "--package", "cli"]);
    // With the name of the target, the flags do not apply to build scripts and macros, which cannot be linked statically.
    build.args(["--target", &release.host.triple]);
    build.env("CARGO_ENCODED_RUSTFLAGS", compiler_flags(release));
    if let Some(commit) = &release.commit {
        build.env("ANTORCHA_COMMIT", commit);
    }
    log.run(&mut build)
}

/// Writes man pages and completions.
pub(super) fn write_help(release: &Release, log: &Log) -> Outcome {
    clear(&release.parts())?;
    log.run(Command::new(release.program()).arg("package-files").arg(release.parts()))
}

fn compiler_flags(release: &Release) -> OsString {
    let mut flags = Vec::new();
    if release.host.is_linux() {
        flags.extend(["-C".into(), "target-feature=+crt-static".into()]);
    }
    // The paths of this machine are nobody's business, and without them equal sources make equal programs.
    flags.extend(["--remap-path-prefix".into(), renamed(root().into(), "antorcha")]);
    if let Some(cargo_home) = std::env::var_os("CARGO_HOME").or_else(default_cargo_home) {
        flags.extend(["--remap-path-prefix".into(), renamed(cargo_home, "cargo")]);
    }
    flags.join(&OsString::from(SEPARATOR))
}

fn renamed(mut path: OsString, name: &str) -> OsString {
    path.push("=");
    path.push(name);
    path
}

fn default_cargo_home() -> Option<OsString> {
    std::env::home_dir().map(|home| home.join(".cargo").into())
}
