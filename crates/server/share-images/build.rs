//! Writes a table of the games' pictures: `crates/games/GAME/pictures/KIND/KEY.svg`.
//!
//! A game without pictures has none in the table, so the crate builds before a game is drawn.

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::{env, fs, io};

fn main() -> ExitCode {
    match write_table() {
        Ok(()) => ExitCode::SUCCESS,
        Err(problem) => {
            println!("cargo::error=the pictures cannot be embedded: {problem}");
            ExitCode::FAILURE
        }
    }
}

fn write_table() -> io::Result<()> {
    let games = variable("CARGO_MANIFEST_DIR")?.join("../../games");
    let mut rows = Vec::new();
    for game in entries(&games)? {
        let pictures = game.join("pictures");
        // Cargo treats a missing folder as changed and would run this script every time, so the game's is watched.
        let watched = if pictures.is_dir() { &pictures } else { &game.join("Cargo.toml") };
        println!("cargo::rerun-if-changed={}", watched.display());
        for kind in if pictures.is_dir() { entries(&pictures)? } else { Vec::new() } {
            for file in if kind.is_dir() { entries(&kind)? } else { Vec::new() } {
                if file.extension().is_some_and(|ending| ending == "svg") {
                    rows.push(format!(
                        "(({:?}, {:?}, {:?}), {:?}),\n",
                        name(&game),
                        name(&kind),
                        name(&file),
                        { shapes(&file)? }
                    ));
                }
            }
        }
    }
    println!("cargo::rerun-if-changed={}", games.display());
    fs::write(variable("OUT_DIR")?.join("pictures.rs"), format!("&[\n{}]\n", rows.concat()))
}

/// The paths in a folder, in the order of their names.
fn entries(folder: &Path) -> io::Result<Vec<PathBuf>> {
    let found = fs::read_dir(folder)?.map(|entry| Ok(entry?.path()));
    let mut paths = found.collect::<io::Result<Vec<_>>>()?;
    paths.sort();
    Ok(paths)
}

fn name(path: &Path) -> String {
    path.file_stem().unwrap_or_default().to_string_lossy().into_owned()
}

/// The elements inside of the `<svg>` of a picture, as one line.
fn shapes(file: &Path) -> io::Result<String> {
    let text = fs::read_to_string(file)?;
    let inside = text.split_once('>').and_then(|(_, rest)| rest.rsplit_once("</svg>"));
    let wrong = || io::Error::other(format!("{} is not one <svg>", file.display()));
    let (shapes, _) = inside.ok_or_else(wrong)?;
    Ok(shapes.split_whitespace().collect::<Vec<_>>().join(" "))
}

fn variable(name: &str) -> io::Result<PathBuf> {
    env::var_os(name).map(PathBuf::from).ok_or_else(|| io::Error::other(format!("{name} is not set")))
}
