//! Ends sessions, and checks those of long-lived connections: a session can end and a bot token can be revoked while they
//! are open.

use room::ids::{PlayerId, Token};
use store::OwnSessionRow;

use super::{AuthMethod, Caller, People, SessionCheck};
use crate::error::ApiError;
use crate::nodes::NodeMessage;

/// How many characters of a token's hash name a session. They grant nothing.
const NAME_LENGTH: usize = 16;

/// A session as its owner sees it.
pub struct OwnSession {
    /// Names it in requests.
    pub id: String,
    /// Such as `Firefox, Windows`; empty if the browser did not say.
    pub device: String,
    /// In milliseconds since 1970; unknown for sessions of older versions.
    pub begun_ms: Option<i64>,
    /// The last use, to the hour.
    pub used_ms: Option<i64>,
    /// Whether the request came from it.
    pub current: bool,
}

impl People {
    /// The sessions of the caller, the last used first.
    pub async fn sessions_of(&self, caller: &Caller) -> Result<Vec<OwnSession>, ApiError> {
        let rows = self.store.sessions_of(caller.player.as_str()).await?;
        let own = |row: OwnSessionRow| OwnSession {
            current: row.token_hash == caller.session.token_hash,
            id: name_of(&row.token_hash).to_owned(),
            device: row.device,
            begun_ms: row.begun_ms,
            used_ms: row.used_ms,
        };
        Ok(rows.into_iter().map(own).collect())
    }

    /// Ends one session of the caller.
    pub async fn end_session_named(&self, caller: &Caller, name: &str) -> Result<(), ApiError> {
        let rows = self.store.sessions_of(caller.player.as_str()).await?;
        let named = rows.into_iter().find(|row| name_of(&row.token_hash) == name);
        let named = named.ok_or(ApiError::UnknownSession)?;
        if self.store.delete_session(&named.token_hash).await? {
            self.announce_revocation().await;
        }
        Ok(())
    }

    /// Ends all sessions of the caller but this one.
    pub async fn end_other_sessions(&self, caller: &Caller) -> Result<(), ApiError> {
        let (player, token_hash) = (caller.player.as_str(), &caller.session.token_hash);
        if self.store.delete_sessions_except(player, token_hash).await? > 0 {
            self.announce_revocation().await;
        }
        Ok(())
    }

    /// Whether a session is still valid. This runs before every message, so it asks the store only after a revocation or
    /// after a long time.
    pub async fn holds(&self, session: &mut SessionCheck) -> bool {
        // Boxed, to keep this rare case out of every connection's future.
        session.is_fresh(&self.revocations) || Box::pin(self.recheck(session)).await
    }

    /// If the store does not answer, the session stays valid and is checked again next time.
    async fn recheck(&self, session: &mut SessionCheck) -> bool {
        let revocations_seen = self.revocations.count();
        match self.player_of(session.auth_method, &session.token_hash).await {
            Ok(player) => {
                session.renew(revocations_seen);
                player.is_some()
            }
            Err(_) => true,
        }
    }

    /// The player of a session or bot token.
    async fn player_of(&self, auth_method: AuthMethod, token_hash: &str) -> Result<Option<String>, ApiError> {
        Ok(match auth_method {
            AuthMethod::Cookie => self.store.session(token_hash).await?.map(|session| session.player),
            AuthMethod::Token => self.store.bot_by_token(token_hash).await?,
        })
    }

    /// Ends a session on all nodes.
    pub async fn end_session(&self, token: &Token) -> Result<(), ApiError> {
        if self.store.delete_session(&token.hash()).await? {
            self.announce_revocation().await;
        }
        Ok(())
    }

    /// Ends all sessions of a player on all nodes.
    pub async fn end_sessions_of(&self, player: &PlayerId) -> Result<(), ApiError> {
        if self.store.delete_sessions_of(player.as_str()).await? > 0 {
            self.announce_revocation().await;
        }
        Ok(())
    }

    /// Informs all nodes of a revocation.
    pub(super) async fn announce_revocation(&self) {
        self.revocations.increment();
        if let Err(error) = self.nodes.send_to_others(&NodeMessage::Revoked).await {
            tracing::warn!(%error, "other nodes were not informed of a revoked session");
        }
    }
}

fn name_of(token_hash: &str) -> &str {
    token_hash.get(..NAME_LENGTH).unwrap_or(token_hash)
}
