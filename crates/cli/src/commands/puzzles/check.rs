//! `antorcha puzzles check`.

use std::path::PathBuf;
use std::sync::Mutex;
use std::sync::PoisonError;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use catalog::{Puzzle, PuzzleVerdict};

use super::puzzle_file::read;
use super::threads::thread_count;
use crate::console::Console;
use crate::error::CliError;
use crate::match_file::file_error;

/// Replay puzzles and prove their answers in other worlds.
#[derive(clap::Args)]
#[command(after_help = "\
Example:
  antorcha puzzles check welcome.jsonl --seed 2

A puzzle holds if its answer is at least five standard errors ahead of every other action under every model of the players,
and by half of the gap that puzzles are mined with. With --keep, only the puzzles that hold are written.")]
pub(super) struct Check {
    /// File with one puzzle per line
    file: PathBuf,
    /// Seed; use another one than for mining
    #[arg(long, value_name = "S", default_value_t = 2)]
    seed: u64,
    /// Number of threads [default: one per processor]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Write the puzzles that hold to this file
    #[arg(long, value_name = "FILE")]
    keep: Option<PathBuf>,
}

impl Check {
    pub(super) fn run(self) -> Result<(), CliError> {
        let puzzles = read(&self.file)?;
        let results = self.results(&puzzles);
        let mut console = Console::standard();
        let mut kept = Vec::new();
        for (puzzle, result) in puzzles.iter().zip(results) {
            match result {
                Some(Ok(PuzzleVerdict::Holds(_))) => kept.push(puzzle),
                Some(Ok(PuzzleVerdict::Fails)) | None => {
                    console.line(&format!("{}: the answer is not proven", puzzle.id))?;
                }
                Some(Err(message)) => console.line(&message)?,
            }
        }
        if let Some(path) = &self.keep {
            let lines: Result<Vec<String>, _> = kept.iter().map(serde_json::to_string).collect();
            std::fs::write(path, lines?.join("\n") + "\n").map_err(|error| file_error(path, error))?;
        }
        let (held, all) = (kept.len(), puzzles.len());
        console.line(&format!("{held} of {all} puzzles hold"))?;
        if held == all { Ok(()) } else { Err(CliError::check_failed("some puzzles do not hold")) }
    }

    /// The verdicts in the order of the puzzles.
    fn results(&self, puzzles: &[Puzzle]) -> Vec<Option<Result<PuzzleVerdict, String>>> {
        let next = AtomicUsize::new(0);
        let results = Mutex::new(vec![None; puzzles.len()]);
        let work = || {
            while let Some((place, puzzle)) = take(&next, puzzles) {
                let result = verdict(puzzle, self.seed);
                let mut results = results.lock().unwrap_or_else(PoisonError::into_inner);
                if let Some(slot) = results.get_mut(place) {
                    *slot = Some(result);
                }
            }
        };
        thread::scope(|scope| {
            for _ in 0..thread_count(self.threads) {
                scope.spawn(work);
            }
        });
        results.into_inner().unwrap_or_else(PoisonError::into_inner)
    }
}

fn take<'a>(next: &AtomicUsize, puzzles: &'a [Puzzle]) -> Option<(usize, &'a Puzzle)> {
    let place = next.fetch_add(1, Ordering::Relaxed);
    puzzles.get(place).map(|puzzle| (place, puzzle))
}

fn verdict(puzzle: &Puzzle, seed: u64) -> Result<PuzzleVerdict, String> {
    let entry = catalog::find(&puzzle.game).map_err(|error| error.to_string())?;
    (entry.puzzles.prove)(puzzle, seed).map_err(|error| error.to_string())
}
