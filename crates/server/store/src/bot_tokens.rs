//! Bot tokens: how a program proves that it is a bot's player. The store knows only hashes.

use sqlx::Row;
use sqlx::any::AnyRow;

use crate::database::{Record, sql};
use crate::error::{Failure, StoreError};
use crate::store::{Store, Text};

/// A bot's token.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotTokenRow {
    /// The hash of the token.
    pub token_hash: String,
    /// The bot it stands for.
    pub player: String,
    /// The name of the bot.
    pub name: String,
    /// When it was made, by the database's clock.
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
    /// Makes a token for a bot, whose owner may list and delete it.
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
            Err(Failure::Unique) => Err(StoreError::AlreadyThere { what: "token" }),
            Err(Failure::Reference) => Err(StoreError::NotThere { what: "player" }),
            created => Ok(created.map(|_| ())?),
        }
    }

    /// The tokens that belong to an owner, oldest first.
    pub async fn bot_tokens(&self, owner: &str) -> Result<Vec<BotTokenRow>, StoreError> {
        let tokens =
            sql("SELECT bot_tokens.token_hash, bot_tokens.player, players.name, bot_tokens.created_ms \
            FROM bot_tokens JOIN players ON players.id = bot_tokens.player \
            WHERE bot_tokens.owner = $1 ORDER BY bot_tokens.created_ms, bot_tokens.token_hash");
        self.database().all(tokens.bind(owner.to_owned())).await
    }

    /// Deletes a token of this owner, and says whether there was one.
    pub async fn delete_bot_token(&self, token_hash: &str, owner: &str) -> Result<bool, StoreError> {
        let delete = sql("DELETE FROM bot_tokens WHERE token_hash = $1 AND owner = $2");
        let delete = delete.bind(token_hash.to_owned()).bind(owner.to_owned());
        Ok(self.database().change(delete).await? > 0)
    }

    /// The bot that a token stands for.
    pub async fn bot_by_token(&self, token_hash: &str) -> Result<Option<String>, StoreError> {
        let bot = sql("SELECT player FROM bot_tokens WHERE token_hash = $1").bind(token_hash.to_owned());
        Ok(self.database().first(bot).await?.map(|Text(player)| player))
    }
}
