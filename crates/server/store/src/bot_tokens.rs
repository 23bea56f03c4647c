//! Bot tokens, with which a program logs in as a bot. Only their hashes are stored.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::database::{Record, Text, sql};
use crate::error::{StatementError, StoreError};
use crate::store::Store;

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotTokenRow {
    pub token_hash: String,
    pub player: String,
    pub name: String,
    /// The time of creation, by the database's clock.
    pub created_ms: i64,
}

impl Record for BotTokenRow {
    fn read(row: &AnyRow) -> Result<BotTokenRow, sqlx::Error> {
        Ok(BotTokenRow {
            token_hash: row.try_get(0)?,
            player: row.try_get(1)?,
            name: row.try_get(2)?,
            created_ms: row.try_get(3)?,
        })
    }
}

impl Store {
    /// Creates a token for a bot. Its owner can list and delete it.
    pub async fn create_bot_token(
        &self,
        token_hash: &str,
        player: &str,
        owner: &str,
    ) -> Result<(), StoreError> {
        let insert = sql("INSERT INTO bot_tokens (token_hash, player, owner, created_ms) \
            SELECT $1, $2, $3, now_ms FROM clock");
        let insert = insert.bind(token_hash.to_owned()).bind(player.to_owned()).bind(owner.to_owned());
        match self.database().change(insert).await {
            Err(StatementError::Unique) => Err(StoreError::AlreadyExists { what: "token" }),
            Err(StatementError::Reference) => Err(StoreError::NotFound { what: "player" }),
            created => Ok(created.map(|_| ())?),
        }
    }

    /// Lists the tokens of an owner, oldest first.
    pub async fn bot_tokens(&self, owner: &str) -> Result<Vec<BotTokenRow>, StoreError> {
        let tokens =
            sql("SELECT bot_tokens.token_hash, bot_tokens.player, players.name, bot_tokens.created_ms \
            FROM bot_tokens JOIN players ON players.id = bot_tokens.player \
            WHERE bot_tokens.owner = $1 ORDER BY bot_tokens.created_ms, bot_tokens.token_hash");
        self.database().all(tokens.bind(owner.to_owned())).await
    }

    /// Deletes a token of this owner. Returns whether it existed.
    pub async fn delete_bot_token(&self, token_hash: &str, owner: &str) -> Result<bool, StoreError> {
        let delete = sql("DELETE FROM bot_tokens WHERE token_hash = $1 AND owner = $2");
        let delete = delete.bind(token_hash.to_owned()).bind(owner.to_owned());
        Ok(self.database().change(delete).await? > 0)
    }

    /// Returns the player id of the bot with this token.
    pub async fn bot_by_token(&self, token_hash: &str) -> Result<Option<String>, StoreError> {
        let bot = sql("SELECT player FROM bot_tokens WHERE token_hash = $1").bind(token_hash.to_owned());
        Ok(self.database().first(bot).await?.map(|Text(player)| player))
    }

    /// Returns the player id of the owner of the bot with this token.
    pub async fn owner_by_token(&self, token_hash: &str) -> Result<Option<String>, StoreError> {
        let owner = sql("SELECT owner FROM bot_tokens WHERE token_hash = $1").bind(token_hash.to_owned());
        Ok(self.database().first(owner).await?.map(|Text(player)| player))
    }
}
