//! Why a command did not do what it was asked: a line for people, and the exit status.

use std::error::Error;
use std::fmt::Display;
use std::io::{self, Write};
use std::process::ExitCode;

use crate::console::plain;

/// A command that failed.
#[derive(Debug)]
pub(crate) enum Failure {
    /// It was asked for something that cannot be done.
    Refused {
        /// What was wrong and what would be right.
        message: String,
    },
    /// It did its work, and what it was to find out is not so.
    Unmet {
        /// What is not so.
        message: String,
    },
    /// Whoever read its output has gone, as `head` does once it has seen enough.
    Unheard,
}

impl Failure {
    pub(crate) fn new(message: impl Display) -> Failure {
        Failure::Refused { message: message.to_string() }
    }

    pub(crate) fn unmet(message: impl Display) -> Failure {
        Failure::Unmet { message: message.to_string() }
    }

    /// The line for people.
    pub(crate) fn message(&self) -> &str {
        match self {
            Failure::Refused { message } | Failure::Unmet { message } => message,
            Failure::Unheard => "",
        }
    }

    /// Says it on standard error.
    pub(crate) fn report(self) -> ExitCode {
        match self {
            Failure::Refused { message } => complain(&message, 2),
            Failure::Unmet { message } => complain(&message, 1),
            Failure::Unheard => ExitCode::SUCCESS,
        }
    }
}

/// If standard error is closed too, the status still tells.
fn complain(message: &str, status: u8) -> ExitCode {
    let _ = writeln!(io::stderr(), "antorcha: {}", plain(message));
    ExitCode::from(status)
}

impl<E: Error + 'static> From<E> for Failure {
    fn from(error: E) -> Failure {
        let io = (&error as &dyn Error).downcast_ref::<io::Error>();
        match io.map(io::Error::kind) {
            Some(io::ErrorKind::BrokenPipe) => Failure::Unheard,
            _ => Failure::new(error),
        }
    }
}
