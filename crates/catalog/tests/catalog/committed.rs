//! Committed files that are made from the games: held against what the games say now, or written anew.

use std::path::Path;

/// Set to `1`, it makes the tests write the files that they else compare.
const SWITCH: &str = "ANTORCHA_UPDATE";

/// A file by its path from the root of the repository, with the text that it should have.
pub(crate) struct Made {
    pub(crate) path: String,
    pub(crate) text: String,
}

/// Complains about stale files, or writes all of them if the switch is set.
#[track_caller]
pub(crate) fn check(files: &[Made], chore: &str) {
    if std::env::var(SWITCH).is_ok_and(|value| value == "1") {
        return files.iter().for_each(Made::write);
    }
    let stale = files.iter().filter(|file| file.is_stale());
    let told =
        |file: &Made| format!("{} is stale: run `cargo xtask {chore}` and read what changed", file.path);
    let complaints: Vec<String> = stale.map(told).collect();
    assert!(complaints.is_empty(), "{}", complaints.join("\n"));
}

impl Made {
    fn is_stale(&self) -> bool {
        !std::fs::read_to_string(self.place()).is_ok_and(|stored| stored == self.text)
    }

    fn write(&self) {
        let place = self.place();
        std::fs::create_dir_all(place.parent().unwrap()).unwrap();
        std::fs::write(&place, &self.text).unwrap_or_else(|error| panic!("{}: {error}", self.path));
    }

    fn place(&self) -> std::path::PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(&self.path)
    }
}
