//! Leases: which node may write to a room. Each claim raises the room's epoch, so that whoever held it before is
//! refused from then on, even if it has not noticed.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::database::{Record, sql};
use crate::error::StoreError;
use crate::store::{Number, Store, Text};
use crate::writer::Beside;

/// The right to write to a room, until someone claims it again.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Lease {
    /// The room.
    pub room: String,
    /// The node that holds it.
    pub node: String,
    /// The number of the claim.
    pub epoch: i64,
}

/// What became of a claim.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Claim {
    /// The room is the claimant's.
    Owned(Lease),
    /// Another node, which lives, has it.
    HeldBy(String),
    /// There is no such room.
    Unknown,
}

/// The node that a room's row names, whether it lives or not.
struct Holder(Option<String>);

impl Record for Holder {
    fn read(row: &AnyRow) -> Result<Holder, sqlx::Error> {
        Ok(Holder(row.try_get(0)?))
    }
}

impl Store {
    /// Claims a room for a node. It is had if it is free, if its owner no longer lives, or if it is the node's own,
    /// whose older lease then no longer holds.
    pub async fn claim(&self, room: &str, node: &str) -> Result<Claim, StoreError> {
        loop {
            if let Some(epoch) = self.take(room, node).await? {
                return Ok(Claim::Owned(Lease { room: room.to_owned(), node: node.to_owned(), epoch }));
            }
            match self.holder(room).await? {
                None => return Ok(Claim::Unknown),
                Some(Holder(Some(holder))) if holder != node => return Ok(Claim::HeldBy(holder)),
                // It became free between the two questions, so it is claimed again.
                Some(Holder(_)) => {}
            }
        }
    }

    async fn take(&self, room: &str, node: &str) -> Result<Option<i64>, StoreError> {
        let take = sql("UPDATE rooms SET node = $2, epoch = epoch + 1 \
            WHERE id = $1 AND (node IS NULL OR node = $2 OR NOT EXISTS (SELECT 1 FROM nodes \
                WHERE nodes.id = rooms.node AND nodes.expires_ms > (SELECT now_ms FROM clock))) \
            RETURNING epoch");
        let taken = self.database().write(take.bind(room.to_owned()).bind(node.to_owned())).await?;
        Ok(taken.into_iter().next().map(|Number(epoch)| epoch))
    }

    async fn holder(&self, room: &str) -> Result<Option<Holder>, StoreError> {
        self.database().first(sql("SELECT node FROM rooms WHERE id = $1").bind(room.to_owned())).await
    }

    /// Gives a room back. A lease that no longer holds has nothing to give back.
    pub async fn release(&self, lease: &Lease) -> Result<(), StoreError> {
        match self.enter(lease.clone(), 0, Vec::new(), Beside::Releasing).await {
            Err(StoreError::Fenced) => Ok(()),
            released => released,
        }
    }

    /// The node that has a room, if it lives.
    pub async fn owner(&self, room: &str) -> Result<Option<String>, StoreError> {
        let owner = sql("SELECT nodes.id FROM rooms JOIN nodes ON nodes.id = rooms.node \
            WHERE rooms.id = $1 AND nodes.expires_ms > (SELECT now_ms FROM clock)");
        let found = self.database().first(owner.bind(room.to_owned())).await?;
        Ok(found.map(|Text(node)| node))
    }
}
