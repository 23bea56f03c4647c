//! The review of one match: who asked for it when, how far it is, and its thread.

use std::net::IpAddr;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use answers::{ReviewShown, ReviewStage};
use catalog::{ReviewError, ReviewSettings};
use store::StoreError;
use tokio::time::Instant;
use tokio_util::sync::CancellationToken;

use super::{Material, ReviewAnswer, Reviewable};
use crate::error::ApiError;
use crate::low_priority;
use crate::replay_queue::ReplayPermit;

pub(super) struct Job {
    pub(super) address: IpAddr,
    /// Ends the job.
    pub(super) stop: CancellationToken,
    /// When somebody last asked for it.
    asked: Mutex<Instant>,
    /// The bits of a number from 0 to 1.
    done: AtomicU64,
    state: Mutex<State>,
}

enum State {
    Waiting,
    Running,
    Ended(Result<String, ApiError>),
}

/// A review, and whether the store has kept it.
pub(super) struct Computed {
    pub(super) text: String,
    pub(super) stored: Result<(), StoreError>,
}

/// What remains to be done after a job.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Outcome {
    /// The store has the review.
    Stored,
    /// Only the job itself knows the result.
    ToTell,
}

impl Job {
    pub(super) fn new(address: IpAddr, stop: CancellationToken) -> Arc<Job> {
        let (asked, done, state) =
            (Mutex::new(Instant::now()), AtomicU64::default(), Mutex::new(State::Waiting));
        Arc::new(Job { address, stop, asked, done, state })
    }

    /// What there is to say now. The job lives on for a while.
    pub(super) fn answer(&self) -> Result<ReviewAnswer, ApiError> {
        *self.asked.lock().unwrap_or_else(PoisonError::into_inner) = Instant::now();
        let done = f64::from_bits(self.done.load(Ordering::Relaxed));
        match &*self.state() {
            State::Waiting => Ok(ReviewAnswer::Pending(ReviewStage::Waiting, done)),
            State::Running => Ok(ReviewAnswer::Pending(ReviewStage::Running, done)),
            State::Ended(result) => result.clone().map(ReviewAnswer::Ready),
        }
    }

    /// Returns once nobody has asked for the job for this time.
    pub(super) async fn forgotten(&self, after: Duration) {
        loop {
            let until = *self.asked.lock().unwrap_or_else(PoisonError::into_inner) + after;
            if until <= Instant::now() {
                return;
            }
            tokio::time::sleep_until(until).await;
        }
    }

    /// Notes the result.
    pub(super) fn settle(&self, computed: Result<Computed, ApiError>) -> Outcome {
        let outcome = match &computed {
            Ok(Computed { stored: Ok(()), .. }) => Outcome::Stored,
            _ => Outcome::ToTell,
        };
        *self.state() = State::Ended(computed.map(|computed| computed.text));
        outcome
    }

    /// Reviews the match on a thread of its own, which keeps the place in the queue until it ends.
    pub(super) async fn review(
        self: Arc<Job>,
        permit: ReplayPermit,
        reviewable: Reviewable,
        material: Material,
    ) -> Result<String, ApiError> {
        *self.state() = State::Running;
        low_priority::run(permit, "review", move || self.text(reviewable, material)).await?
    }

    fn text(&self, Reviewable { game }: Reviewable, material: Material) -> Result<String, ApiError> {
        let mut progress = |progress: catalog::Progress| {
            self.done.store(progress.done.to_bits(), Ordering::Relaxed);
            !self.stop.is_cancelled()
        };
        let reviewed = (game.review)(&material.record, &ReviewSettings::default(), &mut progress);
        let review = reviewed.map_err(|error| match error {
            ReviewError::Stopped => ApiError::ShuttingDown,
            error => ApiError::from(error),
        })?;
        let shown = ReviewShown { entries: material.entries, review };
        serde_json::to_string(&shown).map_err(|_| ApiError::internal("a review cannot be written"))
    }

    fn state(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
