//! Opens and closes a store.

use std::sync::Arc;

use tokio::sync::mpsc;

use crate::append::Append;
use crate::database::{Database, Number, sql};
use crate::dialect::StoreKind;
use crate::error::StoreError;
use crate::location::{Location, StoreOptions};
use crate::schema;
use crate::writer;

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
    appends: mpsc::Sender<Append>,
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

    pub(crate) fn appends(&self) -> &mpsc::Sender<Append> {
        &self.inner.appends
    }
}
