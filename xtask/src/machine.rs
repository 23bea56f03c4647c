//! What the tests need of the machine: servers that they start for themselves, and a browser, from Debian's packages.

use std::path::{Path, PathBuf};
use std::process::Command;

use crate::Outcome;
use crate::shell::{self, works};

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
pub(crate) fn run() -> Outcome {
    let missing: Vec<&Need> = NEEDS.iter().filter(|need| !(need.is_there)()).collect();
    if !missing.is_empty() {
        install(&missing)?;
    }
    match NEEDS.iter().find(|need| !(need.is_there)()) {
        None => Ok(()),
        Some(need) => Err(format!("{} is still missing: install `{}` by hand", need.name, need.package)),
    }
}

fn install(missing: &[&Need]) -> Outcome {
    let packages: Vec<&str> = missing.iter().map(|need| need.package).collect();
    let can_install = works(Command::new("apt-get").arg("--version")) && is_root();
    if !can_install {
        let line = packages.join(" ");
        return Err(format!("tests need what is not here: sudo apt-get install -y {line}"));
    }
    // Lists of packages may be old or absent on a fresh machine.
    shell::run(Command::new("apt-get").args(["update", "-qq"]))?;
    let mut install = Command::new("apt-get");
    install.args(["install", "-y", "-qq", "--no-install-recommends"]).args(&packages);
    shell::run(install.env("DEBIAN_FRONTEND", "noninteractive"))
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

fn on_path(program: &str) -> bool {
    let path = std::env::var_os("PATH").unwrap_or_default();
    // Where ordinary users have no /usr/sbin on their path, servers are there all the same.
    let folders = std::env::split_paths(&path).chain([PathBuf::from("/usr/sbin")]);
    folders.map(|folder| folder.join(program)).any(|file| Path::new(&file).exists())
}
