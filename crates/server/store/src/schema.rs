//! Creates and migrates the tables.

use std::time::Duration;

use sqlx::{AnyConnection, Connection, Executor, Row};
use tokio::time::timeout;

use crate::database::sql;
use crate::dialect::{Dialect, StoreKind};
use crate::error::StoreError;
use crate::location::Location;

/// The longest time for the first connection.
const CONNECT_TIMEOUT: Duration = Duration::from_secs(10);

/// One version of the tables. The part for SQLite or PostgreSQL runs before the common part.
struct Migration {
    sqlite: &'static str,
    postgres: &'static str,
    both: &'static str,
}

/// All versions in order, from 1. A released migration is never changed.
const MIGRATIONS: &[Migration] = &[
    Migration {
        sqlite: include_str!("schema/001_clock_sqlite.sql"),
        postgres: include_str!("schema/001_clock_postgres.sql"),
        both: include_str!("schema/001_tables.sql"),
    },
    Migration { sqlite: "", postgres: "", both: include_str!("schema/002_contacts.sql") },
    Migration { sqlite: "", postgres: "", both: include_str!("schema/003_hosts.sql") },
    Migration { sqlite: "", postgres: "", both: include_str!("schema/004_names_and_results.sql") },
    Migration { sqlite: "", postgres: "", both: include_str!("schema/005_bug_reports.sql") },
    Migration { sqlite: "", postgres: "", both: include_str!("schema/006_reviews.sql") },
    Migration { sqlite: "", postgres: "", both: include_str!("schema/007_daily.sql") },
    Migration { sqlite: "", postgres: "", both: include_str!("schema/008_history.sql") },
    Migration { sqlite: "", postgres: "", both: include_str!("schema/009_notices.sql") },
    Migration { sqlite: "", postgres: "", both: include_str!("schema/010_accounts.sql") },
    Migration {
        sqlite: include_str!("schema/011_names_sqlite.sql"),
        postgres: include_str!("schema/011_names_postgres.sql"),
        both: include_str!("schema/011_administration.sql"),
    },
    Migration { sqlite: "", postgres: "", both: include_str!("schema/012_push_sessions.sql") },
];

/// Migrates the store to the newest version. It uses its own connection, because a pool would retry permanent errors.
pub(crate) async fn migrate(location: &Location) -> Result<(), StoreError> {
    let unopened = |error: sqlx::Error| cannot_open(&error);
    let mut connection = connect(location).await?;
    connection.execute(sqlx::raw_sql(location.setup())).await.map_err(unopened)?;
    connection.execute(sqlx::raw_sql(location.dialect.disable_timeouts)).await.map_err(unopened)?;
    let mut transaction = connection.begin_with(location.dialect.begin).await.map_err(unopened)?;
    let outcome = apply_migrations(&mut transaction, location.dialect).await;
    if outcome.is_ok() {
        transaction.commit().await?;
        connection.close().await?;
    }
    outcome
}

/// Returns the newest version that this program knows.
pub(crate) fn newest() -> i64 {
    i64::try_from(MIGRATIONS.len()).unwrap_or(i64::MAX)
}

/// Returns the version of the tables without changing them, or `None` if there are no tables.
pub(crate) async fn version(location: &Location) -> Result<Option<i64>, StoreError> {
    let mut connection = connect(location).await?;
    let result = sql("SELECT MAX(version) FROM schema_version").fetch_one(&mut connection).await;
    match result {
        Ok(row) => Ok(row.try_get(0)?),
        Err(sqlx::Error::Database(error)) if is_missing_table(error.code().as_deref()) => Ok(None),
        Err(error) => Err(cannot_open(&error)),
    }
}

/// SQLite has one code for all errors in a statement. In our statement, only the table can be missing.
fn is_missing_table(code: Option<&str>) -> bool {
    matches!(code, Some("1" | "42P01"))
}

async fn connect(location: &Location) -> Result<AnyConnection, StoreError> {
    let connecting = timeout(CONNECT_TIMEOUT, AnyConnection::connect_with(&location.connect)).await;
    let silent = |_| StoreError::CannotOpen { reason: "its host does not answer".to_owned() };
    connecting.map_err(silent)?.map_err(|error| cannot_open(&error))
}

async fn apply_migrations(connection: &mut AnyConnection, dialect: &Dialect) -> Result<(), StoreError> {
    connection.execute(sqlx::raw_sql(dialect.lock_schema)).await?;
    let table = "CREATE TABLE IF NOT EXISTS schema_version (version BIGINT NOT NULL)";
    connection.execute(sqlx::raw_sql(table)).await?;
    let row = sql("SELECT COALESCE(MAX(version), 0) FROM schema_version").fetch_one(&mut *connection).await?;
    let found: i64 = row.try_get(0)?;
    for (version, migration) in (1..).zip(MIGRATIONS).skip_while(|(version, _)| *version <= found) {
        apply(connection, dialect.kind, migration).await?;
        sql("INSERT INTO schema_version (version) VALUES ($1)")
            .bind(version)
            .execute(&mut *connection)
            .await?;
    }
    let known = newest();
    if found > known { Err(StoreError::NewerSchema { found, known }) } else { Ok(()) }
}

async fn apply(
    connection: &mut AnyConnection,
    kind: StoreKind,
    migration: &Migration,
) -> Result<(), sqlx::Error> {
    let own = match kind {
        StoreKind::Sqlite => migration.sqlite,
        StoreKind::Postgres => migration.postgres,
    };
    for text in [own, migration.both] {
        connection.execute(sqlx::raw_sql(text)).await?;
    }
    Ok(())
}

/// Returns the message of the database itself, which contains no password.
fn cannot_open(error: &sqlx::Error) -> StoreError {
    let reason = match error {
        sqlx::Error::Database(error) => error.message().to_owned(),
        sqlx::Error::Io(error) => error.to_string(),
        sqlx::Error::Configuration(_) => "its URL is invalid".to_owned(),
        other => other.to_string(),
    };
    StoreError::CannotOpen { reason }
}
