//! `antorcha simulate`: plays many random games and prints statistics.

use std::io::{self, IsTerminal};
use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};
use std::thread;
use std::time::{Duration, Instant};

use bots::Simulation;
use catalog::Entry;
use cpu_time::ProcessTime;
use game::{Setup, SetupError};
use indicatif::{ProgressBar, ProgressStyle};
use serde_json::{Value, json};

use crate::commands::match_args::MatchArgs;
use crate::console::Console;
use crate::error::CliError;

/// Games that a thread takes at a time. Large enough that taking them costs nothing.
const BLOCK: u64 = 1_000;

/// Play many random games and print statistics.
#[derive(clap::Args)]
#[command(after_help = "Example:
  antorcha simulate welcome --seats 4 --games 100000 --seed 7 --threads 2 --option set=back")]
pub(crate) struct Simulate {
    /// Game to play
    game: String,
    #[command(flatten)]
    match_args: MatchArgs,
    /// Number of games
    #[arg(long, value_name = "N", default_value_t = 100_000, value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Seed; the same seed plays the same games on any number of threads
    #[arg(long, value_name = "S", default_value_t = 1)]
    seed: u64,
    /// Number of threads [default: one per processor]
    #[arg(long, value_name = "T", value_parser = clap::value_parser!(u16).range(1..=1024))]
    threads: Option<u16>,
    /// Print a JSON object
    #[arg(long)]
    json: bool,
}

impl Simulate {
    pub(crate) fn run(self) -> Result<(), CliError> {
        let entry = catalog::find(&self.game)?;
        let config = self.match_args.config((entry.manifest)(), 0)?;
        let options = config.options.iter().map(|(key, value)| (key.as_str(), value.as_str()));
        let setup = entry.simulation_setup(config.seats, options)?;
        let summary = self.measure(entry, setup)?;
        let mut console = Console::standard();
        if self.json { console.line(&summary.as_json().to_string()) } else { summary.print(&mut console) }
    }

    fn measure(&self, entry: &'static Entry, setup: Setup) -> Result<Summary, CliError> {
        let (wall, cpu) = (Instant::now(), ProcessTime::try_now()?);
        let progress = self.progress()?;
        let played = self.play(entry, &setup, &progress)?;
        progress.finish_and_clear();
        Ok(Summary { entry, setup, played, wall: wall.elapsed(), cpu: cpu.try_elapsed()? })
    }

    fn progress(&self) -> Result<ProgressBar, CliError> {
        if self.json || !io::stderr().is_terminal() {
            return Ok(ProgressBar::hidden());
        }
        let style = ProgressStyle::with_template("{wide_bar} {human_pos} of {human_len} games, {eta} left")?;
        Ok(ProgressBar::new(self.games).with_style(style))
    }

    fn play(&self, entry: &Entry, setup: &Setup, progress: &ProgressBar) -> Result<Simulation, CliError> {
        let next = AtomicU64::new(0);
        let mut sum = Simulation::default();
        thread::scope(|scope| {
            let work = || self.work(entry, setup, &next, progress);
            let workers: Vec<_> = (0..self.thread_count()).map(|_| scope.spawn(work)).collect();
            for worker in workers {
                let played = worker.join().map_err(|_| CliError::new("a thread of the simulation failed"))?;
                sum.merge(&played?);
            }
            Ok(sum)
        })
    }

    /// Plays blocks of games until all are taken.
    fn work(
        &self,
        entry: &Entry,
        setup: &Setup,
        next: &AtomicU64,
        progress: &ProgressBar,
    ) -> Result<Simulation, SetupError> {
        let mut sum = Simulation::default();
        loop {
            let first = next.fetch_add(BLOCK, Ordering::Relaxed);
            if first >= self.games {
                return Ok(sum);
            }
            let last = first.saturating_add(BLOCK).min(self.games);
            sum.merge(&entry.simulate(setup, (first..last).map(|number| seed_of(self.seed, number)))?);
            progress.inc(last - first);
        }
    }

