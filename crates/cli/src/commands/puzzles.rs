//! `antorcha puzzles`: finds puzzles in matches of bots, proves them again, and shows them.

mod check;
mod mine;
mod show;

use std::fs;
use std::num::NonZero;
use std::path::Path;
use std::thread;

use catalog::Puzzle;
use clap::Subcommand;

use crate::error::CliError;
use crate::match_file::file_error;

/// Find puzzles in games of bots, prove them again, or show them.
#[derive(clap::Args)]
#[command(after_help = "\
Examples:
  antorcha puzzles mine welcome --count 20 --seed 7 --out found.jsonl
  antorcha puzzles check found.jsonl --seed 2
  antorcha puzzles show found.jsonl --first 3

A puzzle is a position in which one action is clearly best, and not the first that comes to mind. It is judged from what
the player knew, by playing on from worlds that fit it, under several models of the players. A file has one puzzle per line.")]
pub(crate) struct Puzzles {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Play bots against each other and keep the puzzles in their games
    Mine(mine::Mine),
    /// Replay puzzles and prove their answers in other worlds
    Check(check::Check),
    /// Print puzzles with their answers
    Show(show::Show),
}

impl Puzzles {
    pub(crate) fn run(self) -> Result<(), CliError> {
        match self.command {
            Command::Mine(command) => command.run(),
            Command::Check(command) => command.run(),
            Command::Show(command) => command.run(),
        }
    }
}

/// Reads a file with one puzzle per line.
fn read(path: &Path) -> Result<Vec<Puzzle>, CliError> {
    let text = fs::read_to_string(path).map_err(|error| file_error(path, error))?;
    let lines = (1..).zip(text.lines());
    let parsed = lines.map(|(number, line): (usize, &str)| {
        serde_json::from_str(line).map_err(|error| file_error(path, format!("line {number}: {error}")))
    });
    parsed.collect()
}

fn thread_count(asked: Option<u16>) -> usize {
    let all = || thread::available_parallelism().map_or(1, NonZero::get);
    asked.map_or_else(all, usize::from)
}
