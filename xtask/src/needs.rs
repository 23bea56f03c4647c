//! What the tests need besides Rust and Node.js: servers that they start for themselves, and a browser.

use std::path::Path;
use std::process::Command;

use crate::Outcome;
use crate::shell::{self, Log, on_path, works};

/// Something that has to be there, how it is found, and the package that brings it.
struct Need {
    name: &'static str,
    package: &'static str,
    is_there: fn() -> bool,
}

const NEEDS: &[Need] = &[
    Need { name: "PostgreSQL", package: "postgresql", is_there: has_postgres },
    Need { name: "NATS", package: "nats-server", is_there: || on_path("nats-server") },
    Need { name: "Chromium", package: "chromium", is_there: || on_path("chromium") },
    // A browser without letters shows boxes, and measures pages by them.
    Need { name: "a font", package: "fonts-dejavu-core", is_there: || has_font("truetype/dejavu") },
];

/// Installs what is missing where that is possible, and else says what is missing.
pub(crate) fn run(log: &Log) -> Outcome {
    let missing: Vec<&Need> = NEEDS.iter().filter(|need| !(need.is_there)()).collect();
    if !missing.is_empty() {
        install(&missing, log)?;
    }
    match NEEDS.iter().find(|need| !(need.is_there)()) {
        None => Ok(()),
        Some(need) => Err(format!("{} is still missing: install `{}` by hand", need.name, need.package)),
    }
}

fn install(missing: &[&Need], log: &Log) -> Outcome {
    let packages: Vec<&str> = missing.iter().map(|need| need.package).collect();
    let can_install = works(Command::new("apt-get").arg("--version")) && is_root();
    if !can_install {
        let line = packages.join(" ");
        let names = missing.iter().map(|need| need.name).collect::<Vec<_>>().join(", ");
        return Err(format!("missing: {names}. Install with: sudo apt-get install -y {line}"));
    }
    // Lists of packages may be old or absent on a fresh machine.
    log.run(Command::new("apt-get").args(["update", "-qq"]))?;
    let mut install = Command::new("apt-get");
    install.args(["install", "-y", "-qq", "--no-install-recommends"]).args(&packages);
    log.run(install.env("DEBIAN_FRONTEND", "noninteractive"))
}

fn is_root() -> bool {
    shell::output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}

/// Debian keeps the programs of each version in a folder of their own.
fn has_postgres() -> bool {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    versions.map(|version| version.path().join("bin/initdb")).any(|initdb| initdb.exists())
        || on_path("initdb")
}

fn has_font(folder: &str) -> bool {
    Path::new("/usr/share/fonts").join(folder).is_dir()
}
