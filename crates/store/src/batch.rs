//! Many appends in one transaction, each with an answer of its own.

use serde::Serialize;
use sqlx::Row;
use sqlx::any::AnyRow;

use crate::database::{Database, Record, Work, sql};
use crate::dialect::Dialect;
use crate::entries::{NewEntry, Summary};
use crate::error::{Failure, StoreError};
use crate::writer::Request;

/// Whether an append of a batch is in.
pub(crate) type Verdict = Result<(), StoreError>;

/// Writes a batch, in which each room occurs once, and returns a verdict for each append. If it fails as a whole,
/// nothing is in, unless the error says that this is unknown.
pub(crate) async fn write(
    database: &Database,
    work: Work,
    batch: &[Request],
) -> Result<Vec<Verdict>, StoreError> {
    if !batch.iter().all(Request::is_plain) {
        return write_judged(database, work.begin(database.dialect).await?, batch).await;
    }
    match append(database.dialect, work, batch).await {
        // Someone's lease or number does not hold: it has to be found out whose.
        Err(Failure::Missing | Failure::Unique) => {
            write_judged(database, database.begin().await?, batch).await
        }
        appended => Ok(appended.map(|()| vec![Ok(()); batch.len()])?),
    }
}

/// Writes a batch in one statement, if all of it can be written.
async fn append(dialect: &Dialect, work: Work, batch: &[Request]) -> Result<(), Failure> {
    let rows = as_json(batch.iter().flat_map(leased_rows))?;
    work.change_alone(sql(dialect.append_entries).bind(rows)).await.map(|_| ())
}

/// Writes what can be written of a batch.
async fn write_judged(
    database: &Database,
    mut work: Work,
    batch: &[Request],
) -> Result<Vec<Verdict>, StoreError> {
    let verdicts = judge(database, &mut work, batch).await?;
    let changes = changes(database.dialect, &accepted(batch, &verdicts))?;
    match apply(&mut work, changes).await {
        // Someone wrote with the same lease at the same moment. With one append, it is known whose number is taken.
        Err(Failure::Unique) if batch.len() == 1 => {
            work.undo().await?;
            return Ok(vec![Err(StoreError::Conflict)]);
        }
        inserted => inserted?,
    }
    work.commit().await?;
    Ok(verdicts)
}

/// A lease that holds, by its place in the batch, and the last number in its room.
struct Held {
    place: usize,
    last: i64,
}

impl Record for Held {
    fn read(row: &AnyRow) -> Result<Held, sqlx::Error> {
        let place: i64 = row.try_get(0)?;
        let place = usize::try_from(place).map_err(|error| sqlx::Error::Decode(error.into()))?;
        Ok(Held { place, last: row.try_get(1)? })
    }
}

/// Fenced unless the lease holds, and a conflict unless the entries follow the last one.
async fn judge(database: &Database, work: &mut Work, batch: &[Request]) -> Result<Vec<Verdict>, Failure> {
    let leases = batch.iter().map(|request| {
        let lease = &request.lease;
        (lease.room.as_str(), lease.node.as_str(), lease.epoch)
    });
    let leases = as_json(leases)?;
    let held: Vec<Held> = work.rows(sql(database.dialect.hold_leases).bind(leases)).await?;
    let mut verdicts = vec![Err(StoreError::Fenced); batch.len()];
    for Held { place, last } in held {
        if let (Some(verdict), Some(request)) = (verdicts.get_mut(place), batch.get(place)) {
            let follows = request.entries.is_empty() || last.checked_add(1) == Some(request.first);
            *verdict = if follows { Ok(()) } else { Err(StoreError::Conflict) };
        }
    }
    Ok(verdicts)
}

fn accepted<'a>(batch: &'a [Request], verdicts: &[Verdict]) -> Vec<&'a Request> {
    let judged = batch.iter().zip(verdicts);
    judged.filter(|(_, verdict)| verdict.is_ok()).map(|(request, _)| request).collect()
}

/// The statements that write these appends, each with its list. Without rows there is nothing to say.
fn changes(dialect: &Dialect, accepted: &[&Request]) -> Result<Vec<(&'static str, String)>, StoreError> {
    let entries =
        accepted.iter().flat_map(|request| entry_rows(&request.lease.room, request.first, &request.entries));
    let lists = [
        (dialect.insert_entries, as_json(entries)?),
        (dialect.update_summaries, as_json(accepted.iter().filter_map(|request| summary_row(request)))?),
        (dialect.delete_players, as_json(accepted.iter().filter_map(|request| reseated(request)))?),
        (dialect.insert_players, as_json(accepted.iter().flat_map(|request| player_rows(request)))?),
    ];
    Ok(lists.into_iter().filter(|(_, rows)| rows != "[]").collect())
}

async fn apply(work: &mut Work, changes: Vec<(&'static str, String)>) -> Result<(), Failure> {
    for (statement, rows) in changes {
        work.change(sql(statement).bind(rows)).await?;
    }
    Ok(())
}

/// Entries as the store takes them: room, number, time, body.
pub(crate) fn entry_rows<'a>(
    room: &'a str,
    first: i64,
    entries: &'a [NewEntry],
) -> impl Iterator<Item = (&'a str, i64, i64, &'a str)> {
    (first..).zip(entries).map(move |(number, entry)| (room, number, entry.at_ms, entry.body.as_str()))
}

/// The same with what they depend on: node, epoch, and the first number of their append.
fn leased_rows(request: &Request) -> impl Iterator<Item = impl Serialize> {
    let Request { lease, first, entries, .. } = request;
    let (node, epoch) = (lease.node.as_str(), lease.epoch);
    let rows = entry_rows(&lease.room, *first, entries);
    rows.map(move |(room, number, at_ms, body)| (room, number, at_ms, body, node, epoch, *first))
}

fn summary_row(request: &Request) -> Option<impl Serialize> {
    let summary = request.summary.as_ref()?;
    let Summary { stage, body, at_ms, wake_at_ms, .. } = summary;
    Some((&request.lease.room, stage.as_str(), body, wake_at_ms, at_ms))
}

/// The room, if its players are to be replaced.
fn reseated(request: &Request) -> Option<&str> {
    request.summary.as_ref()?.players.as_ref().map(|_| request.lease.room.as_str())
}

fn player_rows(request: &Request) -> impl Iterator<Item = (&str, i64, &str)> {
    let players = request.summary.iter().filter_map(|summary| summary.players.as_ref()).flatten();
    players.map(|(seat, player)| (request.lease.room.as_str(), *seat, player.as_str()))
}

pub(crate) fn as_json(rows: impl Iterator<Item = impl Serialize>) -> Result<String, StoreError> {
    let mut text = Vec::new();
    let mut serializer = serde_json::Serializer::new(&mut text);
    let written = serde::Serializer::collect_seq(&mut serializer, rows);
    let unwritten = |reason: String| StoreError::Faulty { reason };
    written.map_err(|error| unwritten(error.to_string()))?;
    String::from_utf8(text).map_err(|error| unwritten(error.to_string()))
}
