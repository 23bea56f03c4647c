//! `antorcha arena`: lets bots and programs play against each other and rates them.

mod results;

use std::fs::{self, OpenOptions};
use std::io::{self, IsTerminal};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::thread;
use std::time::{Duration, Instant};

use arena::{Chart, ContestSettings, Journal, Ledger, LuckAdjustment, Plan, Report, Run, StopSignal, Tables};
use catalog::Entry;
use clap::builder::{PossibleValuesParser, TypedValueParser};
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;

use crate::commands::LanguageArg;
use crate::commands::interrupt::{self, Limit};
use crate::commands::match_args::MatchArgs;
use crate::console::Console;
use crate::error::CliError;
use crate::localizer::Localizer;
use results::{ResultsPrinter, chart_labels};

/// Let bots and programs play each other, and rate them.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  antorcha arena welcome --players random,novice --games 1000 --seats 2
  antorcha arena raiders --players random,novice --tables lone --json result.json --svg chart.svg
  antorcha arena welcome --players novice,'exec:python3 examples/bot.py' --games 200 --resume run.log

Every player plays each deal from every seat, so the number of games is rounded up to whole deals. The same seed gives the
same results on any number of threads. Ctrl-C stops a run and shows its results; with --resume the games are saved, and the
same command continues. A program uses the protocol in docs/engine.md. If it crashes, takes too long or gives an illegal
answer, it loses that game.")]
pub(crate) struct Arena {
    /// Game to play
    game: String,
    /// Players: bots of the game, or exec:COMMAND for a program
    #[arg(long, value_name = "A,B,...", required = true, value_delimiter = ',')]
    players: Vec<String>,
    #[command(flatten)]
    match_args: MatchArgs,
    /// Mix all players, or seat one against a table of another: each (lone) or only the first (first)
    #[arg(long, default_value = "mixed", value_parser = tables())]
    tables: Tables,
    /// Play at least this many games
    #[arg(long, value_name = "N", default_value_t = 1_000)]
    games: u64,
    /// Seed; the same seed gives the same results
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Number of threads [default: one per processor]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Time limit for a program's decision, in seconds
    #[arg(long, value_name = "SECONDS", default_value = "10", value_parser = seconds)]
    move_time: Duration,
    /// Start no more games after this many seconds
    #[arg(long, value_name = "SECONDS", value_parser = seconds)]
    stop_after: Option<Duration>,
    /// Measure the luck of each seat, and show results without it
    #[arg(long)]
    adjusted: bool,
    /// Write the results as JSON to a file, or print them with -
    #[arg(long, value_name = "FILE")]
    json: Option<PathBuf>,
    /// Write a CSV line for each game
    #[arg(long, value_name = "FILE")]
    csv: Option<PathBuf>,
    /// Draw the ratings as an SVG chart
    #[arg(long, value_name = "FILE")]
    svg: Option<PathBuf>,
    /// Save every game to this file, and continue from it
    #[arg(long, value_name = "FILE")]
    resume: Option<PathBuf>,
    #[command(flatten)]
    language: LanguageArg,
}

#[expect(clippy::expect_used, reason = "the parser accepts only these names")]
fn tables() -> impl TypedValueParser<Value = Tables> {
    let all = [Tables::Mixed, Tables::Lone, Tables::First];
    let named = move |name: String| {
        let tables = all.into_iter().find(|tables| tables.name() == name);
        tables.expect("invariant: clap has checked the name")
    };
    PossibleValuesParser::new(all.map(Tables::name)).map(named)
}

fn seconds(text: &str) -> Result<Duration, &'static str> {
    let wrong = "write seconds as a number, such as 10 or 0.5";
    let seconds: f64 = text.parse().map_err(|_| wrong)?;
    Duration::try_from_secs_f64(seconds).map_err(|_| wrong)
}

/// The JSON output: the report, and the speed of this run.
#[derive(Serialize)]
struct JsonOutput<'a> {
    #[serde(flatten)]
    report: &'a Report,
    #[serde(flatten)]
    pace: Pace,
}

/// The speed of this run, without the games that were loaded from the file.
#[derive(Clone, Copy, Serialize)]
struct Pace {
    seconds: f64,
    decisions_per_second: f64,
}

impl Arena {
    pub(crate) fn run(self) -> Result<(), CliError> {
        let entry = catalog::find(&self.game)?;
        let plan = Plan::new(self.order(entry)?)?;
        self.output_files().try_for_each(check_writable)?;
        let (journal, played) = match &self.resume {
            Some(path) => Journal::open(path, &plan).map(|(journal, played)| (Some(journal), played))?,
            None => (None, Ledger::new(&plan)),
        };
        plan.check_programs()?;
        let (ledger, pace) = self.play(&plan, journal, played)?;
        self.show(entry, &plan, &ledger, pace)
    }

