//! Errors that stop a build: the file, the record, the problem, and the correct form.

use std::fmt;

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

#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Problem {
    /// The generator runs outside a build script.
    NoBuildScript {
        variable: &'static str,
    },
    Unreadable {
        reason: String,
    },
    Unwritable {
        reason: String,
    },
    Syntax {
        reason: String,
    },
    /// The file contains something that is not a record of its table.
    StrayEntry {
        name: String,
        table: &'static str,
    },
    NoRecords {
        table: &'static str,
    },
    MissingField {
        field: String,
        wanted: String,
    },
    UnknownField {
        field: String,
        known: Vec<String>,
    },
    WrongKind {
        field: String,
        wanted: String,
        found: &'static str,
    },
    WrongLength {
        field: String,
        wanted: usize,
        found: usize,
    },
    EmptyText {
        field: String,
    },
    /// The key is not a valid name of an enum variant.
    BadKey {
        key: String,
    },
    DuplicateKey {
        key: String,
    },
    /// A field refers to a record that does not exist.
    UnknownKey {
        field: String,
        table: &'static str,
        key: String,
        known: Vec<String>,
    },
    /// A field refers to a table that is not generated yet.
    UnknownTable {
        field: String,
        table: &'static str,
    },
    UnknownProvenance {
        field: String,
        word: String,
    },
    /// The rule id does not parse, or belongs to another book.
    BadRuleNumber {
        id: String,
        book: char,
    },
    DuplicateRule {
        id: String,
    },
    /// A rule comes after one with a higher number.
    RuleOutOfOrder {
        id: String,
        after: String,
    },
    UnknownFires {
        word: String,
    },
    /// A rule that fires in play has a reason why it never does.
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

impl fmt::Display for Problem {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Problem::NoBuildScript { variable } => {
                write!(out, "`{variable}` is not set: call `component_data::run` from a build script")
            }
            Problem::Unreadable { reason } => {
                write!(out, "cannot be read ({reason}): the path is relative to the crate")
            }
            Problem::Unwritable { reason } => write!(out, "cannot be written ({reason})"),
            Problem::Syntax { reason } => write!(out, "is no TOML: {reason}"),
            Problem::StrayEntry { name, table } => {
                write!(out, "`{name}` does not belong here: the file holds [[{table}]] records only")
            }
            Problem::NoRecords { table } => {
                write!(out, "holds no record: write one or more, each under [[{table}]]")
            }
            Problem::MissingField { field, wanted } => write!(out, "`{field}` is missing: write {wanted}"),
            Problem::UnknownField { field, known } => {
                write!(out, "`{field}` is not a field here: there are {}", known.join(", "))
            }
            Problem::WrongKind { field, wanted, found } => {
                write!(out, "`{field}` is {found}: write {wanted}")
            }
            Problem::WrongLength { field, wanted, found } => {
                write!(out, "`{field}` holds {found} values: it takes {wanted}")
            }
            Problem::EmptyText { field } => write!(out, "`{field}` is empty: write its text"),
            Problem::BadKey { key } => {
                write!(
                    out,
                    "`{key}` cannot be a key: write lower-case words joined by `_`, \
                     each beginning with a letter"
                )
            }
            Problem::DuplicateKey { key } => {
                write!(out, "the key `{key}` is taken: give each record its own")
            }
            Problem::UnknownKey { field, table, key, known } => {
                write!(
                    out,
                    "`{field}` names the {table} `{key}`, which does not exist: \
                     there are {}",
                    known.join(", ")
                )
            }
            Problem::UnknownTable { field, table } => {
                write!(
                    out,
                    "`{field}` names records of [[{table}]], which is not generated yet: \
                     generate its file first"
                )
            }
            Problem::UnknownProvenance { field, word } => {
                write!(
                    out,
                    "`source.{field}` cannot be `{word}`: \
                     it can be seed, public, single, reconstructed, ruling"
                )
            }
            Problem::BadRuleNumber { id, book } => {
                write!(out, "`{id}` is no rule of this book: its numbers look like {book}05 or {book}32a")
            }
            Problem::DuplicateRule { id } => {
                write!(out, "rule {id} is there twice: give each rule its own number")
            }
            Problem::RuleOutOfOrder { id, after } => {
                write!(out, "rule {id} comes after {after}: write the rules in the order of their numbers")
            }
            Problem::UnknownFires { word } => {
                write!(
                    out,
                    "`fires` cannot be `{word}`: it can be \"in play\", \
                     or \"never\" with a reason in `because`"
                )
            }
            Problem::IdleReason => {
                write!(
                    out,
                    "`because` gives a reason for a rule that fires in play: \
                     remove it, or write fires = \"never\""
                )
            }
        }
    }
}
