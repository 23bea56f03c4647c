//! What stops a build: the file, the record, what is wrong there, and what would be right.

use std::fmt;

/// A data file that does not fit its description.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    file: String,
    record: Option<String>,
    fault: Box<Problem>,
}

impl Error {
    pub(crate) fn in_file(file: &str, fault: Problem) -> Error {
        Error { file: file.to_owned(), record: None, fault: Box::new(fault) }
    }

    pub(crate) fn in_record(file: &str, record: String, fault: Problem) -> Error {
        Error { file: file.to_owned(), record: Some(record), fault: Box::new(fault) }
    }

    /// A stable name of the reason.
    pub const fn code(&self) -> &'static str {
        self.fault.code()
    }
}

impl fmt::Display for Error {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(out, "{}: ", self.file)?;
        if let Some(record) = &self.record {
            write!(out, "{record}: ")?;
        }
        self.fault.fmt(out)
    }
}

impl std::error::Error for Error {}

/// What can be wrong with a data file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Problem {
    /// The generator runs outside a build script.
    NoBuildScript { variable: &'static str },
    /// The file cannot be read.
    Unreadable { reason: String },
    /// The table cannot be written.
    Unwritable { reason: String },
    /// The file is no TOML.
    Syntax { reason: String },
    /// The file holds something that is not a record of its table.
    StrayEntry { name: String, table: &'static str },
    /// The file holds no record.
    NoRecords { table: &'static str },
    /// A field is not there.
    MissingField { field: String, wanted: String },
    /// A field is not in the description.
    UnknownField { field: String, known: Vec<String> },
    /// A field holds something else than described.
    WrongKind { field: String, wanted: String, found: &'static str },
    /// A field holds too many or too few values.
    WrongLength { field: String, wanted: usize, found: usize },
    /// A text is empty.
    EmptyText { field: String },
    /// A key cannot become the name of an enum variant.
    BadKey { key: String },
    /// Two records have the same key.
    DuplicateKey { key: String },
    /// A field names a record that does not exist.
    UnknownKey { field: String, table: &'static str, key: String, known: Vec<String> },
    /// A field names records of a table that was not baked yet.
    UnknownTable { field: String, table: &'static str },
    /// A value comes from nowhere that the project knows.
    UnknownProvenance { field: String, word: String },
    /// A rule number cannot be read or is of another book.
    BadRuleNumber { id: String, book: char },
    /// Two rules have the same number.
    DuplicateRule { id: String },
    /// A rule comes before one with a lower number.
    RuleOutOfOrder { id: String, after: String },
    /// A rule does not say whether play can show it.
    UnknownFires { word: String },
    /// A rule that fires in play gives a reason why it never does.
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
                    "`{field}` names records of [[{table}]], which is not baked yet: \
                     bake its file first"
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
