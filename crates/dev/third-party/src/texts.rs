//! Writes a document with the licences of crates. Equal texts are written once.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::fs;

use cargo_metadata::Package;
use cargo_metadata::camino::Utf8Path;

/// How the names of files with licences begin.
const BEGINNINGS: [&str; 6] = ["license", "licence", "copying", "copyright", "notice", "unlicense"];

const INTRODUCTION: &str = "Antorcha contains the following crates. Their licences are below.";
const LINE: &str = "--------------------------------------------------------------------------------";

pub(crate) fn document(crates: &[Package]) -> Result<String, String> {
    let mut document = format!("{INTRODUCTION}\n\n");
    let mut users_of: BTreeMap<String, Vec<String>> = BTreeMap::new();
    for package in crates {
        let name = format!("{} {}", package.name, package.version);
        let licence = package.license.as_deref().unwrap_or("see below");
        let source = package.repository.as_deref().unwrap_or("https://crates.io");
        let texts = texts_of(package)?;
        let note = if texts.is_empty() { ", without a licence file" } else { "" };
        // Writing to a String cannot fail.
        let _ = writeln!(document, "{name}: {licence}{note}, {source}");
        for text in texts {
            users_of.entry(text).or_default().push(name.clone());
        }
    }
    for (text, users) in users_of {
        let _ = write!(document, "\n{LINE}\n{}\n{LINE}\n\n{text}\n", users.join(", "));
    }
    Ok(document)
}

/// Returns the texts of all files with licences in the folder of a crate.
fn texts_of(package: &Package) -> Result<Vec<String>, String> {
    let folder = package.manifest_path.parent().unwrap_or(Utf8Path::new("."));
    let unreadable = |error: std::io::Error| format!("{folder}: {error}");
    let mut texts = Vec::new();
    for entry in folder.read_dir_utf8().map_err(unreadable)? {
        let path = entry.map_err(unreadable)?.into_path();
        if path.is_file() && is_licence(path.file_name().unwrap_or_default()) {
            texts.push(normalize(&fs::read(&path).map_err(unreadable)?));
        }
    }
    Ok(texts)
}

fn is_licence(name: &str) -> bool {
    let name = name.to_lowercase();
    BEGINNINGS.iter().any(|beginning| name.starts_with(beginning))
}

/// Removes differences between equal texts: line ends and spaces at the ends.
fn normalize(bytes: &[u8]) -> String {
    let text = String::from_utf8_lossy(bytes);
    let lines: Vec<&str> = text.lines().map(str::trim_end).collect();
    lines.join("\n").trim_matches('\n').to_owned()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_with_licences_are_found_by_name() {
        for name in ["LICENSE", "LICENSE-MIT", "license.md", "COPYING", "NOTICE.txt", "UNLICENSE"] {
            assert!(is_licence(name), "{name}");
        }
        assert!(!is_licence("README.md") && !is_licence("Cargo.toml"));
    }

    #[test]
    fn each_crate_is_listed_and_equal_texts_are_written_once() {
        let crates = crate::crates::in_program("x86_64-unknown-linux-gnu", "cli").unwrap();
        let document = document(&crates).unwrap();
        for package in &crates {
            assert!(
                document.contains(&format!("\n{} {}: ", package.name, package.version)),
                "{}",
                package.name
            );
        }
        let apache = document.matches("TERMS AND CONDITIONS FOR USE, REPRODUCTION, AND DISTRIBUTION").count();
        assert!((1..crates.len() / 4).contains(&apache), "{apache} of {}", crates.len());
    }

    #[test]
    fn texts_differ_only_by_words() {
        assert_eq!(normalize(b"\nMIT \r\nNo warranty\r\n\r\n"), "MIT\nNo warranty");
    }
}
