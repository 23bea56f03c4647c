//! Builds the program with the web app in it, and the files that it writes about itself.

use std::ffi::OsString;
use std::process::Command;

use super::files::clear;
use super::release::Release;
use crate::shell::{Log, cargo, root, target_folder};
use crate::{Outcome, web};

/// Separates the flags in `CARGO_ENCODED_RUSTFLAGS`, so that a path can contain spaces.
const SEPARATOR: &str = "\u{1f}";

/// Links the C library statically. Such a program cannot find out whether the library has `getrandom`, so it is told.
const LINUX_FLAGS: [&str; 4] =
    ["-C", "target-feature=+crt-static", "--cfg", "getrandom_backend=\"linux_getrandom\""];

/// Builds a program that needs no library of the system on which it runs.
pub(super) fn build(release: &Release, log: &Log) -> Outcome {
    if !web::is_current() {
        web::packages(log)?;
        web::build(log)?;
    }
    let mut build = cargo(&["build", "--release", "--locked", "--package", "cli"]);
    // With the name of the target, the flags do not apply to build scripts and macros, which cannot be linked statically.
    build.args(["--target", &release.host.triple]);
    build.env("CARGO_ENCODED_RUSTFLAGS", compiler_flags(release)?);
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

fn compiler_flags(release: &Release) -> Result<OsString, String> {
    let mut flags: Vec<OsString> = Vec::new();
    if release.host.is_linux() {
        flags.extend(LINUX_FLAGS.map(Into::into));
    }
    // The paths of this machine are nobody's business, and without them equal sources make equal programs. The last
    // name that fits counts, and the folder of the build can be inside of the repository.
    let cargo_home = std::env::var_os("CARGO_HOME").or_else(default_cargo_home);
    let folders =
        [(cargo_home, "cargo"), (Some(root().into()), "antorcha"), (Some(target_folder()?.into()), "build")];
    for (folder, name) in folders {
        let renamed = folder.map(|folder| renamed(folder, name));
        flags.extend(renamed.into_iter().flat_map(|renamed| ["--remap-path-prefix".into(), renamed]));
    }
    Ok(flags.join(&OsString::from(SEPARATOR)))
}

fn renamed(mut path: OsString, name: &str) -> OsString {
    path.push("=");
    path.push(name);
    path
}

fn default_cargo_home() -> Option<OsString> {
    std::env::home_dir().map(|home| home.join(".cargo").into())
}
