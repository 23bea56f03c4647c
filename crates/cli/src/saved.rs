//! Matches in files.

use std::fmt::Display;
use std::fs::{self, File};
use std::io::{self, Read};
use std::path::{Path, PathBuf};

use catalog::Entry;
use serde_json::value::RawValue;
use table::{AnyTable, FairError, FairReport, MAX_BYTES, Record, TableError, peek};

use crate::failure::Failure;

/// A file that says which game it is a match of.
pub(crate) struct Saved {
    path: PathBuf,
    text: String,
    pub(crate) entry: &'static Entry,
}

impl Saved {
    /// Reads a file. The match in it is not looked at yet.
    pub(crate) fn read(path: &Path) -> Result<Saved, Failure> {
        let text = read_text(path).map_err(|error| about(path, error))?;
        let header = peek(&text).map_err(|error| about(path, error))?;
        let entry = catalog::find(&header.game).map_err(|error| about(path, error))?;
        Ok(Saved { path: path.to_owned(), text, entry })
    }

    /// Plays the match again up to where it was saved.
    pub(crate) fn load(&self) -> Result<Box<dyn AnyTable>, Failure> {
        (self.entry.load)(&self.text).map_err(|error| about(&self.path, error))
    }

    /// Plays the match again up to so many of its steps, and through the draws of chance that follow at once.
    pub(crate) fn load_at(&self, step: usize) -> Result<Box<dyn AnyTable>, Failure> {
        // The whole match is loaded first: what is wrong with it is wrong at any step.
        self.load()?;
        let record = self.record()?;
        let steps = record.steps.len();
        if step > steps {
            let problem = format!("there is no step {step}: the match has {steps} steps");
            return Err(about(&self.path, problem));
        }
        let mut tables = (step..=steps).map(|step| self.cut(&record, step));
        let settled = tables.find(|table| !matches!(table, Err(TableError::MissingSteps { .. })));
        settled.unwrap_or(Err(TableError::ChanceFirst)).map_err(|error| about(&self.path, error))
    }

    /// The record with its steps as they are written. The checksum, which is no part of a record, stands at its end.
    fn record(&self) -> Result<Record<Box<RawValue>>, Failure> {
        let body = self.text.rsplit_once(",\"checksum\"").map_or(&*self.text, |(body, _)| body);
        serde_json::from_str(&format!("{body}}}")).map_err(|error| about(&self.path, error))
    }

    fn cut(&self, record: &Record<Box<RawValue>>, step: usize) -> Result<Box<dyn AnyTable>, TableError> {
        let mut cut = record.clone();
        cut.steps.truncate(step);
        (self.entry.load)(&cut.to_json()?)
    }

    /// Recomputes its chance.
    pub(crate) fn verify(&self) -> Result<FairReport, FairError> {
        (self.entry.verify_fair)(&self.text)
    }
}

/// A file larger than any record is read no further than that shows.
fn read_text(path: &Path) -> io::Result<String> {
    let mut text = String::new();
    File::open(path)?.take(MAX_BYTES as u64 + 1).read_to_string(&mut text)?;
    Ok(text)
}

/// What is wrong with a file.
pub(crate) fn about(path: &Path, error: impl Display) -> Failure {
    Failure::new(format!("`{}`: {error}", path.display()))
}

/// The file in which a match is kept while it is played.
pub(crate) struct Keeper {
    path: PathBuf,
}

impl Keeper {
    /// A keeper that writes over no other match.
    pub(crate) fn new(path: &Path) -> Result<Keeper, Failure> {
        if path.exists() {
            return Err(about(
                path,
                "the file is there already: choose another name, or go on with it by --load",
            ));
        }
        Ok(Keeper { path: path.to_owned() })
    }

    /// The same for a match that was loaded, which may be kept in its own file.
    pub(crate) fn of_loaded(path: &Path, loaded: &Path) -> Result<Keeper, Failure> {
        let place = |path: &Path| path.canonicalize().ok();
        match place(loaded).filter(|loaded| place(path).as_ref() == Some(loaded)) {
            Some(_) => Ok(Keeper { path: path.to_owned() }),
            None => Keeper::new(path),
        }
    }

    /// Writes the match as it stands. The old text is there until the new one is whole.
    pub(crate) fn keep(&self, table: &dyn AnyTable) -> Result<(), Failure> {
        let text = table.save()? + "\n";
        let mut name = self.path.clone().into_os_string();
        name.push(".part");
        let part = PathBuf::from(name);
        fs::write(&part, text).map_err(|error| about(&part, error))?;
        fs::rename(&part, &self.path).map_err(|error| about(&self.path, error))
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }
}

/// A path as it is typed in a command.
pub(crate) fn as_typed(path: &Path) -> String {
    let text = path.display().to_string();
    let simple = |c: char| c.is_alphanumeric() || "._-/".contains(c);
    if text.chars().all(simple) { text } else { format!("'{}'", text.replace('\'', r"'\''")) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_path_with_blanks_is_typed_in_quotes() {
        for (path, typed) in
            [("a/b-1.json", "a/b-1.json"), ("my match", "'my match'"), ("it's", r"'it'\''s'")]
        {
            assert_eq!(as_typed(Path::new(path)), typed);
        }
    }
}
