//! Embeds the built web app and the commit into the program, and prepares static programs.

mod commit;
mod lookup;
mod pages;

use std::path::PathBuf;
use std::process::ExitCode;
use std::{env, io};

fn main() -> ExitCode {
    println!("cargo::rerun-if-changed=build");
    let embedded = root().and_then(|root| {
        commit::embed(&root);
        lookup::link();
        pages::embed(&root)
    });
    match embedded {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            println!("cargo::error=the web app cannot be embedded: {problem}");
            ExitCode::FAILURE
        }
    }
}

/// Returns the root of the repository.
fn root() -> io::Result<PathBuf> {
    Ok(variable("CARGO_MANIFEST_DIR")?.join("../.."))
}

fn variable(name: &str) -> io::Result<PathBuf> {
    env::var_os(name).map(PathBuf::from).ok_or_else(|| io::Error::other(format!("{name} is not set")))
}
