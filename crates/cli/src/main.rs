//! The program `antorcha`: play, study and drive the games from a terminal.

mod commands;
mod engine;
mod failure;
mod speech;
mod table_talk;

use std::process::ExitCode;

use clap::{Parser, Subcommand};

use crate::commands::{fair, games, play, replay, rules, simulate};
use crate::failure::Failure;

/// Play, host and study dungeon board games.
#[derive(Parser)]
#[command(name = "antorcha", version, about, long_about = None, arg_required_else_help = true)]
struct Arguments {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// List the games, their seats, options and bots
    Games(games::Games),
    /// Play a game in the terminal, against bots or with others at the same keyboard
    Play(play::Play),
    /// Show a game's rules by number, or how often random play reaches each
    Rules(rules::Rules),
    /// Play many random games and sum them up
    Simulate(simulate::Simulate),
    /// Tell a saved match again
    Replay(replay::Replay),
    /// Recompute every chance outcome of a saved match
    VerifyFair(fair::VerifyFair),
    /// Drive games by JSON lines on standard input and output
    Engine(engine::Engine),
}

fn main() -> ExitCode {
    let outcome = match Arguments::parse().command {
        Command::Games(command) => command.run(),
        Command::Play(command) => command.run(),
        Command::Rules(command) => command.run(),
        Command::Simulate(command) => command.run(),
        Command::Replay(command) => command.run(),
        Command::VerifyFair(command) => command.run(),
        Command::Engine(command) => command.run(),
    };
    outcome.map_or_else(Failure::report, |()| ExitCode::SUCCESS)
}
