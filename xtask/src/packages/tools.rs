//! Cargo subcommands that make parts of the packages.

use std::process::Command;

use crate::shell::{Log, root};
use crate::tools::Tool;

/// A tool that cargo would run as a subcommand.
#[derive(Clone, Copy)]
pub(super) struct Subcommand {
    /// Cargo passes it as the first argument.
    name: &'static str,
    tool: Tool,
}

pub(super) const DEB: Subcommand = Subcommand {
    name: "deb",
    tool: Tool { name: "cargo-deb", version: "3.8.0", asks_version: &["deb", "--version"] },
};

pub(super) const CYCLONEDX: Subcommand = Subcommand {
    name: "cyclonedx",
    tool: Tool { name: "cargo-cyclonedx", version: "0.5.9", asks_version: &["cyclonedx", "--version"] },
};

impl Subcommand {
    /// Returns a command that runs the tool in the root of the repository. Installs the tool if it is missing.
    pub(super) fn command(self, log: &Log) -> Result<Command, String> {
        let mut command = Command::new(self.tool.program(log)?);
        command.arg(self.name).current_dir(root());
        Ok(command)
    }
}
