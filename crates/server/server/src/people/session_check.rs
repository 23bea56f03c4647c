//! What a long-lived connection remembers of its session, which can end while the connection is open.

use std::fmt;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use room::ids::PlayerId;

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
    pub(super) token_hash: String,
    /// The owner, if the client is a bot.
    owner: Option<PlayerId>,
    revocations_seen: u64,
    checked: Instant,
}

impl SessionCheck {
    /// A session that was just checked, with the number of revocations before the check.
    pub(super) fn new(auth_method: AuthMethod, token_hash: String, revocations_seen: u64) -> SessionCheck {
        SessionCheck { auth_method, token_hash, owner: None, revocations_seen, checked: Instant::now() }
    }

    /// The same for the bot of this owner.
    pub(super) fn of_owner(self, owner: Option<PlayerId>) -> SessionCheck {
        SessionCheck { owner, ..self }
    }

    pub(crate) fn owner(&self) -> Option<&PlayerId> {
        self.owner.as_ref()
    }

    /// Whether the store need not be asked: no session was revoked since the last check, which was not long ago.
    pub(super) fn is_fresh(&self, revocations: &Revocations) -> bool {
        self.revocations_seen == revocations.count() && self.checked.elapsed() < RECHECK
    }

    /// The session was just checked again, with the number of revocations before the check.
    pub(super) fn renew(&mut self, revocations_seen: u64) {
        (self.revocations_seen, self.checked) = (revocations_seen, Instant::now());
    }
}

/// Omits the token hash, because this may be logged.
impl fmt::Debug for SessionCheck {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        out.debug_struct("SessionCheck").field("auth_method", &self.auth_method).finish_non_exhaustive()
    }
}

/// How a client is authenticated.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AuthMethod {
    /// By a cookie. Browsers also send it with requests from other sites, so the origin must be checked.
    Cookie,
    /// By a token in a header, which only the client itself can send.
    Token,
}
