//! The chores of this repository: `cargo xtask CHORE`.
//!
//! This crate has no dependencies, so it builds in seconds and without a network.

mod chore;
mod disk;
mod files;
mod generated;
mod layers;
mod needs;
mod packages;
mod play;
mod python;
mod shell;
mod tidy;
mod tools;
mod verify;
mod wasm;
mod web;

use std::process::ExitCode;

/// The error is one or more lines for people.
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
