//! What can be wrong with a store.

use sqlx::error::{DatabaseError, ErrorKind};
use thiserror::Error;

/// Why the store did not do what it was asked. No message holds anything of the URL but its scheme.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StoreError {
    /// The URL names no store.
    #[error("`{scheme}` is no kind of store: write sqlite:PATH or postgres://USER:PASSWORD@HOST/NAME")]
    BadUrl {
        /// What stands before the first colon.
        scheme: String,
    },
    /// The store could not be opened.
    #[error("the store cannot be opened: {reason}: check its URL, its host and who may use it")]
    CannotOpen {
        /// What the database said.
        reason: String,
    },
    /// The store was written by a newer version.
    #[error("the store has schema {found}, and this version knows up to {known}: run a newer version")]
    NewerSchema {
        /// The schema's number in the store.
        found: i64,
        /// The newest number known here.
        known: i64,
    },
    /// The store does not answer. What was asked may or may not have been kept.
    #[error("the store does not answer ({reason}): try again in a moment")]
    Unavailable {
        /// What went wrong on the way.
        reason: String,
    },
    /// There is no room for anything new; nothing of what was asked was kept.
    #[error("the store is full: make room on its disk")]
    Full,

    /// The lease no longer holds: the room was claimed again.
    #[error("the room was claimed by another: claim it again before writing")]
    Fenced,
    /// The entries do not follow the last one that is stored.
    #[error("the entries do not follow the last one: read the room again before writing")]
    Conflict,
    /// Something with this name is there already.
    #[error("this {what} is there already: choose another id")]
    AlreadyThere {
        /// What kind of thing it is.
        what: &'static str,
    },
    /// Something that was referred to is not there.
    #[error("there is no such {what}: create it first")]
    NotThere {
        /// What kind of thing it is.
        what: &'static str,
    },
    /// Another account has this name.
    #[error("this account name is taken: choose another")]
    NameTaken,
    /// The player has an account.
    #[error("this player has an account already: log in to it")]
    AlreadyAccount,
    /// A text that not every kind of store can hold.
    #[error("the text holds a character with code 0: leave it out")]
    BadText,

    /// A backup would overwrite a file.
    #[error("the file `{path}` exists: name one that does not")]
    FileExists {
        /// The file's path.
        path: String,
    },
    /// This kind of store cannot do it.
    #[error("a {kind} store cannot do this: {instead}")]
    Unsupported {
        /// The kind of store.
        kind: &'static str,
        /// What to do instead.
        instead: &'static str,
    },
    /// The store holds what it should not, or refuses what it should take; nothing was kept.
    #[error("the store failed: {reason}: check it, and report this if it is sound")]
    Faulty {
        /// What the database said.
        reason: String,
    },
}

impl StoreError {
    /// A stable name of the reason.
    #[must_use]
    pub const fn code(&self) -> &'static str {
        match self {
            StoreError::BadUrl { .. } => "bad_store_url",
            StoreError::CannotOpen { .. } => "cannot_open_store",
            StoreError::NewerSchema { .. } => "newer_schema",
            StoreError::Unavailable { .. } => "store_unavailable",
            StoreError::Full => "store_full",
            StoreError::Fenced => "fenced",
            StoreError::Conflict => "conflict",
            StoreError::AlreadyThere { .. } => "already_there",
            StoreError::NotThere { .. } => "not_there",
            StoreError::NameTaken => "name_taken",
            StoreError::AlreadyAccount => "already_account",
            StoreError::BadText => "bad_text",
            StoreError::FileExists { .. } => "file_exists",
            StoreError::Unsupported { .. } => "unsupported_by_store",
            StoreError::Faulty { .. } => "store_faulty",
        }
    }

    pub(crate) fn unavailable(reason: &str) -> StoreError {
        StoreError::Unavailable { reason: reason.to_owned() }
    }
}

/// How a statement failed, as far as the callers tell failures apart.
#[derive(Clone, Debug)]
pub(crate) enum Failure {
    /// A row with this key is there already.
    Unique,
    /// A row that is referred to is not there.
    Reference,
    /// A value that there must be is not there.
    Missing,
    /// Any other failure.
    Other(StoreError),
}

