//! Many appends in one transaction, each with an answer of its own.

use serde::Serialize;
use sqlx::Row;
use sqlx::any::AnyRow;

use crate::at_once::VALUES;
use crate::database::{Database, Record, Statement, Work, sql};
use crate::dialect::{AtOnce, Dialect};
use crate::entries::{NewRoom, Summary};
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
    let is_plain = batch.iter().all(Request::is_plain);
    let Some(statement) = at_once(dialect, batch, is_plain)? else {
        return write_judged(database, work.begin(dialect).await?, batch).await;
    };
    let written = if is_plain {
        work.change_alone(statement).await.map(|_| ())
    } else {
        work.change_whole(statement).await
    };
    match written {
        // Someone's lease or number does not hold: it has to be found out whose.
        Err(Failure::Missing | Failure::Unique) => {
            write_judged(database, database.begin().await?, batch).await
        }
        written => Ok(written.map(|()| vec![Ok(()); batch.len()])?),
    }
}

/// What writes a batch in one trip, if all of it can be written; nothing where this kind of store cannot do that.
fn at_once(dialect: &Dialect, batch: &[Request], is_plain: bool) -> Result<Option<Statement>, StoreError> {
    match dialect.at_once {
        AtOnce::Entries(text) if is_plain => {
            Ok(Some(sql(text).bind(as_json(batch.iter().flat_map(leased_rows))?)))
        }
        AtOnce::Entries(_) => Ok(None),
        AtOnce::Anything(texts_for) => {
            let entries = batch.iter().map(|request| request.entries.len()).sum();
            let Some(texts) = texts_for(entries) else { return Ok(None) };
            let text = if is_plain { &texts.append } else { &texts.whole };
            let statement = with_values(sql(text), batch, texts.room - entries);
            if is_plain { Ok(Some(statement)) } else { with_lists(statement, dialect, batch).map(Some) }
        }
    }
}

/// Binds the values of all entries, and of those that there is room for but which are not there.
fn with_values(mut statement: Statement, batch: &[Request], missing: usize) -> Statement {
    for (room, number, at_ms, body, node, epoch, first) in batch.iter().flat_map(leased_rows) {
        statement = statement.bind(room.to_owned()).bind(number).bind(at_ms).bind(body.to_owned());
        statement = statement.bind(node.to_owned()).bind(epoch).bind(first);
    }
    (0..missing * VALUES).fold(statement, |statement, _| statement.bind(None::<i64>))
}

/// Binds the lists of all else.
fn with_lists(statement: Statement, dialect: &Dialect, batch: &[Request]) -> Result<Statement, StoreError> {
    let all: Vec<&Request> = batch.iter().collect();
    // Whatever brings entries is checked together with them.
    let bare = batch.iter().filter(|request| request.entries.is_empty() && request.opening().is_none());
    let statement = statement.bind(as_json(bare.map(lease_row))?);
    let lists = lists(dialect, &all)?;
    Ok(lists.into_iter().fold(statement, |statement, (_, rows)| statement.bind(rows)))
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
    let entries = as_json(accepted.iter().flat_map(|request| leased_rows(request)))?;
    let [rooms, rest @ ..] = lists(dialect, accepted)?;
    let all = [rooms, (dialect.insert_entries, entries)].into_iter().chain(rest);
    Ok(all.filter(|(_, rows)| rows != "[]").collect())
}

/// All statements that may be needed besides the one for entries, which comes second, in their order, each with its list.
fn lists(dialect: &Dialect, requests: &[&Request]) -> Result<[(&'static str, String); 5], StoreError> {
    Ok([
        (dialect.insert_rooms, as_json(requests.iter().filter_map(|request| room_row(request)))?),
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

/// An entry as the store takes it: room, number, time, body, and what it depends on: node, epoch, and the first number of its
/// append.
type LeasedRow<'a> = (&'a str, i64, i64, &'a str, &'a str, i64, i64);

fn leased_rows(request: &Request) -> impl Iterator<Item = LeasedRow<'_>> {
    let Request { lease: Lease { room, node, epoch }, first, entries, .. } = request;
    // A number beyond all numbers is refused like any other that does not follow the last one.
    let numbers = (0_i64..).map(|offset| first.saturating_add(offset));
    let rows = numbers.zip(entries);
    rows.map(move |(number, entry)| (&**room, number, entry.at_ms, &*entry.body, &**node, *epoch, *first))
}

fn lease_row(request: &Request) -> (&str, &str, i64) {
    let Lease { room, node, epoch } = &request.lease;
    (room.as_str(), node.as_str(), *epoch)
}

fn room_row(request: &Request) -> Option<impl Serialize> {
    let NewRoom { id, game, rules_version, settings, listed, stage, created_ms, host } = request.opening()?;
    let Lease { node, epoch, .. } = &request.lease;
    let (listed, stage) = (i64::from(*listed), stage.as_str());
    Some((id, game, rules_version, settings, listed, stage, created_ms, node, epoch, host))
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
