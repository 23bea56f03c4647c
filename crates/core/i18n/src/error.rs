//! Errors of sources, and of formatting a message.

use std::fmt;

use thiserror::Error;

/// Why the sources cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum SourceError {
    /// The source is not valid Fluent.
    #[error("`{entry}` is not Fluent at {place}: {problem}")]
    Syntax {
        place: Place,
        /// The first line of the message or attribute that cannot be parsed.
        entry: String,
        /// What the parser expected.
        problem: String,
    },
    /// Two messages, or a message and a private term, have the same id.
    #[error("`{id}` stands at {first} and again at {second}: give one of them another id")]
    Duplicate { id: String, first: Place, second: Place },
    /// A message uses unsupported Fluent syntax.
    #[error("`{id}` at {place} has {what}")]
    Unsupported {
        place: Place,
        id: String,
        /// What it uses, and what to write instead.
        what: &'static str,
    },
    /// A message refers to a message, private term or attribute that no source has.
    #[error("`{id}` at {place} refers to `{to}`, which no source has: add it or refer to another")]
    DeadReference { place: Place, id: String, to: String },
    /// A message refers to itself, directly or indirectly.
    #[error("`{id}` at {place} refers to itself in the end: spell one of the references out")]
    Loop { place: Place, id: String },
}

impl SourceError {
    /// Returns a stable name of the error.
    pub const fn code(&self) -> &'static str {
        match self {
            SourceError::Syntax { .. } => "bad_syntax",
            SourceError::Duplicate { .. } => "duplicate_message",
            SourceError::Unsupported { .. } => "unsupported_syntax",
            SourceError::DeadReference { .. } => "dead_reference",
            SourceError::Loop { .. } => "reference_loop",
        }
    }
}

/// The position of a message in the sources.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The number of the source, counted from 1 in the order given.
    pub source: usize,
    /// Counted from 1.
    pub line: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "line {} of source {}", self.line, self.source)
    }
}

/// A message that could not be formatted completely.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FormatError {
    /// The text, with missing parts in braces.
    pub text: String,
    /// What is missing; never empty.
    pub missing: Vec<MissingPart>,
}

impl fmt::Display for FormatError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let missing: Vec<_> = self.missing.iter().map(MissingPart::to_string).collect();
        write!(out, "{}", missing.join("; "))
    }
}

impl std::error::Error for FormatError {}

/// A missing part of a message.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum MissingPart {
    /// No source has a message with this id.
    #[error("there is no message `{id}`: add it to the sources")]
    Message { id: String },
    /// A message uses a variable that no argument provides.
    #[error("`{id}` uses `${name}`, which no argument provides: give it or leave it out")]
    Variable { id: String, name: String },
    /// Fluent could not resolve the message.
    #[error("`{id}` cannot be formatted: {reason}")]
    Unresolved { id: String, reason: String },
}

impl MissingPart {
    /// Returns a stable name of the problem.
    pub const fn code(&self) -> &'static str {
        match self {
            MissingPart::Message { .. } => "missing_message",
            MissingPart::Variable { .. } => "missing_variable",
            MissingPart::Unresolved { .. } => "unresolved_message",
        }
    }
}
