//! Rate limits per client.

use std::net::IpAddr;
use std::num::NonZeroU32;
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use governor::{DefaultDirectRateLimiter, DefaultKeyedRateLimiter, Quota, RateLimiter};
use room::ids::{PlayerId, RoomId};
use room::protocol::Command;
use sha2::{Digest, Sha256};
use store::Store;

use crate::address_counts::AddressCounts;
use crate::error::ApiError;
use crate::settings::Limits;

/// The rate limits of this node. A room is on one node, so limits per room need no store. Limits on accounts and
/// guests are counted in the store, for all nodes together.
pub struct RateLimits {
    limits: Limits,
    store: Store,
    requests: DefaultKeyedRateLimiter<IpAddr>,
    lines: PerPlayer,
    /// Commands about seats, mutes and the room.
    changes: PerPlayer,
    decisions: PerPlayer,
    sockets: Arc<Mutex<AddressCounts>>,
    messages: Quota,
}

/// The window in which attempts are counted.
const QUARTER: Duration = Duration::from_secs(900);

/// The longest delay of an attempt.
const LONGEST_DELAY: Duration = Duration::from_secs(5);

/// A limit for each player in each room.
type PerPlayer = DefaultKeyedRateLimiter<(RoomId, PlayerId)>;

/// How many commands about seats, mutes and the room are allowed for each chat line that is.
const CHANGES_PER_LINE: u32 = 4;

/// How many bug reports a player can send in an hour.
const BUG_REPORTS_PER_HOUR: u32 = 20;

/// How many test notices a player can send in an hour.
const TEST_NOTICES_PER_HOUR: u32 = 10;

/// How many mails with links one mail address or account gets in an hour.
const LINKS_PER_HOUR: u32 = 5;

/// How many copies of their data a player can download in a day.
const EXPORTS_PER_DAY: u32 = 5;

/// What is counted in the store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum LimitKind {
    /// Attempts to log in or to register.
    Attempts,
    /// Such attempts for one name from one address.
    AttemptsForName,
    Guests,
    Rooms,
    BugReports,
    TestNotices,
    /// Such notices from one address.
    TestNoticesFrom,
    /// Links by mail that a player asks for.
    Links,
    /// Links by mail to one mail address or account.
    LinksToAddress,
    /// Links by mail that are asked for from one network address.
    LinksFrom,
    /// Copies of one's data.
    Exports,
}

/// Counts a socket for its address until it is dropped.
pub struct SocketPermit {
    sockets: Arc<Mutex<AddressCounts>>,
    address: IpAddr,
}

impl RateLimits {
    pub(crate) fn new(limits: Limits, store: Store) -> RateLimits {
        let requests = Quota::per_second(at_least_one(limits.requests_per_second))
            .allow_burst(at_least_one(limits.requests_per_second.saturating_mul(10)));
        let messages = Quota::per_second(at_least_one(limits.messages_per_second))
            .allow_burst(at_least_one(limits.messages_per_second.saturating_mul(2)));
        let changes_per_ten_seconds = limits.lines_per_ten_seconds.saturating_mul(CHANGES_PER_LINE);
        RateLimits {
            requests: RateLimiter::keyed(requests),
            lines: RateLimiter::keyed(per_ten_seconds(limits.lines_per_ten_seconds)),
            changes: RateLimiter::keyed(per_ten_seconds(changes_per_ten_seconds)),
            decisions: RateLimiter::keyed(messages),
            sockets: Arc::default(),
            messages,
            limits,
            store,
        }
    }

    pub fn check_request(&self, address: IpAddr) -> Result<(), ApiError> {
        self.requests.check_key(&address).map_err(|_| ApiError::TooMany { retry_s: 1 })
    }

    /// Limits every command, because each can add to the room's log. The strictest limit is on those that disturb
    /// other players.
    pub fn check_command(&self, room: &RoomId, player: &PlayerId, command: &Command) -> Result<(), ApiError> {
        let (limiter, retry_s) = match command {
            Command::Say { .. } | Command::Undo { .. } | Command::Report { .. } => (&self.lines, 5),
            Command::Decide { .. } => (&self.decisions, 1),
            _ => (&self.changes, 5),
        };
        let key = (room.clone(), player.clone());
        limiter.check_key(&key).map_err(|_| ApiError::TooMany { retry_s })
    }

    /// A limiter for the messages of one socket.
    pub fn for_socket(&self) -> DefaultDirectRateLimiter {
        RateLimiter::direct(self.messages)
    }

