//! Programs from crates.io that chores use. They are compiled once, into a folder of their own.

use std::path::PathBuf;
use std::process::Command;

use crate::shell::{Log, cargo, on_path, output, root};

#[derive(Clone, Copy)]
pub(crate) struct Tool {
    /// The name of the crate and of its program.
    pub(crate) name: &'static str,
    /// The version that was tested. One on the `PATH` can be another.
    pub(crate) version: &'static str,
    /// What makes the program print its version.
    pub(crate) asks_version: &'static [&'static str],
}

/// Drives Firefox in the browser tests.
pub(crate) const GECKODRIVER: Tool =
    Tool { name: "geckodriver", version: "0.37.1", asks_version: &["--version"] };

impl Tool {
    /// Returns the program. Installs it if it is missing.
    pub(crate) fn program(self, log: &Log) -> Result<PathBuf, String> {
        if on_path(self.name) { Ok(PathBuf::from(self.name)) } else { self.installed(log) }
    }

    /// Installs the tool into a private folder, unless it is there.
    fn installed(self, log: &Log) -> Result<PathBuf, String> {
        let folder = root().join("target").join("tools");
        let program = folder.join("bin").join(self.name);
        let version = |program: &PathBuf| output(Command::new(program).args(self.asks_version));
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
