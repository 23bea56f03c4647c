//! Secrets of the server that are drawn once and shared by all nodes.

use crate::database::{Text, sql};
use crate::error::StoreError;
use crate::store::Store;

impl Store {
    /// Returns the key with this name. The first caller's `fresh` key stays.
    pub async fn server_key(&self, name: &str, fresh: &str) -> Result<String, StoreError> {
        let key = sql("SELECT value FROM server_keys WHERE name = $1");
        let insert =
            sql("INSERT INTO server_keys (name, value) VALUES ($1, $2) ON CONFLICT (name) DO NOTHING");
        self.database().change(insert.bind(name.to_owned()).bind(fresh.to_owned())).await?;
        let found = self.database().first(key.bind(name.to_owned())).await?;
        found.map(|Text(value)| value).ok_or(StoreError::NotFound { what: "server key" })
    }
}
