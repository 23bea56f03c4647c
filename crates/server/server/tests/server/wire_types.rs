//! The committed TypeScript files equal those generated from the server and its games.

use std::collections::{BTreeMap, BTreeSet};
use std::path::{Path, PathBuf};

use typescript::File;

/// The folder of the generated files. It has no others.
const FOLDER: &str = "web/src/wire";
/// If set to `1`, the test writes the files and does not compare them.
const SWITCH: &str = "ANTORCHA_UPDATE";

#[test]
fn wire_types_are_up_to_date() {
    let made: BTreeMap<String, String> =
        files().into_iter().map(|(name, file)| (format!("{name}.ts"), file.text())).collect();
    if std::env::var(SWITCH).is_ok_and(|value| value == "1") {
        return made.iter().for_each(|(name, text)| std::fs::write(place().join(name), text).unwrap());
    }
    let complaints = complaints(&made, &committed());
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

#[test]
fn stale_and_stray_types_are_reported() {
    let folder = |files: &[(&str, &str)]| -> BTreeMap<String, String> {
        files.iter().map(|(name, text)| ((*name).to_owned(), (*text).to_owned())).collect()
    };
    let made = folder(&[("api.ts", "new"), ("fresh.ts", "same"), ("index.ts", "first")]);
    let committed = folder(&[("api.ts", "old"), ("fresh.ts", "same"), ("own.ts", "by hand")]);
    assert_eq!(
        complaints(&made, &committed),
        [
            "web/src/wire/api.ts is stale: run `cargo xtask codegen` and read what changed",
            "web/src/wire/index.ts is stale: run `cargo xtask codegen` and read what changed",
            "web/src/wire/own.ts is not generated: only what is generated lies there",
        ]
    );
}

#[test]
fn every_type_that_is_named_is_declared() {
    for (name, file) in files() {
        assert_eq!(file.unknown_names(), Vec::<String>::new(), "{name}");
        assert!(!file.text().contains("bigint"), "{name}: what comes as JSON is a number");
    }
}

/// All generated files by name.
fn files() -> Vec<(&'static str, File)> {
    let index = room::protocol::typescript();
    let review = catalog::review_forms().importing("./index", &index);
    let own = [("index", index), ("api", server::api::typescript()), ("review", review)];
    let games = catalog::forms().into_iter().map(|forms| (forms.game, forms.file));
    own.into_iter().chain(games).collect()
}

/// The differences between generated and committed files.
fn complaints(made: &BTreeMap<String, String>, committed: &BTreeMap<String, String>) -> Vec<String> {
    let names: BTreeSet<&String> = made.keys().chain(committed.keys()).collect();
    let complaint = |name: &String| match (made.get(name), committed.get(name)) {
        (made, committed) if made == committed => None,
        (Some(_), _) => Some("is stale: run `cargo xtask codegen` and read what changed"),
        (None, _) => Some("is not generated: only what is generated lies there"),
    };
    names.into_iter().filter_map(|name| Some(format!("{FOLDER}/{name} {}", complaint(name)?))).collect()
}

fn committed() -> BTreeMap<String, String> {
    let entries = place().read_dir().unwrap().map(|entry| entry.unwrap());
    let named = |name: std::ffi::OsString| name.to_string_lossy().into_owned();
    entries.map(|entry| (named(entry.file_name()), std::fs::read_to_string(entry.path()).unwrap())).collect()
}

fn place() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../..").join(FOLDER)
}
