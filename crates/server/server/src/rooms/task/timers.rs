//! What a room does when time passes: deadlines, notices, summaries for lists, and closing when idle.

use std::time::{Duration, Instant};

use game::{Seat, SeatSet};
use room::{Changes, Entry, Pace, Stage};

use super::{RETRY, RoomTask};
use crate::clock::now_ms;
use crate::rooms::delayed_view::{CaughtUp, DelayedView};
use crate::rooms::summary;

/// How long an empty room stays open after its match. Most players do not return, and the log is there for those who
/// do.
const AFTER_THE_END: Duration = Duration::from_secs(2);

impl RoomTask {
    pub(super) async fn on_time(&mut self) {
        let now = now_ms();
        // If the store does not answer, `next_wake` schedules another attempt.
        let _ = self.resolve_unknown_commit().await;
        if let Some(caught_up) = self.delayed.as_mut().and_then(|delayed| delayed.catch_up(&self.room, now)) {
            self.broadcast(Changes {
                delayed: true,
                room_info: caught_up == CaughtUp::Stage,
                ..Changes::default()
            });
        }
        self.update_presence();
        let ran_out: Vec<Entry> = self.run_out(now).iter().map(|seat| Entry::RanOut { seat }).collect();
        if !ran_out.is_empty() && self.resolve_unknown_commit().await.is_ok() {
            let entered = self.store_and_apply(ran_out, None).await;
            self.log_failure("a seat whose time ran out could not be handed over", entered);
        }
        let ended = self.late_requests(now);
        if !ended.is_empty() {
            let entered = self.store_and_apply(ended, None).await;
            self.log_failure("a request without an answer could not be ended", entered);
        }
        if self.unwatched_until().is_some_and(|until| until <= now) {
            let entered = self.store_and_apply(vec![self.room.plan_close_unwatched()], None).await;
            self.log_failure("an unwatched match of bots could not be closed", entered);
        }
        if self.save_summary_at.is_some_and(|at| at <= Instant::now()) {
            self.save_summary().await;
        }
        self.subscribers.save_memory();
        self.replace_missing_nonces(now).await;
        self.announce_turns().await;
        self.ask_bots();
        if self.is_idle() && self.idle_since.elapsed() >= self.open_for() {
            self.leaving = true;
        }
    }

    /// The ends of the requests that were not answered in time.
    pub(super) fn late_requests(&self, now: i64) -> Vec<Entry> {
        let is_late = |until: &i64| *until <= now;
        let take_over = self.room.take_over_until().filter(is_late).map(|_| Entry::TakeOverEnded);
        let undo = self.room.undo_until().filter(is_late).map(|_| Entry::UndoEnded);
        take_over.into_iter().chain(undo).collect()
    }

    fn run_out(&self, now: i64) -> SeatSet {
        let is_out = |seat: &Seat| self.room.clocks().deadline(*seat).is_some_and(|deadline| deadline <= now);
        self.awaited().iter().filter(is_out).collect()
    }

    fn next_deadline(&self) -> Option<i64> {
        self.awaited().iter().filter_map(|seat| self.room.clocks().deadline(seat)).min()
    }

    /// When a room that no node has open must be opened.
    pub(super) fn wake_at(&self) -> Option<i64> {
        let due = self.next_deadline().into_iter().chain(self.must_announce());
        due.chain(self.unwatched_until()).chain(self.room.reveal_until()).min()
    }

    /// If this node dies, another one must look which turns are not announced yet. A room that is closed has announced all.
    fn must_announce(&self) -> Option<i64> {
        let is_slow = matches!(self.room.settings().pace, Pace::Turns { .. });
        let goes_on = matches!(self.room.stage(), Stage::Open | Stage::Playing);
        let serves = !self.leaving && is_slow && goes_on;
        (serves || self.has_unannounced()).then(now_ms)
    }

    /// When a match of bots that nobody watches is closed.
    fn unwatched_until(&self) -> Option<i64> {
        let unwatched = self.room.only_bots_play() && self.subscribers.is_empty();
        let patience = i64::try_from(self.rooms.settings.unwatched.as_millis()).unwrap_or(i64::MAX);
        unwatched.then(|| self.room.active_ms().saturating_add(patience))
    }

    /// The seats whose owners must decide, and for whom no bot decides.
    pub(super) fn awaited(&self) -> SeatSet {
        let counts = |seat: &Seat| {
            self.room.covered(*seat).is_none()
                && self.room.places().get(seat.index()).is_some_and(|place| place.player().is_some())
        };
        let playing = *self.room.stage() == Stage::Playing;
        self.room.owing_seats().iter().filter(|_| playing).filter(counts).collect()
    }

    fn is_idle(&self) -> bool {
        self.subscribers.is_empty() && !self.bot_runner.is_running()
    }

    /// How long the room stays open while it is empty.
    fn open_for(&self) -> Duration {
        let idle = self.rooms.settings.idle;
        match self.room.stage() {
            Stage::Open | Stage::Playing => idle,
            Stage::Over | Stage::Closed { .. } => idle.min(AFTER_THE_END),
        }
    }

    /// Stores the summary of the room that lists show.
    pub(super) async fn save_summary(&mut self) {
        self.save_summary_at = None;
        let players = summary::players(&self.room);
        let moved = (self.saved_players.as_ref() != Some(&players)).then(|| players.clone());
        let summary = summary::of(&self.room, now_ms(), self.wake_at(), moved);
        let next = self.room.number() + 1;
        match self.rooms.store.append(&self.lease, next, Vec::new(), Some(summary)).await {
            Ok(()) => self.saved_players = Some(players),
            Err(error) => {
                tracing::warn!(room = %self.room.id(), %error, "the summary could not be saved");
            }
        }
    }

    /// When `on_time` must run next, unless a message comes first.
    pub(super) fn next_wake(&self) -> Option<Instant> {
        let now = now_ms();
        let playing = *self.room.stage() == Stage::Playing;
        let covers = self.presence.cover_at.iter().flatten().copied().filter(|at| *at > now);
        let delayed = self.delayed.as_ref().and_then(DelayedView::next_ms);
        let covers = covers.filter(|_| playing);
        let due = covers.chain(self.next_deadline()).chain(delayed);
        let due = due.chain(self.has_unannounced().then_some(now));
        let due = due.chain(self.unwatched_until()).chain(self.room.reveal_until());
        let due = due.chain(self.room.take_over_until()).chain(self.room.undo_until()).min();
        let due =
            due.map(|at| Instant::now() + Duration::from_millis(u64::try_from(at - now).unwrap_or(0) + 1));
        let due = due.map(|due| self.retry_at.map_or(due, |retry_at| due.max(retry_at)));
        let idle = self.is_idle().then(|| self.idle_since + self.open_for());
        let retry = self.commit_unknown.then(|| Instant::now() + RETRY);
        let silent = self.subscribers.silent_at();
        due.into_iter().chain(idle).chain(retry).chain(silent).chain(self.save_summary_at).min()
    }
}
