//! The chores of this repository: `cargo xtask CHORE`.
//!
//! This crate depends on no other, so it is built in seconds and without a network.

mod chore;
mod disk;
mod files;
mod generated;
mod layers;
mod needs;
mod play;
mod shell;
mod verify;
mod web;

use std::process::ExitCode;

/// Why a chore failed, in one or more lines for people.
type Outcome = Result<(), String>;

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match chore::run(&arguments) {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            eprintln!("error: {problem}");
            ExitCode::FAILURE
        }
    }
}
