//! Sessions of players. Only the hashes of their tokens are stored.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::database::{Record, sql};
use crate::error::{StatementError, StoreError};
use crate::store::Store;

/// A session that has not expired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SessionRow {
    pub player: String,
    /// The end of the session, by the database's clock.
    pub expires_ms: i64,
}

impl Record for SessionRow {
    fn read(row: &AnyRow) -> Result<SessionRow, sqlx::Error> {
        Ok(SessionRow { player: row.try_get(0)?, expires_ms: row.try_get(1)? })
    }
}

impl Store {
    pub async fn create_session(
        &self,
        token_hash: &str,
        player: &str,
        expires_ms: i64,
    ) -> Result<(), StoreError> {
        let insert = sql("INSERT INTO sessions (token_hash, player, expires_ms) VALUES ($1, $2, $3)");
        let insert = insert.bind(token_hash.to_owned()).bind(player.to_owned()).bind(expires_ms);
        match self.database().change(insert).await {
            Err(StatementError::Unique) => Err(StoreError::AlreadyExists { what: "session" }),
            Err(StatementError::Reference) => Err(StoreError::NotFound { what: "player" }),
            begun => Ok(begun.map(|_| ())?),
        }
    }

    /// Returns the session with this token if it has not expired.
    pub async fn session(&self, token_hash: &str) -> Result<Option<SessionRow>, StoreError> {
        let session = sql("SELECT player, expires_ms FROM sessions \
            WHERE token_hash = $1 AND expires_ms > (SELECT now_ms FROM clock)");
        self.database().first(session.bind(token_hash.to_owned())).await
    }

    /// Changes the end of a session. Does nothing if it has expired.
    pub async fn touch_session(&self, token_hash: &str, expires_ms: i64) -> Result<(), StoreError> {
        let touch = sql("UPDATE sessions SET expires_ms = $2 \
            WHERE token_hash = $1 AND expires_ms > (SELECT now_ms FROM clock)");
        self.database().change(touch.bind(token_hash.to_owned()).bind(expires_ms)).await?;
        Ok(())
    }

    /// Deletes a session. Returns whether it existed.
    pub async fn delete_session(&self, token_hash: &str) -> Result<bool, StoreError> {
        let delete = sql("DELETE FROM sessions WHERE token_hash = $1").bind(token_hash.to_owned());
        Ok(self.database().change(delete).await? > 0)
    }

    /// Deletes all sessions of a player. Returns their number.
    pub async fn delete_sessions_of(&self, player: &str) -> Result<u64, StoreError> {
        let delete = sql("DELETE FROM sessions WHERE player = $1").bind(player.to_owned());
        Ok(self.database().change(delete).await?)
    }

    /// Deletes all expired sessions. Returns their number.
    pub async fn purge_sessions(&self) -> Result<u64, StoreError> {
        let purge = "DELETE FROM sessions WHERE expires_ms <= (SELECT now_ms FROM clock)";
        Ok(self.database().change(sql(purge)).await?)
    }
}
