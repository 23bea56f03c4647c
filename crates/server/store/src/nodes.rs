//! Nodes and their heartbeats, by the database's clock.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::database::{Record, sql};
use crate::error::StoreError;
use crate::store::Store;

/// A living node.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct NodeRow {
    pub id: String,
    /// The address for other nodes.
    pub address: String,
    /// The version of its program, once it has said so.
    pub version: Option<String>,
}

impl Record for NodeRow {
    fn read(row: &AnyRow) -> Result<NodeRow, sqlx::Error> {
        Ok(NodeRow { id: row.try_get(0)?, address: row.try_get(1)?, version: row.try_get(2)? })
    }
}

impl Store {
    /// Stores a heartbeat: the node counts as living for the next `ttl_ms` milliseconds.
    pub async fn beat(&self, node: &str, address: &str, ttl_ms: i64) -> Result<(), StoreError> {
        let beat = sql(
            "INSERT INTO nodes (id, address, expires_ms) SELECT $1, $2, now_ms + $3 FROM clock WHERE true \
            ON CONFLICT (id) DO UPDATE SET address = excluded.address, expires_ms = excluded.expires_ms",
        );
        let beat = beat.bind(node.to_owned()).bind(address.to_owned()).bind(ttl_ms);
        self.database().change(beat).await?;
        Ok(())
    }

    /// Stores the version of a node's program.
    pub async fn set_node_version(&self, node: &str, version: &str) -> Result<(), StoreError> {
        let set = sql("UPDATE nodes SET version = $2 WHERE id = $1");
        self.database().change(set.bind(node.to_owned()).bind(version.to_owned())).await?;
        Ok(())
    }

    pub async fn living_nodes(&self) -> Result<Vec<NodeRow>, StoreError> {
        let living = "SELECT id, address, version FROM nodes WHERE expires_ms > (SELECT now_ms FROM clock) ORDER BY id";
        self.database().all(sql(living)).await
    }

    /// Removes a node. Other nodes can then claim its rooms.
    pub async fn depart(&self, node: &str) -> Result<(), StoreError> {
        self.database().change(sql("DELETE FROM nodes WHERE id = $1").bind(node.to_owned())).await?;
        Ok(())
    }
}
