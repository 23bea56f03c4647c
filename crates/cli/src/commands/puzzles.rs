//! `antorcha puzzles`: finds puzzles in matches of bots, proves them again, and shows them.

mod check;
mod mine;
mod puzzle_file;
mod show;
mod threads;

use clap::Subcommand;

use crate::error::CliError;

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
