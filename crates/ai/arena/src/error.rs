//! Errors of the arena.

use std::path::PathBuf;

use catalog::UnknownBot;
use table::TableError;
use thiserror::Error;

#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ArenaError {
    #[error("--games cannot be 0: play at least 1 game")]
    NoGames,
    #[error("--games is too large: play at most {most}")]
    TooManyGames { most: u64 },
    #[error("too few players ({given}): name at least two, such as `{such_as}`")]
    TooFewPlayers { given: usize, such_as: String },
    #[error("too many players ({given}): name at most {most}")]
    TooManyPlayers { given: usize, most: usize },
    #[error("`{player}` is named twice: name it once, it fills as many seats as needed")]
    Twice { player: String },
    #[error("{0}, or exec:COMMAND for your own program")]
    UnknownBot(#[from] UnknownBot),
    /// The command is empty or has an open quote.
    #[error("`{player}` is not a command: write exec:COMMAND, such as `exec:python3 examples/bot.py`")]
    BadCommand { player: String },
    #[error("--move-time cannot be 0: use more than 0 seconds")]
    NoMoveTime,
    #[error(transparent)]
    Setup(#[from] TableError),
    #[error("the program `{command}` cannot play: {problem}")]
    NotStarted { command: String, problem: String },
    #[error("`{}`: {problem}", path.display())]
    File { path: PathBuf, problem: String },
    /// The journal cannot be parsed.
    #[error("`{}` is damaged in line {line}: {problem}. Start again with another file", path.display())]
    Damaged {
        path: PathBuf,
        /// Counted from 1.
        line: usize,
        problem: String,
    },
    /// The journal belongs to another contest.
    #[error("`{}` was started with other settings: {what} was {then} and is now {now}", path.display())]
    OtherSettings { path: PathBuf, what: &'static str, then: String, now: String },
    /// A bug: a table or a thread failed.
    #[error("game {game} failed: {problem}. This is a bug in the arena")]
    BrokeOff { game: u64, problem: String },
}
