//! Opens and closes a store.

use std::sync::Arc;

use sqlx::Row;
use sqlx::any::AnyRow;
use tokio::sync::mpsc;

use crate::database::{Database, Record, sql};
use crate::error::StoreError;
use crate::location::Location;
use crate::schema;
use crate::writer::{self, Request};

/// The data of the server. Clones share the same connections.
///
/// Every operation returns within about 5 seconds. After [`StoreError::Unavailable`] it is unknown whether the operation
/// was done; after any other error it was not.
#[derive(Clone, Debug)]
pub struct Store {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    database: Database,
    appends: mpsc::Sender<Request>,
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

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreKind {
    /// For one node.
    Sqlite,
    /// For any number of nodes.
    Postgres,
}

impl StoreKind {
    pub const fn as_str(self) -> &'static str {
        match self {
            StoreKind::Sqlite => "SQLite",
            StoreKind::Postgres => "PostgreSQL",
        }
    }
}

impl Store {
    /// Opens the store at `sqlite:PATH` or `postgres://USER:PASSWORD@HOST/NAME`. Creates a missing file and migrates older
    /// tables. It must be called on a tokio runtime, because it spawns the writer task.
    pub async fn open(url: &str, options: StoreOptions) -> Result<Store, StoreError> {
        sqlx::any::install_default_drivers();
        let location = Location::of(url, &options)?;
        location.create_file();
        schema::migrate(&location).await?;
        let database = Database::at(&location, &options);
        let appends = writer::spawn(database.clone());
        let store = Store { inner: Arc::new(Inner { database, appends }) };
        match store.add_skeletons().await {
            // A full store can still be read.
            Ok(()) | Err(StoreError::Full) => Ok(store),
            Err(error) => Err(error),
        }
    }

    /// Checks that the database answers.
    pub async fn ping(&self) -> Result<(), StoreError> {
        self.now_ms().await.map(|_| ())
    }

    /// Waits for running statements and closes all connections. Later operations fail.
    pub async fn close(&self) {
        self.database().writes.close().await;
        self.database().reads.close().await;
    }

    /// The database behind the store.
    pub fn kind(&self) -> StoreKind {
        self.database().dialect.kind
    }

    /// Returns the database's clock, which is the same for all nodes, as Unix time in milliseconds.
    pub async fn now_ms(&self) -> Result<i64, StoreError> {
        let Number(now) = self.database().first(sql("SELECT now_ms FROM clock")).await?.unwrap_or(Number(0));
        Ok(now)
    }

    pub(crate) fn database(&self) -> &Database {
        &self.inner.database
    }

    pub(crate) fn appends(&self) -> &mpsc::Sender<Request> {
        &self.inner.appends
    }
}

/// A row with one number.
pub(crate) struct Number(pub(crate) i64);

impl Record for Number {
    fn read(row: &AnyRow) -> Result<Number, sqlx::Error> {
        Ok(Number(row.try_get(0)?))
    }
}

/// A row with one text.
pub(crate) struct Text(pub(crate) String);

impl Record for Text {
    fn read(row: &AnyRow) -> Result<Text, sqlx::Error> {
        Ok(Text(row.try_get(0)?))
    }
}
