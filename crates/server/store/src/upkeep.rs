//! Backups and integrity checks. They have no timeout.

use std::path::Path;

use sqlx::Executor;

use crate::database::{Record, Statement, Text, sql};
use crate::dialect::StoreKind;
use crate::error::StoreError;
use crate::location::{Location, StoreOptions, create_private};
use crate::schema;
use crate::store::Store;

/// Finds rooms whose entries are not numbered from 1 without gaps.
const GAPS: &str = "SELECT 'the entries of room ' || room || ' have gaps' FROM entries \
    GROUP BY room HAVING MIN(number) <> 1 OR MAX(number) <> COUNT(*)";

/// Finds entries without a room. The table has no foreign key that prevents them.
const ORPHANS: &str = "SELECT 'there are entries of room ' || room || ', which is missing' FROM entries \
    WHERE NOT EXISTS (SELECT 1 FROM rooms WHERE rooms.id = entries.room) GROUP BY room";

impl Store {
    /// Returns the version of the tables at this URL without changing anything, or `None` if there are no tables.
    pub async fn schema_at(url: &str) -> Result<Option<i64>, StoreError> {
        sqlx::any::install_default_drivers();
        schema::version(&Location::of(url, &StoreOptions::default())?.read_only()?).await
    }

    /// Returns the version of the tables that [`Store::open`] creates.
    pub fn newest_schema() -> i64 {
        schema::newest()
    }

    /// Copies an SQLite store into a new file while it is in use.
    pub async fn backup(&self, path: &Path) -> Result<(), StoreError> {
        if self.kind() == StoreKind::Postgres {
            return Err(StoreError::Unsupported { kind: self.kind().as_str(), instead: "use pg_dump" });
        }
        let name = path.display().to_string();
        if path.exists() {
            return Err(StoreError::FileExists { path: name });
        }
        let faulty = |error: std::io::Error| StoreError::Faulty { reason: error.to_string() };
        // SQLite writes into an empty file and keeps its permissions.
        create_private(path).map_err(faulty)?;
        let mut connection = self.database().reads.acquire().await?;
        sql("VACUUM INTO $1").bind(name).execute(&mut *connection).await?;
        sync(path).map_err(faulty)
    }

    /// Checks the store and returns the problems. It does not check the files of PostgreSQL, which has its own tools.
    pub async fn check(&self) -> Result<Vec<String>, StoreError> {
        let mut problems = self.query_without_timeout(sql(self.database().dialect.check_files)).await?;
        problems.retain(|problem| problem != "ok");
        for query in [GAPS, ORPHANS] {
            problems.extend(self.query_without_timeout(sql(query)).await?);
        }
        Ok(problems)
    }

    /// Runs a query that reads the whole store.
    async fn query_without_timeout(&self, query: Statement) -> Result<Vec<String>, StoreError> {
        let mut connection = self.database().reads.acquire().await?;
        // This connection has no timeout any more, so it must not go back to the pool.
        connection.close_on_drop();
        connection.execute(sqlx::raw_sql(self.database().dialect.disable_timeouts)).await?;
        let rows = query.fetch_all(&mut *connection).await?;
        rows.iter().map(|row| Ok(Text::read(row)?.0)).collect()
    }
}

/// Waits until the copy is on disk.
fn sync(path: &Path) -> std::io::Result<()> {
    // Windows syncs only a file that is open for writing.
    std::fs::File::options().write(true).open(path)?.sync_all()
}
