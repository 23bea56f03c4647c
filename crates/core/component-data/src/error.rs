//! Errors that stop a build: the file, the record, the problem, and the correct form.

use std::fmt;

use thiserror::Error;

/// A data file that does not fit its description.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    file: String,
    record: Option<String>,
    problem: Box<Problem>,
}

impl Error {
    pub(crate) fn in_file(file: &str, problem: Problem) -> Error {
        Error { file: file.to_owned(), record: None, problem: Box::new(problem) }
    }

    pub(crate) fn in_record(file: &str, record: String, problem: Problem) -> Error {
        Error { file: file.to_owned(), record: Some(record), problem: Box::new(problem) }
    }

    /// Returns a stable name of the problem.
    pub const fn code(&self) -> &'static str {
        self.problem.code()
    }
}

impl fmt::Display for Error {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}: ", self.file)?;
        if let Some(record) = &self.record {
            write!(out, "{record}: ")?;
        }
        self.problem.fmt(out)
    }
}

impl std::error::Error for Error {}

#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub(crate) enum Problem {
    /// The generator runs outside a build script.
    #[error("`{variable}` is not set: call `component_data::run` from a build script")]
    NoBuildScript { variable: &'static str },
    #[error("cannot be read ({reason}): the path is relative to the crate")]
    Unreadable { reason: String },
    #[error("cannot be written ({reason})")]
    Unwritable { reason: String },
    #[error("is no TOML: {reason}")]
    Syntax { reason: String },
    /// The file contains something that is not a record of its table.
    #[error("`{name}` does not belong here: the file holds [[{table}]] records only")]
    StrayEntry { name: String, table: &'static str },
    #[error("holds no record: write one or more, each under [[{table}]]")]
    NoRecords { table: &'static str },
    #[error("`{field}` is missing: write {wanted}")]
    MissingField { field: String, wanted: String },
    #[error("`{field}` is not a field here: there are {}", known.join(", "))]
    UnknownField { field: String, known: Vec<String> },
    #[error("`{field}` is {found}: write {wanted}")]
    WrongKind { field: String, wanted: String, found: &'static str },
    #[error("`{field}` holds {found} values: it takes {wanted}")]
    WrongLength { field: String, wanted: usize, found: usize },
    #[error("`{field}` is empty: write its text")]
    EmptyText { field: String },
    /// The key is not a valid name of an enum variant.
    #[error(
        "`{key}` cannot be a key: write lower-case words joined by `_`, \
                     each beginning with a letter"
    )]
    BadKey { key: String },
    #[error("the key `{key}` is taken: give each record its own")]
    DuplicateKey { key: String },
    /// A field refers to a record that does not exist.
    #[error("`{field}` names the {table} `{key}`, which does not exist: \
                     there are {}",
                    known.join(", "))]
    UnknownKey { field: String, table: &'static str, key: String, known: Vec<String> },
    /// A field refers to a table that is not generated yet.
    #[error(
        "`{field}` names records of [[{table}]], which is not generated yet: \
                     generate its file first"
    )]
    UnknownTable { field: String, table: &'static str },
    #[error(
        "`source.{field}` cannot be `{word}`: \
                     it can be seed, public, single, reconstructed, ruling"
    )]
    UnknownProvenance { field: String, word: String },
    /// The rule id does not parse, or belongs to another book.
    #[error("`{id}` is no rule of this book: its numbers look like {book}05 or {book}32a")]
    BadRuleNumber { id: String, book: char },
    #[error("rule {id} is there twice: give each rule its own number")]
    DuplicateRule { id: String },
    /// A rule comes after one with a higher number.
    #[error("rule {id} comes after {after}: write the rules in the order of their numbers")]
    RuleOutOfOrder { id: String, after: String },
    #[error(
        "`fires` cannot be `{word}`: it can be \"in play\", \
                     or \"never\" with a reason in `because`"
    )]
    UnknownFires { word: String },
    /// A rule that fires in play has a reason why it never does.
    #[error(
        "`because` gives a reason for a rule that fires in play: \
                     remove it, or write fires = \"never\""
    )]
    IdleReason,
}

impl Problem {
    const fn code(&self) -> &'static str {
        match self {
            Problem::NoBuildScript { .. } => "no_build_script",
            Problem::Unreadable { .. } => "unreadable",
            Problem::Unwritable { .. } => "unwritable",
            Problem::Syntax { .. } => "syntax",
            Problem::StrayEntry { .. } => "stray_entry",
            Problem::NoRecords { .. } => "no_records",
            Problem::MissingField { .. } => "missing_field",
            Problem::UnknownField { .. } => "unknown_field",
            Problem::WrongKind { .. } => "wrong_kind",
            Problem::WrongLength { .. } => "wrong_length",
            Problem::EmptyText { .. } => "empty_text",
            Problem::BadKey { .. } => "bad_key",
            Problem::DuplicateKey { .. } => "duplicate_key",
            Problem::UnknownKey { .. } => "unknown_key",
            Problem::UnknownTable { .. } => "unknown_table",
            Problem::UnknownProvenance { .. } => "unknown_provenance",
            Problem::BadRuleNumber { .. } => "bad_rule_number",
            Problem::DuplicateRule { .. } => "duplicate_rule",
            Problem::RuleOutOfOrder { .. } => "rule_out_of_order",
            Problem::UnknownFires { .. } => "unknown_fires",
            Problem::IdleReason => "idle_reason",
        }
    }
}
