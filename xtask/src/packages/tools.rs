//! Cargo subcommands that make parts of the packages.

use std::path::PathBuf;
use std::process::Command;

use super::release::Release;
use crate::shell::{Log, cargo, on_path, output, root};

#[derive(Clone, Copy)]
pub(super) struct Tool {
    name: &'static str,
    /// The version that was tested. One on the `PATH` can be another.
    version: &'static str,
}

pub(super) const DEB: Tool = Tool { name: "cargo-deb", version: "3.8.0" };
pub(super) const CYCLONEDX: Tool = Tool { name: "cargo-cyclonedx", version: "0.5.9" };

impl Tool {
    /// Returns a command that runs the tool in the root of the repository. Installs the tool if it is missing.
    pub(super) fn command(self, release: &Release, log: &Log) -> Result<Command, String> {
        let program =
            if on_path(self.name) { PathBuf::from(self.name) } else { self.installed(release, log)? };
        let mut command = Command::new(program);
        command.arg(self.subcommand()).current_dir(root());
        Ok(command)
    }

    /// Cargo passes the name of a subcommand as its first argument.
    fn subcommand(self) -> &'static str {
        self.name.trim_start_matches("cargo-")
    }

    /// Installs the tool into a private folder, unless it is there.
    fn installed(self, release: &Release, log: &Log) -> Result<PathBuf, String> {
        let folder = release.tools();
        let program = folder.join("bin").join(self.name);
        let version =
            |program: &PathBuf| output(Command::new(program).args([self.subcommand(), "--version"]));
        if program.is_file() && version(&program).is_ok_and(|version| version.contains(self.version)) {
            return Ok(program);
        }
        log.line(&format!("Installing {} {}, once.", self.name, self.version));
        let package = format!("{}@{}", self.name, self.version);
        let mut install = cargo(&["install", "--locked", "--quiet", &package]);
        install.arg("--root").arg(&folder).arg("--target-dir").arg(folder.join("build"));
        // It runs for seconds, so compiling it quickly matters more.
        install.envs([("CARGO_PROFILE_RELEASE_OPT_LEVEL", "1"), ("CARGO_PROFILE_RELEASE_LTO", "off")]);
        install.env("CARGO_PROFILE_RELEASE_CODEGEN_UNITS", "16");
        log.run(&mut install).map_err(|problem| {
            format!("{problem}\n{} is missing. Install it with: cargo install --locked {package}", self.name)
        })?;
        // Only the program is needed again.
        let _ = std::fs::remove_dir_all(folder.join("build"));
        Ok(program)
    }
}
