//! What a run leaves behind for the next one: a table for each score, and the chapters that are done.

use std::fs::{self, File};
use std::io::{BufReader, BufWriter, ErrorKind, Write};
use std::path::{Path, PathBuf};

use welcome_solver::{Progress, Score, StrategyBuilder, StrategyFile};

use crate::commands::arena::unwritable;
use crate::failure::Failure;

/// How much is read and written at a time.
const BUFFER: usize = 1 << 20;
const CHAPTERS: &str = "chapters.strategy";

/// The folder of checkpoints, if one is kept.
pub(super) struct Keeper {
    folder: Option<PathBuf>,
    /// Whether what is in it counts.
    resume: bool,
    table_bytes: usize,
}

impl Keeper {
    pub(super) fn open(folder: Option<PathBuf>, resume: bool, table_bytes: usize) -> Result<Keeper, Failure> {
        if let Some(folder) = &folder {
            fs::create_dir_all(folder).map_err(|error| unwritable(folder, &error))?;
        }
        let keeper = Keeper { folder, resume, table_bytes };
        // What cannot be gone on from is told before hours are spent.
        for number in 0..welcome_solver::SCORES {
            Score::numbered(number).map(|score| keeper.progress(score)).transpose()?;
        }
        Ok(keeper)
    }

    /// The chapters that were written down.
    pub(super) fn chapters(&self) -> Result<Option<StrategyFile>, Failure> {
        let Some(path) = self.resumed(CHAPTERS) else { return Ok(None) };
        match fs::read(&path) {
            Ok(bytes) => Ok(Some(StrategyFile::for_present_rules(&bytes).map_err(|error| at(&path, error))?)),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(at(&path, error)),
        }
    }

    /// How far this score came.
    pub(super) fn progress(&self, score: Score) -> Result<Option<Progress>, Failure> {
        let Some((path, mut file)) = self.stored(score)? else { return Ok(None) };
        Progress::read(&mut file, self.table_bytes).map(Some).map_err(|error| at(&path, error))
    }

    /// Lets the campaign go on from what is stored of this score, if something is.
    pub(super) fn load(
        &self,
        score: Score,
        into: &mut StrategyBuilder<'_>,
    ) -> Result<Option<Progress>, Failure> {
        let Some((path, mut file)) = self.stored(score)? else { return Ok(None) };
        let loaded = Progress::load(&mut file, self.table_bytes);
        let (progress, table) = loaded.map_err(|error| at(&path, error))?;
        into.take_table(table);
        Ok(Some(progress))
    }

    /// Keeps what the campaign has learned last. Until it is whole, what was kept before stays.
    pub(super) fn keep(&self, progress: Progress, campaign: &StrategyBuilder<'_>) -> Result<(), Failure> {
        let Some(path) = self.path(&name(progress.score)) else { return Ok(()) };
        replace(&path, |file| progress.store(campaign.table(), file))
    }

    /// Keeps the chapters that are done.
    pub(super) fn keep_chapters(&self, file: &StrategyFile) -> Result<(), Failure> {
        let Some(path) = self.path(CHAPTERS) else { return Ok(()) };
        write_strategy(&path, file)
    }

    fn stored(&self, score: Score) -> Result<Option<(PathBuf, BufReader<File>)>, Failure> {
        let Some(path) = self.resumed(&name(score)) else { return Ok(None) };
        match File::open(&path) {
            Ok(file) => Ok(Some((path, BufReader::with_capacity(BUFFER, file)))),
            Err(error) if error.kind() == ErrorKind::NotFound => Ok(None),
            Err(error) => Err(at(&path, error)),
        }
    }

    fn resumed(&self, name: &str) -> Option<PathBuf> {
        self.path(name).filter(|_| self.resume)
    }

    fn path(&self, name: &str) -> Option<PathBuf> {
        self.folder.as_ref().map(|folder| folder.join(name))
    }
}

/// Writes a strategy file, whole or not at all.
pub(super) fn write_strategy(path: &Path, file: &StrategyFile) -> Result<(), Failure> {
    replace(path, |to| to.write_all(&file.to_bytes()))
}

fn name(score: Score) -> String {
    format!("{:02}.table", score.number())
}

fn replace(
    path: &Path,
    write: impl FnOnce(&mut BufWriter<File>) -> std::io::Result<()>,
) -> Result<(), Failure> {
    let part = path.with_extension("part");
    let written = || {
        let mut file = BufWriter::with_capacity(BUFFER, File::create(&part)?);
        write(&mut file)?;
        file.flush()?;
        fs::rename(&part, path)
    };
    written().map_err(|error| unwritable(path, &error))
}

fn at(path: &Path, error: impl std::fmt::Display) -> Failure {
    Failure::new(format!("`{}`: {error}", path.display()))
}
