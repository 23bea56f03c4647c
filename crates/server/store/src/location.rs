//! Where a store is and how to open it.

use std::fmt::Write;
use std::fs::OpenOptions;
use std::io;
use std::path::{Path, PathBuf};
use std::str::FromStr;

use sqlx::any::AnyConnectOptions;
use sqlx::{AssertSqlSafe, SqlSafeStr, SqlStr};

use crate::dialect::{Dialect, POSTGRES, SQLITE};
use crate::error::StoreError;

/// How to connect to a store, and how to set up each connection. It is not `Debug`, because it contains the password.
#[derive(Clone)]
pub(crate) struct Location {
    pub(crate) dialect: &'static Dialect,
    pub(crate) connect: AnyConnectOptions,
    setup: String,
    /// The file of an SQLite store.
    file: Option<PathBuf>,
}

#[derive(Clone, Debug)]
pub struct StoreOptions {
    /// The number of read connections. There is one more for writing.
    pub read_connections: u32,
    /// The maximum size of an SQLite file in bytes, without its WAL.
    pub max_bytes: Option<u64>,
}

impl Default for StoreOptions {
    fn default() -> StoreOptions {
        StoreOptions { read_connections: 4, max_bytes: None }
    }
}

impl Location {
    pub(crate) fn of(url: &str, options: &StoreOptions) -> Result<Location, StoreError> {
        let Some((scheme, rest)) = url.split_once(':') else {
            return Err(StoreError::BadUrl { scheme: "no scheme".to_owned() });
        };
        match scheme {
            "sqlite" => Location::sqlite(rest.strip_prefix("//").unwrap_or(rest), options),
            "postgres" | "postgresql" => Location::new(&POSTGRES, url, POSTGRES.setup_connection.to_owned()),
            _ => Err(StoreError::BadUrl { scheme: scheme.to_owned() }),
        }
    }

    /// Assumes SQLite's default page size of 4 KiB.
    fn sqlite(path: &str, options: &StoreOptions) -> Result<Location, StoreError> {
        if path.is_empty() || path == ":memory:" {
            return Err(StoreError::CannotOpen { reason: "its URL names no file".to_owned() });
        }
        let mut setup = SQLITE.setup_connection.to_owned();
        if let Some(bytes) = options.max_bytes {
            let pages = (bytes / 4096).max(1);
            // Writing to a String cannot fail.
            let _ = write!(setup, "; PRAGMA max_page_count = {pages}");
        }
        let location = Location::new(&SQLITE, &format!("sqlite:{}?mode=rwc", as_url_path(path)), setup)?;
        Ok(Location { file: Some(PathBuf::from(path)), ..location })
    }

    fn new(dialect: &'static Dialect, url: &str, setup: String) -> Result<Location, StoreError> {
        let connect = AnyConnectOptions::from_str(url)
            .map_err(|_| StoreError::CannotOpen { reason: "its URL is invalid".to_owned() })?;
        Ok(Location { dialect, connect, setup, file: None })
    }

    /// Creates a missing SQLite file that only its owner can read. SQLite gives the files next to it the same
    /// permissions.
    pub(crate) fn create_file(&self) {
        if let Some(file) = &self.file {
            // If it fails, SQLite says why when it opens the file.
            let _ = create_private(file);
        }
    }

    /// Returns the same location in read-only mode. A missing file is not created.
    pub(crate) fn read_only(&self) -> Result<Location, StoreError> {
        match self.connect.database_url.as_str().strip_suffix("?mode=rwc") {
            Some(file) => Location::new(self.dialect, &format!("{file}?mode=ro"), self.setup.clone()),
            None => Ok(self.clone()),
        }
    }

    /// Returns the statements for every new connection. They are safe: they contain no input except one number.
    pub(crate) fn setup(&self) -> SqlStr {
        AssertSqlSafe(self.setup.as_str()).into_sql_str()
    }
}

/// Creates a file that only its owner can read, unless there is one.
pub(crate) fn create_private(file: &Path) -> io::Result<()> {
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    options.open(file).map(|_| ())
}

/// Escapes characters with a meaning in a URL.
fn as_url_path(path: &str) -> String {
    path.replace('%', "%25").replace('?', "%3F").replace('#', "%23")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(url: &str, expected: Result<&str, &str>) {
        let options = StoreOptions { read_connections: 1, max_bytes: None };
        let location = Location::of(url, &options);
        let found = location
            .as_ref()
            .map(|location| location.connect.database_url.as_str())
            .map_err(StoreError::code);
        assert_eq!(found, expected);
    }

    #[test]
    fn the_scheme_selects_the_kind_of_store() {
        check("sqlite:games.db", Ok("sqlite:games.db?mode=rwc"));
        check("sqlite:/var/games.db", Ok("sqlite:/var/games.db?mode=rwc"));
        check("sqlite:///var/games.db", Ok("sqlite:/var/games.db?mode=rwc"));
        check("sqlite:/var/50%?.db", Ok("sqlite:/var/50%25%3F.db?mode=rwc"));
        check("postgres://ana@db/games", Ok("postgres://ana@db/games"));
        check("mysql://ana@db/games", Err("bad_store_url"));
        check("games.db", Err("bad_store_url"));
        check("sqlite:", Err("cannot_open_store"));
        check("postgres://[", Err("cannot_open_store"));
    }

    #[test]
    fn error_messages_contain_no_password() {
        for url in ["mysql://ana:s3cret@db/games", "postgres://ana:s3cret@[/games", "ana-s3cret"] {
            let options = StoreOptions { read_connections: 1, max_bytes: None };
            let error = Location::of(url, &options).err().map(|error| format!("{error} {error:?}"));
            assert_eq!(error.map(|text| text.contains("s3cret")), Some(false));
        }
    }
}
