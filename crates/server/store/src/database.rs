//! One statement at a time, or several in one transaction, each within a time that callers can wait.

use std::time::Duration;

use sqlx::any::{AnyArguments, AnyPoolOptions, AnyRow};
use sqlx::pool::PoolConnection;
use sqlx::{Any, AnyPool, Executor};
use tokio::time::{Instant, timeout_at};

use crate::dialect::Dialect;
use crate::error::{Failure, StoreError};
use crate::place::Place;
use crate::store::{StoreKind, StoreOptions};

/// How long an operation may take, a connection included, before its caller is told that the store is away.
pub(crate) const PATIENCE: Duration = Duration::from_secs(4);

/// A statement with its parameters.
pub(crate) type Statement = sqlx::query::Query<'static, Any, AnyArguments>;

/// A statement that is the same in both kinds of store.
pub(crate) fn sql(text: &'static str) -> Statement {
    sqlx::query(text)
}

/// Something that a row can be read as.
pub(crate) trait Record: Sized {
    fn read(row: &AnyRow) -> Result<Self, sqlx::Error>;
}

/// The connections to a store. SQLite has one for all that writes, which hands itself out in the order of asking:
/// so no writer starves, and nobody meets a locked file.
#[derive(Clone, Debug)]
pub(crate) struct Database {
    pub(crate) reads: AnyPool,
    pub(crate) writes: AnyPool,
    pub(crate) dialect: &'static Dialect,
}

impl Database {
    /// Connects when first used.
    pub(crate) fn at(place: &Place, options: &StoreOptions) -> Database {
        let readers = options.read_connections.max(1);
        let dialect = place.dialect;
        match dialect.kind {
            StoreKind::Sqlite => Database { reads: pool(place, readers), writes: pool(place, 1), dialect },
            StoreKind::Postgres => {
                let both = pool(place, readers.saturating_add(1));
                Database { reads: both.clone(), writes: both, dialect }
            }
        }
    }

    /// All rows of a question.
    pub(crate) async fn all<T: Record>(&self, question: Statement) -> Result<Vec<T>, StoreError> {
        Ok(run(&self.reads, question).await?)
    }

    /// The first row of a question, if there is one.
    pub(crate) async fn first<T: Record>(&self, question: Statement) -> Result<Option<T>, StoreError> {
        Ok(self.all(question).await?.into_iter().next())
    }

    /// Writes in a transaction of its own, and returns the rows that the statement returns.
    pub(crate) async fn write<T: Record>(&self, change: Statement) -> Result<Vec<T>, Failure> {
        run(&self.writes, change).await
    }

    /// Writes in a transaction of its own, and says how many rows it touched.
    pub(crate) async fn change(&self, change: Statement) -> Result<u64, Failure> {
        self.writer().await?.change_alone(change).await
    }

    /// A connection that may write.
    pub(crate) async fn writer(&self) -> Result<Work, StoreError> {
        Work::on(&self.writes).await
    }

    /// Begins a transaction.
    pub(crate) async fn begin(&self) -> Result<Work, StoreError> {
        self.writer().await?.begin(self.dialect).await
    }
}

async fn run<T: Record>(pool: &AnyPool, statement: Statement) -> Result<Vec<T>, Failure> {
    let mut work = Work::on(pool).await?;
    let found = work.rows(statement).await;
    work.alone(found)
}

fn pool(place: &Place, connections: u32) -> AnyPool {
    let settled = place.clone();
    let lasting = place.dialect.kind == StoreKind::Sqlite;
    let options = AnyPoolOptions::new()
        .max_connections(connections)
        .acquire_timeout(PATIENCE)
        .test_before_acquire(!lasting)
        .after_connect(move |connection, _| {
            let settle = settled.settle();
            Box::pin(async move { connection.execute(sqlx::raw_sql(settle)).await.map(|_| ()) })
        });
    // A file does not go away; a connection over a network is renewed now and then.
    let options = if lasting { options.idle_timeout(None).max_lifetime(None) } else { options };
    options.connect_lazy_with(place.connect.clone())
}

