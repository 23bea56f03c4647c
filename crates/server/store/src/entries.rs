//! Entries: the log of each room, which is only ever added to.

use sqlx::Row;
use sqlx::any::AnyRow;
use tokio::sync::oneshot;
use tokio::time::{Duration, timeout};

use crate::database::{PATIENCE, Record, sql};
use crate::error::StoreError;
use crate::leases::Lease;
use crate::rooms::Stage;
use crate::store::Store;
use crate::writer::{Beside, Request};

/// How long a caller waits for its append: one transaction, and a little for those before it.
const APPEND_PATIENCE: Duration = PATIENCE.saturating_add(Duration::from_secs(1));

/// A room to be opened.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewRoom {
    /// The room's id, chosen by the caller.
    pub id: String,
    /// The game that is played there.
    pub game: String,
    /// The version of its rules.
    pub rules_version: i64,
    /// What is settled, as JSON.
    pub settings: String,
    /// Whether the lobby shows it.
    pub listed: bool,
    /// How far it has come.
    pub stage: Stage,
    /// When it is opened.
    pub created_ms: i64,
    /// The player who opens it.
    pub host: String,
}

/// An entry to be added; its number follows from its place.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NewEntry {
    /// When it happened.
    pub at_ms: i64,
    /// What happened, in a form that the store does not look into.
    pub body: String,
}

/// An entry as it was stored.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// Its number in the room: 1, 2, 3 and so on.
    pub number: i64,
    /// When it happened.
    pub at_ms: i64,
    /// What happened.
    pub body: String,
}

impl Record for Entry {
    fn read(row: &AnyRow) -> Result<Entry, sqlx::Error> {
        Ok(Entry { number: row.try_get(0)?, at_ms: row.try_get(1)?, body: row.try_get(2)? })
    }
}

/// What lists show of a room, replaced together with an append.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Summary {
    /// How far the room has come.
    pub stage: Stage,
    /// What lists show, as JSON.
    pub body: String,
    /// When that was. The room counts as active then, if lists did not show the same before.
    pub at_ms: i64,
    /// When someone must look after the room, if ever.
    pub wake_at_ms: Option<i64>,
    /// Who sits at which seat, if that has changed.
    pub players: Option<Vec<(i64, String)>>,
}

impl Store {
    /// Opens a room that belongs to this node, with its first entries, numbered from 1.
    pub async fn create_room(
        &self,
        room: NewRoom,
        node: &str,
        first: Vec<NewEntry>,
    ) -> Result<Lease, StoreError> {
        let lease = Lease { room: room.id.clone(), node: node.to_owned(), epoch: 1 };
        self.enter(lease.clone(), 1, first, Beside::Opening(Box::new(room))).await?;
        Ok(lease)
    }

    /// Adds entries to a room, the first of which has this number, and its summary, all or nothing. The answer
    /// comes when they are on disk.
    ///
    /// It fails with [`StoreError::Fenced`] if the room was claimed since, and with [`StoreError::Conflict`] if the
    /// number is not the next. Entries may be missing, to replace the summary alone; then the number does not count.
    /// A caller who stops waiting does not know whether they are in.
    pub async fn append(
        &self,
        lease: &Lease,
        first: i64,
        entries: Vec<NewEntry>,
        summary: Option<Summary>,
    ) -> Result<(), StoreError> {
        let beside = summary.map_or(Beside::Nothing, |summary| Beside::Telling(Box::new(summary)));
        self.enter(lease.clone(), first, entries, beside).await
    }

    /// Hands something to the writer, which does it together with what others ask for at that time.
    pub(crate) async fn enter(
        &self,
        lease: Lease,
        first: i64,
        entries: Vec<NewEntry>,
        beside: Beside,
    ) -> Result<(), StoreError> {
        let (reply, answer) = oneshot::channel();
        let request = Request { lease, first, entries, beside, reply };
        if !request.is_storable() {
            return Err(StoreError::BadText);
        }
        let answered = async {
            let closed = || StoreError::unavailable("the store is closed");
            self.appends().send(request).await.map_err(|_| closed())?;
            answer.await.map_err(|_| closed())?
        };
        let late = |_| StoreError::unavailable("the append took too long");
        timeout(APPEND_PATIENCE, answered).await.map_err(late)?
    }

    /// A room's entries after this number, in order.
    pub async fn entries(&self, room: &str, after: i64) -> Result<Vec<Entry>, StoreError> {
        let entries =
            sql("SELECT number, at_ms, body FROM entries WHERE room = $1 AND number > $2 ORDER BY number");
        self.database().all(entries.bind(room.to_owned()).bind(after)).await
    }
}
