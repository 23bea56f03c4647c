//! Reads the names of the games from their Fluent files, and turns the scripts of lessons into JSON.

use std::error::Error;
use std::fs;
use std::path::{Path, PathBuf};

fn main() -> Result<(), Box<dyn Error>> {
    let games = Path::new("../games");
    let out = PathBuf::from(std::env::var("OUT_DIR")?);
    println!("cargo::rerun-if-changed=build.rs");
    let mut names = String::from("&[\n");
    let mut folders: Vec<PathBuf> =
        fs::read_dir(games)?.map(|entry| Ok(entry?.path())).collect::<std::io::Result<_>>()?;
    folders.sort();
    for folder in folders {
        let key = folder.file_name().unwrap_or_default().to_string_lossy().into_owned();
        let [en, es] = ["en", "es"].map(|lang| name(&folder.join(format!("i18n/{lang}.ftl")), &key));
        names.push_str(&format!("    ({key:?}, {:?}, {:?}),\n", en?, es?));
        for script in scripts(&folder.join("lessons"))? {
            println!("cargo::rerun-if-changed={}", script.display());
            let lesson: serde_json::Value = toml::from_str(&fs::read_to_string(&script)?)?;
            let chapter = script.file_stem().unwrap_or_default().to_string_lossy();
            fs::write(out.join(format!("{key}-{chapter}.json")), lesson.to_string())?;
        }
    }
    names.push(']');
    Ok(fs::write(out.join("names.rs"), names)?)
}

/// The message `game-KEY`. It is one line without references.
fn name(file: &Path, key: &str) -> Result<String, Box<dyn Error>> {
    println!("cargo::rerun-if-changed={}", file.display());
    let start = format!("game-{} = ", key.replace('_', "-"));
    let text = fs::read_to_string(file)?;
    let name = text.lines().find_map(|line| line.strip_prefix(&start)).map(str::trim);
    Ok(name.ok_or_else(|| format!("{}: `{start}` is missing", file.display()))?.to_owned())
}

fn scripts(folder: &Path) -> std::io::Result<Vec<PathBuf>> {
    if !folder.is_dir() {
        return Ok(Vec::new());
    }
    let files = fs::read_dir(folder)?.map(|entry| Ok(entry?.path()));
    let is_script = |file: &PathBuf| file.extension().is_some_and(|extension| extension == "toml");
    Ok(files.collect::<std::io::Result<Vec<_>>>()?.into_iter().filter(is_script).collect())
}