/// A connection for some work. One that is dropped in the middle of it is closed: its transaction ends with it, and
/// nobody inherits a connection of which it is unknown what it still does.
#[derive(Debug)]
pub(crate) struct Work {
    connection: PoolConnection<Any>,
    deadline: Instant,
    at_work: bool,
}

impl Work {
    async fn on(pool: &AnyPool) -> Result<Work, StoreError> {
        let deadline = Instant::now() + PATIENCE;
        Ok(Work { connection: pool.acquire().await?, deadline, at_work: false })
    }

    /// Begins a transaction.
    pub(crate) async fn begin(mut self, dialect: &Dialect) -> Result<Work, StoreError> {
        self.say(dialect.begin).await?;
        Ok(self)
    }

    /// Every row is fetched, even where one is wanted: only then has the statement run to its end, and with it,
    /// where it stands alone, its commit.
    pub(crate) async fn rows<T: Record>(&mut self, statement: Statement) -> Result<Vec<T>, Failure> {
        self.at_work = true;
        let rows = timeout_at(self.deadline, statement.fetch_all(&mut *self.connection)).await;
        let rows = rows.map_err(|_| too_slow())??;
        Ok(rows.iter().map(T::read).collect::<Result<_, _>>()?)
    }

    /// Runs a statement, and says how many rows it touched.
    pub(crate) async fn change(&mut self, statement: Statement) -> Result<u64, Failure> {
        self.at_work = true;
        let done = timeout_at(self.deadline, statement.execute(&mut *self.connection)).await;
        Ok(done.map_err(|_| too_slow())??.rows_affected())
    }

    /// Writes in a transaction of its own, and says how many rows it touched.
    pub(crate) async fn change_alone(mut self, statement: Statement) -> Result<u64, Failure> {
        let touched = self.change(statement).await;
        self.alone(touched)
    }

    /// Runs statements that are a transaction from its beginning to its end. One that breaks a rule of the tables is
    /// undone.
    pub(crate) async fn change_whole(mut self, statements: Statement) -> Result<(), Failure> {
        let done = self.change(statements).await;
        match &done {
            Err(Failure::Unique | Failure::Reference | Failure::Missing) => self.undo().await?,
            _ => self.at_work = done.is_err(),
        }
        done.map(|_| ())
    }

    /// Keeps what was done. If this fails with [`StoreError::Unavailable`], nobody knows whether it was kept.
    pub(crate) async fn commit(mut self) -> Result<(), StoreError> {
        self.say("COMMIT").await?;
        self.at_work = false;
        Ok(())
    }

    /// Undoes what was done and keeps the connection, for a transaction that ends so in the ordinary course.
    pub(crate) async fn undo(mut self) -> Result<(), StoreError> {
        self.say("ROLLBACK").await?;
        self.at_work = false;
        Ok(())
    }

    /// Ends the work of a statement that stood alone. One that broke a rule of the tables has left nothing behind,
    /// so its connection is as good as before.
    fn alone<T>(mut self, outcome: Result<T, Failure>) -> Result<T, Failure> {
        self.at_work =
            !matches!(outcome, Ok(_) | Err(Failure::Unique | Failure::Reference | Failure::Missing));
        outcome
    }

    async fn say(&mut self, command: &'static str) -> Result<(), StoreError> {
        self.at_work = true;
        let said = self.connection.execute(sqlx::raw_sql(command));
        timeout_at(self.deadline, said).await.map_err(|_| too_slow())??;
        Ok(())
    }
}

impl Drop for Work {
    fn drop(&mut self) {
        if self.at_work {
            self.connection.close_on_drop();
        }
    }
}

fn too_slow() -> StoreError {
    StoreError::Unavailable { reason: format!("no answer within {} seconds", PATIENCE.as_secs()) }
}
