//! The checkpoint folder: a table for each score, and the finished chapters of the strategy.

use std::fs::{self, File};
use std::io::{BufReader, BufWriter, ErrorKind, Write};
use std::path::{Path, PathBuf};

use welcome_solver::{Progress, Score, StrategyBuilder, StrategyFile};

use crate::commands::arena::unwritable;
use crate::error::CliError;

const BUFFER_BYTES: usize = 1 << 20;
const CHAPTERS: &str = "chapters.strategy";

/// Does nothing if there is no folder.
pub(super) struct Checkpoints {
    folder: Option<PathBuf>,
    /// Whether existing checkpoints are loaded.
    resume: bool,
    table_bytes: usize,
}

impl Checkpoints {
    pub(super) fn open(
        folder: Option<PathBuf>,
        resume: bool,
        table_bytes: usize,
    ) -> Result<Checkpoints, CliError> {
        if let Some(folder) = &folder {
            fs::create_dir_all(folder).map_err(|error| unwritable(folder, &error))?;
        }
        let checkpoints = Checkpoints { folder, resume, table_bytes };
        // What cannot be gone on from is printer before hours are spent.
        for number in 0..welcome_solver::SCORES {
            Score::numbered(number).map(|score| checkpoints.progress(score)).transpose()?;
        }
        Ok(checkpoints)
    }

    pub(super) fn chapters(&self) -> Result<Option<StrategyFile>, CliError> {
        let Some(path) = self.resumed_path(CHAPTERS) else { return Ok(None) };
        match fs::read(&path) {
            Ok(bytes) => {
                Ok(Some(StrategyFile::for_present_rules(&bytes).map_err(|error| read_error(&path, error))?))
            }
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(read_error(&path, error)),
        }
    }

    pub(super) fn progress(&self, score: Score) -> Result<Option<Progress>, CliError> {
        let Some((path, mut file)) = self.open_table(score)? else { return Ok(None) };
        Progress::read(&mut file, self.table_bytes).map(Some).map_err(|error| read_error(&path, error))
    }

    /// Loads the stored table of this score into the builder, if there is one.
    pub(super) fn load(
        &self,
        score: Score,
        into: &mut StrategyBuilder<'_>,
    ) -> Result<Option<Progress>, CliError> {
        let Some((path, mut file)) = self.open_table(score)? else { return Ok(None) };
        let loaded = Progress::load(&mut file, self.table_bytes);
        let (progress, table) = loaded.map_err(|error| read_error(&path, error))?;
        into.take_table(table);
        Ok(Some(progress))
    }

    /// Stores the builder's table. The old checkpoint stays until the new one is complete.
    pub(super) fn store(&self, progress: Progress, builder: &StrategyBuilder<'_>) -> Result<(), CliError> {
        let Some(path) = self.path(&table_name(progress.score)) else { return Ok(()) };
        replace(&path, |file| progress.store(builder.table(), file))
    }

    pub(super) fn store_chapters(&self, file: &StrategyFile) -> Result<(), CliError> {
        let Some(path) = self.path(CHAPTERS) else { return Ok(()) };
        write_strategy(&path, file)
    }

    fn open_table(&self, score: Score) -> Result<Option<(PathBuf, BufReader<File>)>, CliError> {
        let Some(path) = self.resumed_path(&table_name(score)) else { return Ok(None) };
        match File::open(&path) {
            Ok(file) => Ok(Some((path, BufReader::with_capacity(BUFFER_BYTES, file)))),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(read_error(&path, error)),
        }
    }

    fn resumed_path(&self, table_name: &str) -> Option<PathBuf> {
        self.path(table_name).filter(|_| self.resume)
    }

    fn path(&self, table_name: &str) -> Option<PathBuf> {
        self.folder.as_ref().map(|folder| folder.join(table_name))
    }
}

/// Writes a strategy file completely or not at all.
pub(super) fn write_strategy(path: &Path, file: &StrategyFile) -> Result<(), CliError> {
    replace(path, |to| to.write_all(&file.to_bytes()))
}

fn table_name(score: Score) -> String {
    format!("{:02}.table", score.number())
}

fn replace(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<File>) -> std::io::Result<()>,
) -> Result<(), CliError> {
    let part = path.with_extension("part");
    let written = || {
        let mut file = BufWriter::with_capacity(BUFFER_BYTES, File::create(&part)?);
        write(&mut file)?;
        file.flush()?;
        fs::rename(&part, path)
    };
    written().map_err(|error| unwritable(path, &error))
}

fn read_error(path: &Path, error: impl std::fmt::Display) -> CliError {
    CliError::new(format!("`{}`: {error}", path.display()))
}
