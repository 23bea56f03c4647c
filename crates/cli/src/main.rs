//! The program `antorcha`: plays games in the terminal, runs a server, and analyses matches.

mod commands;
mod console;
mod error;
mod hosting;
mod localizer;
mod match_file;
mod match_log;
mod site;
mod terminal_match;

use std::io::{self, Write};
use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::commands::{
    admin, arena, backup, doctor, engine, fair, games, health, load, odds, package_files, play, puzzles,
    replay, reports, restore, review, rules, serve, simulate, solve,
};
use crate::console::sanitize;
use crate::error::CliError;

/// A busy server spends a seventh of its time in the default allocator.
#[global_allocator]
static ALLOCATOR: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// Play, host and study dungeon board games.
#[derive(Parser)]
#[command(name = "antorcha", version = env!("ANTORCHA_VERSION"), arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// List the games, their seats, options and bots
    Games(games::Games),
    /// Play a game in the terminal, with bots or people
    Play(play::Play),
    /// Run a server for browsers and programs
    Serve(Box<serve::Serve>),
    /// Show a game's rules, or how often random games use them
    Rules(rules::Rules),
    /// Play many random games and print statistics
    Simulate(simulate::Simulate),
    /// Let bots and programs play each other, and rate them
    Arena(Box<arena::Arena>),
    /// Show exact survival odds for a seat in a saved game
    Odds(odds::Odds),
    /// Show costly decisions, luck and skill in a saved game
    Review(review::Review),
    /// Find puzzles in games of bots, or prove them again
    Puzzles(puzzles::Puzzles),
    /// Solve the rounds of two-player Welcome to the Dungeon
    Solve(Box<solve::Solve>),
    /// Print the log of a saved game
    Replay(replay::Replay),
    /// Check that every draw of a saved game was fair
    VerifyFair(fair::VerifyFair),
    /// Run games with JSON lines on standard input and output
    Engine(engine::Engine),
    /// Check a server's store, bus, clock and disk
    Doctor(doctor::Doctor),
    /// Check whether a running server is ready
    Health(health::Health),
    /// Play many games against a server, and measure it
    Load(load::Load),
    /// Copy a server's SQLite store while it runs
    Backup(backup::Backup),
    /// Replace a store with a backup
    Restore(restore::Restore),
    /// Administer a server: people, bans, rooms, announcements
    Admin(admin::Admin),
    /// List chat lines or bugs that players reported
    Reports(reports::Reports),
    /// Write the man pages and shell completions
    #[command(hide = true)]
    PackageFiles(package_files::PackageFiles),
}

fn main() -> ExitCode {
    match Arguments::try_parse() {
        Ok(arguments) => arguments.command.run().map_or_else(CliError::report, |()| ExitCode::SUCCESS),
        Err(error) => print_clap_message(&error),
    }
}

impl Command {
    fn run(self) -> Result<(), CliError> {
        match self {
            Command::Games(command) => command.run(),
            Command::Play(command) => command.run(),
            Command::Serve(command) => command.run(),
            Command::Rules(command) => command.run(),
            Command::Simulate(command) => command.run(),
            Command::Arena(command) => command.run(),
            Command::Odds(command) => command.run(),
            Command::Review(command) => command.run(),
            Command::Puzzles(command) => command.run(),
            Command::Solve(command) => command.run(),
            Command::Replay(command) => command.run(),
            Command::VerifyFair(command) => command.run(),
            Command::Engine(command) => command.run(),
            Command::Doctor(command) => command.run(),
            Command::Health(command) => command.run(),
            Command::Load(command) => command.run(),
            Command::Backup(command) => command.run(),
            Command::Restore(command) => command.run(),
            Command::Admin(command) => command.run(),
            Command::Reports(command) => command.run(),
            Command::PackageFiles(command) => command.run(),
        }
    }
}

/// Prints help texts unchanged. Error messages repeat user input, so they are sanitized.
fn print_clap_message(error: &clap::Error) -> ExitCode {
    if !error.use_stderr() {
        return error.print().map_or_else(|error| CliError::from(error).report(), |()| ExitCode::SUCCESS);
    }
    for line in error.render().to_string().lines() {
        let _ = writeln!(io::stderr(), "{}", sanitize(line));
    }
    ExitCode::from(2)
}
