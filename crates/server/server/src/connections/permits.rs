//! Counts connections, in total and per address.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio_util::sync::CancellationToken;

use crate::address_counts::AddressCounts;
use crate::client_address::counted;
use crate::settings::Settings;

/// Open files that are kept for the store, the bus and reminders.
const RESERVED_FILES: usize = 64;

/// How many connections above the limits are open at the same time.
const OVERFLOW: usize = 32;

/// Which requests a connection may send.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Lane {
    /// All requests.
    Regular,
    /// The connection is above a limit. Health checks are answered, other requests are refused.
    Overflow,
}

/// The connections that are open on this node.
pub struct Connections {
    total: usize,
    per_address: usize,
    trust_proxy: bool,
    open: Mutex<Open>,
}

#[derive(Default)]
struct Open {
    regular: usize,
    by_address: AddressCounts,
    /// The oldest first.
    overflow: VecDeque<(u64, CancellationToken)>,
    last_overflow: u64,
}

/// Counts a connection until it is dropped.
pub struct ConnectionPermit {
    connections: Arc<Connections>,
    counted: CountedAs,
    evicted: CancellationToken,
}

#[derive(Clone, Copy)]
enum CountedAs {
    Regular { address: Option<IpAddr> },
    Overflow { number: u64 },
}

impl Connections {
    pub(crate) fn new(settings: &Settings) -> Arc<Connections> {
        let total = settings.limits.connections.min(for_connections(open_files())).max(1);
        let per_address = settings.limits.connections_per_address.min(total / 2).max(1);
        Arc::new(Connections {
            total,
            per_address,
            trust_proxy: settings.trust_proxy,
            open: Mutex::default(),
        })
    }

    /// The number of open connections, without those above the limits.
    pub fn count(&self) -> usize {
        self.open().regular
    }

    /// Counts a new connection. Above a limit, it gets a place in the overflow and the oldest one there is closed, so
    /// that a health check always finds a place.
    pub(crate) fn admit(self: &Arc<Connections>, peer: IpAddr) -> ConnectionPermit {
        let evicted = CancellationToken::new();
        let counted = self.open().admit(self, self.limited(peer), &evicted);
        ConnectionPermit { connections: Arc::clone(self), counted, evicted }
    }

    /// The address that the limit per address counts. All clients of a trusted proxy share its address, so a proxy on
    /// this machine or in a private network is not limited.
    fn limited(&self, peer: IpAddr) -> Option<IpAddr> {
        let is_proxy = self.trust_proxy && is_near(peer.to_canonical());
        (!is_proxy).then(|| counted(peer))
    }

    fn open(&self) -> MutexGuard<'_, Open> {
        self.open.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Open {
    fn admit(
        &mut self,
        limits: &Connections,
        address: Option<IpAddr>,
        evicted: &CancellationToken,
    ) -> CountedAs {
        let of_address = address.map_or(0, |address| self.by_address.of(address));
        if self.regular >= limits.total || of_address >= limits.per_address {
            return self.overflow(evicted);
        }
        self.regular += 1;
        address.into_iter().for_each(|address| self.by_address.add(address));
        CountedAs::Regular { address }
    }

    fn overflow(&mut self, evicted: &CancellationToken) -> CountedAs {
        if self.overflow.len() >= OVERFLOW
            && let Some((_, oldest)) = self.overflow.pop_front()
        {
            oldest.cancel();
        }
        self.last_overflow += 1;
        self.overflow.push_back((self.last_overflow, evicted.clone()));
        CountedAs::Overflow { number: self.last_overflow }
    }

    fn release(&mut self, counted: CountedAs) {
        match counted {
            CountedAs::Regular { address } => {
                self.regular -= 1;
                address.into_iter().for_each(|address| self.by_address.remove(address));
            }
            CountedAs::Overflow { number } => self.overflow.retain(|(other, _)| *other != number),
        }
    }
}

impl ConnectionPermit {
    pub(crate) fn lane(&self) -> Lane {
        match self.counted {
            CountedAs::Regular { .. } => Lane::Regular,
            CountedAs::Overflow { .. } => Lane::Overflow,
        }
    }

    /// Cancelled when the connection must make room for another.
    pub(crate) fn evicted(&self) -> CancellationToken {
        self.evicted.clone()
    }
}

impl Drop for ConnectionPermit {
    fn drop(&mut self) {
        self.connections.open().release(self.counted);
    }
}

/// The soft limit on open files of this process.
#[cfg(unix)]
fn open_files() -> usize {
    let limit = rlimit::Resource::NOFILE.get_soft().unwrap_or(1_024);
    usize::try_from(limit).unwrap_or(usize::MAX)
}

/// Windows has no such limit on sockets.
#[cfg(windows)]
fn open_files() -> usize {
    usize::MAX
}

/// How many of the open files connections may use.
fn for_connections(files: usize) -> usize {
    files.saturating_sub(RESERVED_FILES + OVERFLOW).max(files / 4)
}

/// Whether an address is on this machine or in a private network.
fn is_near(address: IpAddr) -> bool {
    match address {
        IpAddr::V4(address) => address.is_loopback() || address.is_private() || address.is_link_local(),
        IpAddr::V6(address) => {
            address.is_loopback() || address.is_unique_local() || address.is_unicast_link_local()
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn connections(total: usize, per_address: usize, trust_proxy: bool) -> Arc<Connections> {
        let mut settings = Settings { trust_proxy, ..Settings::default() };
        (settings.limits.connections, settings.limits.connections_per_address) = (total, per_address);
        Connections::new(&settings)
    }

    fn lanes(connections: &Arc<Connections>, peers: &[&str]) -> (Vec<Lane>, Vec<ConnectionPermit>) {
        let permits: Vec<_> = peers.iter().map(|peer| connections.admit(peer.parse().unwrap())).collect();
        (permits.iter().map(ConnectionPermit::lane).collect(), permits)
    }

    #[test]
    fn one_address_gets_at_most_its_share() {
        use Lane::{Overflow, Regular};
        let peers = ["10.0.0.1", "10.0.0.1", "10.0.0.1", "2001:db8::1", "2001:db8::2", "2001:db8::3"];
        let direct = connections(10, 2, false);
        let (found, permits) = lanes(&direct, &peers);
        assert_eq!(found, [Regular, Regular, Overflow, Regular, Regular, Overflow]);
        drop(permits);
        assert_eq!(direct.count(), 0);
        assert_eq!(lanes(&direct, &peers[..2]).0, [Regular, Regular], "closed connections do not count");
        assert_eq!(lanes(&connections(10, 2, true), &peers[..3]).0, [Regular, Regular, Regular]);
        assert_eq!(lanes(&connections(10, 2, true), &peers[3..]).0, [Regular, Regular, Overflow]);
    }

    #[test]
    fn above_the_limit_the_oldest_connection_makes_room() {
        let connections = connections(2, 2, false);
        let regular = lanes(&connections, &["10.0.0.1", "10.0.0.2"]).1;
        let peers = vec!["10.0.0.3"; OVERFLOW + 1];
        let (found, permits) = lanes(&connections, &peers);
        assert!(found.iter().all(|lane| *lane == Lane::Overflow));
        let evicted: Vec<bool> = permits.iter().map(|permit| permit.evicted.is_cancelled()).collect();
        assert_eq!(evicted.iter().filter(|evicted| **evicted).count(), 1);
        assert!(evicted[0] && !regular[0].evicted.is_cancelled());
    }

    #[test]
    fn some_open_files_stay_free() {
        assert_eq!(for_connections(256), 160);
        assert_eq!(for_connections(64), 16);
    }
}
