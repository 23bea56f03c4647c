//! `cargo play`: a server with tables for everyone, or a game in the terminal.

use crate::Outcome;
use crate::shell::{self, cargo, root};
use crate::web;

/// Where the server keeps its things.
const FOLDER: &str = "ANTORCHA_DATA_DIR";

/// Builds the pages and the program, and starts a server that keeps its things under `target/`. `cargo play GAME` starts
/// that game in the terminal instead; what else follows is handed on.
pub(crate) fn run(arguments: &[String]) -> Outcome {
    // The alias already ends in `--`; whoever types another one means the same.
    let arguments = arguments.strip_prefix(&["--".to_owned()]).unwrap_or(arguments);
    let mut command = cargo(&["run", "--release", "--quiet", "--package", "cli", "--"]);
    let names_a_game = arguments.first().is_some_and(|first| !first.starts_with('-'));
    if names_a_game {
        command.arg("play");
    } else {
        // The server opens all the same: with the pages that were built before, or one that says what to do.
        if let Err(problem) = web::build() {
            eprintln!("The pages of the tables could not be built anew.\n{problem}");
        }
        command.arg("serve");
        // In the environment, so that a flag can say otherwise.
        if std::env::var_os(FOLDER).is_none() {
            command.env(FOLDER, root().join("target").join("play"));
        }
    }
    shell::run(command.args(arguments))
}
