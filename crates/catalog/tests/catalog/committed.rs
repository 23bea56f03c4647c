//! Committed files that are generated from the games. Tests compare them with the present output, or update them.

use std::path::Path;

/// If this variable is `1`, tests write the files instead of comparing them.
const UPDATE: &str = "ANTORCHA_UPDATE";

/// A file with its path from the root of the repository and its expected text.
pub(crate) struct GeneratedFile {
    pub(crate) path: String,
    pub(crate) text: String,
}

/// Fails for stale files, or writes all files in update mode.
#[track_caller]
pub(crate) fn check(files: &[GeneratedFile], chore: &str) {
    if std::env::var(UPDATE).is_ok_and(|value| value == "1") {
        return files.iter().for_each(GeneratedFile::write);
    }
    let stale = files.iter().filter(|file| file.is_stale());
    let message = |file: &GeneratedFile| {
        format!("{} is stale: run `cargo xtask {chore}` and read what changed", file.path)
    };
    let errors: Vec<String> = stale.map(message).collect();
    assert!(errors.is_empty(), "{}", errors.join("\n"));
}

impl GeneratedFile {
    fn is_stale(&self) -> bool {
        !std::fs::read_to_string(self.full_path()).is_ok_and(|stored| stored == self.text)
    }

    fn write(&self) {
        let path = self.full_path();
        std::fs::create_dir_all(path.parent().unwrap()).unwrap();
        std::fs::write(&path, &self.text).unwrap_or_else(|error| panic!("{}: {error}", self.path));
    }

    fn full_path(&self) -> std::path::PathBuf {
        Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(&self.path)
    }
}
