//! Ends sessions, and checks those of long-lived connections: a session can end and a bot token can be revoked while they
//! are open.

use room::ids::{PlayerId, Token};

use super::{AuthMethod, People, SessionCheck};
use crate::error::ApiError;
use crate::nodes::NodeMessage;

impl People {
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
