//! `antorcha solve`: solves the rounds of two-player Welcome to the Dungeon, one score after the other.

mod checkpoints;
mod printer;
mod run;

use std::num::NonZero;
use std::path::PathBuf;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use clap::ArgGroup;
use welcome_solver::{Rules, SCORES, StrategyBuilder, Workers};

use crate::commands::LanguageArg;
use crate::commands::arena::check_writable;
use crate::commands::interrupt;
use crate::console::Console;
use crate::error::CliError;
use crate::localizer::Localizer;
use checkpoints::Checkpoints;
use printer::RunPrinter;
use run::{Amount, RunSettings, SolveRun};

/// Solve the rounds of two-player Welcome to the Dungeon.
#[derive(clap::Args)]
#[command(group = ArgGroup::new("amount").required(true), after_help = "\
Examples:
  antorcha solve --minutes 60 --out warrior.strategy --checkpoint learned
  antorcha solve --minutes 120 --out warrior.strategy --checkpoint learned --resume
  antorcha solve --deals 100000 --rounds 1 --out last-round.strategy

A game has 16 scores, which are solved from the last to the first. --minutes and --deals count all runs together: with --resume
the same command finishes a stopped run, and a larger amount improves every score. Ctrl-C stops a run. A checkpoint takes
about 0.45 GB per score. On one thread, the same seed and number of deals give the same strategy.")]
pub(crate) struct Solve {
    /// Adventurer of the rounds
    #[arg(long, default_value = "warrior")]
    adventurer: String,
    /// Learn for this many minutes, all scores together
    #[arg(long, value_name = "N", group = "amount", value_parser = minutes)]
    minutes: Option<Duration>,
    /// Learn from this many deals, all scores together
    #[arg(long, value_name = "N", group = "amount", value_parser = clap::value_parser!(u64).range(1..))]
    deals: Option<u64>,
    /// Number of scores to solve, the last of a game first
    #[arg(long, value_name = "N", default_value_t = SCORES as u8, value_parser = clap::value_parser!(u8).range(1..=SCORES as i64))]
    rounds: u8,
    /// Number of threads [default: one per processor]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Seed; on one thread, the same seed gives the same strategy
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Number of plays for each measurement
    #[arg(long, value_name = "N", default_value_t = 1_000_000, value_parser = clap::value_parser!(u64).range(1..))]
    plays: u64,
    /// Compute exact best responses at the last and first score; takes minutes on 16 threads
    #[arg(long)]
    judge: bool,
    /// Limit each score to this many KiB of the strategy file
    #[arg(long, value_name = "N", default_value_t = 256, value_parser = clap::value_parser!(u16).range(1..))]
    kib_per_score: u16,
    /// Strategy file to write
    #[arg(long, value_name = "FILE")]
    out: PathBuf,
    /// Save progress in this folder
    #[arg(long, value_name = "DIR")]
    checkpoint: Option<PathBuf>,
    /// Continue from the checkpoint folder
    #[arg(long, requires = "checkpoint")]
    resume: bool,
    #[command(flatten)]
    language: LanguageArg,
}

fn minutes(text: &str) -> Result<Duration, &'static str> {
    let wrong = "write minutes as a number above 0, such as 60 or 0.5";
    let minutes: f64 = text.parse().map_err(|_| wrong)?;
    let time = Duration::try_from_secs_f64(minutes * 60.0).map_err(|_| wrong)?;
    if time.is_zero() { Err(wrong) } else { Ok(time) }
}

impl Solve {
    pub(crate) fn run(self) -> Result<(), CliError> {
        let rules = Rules::named(&self.adventurer)?;
        check_writable(&self.out)?;
        let workers = Workers { before: 0, threads: self.thread_count(), seed: self.seed };
        let checkpoints = Checkpoints::open(self.checkpoint.clone(), self.resume, rules.table_bytes())?;
        let file = checkpoints.chapters()?;
        let stop = Arc::new(AtomicBool::new(false));
        let stopped = Arc::clone(&stop);
        interrupt::listen(None, move || stopped.store(true, Ordering::Relaxed))?;
        let localizer = Localizer::of((catalog::find("welcome")?.manifest)(), self.language.lang)?;
        let mut printer = RunPrinter::new(Console::standard(), &localizer, self.language.lang);
        printer.begin(&rules, workers.threads)?;
        let began = Instant::now();
        let builder = StrategyBuilder::new(&rules, workers, file);
        let settings = RunSettings {
            amount: self.amount(),
            rounds: usize::from(self.rounds),
            plays: self.plays,
            exact_response: self.judge,
            max_bytes: usize::from(self.kib_per_score) * 1024,
            out: &self.out,
        };
        let ended = SolveRun { builder, checkpoints, settings, stop: &stop, printer: &mut printer }.run()?;
        printer.end(ended, began.elapsed(), rules.table_bytes())
    }

    #[expect(clippy::expect_used, reason = "clap requires one of the two")]
    fn amount(&self) -> Amount {
        match (self.deals, self.minutes) {
            (Some(deals), _) => Amount::Deals(deals),
            (None, time) => Amount::Time(time.expect("invariant: deals or minutes are given")),
        }
    }

    fn thread_count(&self) -> usize {
        let all = || thread::available_parallelism().map_or(1, NonZero::get);
        self.threads.map_or_else(all, usize::from)
    }
}
