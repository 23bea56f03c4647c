//! `antorcha package-files`: writes the man pages and shell completions, for packages.

use std::fs;
use std::path::PathBuf;

use clap::CommandFactory;
use clap_complete::Shell;

use crate::Arguments;
use crate::error::CliError;

const SHELLS: [Shell; 3] = [Shell::Bash, Shell::Fish, Shell::Zsh];

/// Write the man pages and shell completions.
#[derive(clap::Args)]
pub(crate) struct PackageFiles {
    /// Folder to write to
    folder: PathBuf,
}

impl PackageFiles {
    pub(crate) fn run(self) -> Result<(), CliError> {
        let (pages, completions) = (self.folder.join("man"), self.folder.join("completions"));
        fs::create_dir_all(&pages)?;
        fs::create_dir_all(&completions)?;
        clap_mangen::generate_to(Arguments::command(), &pages)?;
        for shell in SHELLS {
            clap_complete::generate_to(shell, &mut Arguments::command(), "antorcha", &completions)?;
        }
        Ok(())
    }
}
