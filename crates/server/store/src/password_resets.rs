//! Links with which the owner of an account sets a new password. Only the hashes of their tokens are stored.

use crate::accounts::AccountRow;
use crate::database::{Text, sql};
use crate::error::{StatementError, StoreError};
use crate::store::Store;

/// How many links of an account are valid at once. A client that asks for many links cannot fill the table.
const MOST_LINKS: i64 = 5;

impl Store {
    /// Adds a link that is valid for this time. If the account has too many, the oldest one ends.
    pub async fn create_password_reset(
        &self,
        token_hash: &str,
        player: &str,
        valid_ms: i64,
    ) -> Result<(), StoreError> {
        let insert = sql("INSERT INTO password_resets (token_hash, player, expires_ms) \
            SELECT $1, $2, now_ms + $3 FROM clock");
        let insert = insert.bind(token_hash.to_owned()).bind(player.to_owned()).bind(valid_ms);
        match self.database().change(insert).await {
            Err(StatementError::Unique) => return Err(StoreError::AlreadyExists { what: "link" }),
            Err(StatementError::Reference) => return Err(StoreError::NotFound { what: "account" }),
            created => created?,
        };
        let trim = sql("DELETE FROM password_resets WHERE player = $1 AND token_hash NOT IN \
            (SELECT token_hash FROM password_resets WHERE player = $1 \
                ORDER BY expires_ms DESC, token_hash LIMIT $2)");
        self.database().change(trim.bind(player.to_owned()).bind(MOST_LINKS)).await?;
        Ok(())
    }

    /// Returns the account of a link that is still valid.
    pub async fn password_reset(&self, token_hash: &str) -> Result<Option<AccountRow>, StoreError> {
        let account = sql("SELECT accounts.player, accounts.name, accounts.password_hash \
            FROM password_resets JOIN accounts ON accounts.player = password_resets.player \
            WHERE password_resets.token_hash = $1 \
                AND password_resets.expires_ms > (SELECT now_ms FROM clock)");
        self.database().first(account.bind(token_hash.to_owned())).await
    }

    /// Sets the password of a link's account. The link, all others of the account and all of its sessions end. Returns
    /// the player, or `None` if the link is not valid.
    pub async fn reset_password(
        &self,
        token_hash: &str,
        password_hash: &str,
    ) -> Result<Option<String>, StoreError> {
        let mut work = self.database().begin().await?;
        let take = sql("DELETE FROM password_resets WHERE token_hash = $1 \
            AND expires_ms > (SELECT now_ms FROM clock) RETURNING player");
        let taken: Vec<Text> = work.rows(take.bind(token_hash.to_owned())).await?;
        let Some(Text(player)) = taken.into_iter().next() else {
            work.rollback().await?;
            return Ok(None);
        };
        let set = sql("UPDATE accounts SET password_hash = $2 WHERE player = $1");
        work.change(set.bind(player.clone()).bind(password_hash.to_owned())).await?;
        for end in ["DELETE FROM password_resets WHERE player = $1", "DELETE FROM sessions WHERE player = $1"]
        {
            work.change(sql(end).bind(player.clone())).await?;
        }
        work.commit().await?;
        Ok(Some(player))
    }
}
