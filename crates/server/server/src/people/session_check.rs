//! Checks long-lived connections: a session can end and a bot token can be revoked while they are open.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use room::ids::{PlayerId, Token};

use super::AuthMethod;
use super::People;
use crate::error::ApiError;
use crate::rooms::NodeMessage;

/// How long a check is valid without asking the store. A message from another node can be lost.
const RECHECK: Duration = Duration::from_secs(300);

/// How many revocations this node knows of.
#[derive(Debug, Default)]
pub struct Revocations(AtomicU64);

impl Revocations {
    pub(super) fn count(&self) -> u64 {
        self.0.load(Ordering::Acquire)
    }

    /// Counts a revocation. All connections check their session again.
    pub fn increment(&self) {
        self.0.fetch_add(1, Ordering::AcqRel);
    }
}

/// A session or bot token, and when it was last checked.
#[derive(Clone)]
pub struct SessionCheck {
    pub(super) auth_method: AuthMethod,
    token_hash: String,
    revocations_seen: u64,
    checked: Instant,
}

impl SessionCheck {
    /// A session that was just checked, with the number of revocations before the check.
    pub(super) fn new(auth_method: AuthMethod, token_hash: String, revocations_seen: u64) -> SessionCheck {
        SessionCheck { auth_method, token_hash, revocations_seen, checked: Instant::now() }
    }

    /// Whether the session is still valid. This runs before every message, so it asks the store only after a
    /// revocation or after a long time.
    pub async fn holds(&mut self, people: &People) -> bool {
        let is_fresh =
            self.revocations_seen == people.revocations.count() && self.checked.elapsed() < RECHECK;
        // Boxed, to keep this rare case out of every connection's future.
        is_fresh || Box::pin(self.recheck(people)).await
    }

    /// If the store does not answer, the session stays valid and is checked again next time.
    async fn recheck(&mut self, people: &People) -> bool {
        let revocations_seen = people.revocations.count();
        match people.player_of(self.auth_method, &self.token_hash).await {
            Ok(player) => {
                (self.revocations_seen, self.checked) = (revocations_seen, Instant::now());
                player.is_some()
            }
            Err(_) => true,
        }
    }
}

/// Omits the token hash, because this may be logged.
impl fmt::Debug for SessionCheck {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("SessionCheck").field("auth_method", &self.auth_method).finish_non_exhaustive()
    }
}

impl People {
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
