//! Runs single statements and transactions, with a timeout.

use std::time::Duration;

use sqlx::any::{AnyArguments, AnyPoolOptions, AnyRow};
use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyPool, Executor, Row};
use tokio::time::{Instant, timeout_at};

use crate::dialect::{Dialect, StoreKind};
use crate::error::{StatementError, StoreError};
use crate::location::{Location, StoreOptions};

/// The longest time for an operation, including the wait for a connection.
pub(crate) const TIMEOUT: Duration = Duration::from_secs(4);

pub(crate) type Statement = sqlx::query::Query<'static, Any, AnyArguments>;

/// Creates a statement that is the same in SQLite and PostgreSQL.
pub(crate) fn sql(text: &'static str) -> Statement {
    sqlx::query(text)
}

/// A type that can be read from a row.
pub(crate) trait Record: Sized {
    fn read(row: &AnyRow) -> Result<Self, sqlx::Error>;
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

/// The connections to a store. SQLite has a single write connection, which callers get in the order of their requests, so
/// that no writer starves and no write finds the file locked.
#[derive(Clone, Debug)]
pub(crate) struct Database {
    pub(crate) reads: AnyPool,
    pub(crate) writes: AnyPool,
    pub(crate) dialect: &'static Dialect,
}

impl Database {
    /// Connects at first use.
    pub(crate) fn at(location: &Location, options: &StoreOptions) -> Database {
        let readers = options.read_connections.max(1);
        let dialect = location.dialect;
        match dialect.kind {
            StoreKind::Sqlite => {
                Database { reads: pool(location, readers), writes: pool(location, 1), dialect }
            }
            StoreKind::Postgres => {
                let both = pool(location, readers.saturating_add(1));
                Database { reads: both.clone(), writes: both, dialect }
            }
        }
    }

    /// Returns all rows of a query.
    pub(crate) async fn all<T: Record>(&self, query: Statement) -> Result<Vec<T>, StoreError> {
        Ok(run(&self.reads, query).await?)
    }

    /// Returns the first row of a query, if there is one.
    pub(crate) async fn first<T: Record>(&self, query: Statement) -> Result<Option<T>, StoreError> {
        Ok(self.all(query).await?.into_iter().next())
    }

    /// Runs a statement in its own transaction and returns its rows.
    pub(crate) async fn write<T: Record>(&self, change: Statement) -> Result<Vec<T>, StatementError> {
        run(&self.writes, change).await
    }

    /// Runs a statement in its own transaction and returns the number of changed rows.
    pub(crate) async fn change(&self, change: Statement) -> Result<u64, StatementError> {
        self.writer().await?.change_alone(change).await
    }

    /// Returns a write connection.
    pub(crate) async fn writer(&self) -> Result<Connection, StoreError> {
        Connection::on(&self.writes).await
    }

    pub(crate) async fn begin(&self) -> Result<Connection, StoreError> {
        self.writer().await?.begin(self.dialect).await
    }
}

async fn run<T: Record>(pool: &AnyPool, statement: Statement) -> Result<Vec<T>, StatementError> {
    let mut work = Connection::on(pool).await?;
    let found = work.rows(statement).await;
    work.finish(found)
}

fn pool(location: &Location, connections: u32) -> AnyPool {
    let connect = location.connect.clone();
    let location = location.clone();
    let is_file = location.dialect.kind == StoreKind::Sqlite;
    let options = AnyPoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(TIMEOUT)
        .test_before_acquire(!is_file)
        .after_connect(move |connection, _| {
            let setup = location.setup();
            Box::pin(async move { connection.execute(sqlx::raw_sql(setup)).await.map(|_| ()) })
        });
    // Connections to a file stay open. Connections over a network are renewed from time to time.
    let options = if is_file { options.idle_timeout(None).max_lifetime(None) } else { options };
    options.connect_lazy_with(connect)
}

/// A connection from a pool. If it is dropped in the middle of a statement or transaction, it is closed, because its state
/// is unknown. This ends its transaction too.
#[derive(Debug)]
pub(crate) struct Connection {
    connection: PoolConnection<Any>,
    deadline: Instant,
    is_busy: bool,
}

impl Connection {
    async fn on(pool: &AnyPool) -> Result<Connection, StoreError> {
        let deadline = Instant::now() + TIMEOUT;
        Ok(Connection { connection: pool.acquire().await?, deadline, is_busy: false })
    }

    pub(crate) async fn begin(mut self, dialect: &Dialect) -> Result<Connection, StoreError> {
        self.run_command(dialect.begin).await?;
        Ok(self)
    }

    /// Fetches all rows, even if the caller needs only one: only then has the statement finished and committed.
    pub(crate) async fn rows<T: Record>(&mut self, statement: Statement) -> Result<Vec<T>, StatementError> {
        self.is_busy = true;
        let rows = timeout_at(self.deadline, statement.fetch_all(&mut *self.connection)).await;
        let rows = rows.map_err(|_| too_slow())??;
        Ok(rows.iter().map(T::read).collect::<Result<_, _>>()?)
    }

    /// Runs a statement and returns the number of changed rows.
    pub(crate) async fn change(&mut self, statement: Statement) -> Result<u64, StatementError> {
        self.is_busy = true;
        let done = timeout_at(self.deadline, statement.execute(&mut *self.connection)).await;
        Ok(done.map_err(|_| too_slow())??.rows_affected())
    }

    /// Runs a statement in its own transaction and returns the number of changed rows.
    pub(crate) async fn change_alone(mut self, statement: Statement) -> Result<u64, StatementError> {
        let touched = self.change(statement).await;
        self.finish(touched)
    }

    /// Runs a complete transaction. If it violates a constraint, it is rolled back.
    pub(crate) async fn change_transaction(mut self, statements: Statement) -> Result<(), StatementError> {
        let done = self.change(statements).await;
        match &done {
            Err(StatementError::Unique | StatementError::Reference | StatementError::Missing) => {
                self.rollback().await?
            }
            _ => self.is_busy = done.is_err(),
        }
        done.map(|_| ())
    }

    /// Commits. If this fails with [`StoreError::Unavailable`], the outcome is unknown.
    pub(crate) async fn commit(mut self) -> Result<(), StoreError> {
        self.run_command("COMMIT").await?;
        self.is_busy = false;
        Ok(())
    }

    /// Rolls back and keeps the connection.
    pub(crate) async fn rollback(mut self) -> Result<(), StoreError> {
        self.run_command("ROLLBACK").await?;
        self.is_busy = false;
        Ok(())
    }

    /// Marks the connection as free after a single statement. A constraint violation changes nothing, so the connection
    /// can be used again.
    fn finish<T>(mut self, outcome: Result<T, StatementError>) -> Result<T, StatementError> {
        self.is_busy = !matches!(
            outcome,
            Ok(_) | Err(StatementError::Unique | StatementError::Reference | StatementError::Missing)
        );
        outcome
    }

    async fn run_command(&mut self, command: &'static str) -> Result<(), StoreError> {
        self.is_busy = true;
        let command = self.connection.execute(sqlx::raw_sql(command));
        timeout_at(self.deadline, command).await.map_err(|_| too_slow())??;
        Ok(())
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        if self.is_busy {
            self.connection.close_on_drop();
        }
    }
}

fn too_slow() -> StoreError {
    StoreError::Unavailable { reason: format!("no answer within {} seconds", TIMEOUT.as_secs()) }
}
