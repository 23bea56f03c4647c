//! Leases: which node may write to a room. Each claim increments the room's epoch, so that writes of the former node are
//! refused, even if it does not know about the claim.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::append::{Lease, RoomChange};
use crate::database::{Number, Record, Text, sql};
use crate::error::StoreError;
use crate::store::Store;

/// The result of a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    Owned(Lease),
    /// Another living node holds the lease.
    HeldBy(String),
    Unknown,
}

/// The node in a room's row, whether it lives or not.
struct Holder(Option<String>);

impl Record for Holder {
    fn read(row: &AnyRow) -> Result<Holder, sqlx::Error> {
        Ok(Holder(row.try_get(0)?))
    }
}

impl Store {
    /// Claims a room for a node. This succeeds if the room is free, if its node no longer lives, or if the node itself holds
    /// it; the older lease then becomes invalid. If the node dies with a match in which something will be due, the room is
    /// due at once, because only the log says what has changed since.
    pub async fn claim(&self, room: &str, node: &str) -> Result<Claim, StoreError> {
        loop {
            if let Some(epoch) = self.take(room, node).await? {
                return Ok(Claim::Owned(Lease { room: room.to_owned(), node: node.to_owned(), epoch }));
            }
            match self.holder(room).await? {
                None => return Ok(Claim::Unknown),
                Some(Holder(Some(holder))) if holder != node => return Ok(Claim::HeldBy(holder)),
                // The room became free between the two statements, so claim it again.
                Some(Holder(_)) => {}
            }
        }
    }

    async fn take(&self, room: &str, node: &str) -> Result<Option<i64>, StoreError> {
        let take = sql("UPDATE rooms SET node = $2, epoch = epoch + 1, \
            wake_at_ms = CASE WHEN stage = 'playing' AND wake_at_ms IS NOT NULL \
                THEN (SELECT now_ms FROM clock) ELSE wake_at_ms END \
            WHERE id = $1 AND (node IS NULL OR node = $2 OR NOT EXISTS (SELECT 1 FROM nodes \
                WHERE nodes.id = rooms.node AND nodes.expires_ms > (SELECT now_ms FROM clock))) \
            RETURNING epoch");
        let taken = self.database().write(take.bind(room.to_owned()).bind(node.to_owned())).await?;
        Ok(taken.into_iter().next().map(|Number(epoch)| epoch))
    }

    async fn holder(&self, room: &str) -> Result<Option<Holder>, StoreError> {
        self.database().first(sql("SELECT node FROM rooms WHERE id = $1").bind(room.to_owned())).await
    }

    /// Releases a lease. Does nothing if the lease is no longer valid.
    pub async fn release(&self, lease: &Lease) -> Result<(), StoreError> {
        match self.submit(lease.clone(), 0, Vec::new(), RoomChange::ReleaseLease).await {
            Err(StoreError::Fenced) => Ok(()),
            released => released,
        }
    }

    /// Releases all rooms and notices of a node that has just started and so serves none.
    pub async fn release_all(&self, node: &str) -> Result<(), StoreError> {
        let rooms = "UPDATE rooms SET node = NULL WHERE node = $1";
        let notices = "UPDATE notices SET leased_by = NULL WHERE leased_by = $1";
        for release in [rooms, notices] {
            self.database().change(sql(release).bind(node.to_owned())).await?;
        }
        Ok(())
    }

    /// Returns the living node that holds the room.
    pub async fn owner(&self, room: &str) -> Result<Option<String>, StoreError> {
        let owner = sql("SELECT nodes.id FROM rooms JOIN nodes ON nodes.id = rooms.node \
            WHERE rooms.id = $1 AND nodes.expires_ms > (SELECT now_ms FROM clock)");
        let found = self.database().first(owner.bind(room.to_owned())).await?;
        Ok(found.map(|Text(node)| node))
    }
}
