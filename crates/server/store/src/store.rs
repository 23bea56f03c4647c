//! The store itself: opened by its URL, shared by cloning.

use std::sync::Arc;

use sqlx::Row;
use sqlx::any::AnyRow;
use tokio::sync::mpsc;

use crate::database::{Database, Record, sql};
use crate::error::StoreError;
use crate::place::Place;
use crate::schema;
use crate::writer::{self, Request};

/// Everything the server keeps. Clones share the same connections.
///
/// Every operation answers within about 5 seconds. One that fails with [`StoreError::Unavailable`] may have been
/// done; after any other error nothing was done.
#[derive(Clone, Debug)]
pub struct Store {
    inner: Arc<Inner>,
}

#[derive(Debug)]
struct Inner {
    database: Database,
    appends: mpsc::Sender<Request>,
}

/// How a store is opened.
#[derive(Clone, Debug)]
pub struct StoreOptions {
    /// How many connections may read at the same time; one more writes.
    pub read_connections: u32,
    /// SQLite alone: the most bytes that the file may take, log not counted; no limit if none is set.
    pub max_bytes: Option<u64>,
}

impl Default for StoreOptions {
    fn default() -> StoreOptions {
        StoreOptions { read_connections: 4, max_bytes: None }
    }
}

/// The database behind a store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum StoreKind {
    /// A file, for one node.
    Sqlite,
    /// A server, for any number of nodes.
    Postgres,
}

impl StoreKind {
    /// The kind's name.
    #[must_use]
    pub const fn as_str(self) -> &'static str {
        match self {
            StoreKind::Sqlite => "SQLite",
            StoreKind::Postgres => "PostgreSQL",
        }
    }
}

impl Store {
    /// Opens the store at `sqlite:PATH` or `postgres://USER:PASSWORD@HOST/NAME`. A file that is not there is
    /// created, and tables of an older version are brought up to date. It must be called on a tokio runtime, on
    /// which the store's writer then lives.
    pub async fn open(url: &str, options: StoreOptions) -> Result<Store, StoreError> {
        sqlx::any::install_default_drivers();
        let place = Place::of(url, &options)?;
        schema::migrate(&place).await?;
        let database = Database::at(&place, &options);
        let appends = writer::spawn(database.clone());
        Ok(Store { inner: Arc::new(Inner { database, appends }) })
    }

    /// Asks for a sign of life.
    pub async fn ping(&self) -> Result<(), StoreError> {
        self.now_ms().await.map(|_| ())
    }

    /// Waits for what is under way and closes all connections; whatever is asked later fails.
    pub async fn close(&self) {
        self.database().writes.close().await;
        self.database().reads.close().await;
    }

    /// The database behind the store.
    #[must_use]
    pub fn kind(&self) -> StoreKind {
        self.database().dialect.kind
    }

    /// The database's clock, which all nodes share, in milliseconds since 1970.
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
