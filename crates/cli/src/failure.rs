//! Why a command could not do what it was asked: one line for people, exit status 2.

use std::fmt::Display;
use std::process::ExitCode;

/// A command that failed.
#[derive(Debug)]
pub(crate) struct Failure {
    /// What was wrong and what would be right.
    message: String,
}

impl Failure {
    pub(crate) fn new(message: impl Display) -> Failure {
        Failure { message: message.to_string() }
    }

    /// Says it on standard error.
    pub(crate) fn report(self) -> ExitCode {
        eprintln!("antorcha: {}", self.message);
        ExitCode::from(2)
    }
}

impl<E: std::error::Error> From<E> for Failure {
    fn from(error: E) -> Failure {
        Failure::new(error)
    }
}
