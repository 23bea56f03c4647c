//! A fair queue for work that replays matches: replaying a long match takes a core for seconds.

use std::collections::VecDeque;
use std::net::IpAddr;
use std::num::NonZero;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use tokio::sync::oneshot;
use tokio::time::timeout;

use crate::address_counts::AddressCounts;
use crate::error::ApiError;

/// How many requests of one address may wait.
const MOST_WAITING: usize = 16;

/// Lets addresses take turns. One address can use at most half of the places, so its long replays leave others free.
pub struct ReplayQueue {
    places: usize,
    places_per_address: usize,
    wait: Duration,
    state: Mutex<State>,
    replayed: Arc<AtomicU64>,
}

#[derive(Default)]
struct State {
    running: AddressCounts,
    /// The address whose turn is next comes first.
    waiting: VecDeque<WaitingRequests>,
}

struct WaitingRequests {
    address: IpAddr,
    requests: VecDeque<oneshot::Sender<ReplayPermit>>,
}

/// Allows to replay a match until it is dropped.
pub struct ReplayPermit {
    queue: Arc<ReplayQueue>,
    address: IpAddr,
}

impl ReplayQueue {
    /// Half of the cores stay free for running matches, if there are enough.
    pub(crate) fn new(wait: Duration) -> Arc<ReplayQueue> {
        let cores = std::thread::available_parallelism().map_or(1, NonZero::get);
        ReplayQueue::with_places((cores / 2).max(2), wait)
    }

    pub(crate) fn with_places(places: usize, wait: Duration) -> Arc<ReplayQueue> {
        let places_per_address = (places / 2).max(1);
        let (state, replayed) = (Mutex::default(), Arc::default());
        Arc::new(ReplayQueue { places, places_per_address, wait, state, replayed })
    }

    /// Waits for a turn of this address. Refuses if it does not come in time.
    pub async fn permit(self: &Arc<ReplayQueue>, address: IpAddr) -> Result<ReplayPermit, ApiError> {
        let turn = match self.enter(address)? {
            Entered::Now => return Ok(ReplayPermit { queue: Arc::clone(self), address }),
            Entered::Waits(turn) => turn,
        };
        let permit = timeout(self.wait, turn).await.ok().and_then(Result::ok);
        permit.ok_or_else(|| self.busy())
    }

    fn enter(&self, address: IpAddr) -> Result<Entered, ApiError> {
        let mut state = self.state();
        if state.running.total() < self.places && state.running.of(address) < self.places_per_address {
            state.running.add(address);
            return Ok(Entered::Now);
        }
        let (sender, turn) = oneshot::channel();
        let requests = state.waiting_of(address);
        requests.retain(|request| !request.is_closed());
        if requests.len() >= MOST_WAITING {
            return Err(self.busy());
        }
        requests.push_back(sender);
        Ok(Entered::Waits(turn))
    }

    /// Counts the log entries that are replayed.
    pub(crate) fn counter(&self) -> Arc<AtomicU64> {
        Arc::clone(&self.replayed)
    }

    /// How many log entries were replayed since the start.
    pub fn replayed(&self) -> u64 {
        self.replayed.load(Ordering::Relaxed)
    }

    /// How many requests wait for a place.
    pub fn waiting(&self) -> usize {
        self.state().waiting.iter().map(|waiting| waiting.requests.len()).sum()
    }

    fn busy(&self) -> ApiError {
        ApiError::Busy { retry_s: u32::try_from(self.wait.as_secs()).unwrap_or(u32::MAX).max(1) }
    }

