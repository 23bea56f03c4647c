//! A match as spectators see it who are kept behind: a table of its own, which gets each step later.
//!
//! What has not reached that table cannot be shown by it, whatever is asked.

use std::collections::VecDeque;

use table::AnyTable;

use room::{Entry, LogEntry, Room};

use crate::error::ApiError;

/// The match as it was some time ago.
pub(super) struct DelayedView {
    delay_ms: i64,
    table: Option<Box<dyn AnyTable>>,
    waiting: VecDeque<Waiting>,
}

struct Waiting {
    due_ms: i64,
    step: Step,
}

enum Step {
    Begin {
        rules_version: u32,
    },
    Follow {
        steps: String,
    },
    /// A line of chat, which changes nothing in the match.
    Speak,
}

/// What spectators have caught up with.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum CaughtUp {
    /// Something within the match.
    Match,
    /// The beginning of the match, or its end.
    Stage,
}

impl DelayedView {
    /// What a log tells, later by so much.
    pub(super) fn new(
        delay_ms: i64,
        room: &Room,
        log: &[LogEntry],
        now_ms: i64,
    ) -> Result<DelayedView, ApiError> {
        let mut delayed = DelayedView { delay_ms, table: None, waiting: VecDeque::new() };
        for stored in log {
            let entry = Entry::from_line(&stored.body)
                .map_err(|_| ApiError::internal("an entry of the room's log cannot be read"))?;
            delayed.hear(&entry, stored.at_ms);
        }
        delayed.catch_up(room, now_ms);
        Ok(delayed)
    }

    /// Hears of an entry, to let it happen later.
    pub(super) fn hear(&mut self, entry: &Entry, at_ms: i64) {
        let step = match entry {
            Entry::Began(began) => Step::Begin { rules_version: began.rules_version },
            Entry::Decided(decided) | Entry::Undone(decided) => {
                Step::Follow { steps: decided.steps.get().to_owned() }
            }
            Entry::Said { .. } => Step::Speak,
            _ => return,
        };
        self.waiting.push_back(Waiting { due_ms: at_ms + self.delay_ms, step });
    }

    /// Lets happen what is due, and says what that changed.
    pub(super) fn catch_up(&mut self, room: &Room, now_ms: i64) -> Option<CaughtUp> {
        let before = self.stage();
        let mut happened = None;
        while let Some(first) = self.waiting.pop_front_if(|first| first.due_ms <= now_ms) {
            self.happen(room, &first.step);
            happened = Some(CaughtUp::Match);
        }
        if self.stage() == before { happened } else { Some(CaughtUp::Stage) }
    }

    /// Whether the match has begun, and whether it has ended.
    fn stage(&self) -> Option<bool> {
        self.table().map(AnyTable::is_over)
    }

    /// A step that the room's own table has taken cannot fail here; if it does, spectators see nothing rather than
    /// something else.
    fn happen(&mut self, room: &Room, step: &Step) {
        match step {
            Step::Speak => {}
            Step::Begin { rules_version } => self.table = room.lay(*rules_version).ok(),
            Step::Follow { steps } => {
                let followed = self.table.as_mut().map(|table| table.follow(steps));
                if !matches!(followed, Some(Ok(_))) {
                    self.table = None;
                }
            }
        }
    }

    /// The time that spectators have come to.
    pub(super) fn time_ms(&self, now_ms: i64) -> i64 {
        now_ms - self.delay_ms
    }

    /// When the next thing happens.
    pub(super) fn next_ms(&self) -> Option<i64> {
        self.waiting.front().map(|first| first.due_ms)
    }

    /// The match as it was.
    pub(super) fn table(&self) -> Option<&dyn AnyTable> {
        self.table.as_deref()
    }
}
