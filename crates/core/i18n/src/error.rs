//! Errors of sources, and of formatting a message.

use std::fmt;

use thiserror::Error;

/// Why the sources cannot be used.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum WordsError {
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

impl WordsError {
    /// Returns a stable name of the error.
    pub const fn code(&self) -> &'static str {
        match self {
            WordsError::Syntax { .. } => "bad_syntax",
            WordsError::Duplicate { .. } => "duplicate_message",
            WordsError::Unsupported { .. } => "unsupported_syntax",
            WordsError::DeadReference { .. } => "dead_reference",
            WordsError::Loop { .. } => "reference_loop",
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
pub struct SayError {
    /// The text, with missing parts in braces.
    pub said: String,
    /// What is missing; never empty.
    pub gaps: Vec<Gap>,
}

impl fmt::Display for SayError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let gaps: Vec<_> = self.gaps.iter().map(Gap::to_string).collect();
        write!(out, "{}", gaps.join("; "))
    }
}

impl std::error::Error for SayError {}

/// A missing part of a message.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum Gap {
    /// No source has a message with this id.
    #[error("there is no message `{id}`: add it to the sources")]
    Message { id: String },
    /// A message uses a variable that no argument provides.
    #[error("`{id}` uses `${name}`, which no argument provides: give it or leave it out")]
    Variable { id: String, name: String },
    /// Fluent could not resolve the message.
    #[error("`{id}` cannot be said: {reason}")]
    Unresolved { id: String, reason: String },
}

impl Gap {
    /// Returns a stable name of the problem.
    pub const fn code(&self) -> &'static str {
        match self {
            Gap::Message { .. } => "missing_message",
            Gap::Variable { .. } => "missing_variable",
            Gap::Unresolved { .. } => "unresolved_message",
        }
    }
}