    /// Gives a place to the next address.
    fn release(self: &Arc<ReplayQueue>, address: IpAddr) {
        let next = self.state().release(address, self.places_per_address);
        if let Some((address, request)) = next {
            // If the client is gone, the permit is dropped here, which releases the place again.
            drop(request.send(ReplayPermit { queue: Arc::clone(self), address }));
        }
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

enum Entered {
    Now,
    Waits(oneshot::Receiver<ReplayPermit>),
}

impl State {
    fn waiting_of(&mut self, address: IpAddr) -> &mut VecDeque<oneshot::Sender<ReplayPermit>> {
        let known = self.waiting.iter().position(|waiting| waiting.address == address);
        let index = known.unwrap_or_else(|| {
            self.waiting.push_back(WaitingRequests { address, requests: VecDeque::new() });
            self.waiting.len() - 1
        });
        &mut self.waiting[index].requests
    }

    fn release(
        &mut self,
        address: IpAddr,
        places_per_address: usize,
    ) -> Option<(IpAddr, oneshot::Sender<ReplayPermit>)> {
        self.running.remove(address);
        self.next(places_per_address)
    }

    /// The first request of the first address that may have another place. The address goes to the end.
    fn next(&mut self, places_per_address: usize) -> Option<(IpAddr, oneshot::Sender<ReplayPermit>)> {
        self.waiting.retain_mut(|waiting| {
            waiting.requests.retain(|request| !request.is_closed());
            !waiting.requests.is_empty()
        });
        let may_run = |waiting: &WaitingRequests| self.running.of(waiting.address) < places_per_address;
        let index = self.waiting.iter().position(may_run)?;
        let mut waiting = self.waiting.remove(index)?;
        let request = waiting.requests.pop_front()?;
        let address = waiting.address;
        self.running.add(address);
        if !waiting.requests.is_empty() {
            self.waiting.push_back(waiting);
        }
        Some((address, request))
    }
}

impl Drop for ReplayPermit {
    fn drop(&mut self) {
        self.queue.release(self.address);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const WAIT: Duration = Duration::from_secs(600);

    fn address(last: u8) -> IpAddr {
        [10, 0, 0, last].into()
    }

    /// A request that waits; the receiver gets the permit.
    fn waits(queue: &Arc<ReplayQueue>, last: u8) -> oneshot::Receiver<ReplayPermit> {
        match queue.enter(address(last)).unwrap() {
            Entered::Waits(turn) => turn,
            Entered::Now => panic!("there is a free place"),
        }
    }

    #[tokio::test]
    async fn one_address_cannot_take_all_places() {
        let queue = ReplayQueue::with_places(2, WAIT);
        let first = queue.permit(address(1)).await.unwrap();
        let mut second = waits(&queue, 1);
        let other = queue.permit(address(2)).await.unwrap();
        drop(other);
        assert!(second.try_recv().is_err(), "a free place does not count for an address that has its share");
        drop(first);
        assert!(second.try_recv().is_ok());
    }

    #[tokio::test]
    async fn addresses_take_turns() {
        let queue = ReplayQueue::with_places(1, WAIT);
        let running = queue.permit(address(1)).await.unwrap();
        let (mut first, mut second, mut other) = (waits(&queue, 1), waits(&queue, 1), waits(&queue, 2));
        drop(running);
        let first = first.try_recv().unwrap();
        assert!(second.try_recv().is_err() && other.try_recv().is_err());
        drop(first);
        let other = other.try_recv().expect("the other address is next");
        assert!(second.try_recv().is_err());
        drop(other);
        assert!(second.try_recv().is_ok());
    }

    #[tokio::test]
    async fn a_client_that_left_costs_no_turn() {
        let queue = ReplayQueue::with_places(1, WAIT);
        let running = queue.permit(address(1)).await.unwrap();
        let (gone, mut waiting) = (waits(&queue, 2), waits(&queue, 3));
        drop(gone);
        drop(running);
        assert!(waiting.try_recv().is_ok());
    }

    #[tokio::test]
    async fn an_address_with_too_many_waiting_requests_is_refused() {
        let queue = ReplayQueue::with_places(1, WAIT);
        let _running = queue.permit(address(1)).await.unwrap();
        let mut waiting: Vec<_> = (0..MOST_WAITING).map(|_| waits(&queue, 1)).collect();
        assert!(matches!(queue.permit(address(1)).await, Err(ApiError::Busy { retry_s: 600 })));
        drop(waiting.pop());
        drop(waits(&queue, 1));
    }
}
