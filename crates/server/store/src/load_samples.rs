//! How busy each node was.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::database::{Number, Record, sql};
use crate::error::StoreError;
use crate::store::Store;

/// A node's figures at one time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LoadSample {
    pub node: String,
    pub at_ms: i64,
    /// People with an open table.
    pub people: i64,
    /// Open rooms.
    pub rooms: i64,
    /// Requests since the last sample.
    pub requests: i64,
    /// The mean time of their answers, in microseconds.
    pub answer_us: i64,
    pub memory_bytes: i64,
}

impl Record for LoadSample {
    fn read(row: &AnyRow) -> Result<LoadSample, sqlx::Error> {
        Ok(LoadSample {
            node: row.try_get(0)?,
            at_ms: row.try_get(1)?,
            people: row.try_get(2)?,
            rooms: row.try_get(3)?,
            requests: row.try_get(4)?,
            answer_us: row.try_get(5)?,
            memory_bytes: row.try_get(6)?,
        })
    }
}

impl Store {
    pub async fn add_load_sample(&self, sample: LoadSample) -> Result<(), StoreError> {
        let add =
            sql("INSERT INTO load_samples (node, at_ms, people, rooms, requests, answer_us, memory_bytes) \
            VALUES ($1, $2, $3, $4, $5, $6, $7) ON CONFLICT (node, at_ms) DO NOTHING");
        let add = add.bind(sample.node).bind(sample.at_ms).bind(sample.people).bind(sample.rooms);
        let add = add.bind(sample.requests).bind(sample.answer_us).bind(sample.memory_bytes);
        self.database().change(add).await?;
        Ok(())
    }

    /// Returns the samples since a time, oldest first.
    pub async fn load_samples(&self, since_ms: i64, limit: u32) -> Result<Vec<LoadSample>, StoreError> {
        let samples =
            sql("SELECT node, at_ms, people, rooms, requests, answer_us, memory_bytes FROM load_samples \
            WHERE at_ms >= $1 ORDER BY at_ms, node LIMIT $2");
        self.database().all(samples.bind(since_ms).bind(i64::from(limit))).await
    }

    /// Deletes the samples before a time. Returns their number.
    pub async fn purge_load_samples(&self, before_ms: i64) -> Result<u64, StoreError> {
        let purge = sql("DELETE FROM load_samples WHERE at_ms < $1").bind(before_ms);
        Ok(self.database().change(purge).await?)
    }

    /// The size of the store in bytes.
    pub async fn size(&self) -> Result<i64, StoreError> {
        let size = self.database().first(sql(self.database().dialect.size)).await?;
        Ok(size.map_or(0, |Number(bytes)| bytes))
    }
}
