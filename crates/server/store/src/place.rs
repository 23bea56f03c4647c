//! Where a store is, read from its URL.

use std::fmt::Write;
use std::str::FromStr;

use sqlx::any::AnyConnectOptions;
use sqlx::{AssertSqlSafe, SqlSafeStr, SqlStr};

use crate::dialect::{Dialect, POSTGRES, SQLITE};
use crate::error::StoreError;
use crate::store::StoreOptions;

/// A store's place: how it is reached, and what is set on each connection to it. It is not `Debug`, because it holds
/// the password.
#[derive(Clone)]
pub(crate) struct Place {
    pub(crate) dialect: &'static Dialect,
    pub(crate) connect: AnyConnectOptions,
    settle: String,
}

impl Place {
    pub(crate) fn of(url: &str, options: &StoreOptions) -> Result<Place, StoreError> {
        let Some((scheme, rest)) = url.split_once(':') else {
            return Err(StoreError::BadUrl { scheme: "a URL without a scheme".to_owned() });
        };
        match scheme {
            "sqlite" => Place::sqlite(rest.strip_prefix("//").unwrap_or(rest), options),
            "postgres" | "postgresql" => Place::new(&POSTGRES, url, POSTGRES.settle_connection.to_owned()),
            _ => Err(StoreError::BadUrl { scheme: scheme.to_owned() }),
        }
    }

    /// Pages have SQLite's default size of 4 KiB.
    fn sqlite(path: &str, options: &StoreOptions) -> Result<Place, StoreError> {
        if path.is_empty() || path == ":memory:" {
            return Err(StoreError::CannotOpen {
                reason: "its URL names no file, as sqlite:PATH does".to_owned(),
            });
        }
        let mut settle = SQLITE.settle_connection.to_owned();
        if let Some(bytes) = options.max_bytes {
            let pages = (bytes / 4096).max(1);
            // A String takes everything that is written to it.
            let _ = write!(settle, "; PRAGMA max_page_count = {pages}");
        }
        Place::new(&SQLITE, &format!("sqlite:{}?mode=rwc", as_url_path(path)), settle)
    }

    fn new(dialect: &'static Dialect, url: &str, settle: String) -> Result<Place, StoreError> {
        let connect = AnyConnectOptions::from_str(url)
            .map_err(|_| StoreError::CannotOpen { reason: "its URL cannot be read".to_owned() })?;
        Ok(Place { dialect, connect, settle })
    }

    /// The same place for a look that leaves no trace: a file that is not there is not made.
    pub(crate) fn untouched(&self) -> Result<Place, StoreError> {
        match self.connect.database_url.as_str().strip_suffix("?mode=rwc") {
            Some(file) => Place::new(self.dialect, &format!("{file}?mode=ro"), self.settle.clone()),
            None => Ok(self.clone()),
        }
    }

    /// The statements that every new connection begins with. They are ours, and hold one number at most.
    pub(crate) fn settle(&self) -> SqlStr {
        AssertSqlSafe(self.settle.as_str()).into_sql_str()
    }
}

/// Escapes what has a meaning in a URL, so that a path is always just a path.
fn as_url_path(path: &str) -> String {
    path.replace('%', "%25").replace('?', "%3F").replace('#', "%23")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn check(url: &str, expected: Result<&str, &str>) {
        let options = StoreOptions { read_connections: 1, max_bytes: None };
        let place = Place::of(url, &options);
        let found = place.as_ref().map(|place| place.connect.database_url.as_str()).map_err(StoreError::code);
        assert_eq!(found, expected);
    }

    #[test]
    fn the_scheme_says_which_kind_of_store_it_is() {
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
    fn no_message_repeats_a_password() {
        for url in ["mysql://ana:s3cret@db/games", "postgres://ana:s3cret@[/games", "ana-s3cret"] {
            let options = StoreOptions { read_connections: 1, max_bytes: None };
            let error = Place::of(url, &options).err().map(|error| format!("{error} {error:?}"));
            assert_eq!(error.map(|text| text.contains("s3cret")), Some(false));
        }
    }
}
