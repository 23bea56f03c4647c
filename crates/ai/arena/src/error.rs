//! Errors of the arena.

use std::path::PathBuf;

use catalog::UnknownBot;
use table::TableError;
use thiserror::Error;

#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ArenaError {
    #[error("0 games show nothing: ask for at least one")]
    NoGames,
    #[error("so many games cannot be counted: ask for at most {most}")]
    TooManyGames { most: u64 },
    #[error("{given} players cannot meet: name at least two, such as `{such_as}`")]
    TooFewPlayers { given: usize, such_as: String },
    #[error("{given} players are too many for one arena: name at most {most}")]
    TooManyPlayers { given: usize, most: usize },
    #[error("`{player}` is named twice: every kind plays in as many seats as are needed anyway")]
    Twice { player: String },
    #[error("{0}, or exec:COMMAND for a program of your own")]
    UnknownBot(#[from] UnknownBot),
    /// The command is empty or has an open quote.
    #[error("`{player}` names no program: write exec:COMMAND, such as `exec:python3 examples/bot.py`")]
    BadCommand { player: String },
    #[error("nobody decides in no time: give --move-time more than 0 seconds")]
    NoMoveTime,
    #[error(transparent)]
    Setup(#[from] TableError),
    #[error("the program `{command}` does not take a seat: {problem}")]
    NotStarted { command: String, problem: String },
    #[error("`{}`: {problem}", path.display())]
    File { path: PathBuf, problem: String },
    /// The journal cannot be parsed.
    #[error("`{}` is damaged in line {line}: {problem}; begin anew with another file", path.display())]
    Damaged {
        path: PathBuf,
        /// Counted from 1.
        line: usize,
        problem: String,
    },
    /// The journal belongs to another contest.
    #[error("`{}` was begun with other settings: {what} was {then} and is now {now}", path.display())]
    OtherSettings { path: PathBuf, what: &'static str, then: String, now: String },
    /// A bug: a table or a thread failed.
    #[error("game {game} broke off by a fault of the arena: {problem}")]
    BrokeOff { game: u64, problem: String },
}
