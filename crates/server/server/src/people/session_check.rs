//! Whether someone who stays for long may still stay: a session can end meanwhile, and a bot's token be taken away.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use super::People;
use super::Proof;
use crate::error::ApiError;
use crate::rooms::NodeMessage;
use room::ids::{PlayerId, Token};

/// After so long the store is asked in any case: word from another node can be lost.
const ASK_ANEW: Duration = Duration::from_secs(300);

/// How often a proof was taken back, as far as this node has heard.
#[derive(Debug, Default)]
pub struct Revocations(AtomicU64);

impl Revocations {
    pub(super) fn heard(&self) -> u64 {
        self.0.load(Ordering::Acquire)
    }

    /// Another one was: all who stay are to be looked up anew.
    pub fn hear(&self) {
        self.0.fetch_add(1, Ordering::AcqRel);
    }
}

/// What someone has shown to be known, and when it was last found to hold.
#[derive(Clone)]
pub struct SessionCheck {
    pub(super) proof: Proof,
    token_hash: String,
    heard: u64,
    asked: Instant,
}

impl SessionCheck {
    /// What has just been looked up, after so many revocations were heard of.
    pub(super) fn new(proof: Proof, token_hash: String, heard: u64) -> SessionCheck {
        SessionCheck { proof, token_hash, heard, asked: Instant::now() }
    }

    /// Whether it still holds. It is asked before everything that is told or done, and so it is looked up only if
    /// something was taken back since, or after long.
    pub async fn holds(&mut self, people: &People) -> bool {
        let is_fresh = self.heard == people.revocations.heard() && self.asked.elapsed() < ASK_ANEW;
        // What is rare and large is kept out of every conversation's memory.
        is_fresh || Box::pin(self.is_found(people)).await
    }

    /// A store that does not answer takes nobody's session: it is asked again the next time.
    async fn is_found(&mut self, people: &People) -> bool {
        let heard = people.revocations.heard();
        match people.player_of(self.proof, &self.token_hash).await {
            Ok(player) => {
                (self.heard, self.asked) = (heard, Instant::now());
                player.is_some()
            }
            Err(_) => true,
        }
    }
}

/// Shows nothing of the token, because it may end up in a server's log.
impl fmt::Debug for SessionCheck {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("SessionCheck").field("proof", &self.proof).finish_non_exhaustive()
    }
}

impl People {
    /// Who is known by this.
    async fn player_of(&self, proof: Proof, token_hash: &str) -> Result<Option<String>, ApiError> {
        Ok(match proof {
            Proof::Cookie => self.store.session(token_hash).await?.map(|session| session.player),
            Proof::Token => self.store.bot_by_token(token_hash).await?,
        })
    }

    /// Ends a session, wherever it is in use.
    pub async fn end_session(&self, token: &Token) -> Result<(), ApiError> {
        if self.store.delete_session(&token.hash()).await? {
            self.revoke().await;
        }
        Ok(())
    }

    /// Ends all sessions of a player, wherever they are in use.
    pub async fn end_sessions_of(&self, player: &PlayerId) -> Result<(), ApiError> {
        if self.store.delete_sessions_of(player.as_str()).await? > 0 {
            self.revoke().await;
        }
        Ok(())
    }

    /// Lets all nodes know that something was taken back.
    pub(super) async fn revoke(&self) {
        self.revocations.hear();
        if let Err(error) = self.nodes.send_to_others(&NodeMessage::Revoked).await {
            tracing::warn!(%error, "other nodes hear late of a session that has ended");
        }
    }
}
