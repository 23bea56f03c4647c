//! Errors of sources, and of formatting a message.

use std::fmt;

/// Why the sources cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SourceError {
    /// The source is not valid Fluent.
    Syntax {
        place: Place,
        /// The first line of the message or attribute that cannot be parsed.
        entry: String,
        /// What the parser expected.
        problem: String,
    },
    /// Two messages, or a message and a private term, have the same id.
    Duplicate { id: String, first: Place, second: Place },
    /// A message uses unsupported Fluent syntax.
    Unsupported {
        place: Place,
        id: String,
        /// What it uses, and what to write instead.
        what: &'static str,
    },
    /// A message refers to a message, private term or attribute that no source has.
    DeadReference { place: Place, id: String, to: String },
    /// A message refers to itself, directly or indirectly.
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

impl fmt::Display for SourceError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SourceError::Syntax { place, entry, problem } => {
                write!(out, "`{entry}` is not Fluent at {place}: {problem}")
            }
            SourceError::Duplicate { id, first, second } => {
                write!(out, "`{id}` stands at {first} and again at {second}: give one of them another id")
            }
            SourceError::Unsupported { place, id, what } => write!(out, "`{id}` at {place} has {what}"),
            SourceError::DeadReference { place, id, to } => {
                write!(
                    out,
                    "`{id}` at {place} refers to `{to}`, which no source has: add it or refer to another"
                )
            }
            SourceError::Loop { place, id } => {
                write!(out, "`{id}` at {place} refers to itself in the end: spell one of the references out")
            }
        }
    }
}

impl std::error::Error for SourceError {}

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
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MissingPart {
    /// No source has a message with this id.
    Message { id: String },
    /// A message uses a variable that no argument provides.
    Variable { id: String, name: String },
    /// Fluent could not resolve the message.
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

impl fmt::Display for MissingPart {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MissingPart::Message { id } => write!(out, "there is no message `{id}`: add it to the sources"),
            MissingPart::Variable { id, name } => {
                write!(out, "`{id}` uses `${name}`, which no argument provides: give it or leave it out")
            }
            MissingPart::Unresolved { id, reason } => write!(out, "`{id}` cannot be formatted: {reason}"),
        }
    }
}
