//! A match as spectators see it who are kept behind: a table of its own, which gets each step later.
//!
//! What has not reached that table cannot be shown by it, whatever is asked.

use std::collections::VecDeque;

use table::AnyTable;

use crate::room::{Entry, Room};

/// The match as it was some time ago.
pub(super) struct Lagging {
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

impl Lagging {
    /// What a log tells, later by so much.
    pub(super) fn new(delay_ms: i64, room: &Room, log: &[store::Entry], now_ms: i64) -> Lagging {
        let mut lagging = Lagging { delay_ms, table: None, waiting: VecDeque::new() };
        for stored in log {
            if let Ok(entry) = Entry::from_line(&stored.body) {
                lagging.hear(&entry, stored.at_ms);
            }
        }
        lagging.catch_up(room, now_ms);
        lagging
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

    /// Lets happen what is due, and says whether anything did.
    pub(super) fn catch_up(&mut self, room: &Room, now_ms: i64) -> bool {
        let mut happened = false;
        while self.waiting.front().is_some_and(|first| first.due_ms <= now_ms) {
            if let Some(first) = self.waiting.pop_front() {
                self.happen(room, &first.step);
                happened = true;
            }
        }
        happened
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
