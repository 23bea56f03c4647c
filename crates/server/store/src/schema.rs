//! The tables, and how a store of an older version gets them.

use std::time::Duration;

use sqlx::{AnyConnection, Connection, Executor, Row};
use tokio::time::timeout;

use crate::database::sql;
use crate::dialect::Dialect;
use crate::error::StoreError;
use crate::place::Place;
use crate::store::StoreKind;

/// How long a host may take to answer the first time.
const CONNECT_PATIENCE: Duration = Duration::from_secs(10);

/// One version of the tables: what is the same in both kinds of store, and what is not, which comes first.
struct Migration {
    sqlite: &'static str,
    postgres: &'static str,
    both: &'static str,
}

/// All versions in order, the first being number 1. What was released is never edited.
const MIGRATIONS: &[Migration] = &[
    Migration {
        sqlite: include_str!("schema/001_clock_sqlite.sql"),
        postgres: include_str!("schema/001_clock_postgres.sql"),
        both: include_str!("schema/001_tables.sql"),
    },
    Migration { sqlite: "", postgres: "", both: include_str!("schema/002_contacts.sql") },
    Migration { sqlite: "", postgres: "", both: include_str!("schema/003_hosts.sql") },
];

/// Brings the store to the newest version, or says clearly why it cannot be used. It goes by a connection of its
/// own, because a pool would try again what is wrong for good.
pub(crate) async fn migrate(place: &Place) -> Result<(), StoreError> {
    let unopened = |error: sqlx::Error| cannot_open(&error);
    let mut connection = connect(place).await?;
    connection.execute(sqlx::raw_sql(place.settle())).await.map_err(unopened)?;
    connection.execute(sqlx::raw_sql(place.dialect.lift_limits)).await.map_err(unopened)?;
    let mut transaction = connection.begin_with(place.dialect.begin).await.map_err(unopened)?;
    let outcome = bring_up_to_date(&mut transaction, place.dialect).await;
    if outcome.is_ok() {
        transaction.commit().await?;
        connection.close().await?;
    }
    outcome
}

/// The newest version that is known here.
pub(crate) fn newest() -> i64 {
    i64::try_from(MIGRATIONS.len()).unwrap_or(i64::MAX)
}

/// The version of the tables at a place, which is left as it is; nothing if no store is there.
pub(crate) async fn version(place: &Place) -> Result<Option<i64>, StoreError> {
    let mut connection = connect(place).await?;
    let asked = sql("SELECT MAX(version) FROM schema_version").fetch_one(&mut connection).await;
    match asked {
        Ok(row) => Ok(row.try_get(0)?),
        Err(sqlx::Error::Database(told)) if is_missing_table(told.code().as_deref()) => Ok(None),
        Err(error) => Err(cannot_open(&error)),
    }
}

/// SQLite has one code for all that is wrong with a statement, and in ours only the table can be.
fn is_missing_table(code: Option<&str>) -> bool {
    matches!(code, Some("1" | "42P01"))
}

async fn connect(place: &Place) -> Result<AnyConnection, StoreError> {
    let connecting = timeout(CONNECT_PATIENCE, AnyConnection::connect_with(&place.connect)).await;
    let silent = |_| StoreError::CannotOpen { reason: "its host does not answer".to_owned() };
    connecting.map_err(silent)?.map_err(|error| cannot_open(&error))
}

async fn bring_up_to_date(connection: &mut AnyConnection, dialect: &Dialect) -> Result<(), StoreError> {
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

/// The database's own words, which name no password, without the words that the driver puts around them.
fn cannot_open(error: &sqlx::Error) -> StoreError {
    let reason = match error {
        sqlx::Error::Database(told) => told.message().to_owned(),
        sqlx::Error::Io(error) => error.to_string(),
        sqlx::Error::Configuration(_) => "its URL cannot be read".to_owned(),
        other => other.to_string(),
    };
    StoreError::CannotOpen { reason }
}
