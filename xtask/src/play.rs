//! `cargo play`: a game in the terminal, at once.

use crate::Outcome;
use crate::shell::{self, cargo};

/// Builds the program and starts a game; what follows `cargo play` is handed on to `antorcha play`.
pub(crate) fn run(arguments: &[String]) -> Outcome {
    // The alias already ends in `--`; whoever types another one means the same.
    let arguments = arguments.strip_prefix(&["--".to_owned()]).unwrap_or(arguments);
    let mut command = cargo(&["run", "--release", "--quiet", "--package", "cli", "--", "play"]);
    let names_a_game = arguments.first().is_some_and(|first| !first.starts_with('-'));
    if !names_a_game {
        command.arg("welcome");
    }
    shell::run(command.args(arguments))
}
