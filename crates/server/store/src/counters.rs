//! Counters for rate limits, shared by all nodes.

use crate::database::{Number, sql};
use crate::error::StoreError;
use crate::store::Store;

impl Store {
    /// Increments a counter and returns its value in the current window of `window_ms` milliseconds, by the database's
    /// clock. Counters can be lost when the store restarts.
    pub async fn hit(&self, name: &str, window_ms: i64) -> Result<i64, StoreError> {
        let hit = sql("INSERT INTO counters (name, window_start_ms, expires_ms, hits) \
            SELECT $1, now_ms - now_ms % $2, now_ms - now_ms % $2 + $2, 1 FROM clock WHERE true \
            ON CONFLICT (name) DO UPDATE SET window_start_ms = excluded.window_start_ms, \
                expires_ms = excluded.expires_ms, \
                hits = CASE WHEN counters.window_start_ms = excluded.window_start_ms \
                    THEN counters.hits + 1 ELSE 1 END \
            RETURNING hits");
        let hits = self.database().write(hit.bind(name.to_owned()).bind(window_ms.max(1))).await?;
        Ok(hits.into_iter().next().map_or(0, |Number(hits)| hits))
    }

    /// Deletes the counters whose window has passed. Returns their number.
    pub async fn purge_counters(&self) -> Result<u64, StoreError> {
        let purge = "DELETE FROM counters WHERE expires_ms <= (SELECT now_ms FROM clock)";
        Ok(self.database().change(sql(purge)).await?)
    }
}
