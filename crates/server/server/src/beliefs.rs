//! What a seat of a finished match could know of hidden cards, computed one at a time and with low priority.
//!
//! A belief takes milliseconds, so the newest ones stay in memory and none is stored. Beliefs do not wait behind reviews,
//! which take seconds.

use std::net::IpAddr;
use std::num::NonZeroUsize;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use answers::BeliefsShown;
use game::Seat;
use lru::LruCache;
use room::ids::RoomId;
use table::BotInput;

use crate::error::ApiError;
use crate::low_priority;
use crate::replay_queue::ReplayQueue;

/// How many beliefs are kept, of about 10 kB at most.
const MOST_KEPT: NonZeroUsize = NonZeroUsize::new(500).expect("invariant: the number is not 0");

/// The beliefs of this node.
pub struct Beliefs {
    /// Decides which belief is computed next.
    pub queue: Arc<ReplayQueue>,
    kept: Mutex<LruCache<Moment, Arc<str>>>,
}

/// A seat at one moment of a match.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub(crate) struct Moment {
    pub(crate) room: RoomId,
    pub(crate) seat: Seat,
    /// The log entry of the last step.
    pub(crate) entry: i64,
}

impl Beliefs {
    pub(crate) fn new(wait: Duration) -> Arc<Beliefs> {
        let kept = Mutex::new(LruCache::new(MOST_KEPT));
        Arc::new(Beliefs { queue: ReplayQueue::with_places(1, wait), kept })
    }

    /// A [`BeliefsShown`] as JSON, if it was computed before.
    pub(crate) fn find(&self, moment: &Moment) -> Option<Arc<str>> {
        self.kept().get(moment).cloned()
    }

    /// Waits for its turn and computes a belief from the seat's view.
    pub(crate) async fn compute(
        &self,
        address: IpAddr,
        game: &'static catalog::Entry,
        moment: Moment,
        view: BotInput,
    ) -> Result<Arc<str>, ApiError> {
        let permit = self.queue.permit(address).await?;
        let (seat, entry) = (moment.seat, moment.entry);
        let beliefs = low_priority::run(permit, "beliefs", move || (game.beliefs)(&view)).await?;
        let beliefs = beliefs.ok_or_else(|| ApiError::internal("no state fits a view"))?;
        let text = serde_json::to_string(&BeliefsShown { seat, entry, beliefs });
        let text: Arc<str> = text.map_err(|_| ApiError::internal("a belief cannot be written"))?.into();
        self.kept().put(moment, Arc::clone(&text));
        Ok(text)
    }

    fn kept(&self) -> MutexGuard<'_, LruCache<Moment, Arc<str>>> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
