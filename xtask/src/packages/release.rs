//! What is released, and where its files are.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::files::{clear, megabytes};
use crate::shell::{self, read, root, target_folder};

pub(super) struct Release {
    /// For example `0.2.0`.
    pub(super) version: String,
    /// The commit of this checkout, with a mark if files have changed since. Without a checkout it is unknown.
    pub(super) commit: Option<String>,
    /// The time of the commit in seconds since 1970. Archives get it, so that equal sources make equal files.
    pub(super) time: String,
    pub(super) host: Host,
    /// The folder into which cargo builds.
    built: PathBuf,
}

/// The system for which cargo builds.
#[derive(Debug, PartialEq, Eq)]
pub(super) struct Host {
    /// For example `x86_64-unknown-linux-gnu`.
    pub(super) triple: String,
}

impl Release {
    /// Deletes the files of the last release.
    pub(super) fn begin() -> Result<Release, String> {
        let release = Release {
            version: workspace_version(&read(&root().join("Cargo.toml"))?)?,
            commit: commit(),
            time: git(&["log", "-1", "--format=%ct"]).unwrap_or_else(|| "0".to_owned()),
            host: Host::find()?,
            built: target_folder()?,
        };
        clear(&release.output())?;
        Ok(release)
    }

    /// Returns the folder of the finished packages.
    pub(super) fn output(&self) -> PathBuf {
        work_folder("dist")
    }

    /// Returns the folder of the files that go into packages: man pages, completions, licences.
    pub(super) fn parts(&self) -> PathBuf {
        work_folder("dist-parts")
    }

    /// Returns the folder in which the image is made.
    pub(super) fn image(&self) -> PathBuf {
        work_folder("image")
    }

    pub(super) fn program(&self) -> PathBuf {
        self.built.join(&self.host.triple).join("release").join(self.host.program_name())
    }

    /// Returns the name of a package without its ending, for example `antorcha-0.2.0-x86_64-linux`.
    pub(super) fn name(&self) -> String {
        format!("antorcha-{}-{}", self.version, self.host.short_name())
    }

    /// Lists the finished packages with their sizes.
    pub(super) fn table(&self) -> Result<String, String> {
        let mut rows = Vec::new();
        for file in sorted_files(&self.output())? {
            let name = file.file_name().unwrap_or_default().to_string_lossy().into_owned();
            rows.push(format!("{:>8.2} MB  {name}", megabytes(&file)?));
        }
        Ok(format!("\n{}:\n{}", self.output().display(), rows.join("\n")))
    }
}

impl Host {
    fn find() -> Result<Host, String> {
        let version = shell::output(Command::new("rustc").arg("-vV").current_dir(root()))?;
        let triple = version.lines().find_map(|line| line.strip_prefix("host: "));
        Ok(Host { triple: triple.ok_or("rustc names no host")?.to_owned() })
    }

    /// Returns for example `x86_64-linux`.
    pub(super) fn short_name(&self) -> String {
        let processor = self.triple.split('-').next().unwrap_or_default();
        let system = if self.is_linux() {
            "linux"
        } else if self.triple.contains("apple") {
            "macos"
        } else if self.is_windows() {
            "windows"
        } else {
            "other"
        };
        format!("{processor}-{system}")
    }

    pub(super) fn is_linux(&self) -> bool {
        self.triple.contains("linux")
    }

    fn is_windows(&self) -> bool {
        self.triple.contains("windows")
    }

    fn program_name(&self) -> &'static str {
        if self.is_windows() { "antorcha.exe" } else { "antorcha" }
    }
}

/// The Dockerfile and the description of the Debian package name these folders, so they do not depend on where cargo builds.
fn work_folder(name: &str) -> PathBuf {
    root().join("target").join(name)
}

pub(super) fn sorted_files(folder: &Path) -> Result<Vec<PathBuf>, String> {
    let unreadable = |error: std::io::Error| format!("{}: {error}", folder.display());
    let entries =
        folder.read_dir().map_err(unreadable)?.collect::<Result<Vec<_>, _>>().map_err(unreadable)?;
    let mut files: Vec<PathBuf> = entries.iter().map(std::fs::DirEntry::path).collect();
    files.sort();
    Ok(files)
}

/// The version of all our crates is in the root manifest.
fn workspace_version(manifest: &str) -> Result<String, String> {
    let (_, package) = manifest.split_once("[workspace.package]").unwrap_or_default();
    let line = package.lines().find_map(|line| line.strip_prefix("version = \""));
    let version = line.and_then(|rest| rest.strip_suffix('"'));
    Ok(version.ok_or("Cargo.toml names no version")?.to_owned())
}

/// A variable names the commit where there is no checkout, for example in a container.
fn commit() -> Option<String> {
    if let Some(given) = std::env::var("ANTORCHA_COMMIT").ok().filter(|given| !given.is_empty()) {
        return Some(given);
    }
    let commit = git(&["rev-parse", "--short=12", "HEAD"])?;
    let changed = git(&["status", "--porcelain"]).is_none_or(|changed| !changed.is_empty());
    Some(if changed { format!("{commit}, changed") } else { commit })
}

fn git(arguments: &[&str]) -> Option<String> {
    let is_checkout = root().join(".git").exists();
    let output =
        Command::new("git").args(arguments).current_dir(root()).output().ok().filter(|_| is_checkout)?;
    let text = String::from_utf8(output.stdout).ok()?;
    output.status.success().then(|| text.trim().to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_version_is_that_of_the_workspace() {
        let manifest = "[workspace]\nversion = \"9\"\n[workspace.package]\nversion = \"0.2.0\"\n";
        assert_eq!(workspace_version(manifest), Ok("0.2.0".to_owned()));
        assert!(workspace_version("[package]\nversion = \"1.0.0\"").is_err());
    }

    #[test]
    fn packages_are_named_by_processor_and_system() {
        let check = |triple: &str, expected: &str| {
            assert_eq!(Host { triple: triple.to_owned() }.short_name(), expected);
        };
        check("x86_64-unknown-linux-gnu", "x86_64-linux");
        check("aarch64-apple-darwin", "aarch64-macos");
        check("x86_64-pc-windows-msvc", "x86_64-windows");
    }
}