    fn thread_count(&self) -> usize {
        let all = || thread::available_parallelism().map_or(1, NonZero::get);
        self.threads.map_or_else(all, usize::from)
    }
}

/// Returns the seed of one game: a number of the SplitMix64 sequence, so that neighbouring seeds share no games.
fn seed_of(seed: u64, number: u64) -> u64 {
    let start = scramble(seed);
    scramble(start.wrapping_add(number.wrapping_mul(0x9E37_79B9_7F4A_7C15)))
}

fn scramble(mut z: u64) -> u64 {
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
}

struct Summary {
    entry: &'static Entry,
    setup: Setup,
    played: Simulation,
    wall: Duration,
    cpu: Duration,
}

impl Summary {
    fn print(&self, console: &mut Console) -> Result<(), CliError> {
        let Simulation { games, moves, draws, unfinished, won_by_nobody, .. } = self.played;
        let (wall, cpu) = (self.wall.as_secs_f64(), self.cpu.as_secs_f64());
        let options: Vec<_> = self.setup.options().map(|(key, value)| format!("{key}={value}")).collect();
        console.line(&format!(
            "{}, {} seats, {}",
            self.entry.key(),
            self.setup.seats(),
            options.join(" ")
        ))?;
        console.line(&format!("{games} games, {moves} decisions, {draws} draws"))?;
        console.line(&format!("{wall:.2} seconds, {cpu:.2} seconds of processor time"))?;
        let (games_per, moves_per) = (self.per_second(games), self.per_second(moves));
        console.line(&format!(
            "{games_per:.0} games and {moves_per:.0} decisions per second of processor time"
        ))?;
        for (number, wins) in (1..).zip(&self.played.wins) {
            console.line(&format!("seat {number} won {wins} games, {:.2} %", self.percent(*wins)))?;
        }
        for (count, what) in [(won_by_nobody, "won by nobody"), (unfinished, "stopped before the end")] {
            if count > 0 {
                console.line(&format!("{count} games were {what}, {:.2} %", self.percent(count)))?;
            }
        }
        let lengths = self.played.lengths;
        let (shortest, mean, longest) = (lengths.shortest, self.mean_length(), lengths.longest);
        console.line(&format!("a game took {shortest} to {longest} decisions, {mean:.1} on average"))
    }

    fn as_json(&self) -> Value {
        let played = &self.played;
        let options: serde_json::Map<_, _> =
            self.setup.options().map(|(key, value)| (key.to_owned(), Value::from(value))).collect();
        json!({
            "game": self.entry.key(),
            "seats": self.setup.seats(),
            "options": options,
            "games": played.games,
            "moves": played.moves,
            "draws": played.draws,
            "wins": played.wins,
            "won_by_nobody": played.won_by_nobody,
            "unfinished": played.unfinished,
            "lengths": {
                "shortest": played.lengths.shortest,
                "mean": self.mean_length(),
                "longest": played.lengths.longest,
            },
            "wall_seconds": self.wall.as_secs_f64(),
            "cpu_seconds": self.cpu.as_secs_f64(),
            "games_per_second": self.per_second(played.games),
            "moves_per_second": self.per_second(played.moves),
        })
    }

    /// Divides by the processor time, which counts as at least one microsecond.
    fn per_second(&self, count: u64) -> f64 {
        count as f64 / self.cpu.max(Duration::from_micros(1)).as_secs_f64()
    }

    fn percent(&self, count: u64) -> f64 {
        100.0 * count as f64 / self.played.games.max(1) as f64
    }

    fn mean_length(&self) -> f64 {
        self.played.moves as f64 / self.played.games.max(1) as f64
    }
}

#[cfg(test)]
mod tests {
    use std::collections::BTreeSet;

    use super::*;

    #[test]
    fn commands_with_neighbouring_seeds_share_no_games() {
        let seeds = |seed| (0..1_000).map(move |number| seed_of(seed, number));
        let all: BTreeSet<_> = seeds(0).chain(seeds(1)).chain(seeds(2)).collect();
        assert_eq!(all.len(), 3_000);
    }
}
