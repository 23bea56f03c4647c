//! Installs the programs that the tests need besides Rust and Node.js: PostgreSQL, NATS and browsers, and what makes and
//! tests packages.

use std::path::Path;
use std::process::Command;

use crate::Outcome;
use crate::shell::{self, Log, on_path, works};
use crate::tools::GECKODRIVER;

struct Need {
    name: &'static str,
    package: &'static str,
    is_installed: fn() -> bool,
}

const NEEDS: &[Need] = &[
    Need { name: "PostgreSQL", package: "postgresql", is_installed: has_postgres },
    Need { name: "NATS", package: "nats-server", is_installed: || on_path("nats-server") },
    Need { name: "Chromium", package: "chromium", is_installed: || on_path("chromium") },
    // Without a font, the browser shows boxes instead of letters, and the layout tests fail.
    Need { name: "a font", package: "fonts-dejavu-core", is_installed: || has_font("truetype/dejavu") },
];

/// The other browsers of the full tests.
const BROWSER_NEEDS: &[Need] = &[
    Need { name: "Firefox", package: "firefox-esr", is_installed: || on_path("firefox-esr") },
    Need { name: "WebKit", package: "webkit2gtk-driver", is_installed: || on_path("WebKitWebDriver") },
    // WebKit has no headless mode.
    Need { name: "Xvfb", package: "xvfb", is_installed: || on_path("Xvfb") },
];

/// What `cargo xtask dist` and the tests of packages need as well.
const PACKAGE_NEEDS: &[Need] = &[
    Need { name: "buildah", package: "buildah", is_installed: || on_path("buildah") },
    Need { name: "Caddy", package: "caddy", is_installed: || on_path("caddy") },
    Need { name: "debootstrap", package: "debootstrap", is_installed: || on_path("debootstrap") },
    Need { name: "systemd-nspawn", package: "systemd-container", is_installed: || on_path("systemd-nspawn") },
    Need { name: "Python", package: "python3-venv", is_installed: || crate::python::python().is_some() },
    Need { name: "SQLite", package: "sqlite3", is_installed: || on_path("sqlite3") },
    Need { name: "certificates", package: "ca-certificates", is_installed: has_certificates },
];

/// `cargo xtask needs`: installs what the quick tests need, or all tests.
pub(crate) fn chore(arguments: &[String]) -> Outcome {
    match arguments.first().map(String::as_str) {
        None => run(&Log::Terminal, false),
        Some("full") => run(&Log::Terminal, true),
        Some(other) => {
            Err(format!("unknown argument `{other}`: use `cargo xtask needs` or `cargo xtask needs full`"))
        }
    }
}

/// Installs what the tests need, with `full` also other browsers than Chromium.
pub(crate) fn run(log: &Log, full: bool) -> Outcome {
    provide(NEEDS, log)?;
    if full {
        provide(BROWSER_NEEDS, log)?;
        GECKODRIVER.program(log)?;
    }
    Ok(())
}

/// Installs what makes and tests packages. The tests install packages into a folder, which only root can do.
pub(crate) fn for_packages(log: &Log) -> Outcome {
    if !is_root() {
        return Err("only root can install packages into a folder. Run these checks as root: \
                    sudo --preserve-env cargo verify --full --only packages"
            .to_owned());
    }
    provide(PACKAGE_NEEDS, log)
}

/// Installs missing packages if it can; otherwise returns an error that names them.
fn provide(needs: &[Need], log: &Log) -> Outcome {
    let missing: Vec<&Need> = needs.iter().filter(|need| !(need.is_installed)()).collect();
    if !missing.is_empty() {
        install(&missing, log)?;
    }
    match needs.iter().find(|need| !(need.is_installed)()) {
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
    // A new machine may have old package lists or none.
    log.run(Command::new("apt-get").args(["update", "-qq"]))?;
    let mut install = Command::new("apt-get");
    install.args(["install", "-y", "-qq", "--no-install-recommends"]).args(&packages);
    log.run(install.env("DEBIAN_FRONTEND", "noninteractive"))
}

fn is_root() -> bool {
    shell::output(Command::new("id").arg("-u")).is_ok_and(|id| id.trim() == "0")
}

/// Debian installs each version of PostgreSQL into its own folder.
fn has_postgres() -> bool {
    let versions = std::fs::read_dir("/usr/lib/postgresql").into_iter().flatten().flatten();
    versions.map(|version| version.path().join("bin/initdb")).any(|initdb| initdb.exists())
        || on_path("initdb")
}

fn has_certificates() -> bool {
    Path::new("/etc/ssl/certs/ca-certificates.crt").is_file()
}

fn has_font(folder: &str) -> bool {
    Path::new("/usr/share/fonts").join(folder).is_dir()
}
