//! Reviews finished matches, one at a time and with low priority. The store keeps each review.

mod job;

use std::collections::HashMap;
use std::net::{IpAddr, Ipv4Addr};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use answers::ReviewStage;
use catalog::{REVIEWER_VERSION, SeatLuck};
use room::ids::RoomId;
use store::{ReviewKey, Store};
use tokio_util::sync::CancellationToken;

use self::job::{Job, Outcome};
use crate::error::ApiError;
use crate::low_priority;
use crate::replay_queue::ReplayQueue;

/// How many matches may be waiting for a review, in total and from one address.
const MOST_JOBS: usize = 64;
const MOST_OF_ADDRESS: usize = 8;

/// When to try again if too many reviews are waiting.
const RETRY_S: u32 = 20;

/// How long a job lives after somebody last asked for it.
const FORGOTTEN_AFTER: Duration = Duration::from_secs(30);

/// A job leaves the queue when it is forgotten, not when it has waited for long.
const NEVER: Duration = Duration::from_secs(7 * 24 * 3600);

/// The reviews of this node.
pub struct Reviews {
    store: Store,
    /// Decides which review is computed next.
    pub queue: Arc<ReplayQueue>,
    jobs: Mutex<HashMap<RoomId, Arc<Job>>>,
    stopping: CancellationToken,
    forgotten_after: Duration,
}

/// A finished match, of which nothing is secret any more.
#[derive(Clone, Copy)]
pub(crate) struct Reviewable {
    pub(crate) game: &'static catalog::Entry,
}

/// What a review needs from the log of a match.
pub(crate) struct Material {
    pub(crate) record: String,
    /// The log entry of each step.
    pub(crate) entries: Vec<i64>,
}

/// What there is to say about a review now.
pub(crate) enum ReviewAnswer {
    /// A [`ReviewShown`] as JSON.
    Ready(String),
    Pending(ReviewStage, f64),
}

impl Reviews {
    pub(crate) fn new(store: Store) -> Arc<Reviews> {
        Reviews::forgetting_after(store, FORGOTTEN_AFTER)
    }

    fn forgetting_after(store: Store, forgotten_after: Duration) -> Arc<Reviews> {
        let (queue, stopping) = (ReplayQueue::with_places(1, NEVER), CancellationToken::new());
        Arc::new(Reviews { store, queue, jobs: Mutex::default(), stopping, forgotten_after })
    }

    /// The stored review or the one that is being computed, if there is one.
    pub(crate) async fn find(
        &self,
        room: &RoomId,
        reviewable: Reviewable,
    ) -> Result<Option<ReviewAnswer>, ApiError> {
        let job = self.jobs().get(room).cloned();
        if let Some(job) = job {
            return job.answer().map(Some);
        }
        Ok(self.store.review(key(room, reviewable)).await?.map(ReviewAnswer::Ready))
    }

    /// Starts to review a match, unless somebody else has meanwhile.
    pub(crate) fn start(
        self: &Arc<Reviews>,
        room: &RoomId,
        address: IpAddr,
        reviewable: Reviewable,
        material: Material,
    ) -> Result<ReviewAnswer, ApiError> {
        let mut jobs = self.jobs();
        if let Some(job) = jobs.get(room) {
            return job.answer();
        }
        let of_address = jobs.values().filter(|job| job.address == address).count();
        if jobs.len() >= MOST_JOBS || of_address >= MOST_OF_ADDRESS {
            return Err(ApiError::Busy { retry_s: RETRY_S });
        }
        let job = Job::new(address, self.stopping.child_token());
        jobs.insert(room.clone(), Arc::clone(&job));
        let answer = job.answer();
        tokio::spawn(Arc::clone(self).work(room.clone(), job, reviewable, material));
        answer
    }

    /// Measures the luck of each seat of a finished match, in turn with the reviews.
    pub(crate) async fn luck(
        &self,
        game: &'static catalog::Entry,
        record: String,
    ) -> Result<Vec<SeatLuck>, ApiError> {
        let permit = self.queue.permit(IpAddr::V4(Ipv4Addr::UNSPECIFIED)).await?;
        Ok(low_priority::run(permit, "luck", move || (game.luck)(&record)).await??)
    }

    /// Ends all jobs.
    pub(crate) fn stop(&self) {
        self.stopping.cancel();
    }

    async fn work(
        self: Arc<Reviews>,
        room: RoomId,
        job: Arc<Job>,
        reviewable: Reviewable,
        material: Material,
    ) {
        let forgotten = job.forgotten(self.forgotten_after);
        tokio::select! {
            outcome = self.compute(&room, &job, reviewable, material) => {
                // A review that could not be stored, and a refusal, wait for the next request.
                if job.settle(outcome) == Outcome::ToTell {
                    job.forgotten(self.forgotten_after).await;
                }
            }
            () = forgotten => {}
            () = job.stop.cancelled() => {}
        }
        job.stop.cancel();
        self.jobs().remove(&room);
    }

    /// Waits for its turn, computes a review and stores it.
    async fn compute(
        &self,
        room: &RoomId,
        job: &Arc<Job>,
        reviewable: Reviewable,
        material: Material,
    ) -> Result<job::Computed, ApiError> {
        let permit = self.queue.permit(job.address).await?;
        // Another node may have been faster.
        if let Ok(Some(text)) = self.store.review(key(room, reviewable)).await {
            return Ok(job::Computed { text, stored: Ok(()) });
        }
        let text = Arc::clone(job).review(permit, reviewable, material).await?;
        let stored = self.store.set_review(key(room, reviewable), text.clone()).await;
        if let Err(error) = &stored {
            tracing::warn!(room = %room, %error, "a review could not be stored");
        }
        Ok(job::Computed { text, stored })
    }

    fn jobs(&self) -> MutexGuard<'_, HashMap<RoomId, Arc<Job>>> {
        self.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

fn key(room: &RoomId, reviewable: Reviewable) -> ReviewKey {
    ReviewKey {
        room: room.to_string(),
        rules_version: (reviewable.game.manifest)().rules_version.into(),
        reviewer_version: REVIEWER_VERSION.into(),
    }
}
