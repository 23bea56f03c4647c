//! `antorcha puzzles mine`.

use std::fs;
use std::io::{self, IsTerminal};
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use catalog::{MineProgress, MineSettings, Puzzle};
use indicatif::{ProgressBar, ProgressStyle};

use super::threads::thread_count;
use crate::commands::arena::{check_writable, unwritable};
use crate::commands::interrupt;
use crate::console::Console;
use crate::error::CliError;

/// Play bots against each other and keep the puzzles in their games.
#[derive(clap::Args)]
#[command(after_help = "\
Example:
  antorcha puzzles mine raiders --count 100 --seed 7 --minutes 10 --out raiders.jsonl

The same seed finds the same puzzles on any number of threads. Ctrl-C and --minutes end a run early; the file then has the
first of its puzzles.")]
pub(super) struct Mine {
    /// Game to play
    game: String,
    /// Number of puzzles
    #[arg(long, value_name = "N", default_value_t = 20, value_parser = clap::value_parser!(u32).range(1..=100_000))]
    count: u32,
    /// Seed; the same seed finds the same puzzles
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Number of threads [default: one per processor]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Stop after this many minutes
    #[arg(long, value_name = "N")]
    minutes: Option<f64>,
    /// File to write, one puzzle per line
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
}

impl Mine {
    pub(super) fn run(self) -> Result<(), CliError> {
        let entry = catalog::find(&self.game)?;
        let limit = self.limit()?;
        check_writable(&self.out)?;
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = Arc::clone(&stop);
        interrupt::listen(None, move || stopped.store(true, Ordering::Relaxed))?;
        let (bar, began) = (self.progress()?, Instant::now());
        let mut matches = 0;
        let mut goes_on = |progress: MineProgress| {
            matches = progress.matches;
            bar.set_position(progress.puzzles as u64);
            bar.set_message(format!("{matches} games"));
            !stop.load(Ordering::Relaxed) && limit.is_none_or(|limit| began.elapsed() < limit)
        };
        let count = usize::try_from(self.count)?;
        let settings = MineSettings { count, seed: self.seed, threads: thread_count(self.threads) };
        let puzzles = (entry.puzzles.mine)(settings, &mut goes_on)?;
        bar.finish_and_clear();
        fs::write(&self.out, lines(&puzzles)?).map_err(|error| unwritable(&self.out, &error))?;
        let (found, seconds) = (puzzles.len(), began.elapsed().as_secs());
        Console::standard().line(&format!("{found} puzzles in {matches} games, {seconds} seconds"))
    }

    fn limit(&self) -> Result<Option<Duration>, CliError> {
        let wrong = |_| CliError::new("`--minutes` must be a number above 0, such as 10 or 0.5");
        self.minutes.map(|minutes| Duration::try_from_secs_f64(minutes * 60.0).map_err(wrong)).transpose()
    }

    fn progress(&self) -> Result<ProgressBar, CliError> {
        if !io::stderr().is_terminal() {
            return Ok(ProgressBar::hidden());
        }
        let style = ProgressStyle::with_template("{wide_bar} {human_pos} of {human_len} puzzles, {msg}")?;
        Ok(ProgressBar::new(self.count.into()).with_style(style))
    }
}

/// One JSON object per line.
fn lines(puzzles: &[Puzzle]) -> Result<String, CliError> {
    let mut text = String::new();
    for puzzle in puzzles {
        text += &serde_json::to_string(puzzle)?;
        text.push('\n');
    }
    Ok(text)
}
