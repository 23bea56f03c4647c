//! Loads and saves matches.

use std::fmt::Display;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use catalog::{Entry, Review, ReviewSettings};
use serde_json::value::RawValue;
use table::{AnyTable, FairError, FairReport, MAX_BYTES, Record, TableError, peek};

use crate::error::CliError;

/// The text of a saved match and its game.
pub(crate) struct MatchFile {
    path: PathBuf,
    text: String,
    pub(crate) entry: &'static Entry,
}

impl MatchFile {
    /// Reads a file and finds its game. The match is checked later.
    pub(crate) fn read(path: &Path) -> Result<MatchFile, CliError> {
        let text = read_text(path).map_err(|error| file_error(path, error))?;
        let header = peek(&text).map_err(|error| file_error(path, error))?;
        let entry = catalog::find(&header.game).map_err(|error| file_error(path, error))?;
        Ok(MatchFile { path: path.to_owned(), text, entry })
    }

    /// Replays the whole match.
    pub(crate) fn load(&self) -> Result<Box<dyn AnyTable>, CliError> {
        (self.entry.load)(&self.text).map_err(|error| file_error(&self.path, error))
    }

    /// Replays the first `step` steps and the chance outcomes that follow directly.
    pub(crate) fn load_at(&self, step: usize) -> Result<Box<dyn AnyTable>, CliError> {
        // Loads the whole match first, to find errors in later steps too.
        self.load()?;
        let record = self.record()?;
        let steps = record.steps.len();
        if step > steps {
            let problem = format!("step {step} does not exist: the game has {steps} steps");
            return Err(file_error(&self.path, problem));
        }
        let mut tables = (step..=steps).map(|step| self.load_first(&record, step));
        let loaded = tables.find(|table| !matches!(table, Err(TableError::MissingSteps { .. })));
        loaded.unwrap_or(Err(TableError::ChanceFirst)).map_err(|error| file_error(&self.path, error))
    }

    /// Parses the record with raw steps. The checksum at the end is not part of a record, so it is cut off.
    fn record(&self) -> Result<Record<Box<RawValue>>, CliError> {
        let body = self.text.rsplit_once(",\"checksum\"").map_or(&*self.text, |(body, _)| body);
        serde_json::from_str(&format!("{body}}}")).map_err(|error| file_error(&self.path, error))
    }

    fn load_first(
        &self,
        record: &Record<Box<RawValue>>,
        step: usize,
    ) -> Result<Box<dyn AnyTable>, TableError> {
        let mut cut = record.clone();
        cut.steps.truncate(step);
        (self.entry.load)(&cut.to_json()?)
    }

    /// Reviews the match.
    pub(crate) fn review(&self, settings: &ReviewSettings) -> Result<Review, CliError> {
        (self.entry.review)(&self.text, settings, &mut |_| true)
            .map_err(|error| file_error(&self.path, error))
    }

    /// The players' names in seat order, or an empty list.
    pub(crate) fn players(&self) -> Result<Vec<String>, CliError> {
        Ok(self.record()?.players)
    }

    /// Recomputes all chance outcomes.
    pub(crate) fn verify(&self) -> Result<FairReport, FairError> {
        (self.entry.verify_fair)(&self.text)
    }
}

/// Reads at most one byte more than the size limit, so that a huge file is refused without reading it all.
fn read_text(path: &Path) -> io::Result<String> {
    let mut text = String::new();
    File::open(path)?.take(MAX_BYTES as u64 + 1).read_to_string(&mut text)?;
    Ok(text)
}

pub(crate) fn file_error(path: &Path, error: impl Display) -> CliError {
    CliError::new(format!("`{}`: {error}", path.display()))
}

/// The file in which a running match is saved after every decision.
pub(crate) struct SaveFile {
    path: PathBuf,
}

impl SaveFile {
    /// Refuses a file that exists, so that no other match is overwritten.
    pub(crate) fn new(path: &Path) -> Result<SaveFile, CliError> {
        if path.exists() {
            return Err(file_error(
                path,
                "the file already exists: choose another name, or continue its game with --load",
            ));
        }
        Ok(SaveFile { path: path.to_owned() })
    }

    /// Like `new`, but a loaded match may be saved to its own file.
    pub(crate) fn for_loaded(path: &Path, loaded: &Path) -> Result<SaveFile, CliError> {
        let place = |path: &Path| path.canonicalize().ok();
        match place(loaded).filter(|loaded| place(path).as_ref() == Some(loaded)) {
            Some(_) => Ok(SaveFile { path: path.to_owned() }),
            None => SaveFile::new(path),
        }
    }

    /// Saves the match. The old file stays until the new one is complete.
    pub(crate) fn save(&self, table: &dyn AnyTable) -> Result<(), CliError> {
        let text = table.save()? + "\n";
        let mut name = self.path.clone().into_os_string();
        name.push(".part");
        let part = PathBuf::from(name);
        fs::write(&part, text).map_err(|error| file_error(&part, error))?;
        fs::rename(&part, &self.path).map_err(|error| file_error(&self.path, error))
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }
}

/// Quotes a path for a shell command if needed.
pub(crate) fn shell_quoted(path: &Path) -> String {
    let text = path.display().to_string();
    let simple = |c: char| c.is_alphanumeric() || "._-/".contains(c);
    if text.chars().all(simple) { text } else { format!("'{}'", text.replace('\'', r"'\''")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_with_spaces_is_quoted() {
        for (path, quoted) in
            [("a/b-1.json", "a/b-1.json"), ("my match", "'my match'"), ("it's", r"'it'\''s'")]
        {
            assert_eq!(shell_quoted(Path::new(path)), quoted);
        }
    }
}
