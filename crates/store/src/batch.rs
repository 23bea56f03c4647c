//! Many appends in one transaction, each with an answer of its own.

use serde::Serialize;
use sqlx::Row;
use sqlx::any::AnyRow;

use crate::database::{Database, Record, Work, sql};
use crate::dialect::Dialect;
use crate::entries::{NewEntry, NewRoom, Summary};
use crate::error::{Failure, StoreError};
use crate::leases::Lease;
use crate::writer::{Beside, Request};

/// Whether an append of a batch is in.
pub(crate) type Verdict = Result<(), StoreError>;

/// Writes a batch, in which each room occurs once, and returns a verdict for each append. If it fails as a whole,
/// nothing is in, unless the error says that this is unknown.
pub(crate) async fn write(
    database: &Database,
    work: Work,
    batch: &[Request],
) -> Result<Vec<Verdict>, StoreError> {
    let dialect = database.dialect;
    let written = match dialect.write_batch {
        _ if batch.iter().all(Request::is_plain) => append(dialect, work, batch).await,
        Some(statements) => write_at_once(statements.as_str(), dialect, work, batch).await,
        None => return write_judged(database, work.begin(dialect).await?, batch).await,
    };
    match written {
        // Someone's lease or number does not hold: it has to be found out whose.
        Err(Failure::Missing | Failure::Unique) => {
            write_judged(database, database.begin().await?, batch).await
        }
        written => Ok(written.map(|()| vec![Ok(()); batch.len()])?),
    }
}

/// Writes a batch in one statement, if all of it can be written.
async fn append(dialect: &Dialect, work: Work, batch: &[Request]) -> Result<(), Failure> {
    let rows = as_json(batch.iter().flat_map(leased_rows))?;
    work.change_alone(sql(dialect.append_entries).bind(rows)).await.map(|_| ())
}

/// Writes a batch of any kind in one trip, if all of it can be written.
async fn write_at_once(
    statements: &'static str,
    dialect: &Dialect,
    work: Work,
    batch: &[Request],
) -> Result<(), Failure> {
    let all: Vec<&Request> = batch.iter().collect();
    // Whatever brings entries is checked together with them.
    let bare = batch.iter().filter(|request| request.entries.is_empty() && request.opening().is_none());
    let mut statements = sql(statements).bind(as_json(bare.map(lease_row))?);
    for (_, rows) in lists(dialect, &all)? {
        statements = statements.bind(rows);
    }
    work.change_whole(statements).await
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
        // Someone wrote with the same lease at the same moment, or made the same room. With one append, it is known
        // whose number or room is taken.
        Err(Failure::Unique) if batch.len() == 1 => {
            work.undo().await?;
            return Ok(batch.iter().map(|request| Err(taken(request))).collect());
        }
        inserted => inserted?,
    }
    work.commit().await?;
    Ok(verdicts)
}

fn taken(request: &Request) -> StoreError {
    match request.opening() {
        Some(_) => StoreError::AlreadyThere { what: "room" },
        None => StoreError::Conflict,
    }
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

/// Fenced unless the lease holds or its room is made only now, and a conflict unless the entries follow the last one.
async fn judge(database: &Database, work: &mut Work, batch: &[Request]) -> Result<Vec<Verdict>, Failure> {
    let leases = as_json(batch.iter().map(lease_row))?;
    let held: Vec<Held> = work.rows(sql(database.dialect.hold_leases).bind(leases)).await?;
    let unheld =
        |request: &Request| if request.opening().is_some() { Ok(()) } else { Err(StoreError::Fenced) };
    let mut verdicts: Vec<Verdict> = batch.iter().map(unheld).collect();
    for Held { place, last } in held {
        if let (Some(verdict), Some(request)) = (verdicts.get_mut(place), batch.get(place))
            && request.opening().is_none()
        {
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
    Ok(lists(dialect, accepted)?.into_iter().filter(|(_, rows)| rows != "[]").collect())
}

/// All statements that may be needed, in their order, each with its list.
fn lists(dialect: &Dialect, requests: &[&Request]) -> Result<[(&'static str, String); 6], StoreError> {
    Ok([
        (dialect.insert_rooms, as_json(requests.iter().filter_map(|request| room_row(request)))?),
        (dialect.insert_entries, as_json(requests.iter().flat_map(|request| leased_rows(request)))?),
        (dialect.update_summaries, as_json(requests.iter().filter_map(|request| summary_row(request)))?),
        (dialect.delete_players, as_json(requests.iter().filter_map(|request| reseated(request)))?),
        (dialect.insert_players, as_json(requests.iter().flat_map(|request| player_rows(request)))?),
        (dialect.release_leases, as_json(requests.iter().filter_map(|request| released(request)))?),
    ])
}

async fn apply(work: &mut Work, changes: Vec<(&'static str, String)>) -> Result<(), Failure> {
    for (statement, rows) in changes {
        work.change(sql(statement).bind(rows)).await?;
    }
    Ok(())
}

/// Entries as the store takes them: room, number, time, body, and what they depend on: node, epoch, and the first number
/// of their append.
fn leased_rows(request: &Request) -> impl Iterator<Item = impl Serialize> {
    let Request { lease, first, entries, .. } = request;
    let Lease { room, node, epoch } = lease;
    // A number beyond all numbers is refused like any other that does not follow the last one.
    let numbers = (0_i64..).map(|offset| first.saturating_add(offset));
    let rows = numbers.zip(entries);
    rows.map(move |(number, NewEntry { at_ms, body })| (room, number, at_ms, body, node, epoch, first))
}

fn lease_row(request: &Request) -> (&str, &str, i64) {
    let Lease { room, node, epoch } = &request.lease;
    (room.as_str(), node.as_str(), *epoch)
}

fn room_row(request: &Request) -> Option<impl Serialize> {
    let NewRoom { id, game, rules_version, terms, listed, stage, created_ms } = request.opening()?;
    let lease = (request.lease.node.as_str(), request.lease.epoch);
    Some((id, game, rules_version, terms, i64::from(*listed), stage.as_str(), created_ms, lease.0, lease.1))
}

/// The room, if its lease is given back.
fn released(request: &Request) -> Option<&str> {
    matches!(request.beside, Beside::Releasing).then_some(request.lease.room.as_str())
}

fn summary_row(request: &Request) -> Option<impl Serialize> {
    let summary = request.summary()?;
    let Summary { stage, body, at_ms, wake_at_ms, .. } = summary;
    Some((&request.lease.room, stage.as_str(), body, wake_at_ms, at_ms))
}

/// The room, if its players are to be replaced.
fn reseated(request: &Request) -> Option<&str> {
    request.summary()?.players.as_ref().map(|_| request.lease.room.as_str())
}

fn player_rows(request: &Request) -> impl Iterator<Item = (&str, i64, &str)> {
    let players = request.summary().and_then(|summary| summary.players.as_ref()).into_iter().flatten();
    players.map(|(seat, player)| (request.lease.room.as_str(), *seat, player.as_str()))
}

fn as_json(rows: impl Iterator<Item = impl Serialize>) -> Result<String, StoreError> {
    let mut text = Vec::new();
    let mut serializer = serde_json::Serializer::new(&mut text);
    let written = serde::Serializer::collect_seq(&mut serializer, rows);
    let unwritten = |reason: String| StoreError::Faulty { reason };
    written.map_err(|error| unwritten(error.to_string()))?;
    String::from_utf8(text).map_err(|error| unwritten(error.to_string()))
}
