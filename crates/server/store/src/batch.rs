//! Writes many appends in one transaction. Each append gets its own result.

use serde::Serialize;
use sqlx::Row;
use sqlx::any::AnyRow;

use crate::append::{Append, Lease, NewRoom, RoomChange, Summary};
use crate::database::{Connection, Database, Record, Statement, sql};
use crate::dialect::{Dialect, SingleStatement};
use crate::error::{StatementError, StoreError};
use crate::sqlite_batch::{VALUES, sql_for};

pub(crate) type AppendResult = Result<(), StoreError>;

/// Writes a batch with at most one append per room, and returns the result of each append. If the whole batch fails,
/// nothing was written, except that after [`StoreError::Unavailable`] the outcome is unknown.
pub(crate) async fn write(
    database: &Database,
    work: Connection,
    batch: &[Append],
) -> Result<Vec<AppendResult>, StoreError> {
    let dialect = database.dialect;
    let is_plain = batch.iter().all(Append::is_plain);
    let Some(statement) = single_statement(dialect, batch, is_plain)? else {
        return write_checked(database, work.begin(dialect).await?, batch).await;
    };
    let result = if is_plain {
        work.change_alone(statement).await.map(|_| ())
    } else {
        work.change_transaction(statement).await
    };
    match result {
        // A lease or a number is invalid: write again with checks, to find out which one.
        Err(StatementError::Missing | StatementError::Unique) => {
            write_checked(database, database.begin().await?, batch).await
        }
        result => Ok(result.map(|()| vec![Ok(()); batch.len()])?),
    }
}

/// Returns the statement that writes the whole batch or nothing. Returns `None` if this store has no such statement.
fn single_statement(
    dialect: &Dialect,
    batch: &[Append],
    is_plain: bool,
) -> Result<Option<Statement>, StoreError> {
    match dialect.single_statement {
        SingleStatement::Entries(text) if is_plain => {
            Ok(Some(sql(text).bind(as_json(batch.iter().flat_map(leased_rows))?)))
        }
        SingleStatement::Entries(_) => Ok(None),
        SingleStatement::Anything => {
            let entries = batch.iter().map(|append| append.entries.len()).sum();
            let Some(batch_sql) = sql_for(entries) else { return Ok(None) };
            let text = if is_plain { &batch_sql.append } else { &batch_sql.transaction };
            let statement = with_values(sql(text), batch, batch_sql.capacity - entries);
            if is_plain { Ok(Some(statement)) } else { with_lists(statement, dialect, batch).map(Some) }
        }
    }
}

/// Binds the values of all entries, and `NULL` for the missing ones.
fn with_values(mut statement: Statement, batch: &[Append], missing: usize) -> Statement {
    for (room, number, at_ms, body, node, epoch, first) in batch.iter().flat_map(leased_rows) {
        statement = statement.bind(room.to_owned()).bind(number).bind(at_ms).bind(body.to_owned());
        statement = statement.bind(node.to_owned()).bind(epoch).bind(first);
    }
    (0..missing * VALUES).fold(statement, |statement, _| statement.bind(None::<i64>))
}

/// Binds the JSON lists of everything except entries.
fn with_lists(statement: Statement, dialect: &Dialect, batch: &[Append]) -> Result<Statement, StoreError> {
    let all: Vec<&Append> = batch.iter().collect();
    // The insert of the entries checks the leases of appends with entries.
    let without_entries =
        batch.iter().filter(|append| append.entries.is_empty() && append.new_room().is_none());
    let statement = statement.bind(as_json(without_entries.map(lease_row))?);
    let lists = lists(dialect, &all)?;
    Ok(lists.into_iter().fold(statement, |statement, (_, rows)| statement.bind(rows)))
}

/// Writes the valid appends of a batch.
async fn write_checked(
    database: &Database,
    mut work: Connection,
    batch: &[Append],
) -> Result<Vec<AppendResult>, StoreError> {
    let results = check_leases(database, &mut work, batch).await?;
    let changes = changes(database.dialect, &accepted(batch, &results))?;
    match apply(&mut work, changes).await {
        // Another writer used the same lease or created the same room at the same time. In a batch of one append, it
        // is clear which one failed.
        Err(StatementError::Unique) if batch.len() == 1 => {
            work.rollback().await?;
            return Ok(batch.iter().map(|append| Err(taken(append))).collect());
        }
        inserted => inserted?,
    }
    work.commit().await?;
    Ok(results)
}

fn taken(append: &Append) -> StoreError {
    match append.new_room() {
        Some(_) => StoreError::AlreadyExists { what: "room" },
        None => StoreError::Conflict,
    }
}

/// A valid lease, by its index in the batch, and the last number in its room.
struct HeldLease {
    location: usize,
    last: i64,
}

impl Record for HeldLease {
    fn read(row: &AnyRow) -> Result<HeldLease, sqlx::Error> {
        let location: i64 = row.try_get(0)?;
        let location = usize::try_from(location).map_err(|error| sqlx::Error::Decode(error.into()))?;
        Ok(HeldLease { location, last: row.try_get(1)? })
    }
}