    /// Counts a new socket, unless its address has too many.
    pub fn admit_socket(&self, address: IpAddr) -> Result<SocketPermit, ApiError> {
        let mut sockets = self.sockets.lock().unwrap_or_else(PoisonError::into_inner);
        if sockets.of(address) >= self.limits.sockets_per_address {
            return Err(ApiError::TooMany { retry_s: 10 });
        }
        sockets.add(address);
        Ok(SocketPermit { sockets: Arc::clone(&self.sockets), address })
    }

    /// Counts in the store, for all nodes together.
    pub async fn count(&self, kind: LimitKind, whose: &str) -> Result<(), ApiError> {
        let limits = &self.limits;
        let (name, most, window) = match kind {
            LimitKind::Attempts => ("attempts", limits.attempts_per_quarter, QUARTER),
            LimitKind::AttemptsForName => ("attempts_for", (limits.attempts_per_quarter / 2).max(1), QUARTER),
            LimitKind::Guests => ("guests", limits.guests_per_hour, Duration::from_secs(3600)),
            LimitKind::Rooms => ("rooms", limits.rooms_per_hour, Duration::from_secs(3600)),
            LimitKind::BugReports => ("bug_reports", BUG_REPORTS_PER_HOUR, Duration::from_secs(3600)),
            LimitKind::TestNotices => ("test_notices", TEST_NOTICES_PER_HOUR, Duration::from_secs(3600)),
            LimitKind::TestNoticesFrom => {
                ("test_notices_from", TEST_NOTICES_PER_HOUR * 4, Duration::from_secs(3600))
            }
            LimitKind::Links => ("links", LINKS_PER_HOUR * 2, Duration::from_secs(3600)),
            LimitKind::LinksToAddress => ("links_to", LINKS_PER_HOUR, Duration::from_secs(3600)),
            LimitKind::LinksFrom => ("links_from", LINKS_PER_HOUR * 4, Duration::from_secs(3600)),
            LimitKind::Exports => ("exports", EXPORTS_PER_DAY, Duration::from_secs(24 * 3600)),
        };
        let count = self.hit(&format!("{name}:{whose}"), window).await?;
        if count > i64::from(most) { Err(ApiError::TooMany { retry_s: 60 }) } else { Ok(()) }
    }

    /// Counts an attempt for a name from any address, and says how long it must wait.
    pub async fn delay_attempt(&self, name: &str) -> Result<Duration, ApiError> {
        let count = self.hit(&format!("attempts_on:{name}"), QUARTER).await?;
        Ok(delay(count, self.limits.attempts_per_quarter))
    }

    /// The store keeps only a hash of what is counted, because it may name a person or an address.
    async fn hit(&self, name: &str, window: Duration) -> Result<i64, ApiError> {
        let window_ms = i64::try_from(window.as_millis()).unwrap_or(i64::MAX);
        Ok(self.store.hit(&hex::encode(Sha256::digest(name)), window_ms).await?)
    }

    /// Drops the counters of inactive clients.
    pub fn sweep(&self) {
        self.requests.retain_recent();
        self.lines.retain_recent();
        self.changes.retain_recent();
        self.decisions.retain_recent();
    }
}

impl SocketPermit {
    pub fn address(&self) -> IpAddr {
        self.address
    }
}

impl Drop for SocketPermit {
    fn drop(&mut self) {
        self.sockets.lock().unwrap_or_else(PoisonError::into_inner).remove(self.address);
    }
}

fn per_ten_seconds(most: u32) -> Quota {
    let most = at_least_one(most);
    Quota::with_period(Duration::from_secs(10) / most.get())
        .unwrap_or(Quota::per_second(NonZeroU32::MIN))
        .allow_burst(most)
}

fn at_least_one(number: u32) -> NonZeroU32 {
    NonZeroU32::new(number).unwrap_or(NonZeroU32::MIN)
}

/// Each attempt above the limit waits a quarter of a second longer.
fn delay(count: i64, most: u32) -> Duration {
    let above = u32::try_from(count.saturating_sub(i64::from(most))).unwrap_or(0);
    Duration::from_millis(250).saturating_mul(above).min(LONGEST_DELAY)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn attempts_above_the_limit_wait_longer_and_longer() {
        let waits: Vec<u128> = [1, 3, 4, 5, 1_000].map(|count| delay(count, 3).as_millis()).to_vec();
        assert_eq!(waits, [0, 0, 250, 500, 5_000]);
    }
}
