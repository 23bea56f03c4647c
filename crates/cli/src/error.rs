//! The error of a command: a message for people and the exit status.

use std::error::Error;
use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;

use crate::console::sanitize;

#[derive(Debug)]
pub(crate) enum CliError {
    /// The command could not run. Exit status 2.
    Invalid { message: String },
    /// The command ran, and its check failed. Exit status 1.
    CheckFailed { message: String },
    /// The reader of the output closed it, for example `head`. Exit status 0.
    OutputClosed,
}

impl CliError {
    pub(crate) fn new(message: impl Display) -> CliError {
        CliError::Invalid { message: message.to_string() }
    }

    pub(crate) fn check_failed(message: impl Display) -> CliError {
        CliError::CheckFailed { message: message.to_string() }
    }

    pub(crate) fn message(&self) -> &str {
        match self {
            CliError::Invalid { message } | CliError::CheckFailed { message } => message,
            CliError::OutputClosed => "",
        }
    }

    /// Prints the message on standard error.
    pub(crate) fn report(self) -> ExitCode {
        match self {
            CliError::Invalid { message } => print_error(&message, 2),
            CliError::CheckFailed { message } => print_error(&message, 1),
            CliError::OutputClosed => ExitCode::SUCCESS,
        }
    }
}

/// Ignores write errors: if standard error is closed, the exit status is enough.
fn print_error(message: &str, status: u8) -> ExitCode {
    let _ = writeln!(io::stderr(), "antorcha: {}", sanitize(message));
    ExitCode::from(status)
}

impl<E: Error + 'static> From<E> for CliError {
    fn from(error: E) -> CliError {
        let io = (&error as &dyn Error).downcast_ref::<io::Error>();
        match io.map(io::Error::kind) {
            Some(io::ErrorKind::BrokenPipe) => CliError::OutputClosed,
            _ => CliError::new(error),
        }
    }
}