/// Returns `Fenced` for an invalid lease, except of a new room, and `Conflict` if the entries do not follow the last one.
async fn check_leases(
    database: &Database,
    work: &mut Connection,
    batch: &[Append],
) -> Result<Vec<AppendResult>, StatementError> {
    let leases = as_json(batch.iter().map(lease_row))?;
    let held: Vec<HeldLease> = work.rows(sql(database.dialect.lock_leases).bind(leases)).await?;
    let without_lease =
        |append: &Append| if append.new_room().is_some() { Ok(()) } else { Err(StoreError::Fenced) };
    let mut results: Vec<AppendResult> = batch.iter().map(without_lease).collect();
    for HeldLease { location, last } in held {
        if let (Some(result), Some(append)) = (results.get_mut(location), batch.get(location))
            && append.new_room().is_none()
        {
            let follows = append.entries.is_empty() || last.checked_add(1) == Some(append.first);
            *result = if follows { Ok(()) } else { Err(StoreError::Conflict) };
        }
    }
    Ok(results)
}

fn accepted<'a>(batch: &'a [Append], results: &[AppendResult]) -> Vec<&'a Append> {
    let judged = batch.iter().zip(results);
    judged.filter(|(_, result)| result.is_ok()).map(|(append, _)| append).collect()
}

/// Returns the statements that write these appends, each with its list. Skips statements without rows.
fn changes(dialect: &Dialect, accepted: &[&Append]) -> Result<Vec<(&'static str, String)>, StoreError> {
    let entries = as_json(accepted.iter().flat_map(|append| leased_rows(append)))?;
    let [rooms, rest @ ..] = lists(dialect, accepted)?;
    let all = [rooms, (dialect.insert_entries, entries)].into_iter().chain(rest);
    Ok(all.filter(|(_, rows)| rows != "[]").collect())
}

/// Returns all statements except the one for entries, in their order, each with its list.
fn lists(dialect: &Dialect, appends: &[&Append]) -> Result<[(&'static str, String); 5], StoreError> {
    Ok([
        (dialect.insert_rooms, as_json(appends.iter().filter_map(|append| room_row(append)))?),
        (dialect.update_summaries, as_json(appends.iter().filter_map(|append| summary_row(append)))?),
        (dialect.delete_players, as_json(appends.iter().filter_map(|append| reseated(append)))?),
        (dialect.insert_players, as_json(appends.iter().flat_map(|append| player_rows(append)))?),
        (dialect.release_leases, as_json(appends.iter().filter_map(|append| released(append)))?),
    ])
}

async fn apply(work: &mut Connection, changes: Vec<(&'static str, String)>) -> Result<(), StatementError> {
    for (statement, rows) in changes {
        work.change(sql(statement).bind(rows)).await?;
    }
    Ok(())
}

/// An entry with its lease: room, number, time, body, node, epoch, and the first number of its append.
type LeasedRow<'a> = (&'a str, i64, i64, &'a str, &'a str, i64, i64);

fn leased_rows(append: &Append) -> impl Iterator<Item = LeasedRow<'_>> {
    let Append { lease: Lease { room, node, epoch }, first, entries, .. } = append;
    // After an overflow, the number is refused like any other that does not follow the last one.
    let numbers = (0_i64..).map(|offset| first.saturating_add(offset));
    let rows = numbers.zip(entries);
    rows.map(move |(number, entry)| (&**room, number, entry.at_ms, &*entry.body, &**node, *epoch, *first))
}

fn lease_row(append: &Append) -> (&str, &str, i64) {
    let Lease { room, node, epoch } = &append.lease;
    (room.as_str(), node.as_str(), *epoch)
}

fn room_row(append: &Append) -> Option<impl Serialize> {
    let NewRoom { id, game, rules_version, settings, listed, stage, created_ms, host } = append.new_room()?;
    let Lease { node, epoch, .. } = &append.lease;
    let (listed, stage) = (i64::from(*listed), stage.as_str());
    Some((id, game, rules_version, settings, listed, stage, created_ms, node, epoch, host))
}

/// Returns the room if its lease is released.
fn released(append: &Append) -> Option<&str> {
    matches!(append.room_change, RoomChange::ReleaseLease).then_some(append.lease.room.as_str())
}

fn summary_row(append: &Append) -> Option<impl Serialize> {
    let summary = append.summary()?;
    let Summary { stage, body, at_ms, wake_at_ms, .. } = summary;
    Some((&append.lease.room, stage.as_str(), body, wake_at_ms, at_ms))
}

/// Returns the room if its players are replaced.
fn reseated(append: &Append) -> Option<&str> {
    append.summary()?.players.as_ref().map(|_| append.lease.room.as_str())
}

fn player_rows(append: &Append) -> impl Iterator<Item = (&str, i64, &str)> {
    let players = append.summary().and_then(|summary| summary.players.as_ref()).into_iter().flatten();
    players.map(|(seat, player)| (append.lease.room.as_str(), *seat, player.as_str()))
}

fn as_json(rows: impl Iterator<Item = impl Serialize>) -> Result<String, StoreError> {
    let mut text = Vec::new();
    let mut serializer = serde_json::Serializer::new(&mut text);
    let result = serde::Serializer::collect_seq(&mut serializer, rows);
    let faulty = |reason: String| StoreError::Faulty { reason };
    result.map_err(|error| faulty(error.to_string()))?;
    String::from_utf8(text).map_err(|error| faulty(error.to_string()))
}
