//! The match as delayed spectators see it: a second table that gets each step later.
//!
//! A step that has not reached this table cannot be shown, whatever a client requests.

use std::collections::VecDeque;

use room::{Entry, LogEntry, Room};
use table::AnyTable;

use crate::error::ApiError;

pub(super) struct DelayedView {
    delay_ms: i64,
    table: Option<Box<dyn AnyTable>>,
    pending: VecDeque<Pending>,
}

struct Pending {
    due_ms: i64,
    step: Step,
}

enum Step {
    Begin {
        rules_version: u32,
    },
    Decide {
        steps: String,
    },
    /// A chat line. It does not change the match, but is shown with the same delay.
    Chat,
}

/// What [`DelayedView::catch_up`] changed.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CaughtUp {
    /// Steps or chat.
    Match,
    /// The match began or ended.
    Stage,
}

impl DelayedView {
    /// Builds the view from the log of the room.
    pub(super) fn new(
        delay_ms: i64,
        room: &Room,
        log: &[LogEntry],
        now_ms: i64,
    ) -> Result<DelayedView, ApiError> {
        let mut delayed = DelayedView { delay_ms, table: None, pending: VecDeque::new() };
        for stored in log {
            let entry = Entry::from_line(&stored.body)
                .map_err(|_| ApiError::internal("an entry of the room's log cannot be read"))?;
            delayed.push(&entry, stored.at_ms);
        }
        delayed.catch_up(room, now_ms);
        Ok(delayed)
    }

    /// Queues an entry, to be applied after the delay.
    pub(super) fn push(&mut self, entry: &Entry, at_ms: i64) {
        let step = match entry {
            Entry::Began(began) => Step::Begin { rules_version: began.rules_version },
            Entry::Decided(decided) | Entry::Undone(decided) => {
                Step::Decide { steps: decided.steps.get().to_owned() }
            }
            Entry::Said { .. } => Step::Chat,
            _ => return,
        };
        self.pending.push_back(Pending { due_ms: at_ms + self.delay_ms, step });
    }

    /// Applies the entries that are due, and returns what changed.
    pub(super) fn catch_up(&mut self, room: &Room, now_ms: i64) -> Option<CaughtUp> {
        let before = self.stage();
        let mut changed = None;
        while let Some(first) = self.pending.pop_front_if(|first| first.due_ms <= now_ms) {
            self.apply(room, &first.step);
            changed = Some(CaughtUp::Match);
        }
        if self.stage() == before { changed } else { Some(CaughtUp::Stage) }
    }

    /// `None` before the match begins, then whether it is over.
    fn stage(&self) -> Option<bool> {
        self.table().map(AnyTable::is_over)
    }

    /// The room's own table has accepted this step, so it cannot fail here. If it does, spectators see nothing.
    fn apply(&mut self, room: &Room, step: &Step) {
        match step {
            Step::Chat => {}
            Step::Begin { rules_version } => self.table = room.open_table(*rules_version).ok(),
            Step::Decide { steps } => {
                let applied = self.table.as_mut().map(|table| table.apply_recorded(steps));
                if !matches!(applied, Some(Ok(_))) {
                    self.table = None;
                }
            }
        }
    }

    /// The time up to which spectators see the match.
    pub(super) fn time_ms(&self, now_ms: i64) -> i64 {
        now_ms - self.delay_ms
    }

    /// When the next entry is due.
    pub(super) fn next_ms(&self) -> Option<i64> {
        self.pending.front().map(|first| first.due_ms)
    }

    pub(super) fn table(&self) -> Option<&dyn AnyTable> {
        self.table.as_deref()
    }
}
