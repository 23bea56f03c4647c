//! Upkeep: backups, and whether the store is sound. Both may take as long as they need.

use std::path::Path;

use sqlx::Executor;

use crate::database::{Record, Statement, sql};
use crate::error::StoreError;
use crate::place::Place;
use crate::schema;
use crate::store::{Store, StoreKind, StoreOptions, Text};

/// Rooms whose entries are not numbered 1, 2, 3 and so on.
const GAPS: &str = "SELECT 'the entries of room ' || room || ' have gaps' FROM entries \
    GROUP BY room HAVING MIN(number) <> 1 OR MAX(number) <> COUNT(*)";

/// Entries without a room, which no reference keeps out.
const STRAYS: &str = "SELECT 'there are entries of room ' || room || ', which is missing' FROM entries \
    WHERE NOT EXISTS (SELECT 1 FROM rooms WHERE rooms.id = entries.room) GROUP BY room";

impl Store {
    /// The version of the tables at this URL, without opening a store or changing anything there; nothing if there
    /// is a database without a store.
    pub async fn schema_at(url: &str) -> Result<Option<i64>, StoreError> {
        sqlx::any::install_default_drivers();
        schema::version(&Place::of(url, &StoreOptions::default())?.untouched()?).await
    }

    /// The version of the tables that [`Store::open`] makes.
    #[must_use]
    pub fn newest_schema() -> i64 {
        schema::newest()
    }

    /// Copies a SQLite store into a new file while it is in use.
    pub async fn backup(&self, path: &Path) -> Result<(), StoreError> {
        if self.kind() == StoreKind::Postgres {
            return Err(StoreError::Unsupported { kind: self.kind().as_str(), instead: "use pg_dump" });
        }
        let name = path.display().to_string();
        if path.exists() {
            return Err(StoreError::FileExists { path: name });
        }
        let mut connection = self.database().reads.acquire().await?;
        sql("VACUUM INTO $1").bind(name).execute(&mut *connection).await?;
        sync(path).map_err(|error| StoreError::Faulty { reason: error.to_string() })
    }

    /// Whether the store is sound: what is wrong, or nothing. PostgreSQL's own files are for its own tools to check.
    pub async fn check(&self) -> Result<Vec<String>, StoreError> {
        let mut complaints = self.ask_at_length(sql(self.database().dialect.check_files)).await?;
        complaints.retain(|complaint| complaint != "ok");
        for question in [GAPS, STRAYS] {
            complaints.extend(self.ask_at_length(sql(question)).await?);
        }
        Ok(complaints)
    }

    /// Asks what reads the whole store, so that the usual limit of time does not fit.
    async fn ask_at_length(&self, question: Statement) -> Result<Vec<String>, StoreError> {
        let mut connection = self.database().reads.acquire().await?;
        // Its settings are those of a patient reader from here on, so it does not go back to the others.
        connection.close_on_drop();
        connection.execute(sqlx::raw_sql(self.database().dialect.lift_limits)).await?;
        let rows = question.fetch_all(&mut *connection).await?;
        rows.iter().map(|row| Ok(Text::read(row)?.0)).collect()
    }
}

/// The copy counts only once it is on disk.
fn sync(path: &Path) -> std::io::Result<()> {
    std::fs::File::open(path)?.sync_all()
}