    fn order(&self, game: &'static Entry) -> Result<ContestSettings, CliError> {
        let manifest = (game.manifest)();
        let config = self.match_args.config(manifest, 0)?;
        // By default, a table has one seat for each kind of player.
        let named = u8::try_from(self.players.len()).unwrap_or(u8::MAX);
        let usual = named.clamp(*manifest.seats.start(), *manifest.seats.end());
        Ok(ContestSettings {
            game,
            seats: self.match_args.seats.unwrap_or(usual),
            options: config.options,
            players: self.players.clone(),
            tables: self.tables,
            games: self.games,
            seed: self.seed,
            move_time: self.move_time,
            luck: if self.adjusted { LuckAdjustment::On } else { LuckAdjustment::Off },
        })
    }

    fn play(
        &self,
        plan: &Plan,
        journal: Option<Journal>,
        played: Ledger,
    ) -> Result<(Ledger, Pace), CliError> {
        let stop = Arc::new(StopSignal::default());
        listen(self.stop_after, &stop)?;
        let bar = self.progress(plan, &played)?;
        let (before, start) = (played.decisions(), Instant::now());
        let threads = self.thread_count();
        let mut progress = |games| bar.set_position(games);
        let run = Run { plan, threads, stop: &stop, journal, progress: &mut progress };
        let ledger = run.play(played)?;
        bar.finish_and_clear();
        let seconds = start.elapsed().as_secs_f64();
        let decisions = ledger.decisions().saturating_sub(before) as f64;
        Ok((ledger, Pace { seconds, decisions_per_second: decisions / seconds.max(1e-6) }))
    }

    fn progress(&self, plan: &Plan, played: &Ledger) -> Result<ProgressBar, CliError> {
        if !io::stderr().is_terminal() {
            return Ok(ProgressBar::hidden());
        }
        let style = ProgressStyle::with_template("{wide_bar} {human_pos}/{human_len}, {eta}")?;
        let bar = ProgressBar::new(plan.games()).with_style(style).with_position(played.len());
        // The loaded games took no time in this run.
        bar.reset_eta();
        Ok(bar)
    }

    fn thread_count(&self) -> usize {
        let all = || thread::available_parallelism().map_or(1, NonZero::get);
        self.threads.map_or_else(all, usize::from)
    }

    fn show(&self, entry: &Entry, plan: &Plan, ledger: &Ledger, pace: Pace) -> Result<(), CliError> {
        let report = Report::of(plan, ledger);
        let localizer = Localizer::of((entry.manifest)(), self.language.lang)?;
        let json = serde_json::to_string(&JsonOutput { report: &report, pace })?;
        if let Some(path) = &self.csv {
            write(path, &arena::csv(plan, ledger))?;
        }
        if let Some(path) = &self.svg {
            write(path, &Chart { report: &report, labels: chart_labels(&localizer, &report) }.svg())?;
        }
        if let Some(path) = self.json.as_deref().filter(|path| !is_stdout(path)) {
            write(path, &(json.clone() + "\n"))?;
        }
        let mut console = Console::standard();
        if self.json.as_deref().is_some_and(is_stdout) {
            return console.line(&json);
        }
        ResultsPrinter {
            report: &report,
            localizer: &localizer,
            lang: self.language.lang,
            pace,
            are_games_kept: self.resume.is_some(),
        }
        .print(&mut console)
    }

    fn output_files(&self) -> impl Iterator<Item = &Path> {
        let json = self.json.as_deref().filter(|path| !is_stdout(path));
        [json, self.csv.as_deref(), self.svg.as_deref()].into_iter().flatten()
    }
}

/// Returns whether the path means standard output.
fn is_stdout(path: &Path) -> bool {
    path.as_os_str() == "-"
}

/// Checks before hours of work that the results can be written.
pub(super) fn check_writable(path: &Path) -> Result<(), CliError> {
    let opened = OpenOptions::new().append(true).create(true).open(path);
    opened.map(drop).map_err(|error| unwritable(path, &error))
}

fn write(path: &Path, text: &str) -> Result<(), CliError> {
    fs::write(path, text).map_err(|error| unwritable(path, &error))
}

pub(super) fn unwritable(path: &Path, error: &io::Error) -> CliError {
    CliError::new(format!("`{}` cannot be written: {error}", path.display()))
}

/// Stops the run on Ctrl-C. After the time limit, no more games are started.
fn listen(after: Option<Duration>, stop: &Arc<StopSignal>) -> Result<(), CliError> {
    let (soon, now) = (Arc::clone(stop), Arc::clone(stop));
    let limit = after.map(|after| Limit { after, then: Box::new(move || soon.stop_starting()) });
    interrupt::listen(limit, move || now.stop_now())
}