impl From<sqlx::Error> for Failure {
    fn from(error: sqlx::Error) -> Failure {
        match &error {
            sqlx::Error::Database(told) => from_database(told.as_ref()),
            sqlx::Error::Decode(_) | sqlx::Error::ColumnDecode { .. } | sqlx::Error::Encode(_) => {
                Failure::Other(StoreError::Faulty { reason: error.to_string() })
            }
            // Everything else is about the connection, and may have struck after the database had done its part.
            _ => Failure::Other(StoreError::unavailable(&error.to_string())),
        }
    }
}

impl From<StoreError> for Failure {
    fn from(error: StoreError) -> Failure {
        Failure::Other(error)
    }
}

impl From<Failure> for StoreError {
    fn from(failure: Failure) -> StoreError {
        match failure {
            Failure::Unique => StoreError::Faulty { reason: "a key is there twice".to_owned() },
            Failure::Reference => {
                StoreError::Faulty { reason: "something referred to is missing".to_owned() }
            }
            Failure::Missing => StoreError::Faulty { reason: "a value is missing".to_owned() },
            Failure::Other(error) => error,
        }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        Failure::from(error).into()
    }
}

fn from_database(told: &dyn DatabaseError) -> Failure {
    match told.kind() {
        ErrorKind::UniqueViolation => return Failure::Unique,
        ErrorKind::ForeignKeyViolation => return Failure::Reference,
        ErrorKind::NotNullViolation => return Failure::Missing,
        _ => {}
    }
    let code = told.code().unwrap_or_default();
    let reason = told.message().to_owned();
    Failure::Other(match code.parse::<u32>() {
        // SQLite's codes are small numbers, whose last byte is the family; SQLSTATE always has five characters.
        Ok(number) if code.len() < 5 => from_sqlite(number & 0xff, reason),
        _ => from_sqlstate(&code, reason),
    })
}

/// Busy, locked, interrupted, failed I/O and a file that cannot be opened pass, or leave the outcome unknown.
fn from_sqlite(family: u32, reason: String) -> StoreError {
    match family {
        5 | 6 | 9 | 10 | 14 => StoreError::Unavailable { reason },
        13 => StoreError::Full,
        _ => StoreError::Faulty { reason },
    }
}

fn from_sqlstate(code: &str, reason: String) -> StoreError {
    match code {
        "53100" => StoreError::Full,
        "22021" | "22P05" => StoreError::BadText,
        // Cancelled for taking too long, or stopped by a lock or by others' transactions.
        "57014" | "55P03" | "40001" | "40P01" | "25P03" => StoreError::Unavailable { reason },
        // Connections (08), resources (53), operators (57P) and failing disks (58) come and go.
        _ if ["08", "53", "57P", "58"].iter().any(|family| code.starts_with(family)) => {
            StoreError::Unavailable { reason }
        }
        // A user or a password that changed while the server runs is refused when it connects again.
        _ if code.starts_with("28") => StoreError::Unavailable { reason },
        _ => StoreError::Faulty { reason },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(told: StoreError, code: &str) {
        assert_eq!(told.code(), code);
        assert_eq!(told.to_string().to_lowercase().chars().next(), told.to_string().chars().next());
    }

    #[test]
    fn a_full_disk_is_told_apart_from_a_store_that_does_not_answer() {
        let said = || "as the database put it".to_owned();
        check(from_sqlite(13, said()), "store_full");
        check(from_sqlite(5, said()), "store_unavailable");
        check(from_sqlite(10, said()), "store_unavailable");
        check(from_sqlite(11, said()), "store_faulty");
        check(from_sqlstate("53100", said()), "store_full");
        check(from_sqlstate("57P01", said()), "store_unavailable");
        check(from_sqlstate("08006", said()), "store_unavailable");
        check(from_sqlstate("40P01", said()), "store_unavailable");
        check(from_sqlstate("42601", said()), "store_faulty");
        check(from_sqlstate("22021", said()), "bad_text");
    }
}
