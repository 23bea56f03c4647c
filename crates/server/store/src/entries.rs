//! The log of each room. Entries are only appended.

use sqlx::Row;
use sqlx::any::AnyRow;
use tokio::sync::oneshot;
use tokio::time::{Duration, timeout};

use crate::append::{Append, Lease, NewEntry, NewRoom, RoomChange, Summary};
use crate::database::{Record, TIMEOUT, sql};
use crate::error::StoreError;
use crate::store::Store;

/// The longest time for an append: one transaction, and some time for the one before it.
const APPEND_TIMEOUT: Duration = TIMEOUT.saturating_add(Duration::from_secs(1));

/// A stored entry.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Entry {
    /// The number in the room, from 1 without gaps.
    pub number: i64,
    pub at_ms: i64,
    pub body: String,
}

impl Record for Entry {
    fn read(row: &AnyRow) -> Result<Entry, sqlx::Error> {
        Ok(Entry { number: row.try_get(0)?, at_ms: row.try_get(1)?, body: row.try_get(2)? })
    }
}

impl Store {
    /// Creates a room with its first entries, numbered from 1. This node gets the lease.
    pub async fn create_room(
        &self,
        room: NewRoom,
        node: &str,
        first: Vec<NewEntry>,
    ) -> Result<Lease, StoreError> {
        let lease = Lease { room: room.id.clone(), node: node.to_owned(), epoch: 1 };
        self.submit(lease.clone(), 1, first, RoomChange::Create(Box::new(room))).await?;
        Ok(lease)
    }

    /// Appends entries, of which the first has the number `first`, and replaces the summary, all or nothing. Returns when
    /// they are on disk.
    ///
    /// Fails with [`StoreError::Fenced`] if another claim ended the lease, and with [`StoreError::Conflict`] if `first` is
    /// not the next number. Without entries, only the summary is replaced and `first` is ignored. If the caller stops
    /// waiting, the outcome is unknown.
    pub async fn append(
        &self,
        lease: &Lease,
        first: i64,
        entries: Vec<NewEntry>,
        summary: Option<Summary>,
    ) -> Result<(), StoreError> {
        let room_change =
            summary.map_or(RoomChange::None, |summary| RoomChange::UpdateSummary(Box::new(summary)));
        self.submit(lease.clone(), first, entries, room_change).await
    }

    /// Sends an append to the writer, which writes it together with other waiting appends.
    pub(crate) async fn submit(
        &self,
        lease: Lease,
        first: i64,
        entries: Vec<NewEntry>,
        room_change: RoomChange,
    ) -> Result<(), StoreError> {
        let (reply, answer) = oneshot::channel();
        let append = Append { lease, first, entries, room_change, reply };
        if !append.is_storable() {
            return Err(StoreError::BadText);
        }
        let answered = async {
            let closed = || StoreError::unavailable("the store is closed");
            self.appends().send(append).await.map_err(|_| closed())?;
            answer.await.map_err(|_| closed())?
        };
        let late = |_| StoreError::unavailable("the append took too long");
        timeout(APPEND_TIMEOUT, answered).await.map_err(late)?
    }

    /// Returns the entries with a number above `after`, in order.
    pub async fn entries(&self, room: &str, after: i64) -> Result<Vec<Entry>, StoreError> {
        let entries =
            sql("SELECT number, at_ms, body FROM entries WHERE room = $1 AND number > $2 ORDER BY number");
        self.database().all(entries.bind(room.to_owned()).bind(after)).await
    }
}
