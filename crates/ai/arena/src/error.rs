//! Why an arena does not open, or does not go on.

use std::path::PathBuf;

use catalog::UnknownBot;
use table::TableError;
use thiserror::Error;

/// What is wrong with what was asked for, or with the file to go on from.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum ArenaError {
    /// No game is to be played.
    #[error("0 games show nothing: ask for at least one")]
    NoGames,
    /// More games than can be counted.
    #[error("so many games cannot be counted: ask for at most {most}")]
    TooManyGames {
        /// The most.
        most: u64,
    },
    /// There is nobody to play against.
    #[error("{given} players cannot meet: name at least two, such as `{such_as}`")]
    TooFewPlayers {
        /// How many were named.
        given: usize,
        /// Names that would be right.
        such_as: String,
    },
    /// Too many meet at once.
    #[error("{given} players are too many for one arena: name at most {most}")]
    TooManyPlayers {
        /// How many were named.
        given: usize,
        /// The most.
        most: usize,
    },
    /// The same kind was named twice.
    #[error("`{player}` is named twice: every kind plays in as many seats as are needed anyway")]
    Twice {
        /// The name.
        player: String,
    },
    /// The game has no such bot.
    #[error("{0}, or exec:COMMAND for a program of your own")]
    UnknownBot(#[from] UnknownBot),
    /// The command of a program is empty or has an open quote.
    #[error("`{player}` names no program: write exec:COMMAND, such as `exec:python3 examples/bot.py`")]
    BadCommand {
        /// What was named.
        player: String,
    },
    /// There is no time to decide.
    #[error("nobody decides in no time: give --move-time more than 0 seconds")]
    NoMoveTime,
    /// The seats or options do not fit the game.
    #[error(transparent)]
    Setup(#[from] TableError),
    /// A program cannot take a seat.
    #[error("the program `{command}` does not take a seat: {problem}")]
    NotStarted {
        /// The program as it was named.
        command: String,
        /// What went wrong.
        problem: String,
    },
    /// A file cannot be read or written.
    #[error("`{}`: {problem}", path.display())]
    File {
        /// The file.
        path: PathBuf,
        /// What the system says.
        problem: String,
    },
    /// A file to go on from is not what it should be.
    #[error("`{}` is damaged in line {line}: {problem}; begin anew with another file", path.display())]
    Damaged {
        /// The file.
        path: PathBuf,
        /// The line, counted from 1.
        line: usize,
        /// What is wrong with it.
        problem: String,
    },
    /// A file to go on from is of another contest.
    #[error("`{}` was begun with other settings: {what} was {then} and is now {now}", path.display())]
    OtherSettings {
        /// The file.
        path: PathBuf,
        /// The setting.
        what: &'static str,
        /// What it was.
        then: String,
        /// What it is now.
        now: String,
    },
    /// A fault of the house: a table or a thread broke off.
    #[error("game {game} broke off by a fault of the arena: {problem}")]
    BrokeOff {
        /// The number of the game.
        game: u64,
        /// What went wrong.
        problem: String,
    },
}
