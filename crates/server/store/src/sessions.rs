//! Sessions of players. Only the hashes of their tokens are stored.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::database::{Number, Record, sql};
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

/// A session as its owner sees it. It has no `Debug`, because it contains the hash of the token.
#[derive(Clone, PartialEq, Eq)]
pub struct OwnSessionRow {
    pub token_hash: String,
    /// What the browser says about itself.
    pub device: String,
    /// `None` for sessions of older versions.
    pub begun_ms: Option<i64>,
    /// The last use, to the hour. `None` for sessions of older versions that were not used since.
    pub used_ms: Option<i64>,
    pub expires_ms: i64,
}

impl Record for OwnSessionRow {
    fn read(row: &AnyRow) -> Result<OwnSessionRow, sqlx::Error> {
        Ok(OwnSessionRow {
            token_hash: row.try_get(0)?,
            device: row.try_get(1)?,
            begun_ms: row.try_get(2)?,
            used_ms: row.try_get(3)?,
            expires_ms: row.try_get(4)?,
        })
    }
}

impl Store {
    /// Creates a session. The player counts as seen.
    pub async fn create_session(
        &self,
        token_hash: &str,
        player: &str,
        device: &str,
        expires_ms: i64,
    ) -> Result<(), StoreError> {
        let insert = sql("INSERT INTO sessions (token_hash, player, device, expires_ms, begun_ms, used_ms) \
            SELECT $1, $2, $3, $4, now_ms, now_ms FROM clock");
        let insert = insert.bind(token_hash.to_owned()).bind(player.to_owned());
        let insert = insert.bind(device.to_owned()).bind(expires_ms);
        match self.database().change(insert).await {
            Err(StatementError::Unique) => Err(StoreError::AlreadyExists { what: "session" }),
            Err(StatementError::Reference) => Err(StoreError::NotFound { what: "player" }),
            begun => {
                begun?;
                self.note_visit(player).await
            }
        }
    }

    /// Returns the session with this token if it has not expired.
    pub async fn session(&self, token_hash: &str) -> Result<Option<SessionRow>, StoreError> {
        let session = sql("SELECT player, expires_ms FROM sessions \
            WHERE token_hash = $1 AND expires_ms > (SELECT now_ms FROM clock)");
        self.database().first(session.bind(token_hash.to_owned())).await
    }

    /// Returns the sessions of a player that have not expired, the last used first.
    pub async fn sessions_of(&self, player: &str) -> Result<Vec<OwnSessionRow>, StoreError> {
        let sessions = sql("SELECT token_hash, device, begun_ms, used_ms, expires_ms FROM sessions \
            WHERE player = $1 AND expires_ms > (SELECT now_ms FROM clock) \
            ORDER BY COALESCE(used_ms, 0) DESC, token_hash");
        self.database().all(sessions.bind(player.to_owned())).await
    }

    /// Notes a use of a session and changes its end. Does nothing if it has expired.
    pub async fn touch_session(&self, token_hash: &str, expires_ms: i64) -> Result<(), StoreError> {
        let touch = sql("UPDATE sessions SET expires_ms = $2, used_ms = (SELECT now_ms FROM clock) \
            WHERE token_hash = $1 AND expires_ms > (SELECT now_ms FROM clock)");
        self.database().change(touch.bind(token_hash.to_owned()).bind(expires_ms)).await?;
        Ok(())
    }

    /// Notes that a player is here.
    pub async fn note_visit(&self, player: &str) -> Result<(), StoreError> {
        let seen = sql("UPDATE players SET seen_ms = (SELECT now_ms FROM clock) WHERE id = $1");
        self.database().change(seen.bind(player.to_owned())).await?;
        Ok(())
    }

    /// Deletes a session. Returns whether it existed.
    pub async fn delete_session(&self, token_hash: &str) -> Result<bool, StoreError> {
        let delete = sql("DELETE FROM sessions WHERE token_hash = $1").bind(token_hash.to_owned());
        Ok(self.database().change(delete).await? > 0)
    }

    /// Deletes all sessions of a player. Returns their number.
    pub async fn delete_sessions_of(&self, player: &str) -> Result<u64, StoreError> {
        self.delete_sessions_except(player, "").await
    }

    /// Deletes all sessions of a player but the one with this token. Returns their number.
    pub async fn delete_sessions_except(&self, player: &str, token_hash: &str) -> Result<u64, StoreError> {
        let delete = sql("DELETE FROM sessions WHERE player = $1 AND token_hash <> $2");
        let delete = delete.bind(player.to_owned()).bind(token_hash.to_owned());
        Ok(self.database().change(delete).await?)
    }

    /// Returns when the sessions of a player end, the last one first.
    pub async fn session_ends(&self, player: &str, limit: u32) -> Result<Vec<i64>, StoreError> {
        let ends = sql("SELECT expires_ms FROM sessions WHERE player = $1 \
            AND expires_ms > (SELECT now_ms FROM clock) ORDER BY expires_ms DESC LIMIT $2");
        let ends = self.database().all(ends.bind(player.to_owned()).bind(i64::from(limit))).await?;
        Ok(ends.into_iter().map(|Number(end)| end).collect())
    }

    /// Deletes all expired sessions. Returns their number.
    pub async fn purge_sessions(&self) -> Result<u64, StoreError> {
        let purge = "DELETE FROM sessions WHERE expires_ms <= (SELECT now_ms FROM clock)";
        Ok(self.database().change(sql(purge)).await?)
    }
}
