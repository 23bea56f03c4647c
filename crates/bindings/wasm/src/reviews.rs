//! Reviews of matches on a device. A worker has no other thread for them, so each request goes on a little.

use answers::{Archive, ReviewPending, ReviewShown, ReviewStage};
use catalog::{ReviewSettings, RunningReview};
use serde_json::value::RawValue;

use crate::answer::{Answer, to_json};
use crate::problem::Problem;

/// A review that is not ready yet, or one that is.
pub(crate) struct LocalReview {
    running: Option<Box<dyn RunningReview>>,
    entries: Vec<i64>,
    ready: Option<Box<RawValue>>,
}

impl LocalReview {
    pub(crate) fn begin(archive: &Archive) -> Result<LocalReview, Problem> {
        let (record, entries) = (archive.record()?, archive.entries_of_all_steps()?);
        let running = (archive.room.game().begin_review)(&record, &ReviewSettings::default())?;
        Ok(LocalReview { running: Some(running), entries, ready: None })
    }

    /// Examines one more decision, and tells how far the review is.
    pub(crate) fn advance(&mut self) -> Answer {
        if let Some(ready) = &self.ready {
            return Ok(ready.clone());
        }
        let mut running = self.running.take().ok_or(Problem::Internal { what: "a review is lost" })?;
        running.advance();
        let done = running.done();
        if done < 1.0 {
            self.running = Some(running);
            return to_json(&ReviewPending { state: ReviewStage::Running, done });
        }
        let entries = std::mem::take(&mut self.entries);
        let ready = to_json(&ReviewShown { entries, review: running.finish() })?;
        self.ready = Some(ready.clone());
        Ok(ready)
    }
}
