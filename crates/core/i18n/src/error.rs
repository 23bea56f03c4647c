//! What can be wrong with the sources, and with a message when it is said.

use std::fmt;

/// Why the sources make no set of messages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum WordsError {
    /// Something that is not Fluent.
    Syntax {
        /// Where.
        place: Place,
        /// The first line of the message or attribute that could not be read.
        entry: String,
        /// What the parser missed there.
        problem: String,
    },
    /// Two messages with one id, or a message and a private term.
    Duplicate {
        /// The id.
        id: String,
        /// Where it stands first.
        first: Place,
        /// Where it stands again.
        second: Place,
    },
    /// Fluent that the project does not use.
    Unsupported {
        /// Where the message stands.
        place: Place,
        /// The message.
        id: String,
        /// What it does, and what would be right.
        what: &'static str,
    },
    /// A reference to a message, a private term or an attribute that none of the sources has.
    DeadReference {
        /// Where the message stands.
        place: Place,
        /// The message.
        id: String,
        /// What it refers to.
        to: String,
    },
    /// A message that ends up in itself.
    Loop {
        /// Where the message stands.
        place: Place,
        /// The message.
        id: String,
    },
}

impl WordsError {
    /// A stable name of the reason.
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

impl fmt::Display for WordsError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            WordsError::Syntax { place, entry, problem } => {
                write!(out, "`{entry}` is not Fluent at {place}: {problem}")
            }
            WordsError::Duplicate { id, first, second } => {
                write!(out, "`{id}` stands at {first} and again at {second}: give one of them another id")
            }
            WordsError::Unsupported { place, id, what } => write!(out, "`{id}` at {place} has {what}"),
            WordsError::DeadReference { place, id, to } => {
                write!(
                    out,
                    "`{id}` at {place} refers to `{to}`, which no source has: add it or refer to another"
                )
            }
            WordsError::Loop { place, id } => {
                write!(out, "`{id}` at {place} refers to itself in the end: spell one of the references out")
            }
        }
    }
}

impl std::error::Error for WordsError {}

/// Where a message stands in the sources.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// Which source, counted from 1 in the order given.
    pub source: usize,
    /// Which of its lines, counted from 1.
    pub line: usize,
}

impl fmt::Display for Place {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "line {} of source {}", self.line, self.source)
    }
}

/// A message that could not be said whole.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SayError {
    /// What could be said, with the gaps visible in braces.
    pub said: String,
    /// What is missing, at least one thing.
    pub gaps: Vec<Gap>,
}

impl fmt::Display for SayError {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        let gaps: Vec<_> = self.gaps.iter().map(Gap::to_string).collect();
        write!(out, "{}", gaps.join("; "))
    }
}

impl std::error::Error for SayError {}

/// Something that was missing when a message was said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Gap {
    /// No source has a message with this id.
    Message {
        /// The id.
        id: String,
    },
    /// A message uses a variable that no argument provides.
    Variable {
        /// The message.
        id: String,
        /// The variable.
        name: String,
    },
    /// Fluent gave a message up.
    Unresolved {
        /// The message.
        id: String,
        /// Why, in Fluent's words.
        reason: String,
    },
}

impl Gap {
    /// A stable name of the reason.
    pub const fn code(&self) -> &'static str {
        match self {
            Gap::Message { .. } => "missing_message",
            Gap::Variable { .. } => "missing_variable",
            Gap::Unresolved { .. } => "unresolved_message",
        }
    }
}

impl fmt::Display for Gap {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Gap::Message { id } => write!(out, "there is no message `{id}`: add it to the sources"),
            Gap::Variable { id, name } => {
                write!(out, "`{id}` uses `${name}`, which no argument provides: give it or leave it out")
            }
            Gap::Unresolved { id, reason } => write!(out, "`{id}` cannot be said: {reason}"),
        }
    }
}
