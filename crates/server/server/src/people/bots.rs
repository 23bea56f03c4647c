//! External bots: programs with a token, each owned by an account.

use room::ids::{PlayerId, Token};
use store::{PlayerKind, PlayerRow};

use super::{Caller, People};
use crate::clock::now_ms;
use crate::error::ApiError;

/// How many bots an account may have.
const MOST: usize = 20;

/// A new bot with its token, which is shown only once.
pub struct NewBot {
    pub player: PlayerId,
    pub name: String,
    pub token: Token,
}

/// A bot as its owner sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BotRow {
    pub player: String,
    pub name: String,
    /// In milliseconds since 1970.
    pub created_ms: i64,
}

impl People {
    /// Creates a bot. The owner must have an account.
    pub async fn new_bot(&self, owner: &Caller, name: &str) -> Result<NewBot, ApiError> {
        let name = self.free_name(name, Some(&owner.player)).await?;
        if self.account(&owner.player).await?.is_none() {
            return Err(ApiError::NoAccount);
        }
        if self.bots_of(owner).await?.len() >= MOST {
            return Err(ApiError::ManyBots { most: MOST });
        }
        let (player, token) = (PlayerId::draw(), Token::draw());
        let (id, created_ms) = (player.to_string(), now_ms());
        let row = PlayerRow { id, name: name.clone(), kind: PlayerKind::Bot, created_ms };
        self.store.create_player(row).await?;
        self.store.create_bot_token(&token.hash(), player.as_str(), owner.player.as_str()).await?;
        Ok(NewBot { player, name, token })
    }

    /// The owner's bots, the oldest first.
    pub async fn bots_of(&self, owner: &Caller) -> Result<Vec<BotRow>, ApiError> {
        let tokens = self.store.bot_tokens(owner.player.as_str()).await?;
        let row = |token: store::BotTokenRow| {
            let store::BotTokenRow { player, name, created_ms, .. } = token;
            BotRow { player, name, created_ms }
        };
        Ok(tokens.into_iter().map(row).collect())
    }

    /// Revokes a bot's token. Its games stay.
    pub async fn delete_bot(&self, owner: &Caller, bot: &str) -> Result<(), ApiError> {
        let tokens = self.store.bot_tokens(owner.player.as_str()).await?;
        let token = tokens.into_iter().find(|token| token.player == bot).ok_or(ApiError::UnknownBot)?;
        if self.store.delete_bot_token(&token.token_hash, owner.player.as_str()).await? {
            self.announce_revocation().await;
        }
        Ok(())
    }
}
