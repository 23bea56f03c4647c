//! The errors of the store.

use sqlx::error::{DatabaseError, ErrorKind};
use thiserror::Error;

/// No message contains more of the URL than its scheme, because the URL can contain a password.
#[derive(Clone, Debug, PartialEq, Eq, Error)]
pub enum StoreError {
    #[error("unknown kind of store `{scheme}`: use sqlite:PATH or postgres://USER:PASSWORD@HOST/NAME")]
    BadUrl { scheme: String },
    #[error("the store cannot be opened: {reason}. Check its URL, its host and its permissions")]
    CannotOpen { reason: String },
    /// A newer version of the program migrated the store.
    #[error("the store has schema {found}, and this version supports up to {known}: run a newer version")]
    NewerSchema { found: i64, known: i64 },
    /// The store does not answer. It is unknown whether the request was done.
    #[error("the store does not answer ({reason}): try again in a moment")]
    Unavailable { reason: String },
    /// The disk is full. Nothing was written.
    #[error("the store is full: free space on its disk")]
    Full,

    /// The lease is no longer valid: the room was claimed again.
    #[error("another node has claimed the room: claim it again before writing")]
    Fenced,
    /// The entries do not follow the last stored one.
    #[error("the entries do not follow the last one: read the room again before writing")]
    Conflict,
    #[error("this {what} already exists: choose another id")]
    AlreadyExists { what: &'static str },
    #[error("{what} not found: create it first")]
    NotFound { what: &'static str },
    #[error("this account name is taken: choose another")]
    NameTaken,
    #[error("this player already has an account: log in to it")]
    AlreadyAccount,
    /// The caller is no admin, or not any more.
    #[error("this needs an admin: ask the host of this server")]
    NotAdmin,
    #[error("there are {most} bans, which is the limit: lift one first")]
    ManyBans { most: i64 },
    /// PostgreSQL cannot store a text with a NUL character.
    #[error("the text contains a NUL character: remove it")]
    BadText,

    #[error("the file `{path}` already exists: choose another name")]
    FileExists { path: String },
    #[error("a {kind} store cannot do this: {instead}")]
    Unsupported { kind: &'static str, instead: &'static str },
    /// The database contains invalid data or refuses a valid statement. Nothing was written.
    #[error("the store failed: {reason}. Check it, and report a bug if it is healthy")]
    Faulty { reason: String },
}

impl StoreError {
    /// A stable name for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            StoreError::BadUrl { .. } => "bad_store_url",
            StoreError::CannotOpen { .. } => "cannot_open_store",
            StoreError::NewerSchema { .. } => "newer_schema",
            StoreError::Unavailable { .. } => "store_unavailable",
            StoreError::Full => "store_full",
            StoreError::Fenced => "fenced",
            StoreError::Conflict => "conflict",
            StoreError::AlreadyExists { .. } => "already_there",
            StoreError::NotFound { .. } => "not_there",
            StoreError::NameTaken => "name_taken",
            StoreError::AlreadyAccount => "already_account",
            StoreError::NotAdmin => "not_admin",
            StoreError::ManyBans { .. } => "many_bans",
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

/// The error of a statement. Callers handle constraint violations themselves.
#[derive(Clone, Debug)]
pub(crate) enum StatementError {
    /// A row with this key exists.
    Unique,
    /// A referenced row is missing.
    Reference,
    /// A required value is missing.
    Missing,
    Other(StoreError),
}

impl From<sqlx::Error> for StatementError {
    fn from(error: sqlx::Error) -> StatementError {
        match &error {
            sqlx::Error::Database(error) => from_database(error.as_ref()),
            sqlx::Error::Decode(_) | sqlx::Error::ColumnDecode { .. } | sqlx::Error::Encode(_) => {
                StatementError::Other(StoreError::Faulty { reason: error.to_string() })
            }
            // All other errors are about the connection. The database may have done its work before.
            _ => StatementError::Other(StoreError::unavailable(&error.to_string())),
        }
    }
}

impl From<StoreError> for StatementError {
    fn from(error: StoreError) -> StatementError {
        StatementError::Other(error)
    }
}

impl From<StatementError> for StoreError {
    fn from(error: StatementError) -> StoreError {
        match error {
            StatementError::Unique => StoreError::Faulty { reason: "a key appears twice".to_owned() },
            StatementError::Reference => {
                StoreError::Faulty { reason: "a referenced row is missing".to_owned() }
            }
            StatementError::Missing => StoreError::Faulty { reason: "a value is missing".to_owned() },
            StatementError::Other(error) => error,
        }
    }
}

impl From<sqlx::Error> for StoreError {
    fn from(error: sqlx::Error) -> StoreError {
        StatementError::from(error).into()
    }
}

fn from_database(error: &dyn DatabaseError) -> StatementError {
    match error.kind() {
        ErrorKind::UniqueViolation => return StatementError::Unique,
        ErrorKind::ForeignKeyViolation => return StatementError::Reference,
        ErrorKind::NotNullViolation => return StatementError::Missing,
        _ => {}
    }
    let code = error.code().unwrap_or_default();
    let reason = error.message().to_owned();
    StatementError::Other(match code.parse::<u32>() {
        // SQLite codes are small numbers, whose last byte is the primary code. SQLSTATE codes have five characters.
        Ok(number) if code.len() < 5 => from_sqlite(number & 0xff, reason),
        _ => from_sqlstate(&code, reason),
    })
}

/// Busy, locked, interrupted, I/O error and cannot-open are temporary, or leave the outcome unknown.
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
        // A timeout, a lock, or a conflict with another transaction.
        "57014" | "55P03" | "40001" | "40P01" | "25P03" => StoreError::Unavailable { reason },
        // Errors of connections (08), resources (53), operators (57P) and disks (58) are temporary.
        _ if ["08", "53", "57P", "58"].iter().any(|family| code.starts_with(family)) => {
            StoreError::Unavailable { reason }
        }
        // The user or password may have changed while the server runs.
        _ if code.starts_with("28") => StoreError::Unavailable { reason },
        _ => StoreError::Faulty { reason },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(error: StoreError, code: &str) {
        assert_eq!(error.code(), code);
        assert_eq!(error.to_string().to_lowercase().chars().next(), error.to_string().chars().next());
    }

    #[test]
    fn database_codes_become_store_errors() {
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
